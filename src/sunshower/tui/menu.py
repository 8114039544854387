"""What may be done, as a list to choose from: by paths of picks, so that no list is long."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sunshower.core.chance import Rng
from sunshower.core.game import Path, Seat
from sunshower.core.match import Match
from sunshower.tui.book import spoken

FEW = 9  # as many moves are listed one by one
SHOWN = 20
SAMPLES = 6


@dataclass(frozen=True)
class Entry:
    """A line of the list: a move, or a pick with which several moves begin."""

    text: str
    moves: tuple[str, ...]
    path: Path | None = None
    """For a pick: all picks up to it."""


def entries(picks: dict[Path, str], picked: Path = ()) -> list[Entry]:
    """The list after some picks: each move if they are few, else grouped by the next pick."""
    open_paths = {path: move for path, move in picks.items() if path[: len(picked)] == picked}
    moves = list(dict.fromkeys(open_paths.values()))
    if len(moves) <= FEW:
        return [Entry(move, (move,)) for move in moves]
    groups: dict[Path, list[str]] = {}
    for path, move in open_paths.items():
        group = groups.setdefault(path[: len(picked) + 1], [])
        if move not in group:
            group.append(move)
    if len(groups) == 1:
        return entries(picks, *groups)
    return [
        Entry(group[0], (group[0],)) if len(group) == 1 else Entry(path[-1], tuple(group), path)
        for path, group in groups.items()
    ]


def listed(menu: Sequence[Entry], meanings: dict[str, str], everything: bool = False) -> str:
    """The list as text, numbered."""
    shown = menu if everything else menu[:SHOWN]
    widest = max((len(label(entry)) for entry in shown), default=0)
    lines = [f"{n:3}  {label(entry):{widest}}  {says(entry, meanings)}" for n, entry in enumerate(shown, 1)]
    if len(shown) < len(menu):
        lines.append(f"     and {len(menu) - len(shown)} more: 'moves' lists them all")
    return "\n".join(lines)


def label(entry: Entry) -> str:
    return f"{entry.text} ..." if entry.path else entry.text


def says(entry: Entry, meanings: dict[str, str]) -> str:
    if not entry.path:
        return meanings.get(entry.text, "")
    samples = ", ".join(entry.moves[:SAMPLES])
    return samples if len(entry.moves) <= SAMPLES else f"{len(entry.moves)} ways: {samples}, ..."


def meanings(match: Match, seat: Seat) -> dict[str, str]:
    """What each move open to a seat would do, in a few words.

    The game tells it of a guess from the seat's View: what the seat may not know cannot slip in.
    """
    state = match.game.guess(match.view(seat), Rng())
    found = {}
    for action in state.legal():
        sentence = match.game.tell(state, action, seat)[1]
        doing = spoken(re.sub(rf"^\{{{seat}\}} ", "You ", sentence.rstrip(".")))
        found[match.game.write(state, action)] = doing.removeprefix("You ").format(*match.players)
    return found
