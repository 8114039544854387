"""Chroma Cards' rainbow: how to play it well.

Count for each shape the cards that you still have to find, those in your hand not among them, and play for the shape
that lacks fewest: cards are scarce, turns are not. Lay what helps at once. Useless cards go into your own rainbow while
it has room, where nobody can take them, and then to the discards, but not if the next player is waiting for them. Take
a discard only if it brings you nearer. Keep wilds: when somebody lacks a single card, lay one over their rainbow.

At a glance (`rate`) a seat counts like that. The search (`ponder`) also counts the cards still to come, and plays the
best moves on.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import NOBODY, OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic
from sunshower.games.chroma.bot.search import Evaluator, Race
from sunshower.games.chroma.pieces import KINDS, NO_CARD, Do, Phase, missing, wild
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.state import ChromaState

# In cards to find: one more of them to find is a clear mistake. Tuned by matches against the search's own guess.
WON: Final = 10.0
LAYING: Final = 0.375  # a card in the hand that has still to be laid
RESERVE: Final = 0.1  # the part that the second nearest shape counts
NEARER: Final = 0.25  # a discard that brings less is left alone
WILD: Final = 0.27  # what it is worth to keep a wild
THREAT: Final[list[float]] = [3.0, 1.0, 0.0, 0.0, 0.0, 0.0]  # somebody else's rainbow, by how many cards it lacks


@mypyc_attr(acyclic=True)
class ChromaHeuristic(Heuristic):
    """What Chroma tells its bots."""

    def __init__(self) -> None:
        self.glimpse = 3000
        self.evaluator = Evaluator()

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        assert isinstance(state, ChromaRules)
        me = state.turn
        if state.phase == Phase.DRAW:
            now = distance(state, me, NO_CARD)
            for index in range(actions.count):
                nearer = actions.codes[index] == Do.TAKE and distance(state, me, state.top()) < now - NEARER
                ratings.append(0.0 if actions.codes[index] == Do.DRAW else 1.0 if nearer else -1.0)
            return
        for index in range(actions.count):
            after = state.clone()
            after.play(actions.codes[index])
            ratings.append(glance(after, me))

    def evaluate(self, state: State, shares: list[float]) -> None:
        assert isinstance(state, ChromaRules)
        self.evaluator.evaluate(state, shares)

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        assert isinstance(state, ChromaRules)
        race = Race(state, self.evaluator, rng)
        race.run(budget)
        race.tell(thoughts)
        return True


def glance(state: ChromaState, me: i64) -> float:
    """How good a State looks to a seat that has just had its turn."""
    if state.turn == OVER:
        return WON if state.winner == me else 0.0 if state.winner == NOBODY else -WON
    good = -distance(state, me, NO_CARD)
    for face in state.hand(me):
        if wild(face):
            good += WILD
    for seat in range(state.seats):
        if seat != me:
            good -= THREAT[lacking(state.rainbow(seat))]
    if state.may_take():
        cards = state.rainbow(state.turn)
        good -= THREAT[lacking([*cards, state.top()])] - THREAT[lacking(cards)]
    return good


def distance(state: ChromaState, seat: i64, extra: i64) -> float:
    """How far a seat that has an extra card is from its nearest rainbow, with an eye on the second nearest."""
    cards = state.rainbow(seat)
    hand = state.hand(seat)
    if extra != NO_CARD:
        hand.append(extra)
    ways = [
        float(missing(cards + hand, shape)) * (1.0 - LAYING) + float(missing(cards, shape)) * LAYING
        for shape in range(i64(KINDS))
    ]
    ways.sort()
    return ways[0] + RESERVE * ways[1]


def lacking(cards: list[int]) -> i64:
    """How many cards a rainbow lacks for the nearest shape."""
    return min([missing(cards, shape) for shape in range(i64(KINDS))])
