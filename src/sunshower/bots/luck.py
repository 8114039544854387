"""Luck: what chance did to each seat, told apart from what anybody decided.

Between two decisions chance makes its draws: a deal, a card, some dice. Their luck for a seat is what the table is
worth to it afterwards, less what that is worth on average over all that could have been drawn. So luck is zero on
average, however well or badly a heuristic foresees the worth of a table; the better it does, the more luck explains.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, State, chosen, weight_of
from sunshower.core.heuristic import Heuristic

GRAIN = 1 << 24
CARE = 48
"""How many outcomes of a draw are looked at, where nobody asks for more."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance drew between two decisions, from one ply to before another; lists go by seat."""

    ply: int
    end: int
    expected: list[float]
    """The share of the game that each seat could expect before."""
    found: list[float]
    """And afterwards."""
    exact: bool
    """Whether all that could be drawn was looked at, and not a sample."""

    @property
    def luck(self) -> list[float]:
        """What each seat gained by it."""
        return [found - expected for found, expected in zip(self.found, self.expected, strict=True)]


class Fortune:
    """Chance at one table: a heuristic that foresees, and how many outcomes of a draw are looked at."""

    def __init__(self, heuristic: Heuristic, seats: int, care: int) -> None:
        self.heuristic = heuristic
        self.seats = seats
        self.care = care

    def shares(self, state: State) -> list[float]:
        """The share of the game that each seat may expect, all cards being open."""
        found = [0.0] * self.seats
        self.heuristic.foresee(state, found)
        whole = sum(found)
        return [share / whole for share in found]

    def draws(self, steps: Iterable[tuple[State, int]], seed: str) -> Iterator[Draw]:
        """What chance drew in a game, where it could have drawn anything else; the game plays on meanwhile.

        The seed decides which outcomes are looked at, where there are too many for all of them.
        """
        before: State | None = None
        first = ply = 0
        state: State | None = None
        for ply, (state, _) in enumerate(steps):
            if state.turn == CHANCE:
                if before is None:
                    before, first = state.clone(), ply
            elif before is not None:
                yield from self.drawn(before, state, first, ply, seed)
                before = None
        if state is not None and before is not None:
            yield from self.drawn(before, state, first, ply + 1, seed)

    def drawn(self, before: State, after: State, first: int, end: int, seed: str) -> Iterator[Draw]:
        """One row of draws, if it could have come otherwise."""
        every = self.every(before)
        if every is not None and len(every) == 1:
            return
        weighed = every or self.sample(before, Rng(f"luck {seed} {first}"))
        expected = [0.0] * self.seats
        for state, part in weighed:
            for seat, share in enumerate(self.shares(state)):
                expected[seat] += part * share
        yield Draw(first, end, expected, self.shares(after), every is not None)

    def every(self, before: State) -> list[tuple[State, float]] | None:
        """All that a row of draws could lead to, with how likely it is; None if that is too much."""
        found: list[tuple[State, float]] = []
        open_ = [(before, 1.0)]
        while open_:
            state, part = open_.pop()
            if state.turn != CHANCE:
                found.append((state, part))
                continue
            outcomes = state.outcomes()
            if len(found) + len(open_) + len(outcomes) > self.care:
                return None
            whole = weight_of(outcomes)
            for outcome, weight in outcomes:
                if weight:
                    then = state.clone()
                    then.play(outcome)
                    open_.append((then, part * weight / whole))
        return found

    def sample(self, before: State, rng: Rng) -> list[tuple[State, float]]:
        """As many as are looked at. The first draw of each comes from another part of all outcomes, evenly spread."""
        outcomes = before.outcomes()
        whole = weight_of(outcomes)
        start = rng.below(GRAIN)
        found = []
        for number in range(self.care):
            state = before.clone()
            state.play(chosen(outcomes, (start + number * GRAIN) * whole // (self.care * GRAIN)))
            while state.turn == CHANCE:
                state.play(state.sample(rng))
            found.append((state, 1.0 / self.care))
        return found
