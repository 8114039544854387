"""A State, the whole truth of a game at one moment, and what it offers. Games subclass it; it is compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -1
ROOM: Final = 32  # for so many actions before a buffer has to grow


@mypyc_attr(acyclic=True)
class Actions:
    """A buffer for the actions on offer, used again and again by whoever plays many games: set `count` to 0 first."""

    codes: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.codes = vec[i64](capacity=ROOM)
        self.count = 0

    def add(self, code: i64) -> None:
        """Offer one more action."""
        count = self.count
        if count == len(self.codes):
            self.make_room()
        self.codes[count] = code
        self.count = count + 1

    def make_room(self) -> None:
        """Grow by one place."""
        self.codes = append(self.codes, 0)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game at one moment.

    A game writes it in two rooms: its fields, `census` and the questions that a player would ask in `state.py`; all
    that may be done and what it does in a subclass in `rules.py`: `offer`, `play`, `clone`, `redeal`, `reveals`,
    `scores`, `ranks`, `ending`, and `weight` for its chance. Playing an action that is on offer never fails; playing
    another is a bug of the caller (a Match checks first). A State takes no constructor arguments, so that it can be
    cloned cheaply.
    """

    turn: i64

    def __init__(self) -> None:
        self.turn = CHANCE

    def offer(self, actions: Actions) -> None:
        """Add every action that may be played now; at a chance turn, every outcome. Nothing once it is over."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Carry out one of the actions on offer."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew all that this seat cannot know; NOBODY knows only what lies open."""
        raise NotImplementedError

    def weight(self, outcome: i64) -> i64:
        """In how many ways an outcome of the present chance turn can come about."""
        raise NotImplementedError

    def reveals(self, action: i64) -> bool:
        """Whether an action tells anybody at the table something they could not know before."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat once it is over, tie-breaks included: 1 for a winner, equal if shared."""
        raise NotImplementedError

    def ending(self) -> str:
        """The code of the way the game ended, one of `Game.endings`."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """How many of each kind of piece there are, wherever they lie: it never changes."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Every action that may be played now."""
        actions = Actions()
        self.offer(actions)
        return [actions.codes[index] for index in range(actions.count)]

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance turn: every outcome with its weight."""
        return [(outcome, self.weight(outcome)) for outcome in self.legal()]

    def sample(self, rng: Rng) -> i64:
        """At a chance turn: one outcome, drawn by weight."""
        outcomes = self.outcomes()
        return chosen(outcomes, rng.below(weight_of(outcomes)))


def weight_of(outcomes: list[tuple[int, int]]) -> int:
    """In how many ways any of the outcomes can come about."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    return total


def chosen(outcomes: list[tuple[int, int]], number: int) -> int:
    """The outcome that a number below the total weight stands for."""
    for outcome, weight in outcomes:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the number is not below the total weight")
