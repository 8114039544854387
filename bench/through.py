"""The ways through a Match, in whichever version is imported: what is here, version 0.1 had too, or has no answer to.

`python bench/through.py` is a contestant by itself: it finds the package of the Python that runs it, so that version
0.1 and ours are measured by the same lines.
"""

import gc
import json
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))  # last, so that it is its own package that a version brings

import sunshower
from bench.contestant import Measure, rate, serve
from sunshower.arena.plan import Plan
from sunshower.core.chance import Rng
from sunshower.core.match import Match
from sunshower.core.registry import load

try:
    from sunshower.arena.matches import play_match
except ImportError:  # version 0.1
    from sunshower.arena.table import played as play_match  # type: ignore[import-not-found, no-redef]

MATCHES = 20
DEALS = 1_000_000
"""More blocks than any measure plays."""

Way = Callable[[str, int], Match]
"""Plays a match of a game from a seed to its end."""


def by_view(game: str, seed: int) -> Match:
    """As a client of another machine does: a View out, a move as text in."""
    match = Match(load(game), seed=seed)
    bot = sunshower.bot(game, "random", seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat)))
    return match


def by_text(game: str, seed: int) -> Match:
    """As a person at a terminal does: all moves as text out, one in."""
    match, rng = Match(load(game), seed=seed), Rng(seed)
    while match.to_act:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def by_number(game: str, seed: int) -> Match:
    """As a program does that is in a hurry; version 0.1 has nothing but text for it."""
    match, rng = Match(load(game), seed=seed), Rng(seed)
    moves = getattr(match, "actions", match.legal)
    while match.to_act:
        seat = match.to_act[0]
        open_to_it = moves(seat)
        match.play(seat, open_to_it[rng.below(len(open_to_it))])
    return match


def steps(way: Way, game: str) -> float:
    return rate(lambda games: sum(way(game, seed).plies for seed in range(games)))


def arena(level: str, game: str) -> float:
    """Games a second between two bots of a level in the arena, all on this core."""
    plan = Plan(game, (level, level), 2, DEALS, "bench")

    def play(blocks: int) -> int:
        return sum(bool(play_match(plan, block, seats)) for block in range(blocks) for seats in plan.rotations(block))

    return rate(play)


def memory(game: str) -> float:
    """Bytes that a finished Match takes while it lives: what is there again when it is gone, so no cache counts."""
    tracemalloc.start()
    matches = [by_view(game, seed) for seed in range(MATCHES)]
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    matches.clear()
    gc.collect()
    held -= tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held / MATCHES


def record(game: str, of_each: Callable[[Match], int]) -> float:
    """Bytes of the longest of some records, or of a step in all of them."""
    matches = [by_view(game, seed) for seed in range(MATCHES)]
    sizes = [len(json.dumps(match.record())) for match in matches]
    return sum(sizes) / sum(map(of_each, matches))


def ways(game: str) -> dict[str, Measure]:
    """What is measured of a game."""
    return {
        "match-view": partial(steps, by_view, game),
        "match-text": partial(steps, by_text, game),
        "match": partial(steps, by_number, game),
        "arena": partial(arena, "greedy", game),
        "memory": partial(memory, game),
        "record": lambda: max(len(json.dumps(by_view(game, seed).record())) for seed in range(MATCHES)),
        "record-step": partial(record, game, lambda match: match.plies),
    }


if __name__ == "__main__":
    serve({(game, measure): work for game in sunshower.games() for measure, work in ways(game).items()})
