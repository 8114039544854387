"""A plan played from the first game to the last, or as far as it gets: file, progress, and when to stop."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from sunshower.arena.pool import blocks_played
from sunshower.arena.results import Results, kept, write_block
from sunshower.core.words import Voice

OFTEN = 0.2


def run(results: Results, jobs: int, say: Voice, path: Path | None = None, anew: bool = True) -> bool:
    """Play what is left of a plan, adding to its results; whether it came to its end before somebody pressed Ctrl-C."""
    plan = results.plan
    test = results.test()
    with kept(path, results, anew) as file, interruptible() as stopped, progress(results, say) as show:
        if results.complete():
            return True
        for games in blocks_played(plan, range(results.blocks, plan.blocks), jobs, stopped):
            results.games.extend(games)
            if file:
                write_block(file, games, plan.seats)
            show()
            if test:
                test.add(results.first_share(results.blocks - 1))
                if test.verdict is not None:
                    return True
    return results.blocks == plan.blocks


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Whether somebody has pressed Ctrl-C; the second time it ends the program at once."""
    pressed = []

    def press(number: int, frame: FrameType | None) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(results: Results, say: Voice) -> Iterator[Callable[[], None]]:
    """A line on a terminal that says how far it is."""
    start = last = time.monotonic()
    before = results.blocks
    live = sys.stderr.isatty()

    def show() -> None:
        nonlocal last
        now = time.monotonic()
        if not live or now - last < OFTEN:
            return
        last = now
        done, total = results.blocks, results.plan.blocks
        left = (now - start) / (done - before) * (total - done)
        bar = "#" * (30 * done // total)
        games, all_games = len(results.games), total * results.plan.seats
        said = say("line-arena-progress", played=games, all=all_games, left=clock(left, say))
        print(f"\r[{bar:.<30}] {said} \x1b[K", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        if live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def clock(seconds: float, say: Voice) -> str:
    """A time as people say it."""
    if seconds < 100:
        return say("line-arena-clock", amount=f"{seconds:.0f}", unit="seconds")
    if seconds < 6000:
        return say("line-arena-clock", amount=f"{seconds / 60:.0f}", unit="minutes")
    return say("line-arena-clock", amount=say.figure(seconds / 3600, 1), unit="hours")
