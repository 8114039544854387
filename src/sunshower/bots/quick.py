"""Players that are quick enough for millions of games: they look at a State inside the compiled core.

They see no more than their seat does: a heuristic rates by what the seat can know alone, whatever else the State holds
(`tests/bots/test_honesty.py`), so a State dealt anew for the seat, or a View, would lead to the same action.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng, draw
from sunshower.core.game import CHANCE, OVER, Actions, State, chosen, weight_of
from sunshower.core.heuristic import Heuristic

GRAIN: Final = 1 << 24


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Player:
    """Whoever sits on a seat and chooses among the actions on offer, of which there are several; here: any of them."""

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        """One of the actions on offer."""
        return actions.codes[rng.below(actions.count)]

    def decide(self, state: State, actions: Actions, luck: str) -> i64:
        """What a bot of its kind takes to whom all that its seat cannot know was dealt anew by some luck."""
        return self.choose(state, actions, Rng(luck))


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

    def decide(self, state: State, actions: Actions, luck: str) -> i64:
        """The same as on a State dealt anew, which is only made where luck has a say."""
        if self.softness == 0.0:
            return self.heuristic.best(state, actions)
        rng = Rng(luck)
        world = state.clone()
        world.redeal(state.turn, rng)
        return self.choose(world, actions, rng)


@mypyc_attr(acyclic=True)
class QuickTable:
    """A table where all players are quick: its game is, move by move, the one that a Match of that seed would be."""

    def __init__(self, state: State, players: list[Player], lucks: list[str], seed: str) -> None:
        """A State before the deal; for each player the seed of its luck."""
        self.state = state
        self.players = players
        self.lucks = lucks
        self.seed = seed
        self.plies = 0
        self.times: list[list[int]] = [[] for _ in players]
        """The microseconds of each player's decisions; none where there is nothing to decide."""

    def play(self, clock: Callable[[], float]) -> None:
        """Play the game to its end."""
        state = self.state
        actions = Actions()
        while state.turn != OVER:
            if state.turn == CHANCE:
                outcomes = state.outcomes()
                state.play(chosen(outcomes, draw(self.seed, self.plies, weight_of(outcomes))))
            else:
                actions.count = 0
                state.offer(actions)
                seat = state.turn
                action = actions.codes[0]
                spent = 0
                if actions.count > 1:
                    begun = clock()
                    action = self.players[seat].decide(state, actions, f"bot {self.lucks[seat]} {self.plies}")
                    spent = int((clock() - begun) * 1e6)
                self.times[seat].append(spent)
                state.play(action)
            self.plies += 1


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
