"""A server for strangers: whoever attacks it from one address is cut off, and somebody at another is served."""

import asyncio
import json
import random
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from secrets import token_hex

import httpx
import pytest
from websockets.asyncio.client import connect

from sunshower.core.message import Message
from sunshower.core.words import words
from sunshower.server.door import FrameCount

from . import attacks
from .conftest import PATIENCE, PERSON, Client, Server, sunshower, unexpected

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def _guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("guarded") / "data", "--pace", "0", "--workers", "1")
    yield server
    server.close()


@pytest.fixture(scope="module")
def table(_guarded: Server) -> str:
    return _guarded.open("road", [PERSON, PERSON])


@pytest.fixture
def guarded(_guarded: Server) -> Iterator[Server]:
    """A server with its limits on."""
    yield _guarded
    assert unexpected(_guarded.said()) == []


async def is_served(somebody: Client) -> None:
    await somebody.tell({"do": "ping"})
    while (await somebody.hear())["is"] != "pong":
        pass


@pytest.mark.parametrize("attack", attacks.ATTACKS, ids=lambda attack: attack.__name__)
async def test_who_attacks_is_cut_off(guarded: Server, table: str, attack: attacks.Attack) -> None:
    async with Client(guarded, table) as victim:
        attacking = asyncio.create_task(attacks.endured(attack, attacks.Target(guarded.port, table)))
        while not attacking.done():
            await is_served(victim)
            await asyncio.wait([attacking], timeout=0.2)
        assert await attacking < attacks.LONG_ENOUGH
        await is_served(victim)


@pytest.mark.parametrize("excess", attacks.EXCESSES, ids=lambda excess: excess.__name__)
async def test_who_asks_for_too_much_is_told_so(guarded: Server, table: str, excess: attacks.Attack) -> None:
    async with Client(guarded, table) as victim:
        origin = f"127.0.3.{attacks.EXCESSES.index(excess) + 1}"
        attacking = asyncio.create_task(attacks.endured(excess, attacks.Target(guarded.port, table, origin=origin)))
        while not attacking.done():
            await is_served(victim)
            await asyncio.wait([attacking], timeout=0.2)
        assert await attacking < attacks.LONG_ENOUGH
        await is_served(victim)


async def test_connections_that_ask_for_nothing_leave_room_for_others(guarded: Server, table: str) -> None:
    open_before = attacks.descriptors(guarded.process.pid)
    target = attacks.Target(guarded.port, table)
    try:
        await attacks.half_open(target, 1000)
        async with Client(guarded, table) as victim:
            await is_served(victim)
        assert attacks.descriptors(guarded.process.pid) < open_before + 400
    finally:
        target.leave()


