"""Both ends of a contestant: a process of its own that waits, held to one core, and measures when it is asked."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

ROOT = Path(__file__).parents[1]
SECONDS = 0.3
SAMPLE = 100
"""Random games from which the length of a game is told."""
DEALS = 16
"""Openings that are searched in turn."""
ITERATIONS = 500
"""The budget of one search."""
WORK = 50
"""The budget of one move of a bot with all that it knows of a game."""

Measure: TypeAlias = Callable[[], float]
Walk: TypeAlias = Callable[[int], tuple[int, int]]
"""Plays a number of random games step by step; returns how many decisions there were, and how many actions to them."""


class Task(NamedTuple):
    """One thing to measure."""

    contestant: str
    game: str
    measure: str


class Unanswered(Exception):
    """A contestant could not measure what it was asked."""


def python_of(folder: Path) -> str:
    """The Python of a checkout that `make` has built."""
    return str(folder / ".venv" / "bin" / "python")


class Contestant:
    """This end: asks, and waits for the answer."""

    def __init__(self, name: str, command: list[str], pythonpath: str = "", folder: Path = ROOT) -> None:
        self.name = name
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": pythonpath},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tasks(self) -> list[Task]:
        """What it can measure."""
        return [Task(self.name, game, measure) for game, measure in self.answer()]

    def ask(self, task: Task) -> float:
        assert self.process.stdin
        try:
            print(json.dumps([task.game, task.measure]), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Unanswered("its process has ended") from None
        return float(self.answer())

    def answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Unanswered("its process has ended")
        answer = json.loads(line)
        if isinstance(answer, str):
            raise Unanswered(answer)
        return answer

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def serve(measures: Mapping[tuple[str, str], Measure]) -> None:
    """The other end: tell what can be measured, then answer questions until there are no more."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever a library prints is no answer
    print(json.dumps(list(measures)), file=answers, flush=True)
    for line in sys.stdin:
        game, measure = json.loads(line)
        answer: float | str
        try:
            answer = measures[game, measure]()
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        print(json.dumps(answer), file=answers, flush=True)


def rate(work: Callable[[int], float]) -> float:
    """How much work is done in a second of the processor's time; the amount grows until it fills the time."""
    amount = 1
    while True:
        begin = time.process_time()
        done = work(amount)
        took = time.process_time() - begin
        if took > SECONDS / 2:
            return done / took
        amount = max(amount * 2, int(amount * SECONDS / max(took, 1e-6)))


def stepping(walk: Walk) -> dict[str, Measure]:
    """What random games driven from Python show: their speed, their length, and the choice that there is."""

    def moves() -> float:
        return walk(SAMPLE)[0] / SAMPLE

    def choices() -> float:
        decisions, offered = walk(SAMPLE)
        return offered / decisions

    return {"step": lambda: rate(lambda games: walk(games)[0]), "moves": moves, "choices": choices}


def cloning(clone: Callable[[], object]) -> float:
    """Nanoseconds to copy a position, called from Python."""

    def copy(times: int) -> int:
        for _ in range(times):
            clone()
        return times

    return 1e9 / rate(copy)


def searching(search: Callable[[int], object]) -> float:
    """Iterations a second of a search that is given the number of a deal and does its budget of iterations."""

    def think(searches: int) -> int:
        for number in range(searches):
            search(number % DEALS)
        return searches * ITERATIONS

    return rate(think)
