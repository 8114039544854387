"""A question as it is asked at the command line, and the answer as it is given there."""

import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import sunshower
from sunshower.arena.plan import cores, machine
from sunshower.arena.run import clock
from sunshower.core.errors import BadTable, reason
from sunshower.core.message import Arg, Message
from sunshower.core.registry import load
from sunshower.core.words import Voice
from sunshower.lab.report import as_html, report, results, study_called
from sunshower.lab.shards import Crew, Outcome, alone, kept, pool
from sunshower.lab.study import Study, read, ready, refuse_if, sized

GAMES = 2000
OFTEN = 0.2


def asked(
    study: str | None,
    game: str | None,
    games: int | None,
    seed: str | None,
    bot: str,
    seats: int | None,
    precision: float | None,
    sequential: bool,
    luck: bool,
) -> Study:
    """The study that a command line asks for. Raises BadTable with a sentence if there is none."""
    refuse_if(study is None, "lab-which")
    if str(study).endswith(".toml"):
        made = read(Path(str(study)))
        return sized(
            made, games=games, seed=seed, precision=precision, sequential=sequential or None, luck=luck or None
        )
    refuse_if(game is None, "lab-which")
    made = ready(str(study), str(game), games or GAMES, seed or "1", bot, seats)
    return sized(made, games=games, precision=precision, sequential=sequential or None, luck=luck or None)


def command(study: str | None, made: Study, bot: str, seats: int | None, precision: float | None) -> str:
    """What to type to ask the same again."""
    words = ["sunshower", "lab", str(study)]
    if not str(study).endswith(".toml"):
        words.append(made.game)
    words += ["--games", str(made.games), "--seed", made.seed]
    if bot != "greedy":
        words += ["--bot", bot]
    if seats is not None:
        words += ["--seats", str(seats)]
    if precision is not None:
        words += ["--precision", str(precision)]
    if made.sequential:
        words.append("--sequential")
    if made.luck and study != "luck":
        words.append("--luck")
    return shlex.join(words)


def need_extra(wanted: bool) -> None:
    """Say what to install, where pictures or Parquet files are wanted and what makes them is not there."""
    if wanted and not all(map(find_spec, ("polars", "altair", "vl_convert"))):
        raise BadTable("no-such-extra", Message("line-no-lab-extra"))


def crew(jobs: int | None) -> Crew:
    """Whoever plays on this machine."""
    jobs = jobs or cores()
    return pool(jobs) if jobs > 1 else alone


@contextmanager
def progress(say: Voice) -> Iterator[Callable[[int, int, float], None]]:
    """A line on a terminal that says how far it is, how quick, and how long it will take."""
    live = sys.stderr.isatty()
    last = 0.0

    def show(done: int, total: int, rate: float) -> None:
        nonlocal last
        if not live or time.monotonic() - last < OFTEN:
            return
        last = time.monotonic()
        left = clock((total - done) / rate, say) if rate else "?"
        said = say(
            "line-lab-progress", played=say.figure(done), all=say.figure(total), rate=say.figure(rate), left=left
        )
        print(f"\r[{'#' * (30 * done // total):.<30}] {said} \x1b[K", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        if live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def as_data(outcome: Outcome, typed: str) -> dict[str, Any]:
    """The answer as data: `results` depend on the study alone, `made` tells where and how quickly they were found."""
    return {
        "study": outcome.study.data(),
        "command": typed,
        "ended": outcome.ended,
        "results": results(outcome),
        "made": {
            "sunshower": sunshower.__version__,
            "build": "compiled" if sunshower.compiled else "plain Python",
            "machine": machine(),
            "seconds": round(outcome.seconds, 2),
            "games_per_second": round(outcome.fresh / outcome.seconds, 1) if outcome.seconds else None,
        },
    }


def write_pictures(folder: Path, outcome: Outcome, say: Voice) -> None:
    """Every picture as SVG and as PNG, for light and for dark."""
    from sunshower.lab.plots import as_png, plots

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        said: dict[str, Arg] = {"file": str(folder), "reason": reason(error)}
        raise BadTable("no-such-file", Message("line-no-not-written", said)) from error
    for number, (_, light, dark) in enumerate(plots(outcome, say) if outcome.blocks else [], 1):
        for shade, svg in (("light", light), ("dark", dark)):
            kept(folder / f"{outcome.study.name}-{number}-{shade}.svg", svg.encode())
            kept(folder / f"{outcome.study.name}-{number}-{shade}.png", as_png(svg))


def write_page(path: Path, outcome: Outcome, say: Voice, typed: str, language: str) -> None:
    """One page for a browser, pictures included."""
    from sunshower.lab.plots import plots

    title = say.pair(load(outcome.study.game).title, study_called(outcome.study, say))
    drawn = plots(outcome, say) if outcome.blocks else []
    kept(path, as_html(report(outcome, say, typed), title, language, drawn).encode())
