"""`make bench`: our two builds and other people's libraries measured in turn, in one run, as medians and ratios.

`make bench ARGS="3 road"` does three rounds of one game, `--no-peers` leaves the others out, and `--beside FOLDER` adds
another checkout that has been built with `make`, to see what a change has cost. Only a whole run writes
docs/benchmarks.md.
"""

import argparse
import subprocess
import sys
import venv
from pathlib import Path

import sunshower
from bench.contestant import ROOT, Contestant, Task, Unanswered, python_of
from bench.peers import LIBRARIES
from bench.report import BESIDE, BUILDS, MEASURES, PINS, Figures, report

ROUNDS = 7
PEERS = ROOT / ".venv" / "peers"
PYTHON = PEERS / "bin" / "python"
PAGE = ROOT / "docs" / "benchmarks.md"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description="Measure the speed.")
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    parser.add_argument("games", nargs="*", metavar="game", help=f"one of {', '.join(sunshower.games())}; all, if none")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games alone")
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
    contestants = {name: Contestant(name, command, BUILDS.get(name, "")) for name, command in commands.items()}
    if given.beside:
        other = given.beside.resolve()
        contestants[BESIDE] = Contestant(BESIDE, [python_of(other), "-m", "bench.measures"], folder=other)
    try:
        figures, complete = measured(contestants, given.rounds, given.games or sunshower.games())
    finally:
        for contestant in contestants.values():
            contestant.close()
    text = report(figures, given.rounds)
    print(text)
    if complete and given.rounds >= ROUNDS and not given.games and contestants.keys() > LIBRARIES.keys():
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


def measured(contestants: dict[str, Contestant], rounds: int, games: list[str]) -> tuple[Figures, bool]:
    """Every figure of every round, and whether each contestant could do all that it was asked."""
    figures: Figures = {}
    complete = True
    for name, contestant in contestants.items():
        try:
            figures |= {task: [] for task in contestant.tasks() if name in LIBRARIES or task.game in games}
        except Unanswered as error:
            say(f"Left out: {name}, {error}")
            complete = False
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}")
        for task in in_turn(figures):
            if number > 0 and not MEASURES[task.measure].timed:
                continue
            try:
                figures[task].append(contestants[task.contestant].ask(task))
            except Unanswered as error:
                say(f"Left out: {' '.join(task)}, {error}")
                del figures[task]
                complete = False
    return figures, complete


def in_turn(figures: Figures) -> list[Task]:
    """One measure after the other, so that what is compared is measured within seconds."""
    order = list(MEASURES)
    return sorted(figures, key=lambda task: order.index(task.measure))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
