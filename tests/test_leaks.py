"""Nothing that a server does again and again keeps memory: the compiler counts references, and can miscount."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.registry import games, load

TIMES = 30
SLACK = 500
"""Bytes that a cache may take meanwhile."""


def kept(work: Callable[[], object]) -> int:
    """The bytes that are still there after some work has been done many times, and once before."""
    work()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(TIMES):
        work()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before


@pytest.mark.skipif(not sunshower.compiled, reason="Python itself counts well")
@pytest.mark.parametrize("name", games())
def test_views_guesses_and_clones_keep_nothing(name: str) -> None:
    game, match, rng = load(name), sunshower.new(name, seed="leaks"), Rng("leaks")
    view = match.view(match.to_act[0])
    state = game.guess(view, rng)
    for work in (lambda: game.guess(view, rng), lambda: game.view(state, 0), state.clone):
        assert kept(work) < SLACK
