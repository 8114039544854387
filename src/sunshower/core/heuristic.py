"""What a game tells its bots: a beginner's rule, what a position is worth, and where it can, more than search finds.

A heuristic works on States that were guessed from a View, so whatever it does it cannot peek. Everything in it has a
default: a game without a heuristic of its own is searched with random play-outs.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import OVER, Actions, State

TO_THE_END: Final = 1_000_000_000


@mypyc_attr(acyclic=True)
class Budget:
    """How long to think: a fixed amount of work, the same on every machine, or until a moment on a clock."""

    work: i64
    used: i64
    until: float
    clock: Callable[[], float] | None

    def __init__(self, work: int, until: float = 0.0, clock: Callable[[], float] | None = None) -> None:
        self.work = work
        self.used = 0
        self.until = until
        self.clock = clock

    def spend(self, work: i64) -> bool:
        """Count some work as done; whether there is time for more."""
        self.used += work
        clock = self.clock
        return self.used < self.work and (clock is None or clock() < self.until)


@mypyc_attr(acyclic=True)
class Evaluations:
    """What a seat thinks of its actions: what each is worth to it, and how much thought it got."""

    codes: list[int]
    values: list[float]
    visits: list[float]
    exact: bool
    """Whether the values are not estimates: they hold for every world that the seat thinks possible."""

    def __init__(self) -> None:
        self.exact = False
        self.codes = []
        self.values = []
        self.visits = []

    def add(self, code: i64, value: float, visits: float) -> None:
        """One more action: its worth as a share of the game from 0 to 1, and how often it was tried."""
        self.codes.append(code)
        self.values.append(value)
        self.visits.append(visits)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Heuristic:
    """What a game knows about playing it well. A game overrides what it has something to say about."""

    horizon: i64 = TO_THE_END
    """After how many decisions a play-out stops and `worth` is asked."""
    curiosity: float = 0.7
    """How much the search looks into moves that have done less well so far."""
    glimpse: i64 = 500
    """The work of a quick look at one of many decisions: about as much as takes 30 milliseconds."""

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        """Append how good each action on offer is to the seat to move, at a beginner's glance: 1 is a clear mistake.

        What the seat cannot know must not count, or the rating depends on the guess.
        """
        for _ in range(actions.count):
            ratings.append(0.0)

    def best(self, state: State, actions: Actions) -> i64:
        """The action that is rated best, the first of equals; a game overrides it where that is found sooner."""
        ratings: list[float] = []
        self.rate(state, actions, ratings)
        top: i64 = 0
        for index in range(1, actions.count):
            if ratings[index] > ratings[top]:
                top = index
        return actions.codes[top]

    def propose(self, state: State, actions: Actions) -> None:
        """Take away actions on offer that are not worth searching; at least one must stay."""

    def pick(self, state: State, actions: Actions, rng: Rng) -> i64:
        """An action on offer for a play-out: quick, and not foolish."""
        return actions.codes[rng.below(actions.count)]

    def evaluate(self, state: State, shares: list[float]) -> None:
        """Set the share of the game that each seat may expect; once it is over, the share that it got."""
        split(state, shares)

    def foresee(self, state: State, shares: list[float]) -> None:
        """Set the share of the game that each seat may expect with all cards open, whoever is to decide.

        It need not be what the seats could know: what chance does is measured by it, and chance knows everything.
        """
        self.evaluate(state, shares)

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        """Think in the game's own way instead of searching, if it has one for this State; False if not."""
        return False


def split(state: State, shares: list[float]) -> None:
    """Divide the game among its winners, or evenly among all while it is not over."""
    seats = len(shares)
    if state.turn != OVER:
        for seat in range(seats):
            shares[seat] = 1.0 / seats
        return
    ranks = state.ranks()
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for seat in range(seats):
        shares[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
