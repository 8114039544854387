"""How a server bears attacks, crowds and restarts: `make bench-hostile` measures it and writes docs/hostile.md.

The attacks are those of tests/server/attacks.py, from one address, again and again; somebody at another address, in a
process of their own, asks for answers meanwhile. Parts may be measured one by one: what they found is kept beside the
build, and the page is written from it once all of them are there.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sys
from bisect import bisect_left, bisect_right
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from secrets import token_hex
from statistics import median
from time import monotonic
from typing import Any

import httpx
from msgspec.json import decode, encode
from tests.server import attacks
from websockets.asyncio.client import ClientConnection, connect

import sunshower
from bench.server.processes import ROOT, folder, memory, processor_time, running
from sunshower.server.auth import key_of, new_token
from sunshower.server.limits import UNLIMITED, Limits
from sunshower.server.lobby import Lobby
from sunshower.server.messages.commands import Move
from sunshower.server.messages.events import Chair
from sunshower.server.room import Services
from sunshower.server.store import Store
from sunshower.server.workers import WorkerPool

PAGE = ROOT / "docs" / "hostile.md"
FOUND = ROOT / ".venv" / "hostile.json"
SECONDS = 9.0
"""How long each attack goes on, again and again: time for a thousand answers to somebody else."""
LOOK = 0.2
"""Seconds between two looks at the server's memory."""
HALF_OPEN = 5000
CROWDS = (0, 100, 1000)
EVENTS = 60
PEOPLE = 2000
MOVES = 20
"""How far the games are at the tables to which people come back."""
TABLES = 20_000
ANSWERS = 10_000
PACE = 0.1
AT_ONCE = 100
"""Tables at which bots are asked at the same time."""
EXPERTS = 40

# What is to be met
SOON = 5.0
"""Seconds until an attack is over."""
QUICK = 20.0
"""Milliseconds for 99 of 100 answers to somebody else."""
SMALL = 50.0
"""Megabytes that the server may grow by."""
TIMES = 10.0
"""How many times the work a crowd ten times as large may be."""
BACK = 2.0
"""Seconds until 99 of 100 are back."""
GROWTH = 0.3
"""Seconds that starting may take longer because of all the tables there are."""
EVEN = 0.01
"""By how much the share of pairs may differ from one half."""


@dataclass(frozen=True)
class Served:
    """A server under test."""

    url: str
    process: int

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


@contextmanager
def served(data: Path, *options: str, port: int = 0) -> Iterator[Served]:
    command = [sys.executable, "-m", "sunshower", "serve", "--port", str(port), "--data", str(data), *options]
    with running(command) as (line, process):
        yield Served(line.split()[3].rstrip("/"), process)


async def opened(http: httpx.AsyncClient, url: str, game: str, *bots: str) -> tuple[str, list[str]]:
    """The code of a table with two seats, and the tokens of the people at it."""
    seats = [{"bot": level} for level in bots]
    people: list[dict[str, str]] = [{}] * (2 - len(bots))
    code = (await http.post(f"{url}/api/tables", json={"game": game, "seats": [*people, *seats]})).json()["code"]
    tokens = []
    for name in ("Ann", "Bea")[: len(people)]:
        sitting = {"id": token_hex(16), "nonce": token_hex(8), "name": name}
        tokens.append((await http.post(f"{url}/api/tables/{code}/seats", json=sitting)).json()["token"])
    return code, tokens


@asynccontextmanager
async def at_table(url: str, code: str, *tokens: str, since: int = -1, **more: Any) -> AsyncIterator[ClientConnection]:
    address = f"ws{url[4:]}/api/tables/{code}/socket"
    async with connect(address, compression=None, max_size=None, max_queue=None, open_timeout=60, **more) as socket:
        await socket.send(encode({"do": "hello", "tokens": tokens, "since": since}).decode())
        yield socket


async def heard(socket: ClientConnection, kind: str = "news") -> dict[str, Any]:
    while (message := decode(await socket.recv()))["is"] != kind:
        pass
    found: dict[str, Any] = message
    return found


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


