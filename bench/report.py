"""The figures as a page: what docs/benchmarks.md says."""

import os
import platform
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple, TypeAlias

import sunshower
from bench.contestant import DEALS, ITERATIONS, ROOT, SECONDS, WORK, Task
from bench.modules import Module, Room

PINS = ROOT / "bench" / "peers.txt"
BUILDS = {"compiled": "", "plain": "src"}
"""Our two builds, and where Python finds them."""
BESIDE = "beside"
"""The compiled build of another checkout: version 0.1, unless one is named."""
FLOOR = "C"
"""Rainbow Road by hand, in C."""

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
    "imagined": Row("decisions/s imagined in ISMCTS", timed=False),
    "think": Row(f"moves/s of the expert, with a budget of {WORK}"),
    "redeal": Row("worlds dealt anew/s, in the middle of a game"),
    "match": Row("steps/s through a Match by number"),
    "match-text": Row("steps/s through a Match by text"),
    "match-view": Row("steps/s through a Match by View and text"),
    "arena": Row("games/s between greedy bots in the arena"),
    "lab": Row("games/s between greedy bots in the lab, measured"),
    "lab-random": Row("games/s at random in the lab, measured"),
    "loop": Row("games/s at random, stepping from Python", timed=False),
    "loop-world": Row("games/s at random, stepping from Python, a world dealt anew for each decision"),
    "clone": Row("ns to clone a position", more_is_better=False),
    "board": Row("largest boards drawn/s"),
    "island": Row("largest islands found/s"),
    "memory": Row("bytes of a finished Match in memory", timed=False, more_is_better=False),
    "record": Row("bytes of a record, at most", timed=False, more_is_better=False),
    "record-step": Row("bytes of a record for each step", timed=False, more_is_better=False),
    "moves": Row("decisions in a random game", timed=False),
    "choices": Row("actions on offer at a decision", timed=False),
}
GROWTH = {
    **{f"seats-{seats}": Row(f"{seats} seats") for seats in (2, 3, 4, 5, 6)},
    **{f"on-{size}": Row(f"on {size}") for size in ("9x9", "11x11", "13x13", "9x17")},
    "late": Row("from half of a game on"),
    "search-late": Row("ISMCTS iterations/s from there"),
}
"""Decisions a second inside the core, as the work grows, and searches that begin later."""

CRAZY_EIGHTS = Task("OpenSpiel", "crazy_eights", "step")
HEARTS = Task("OpenSpiel", "hearts", "search")
IMAGINED = Task("OpenSpiel", "hearts", "imagined")

LIMITS = {"clone": 150, "memory": 12_000}
"""What a figure may be at most, in every game."""
LAB = 3240
"""How many greedy games of Road a second a lab is for: twenty times what bots of it once played through a Match."""

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
iteration. Iterations times decisions in a game are the decisions *imagined*. *C* is `bench/road.c`, Rainbow Road
written by hand with the same chance, checked to play the same games, and built with `-O3 -march=native`. The version
beside ours is 0.1, which is built from its commit and measures itself, in the same rounds.

Through a Match there are three ways. A program asks for its moves by number (`actions`), or for a world to think in
(`guess`), and plays a number; version 0.1 had nothing but text for it. A person's client asks for the moves as text. A
bot on another machine gets a View, and what it hears is hashed for its luck, guessed from, and answered in text: that
was the way of all bots in version 0.1. All three are checked, and write a record."""

SHORT = """\
- Inside the core all games are fast: a State is some machine integers and rows of them, an offer is a row that is used
  again, and nothing is boxed. Road runs at {floor} of the speed of C written by hand.
- What C has ahead is that it checks no bounds, counts no references and keeps its offers on the stack.
- Beside version 0.1, times as fast inside the core: {old}.
- A copy of a State costs {clone} ns, so a search can afford a world for every iteration.
- In a search each decision is as quick as in a random game: the tree is rows of numbers, and little of the time.
- Slowest by decision is {slowest}: its offers are made of hands and islands whose groups are read anew each time.
- From Python a decision is slower, since every offer becomes a list of Python's integers: {step} a second.
- Through a Match a step by number takes {match} a second: it is checked and recorded, and nothing is made that nobody
  asked for. By View and text, as bots of other machines play, it takes {view}: a View is plain data for people.
- In the arena tables of quick bots are played inside the core too, without a Match: it is thinking that takes time.
  Greedy bots of Road look at the whole round, which those of version 0.1 did not, and win three games in four of them.
- More seats, larger boards and later positions cost little: the table below says how much.
- The plain build is for machines without a compiler: it is {plain} times as slow."""

NOTES = """\
- These are different games. A ratio says which order of magnitude to expect, not who has written the better program.
  Decisions differ too: ours are often small steps, of which a game has many; backgammon's are whole throws.
