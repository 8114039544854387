"""The figures as a page: what docs/benchmarks.md says."""

import os
import platform
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple, TypeAlias

import sunshower
from bench.contestant import DEALS, ITERATIONS, ROOT, SECONDS, Task

PINS = ROOT / "bench" / "peers.txt"
BUILDS = {"compiled": "", "plain": "src"}
"""Our two builds, and where Python finds them."""
BESIDE = "beside"
"""The compiled build of another checkout."""

Figures: TypeAlias = dict[Task, list[float]]
"""Of every task, the figure of each round; one figure where nothing is timed."""


class Row(NamedTuple):
    """A measure: what it tells, whether it takes its time anew in every round, and whether more is better."""

    title: str
    timed: bool = True
    more_is_better: bool = True


MEASURES = {
    "step": Row("decisions/s, stepping from Python"),
    "core": Row("decisions/s, inside the core"),
    "search": Row("ISMCTS iterations/s"),
    "match": Row("steps/s through a Match, chance included"),
    "clone": Row("ns to clone a position", more_is_better=False),
    "board": Row("largest boards drawn/s"),
    "island": Row("largest islands found/s"),
    "memory": Row("bytes of a finished Match in memory", timed=False, more_is_better=False),
    "record": Row("bytes of a record, at most", timed=False, more_is_better=False),
    "moves": Row("decisions in a random game", timed=False),
    "choices": Row("actions on offer at a decision", timed=False),
}

CRAZY_EIGHTS = Task("OpenSpiel", "crazy_eights", "step")
HEARTS = Task("OpenSpiel", "hearts", "search")

METHOD = """\
Every contestant is a process that waits: our compiled build, our plain build, and each library. All are held to the
same core. A round lets each of them do each measure once, one measure after the other, for about {seconds} s of
processor time each; rounds: {rounds}. A speed is the median of the rounds. A ratio is the median of the rounds' own
ratios, so it differs a little from the quotient of two speeds. Typically the middle half of a figure's rounds spread
over {spread:.0%} of their median: read smaller differences as none.

All play at random, ours with the fewest seats and the options as they are, the others with their defaults. A decision
is one of a player; chance is played but not counted. *Stepping* asks for the legal actions and plays one, from Python,
in the quickest loop that we found for each library. *Inside the core* is whole games without Python in between: ours in
`core/playout.py`; OpenSpiel's as random rollouts in C++ that begin after the deal, in hanabi as games of its random
bots. *ISMCTS* does {iterations} iterations with random play-outs at the first real choice of each of {deals} deals in
turn: ours is `bots/search.py` without any knowledge of the game, OpenSpiel's is its C++ `ISMCTSBot` with one rollout an
iteration."""

NOTES = """\
- These are different games. A ratio says which order of magnitude to expect, not who has written the better program.
  Decisions differ too: ours are often small steps, of which a game has many; backgammon's are whole throws.
- An iteration of a search is a whole game from the opening, so a short game has more of them in a second. Times the
  decisions in a game, it is the number of decisions imagined in a second.
- RLCard and PettingZoo build an observation at every step, OpenSpiel and Sunshower only when asked for one. Through a
  Match, ours is asked for a View, a bot's choice, text and a record at every step.
- OpenSpiel deals card by card through chance nodes, as ours do; driving them from Python is part of stepping.
- OpenSpiel's ISMCTS needs a game that can deal anew what a player cannot know: crazy eights and hanabi cannot, and
  backgammon hides nothing. RLCard and PettingZoo have neither a core, nor clones, nor a search to measure.
- The plain build is the same source without a compiler."""


def report(figures: Figures, rounds: int) -> str:
    """The whole page, or as much of it as was measured."""
    spread = median(spreads(figures))
    method = METHOD.format(seconds=SECONDS, rounds=rounds, spread=spread, iterations=ITERATIONS, deals=DEALS)
    parts = [
        "# Benchmarks",
        "Written by `make bench`, which sets up all that it needs; not by hand.",
        machine(bool(peers(figures))),
        "## Method\n\n" + method,
        "## Our games",
        *(build_table(figures, build) for build in BUILDS),
        gain_table(figures, "plain", "times better, compiled than plain"),
    ]
    if any(task.contestant == BESIDE for task in figures):
        parts.append(gain_table(figures, BESIDE, "times better than the other checkout"))
    if peers(figures):
        parts += ["## Beside others", goal_table(figures), peer_table(figures)]
        parts += [ratio_table(figures, measure) for measure in ("step", "core", "search", "clone")]
    return "\n\n".join([*parts, "## How to read it\n\n" + NOTES]) + "\n"