# Attacks


@dataclass(frozen=True)
class Borne:
    """What an attack did: how long each was let go on, how somebody else was served, and what it took of memory."""

    name: str
    seconds: float
    p50: float
    p99: float
    grown: float
    answers: int

    @property
    def met(self) -> bool:
        return self.seconds <= SOON and self.p99 < QUICK and self.grown < SMALL


async def borne(server: Served, code: str, name: str, attack: Callable[[], Awaitable[float]]) -> Borne:
    before = peak = memory(server.process)
    command = [sys.executable, "-m", "bench.victim", server.url, code, str(SECONDS)]
    victim = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, limit=2**24)
    assert victim.stdout
    await victim.stdout.readline()
    told = asyncio.create_task(victim.stdout.read())
    lasted = []

    async def again() -> None:
        while not told.done():
            lasted.append(await attack())
            await asyncio.sleep(0)

    attacking = asyncio.create_task(again())
    while not told.done():
        peak = max(peak, await asyncio.to_thread(memory, server.process))
        await asyncio.sleep(LOOK)
    await attacking
    await victim.wait()
    waits = json.loads(told.result())
    found = Borne(name, max(lasted), median(waits), share(waits, 0.99), peak - before, len(waits))
    print(found, file=sys.stderr)
    return found


@asynccontextmanager
async def attackable() -> AsyncIterator[tuple[Served, str]]:
    """A server with its limits on, and a table there."""
    with folder() as data, served(data) as server:
        async with httpx.AsyncClient(timeout=60) as http:
            code, _ = await opened(http, server.url, "road")
            for path in ("/", "/api", "/schema/openapi.json"):  # what is made once is nobody's attack
                await http.get(server.url + path)
            line = sunshower.new("road", seed=1).position("all")
            await http.post(f"{server.url}/api/positions", json={"game": "road", "line": line})
        yield server, code


async def attacked(kinds: tuple[attacks.Attack, ...] = attacks.ATTACKS) -> list[Borne]:
    found = []
    async with attackable() as (server, code):
        for number, attack in enumerate(kinds, 10):
            fresh = attacks.Target(server.port, code, origin=f"127.0.0.{number}")  # who has attacked before may do less
            found.append(await borne(server, code, attack.__name__, partial(attacks.endured, attack, fresh)))
    return found


async def overdone() -> list[Borne]:
    """What is borne when nobody attacks, when people do what they may far too often, and of connections alone."""

    async def quiet() -> float:
        await asyncio.sleep(SECONDS / 10)
        return 0.0

    async def half_open() -> float:
        await attacks.half_open(target, HALF_OPEN)
        print(f"{attacks.descriptors(server.process)} files open", file=sys.stderr)
        began = monotonic()
        while any(map(attacks.is_open, target.lines)) and monotonic() - began < attacks.LONG_ENOUGH:
            await asyncio.sleep(0.1)
        target.leave()
        return monotonic() - began

    async with attackable() as (server, code):
        target = attacks.Target(server.port, code)
        found = [await borne(server, code, "nobody", quiet)]
        found.append(await borne(server, code, f"{HALF_OPEN} half-open connections", half_open))
    return found + await attacked(attacks.EXCESSES + attacks.SLOW)


# Crowds


async def crowd(watching: int) -> float:
    """The milliseconds of processor time for one event that so many people watch, and one who says something."""
    with folder() as data, served(data, "--no-limits", "--workers", "1") as server:
        async with httpx.AsyncClient(timeout=60) as http:
            code, tokens = await opened(http, server.url, "road")
        stacks = [at_table(server.url, code, *own) for own in ((tokens[0],), *[()] * watching)]
        sockets = [await stack.__aenter__() for stack in stacks]
        for socket in sockets:
            await heard(socket)
        await asyncio.sleep(1)
        used = processor_time(server.process)
        for _ in range(EVENTS):
            said = {"do": "say", "id": token_hex(8), "seat": 0, "phrase": "hello"}
            await sockets[0].send(encode(said).decode())
            for socket in sockets:
                await heard(socket)
        cost = 1000 * (processor_time(server.process) - used) / EVENTS
        for stack in stacks:
            await stack.__aexit__(None, None, None)
        return cost


