"""`make bench-server`: how quickly people at many tables are told of a move, and how many moves a server can take.

Real processes, real sockets, a real disk. boardgame.io's own server is driven in the same way, in turn with ours.
Only a whole run writes docs/benchmarks-server.md.
"""

import argparse
import asyncio
import os
import platform
import sys
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from random import Random
from statistics import median
from time import monotonic
from typing import NamedTuple

import httpx

import sunshower
from bench.server.processes import ROOT, installed, memory, ours, processor_time, theirs
from bench.server.tables import DRAW, Ours, Table, Theirs

PAGE = ROOT / "docs" / "benchmarks-server.md"
TABLES = 500
PACE = 2.0
SECONDS = 30.0
WARM = 5.0
ROUNDS = 5
CROWD = 50
"""Tables that are played at the same time when a server is to do all it can."""
SHORT = 300
"""Games in such a round, each as long as one of tic-tac-toe."""


class Load(NamedTuple):
    """What people at human pace notice, in milliseconds, and what it costs, in megabytes."""

    median: float
    p99: float
    worst: float
    moves: float
    memory: float


async def gathered(count: int, open_table: Callable[[int], Awaitable[Table]]) -> list[Table]:
    """Tables with two people at each, a few of them opened at a time."""
    few = asyncio.Semaphore(8)

    async def one(number: int) -> Table:
        async with few:
            return await open_table(number)

    return list(await asyncio.gather(*map(one, range(count))))


async def human_pace(tables: int, seconds: float) -> Load:
    """All games in turn at many tables, a move every two seconds at each."""
    games = sunshower.games()
    waits: list[float] = []
    with ours() as (url, process):
        async with httpx.AsyncClient(timeout=60) as http:
            crowd = await gathered(tables, lambda number: Ours.open(url, http, games[number % len(games)]))
        began = monotonic() + 1

        async def play(table: Table, rng: Random) -> None:
            at = began + rng.uniform(0, PACE)
            while at < began + WARM + seconds:
                await asyncio.sleep(at - monotonic())
                sent = monotonic()
                if not await table.move():
                    break
                if sent > began + WARM:
                    waits.append(monotonic() - sent)
                at = max(at + PACE, monotonic())

        await asyncio.gather(*(play(table, Random(number)) for number, table in enumerate(crowd)))
        held = memory(process)
    waits.sort()
    shares = (median(waits), waits[len(waits) * 99 // 100], waits[-1])
    middle, most, worst = (1000 * wait for wait in shares)
    return Load(middle, most, worst, len(waits) / seconds, held)


class Speed(NamedTuple):
    """What a server can take: moves a second, and the milliseconds of processor time that each costs it."""

    moves: float
    cost: float


async def all_it_can(process: int, open_table: Callable[[httpx.AsyncClient], Awaitable[Table]], games: int) -> Speed:
    """The speed of short games, many at a time: a move counts when both people have been told of it."""
    async with httpx.AsyncClient(timeout=60) as http:
        tables = await gathered(games, lambda _: open_table(http))

    waiting = list(tables)

    async def play() -> int:
        moves = 0
        while waiting:
            table = waiting.pop()
            for _ in range(len(DRAW)):
                moves += await table.move()
        return moves

    began, used = monotonic(), processor_time(process)
    moves = sum(await asyncio.gather(*(play() for _ in range(CROWD))))
    speed = Speed(moves / (monotonic() - began), 1000 * (processor_time(process) - used) / moves)
    for table in tables:
        await table.close()
    return speed


async def rounds(count: int, games: int, peer: bool) -> tuple[list[Speed], list[Speed]]:
    """Our server and the other one in turn."""
    mine, other = [], []
    for number in range(count):
        with ours() as (url, process):
            mine.append(await all_it_can(process, partial(Ours.open, url, game="road"), games))
        if peer:
            with theirs() as (url, process):
                other.append(await all_it_can(process, partial(Theirs.open, url), games))
        print(f"Round {number + 1}: {mine[-1]}, boardgame.io {other[-1:]}", file=sys.stderr)
    return mine, other


TEXT = """\
# How much the server can take

Measured by `make bench-server` on {day}, on {machine}: {cores} cores that the server shares with the people, Python
{python}, {build} build.

**Human pace.** {tables} tables, all five games in turn, two scripted people with a socket at each, a move every
{pace:.0f} s. Every move is on the disk before anybody hears of it. From sending a move until both have been told:

| | |
|---|---|
| half of the moves within | {load.median:.1f} ms |
| 99 of 100 within | {load.p99:.1f} ms |
| the slowest | {load.worst:.1f} ms |
| moves a second | {load.moves:.0f} |
| memory of the server, its bots included | {load.memory:.0f} MB |

**All it can.** {games} games of {moves} moves, {crowd} at a time, each move made as soon as both people know of the one
before: Rainbow Road here, the tic-tac-toe of its tutorial at boardgame.io's own server with its file storage, in turn.
The people are the same program for both. boardgame.io's files are written but not synced to the disk; ours are. What a
move costs is the processor time of the server's process, so that the people do not count.

| | moves/s, median | each round | processor ms a move | each round |
|---|---|---|---|---|
"""


def report(load: Load, mine: list[Speed], other: list[Speed]) -> str:
    text = TEXT.format(
        day=date.today(),
        machine=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count(),
        python=platform.python_version(),
        build="compiled" if sunshower.compiled else "plain",
        tables=TABLES,
        pace=PACE,
        load=load,
        games=SHORT,
        moves=len(DRAW),
        crowd=CROWD,
    )
    text += row("Sunshower", mine, "{:.0f}")
    if other:
        text += row("boardgame.io", other, "{:.0f}")
        ratios = [Speed(a.moves / b.moves, b.cost / a.cost) for a, b in zip(mine, other, strict=True)]
        text += row("ratio", ratios, "{:.1f}")
    return text


def row(name: str, speeds: list[Speed], form: str) -> str:
    moves = [speed.moves for speed in speeds]
    costs = [speed.cost for speed in speeds]
    cells = [form.format(median(moves)), ", ".join(map(form.format, moves))]
    cells += [f"{median(costs):.2f}", ", ".join(f"{cost:.2f}" for cost in costs)]
    return f"| {name} | {' | '.join(cells)} |\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-server", description="Measure the server.")
    parser.add_argument("--quick", action="store_true", help="fewer tables for less time")
    parser.add_argument("--no-peers", action="store_true", help="measure our own server alone")
    given = parser.parse_args()
    share = 5 if given.quick else 1
    peer = not given.no_peers and installed()
    load = asyncio.run(human_pace(TABLES // share, SECONDS / share))
    print(f"p50 {load.median:.1f} ms, p99 {load.p99:.1f} ms, {load.memory:.0f} MB", file=sys.stderr)
    mine, other = asyncio.run(rounds(max(1, ROUNDS // share), SHORT // share, peer))
    text = report(load, mine, other)
    print(text)
    if not given.quick and peer:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
