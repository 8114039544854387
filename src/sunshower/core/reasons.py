"""Reasons: what speaks for a move, as questions that are asked of worlds before and after it.

A seat does not know which of the worlds it could be in is the true one. So a move is tried in many that look the same
to the seat, and a game's questions are asked of each: whatever is told is true for all that the seat can know, and the
same View gives the same words whatever is hidden.

A question gives the arguments of its message, or None where it has nothing to say for the move: `gains` of Rainbow Road
is said by `road-why-gains`, whose attribute `.nudge` only says where to look. What the worlds do not agree on is not
told, but a switch is counted: it becomes the number of worlds in a hundred in which it is on.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sunshower.core.chance import Rng
from sunshower.core.game import Game, Seat
from sunshower.core.message import Arg, Message

WORLDS = 400
"""So many that what is counted in them, told of 100, is off by five at most in nineteen of twenty cases."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A move tried in a world."""

    seat: Seat
    move: Any
    """The move as a value with named parts."""
    before: Any
    after: Any


Answer: TypeAlias = Mapping[str, Arg] | None
Question: TypeAlias = Callable[[Trial], Answer]


def reasons(game: Game, view: Mapping[str, Any], moves: Sequence[str]) -> list[Message]:
    """What speaks for the first of some moves; first of all, what does not speak for the others just as well."""
    worlds = worlds_of(game, view)
    trials = [tried(game, view["seat"], worlds, move) for move in moves]
    found: list[tuple[bool, Message]] = []
    for question in game.reasons:
        answer, *others = (agreed([question(trial) for trial in each]) for each in trials)
        if answer is not None:
            found.append((answer in others, Message(why(game.name, question), answer)))
    return [message for _, message in sorted(found, key=lambda each: each[0])]


def worlds_of(game: Game, view: Mapping[str, Any]) -> list[Any]:
    """Worlds that look right to a pair of eyes; one, where nothing is hidden from them."""
    first = game.guess(view, Rng("world 0"))
    if {**view, "seat": "all"} == game.view(first, "all"):
        return [first]
    return [first, *(game.guess(view, Rng(f"world {number}")) for number in range(1, WORLDS))]


def why(game: str, question: Question) -> str:
    """What a question's answer is said by in the catalogues."""
    return f"{game}-why-{question.__name__.replace('_', '-')}"


def tried(game: Game, seat: Seat, worlds: Sequence[Any], text: str) -> list[Trial]:
    """A move in each of some worlds."""
    found = []
    for before in worlds:
        action = game.parse_move(before, text)
        if action is not None:
            after = before.clone()
            after.play(action)
            found.append(Trial(seat, game.move(before, action), before, after))
    return found


def out_of_100(switches: Sequence[Any]) -> int:
    """In how many of 100 worlds a switch is on: all or none only if that is so in each that was asked."""
    on = sum(map(bool, switches))
    share = round(100 * on / len(switches))
    return min(99, max(1, share)) if 0 < on < len(switches) else share


def agreed(answers: Sequence[Answer]) -> Answer:
    """What the answers of all worlds come to, or None."""
    told: dict[str, Arg] = {}
    if not answers or any(answer is None for answer in answers):
        return None
    for name in answers[0] or ():
        values = [(answer or {})[name] for answer in answers]
        if isinstance(values[0], bool):
            told[name] = out_of_100(values)
        elif any(value != values[0] for value in values):
            return None
        else:
            told[name] = values[0]
    return told
