"""Connections that stay open: a WebSocket for each client at a table, and a stream of lines for scripts."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import structlog
from litestar import Request, get
from litestar.datastructures import State
from litestar.response import Stream
from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.message import Message as Spoken
from sunshower.core.words import words
from sunshower.server.auth import address, key_of, keys, same_origin
from sunshower.server.door import STRAIGHT, SocketDoor
from sunshower.server.limits import Bucket, Limits, TooMuch
from sunshower.server.messages.commands import Command, Hello, Ping, Question
from sunshower.server.messages.http import Code, Since
from sunshower.server.messages.news import Done, Message, Pong, Refused, refused
from sunshower.server.middleware import Message as Scope
from sunshower.server.middleware import Receive, Send
from sunshower.server.room import Room, Subscriber

FRAME = 8192
"""The longest message a socket takes, in bytes."""
PATIENCE = 3.0
"""How many seconds a new socket has to say hello."""
LATE = 0.25
HEARTBEAT = 15.0
"""After how many quiet seconds a stream sends an empty line, so that both ends know that the other is there."""
SOCKET = re.compile("/api/tables/([A-Za-z0-9]{4,12})/socket")
T = TypeVar("T")

log = structlog.get_logger()
encode = Encoder().encode
decode_hello: Callable[[str], Hello | Ping] = Decoder(Hello | Ping).decode
"""A choice of two, because a message that can be one thing alone need not say what it is."""
decode_message: Callable[[str], Command | Question | Ping] = Decoder(Command | Question | Ping).decode


@get("/api/tables/{code:str}/stream", media_type="application/x-ndjson")
async def stream(code: Code, request: Request[Any, Any, State], state: State, since: Since = -1) -> Stream:
    """All news of a table as they come, one JSON object a line."""
    limits: Limits = state.limits
    where = address(request)
    room: Room = await state.lobby.find(code, where)
    room.check_room(keys(request))
    limits.check_sockets(where)

    async def lines() -> AsyncIterator[bytes]:
        try:
            limits.enter(where)  # not before: whoever has left by now is never told anything, and never leaves
        except TooMuch as refusal:
            yield encode(refused(refusal)) + b"\n"
            return
        try:
            with room.subscription(keys(request), since, where=where) as subscriber:
                yield await room.first_told(subscriber) + b"\n"
                while True:
                    try:
                        async with asyncio.timeout(HEARTBEAT):
                            await subscriber.woken.wait()
                    except TimeoutError:
                        yield b"\n"
                        continue
                    subscriber.woken.clear()
                    yield room.told(subscriber) + b"\n"
        except TooMuch as refusal:
            yield encode(refused(refusal)) + b"\n"
        finally:
            limits.leave(where)

    return Stream(lines(), media_type="application/x-ndjson")


class Left(Exception):
    """Whoever was at the other end of a socket has gone."""


class Socket:
    """What a client says through a socket, and what it is told."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.receive, self.send = receive, send
        self.door: SocketDoor = scope["extensions"][STRAIGHT]["door"]
        self.where: str = scope["client"][0] if scope["client"] else "?"
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}

    async def accept(self) -> None:
        await self.receive()
        await self.send({"type": "websocket.accept"})

    async def hear(self) -> str:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Left
        return message.get("text") or ""

    async def tell(self, text: bytes) -> None:
        await self.door.writable.wait()
        self.door.tell(text)

    async def close(self, code: int, reason: str) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    async def refuse(self, refusal: Refusal) -> None:
        """Say why, and go."""
        await self.tell(encode(refused(refusal)))
        await self.close(4400, refusal.code)