def machine(with_peers: bool) -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    versions = [f"Sunshower {sunshower.__version__}"]
    if with_peers:
        versions += [pin.replace("==", " ") for pin in PINS.read_text(encoding="utf-8").split()]
    return (
        f"{date.today()}: {model}, {os.cpu_count()} cores, of which one was used; {platform.system()}, "
        f"{platform.python_implementation()} {platform.python_version()}; {', '.join(versions)}."
    )


def build_table(figures: Figures, build: str) -> str:
    rows = [
        [row.title, *(figure(figures, Task(build, game, measure)) for game in games(figures))]
        for measure, row in MEASURES.items()
        if any(task.contestant == build and task.measure == measure for task in figures)
    ]
    return table([f"{build} build", *games(figures)], rows)


def gain_table(figures: Figures, other: str, head: str) -> str:
    rows = [
        [
            row.title,
            *(ratio(figures, Task("compiled", game, measure), Task(other, game, measure)) for game in games(figures)),
        ]
        for measure, row in MEASURES.items()
        if any(task.contestant == other and task.measure == measure for task in figures)
    ]
    return table([head, *games(figures)], rows)


def goal_table(figures: Figures) -> str:
    """What we promise ourselves, and what came out."""
    goals = [(Task("compiled", game, "step"), CRAZY_EIGHTS, "4" if game == "road" else "1") for game in games(figures)]
    goals.append((Task("compiled", "road", "search"), HEARTS, "2"))
    rows = [
        [f"{MEASURES[ours.measure].title}: {ours.game} / OpenSpiel {theirs.game}", goal, ratio(figures, ours, theirs)]
        for ours, theirs, goal in goals
    ]
    return table(["what we promise ourselves", "at least", "measured"], rows)


def peer_table(figures: Figures) -> str:
    columns = ("moves", "choices", "step", "core", "search", "clone")
    rows = [
        [f"{library} {game}", *(figure(figures, Task(library, game, measure)) for measure in columns)]
        for library, game in peers(figures)
    ]
    return table(["", *(MEASURES[measure].title for measure in columns)], rows)


def ratio_table(figures: Figures, measure: str) -> str:
    rows = [
        [
            f"{library} {game}",
            *(ratio(figures, Task("compiled", ours, measure), Task(library, game, measure)) for ours in games(figures)),
        ]
        for library, game in peers(figures)
        if Task(library, game, measure) in figures
    ]
    return table([f"{MEASURES[measure].title}: ours, times better", *games(figures)], rows)


def games(figures: Figures) -> list[str]:
    """Our games that were measured."""
    return list(dict.fromkeys(task.game for task in figures if task.contestant in BUILDS))


def peers(figures: Figures) -> list[tuple[str, str]]:
    """The libraries and their games that were measured."""
    ours = {*BUILDS, BESIDE}
    return list(dict.fromkeys((task.contestant, task.game) for task in figures if task.contestant not in ours))


def spreads(figures: Figures) -> Iterator[float]:
    """How far the rounds of each timed task lie apart: the quartiles' distance, as a share of the median."""
    for task, rounds in figures.items():
        if MEASURES[task.measure].timed:
            low, middle, high = quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else rounds * 3
            yield (high - low) / middle


def figure(figures: Figures, task: Task) -> str:
    return short(median(figures[task])) if task in figures else ""


def ratio(figures: Figures, ours: Task, theirs: Task) -> str:
    """How many times better ours is, as the median of the rounds' own ratios."""
    if ours not in figures or theirs not in figures:
        return ""
    times = median(mine / other for mine, other in zip(figures[ours], figures[theirs]))
    return short(times if MEASURES[ours.measure].more_is_better else 1 / times)


def short(number: float) -> str:
    """Three figures or so: 2.71M, 361k, 35.7k, 741, 80.2, 2.43."""
    for unit in ("", "k", "M"):
        if number < 999.5 or unit == "M":
            return f"{number:.{0 if number >= 99.95 else 1 if number >= 9.995 else 2}f}{unit}"
        number /= 1000
    return ""


def table(head: list[str], rows: list[list[str]]) -> str:
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, rule, *rows])
