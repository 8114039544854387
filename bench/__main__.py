"""`make bench`: the compiled and the plain build measured in turn, in one run, as medians and ratios.

`make bench ARGS="3 road"` does three rounds of one game.

Machines are noisy: every round lets each build do each measure once, both on the same core, and a ratio is the median
of the rounds' own ratios.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ROUNDS = 7


class Row(NamedTuple):
    """A measure: its unit, and whether more is better."""

    unit: str
    more_is_better: bool


ROWS = {
    "core": Row("decisions/s inside the core loop", True),
    "step": Row("decisions/s stepping from Python", True),
    "match": Row("steps/s through a Match", True),
    "clone": Row("ns to clone a State", False),
    "memory": Row("bytes of a live Match", False),
    "record": Row("bytes of a record", False),
}


class Build:
    """A process that holds one build and measures when it is asked."""

    def __init__(self, name: str, path: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench", "worker"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *question: str) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return float(json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def work() -> None:
    """Answer questions from standard input until it ends."""
    from bench.measures import measured

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for line in sys.stdin:
        print(json.dumps(measured(*json.loads(line))), flush=True)


def main() -> None:
    import sunshower

    if not sunshower.compiled:
        sys.exit("This is the plain build: there is nothing to compare. Install a C compiler and run make again.")
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    builds = [Build("compiled", ""), Build("plain", "src")]
    try:
        for game in sys.argv[2:] or sunshower.games():
            figures = {row: [[build.ask(game, row) for build in builds] for _ in range(rounds)] for row in ROWS}
            print_game(game, rounds, figures)
    finally:
        for build in builds:
            build.close()


def print_game(game: str, rounds: int, figures: dict[str, list[list[float]]]) -> None:
    print(f"{game}: medians of {rounds} rounds\n")
    print(f"{'':36}{'compiled':>14}{'plain':>14}{'times better':>14}")
    for name, row in ROWS.items():
        pairs = figures[name]
        better = median(fast / slow if row.more_is_better else slow / fast for fast, slow in pairs)
        fast, slow = (median(pair[build] for pair in pairs) for build in (0, 1))
        print(f"{row.unit:36}{fast:14,.0f}{slow:14,.0f}{better:14.1f}")
    print()


if __name__ == "__main__":
    work() if sys.argv[1:] == ["worker"] else main()
