"""What somebody at one address could send to wear a server down. Each attack goes on until the server ends it.

Some are no requests that anybody honest would send: who sends them is cut off. The others are what people do, only far
too often: they are told so, and nothing more is done for them.
"""

import asyncio
import os
import random
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import count, cycle
from secrets import token_hex
from time import monotonic
from typing import Any

import httpx

import sunshower

LONG_ENOUGH = 60.0
"""Seconds after which an attack that nobody has ended has succeeded."""
TOO_MUCH = 429
CHUNK = 65_536
UPGRADE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
ESTABLISHED = 1
"""What Linux calls a connection that both ends have."""


@dataclass(frozen=True)
class Target:
    """A server, and a table there to look at."""

    port: int
    code: str
    host: str = "127.0.0.1"
    origin: str = "127.0.0.9"
    """The address from which it is attacked; everybody else has another one."""
    lines: list[asyncio.StreamWriter] = field(default_factory=list)
    """All connections to it, so that none is left behind."""

    def leave(self) -> None:
        for line in self.lines:
            line.transport.abort()
        self.lines.clear()


Attack = Callable[[Target], Awaitable[None]]


async def knock(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(target.origin, 0))
    target.lines.append(writer)
    return reader, writer


async def upgraded(target: Target, hello: bool = True) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at the table, as bytes."""
    reader, writer = await knock(target)
    writer.write(UPGRADE.format(code=target.code).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head:
        raise ConnectionResetError
    if hello:
        writer.write(frame(0x81, b'{"do":"hello"}'))
    return reader, writer


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame of a client, under a mask of zeros."""
    size = len(payload)
    if size < 126:
        head = bytes([first, 0x80 | size])
    else:
        head = (
            bytes([first, 0xFE]) + struct.pack("!H", size)
            if size < 65_536
            else bytes([first, 0xFF]) + struct.pack("!Q", size)
        )
    return head + bytes(4) + payload


