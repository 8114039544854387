"""What is measured, in whichever build is imported: each measure takes a game and returns one number."""

import json
import time
import tracemalloc
from collections.abc import Callable

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Game, State
from sunshower.core.match import Match, checked_options
from sunshower.core.playout import playouts
from sunshower.core.registry import load

SECONDS = 0.3


def fresh(game: Game) -> State:
    return game.setup(game.seats[0], checked_options(game, {}))


def rate(work: Callable[[int], int]) -> float:
    """How much work is done in a second; the amount grows until it fills the time."""
    amount = 1
    while True:
        begin = time.perf_counter()
        done = work(amount)
        took = time.perf_counter() - begin
        if took > SECONDS / 2:
            return done / took
        amount = max(amount * 2, int(amount * SECONDS / max(took, 1e-6)))


def core(game: Game) -> float:
    """Decisions a second in random games inside the core loop."""
    state, rng = fresh(game), Rng(1)
    return rate(lambda games: playouts(state, rng, games))


def step(game: Game) -> float:
    """Decisions a second in random games driven from Python, chance drawn from there too."""
    start, rng = fresh(game), Rng(1)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = start.clone()
            while state.turn != OVER:
                if state.turn == CHANCE:
                    state.play(state.sample(rng))
                else:
                    actions = state.legal()
                    state.play(actions[rng.below(len(actions))])
                    decisions += 1
        return decisions

    return rate(play)


def clone(game: Game) -> float:
    """Nanoseconds to copy a State, called from Python."""
    state = fresh(game)

    def copy(times: int) -> int:
        for _ in range(times):
            state.clone()
        return times

    return 1e9 / rate(copy)


def match(game: Game) -> float:
    """Decisions a second through a Match: Views, bots, text, checks, everything."""

    def play(games: int) -> int:
        return sum(len(finished(game, str(number)).record()["steps"]) for number in range(games))

    return rate(play)


def finished(game: Game, seed: str) -> Match:
    table = Match(game, seed=seed)
    bot = sunshower.bot(game.name, "random", seed)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat)))
    return table


def memory(game: Game) -> float:
    """Bytes that a finished Match takes while it lives."""
    finished(game, "warm")
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [finished(game, str(seed)) for seed in range(50)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(matches)


def record(game: Game) -> float:
    """Bytes of a finished game's record as JSON, the largest of fifty."""
    return max(len(json.dumps(finished(game, str(seed)).record())) for seed in range(50))


MEASURES: dict[str, Callable[[Game], float]] = {
    measure.__name__: measure for measure in (core, step, match, clone, memory, record)
}


def measured(game: str, name: str) -> float:
    return MEASURES[name](load(game))