- An iteration of a search is a whole game from the opening, so a short game has more of them in a second. Times the
  decisions in a game, it is the number of decisions imagined in a second. Random games of Pirates are longer than they
  were in version 0.1.
- In the lab games are measured while they are played, and added up; the loops in Python measure nothing. Where a world
  is dealt anew for each decision the loop is that of TAG, a framework in Java: its way is measured, not its program.
- RLCard and PettingZoo build an observation at every step, OpenSpiel and Sunshower only when asked for one.
- OpenSpiel deals card by card through chance nodes, as ours do; driving them from Python is part of stepping.
- OpenSpiel's ISMCTS needs a game that can deal anew what a player cannot know: crazy eights and hanabi cannot, and
  backgammon hides nothing. RLCard and PettingZoo have neither a core, nor clones, nor a search to measure.
- The plain build is the same source without a compiler."""


def report(figures: Figures, rounds: int, costs: tuple[list[Module], list[Room]] | None = None) -> str:
    """The whole page, or as much of it as was measured."""
    figures = {**figures, **dict(imagined(figures)), **dict(looped(figures))}
    spread = median(spreads(figures))
    method = METHOD.format(seconds=SECONDS, rounds=rounds, spread=spread, iterations=ITERATIONS, deals=DEALS)
    parts = [
        "# Benchmarks",
        "Written by `make bench`, which sets up all that it needs; not by hand.",
        machine(bool(peers(figures))),
        *(["## In short\n\n" + in_short(figures)] if is_whole(figures) else []),
        "## Method\n\n" + method,
        "## Our games",
        *(build_table(figures, build) for build in BUILDS),
        gain_table(figures, "plain", "times better, compiled than plain"),
    ]
    if any(task.contestant == BESIDE for task in figures):
        parts.append(gain_table(figures, BESIDE, "times better than the version beside it"))
    if any(task.contestant == FLOOR for task in figures):
        parts.append(floor_table(figures))
    parts.append("## As the work grows\n\n" + growth_table(figures))
    if costs:
        parts += ["## What is compiled, and what it costs", room_table(figures, costs[1]), module_table(costs[0])]
    if peers(figures):
        parts += ["## Beside others", goal_table(figures), peer_table(figures)]
        parts += [ratio_table(figures, measure) for measure in ("step", "core", "search", "clone")]
        parts.append(ratio_table(figures, "loop", "lab-random"))
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
    every = games(figures)
    goals = [(Task("compiled", game, "step"), CRAZY_EIGHTS, 4.0 if game == "road" else 1.0) for game in every]
    goals.append((Task("compiled", "road", "search"), HEARTS, 2.0))
    goals += [(Task("compiled", game, "imagined"), IMAGINED, 1.5) for game in every]
    goals.append((Task("compiled", "road", "core"), Task(FLOOR, "road", "core"), 0.6))
    goals += [(Task("compiled", game, "core"), Task(BESIDE, game, "core"), 2.0) for game in ("passage", "pirates")]
    goals += [(Task("compiled", game, "match"), Task(BESIDE, game, "match-view"), 5.0) for game in every]
    goals.append((Task("compiled", "road", "arena"), Task(BESIDE, "road", "arena"), 8.0))
    rows = [
        [f"{MEASURES[ours.measure].title}: {ours.game} / {called(theirs)}", short(goal), times, verdict(times, goal)]
        for ours, theirs, goal in goals
        if (times := ratio(figures, ours, theirs))
    ]
    for measure, most in LIMITS.items():
        for game in every:
            number = median(figures[Task("compiled", game, measure)])
            met = "yes" if number <= most else "**no**"
            rows.append([f"{MEASURES[measure].title}: {game}, at most", short(most), short(number), met])
    if (task := Task("compiled", "road", "lab")) in figures:
        number = median(figures[task])
        met = "yes" if number >= LAB else "**no**"
        rows.append([f"{MEASURES['lab'].title}: road", short(LAB), short(number), met])
    return table(["what we promise ourselves", "at least", "measured", "kept"], rows)


def called(task: Task) -> str:
    """What ours is measured against; the way of version 0.1 is named where it was another."""
    where = {BESIDE: "version 0.1", FLOOR: "C"}.get(task.contestant, f"{task.contestant} {task.game}")
    return f"{where}, by View and text" if task.measure == "match-view" else where


def verdict(times: str, goal: float) -> str:
    return "yes" if float(times.rstrip("kM")) >= goal or times[-1] in "kM" else "**no**"


def imagined(figures: Figures) -> Iterator[tuple[Task, list[float]]]:
    """How many decisions a search imagines in a second: its iterations times the decisions in a game."""
    for task, speeds in figures.items():
        moves = Task("compiled" if task.contestant in BUILDS else task.contestant, task.game, "moves")
        if task.measure == "search" and moves in figures:
            length = median(figures[moves])
            yield task._replace(measure="imagined"), [speed * length for speed in speeds]


def looped(figures: Figures) -> Iterator[tuple[Task, list[float]]]:
    """How many random games a second a loop in Python plays."""
    for task, speeds in figures.items():
        moves = task._replace(measure="moves", contestant=task.contestant if task.contestant != "plain" else "compiled")
        if task.measure == "step" and moves in figures:
            length = median(figures[moves])
            yield task._replace(measure="loop"), [speed / length for speed in speeds]


def is_whole(figures: Figures) -> bool:
    """Whether all is there that the summary speaks of."""
    wanted = [Task(FLOOR, "road", "core"), *(Task(BESIDE, game, "core") for game in sunshower.games())]
    return all(task in figures for task in wanted)


def in_short(figures: Figures) -> str:
    """What is fast, what is not, and why, in ten lines."""
    speeds = {game: Task("compiled", game, "core") for game in games(figures)}

    def range_of(measure: str) -> str:
        numbers = [median(figures[Task("compiled", game, measure)]) for game in games(figures)]
        return f"{short(min(numbers))} to {short(max(numbers))}"

    ratios = [ratio(figures, task, Task("plain", game, "core")) for game, task in speeds.items()]
    return SHORT.format(
        floor=ratio(figures, speeds["road"], Task(FLOOR, "road", "core")),
        old=", ".join(f"{game} {ratio(figures, task, Task(BESIDE, game, 'core'))}" for game, task in speeds.items()),
        clone=range_of("clone"),
        slowest=min(speeds, key=lambda game: median(figures[speeds[game]])).capitalize(),
        step=range_of("step"),
        match=range_of("match"),
        view=range_of("match-view"),
        plain=f"{min(ratios, key=float)} to {max(ratios, key=float)}",
    )


def floor_table(figures: Figures) -> str:
    ours, theirs = Task("compiled", "road", "core"), Task(FLOOR, "road", "core")
    row = [MEASURES["core"].title, figure(figures, ours), figure(figures, theirs), ratio(figures, ours, theirs)]
    return table(["Rainbow Road", "compiled build", "C by hand", "ours, of C"], [row])


def growth_table(figures: Figures) -> str:
    """Decisions a second inside the core, at other tables than the smallest."""
    rows = [
        [row.title, *(figure(figures, Task("compiled", game, measure)) for game in games(figures))]
        for measure, row in GROWTH.items()
        if any(task.measure == measure for task in figures)
    ]
    return table(["decisions/s, inside the core", *games(figures)], rows)


def room_table(figures: Figures, rooms: list[Room]) -> str:
    """What rooms cost, and how many times as fast what they are for is when they are compiled."""
    gains = {"rules": "core", "bot": "think"}
    rows = []
    for room in rooms:
        game, _, kind = room.name.partition(" ")
        measure = gains.get(kind, "")
        gain = ratio(figures, Task("compiled", game, measure), Task("plain", game, measure)) if measure else ""
        rows.append([room.name, str(room.lines), short(room.size), f"{room.seconds:.1f}", gain])
    return table(["", "lines", "bytes of code", "seconds to build", "times as fast"], rows)


def module_table(modules: list[Module]) -> str:
    rows = [[f"`{path.removeprefix('sunshower/')}`", str(lines), short(size)] for path, lines, size in modules]
    return table(["module", "lines", "bytes of code"], rows)


def peer_table(figures: Figures) -> str:
    columns = ("moves", "choices", "step", "loop", "core", "search", "clone")
    rows = [
        [f"{library} {game}", *(figure(figures, Task(library, game, measure)) for measure in columns)]
        for library, game in peers(figures)
    ]
    return table(["", *(MEASURES[measure].title for measure in columns)], rows)


def ratio_table(figures: Figures, measure: str, own: str = "") -> str:
    """How many times better ours is, game by game, in the same measure or in one of our own."""
    mine = own or measure
    rows = [
        [
            f"{library} {game}",
            *(ratio(figures, Task("compiled", ours, mine), Task(library, game, measure)) for ours in games(figures)),
        ]
        for library, game in peers(figures)
        if Task(library, game, measure) in figures
    ]
    return table([f"{MEASURES[mine].title}: ours, times better", *games(figures)], rows)


def games(figures: Figures) -> list[str]:
    """Our games that were measured."""
    return list(dict.fromkeys(task.game for task in figures if task.contestant in BUILDS))


def peers(figures: Figures) -> list[tuple[str, str]]:
    """The libraries and their games that were measured."""
    ours = {*BUILDS, BESIDE, FLOOR}
    return list(dict.fromkeys((task.contestant, task.game) for task in figures if task.contestant not in ours))


def spreads(figures: Figures) -> Iterator[float]:
    """How far the rounds of each timed task lie apart: the quartiles' distance, as a share of the median."""
    for task, rounds in figures.items():
        if task.measure in MEASURES and MEASURES[task.measure].timed:
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