async def pour(writer: asyncio.StreamWriter, flood: bytes, at_once: int = CHUNK) -> None:
    """Send the same again and again, and read nothing."""
    chunk = flood * max(1, at_once // len(flood))
    while True:
        writer.write(chunk)
        await writer.drain()


async def pings(target: Target) -> None:
    """Frames that the server must answer, and nobody who reads the answers."""
    _, writer = await upgraded(target)
    await pour(writer, frame(0x89, b"x" * 125))


async def continuations(target: Target) -> None:
    """A message that never ends, made of frames with nothing in them."""
    _, writer = await upgraded(target)
    writer.write(frame(0x01, b"{"))
    await pour(writer, frame(0x00))


async def messages(target: Target) -> None:
    """Small messages, as many as the line takes."""
    _, writer = await upgraded(target)
    await pour(writer, frame(0x81, b'{"do":"ping"}'))


async def rubbish(target: Target) -> None:
    """A message that is no text, though it says so."""
    reader, writer = await upgraded(target)
    writer.write(frame(0x81, b"\xff" * 100))
    await until_the_end(reader)


async def large_frames(target: Target) -> None:
    """Frames as long as they may be, and not one word of sense in them."""
    reader, writer = await upgraded(target)
    await asyncio.gather(pour(writer, frame(0x81, b"[" * 8000)), until_the_end(reader))


async def unread(target: Target) -> None:
    """Answers that nobody reads, until no more can be sent."""
    _, writer = await upgraded(target)
    await pour(writer, frame(0x81, b"[" * 8000))


async def silent_socket(target: Target) -> None:
    """A socket that never says hello, and never goes."""
    reader, _ = await upgraded(target, hello=False)
    await until_the_end(reader)


async def upgrade_with_a_body(target: Target) -> None:
    """A socket that is asked for together with something to read."""
    reader, writer = await knock(target)
    request = UPGRADE.format(code=target.code).removesuffix("\r\n") + "content-length: 10000\r\n\r\n"
    writer.write(request.encode())
    await until_the_end(reader)


async def slow_message(target: Target) -> None:
    """A message that never ends, in pieces with nothing in them, now and then one."""
    reader, writer = await upgraded(target)
    writer.write(frame(0x01, b"{"))
    await drip(reader, writer, frame(0x00))


async def endless_head(target: Target) -> None:
    """A request whose headers never end."""
    _, writer = await knock(target)
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
    await pour(writer, b"x-more: more\r\n")


async def endless_header(target: Target) -> None:
    """A request with one header that never ends."""
    _, writer = await knock(target)
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-more: ")
    await pour(writer, b"x" * 100)


async def slow_head(target: Target) -> None:
    """A request that comes byte by byte."""
    reader, writer = await knock(target)
    writer.write(b"GET / HTTP/1.1\r\n")
    await drip(reader, writer, b"x-more: more\r\n")


async def nothing_at_all(target: Target) -> None:
    """A connection on which nothing is asked."""
    reader, _ = await knock(target)
    await until_the_end(reader)


async def line_ends(target: Target) -> None:
    """Line ends, which are no request yet."""
    reader, writer = await knock(target)
    await drip(reader, writer, b"\r\n")


async def pipeline(target: Target) -> None:
    """Requests that do not wait for answers."""
    _, writer = await knock(target)
    await pour(writer, b"GET /api HTTP/1.1\r\nhost: localhost\r\n\r\n")


async def bodies(target: Target) -> None:
    """A request with more to read than anybody would."""
    _, writer = await knock(target)
    writer.write(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n")
    await pour(writer, b"x" * 1000)


async def chunks(target: Target) -> None:
    """A request in chunks of one byte, without an end."""
    _, writer = await knock(target)
    writer.write(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n")
    await pour(writer, b"1\r\nx\r\n")


async def slow_body(target: Target) -> None:
    """A request whose body comes byte by byte."""
    reader, writer = await knock(target)
    writer.write(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n")
    await drip(reader, writer, b"[")


async def unread_answers(target: Target) -> None:
    """Long answers to requests, and nobody who reads them."""
    _, writer = await knock(target)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, CHUNK)
    while is_open(writer):
        writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await asyncio.sleep(0.05)


def is_open(writer: asyncio.StreamWriter) -> bool:
    """Whether neither end of a connection has ended it, as the system knows it, whoever reads or does not."""
    line: socket.socket = writer.get_extra_info("socket")
    return line.fileno() >= 0 and line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == ESTABLISHED


async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, drop: bytes) -> None:
    """Send a little now and then."""
    ended = asyncio.create_task(until_the_end(reader))
    while not ended.done():
        writer.write(drop)
        await asyncio.wait([ended], timeout=0.2)
    await ended


async def until_the_end(reader: asyncio.StreamReader) -> None:
    while await reader.read(CHUNK):
        pass
    raise ConnectionResetError


ATTACKS: tuple[Attack, ...] = (
    pings,
    continuations,
    messages,
    rubbish,
    large_frames,
    unread,
    silent_socket,
    upgrade_with_a_body,
    slow_message,
    endless_head,
    endless_header,
    slow_head,
    nothing_at_all,
    line_ends,
    pipeline,
    bodies,
    chunks,
    slow_body,
    unread_answers,
)


# What people do, far too often


class Refused(ConnectionError):
    """The server has said that it is too much."""


@asynccontextmanager
async def asking(target: Target) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=target.origin)
    where = f"http://{target.host}:{target.port}/api"
    async with httpx.AsyncClient(transport=transport, base_url=where, timeout=LONG_ENOUGH) as http:
        yield http


async def ask(http: httpx.AsyncClient, path: str, body: object = None) -> httpx.Response:
    """The answer to a request, unless it was too much."""
    try:
        answer = await (http.get(path) if body is None else http.post(path, json=body))
    except httpx.TransportError as error:
        raise ConnectionResetError from error
    if answer.status_code == TOO_MUCH:
        raise Refused
    return answer


async def all_of(*asked: Awaitable[httpx.Response]) -> None:
    """Wait for many answers; if one of them was too much, it was."""
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        if isinstance(answer, BaseException):
            raise answer


async def opened(http: httpx.AsyncClient, game: str, *bots: str) -> tuple[str, list[str]]:
    """The code of a table with two seats, and the tokens of those that are not for bots."""
    seats: list[dict[str, str]] = [{} for _ in range(2 - len(bots))]
    answer = await ask(http, "/tables", {"game": game, "seats": [*seats, *({"bot": level} for level in bots)]})
    code: str = answer.json()["code"]
    tokens = []
    for name in ("Eve", "Mallory")[: 2 - len(bots)]:
        sitting = {"id": token_hex(16), "nonce": token_hex(8), "name": name}
        tokens.append((await ask(http, f"/tables/{code}/seats", sitting)).json()["token"])
    return code, tokens


async def guesses(target: Target) -> None:
    """Codes of tables that may be there, many at a time."""
    async with asking(target) as http:
        while True:
            await all_of(*(ask(http, f"/tables/{token_hex(4)}") for _ in range(30)))


async def positions(target: Target) -> None:
    """Two hundred moves from a position, again and again."""
    match = sunshower.position("passage", sunshower.new("passage", seed=4).position("all"), seed="s")
    start, rng, moves = match.start, random.Random(1), list[str]()
    while not match.result and len(moves) < 200:
        moves.append(rng.choice(match.legal(match.to_act[0])))
        match.play(match.to_act[0], moves[-1])
    asked = {"game": "passage", "line": start, "moves": moves, "seed": "s"}
    async with asking(target) as http:
        while True:
            await all_of(*(ask(http, "/positions", asked) for _ in range(8)))


@cache
def long_record(seed: int) -> dict[str, Any]:
    """The record of a long game."""
    match, rng = sunshower.new("chroma", seed=seed), random.Random(seed)
    while not match.result:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match.record()


async def uploads(target: Target) -> None:
    """Records of long games, another one each time."""
    async with asking(target) as http:
        for seed in count():
            await ask(http, "/records", {**long_record(seed % 20), "fair": {"secret": token_hex(8)}})


async def looks_at_records(target: Target) -> None:
    """Moments of a long record, many at a time."""
    async with asking(target) as http:
        kept = (await http.post("/records", json=long_record(1))).json()
        path = f"/records/{kept.get('code', 'notthere')}"
        while True:
            await all_of(*(ask(http, f"{path}/moments/{ply}") for ply in range(0, 300, 25)))
            await all_of(*(ask(http, path) for _ in range(12)))


async def undo_loop(target: Target) -> None:
    """A move and its undo, again and again, at a few tables at once, so that a slow machine has too much of it too."""
    async with asking(target) as http:
        tables = [await opened(http, "passage") for _ in range(4)]
        await all_of(*(undone(http, code, tokens) for code, tokens in tables))


async def undone(http: httpx.AsyncClient, code: str, tokens: list[str]) -> httpx.Response:
    headers = [{"authorization": f"Bearer {token}"} for token in tokens]
    mover = (await ask(http, f"/tables/{code}")).json()["to_act"]
    for do in cycle(("move", "undo")):
        news = (await http.get(f"/tables/{code}", headers=headers[mover])).json()
        if "sights" not in news:
            raise Refused
        said = {"do": do, "id": token_hex(8), "seat": mover, "seq": news["seq"]}
        if do == "move":
            if not (offers := news["sights"][0]["offers"]):  # what cannot be undone has ended the turn
                mover = news["to_act"]
                continue
            said["move"] = offers[-1]["move"]
        answer = await http.post(f"/tables/{code}/commands", json=said, headers=headers[mover])
        if answer.status_code == TOO_MUCH:
            raise Refused
    raise AssertionError("an undo loop has no end")


async def looks_at_a_long_game(target: Target) -> None:
    """All that has happened in a long game, from here on and from there on, so that no two answers are the same."""
    async with asking(target) as http:
        code, tokens = await opened(http, "passage")
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        for _ in range(60):
            mover = (news := (await ask(http, f"/tables/{code}")).json())["to_act"]
            news = (await http.get(f"/tables/{code}", headers=headers[mover], params={"since": news["seq"]})).json()
            if "sights" not in news:
                break
            said = {"do": "move", "id": token_hex(8), "seat": mover, "seq": news["seq"]}
            said["move"] = news["sights"][0]["offers"][-1]["move"]
            await http.post(f"/tables/{code}/commands", json=said, headers=headers[mover])
        for since in count():
            await all_of(*(ask(http, f"/tables/{code}?since={(since + number) % 60}") for number in range(60)))


async def hard_questions(target: Target) -> None:
    """What a long text without sense could mean, many at a time."""
    async with asking(target) as http:
        code, tokens = await opened(http, "chroma")
        headers = {"authorization": f"Bearer {tokens[0]}"}
        while True:
            asked = {"do": "read", "seat": 0, "said": ["1 " * 200] * 5, "language": "de"}
            answers = (
                http.post(f"/tables/{code}/commands", json=asked | {"id": token_hex(8)}, headers=headers)
                for _ in range(40)
            )
            for answer in await asyncio.gather(*answers):
                if answer.status_code == TOO_MUCH:
                    raise Refused


async def passers_by(target: Target) -> None:
    """Sockets that come to a table and go again."""
    while True:
        reader, writer = await upgraded(target)
        await reader.read(2)
        writer.transport.abort()


async def expert_tables(target: Target) -> None:
    """Tables that are left to bots which think long."""
    async with asking(target) as http:
        while True:
            code, (token,) = await opened(http, "passage", "expert")
            said = {"do": "leave", "id": token_hex(8), "seat": 0}
            await http.post(f"/tables/{code}/commands", json=said, headers={"authorization": f"Bearer {token}"})


EXCESSES: tuple[Attack, ...] = (
    guesses,
    positions,
    uploads,
    looks_at_records,
    undo_loop,
    hard_questions,
    passers_by,
    expert_tables,
)


SLOW: tuple[Attack, ...] = (looks_at_a_long_game,)
"""What takes so long to prepare that on a busy machine it never becomes too much."""


async def endured(attack: Attack, target: Target) -> float:
    """How many seconds the server lets an attack go on; it has failed if that is too long."""
    began = monotonic()
    with suppress(ConnectionError, TimeoutError, asyncio.IncompleteReadError):
        async with asyncio.timeout(LONG_ENOUGH):
            await attack(target)
    target.leave()
    return monotonic() - began


async def half_open(target: Target, count: int) -> None:
    """Connections that ask for nothing; the server may have ended some of them by now."""
    for start in range(0, count, 200):
        await asyncio.gather(*(knock(target) for _ in range(min(200, count - start))), return_exceptions=True)


def descriptors(process: int) -> int:
    """How many files and connections a process has open."""
    return len(os.listdir(f"/proc/{process}/fd"))
