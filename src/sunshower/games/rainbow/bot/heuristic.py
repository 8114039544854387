"""Rainbow: how to play it well.

A row is a race to place the sixth card. Whoever faces three, four or five cards has good chances to finish it in one
turn, by flipping cards whose undersides they know between the cards they place; so the length of the row that you leave
is what counts most: two cards are a good row to leave, five are a present. To lose a short row costs little and brings
the first turn of the next one, so a risk early on is cheaper than a present later.

At a glance (`rate`) a seat looks through its own turn with the chances of all that it does not know, and counts what
a lead is worth with so many cards to come: with those it takes, those it loses, and what a row of the length that it
leaves has been worth on average. The search (`ponder`) replaces that average by playing on.
"""

from collections import Counter
from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic, split
from sunshower.games.rainbow.bot.search import GAMBLES, OWN_GAMBLES, Turn, ponder
from sunshower.games.rainbow.bot.solver import likely
from sunshower.games.rainbow.rules import RainbowRules
from sunshower.games.rainbow.view import Face, Memory, RainbowView

MISTAKE: Final = 0.1  # a share of the game: an action that costs so much is a clear mistake


@mypyc_attr(acyclic=True)
class RainbowHeuristic(Heuristic):
    """What Rainbow tells its bots."""

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        assert isinstance(state, RainbowRules)
        turn = Turn(state, likely(state.beliefs(state.turn)), OWN_GAMBLES)
        for index in range(actions.count):
            ratings.append(turn.after(actions.codes[index]) / MISTAKE)

    def foresee(self, state: State, shares: list[float]) -> None:
        """What the turn is worth to the seat to move, by what it knows."""
        assert isinstance(state, RainbowRules)
        if state.turn == OVER:
            split(state, shares)
            return
        shares[state.turn] = Turn(state, likely(state.beliefs(state.turn)), GAMBLES).best()
        shares[1 - state.turn] = 1.0 - shares[state.turn]

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        assert isinstance(state, RainbowRules)
        ponder(state, budget, rng, thoughts)
        return True


# Forgetting


def forget(view: RainbowView, rate: float, _: Rng) -> RainbowView:
    """A View whose eyes have forgotten each thing that they have seen with this likelihood for every turn since.

    How many turns that is, the cards tell that have come since. For an underside: those further right in the row but
    for those of this turn, half of them if it has been flipped. For a collected card: half of all cards played, as
    nobody knows when it went. Luck lies in the thing itself, not in the moment: what is forgotten stays forgotten, an
    underside for the rest of the round. Where the table keeps everything in sight there is nothing to forget.
    """
    if rate == 0 or "memory" not in view or view["options"]["memory_aid"]:
        return view
    return {**view, "memory": faded(view, view["memory"], rate)}


def faded(view: RainbowView, memory: Memory, rate: float) -> Memory:
    under, seen = list(memory["under"]), list(memory["seen"])
    for spot, face in enumerate(under):
        since = max(len(under) - 1 - spot - view["placed"], 0) // max(len(seen[spot]), 1)
        sides = sorted([view["row"][spot], str(face)])
        if fades(f"{view['round']} {spot} {sides}", since, rate):
            under[spot] = None
            seen[spot] = [seat for seat in seen[spot] if seat != view["seat"]]
    played = len(memory["gone"]) + len(under)
    copies: Counter[str] = Counter()
    gone: list[tuple[list[Face], list[int] | None]] = []
    for sides_seen, seats in zip(memory["gone"], memory["gone_seen"], strict=True):
        card = f"{sides_seen} {seats}"
        copies[card] += 1
        if seats is not None and not fades(f"{card} {copies[card]}", played // 2, rate):
            gone.append((sides_seen, seats))
    gone += [([None, None], None)] * (len(memory["gone"]) - len(gone))
    return {
        "under": under,
        "seen": seen,
        "gone": [sides_seen for sides_seen, _ in gone],
        "gone_seen": [seats for _, seats in gone],
    }


def fades(thing: str, turns: int, rate: float) -> bool:
    """Whether a thing has been forgotten after some turns; once it has, it has after more."""
    luck = int.from_bytes(sha256(thing.encode()).digest()[:4], "big") / 2**32
    return luck >= (1.0 - rate) ** turns
