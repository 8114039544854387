"""Players that are quick enough for millions of games: they look at a State inside the compiled core.

They see no more than their seat does: a heuristic rates by what the seat can know alone, whatever else the State holds
(`tests/bots/test_honesty.py`), so a State dealt anew for the seat, or a View, would lead to the same action.
"""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import Actions, State
from sunshower.core.heuristic import Heuristic

GRAIN: Final = 1 << 24


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Player:
    """Whoever sits on a seat and chooses among the actions on offer, of which there are several; here: any of them."""

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        """One of the actions on offer."""
        return actions.codes[rng.below(actions.count)]


@mypyc_attr(acyclic=True)
class Greedy(Player):
    """Takes what looks best at a glance; a soft one sometimes takes what looks worse."""

    def __init__(self, heuristic: Heuristic, softness: float) -> None:
        self.heuristic = heuristic
        self.softness = softness

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        """The best at a glance, or near it."""
        if self.softness == 0.0:
            return self.heuristic.best(state, actions)
        ratings: list[float] = []
        self.heuristic.rate(state, actions, ratings)
        order = sorted(range(len(ratings)), key=lambda index: -ratings[index])
        return actions.codes[order[slip([ratings[index] for index in order], self.softness, rng)]]


def slip(values: list[float], softness: float, rng: Rng) -> int:
    """The place of the move that is played, the best being first; the softer, the likelier a worse one."""
    top = max(values)
    weights = [int(GRAIN * exp((value - top) / softness)) for value in values]
    number = int(rng.below(GRAIN)) * sum(weights) // GRAIN
    for place in range(len(weights)):
        number -= weights[place]
        if number < 0:
            return place
    return 0
