"""No bot peeks: another truth behind the same View changes neither its move nor a number of what it thought."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from json import dumps

import pytest

import sunshower
from sunshower.bots import LEVELS, Level, Thinker
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Game, Seat, State
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.core.options import checked_options
from sunshower.core.registry import load

POSITIONS = 2_000 if sunshower.compiled else 60
MANY = 20_000 if sunshower.compiled else 500
OPEN = ("passage",)
"""Where nothing is hidden there is nothing to peek at: a few positions show that bots play the same way twice."""
FEW = 25
WORK = 3


def positions(game: Game, wanted: int) -> Iterator[tuple[Seat, State]]:
    """Decisions out of random games, a few of each, at every number of seats and with every option changed in turn."""
    changes = [{}, *({option.name: value} for option in game.options for value in option.values[1:])]
    number = 0
    while True:
        rng = Rng(f"honesty {number}")
        seats = game.seats[number % len(game.seats)]
        state = setup(game, seats, changes[number % len(changes)])
        number += 1
        while state and state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
                continue
            if rng.below(20) == 0:
                yield state.turn, state
                wanted -= 1
                if wanted == 0:
                    return
            actions = state.legal()
            state.play(actions[rng.below(len(actions))])


def setup(game: Game, seats: int, options: Mapping[str, object]) -> State | None:
    try:
        return game.setup(seats, checked_options(game, options))
    except sunshower.BadTable:  # some options want another number of seats
        return None


def seen(game: Game, state: State, seat: Seat) -> dict[str, object]:
    view = dict(game.view(state, seat))
    return {**view, "memory": game.memory(state, seat)} if game.memory else view


def evaluated(thinker: Thinker, state: State, seat: Seat) -> tuple[list[int], list[float], list[float], int]:
    """What a bot would think if the State in its hands were this one."""
    budget = Budget(WORK)
    view = thinker.game.view(state, seat)
    found = thinker.evaluate(state.clone(), seat, view["seats"], budget, Rng("same"))
    return found.codes, found.values, found.visits, budget.used


def check_honesty(game: Game, level: Level, wanted: int, kind: type[Thinker] = Thinker) -> None:
    for seat, state in positions(game, wanted):
        twin = state.clone()
        twin.redeal(seat, Rng("another world"))
        thinker, again = (kind(game, level, "seed") for _ in range(2))
        assert thinker.think(seen(game, state, seat)) == again.think(seen(game, twin, seat))
        assert evaluated(thinker, state, seat) == evaluated(again, twin, seat)


LEVELS_BUT_FOR_TIME = {replace(level.within(None, WORK), name=""): level.name for level in LEVELS.values()}
"""One of those levels that differ in nothing but their budget."""


@pytest.mark.parametrize("level", LEVELS_BUT_FOR_TIME, ids=LEVELS_BUT_FOR_TIME.get)
@pytest.mark.parametrize("name", sunshower.games())
def test_no_bot_peeks(name: str, level: Level) -> None:
    """The levels share the positions of a game."""
    check_honesty(load(name), level, (FEW if name in OPEN else POSITIONS) // len(LEVELS_BUT_FOR_TIME))


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS_BUT_FOR_TIME, ids=LEVELS_BUT_FOR_TIME.get)
@pytest.mark.parametrize("name", sunshower.games())
def test_no_bot_peeks_at_many_positions(name: str, level: Level) -> None:
    check_honesty(load(name), level, MANY)


class Peeker(Thinker):
    """A bot that lets its choice depend on what lies hidden in the State in its hands."""

    def evaluate(self, state: State, seat: int, seats: int, budget: Budget, rng: Rng) -> Evaluations:
        peeked = Rng(dumps(self.game.view(state, "all")))
        return super().evaluate(state, seat, seats, budget, peeked)


@pytest.mark.parametrize("name", [name for name in sunshower.games() if name not in OPEN])
def test_peeking_would_be_seen(name: str) -> None:
    with pytest.raises(AssertionError):
        check_honesty(load(name), LEVELS["random"], 50, Peeker)
