"""Rainbow: how to play it well.

A row is a race to place the sixth card. Whoever faces three, four or five cards has good chances to finish it in one
turn, by flipping cards whose undersides they know between the cards they place; so the length of the row that you leave
is what counts most: two cards are a good row to leave, five are a present. To lose a short row costs little and brings
the first turn of the next one, so a risk early on is cheaper than a present later.

At a glance (`rate`) a seat looks through its own turn with the chances of all that it does not know, and counts cards:
those it takes, those it loses, and what a row of the length that it leaves has been worth on average. The search
(`ponder`) replaces that average by playing on, and counts what a lead is worth with so many cards to come.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic
from sunshower.games.rainbow.rules import RainbowState
from sunshower.games.rainbow.search import ponder
from sunshower.games.rainbow.turn import OWN_GAMBLES, Turn, in_cards

MISTAKE: Final = 3.0  # cards: an action that costs so many is a clear mistake


@mypyc_attr(acyclic=True)
class RainbowHeuristic(Heuristic):
    """What Rainbow tells its bots."""

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        assert isinstance(state, RainbowState)
        turn = Turn(state, in_cards(state.left), state.beliefs(state.turn).likely())
        for index in range(actions.count):
            ratings.append(turn.value_of(actions.codes[index], OWN_GAMBLES) / MISTAKE)

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        assert isinstance(state, RainbowState)
        ponder(state, budget, rng, thoughts)
        return True
