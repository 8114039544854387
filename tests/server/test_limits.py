"""What one address may ask for and have kept, by itself, by its bots, and behind a proxy."""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest

import sunshower
from sunshower.core.errors import Refusal
from sunshower.core.names import look_alike
from sunshower.server import reader as reading
from sunshower.server.door import Door
from sunshower.server.limits import UNLIMITED, Limits, Rates, TooMuch
from sunshower.server.lobby import Lobby, new_code
from sunshower.server.messages.commands import Leave, Move
from sunshower.server.messages.events import Chair
from sunshower.server.reader import Reader
from sunshower.server.room import ROW, Room, Services, Subscriber, beat_of, on_the_beat
from sunshower.server.store import Store
from sunshower.server.workers import Asker, WorkerPool, span

from . import attacks
from .conftest import Client, Server
from .test_replays import played

pytestmark = pytest.mark.anyio

ONE, OTHER = Asker("one", "ann"), Asker("other", "bea")

MANY = 600


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    """A lobby with limits, whose bots take no time to answer."""
    store, workers = Store(tmp_path / "data"), WorkerPool(2)
    lobby = Lobby(Services(store, workers, Limits(Rates()), 0.0, 30.0))
    yield lobby
    lobby.close()
    workers.close()
    store.close()


# Work


async def test_work_is_done_a_piece_at_a_time_and_no_more_than_there_is_time_for() -> None:
    limits = Limits(replace(Rates(), work=(0.001, 0.02)))
    done: list[str] = []

    async def work(who: str) -> None:
        async with limits.turn(who):
            began = time.thread_time()
            while time.thread_time() - began < 0.005:
                pass
            done.append(who)

    eves = [asyncio.create_task(work("eve")) for _ in range(20)]
    await asyncio.sleep(0)
    await work("ann")
    assert done.count("eve") <= 2, "ann does not wait for all that eve asks"
    told = await asyncio.gather(*eves, return_exceptions=True)
    assert done.count("eve") < 8
    assert isinstance(told[-1], TooMuch)
    await work("ann")


async def test_of_what_comes_at_once_one_thing_after_the_other_begins() -> None:
    limits = Limits(Rates())
    begun: list[str] = []

    async def come(who: str) -> None:
        await limits.come_in(who)
        begun.append(who)

    eves = [asyncio.create_task(come("eve")) for _ in range(50)]
    await asyncio.sleep(0)
    await come("ann")
    assert begun.count("eve") <= 3
    await asyncio.gather(*eves)
    assert begun.count("eve") == 50