async def crowds() -> list[float]:
    return [await crowd(watching) for watching in CROWDS]


# Coming back


async def returned(people: int = PEOPLE) -> dict[str, float]:
    """After the server was killed: seconds until it listens, until half and until all but one in a hundred are back.

    And the seconds of processor time that it has used by then: on a quiet machine nobody can be quicker.
    """
    with folder() as data:
        places = data / "places.json"
        places.write_text(json.dumps(await in_play(data, people)))
        with served(data, "--no-limits", "--workers", "1") as server:
            port = server.port  # it is killed at once
        command = [sys.executable, "-m", "bench.returning", str(port), str(places)]
        crowd = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, limit=2**24)
        assert crowd.stdout
        await crowd.stdout.readline()
        began = monotonic()
        starting = served(data, "--no-limits", "--workers", "1", port=port)
        again = await asyncio.to_thread(starting.__enter__)
        listening = monotonic() - began
        times = json.loads(await crowd.stdout.read())
        used = processor_time(again.process)
        await crowd.wait()
        starting.__exit__(None, None, None)
    empty, full = [await started(tables) for tables in (0, TABLES * people // PEOPLE)]
    return {
        "listening": listening,
        "half": share(times, 0.5),
        "most": share(times, 0.99),
        "used": used,
        "empty": empty,
        "full": full,
    }


async def in_play(data: Path, people: int) -> list[tuple[str, str, int]]:
    """So many people at tables for two, some moves into their games: code, token, and the last event they know."""
    games, rng = sunshower.games(), random.Random(1)
    places: list[tuple[str, str, int]] = []
    store, workers = Store(data), WorkerPool(1)
    lobby = Lobby(Services(store, workers, Limits(UNLIMITED), 0.0, 30.0))

    async def one(number: int) -> None:
        room = await lobby.open(games[number % len(games)], {}, [Chair(), Chair()])
        tokens = [new_token(), new_token()]
        for name, token in zip(("Ann", "Bea"), tokens, strict=True):
            await room.sit(name, key_of(token), token_hex(8), None)
        while room.table.match and not room.table.over and room.table.match.plies < MOVES:
            seat = room.table.match.to_act[0]
            move = rng.choice(room.table.match.legal(seat))
            await room.do(Move(id=token_hex(8), seat=seat, seq=room.table.seq, move=move))
        places.extend((room.table.code, token, room.table.seq) for token in tokens)

    for start in range(0, people // 2, 100):
        await asyncio.gather(*map(one, range(start, min(start + 100, people // 2))))
    lobby.close()
    workers.close()
    store.close()
    return places


async def started(tables: int) -> float:
    """How many seconds a server with so many tables takes to start, at best of three."""
    with folder() as data:
        store, workers = Store(data), WorkerPool(1)
        lobby = Lobby(Services(store, workers, Limits(UNLIMITED), 0.0, 30.0))
        for _ in range(0, tables, 500):
            chairs = [Chair(), Chair()]
            await asyncio.gather(*(lobby.open("road", {}, chairs) for _ in range(min(500, tables))))
            lobby.rooms.clear()
        workers.close()
        store.close()
        times = []
        for _ in range(3):
            began = monotonic()
            with served(data, "--workers", "1"):
                times.append(monotonic() - began)
        return min(times)


# Time


@dataclass(frozen=True)
class Timed:
    """How often a bot that could block took longer than one that could not, and by how much chance alone differs."""

    level: str
    busy: int
    longer: float
    error: float
    can: int
    cannot: int

    @property
    def met(self) -> bool:
        return abs(self.longer - 0.5) <= EVEN


async def timed(level: str, answers: int, busy: int) -> Timed:
    can: list[float] = []
    cannot: list[float] = []
    with folder() as data, served(data, "--no-limits", "--pace", str(PACE)) as server:
        async with httpx.AsyncClient(timeout=60) as http:
            load = [asyncio.create_task(experts(http, server.url)) for _ in range(busy)]
            while len(can) + len(cannot) < answers:
                games = (asked(http, server.url, level, can, cannot) for _ in range(AT_ONCE))
                await asyncio.gather(*games)
                print(f"{len(can)} could block, {len(cannot)} could not", file=sys.stderr)
            for task in load:
                task.cancel()
            await asyncio.gather(*load, return_exceptions=True)
    longer = longer_share(can, cannot)
    error = ((1 / len(can) + 1 / len(cannot)) / 12) ** 0.5
    return Timed(level, busy, longer, error, len(can), len(cannot))


def longer_share(ones: list[float], others: list[float]) -> float:
    """In which share of all pairs the one is longer than the other; of equals, half."""
    row = sorted(others)
    return sum(bisect_left(row, one) + bisect_right(row, one) for one in ones) / 2 / len(ones) / len(row)


async def experts(http: httpx.AsyncClient, url: str) -> None:
    """A table at which experts think all the time."""
    while True:
        code, tokens = await opened(http, url, "passage", "expert")
        async with at_table(url, code, *tokens) as socket:
            await play(socket, random.Random(code), lambda before, news: None)


async def asked(http: httpx.AsyncClient, url: str, level: str, can: list[float], cannot: list[float]) -> None:
    """A game against a bot that is asked again and again whether it blocks."""
    code, tokens = await opened(http, url, "pirates", level)
    waits: dict[int, float] = {}

    def note(waited: float, before: dict[str, Any]) -> None:
        waits[before["plies"]] = waited

    async with at_table(url, code, *tokens) as socket:
        await play(socket, random.Random(code), note)
    match = sunshower.replay((await http.get(f"{url}/api/tables/{code}/record")).json())
    for ply, wait in waits.items():
        choices = match.moment(ply).legal(1)
        if "pass" in choices:
            (can if "block" in choices else cannot).append(wait)


async def play(socket: ClientConnection, rng: random.Random, note: Callable[[float, dict[str, Any]], None]) -> None:
    """Play to the end, raiding wherever possible; note how long each answer of the bot takes."""
    news = await heard(socket)
    while not news["result"]:
        moves = [offer["move"] for offer in news["sights"][0]["offers"]]
        if moves:
            move = rng.choice([move for move in moves if "@" in move] or moves)
            said = {"do": "move", "id": token_hex(8), "seat": 0, "seq": news["seq"], "move": move}
            await socket.send(encode(said).decode())
            news = await heard(socket)
            continue
        began, before = monotonic(), news
        while news["seq"] <= before["seq"]:
            news = await heard(socket)
        note(monotonic() - began, before)


async def times(answers: int = ANSWERS) -> list[Timed]:
    return [await timed(level, answers, busy) for level in ("casual", "club") for busy in (0, EXPERTS)]


# The page


def verdict(met: bool) -> str:
    return "met" if met else "**not met**"


def written(found: dict[str, Any]) -> str:
    """The page, from what all parts have found."""
    rows, back = [Borne(**row) for row in (*found["excesses"], *found["attacks"])], found["back"]
    alone, small, large = found["crowds"]
    ratio = large / small
    grows = back["full"] - back["empty"]
    text = f"""\
# How the server bears strangers

Measured by `make bench-hostile` on {found["day"]}, on {found["machine"]}, Python {found["python"]},
{found["build"]} build, limits on. The server shares its {found["cores"]} cores with those who attack it; the load of
the machine was {found["load"]}. [What stops whom](security.md) tells what the figures are about.

**Attacks.** Each goes on for {SECONDS:.0f} s from one address, again as soon as it is ended. Somebody at another
address, in a process of their own, asks for an answer a hundred times a second all the while. It is met when an attack
is cut off, or refused in words, within {SOON:.0f} s, 99 of 100 answers come within {QUICK:.0f} ms, and the server and
its processes never hold {SMALL:.0f} MB more than before.

| attack | ended after at most | the other's answer, median | 99 of 100 within | of answers | memory at most | |
|---|---|---|---|---|---|---|
"""
    for row in rows:
        ended = f"{row.seconds:.1f} s" if row.seconds else ""
        figures = f"{row.p50:.1f} ms | {row.p99:.1f} ms | {row.answers} | {row.grown:+.0f} MB"
        text += f"| {row.name.replace('_', ' ')} | {ended} | {figures} | {verdict(row.met)} |\n"
    text += f"""
**Crowds.** One event costs {alone:.2f} ms of processor time where nobody watches, {small:.1f} ms where {CROWDS[1]}
people do, and {large:.1f} ms where {CROWDS[2]} do: {ratio:.1f} times as much, and {TIMES:.0f} times is the
most it may be: {verdict(ratio <= TIMES)}.

**Coming back.** {PEOPLE} people at {PEOPLE // 2} tables, {MOVES} moves into their games, the server killed: it
listens after {back["listening"]:.1f} s,
half of them are back after {back["half"]:.1f} s, and 99 of 100 after {back["most"]:.1f} s, where {BACK:.0f} s are
wanted: {verdict(back["most"] <= BACK)}. By then it has used {back["used"]:.1f} s of processor time, starting included.

**Starting.** With no table it listens after {back["empty"]:.2f} s, with {TABLES} tables after {back["full"]:.2f} s:
{verdict(grows <= GROWTH)}.

**Time.** In Pirates, how often a bot that could block took longer than one that could not; one half of all pairs, give
or take {EVEN:.0%}, tells nothing. Beside it stands by how much chance alone differs in one case of three.

| level | workers | could block | could not | longer in | chance | |
|---|---|---|---|---|---|---|
"""
    for each in (Timed(**row) for row in found["times"]):
        workers = f"busy with {each.busy} experts" if each.busy else "idle"
        figures = f"{each.can} | {each.cannot} | {each.longer:.2%} | ± {each.error:.2%}"
        text += f"| {each.level} | {workers} | {figures} | {verdict(each.met)} |\n"
    return text


def plain(found: Any) -> Any:
    """What a part has found, ready for JSON."""
    return [plain(each) for each in found] if isinstance(found, list) else asdict(found) if is_found(found) else found


def is_found(found: Any) -> bool:
    return isinstance(found, Borne | Timed)


PARTS: dict[str, Callable[..., Awaitable[Any]]] = {
    "attacks": attacked,
    "excesses": overdone,
    "crowds": crowds,
    "back": returned,
    "times": times,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-hostile", description="Measure how the server bears strangers.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)}; or everything")
    parser.add_argument("--quick", action="store_true", help="a tenth of the people and answers; nothing is written")
    given = parser.parse_args()
    small: dict[str, tuple[int, ...]] = {"back": (PEOPLE // 10,), "times": (ANSWERS // 10,)} if given.quick else {}
    known = json.loads(FOUND.read_text()) if FOUND.exists() and given.parts and not given.quick else {}
    for part in given.parts or PARTS:
        known[part] = plain(asyncio.run(measured(PARTS[part], *small.get(part, ()))))
        print(part, json.dumps(known[part]), file=sys.stderr)
        known |= {
            "day": str(date.today()),
            "machine": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "build": "compiled" if sunshower.compiled else "plain",
            "load": f"{os.getloadavg()[2]:.1f}",
        }
        if not given.quick:
            FOUND.write_text(json.dumps(known))
    if set(PARTS) <= set(known):
        text = written(known)
        print(text)
        if not given.quick:
            PAGE.write_text(text, encoding="utf-8")


async def measured(part: Callable[..., Awaitable[Any]], *small: int) -> Any:
    return await part(*small)


if __name__ == "__main__":
    main()
