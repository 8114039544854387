"""What may be done, as a list to choose from: by paths of picks, so that no list is long."""

from collections.abc import Sequence
from dataclasses import dataclass

from sunshower.core.chance import Rng
from sunshower.core.errors import IllegalMove
from sunshower.core.game import Path, Seat
from sunshower.core.happenings import doing
from sunshower.core.letters import written
from sunshower.core.match import Match
from sunshower.core.message import Arg
from sunshower.core.offers import Rest, question
from sunshower.core.text import columns, padded
from sunshower.tui.speech import language, say, voice
from sunshower.tui.transcript import players

FEW = 9  # as many moves are listed one by one
SHOWN = 20


@dataclass(frozen=True)
class Entry:
    """A line of the list: a move, or a pick with which several moves begin."""

    text: str
    moves: tuple[str, ...]
    path: Path | None = None
    """For a pick: all picks up to it."""
    picks: frozenset[str] = frozenset()
    """What can be picked next on the way to its moves."""


def every(picks: dict[Path, str], picked: Path = ()) -> list[Entry]:
    """The list of each and every move."""
    nexts: dict[str, set[str]] = {}
    for path, move in picks.items():
        nexts.setdefault(move, set()).update(path[len(picked) : len(picked) + 1])
    return [Entry(move, (move,), None, frozenset(found)) for move, found in nexts.items()]


def entries(picks: dict[Path, str], picked: Path = ()) -> list[Entry]:
    """The list after some picks: each move if they are few, else grouped by the next pick."""
    open_paths = {path: move for path, move in picks.items() if path[: len(picked)] == picked}
    if len(set(open_paths.values())) <= FEW:
        return every(open_paths, picked)
    first: dict[str, Path] = {}  # a move that several picks can begin is listed once
    for path, move in open_paths.items():
        first.setdefault(move, path)
    groups: dict[Path, list[str]] = {}
    for move, path in first.items():
        groups.setdefault(path[: len(picked) + 1], []).append(move)
    if len(groups) == 1:
        return entries(picks, *groups)
    return [
        Entry(group[0], (group[0],), None, frozenset(path[-1:]))
        if len(group) == 1
        else Entry(path[-1], tuple(group), path, frozenset(path[-1:]))
        for path, group in groups.items()
    ]


def numbered(match: Match, seat: Seat, menu: Sequence[Entry], number: int, sure: bool) -> Entry:
    """The entry with a number in the list. Unless sure, raises IllegalMove if another's card or spot is numbered so."""
    if not 0 < number <= len(menu):
        raise IllegalMove.because("not-listed", last=len(menu))
    entry = menu[number - 1]
    others = {pick: other for other in menu for pick in other.picks - entry.picks if value(pick) == str(number)}
    if others and not sure and not any(value(pick) == str(number) for pick in entry.picks):
        meant = others[min(others)]
        told, other = in_words(match, seat, (entry, meant))
        typed = written(match.game.name, meant.text, language())  # as it stands in the list
        raise IllegalMove.because("two-meanings", number=number, listed=told, other=other, typed=typed)
    return entry


def named(picks: dict[Path, str], picked: Path, text: str, bare: bool) -> Path | None:
    """The picks that a text means: a pick with its kind, or bare, without it, where there is only one such."""
    for before in (picked, ()):
        nexts = {path[: len(before) + 1] for path in picks if path[: len(before)] == before and len(path) > len(before)}
        if (*before, text) in nexts:
            return (*before, text)
        found = [path for path in nexts if value(path[-1]) == text]
        if bare and len(found) == 1:
            return found[0]
    return None


def value(pick: str) -> str:
    """A pick without its kind."""
    return pick.partition(":")[2]


def listed(match: Match, seat: Seat, menu: Sequence[Entry], everything: bool = False) -> str:
    """The list as text, numbered, in the letters that the table is printed in."""
    shown = menu if everything else menu[:SHOWN]
    labels = [written(match.game.name, label(entry), language()) for entry in shown]
    widest = max(map(columns, labels), default=0)
    means = meanings(match, seat)
    told = [goes_on(match, seat, entry) if entry.path else means.get(entry.text, "") for entry in shown]
    lines = [f"{n:3}  {padded(text, widest)}  {told[n - 1]}" for n, text in enumerate(labels, 1)]
    return "\n".join([*lines, *(f"     {line}" for line in rest(menu, shown))])


def label(entry: Entry) -> str:
    return f"{entry.text} ..." if entry.path else entry.text


def recited(match: Match, seat: Seat, menu: Sequence[Entry], everything: bool = False) -> str:
    """The list for somebody who listens."""
    shown = menu if everything else menu[:SHOWN]
    lines = [f"{number}  {line}" for number, line in enumerate(in_words(match, seat, shown), 1)]
    return "\n".join([*lines, *rest(menu, shown)])


def in_words(match: Match, seat: Seat, menu: Sequence[Entry]) -> list[str]:
    """What each move of a list does, and of a pick that begins several what it is."""
    means = meanings(match, seat, aloud=True)
    return [ways(match, seat, entry) if entry.path else means.get(entry.text, entry.text) for entry in menu]


def rest(menu: Sequence[Entry], shown: Sequence[Entry]) -> list[str]:
    """How much of a list is not shown."""
    return [say("more-moves", count=len(menu) - len(shown))] if len(shown) < len(menu) else []


def ways(match: Match, seat: Seat, entry: Entry) -> str:
    """For ears: what a pick is, and how many moves begin with it."""
    return thing(match, seat, entry.text, "line-thing-ways", aloud=True, count=len(entry.moves))


def goes_on(match: Match, seat: Seat, entry: Entry) -> str:
    """What a pick is, and what goes on with it; if that is too much to say, how many moves begin with it."""
    path = entry.path or ()
    rests = [
        Rest(offer.move[0], tuple(enumerate(each))[len(path) :], offer.text)
        for offer in match.offers(seat)
        for each in offer.picks
        if each[: len(path)] == path
    ]
    asked = question(match.game, match.guess(seat, Rng()), rests).args
    choices = asked.get("choices") or asked.get("choice")
    if choices is None:
        return thing(match, seat, entry.text, "line-thing-ways", count=len(entry.moves))
    return thing(match, seat, entry.text, "line-thing-choices", choices=choices)


def thing(match: Match, seat: Seat, pick: str, key: str = "line-thing", aloud: bool = False, **args: Arg) -> str:
    """What a pick is called, or a sentence that begins with it."""
    kind, _, name = pick.partition(":")
    called = match.game.choice(match.guess(seat, Rng()), pick) if match.game.choice else name
    bare = kind if isinstance(called, int | str) or kind == "slot" else None  # a spot goes by its letter alone
    said = voice(players(match), seat, aloud)(key, kind=bare, thing=called, **args)
    # A square is no other one for standing first: its letter stays small.
    return (
        said if isinstance(called, str) and said.startswith(called) else said[:1].upper() + said[1:] if args else said
    )


def meanings(match: Match, seat: Seat, aloud: bool = False) -> dict[str, str]:
    """What each move open to a seat would do, in a few words."""
    speaks = voice(players(match), seat, aloud)
    told = {move: doing(match.game.name, story[0]) for move, story in match.deeds(seat).items()}
    return {move: speaks(message.key, **message.args) for move, message in told.items()}