async def test_a_long_game_is_told_from_where_it_is_not_too_long(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sunshower.server.presenter.MOST_LINES", 12)
    room = await lobby.open("passage", {}, [Chair(), Chair()])
    for name in ("Ann", "Bea"):
        await room.sit(name, name, token_hex(8), None)
    for number in range(30):
        seat, match = room.table.to_act, room.table.match
        assert seat is not None
        assert match
        move = match.legal(seat)[0]
        await room.do(Move(id=f"command-{number}", seat=seat, seq=room.table.seq, move=move))
    for keys, most in ({"Ann"}, 12), ({"Ann", "Bea"}, 6):
        told = room.news_for(Subscriber(keys, -1))
        assert [len(sight.lines) for sight in told.sights] == [most] * len(keys)
        assert told.sights[0].lines[-1].seq == room.table.seq


# Guesses


async def tried(lobby: Lobby, where: str) -> str:
    try:
        await lobby.find(new_code(), where)
    except Refusal as refusal:
        return refusal.code
    return "found"


async def test_many_guesses_at_once_are_no_more_than_one_after_the_other(lobby: Lobby) -> None:
    answers = Counter(await asyncio.gather(*(tried(lobby, "eve") for _ in range(300))))
    assert answers == {"no-such-table": 20, "too-much": 280}
    assert await tried(lobby, "ann") == "no-such-table"


async def test_a_school_comes_back_all_at_once(lobby: Lobby) -> None:
    """What is there is no guess, however many of one address look for it at the same time."""
    lobby.services.limits.rates = replace(Rates(), tables=(100.0, 100.0))
    codes = [(await lobby.open("road", {}, [Chair(), Chair()], where="school")).table.code for _ in range(60)]
    lobby.rooms.clear()
    assert len(await asyncio.gather(*(lobby.find(code, "school") for code in codes))) == 60
    assert not lobby.services.limits.open_guesses
    assert not lobby.services.limits.guessed


# Proxies


@pytest.mark.parametrize("peer", ["::1", "fd00::5", "::ffff:10.0.0.7", "10.0.0.7"])
def test_a_proxy_is_known_by_its_own_address(peer: str) -> None:
    door = Door(Limits(Rates()), map(ip_network, ("::1/128", "fd00::/8", "10.0.0.0/8")))
    forwarded = [(b"x-forwarded-for", b"192.0.2.1"), (b"x-forwarded-proto", b"https")]
    assert door.behind(peer, forwarded) == ("192.0.2.1", True)
    through = [(b"x-forwarded-for", b"2001:db8::1, fd00::6")]
    assert door.behind(peer, through) == ("2001:db8::/64", False)
    assert door.behind("2001:db8::9", forwarded) == ("2001:db8::/64", False)


async def test_whom_a_proxy_speaks_for_has_so_much_open_and_no_more(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1", "--proxy", "127.0.0.0/8")
    code = server.open("road", [{}, {}])
    request = f"GET /api/tables/{code}/stream HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: %s\r\n\r\n"
    slow = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: %s\r\ncontent-length: 9999\r\n\r\n"

    async def asked(text: str, who: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write((text % who).encode())
        await writer.drain()
        return reader, writer

    lines = [await asked(slow, "192.0.2.1") for _ in range(250)]
    lines += [await asked(request, "192.0.2.1") for _ in range(60)]
    await asyncio.sleep(0.5)
    one, other = await asked(request, "192.0.2.1"), await asked(request, "192.0.2.2")
    with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
        await one[0].readuntil(b"\r\n\r\n")
    assert b" 200 " in await other[0].readuntil(b"\r\n\r\n")
    assert sum(reader.at_eof() or writer.is_closing() or bool(reader.exception()) for reader, writer in lines) >= 10
    for _, writer in [*lines, one, other]:
        writer.transport.abort()
    await asyncio.sleep(0.5)
    again = await asked(request, "192.0.2.1")
    assert b" 200 " in await again[0].readuntil(b"\r\n\r\n"), "whatever has ended counts no more"
    again[1].transport.abort()


# The disk


async def left_to_a_bot(lobby: Lobby, where: str) -> Room:
    room = await lobby.open("passage", {}, [Chair(), Chair("random")], where=where)
    await room.sit("Eve", "key", "nonce-of-eve", None, where)
    await room.do(Leave(id=token_hex(8), seat=0), where)
    return room


def charged(lobby: Lobby, where: str) -> float:
    bucket = lobby.services.limits.buckets["kept", where]
    return bucket.size - bucket.level


async def until_over(room: Room) -> None:
    async with asyncio.timeout(60):
        while not room.table.over or room.lock.locked():
            await asyncio.sleep(0.05)


async def test_what_bots_store_counts_as_theirs_who_left_them_playing(lobby: Lobby) -> None:
    lobby.services.limits.rates = replace(Rates(), kept=(0.0, 20e6))
    room = await left_to_a_bot(lobby, "eve")
    await until_over(room)
    with sqlite3.connect(lobby.store.folder / "sunshower.db") as store:
        (stored,) = store.execute("SELECT sum(length(body)) FROM events").fetchone()
        (ended,) = store.execute("SELECT sum(length(body)) FROM ended").fetchone()
        pages, page = store.execute("PRAGMA page_count").fetchone()[0], store.execute("PRAGMA page_size").fetchone()[0]
    assert charged(lobby, "eve") >= stored + ended + ROW * (room.table.seq + 1)
    assert charged(lobby, "eve") >= 0.8 * (pages * page - 60_000), "what an empty store takes up is nobody's"


async def test_bots_wait_when_their_address_has_stored_enough(lobby: Lobby) -> None:
    lobby.services.limits.rates = replace(Rates(), kept=(0.0, 5000.0))
    room = await left_to_a_bot(lobby, "eve")
    async with asyncio.timeout(30):
        while not room.spent:
            await asyncio.sleep(0.05)
    events = room.table.seq
    assert 3 < events < 30
    await asyncio.sleep(1.2)
    assert room.table.seq == events
    with pytest.raises(TooMuch):
        await lobby.open("road", {}, [Chair(), Chair()], where="eve")


async def test_after_a_restart_bots_play_for_whoever_calls_for_the_table(lobby: Lobby) -> None:
    lobby.services.limits.rates = replace(Rates(), kept=(0.0, 5000.0))
    room = await left_to_a_bot(lobby, "eve")
    lobby.close()
    del lobby.rooms[room.table.code]
    again = await lobby.find(room.table.code, "bob")
    async with asyncio.timeout(30):
        while not again.spent:
            await asyncio.sleep(0.05)
    assert charged(lobby, "bob") > 3000
    assert ("kept", "") not in lobby.services.limits.buckets


# Records and positions


def test_a_record_is_kept_without_what_nobody_knows(server: Server) -> None:
    record = played("road", 3)
    padded = record | {"fair": {"pad": [[]] * 10_000, "secret": [[]], "nonces": ["one", "two"]}}
    kept = server.post("/api/records", padded).json()
    assert server.get(f"/api/records/{kept['code']}").json() == record | {"fair": {"nonces": ["one", "two"]}}


def test_a_record_is_no_longer_than_its_game_needs(server: Server) -> None:
    record = played("road", 4)
    refused = server.post("/api/records", record | {"fair": {"secret": "x" * 200_000}})
    assert (refused.status_code, refused.json()["code"]) == (400, "broken-record")
    for body in (b"", b"[]", b"\xff", b'{"game": "road"', b'{"game": "road", "steps": []}'):
        assert server.http.post(f"{server.url}/api/records", content=body).status_code == 400, body


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_the_server_looks_into_no_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither bringing one along nor fetching one is read in the server's own process."""
    from litestar.testing import AsyncTestClient

    from sunshower.server import app

    settings = app.Settings(tmp_path / "data")
    store = Store(settings.data)
    async with AsyncTestClient(app.create(settings, store, Limits(UNLIMITED))) as http:
        kept = (await http.post("/api/records", json=played("road", 5))).json()
        position = {"game": "road", "line": sunshower.new("road", seed=1).position("all")}
        for name in ("loads", "JSONDecoder.decode"):
            monkeypatch.setattr(f"json.{name}", never)
        monkeypatch.setattr("sunshower.core.match.Match.play", never)
        monkeypatch.setattr("sunshower.core.match.Match.__init__", never)
        got = await http.get(f"/api/records/{kept['code']}")
        scene = await http.post("/api/positions", json=position)
        assert (got.status_code, scene.status_code) == (200, 200)
        assert b'"steps":' in got.content
        assert b'"position":' in scene.content


def never(*_: object, **__: object) -> None:
    raise AssertionError


def test_positions_are_not_to_be_had_without_end(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    start = {"game": "pirates", "line": "turn=0 islands=345/- hands=6777/1 pair=35"}
    answers = [server.post("/api/positions", start).status_code]
    while 429 not in answers and len(answers) < MANY:  # a busy machine is given new ones while it answers
        with ThreadPoolExecutor(reading.AT_ONCE - 2) as pool:
            answers += pool.map(lambda _: server.post("/api/positions", start).status_code, range(30))
    assert answers.count(200) >= Rates.positions[1]
    assert 429 in answers


class Slow(reading.Line):
    """A process that answers when it is told to."""

    asked: list[str]
    finished: set[str]
    ended = False

    def answer(self, question: tuple[Any, ...]) -> Any:
        self.asked.append(question[0])
        while question[0] not in self.finished:
            if self.ended:
                return None
            time.sleep(0.001)
        return question[0]


@pytest.fixture
def slow_reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    Slow.asked, Slow.finished = [], set()
    monkeypatch.setattr(Slow, "ended", False)
    monkeypatch.setattr(reading, "Line", Slow)
    reader = Reader()
    yield reader
    Slow.ended = True
    reader.close()


async def test_who_asks_much_waits_for_themselves(slow_reader: Reader) -> None:
    reader = slow_reader
    eve = [asyncio.create_task(reader.ask("eve", f"eve {number}")) for number in range(reading.AT_ONCE)]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await reader.ask("eve", "one more")
    ann = asyncio.create_task(reader.ask("ann", "ann"))
    bea = asyncio.create_task(reader.ask("bea", "bea"))
    while len(Slow.asked) < reading.PROCESSES:
        await asyncio.sleep(0.01)
    assert {*Slow.asked} == {"eve 0", "ann"}, "an address has one process at a time"
    Slow.finished.add("eve 0")
    while len(Slow.asked) == reading.PROCESSES:
        await asyncio.sleep(0.01)
    assert Slow.asked[-1] == "bea", "Eve's next question waits behind everybody's first"
    Slow.finished |= {"ann", "bea", *(f"eve {number}" for number in range(reading.AT_ONCE))}
    assert [await ann, await bea] == ["ann", "bea"]
    await asyncio.gather(*eve)
    assert not reader.waiting


# Time


@pytest.mark.parametrize("level", ["random", "casual", "club", "expert"])
def test_a_bot_answers_after_a_time_that_is_known_when_it_is_asked(level: str) -> None:
    for pace in (0.1, 0.25, 0.6):
        beat = beat_of(level, pace)
        assert abs(beat / pace - round(beat / pace)) < 1e-9
        for queued in (0.0, 0.03, 0.09):
            assert on_the_beat(100.0, 100.0 + queued + span(level), beat) == 100.0 + beat
        late = on_the_beat(100.0, 100.0 + 3.3 * beat, beat)
        assert abs(late - (100.0 + 4 * beat)) < 1e-9
    assert beat_of(level, 0.6) == 0.6


async def test_a_bot_with_nothing_to_search_keeps_its_place_as_long_as_one_that_has() -> None:
    """Otherwise those who wait could tell from when it is their turn."""
    pool = WorkerPool(1)
    forced = sunshower.position("pirates", "turn=0 islands=345/- hands=-/1 pair=35", seed=1)
    view = forced.view(forced.to_act[0], memory=True)
    first, second = (pool.ask(asker, "pirates", "expert", "seed", view) for asker in (ONE, OTHER))
    began = await first.begun
    await first.thought
    assert await second.begun - began >= 0.95 * span("expert")
    second.drop()
    pool.close()


async def test_a_single_worker_keeps_a_place_for_quick_bots() -> None:
    pool = WorkerPool(1)
    match = sunshower.new("passage", seed=1)
    view = match.view(match.to_act[0], memory=True)
    long = [pool.ask(ONE, "passage", "expert", "seed", view) for _ in range(6)]
    await long[0].begun
    await pool.ask(OTHER, "passage", "casual", "seed", view).thought
    assert sum(question.thought.done() for question in long) <= 4
    for question in long:
        question.drop()
    pool.close()


# Crowds


async def test_who_only_watches_is_not_looked_for_among_the_others(lobby: Lobby) -> None:
    room = await lobby.open("road", {}, [Chair(), Chair()])
    await room.sit("Ann", "ann", "nonce-of-ann", 0)

    class Uncounted(set[Subscriber]):
        def __iter__(self) -> Any:
            raise AssertionError

    with room.subscription({"ann"}, -1):
        room.subscribers = Uncounted(room.subscribers)
        for keys in (set[str](), {"of another table"}):
            with room.subscription(keys, -1):
                assert room.present == room.here() == {0}
        room.subscribers = set(set.__iter__(room.subscribers))
    assert room.present == set()


@pytest.mark.parametrize(("one", "other"), [("Arnold", "Amold"), ("VVilma", "Wilma"), ("modern", "modem")])
def test_letters_that_run_together_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert not look_alike("Ron", "Mon")


# What comes slowly


async def test_a_body_that_hardly_comes_is_cut_off(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("road", [{}, {}])
    targets = [attacks.Target(server.port, code, origin=f"127.0.2.{number}") for number in (1, 2)]
    lasted = await asyncio.gather(*map(attacks.endured, (attacks.slow_body, attacks.unread_answers), targets))
    assert max(lasted) < attacks.LONG_ENOUGH
    assert '"slow body"' in server.said()
    async with httpx.AsyncClient() as http, Client(server, code):

        async def slowly() -> AsyncIterator[bytes]:
            text = json.dumps(played("passage", 1)).encode()
            for at in range(0, len(text), 4096):
                yield text[at : at + 4096]
                await asyncio.sleep(0.02)

        length = len(json.dumps(played("passage", 1)).encode())
        kept = await http.post(
            f"{server.url}/api/records", content=slowly(), headers={"content-length": str(length)}, timeout=30
        )
        assert kept.status_code == 201
