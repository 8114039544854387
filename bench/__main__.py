"""`make bench`: our two builds and other people's libraries measured in turn, in one run, as medians and ratios.

`make bench ARGS="3 road"` does three rounds of one game, `--no-peers` leaves the others out, and `--beside FOLDER`
takes another checkout that has been built with `make` in the place of version 0.1, to see what a change has cost. Only
a whole run tells what the modules cost, and writes docs/benchmarks.md.
"""

import argparse
import os
import subprocess
import sys
import venv
from pathlib import Path

import sunshower
from bench.contestant import ROOT, Contestant, Task, Unanswered, python_of
from bench.modules import modules, rooms
from bench.peers import LIBRARIES
from bench.report import BESIDE, BUILDS, FLOOR, GROWTH, MEASURES, PINS, Figures, report

ROUNDS = 7
PEERS = ROOT / ".venv" / "peers"
PYTHON = PEERS / "bin" / "python"
PAGE = ROOT / "docs" / "benchmarks.md"
VERSION_0_1 = "968c607"
OLD = ROOT / ".venv" / "old" / VERSION_0_1
THROUGH = str(ROOT / "bench" / "through.py")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description="Measure the speed.")
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    parser.add_argument("games", nargs="*", metavar="game", help=f"one of {', '.join(sunshower.games())}; all, if none")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games alone")
    parser.add_argument("--no-old", action="store_true", help="leave version 0.1 out")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout, built with make")
    given = parser.parse_args()
    if given.rounds < 1 or not set(given.games) <= set(sunshower.games()):
        parser.error("say how many rounds, then which games")
    return given


def main() -> None:
    given = arguments()
    if not sunshower.compiled:
        sys.exit("This is the plain build: there is nothing to compare. Install a C compiler and run make again.")
    commands = {build: [sys.executable, "-m", "bench.measures"] for build in BUILDS}
    if not given.no_peers and installed():
        commands |= {name: [str(PYTHON), "-Wignore", "-m", "bench.peers", name] for name in LIBRARIES}
    contestants = [Contestant(name, command, BUILDS.get(name, "")) for name, command in commands.items()]
    contestants.append(Contestant(FLOOR, [sys.executable, "-m", "bench.floor"]))
    other = given.beside.resolve() if given.beside else None if given.no_old else old_version()
    if other:
        for how in (["-m", "bench.measures"], [THROUGH]):  # what it measures of itself, and what ours asks of it
            contestants.append(Contestant(BESIDE, [python_of(other), *how], folder=other))
    try:
        figures, complete = measured(contestants, given.rounds, given.games or sunshower.games())
    finally:
        for contestant in contestants:
            contestant.close()
    everybody = {contestant.name for contestant in contestants} >= {*LIBRARIES, BESIDE} and not given.beside
    whole = everybody and given.rounds >= ROUNDS and not given.games
    costs = None
    if whole:
        say("Building the modules room by room")
        found = modules(next(Path(sunshower.__file__).parents[1].glob("sunshower__mypyc*")))
        costs = found, rooms(found)
    text = report(figures, given.rounds, costs)
    print(text)
    if complete and whole:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")
        say(f"This is now in {PAGE.relative_to(ROOT)}")
    if not complete:
        sys.exit("Not everything could be measured: see above")


def installed() -> bool:
    """Install the peers where they are in nobody's way, unless they are there; whether they are there now."""
    mark = PEERS / "installed"
    pins = PINS.read_text(encoding="utf-8")
    if mark.exists() and mark.read_text(encoding="utf-8") == pins:
        return True
    say("Installing OpenSpiel, RLCard and PettingZoo in an environment of their own")
    venv.create(PEERS, clear=True, with_pip=True)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "-q", "install", "-r", PINS]
    attempt = subprocess.run(pip, capture_output=True, text=True)
    if attempt.returncode:
        say(f"That failed, so they are left out.\n{attempt.stderr.strip()}")
        return False
    mark.write_text(pins, encoding="utf-8")
    return True


def old_version() -> Path | None:
    """A checkout of version 0.1, built by its own Makefile unless it has been; None if that fails."""
    if not (OLD / ".venv" / "tools").exists():
        say("Building version 0.1")
        clone: list[list[str | Path]] = [
            ["git", "clone", "--quiet", "--shared", ROOT, OLD],
            ["git", "-C", OLD, "checkout", "--quiet", VERSION_0_1],
            ["make", "-C", OLD, "bench", "ARGS=--help"],
        ]
        for command in clone[OLD.exists() :]:
            attempt = subprocess.run(
                command, env={**os.environ, "SUNSHOWER_NO_PAGE": "1", "MAKEFLAGS": ""}, capture_output=True, text=True
            )
            if attempt.returncode:
                say(f"That failed, so it is left out.\n{attempt.stderr.strip()[-2000:]}")
                return None
    return OLD


def measured(contestants: list[Contestant], rounds: int, games: list[str]) -> tuple[Figures, bool]:
    """Every figure of every round, and whether each contestant could do all that it was asked."""
    asked: dict[Task, Contestant] = {}
    complete = True
    for contestant in contestants:
        try:
            known = [task for task in contestant.tasks() if task.measure in {**MEASURES, **GROWTH}]
            asked |= {task: contestant for task in known if task.contestant in LIBRARIES or task.game in games}
        except Unanswered as error:
            say(f"Left out: {contestant.name}, {error}")
            complete = False
    figures: Figures = {task: [] for task in asked}
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}")
        for task in in_turn(figures):
            if number > 0 and task.measure in MEASURES and not MEASURES[task.measure].timed:
                continue
            try:
                figures[task].append(asked[task].ask(task))
            except Unanswered as error:
                say(f"Left out: {' '.join(task)}, {error}")
                del figures[task]
                complete = False
    return figures, complete


def in_turn(figures: Figures) -> list[Task]:
    """One measure after the other, so that what is compared is measured within seconds."""
    order = [*MEASURES, *GROWTH]
    return sorted(figures, key=lambda task: order.index(task.measure))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