def said(server: Server, request: bytes) -> tuple[int, dict[str, str]]:
    """The status and the body of the answer to some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(request)
        head, _, body = line.makefile("rb").read().partition(b"\r\n\r\n")
    assert b"x-frame-options: DENY" in head
    return int(head.split()[1]), json.loads(body)


def test_who_leaves_before_many_answers_leaves_nothing_behind(guarded: Server) -> None:
    """The answers that were under way end without a word in the log, whichever of them was being written."""
    for asked in range(2, 8):
        with socket.create_connection(("127.0.0.1", guarded.port), timeout=PATIENCE) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * asked)
    assert guarded.get("/api").status_code == 200


def test_a_request_names_one_host(guarded: Server) -> None:
    for hosts, status in ((b"localhost",), 200), ((), 421), ((b"localhost", b"localhost"), 421):
        lines = b"".join(b"host: %s\r\n" % host for host in hosts)
        assert said(guarded, b"GET /api HTTP/1.1\r\nconnection: close\r\n" + lines + b"\r\n")[0] == status, hosts


def test_what_is_no_request_is_told_so_in_words(guarded: Server) -> None:
    chunked = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n"
    endless = b"GET / HTTP/1.1\r\nx: " + b"x" * 40_000
    for request, status in (b"what is this\r\n\r\n", 400), (chunked, 411), (endless, 431):
        found, refused = said(guarded, request)
        assert (found, refused["code"]) == (status, f"http-{status}")
        assert refused["sentence"]


async def test_one_seat_has_so_many_sockets_and_no_more(guarded: Server) -> None:
    code = guarded.open("road", [PERSON, PERSON])
    token = guarded.sit(code, "Ann")
    async with AsyncExitStack() as stack:
        for _ in range(10):
            await stack.enter_async_context(Client(guarded, code, token))
        async with connect(guarded.socket(code)) as one_more:
            await one_more.send(json.dumps({"do": "hello", "tokens": [token]}))
            assert json.loads(await one_more.recv())["code"] == "too-many-sockets"
        async with Client(guarded, code) as watcher:
            assert watcher.news["code"] == code


def test_codes_cannot_be_guessed_for_long(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("road", [PERSON, PERSON])
    found = [server.get(f"/api/tables/{token_hex(4)}").status_code for _ in range(30)]
    assert (found[0], found[-1]) == (404, 429)
    assert server.look(code)["code"] == code
    assert server.get("/api/records/" + token_hex(4)).status_code == 429


def test_a_proxy_is_believed_if_it_was_named(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1", "--proxy", "127.0.0.0/30")
    table = {"game": "road", "seats": [{}, {}]}

    def opened(forwarded: str, here: str = "127.0.0.1") -> httpx.Response:
        headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": "https"}
        with httpx.Client(transport=httpx.HTTPTransport(local_address=here), timeout=PATIENCE) as http:
            return http.post(f"{server.url}/api/tables", json=table, headers=headers)

    different = [opened(f"192.0.2.{number}") for number in range(15)]
    assert [answer.status_code for answer in different] == [201] * 15
    assert different[0].headers["strict-transport-security"] == "max-age=31536000"
    same = [opened(f"203.0.113.{number}, 192.0.2.77, 127.0.0.2").status_code for number in range(12)]
    assert same[-1] == 429, "what somebody says of themselves before the proxy counts nothing"
    nobody = [opened(f"192.0.2.{number}", here="127.0.0.9") for number in range(100, 112)]
    assert nobody[-1].status_code == 429
    assert "strict-transport-security" not in nobody[0].headers


def test_addresses_that_are_none_are_refused_in_words() -> None:
    for option, code in (("--proxy=here", "no-network"), ("--metrics=9100", "no-host-and-port")):
        tried = sunshower("serve", option)
        assert tried.returncode != 0
        assert words().say(Message(f"table-no-{code}", {"text": option.partition("=")[2]})) in tried.stderr


async def test_frames_are_counted_however_they_come_in_pieces() -> None:
    rng = random.Random(5)
    sizes = [rng.choice([0, 1, 125, 126, 300]) for _ in range(200)] + [70_000]
    stream = b"".join(attacks.frame(0x82, bytes(size)) for size in sizes)
    for piece in (1, 2, 3, 7, 1000, len(stream)):
        counter = FrameCount()
        found = sum(counter.count(stream[at : at + piece], 1000) for at in range(0, len(stream), piece))
        assert found == len(sizes)


async def test_why_somebody_was_cut_off_is_counted(guarded: Server, table: str) -> None:
    reasons = {
        attacks.continuations: "frames",
        attacks.rubbish: "no text",
        attacks.line_ends: "slow head",
        attacks.bodies: "bytes",
        attacks.pipeline: "requests",
    }

    def counted() -> dict[str, float]:
        lines = [line for line in guarded.metrics().splitlines() if line.startswith("sunshower_cut_off_total")]
        return {line.split('"')[1]: float(line.rpartition(" ")[2]) for line in lines}

    before = counted()
    targets = [attacks.Target(guarded.port, table, origin=f"127.0.1.{number}") for number in range(1, 6)]
    await asyncio.gather(*map(attacks.endured, reasons, targets))
    after = counted()
    assert {why for why in after if after[why] > before.get(why, 0)} >= set(reasons.values())
    assert '"address": "127.0.1.1", "why": "frames"' in guarded.said()
