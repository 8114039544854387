"""Connections that stay open: a WebSocket for each client at a table, and a stream of lines for scripts."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, TypeVar

import structlog
from litestar import Request, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream
from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.message import Message as Spoken
from sunshower.core.words import words
from sunshower.server.auth import address, key_of, keys, same_origin
from sunshower.server.limits import Bucket, Limits, TooMuch
from sunshower.server.messages.commands import Command, Hello, Ping, Question
from sunshower.server.messages.http import Code, Since
from sunshower.server.messages.news import Done, Message, Pong, Refused, refused
from sunshower.server.room import Room, Subscriber

FRAME = 8192
"""The longest message a socket takes, in bytes."""
PATIENCE = 3.0
"""How many seconds a new socket has to say hello."""
HEARTBEAT = 15.0
"""After how many quiet seconds a stream sends an empty line, so that both ends know that the other is there."""
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
    limits.enter(where)

    async def lines() -> AsyncIterator[bytes]:
        try:
            with room.subscription(keys(request), since, where=where) as subscriber:
                while True:
                    try:
                        async with asyncio.timeout(HEARTBEAT):
                            await subscriber.woken.wait()
                    except TimeoutError:
                        yield b"\n"
                        continue
                    subscriber.woken.clear()
                    yield room.told(subscriber) + b"\n"
        finally:
            limits.leave(where)

    return Stream(lines(), media_type="application/x-ndjson")


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], code: Code) -> None:
    """One client at one table: news out, commands in."""
    limits: Limits = socket.app.state.limits
    where = address(socket)
    if not same_origin(socket):
        return await socket.close(4403, words().form("table-no-other-page"))
    try:
        limits.take("requests", where)
        limits.enter(where)
    except TooMuch as refusal:
        if refusal.code == "too-much":  # it will be less in a moment
            return await socket.close(4429, refusal.sentence)
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await say_goodbye(socket, refusal)
        return None
    try:
        await socket.accept()
        room: Room = await socket.app.state.lobby.find(code, where)
        async with asyncio.timeout(PATIENCE):
            said = await socket.receive_data("text")
        hello = understood(decode_hello, said)
        if not isinstance(hello, Hello):
            raise no_hello()
        keys = {key_of(token) for token in hello.tokens}
        with room.subscription(keys, hello.since, hello.picture, where) as subscriber:
            await converse(socket, room, subscriber, Bucket(limits.rates.messages))
    except Refusal as refusal:
        await say_goodbye(socket, refusal)
    except (DecodeError, TimeoutError):
        await say_goodbye(socket, no_hello())
    except WebSocketDisconnect:
        pass
    finally:
        limits.leave(where)


async def converse(socket: WebSocket[Any, Any, State], room: Room, subscriber: Subscriber, bucket: Bucket) -> None:
    """Send a client all news and answer what it says, until it goes."""
    sender = asyncio.create_task(send_news(socket, room, subscriber))
    try:
        while True:
            answer = await answered(await socket.receive_data("text"), room, subscriber, bucket)
            if isinstance(answer, Done):
                subscriber.add_done(answer)
            else:
                await socket.send_data(encode(answer).decode(), "text")
            if isinstance(answer, Refused):
                await asyncio.sleep(0)  # whoever says one senseless thing after the other lets everybody else go first
    finally:
        sender.cancel()


async def send_news(socket: WebSocket[Any, Any, State], room: Room, subscriber: Subscriber) -> None:
    """Send the news as they come. Whoever reads slowly gets fewer, newer news."""
    try:
        while True:
            await subscriber.woken.wait()
            subscriber.woken.clear()
            await socket.send_data(room.told(subscriber).decode(), "text")
    except (OSError, WebSocketDisconnect):
        pass  # the client has gone, and `converse` will notice
    except Exception as error:
        log.error("unexpected", table=room.table.code, exc_info=error)
        await socket.close(4500, words().form("table-no-unexpected"))


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


async def say_goodbye(socket: WebSocket[Any, Any, State], refusal: Refusal) -> None:
    await socket.send_data(encode(refused(refusal)).decode(), "text")
    await socket.close(4400, refusal.code)


def no_hello() -> Refusal:
    return IllegalMove.because("no-hello")
