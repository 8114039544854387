"""Hints that teach: where to look, what a bot would do, what speaks for it, and what other moves would cost."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from sunshower.bots.thinker import Thought
from sunshower.core.game import Seat
from sunshower.core.happenings import doing
from sunshower.core.match import Match
from sunshower.core.message import Message, Word
from sunshower.core.reasons import reasons
from sunshower.core.words import words

ENOUGH = 2
"""How many reasons are told, and how many other moves."""
CLOSE = 1
CLEAR = 5
"""Games in a hundred by which the next best move falls behind: so few are a close call, so many are clear."""


@dataclass(frozen=True)
class Hint:
    """A hint in three steps: a nudge, the move, and all the rest."""

    nudge: Message
    moves: tuple[str, ...]
    """The move, and the others that are named."""
    move: Message
    reasons: tuple[Message, ...]
    """One or two, and then what the bot expects."""
    others: tuple[Message, ...]

    def steps(self) -> tuple[tuple[Message, ...], ...]:
        """What is said first, what when somebody asks again, and what then."""
        return (self.nudge,), (self.move,), (*self.reasons, *self.others)

    def __iter__(self) -> Iterator[Message]:
        """All of it but the nudge, in the order in which it is said."""
        return chain(*self.steps()[1:])


def hint(match: Match, seat: Seat, thought: Thought) -> Hint:
    """A thought about a seat's moves, for whoever sits there."""
    deeds = {move: doing(match.game.name, story[0]) for move, story in match.deeds(seat).items()}
    wins = {choice.move: round(100 * choice.worth) for choice in thought.choices if choice.worth is not None}
    moves = told_apart([thought.move, *(choice.move for choice in thought.choices)], deeds)[: ENOUGH + 1]
    best = wins.get(thought.move)
    costs = {move: max(0, best - wins[move]) for move in moves[1:] if best is not None and move in wins}
    found = tuple(reasons(match.game, match.view(seat, memory=True), moves)[:ENOUGH])
    sure = Word("table-sure", sureness(len(deeds), costs.values()))
    told = found or ((Message("table-why-best", {"moves": len(deeds)}),) if len(deeds) > 1 else ())
    return Hint(
        nudge(found, sure),
        moves,
        deeds[thought.move],
        (*told, Message("table-hint-chances", {"wins": best, "sure": sure})),
        tuple(Message("table-hint-other", {"move": deeds[move], "cost": costs.get(move)}) for move in moves[1:]),
    )


def told_apart(moves: Sequence[str], deeds: Mapping[str, Message]) -> tuple[str, ...]:
    """Moves without those that would be said in the same words as one before."""
    found: dict[str, str] = {}
    for move in moves:
        found.setdefault(repr(deeds[move]), move)
    return tuple(found.values())


def nudge(found: tuple[Message, ...], sure: Word) -> Message:
    """Where to look: at what speaks for the move, without saying which move that is."""
    says = [Message(f"{reason.key}.nudge", reason.args) for reason in found]
    return next((nudge for nudge in says if nudge.key in words()), Message("table-nudge", {"sure": sure}))


def sureness(moves: int, costs: Collection[int]) -> str:
    """How sure a bot is of a move: by how much the next best one falls behind."""
    if moves == 1:
        return "only"
    if not costs:
        return "open"
    return "close" if min(costs) <= CLOSE else "clear" if min(costs) >= CLEAR else "likely"
