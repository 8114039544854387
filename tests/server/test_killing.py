"""Kill -9 at any moment: what was acknowledged is there, once and in order, and what was not can be said again."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from sunshower.server.auth import key_of

from .conftest import PATIENCE, PERSON, Client, Message, Server, bot, command, unexpected

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, list[dict[str, Any]]]] = [
    ("road", [PERSON, PERSON]),
    ("chroma", [PERSON, bot("random"), PERSON]),
    ("passage", [PERSON, PERSON]),
    ("pirates", [PERSON, PERSON, bot("random")]),
]


class Stubborn:
    """Somebody who says every command until it is answered, with the same id, over as many sockets as it takes."""

    def __init__(self, server: Server, code: str, token: str, rng: random.Random) -> None:
        self.server, self.code, self.token, self.rng = server, code, token, rng
        self.tired = False
        self.pending: Message | None = None
        self.acknowledged: list[tuple[int, int, str]] = []
        """The number of the event, the seat, and the move or the phrase."""

    async def live(self) -> None:
        while True:
            try:
                async with Client(self.server, self.code, self.token) as client:
                    await self.attend(client)
                    return
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(0.01)

    async def attend(self, client: Client) -> None:
        while self.pending or not client.news["result"]:  # the answer to the last move of all may be lost too
            if self.pending is None and client.offers and not self.tired:
                self.pending = self.wish(client)
            if self.pending is None:
                await client.hear()
                continue
            answer = await client.ask(self.pending)
            assert answer["is"] == "done", answer
            said = self.pending.get("move") or self.pending["phrase"]
            self.acknowledged.append((answer["seq"], self.pending["seat"], said))
            self.pending = None
            await client.after(answer["seq"])

    def wish(self, client: Client) -> Message:
        if self.rng.random() < 0.1:
            return command("say", client.seat, phrase="thinking")
        return command("move", client.seat, seq=client.news["seq"], move=self.rng.choice(client.offers))


async def killed(server: Server, cycles: int, seed: int) -> None:
    """Play while the server is killed again and again; then compare what was said with what is stored."""
    rng = random.Random(seed)
    people: list[Stubborn] = []
    playing: set[asyncio.Task[None]] = set()

    def more_tables() -> None:
        for game, chairs in TABLES:
            code = server.open(game, chairs)
            seats = [seat for seat, chair in enumerate(chairs) if not chair]
            tokens = [server.sit(code, f"Player {seat}", seat=seat) for seat in seats]
            for token in tokens:
                people.append(Stubborn(server, code, token, rng))
                playing.add(asyncio.create_task(people[-1].live()))

    for _ in range(cycles):
        if sum(not task.done() for task in playing) < len(TABLES):
            more_tables()
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        server.kill()
        await asyncio.to_thread(server.start)
    for person in people:
        person.tired = True
    until = time.monotonic() + PATIENCE
    while any(person.pending for person in people) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    assert [error for error in done if isinstance(error, Exception)] == []
    server.stop()
    compare(server.folder / "sunshower.db", people)


def compare(file: Path, people: list[Stubborn]) -> None:
    """Every acknowledged command is stored where it was said to be, none twice, and no event is missing."""
    with closing(sqlite3.connect(file)) as store:
        for person in people:
            query = "SELECT seq, body, command FROM events WHERE code = ? ORDER BY seq"
            rows = store.execute(query, (person.code,)).fetchall()
            assert [seq for seq, _, _ in rows] == list(range(len(rows)))
            marks = [mark for _, _, mark in rows if mark]
            assert len(marks) == len(set(marks))
            events = [json.loads(body) for _, body, _ in rows]
            for seq, seat, said in person.acknowledged:
                event = events[seq]
                assert (event["seat"], event.get("move") or event["phrase"]) == (seat, said)
            own = [seq for seq, _, mark in rows if mark and mark.startswith(f"{seat_of(person, events)}:")]
            assert [seq for seq, _, _ in person.acknowledged] == own


def seat_of(person: Stubborn, events: list[dict[str, Any]]) -> int:
    return next(int(event["seat"]) for event in events if event.get("key") == key_of(person.token))


def errors(server: Server) -> list[str]:
    """What a server that was killed had to say of mistakes of ours.

    A process for bots that was just starting says in lines of its own that nobody tells it what to do any more.
    """
    return [line for line in unexpected(server.said()) if line.startswith("{")]


async def test_killed_six_times(new_server: Callable[..., Server]) -> None:
    server = new_server()
    await killed(server, 6, seed=1)
    assert errors(server) == []


@pytest.mark.soak
async def test_killed_a_hundred_times(new_server: Callable[..., Server]) -> None:
    server = new_server()
    await killed(server, 100, seed=random.randrange(10**6))
    assert errors(server) == []


async def test_nothing_is_left_running(new_server: Callable[..., Server]) -> None:
    """The bots' processes end with the server, however it ends, and a server that is asked to stop says nothing."""
    server = new_server()
    code = server.open("pirates", [PERSON, bot("expert")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        await ann.until(lambda news: news["to_act"] == 0)
        assert server.stop() == 0
        assert unexpected(server.said()) == []  # of one that is killed, a process that was just starting may complain
        server.start()
    async with Client(server, code, *ann.tokens):
        server.kill()
    for _ in range(100):
        if not processes(server.process.pid):
            break
        await asyncio.sleep(0.1)
    assert processes(server.process.pid) == []


def processes(session: int) -> list[int]:
    """The processes that a server has started, and itself; none on machines that have no /proc."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # a process that has ended meanwhile
            status, _, _, of = file.read_text().rpartition(")")[2].split()[:4]
            if int(of) == session and status != "Z":
                found.append(int(file.parent.name))
    return found


async def test_a_killed_bot_is_replaced(server: Server) -> None:
    code = server.open("chroma", [PERSON, bot("random")], options={"turn_limit": 10})
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        for process in processes(server.process.pid):
            if "spawn_main" in Path(f"/proc/{process}/cmdline").read_text():
                os.kill(process, signal.SIGKILL)
        await ann.play(random.Random(1))