class Sockets:
    """Takes every socket straight to its table; whatever else comes is the application's."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if not found:
            await self.app(scope, receive, send)
            return
        socket = Socket(scope, receive, send)
        try:
            await attended(socket, found[1], self.app.state)
        except (Left, OSError):
            pass
        except Exception as error:
            log.error("unexpected", exc_info=error)
            with suppress(OSError):
                await socket.close(4500, words().form("table-no-unexpected"))


async def attended(socket: Socket, code: str, state: State) -> None:
    """One client at one table: news out, commands in."""
    limits: Limits = state.limits
    where = socket.where
    if not same_origin(socket.headers, state.origins):
        return await socket.close(4403, words().form("table-no-other-page"))
    try:
        limits.take("requests", where)
        limits.enter(where)
    except TooMuch as refusal:
        if refusal.code == "too-much":  # it will be less in a moment
            return await socket.close(4429, refusal.sentence)
        await socket.accept()
        return await socket.refuse(refusal)
    try:
        await socket.accept()
        room: Room = await state.lobby.find(code, where)
        hello = understood(decode_hello, await first_said(socket))
        if not isinstance(hello, Hello):
            raise no_hello()
        keys = {key_of(token) for token in hello.tokens}
        with room.subscription(keys, hello.since, hello.picture, where) as subscriber:
            await socket.tell(await room.first_told(subscriber))
            await converse(socket, room, subscriber, Bucket(limits.rates.messages))
    except Refusal as refusal:
        await socket.refuse(refusal)
    except (DecodeError, TimeoutError):
        await socket.refuse(no_hello())
    finally:
        limits.leave(where)


async def first_said(socket: Socket) -> str:
    """What a new socket says, which must be soon; but what came while we were busy with a crowd is still to be read."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await socket.hear()
    except TimeoutError:
        async with asyncio.timeout(LATE):
            return await socket.hear()


async def converse(socket: Socket, room: Room, subscriber: Subscriber, bucket: Bucket) -> None:
    """Send a client all news and answer what it says, until it goes."""
    with telling(socket, room, subscriber):
        while True:
            answer = await answered(await socket.hear(), room, subscriber, bucket)
            if isinstance(answer, Done):
                subscriber.add_done(answer)
            else:
                await socket.tell(encode(answer))
            if isinstance(answer, Refused):
                await asyncio.sleep(0)  # whoever says one senseless thing after the other lets everybody else go first


@contextmanager
def telling(socket: Socket, room: Room, subscriber: Subscriber) -> Iterator[None]:
    """Meanwhile news are sent as they come. Whoever reads slowly gets fewer, newer news."""
    late: set[asyncio.Task[None]] = set()

    def tell() -> None:
        if subscriber.tell is None:
            return
        if not socket.door.writable.is_set():
            late.add(asyncio.create_task(tell_late()))
            return
        subscriber.woken.clear()
        try:
            socket.door.tell(room.told(subscriber))
        except OSError:
            pass  # the client has gone, and `converse` will notice
        except Exception as error:
            log.error("unexpected", table=room.table.code, exc_info=error)
            late.add(asyncio.create_task(socket.close(4500, words().form("table-no-unexpected"))))

    async def tell_late() -> None:
        await socket.door.writable.wait()
        late.clear()
        tell()

    subscriber.tell = tell
    if subscriber.woken.is_set():
        tell()
    try:
        yield
    finally:
        subscriber.tell = None
        for task in late:
            task.cancel()


async def answered(text: str, room: Room, subscriber: Subscriber, bucket: Bucket) -> Message | Done:
    """The answer to one message."""
    id = None
    try:
        message = understood(decode_message, text)
        id = None if isinstance(message, Ping) else message.id
        bucket.take()
        return Pong() if isinstance(message, Ping) else await room.answer(subscriber.keys, message, subscriber.where)
    except DecodeError as error:
        return refused(IllegalMove("not-understood", Spoken("table-no-request")), detail=str(error)[:250])
    except Refusal as refusal:
        return refused(refusal, id)


def understood(decode: Callable[[str], T], text: str) -> T:
    """What a message says; DecodeError if it says nothing."""
    try:
        return decode(text)
    except RecursionError as error:
        raise DecodeError("Nested too deeply") from error


def no_hello() -> Refusal:
    return IllegalMove.because("no-hello")
