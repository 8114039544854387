"""What the server answers: HTTP for whoever asks, a WebSocket for each client at a table, and a stream for scripts."""

import asyncio
import base64
import hmac
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from typing import Annotated, Any, TypeVar

import structlog
from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

import sunshower
from sunshower.bots import LEVELS, levels
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.registry import load
from sunshower.server.asks import (
    GameInfo,
    NewTable,
    Opening,
    OpenTable,
    OptionInfo,
    Place,
    Sitting,
    Welcome,
)
from sunshower.server.commands import END, Asking, Command, Doing, Hello, Ping
from sunshower.server.events import Chair
from sunshower.server.hall import Hall, NotFound, key_of
from sunshower.server.limits import Bucket, Doorkeeper, TooMuch
from sunshower.server.live import Guest, LiveTable
from sunshower.server.news import Done, Glimpse, Message, News, Pong, Refused, Reply
from sunshower.server.store import StoreRefusal
from sunshower.server.table import PHRASES

FRAME = 8192
"""The longest message a socket takes, in bytes."""
RECORD = 1_000_000
PATIENCE = 5.0
"""How many seconds a new socket has to say hello."""
HEARTBEAT = 15.0
"""After how many quiet seconds a stream sends an empty line, so that both ends know that the other is there."""

Code = Annotated[str, Parameter(min_length=4, max_length=12, pattern="^[A-Za-z0-9]+" + END)]
GameName = Annotated[str, Parameter(max_length=40)]
EyesName = Annotated[str, Parameter(pattern="^(all|none|[0-9])" + END)]
Ply = Annotated[int, Parameter(ge=0, le=1_000_000)]
Since = Annotated[int, Parameter(ge=-1, le=1_000_000)]

TOO_DEEP = "it is nested too deeply"
T = TypeVar("T")

log = structlog.get_logger()
encode = Encoder().encode
decode_hello: Callable[[str], Hello | Ping] = Decoder(Hello | Ping).decode
"""A choice of two, because a message that can be one thing alone need not say what it is."""
decode_message: Callable[[str], Doing | Asking | Ping] = Decoder(Doing | Asking | Ping).decode


def status(refusal: Refusal) -> int:
    """The HTTP status that fits a refusal."""
    for kind, code in ((TooMuch, 429), (NotFound, 404), (StoreRefusal, 503), (IllegalMove, 409)):
        if isinstance(refusal, kind):
            return code
    return 401 if refusal.code == "no-seat" else 400


def refused(refusal: Refusal, id: str | None = None) -> Refused:
    return Refused(id, refusal.code, refusal.sentence, refusal.rule)


def address(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "?"


def keys(request: Request[Any, Any, State]) -> set[str]:
    """The keys of the tokens that a request brings along."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return {key_of(token.strip())} if scheme.lower() == "bearer" and token.strip() else set()


# The lobby


@get("/api", sync_to_thread=False)
def welcome() -> Welcome:
    """What there is to play."""
    found = []
    for name in sunshower.games():
        game = load(name)
        options = [OptionInfo(o.name, list(o.values), o.about, o.refuses is not None) for o in game.options]
        found.append(
            GameInfo(
                game.name,
                game.title,
                game.about,
                game.credits.designer,
                game.credits.publisher,
                list(game.seats),
                list(game.minutes),
                game.memory is not None,
                options,
            )
        )
    bots = {name: about(name) for name in levels() if name != "search"}
    return Welcome(sunshower.__version__, found, bots, list(PHRASES))


def about(level: str) -> str:
    """What a bot does; of one that another package brings, where it comes from."""
    return LEVELS[level].about if level in LEVELS else "from another package"


@get("/api/tables", sync_to_thread=False)
def open_tables(state: State) -> list[OpenTable]:
    """The public tables at which somebody may sit down, the newest first."""
    hall: Hall = state.hall
    return [
        OpenTable(
            table.code,
            table.setup.game,
            table.seats,
            len(table.free_seats()),
            [name for name in table.names if name],
            table.setup.options,
        )
        for table in hall.open_tables()[:100]
    ]


@post("/api/tables")
async def open_table(data: NewTable, request: Request[Any, Any, State], state: State) -> Opening:
    """Set up a table."""
    state.door.table(address(request))
    chairs = [Chair(seat.bot) for seat in data.seats]
    live = await state.hall.open(data.game, data.options, chairs, data.public, data.clock)
    return Opening(live.table.code, live.table.setup.commitment)


@post("/api/tables/{code:str}/seats")
async def sit(code: Code, data: Sitting, state: State) -> Place:
    """Sit down at a table."""
    live: LiveTable = await state.hall.find(code)
    token = data.token or token_for(live, data.id)
    if data.token and not live.table.keeps(key_of(token)):
        raise BadTable("nothing-kept", "No seat is kept for that token; sit down without one.")
    seat = await live.sit(data.name, key_of(token), data.nonce, data.seat)
    return Place(seat, token)


def token_for(live: LiveTable, id: str) -> str:
    """The token for whoever sits down with an id. It need not be kept: the same id gives the same one again."""
    digest = hmac.new(live.table.secret.encode(), f"token {id}".encode(), sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


@post("/api/tables/{code:str}/rematch")
async def rematch(code: Code, request: Request[Any, Any, State], state: State) -> Opening:
    """Set up the same table again, everybody one seat further."""
    live: LiveTable = await state.hall.find(code)
    if not live.table.seats_of(keys(request)):
        raise no_seat()
    again: LiveTable = await state.hall.find(await state.hall.rematch(live))
    return Opening(again.table.code, again.table.setup.commitment)


# At a table


@get("/api/tables/{code:str}")
async def look(code: Code, request: Request[Any, Any, State], state: State, since: Since = -1) -> News:
    """How things are at a table, for whoever holds the token, or for somebody who watches."""
    live: LiveTable = await state.hall.find(code)
    live.seen(keys(request))
    return live.news_for(Guest(keys(request), since))


@post("/api/tables/{code:str}/commands", status_code=200)
async def command(
    code: Code, request: Request[Any, Any, State], data: Doing | Asking, state: State
) -> Done | Reply | Glimpse:
    """Say something to a table: the same commands as on a socket."""
    request.state.command = data.id
    live: LiveTable = await state.hall.find(code)
    return await obey(live, keys(request), data)


@get("/api/tables/{code:str}/stream", media_type="application/x-ndjson")
async def stream(code: Code, request: Request[Any, Any, State], state: State, since: Since = -1) -> Stream:
    """All news of a table as they come, one JSON object a line."""
    live: LiveTable = await state.hall.find(code)
    door: Doorkeeper = state.door
    where = address(request)
    door.enter(where)

    async def lines() -> AsyncIterator[bytes]:
        guest = live.join(keys(request), since)
        try:
            while True:
                try:
                    await asyncio.wait_for(guest.stirred.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b"\n"
                    continue
                guest.stirred.clear()
                yield encode(live.news_for(guest)) + b"\n"
        finally:
            live.part(guest)
            door.leave(where)

    return Stream(lines(), media_type="application/x-ndjson")


def no_seat() -> Refusal:
    return BadTable("no-seat", "You have no seat at this table.")


async def obey(live: LiveTable, keys: set[str], message: Command) -> Done | Reply | Glimpse:
    """Do what somebody with some keys says for a seat that one of them opens."""
    if message.seat not in live.seen(keys):
        raise no_seat()
    if isinstance(message, Asking):
        return await live.ask(message)
    return await live.do(message)


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], code: Code) -> None:
    """One client at one table: news out, commands in."""
    door: Doorkeeper = socket.app.state.door
    where = address(socket)
    if not same_origin(socket):
        return await socket.close(4403, "This page is not the server's own.")
    try:
        door.request(where)
        door.enter(where)
    except TooMuch as refusal:
        return await socket.close(4429, refusal.sentence)
    try:
        await socket.accept()
        live = await socket.app.state.hall.find(code)
        hello = understood(decode_hello, await asyncio.wait_for(socket.receive_data("text"), PATIENCE))
        if not isinstance(hello, Hello):
            raise no_hello()
        guest = live.join({key_of(token) for token in hello.tokens}, hello.since)
        try:
            await attend(socket, live, guest, Bucket(door.limits.messages))
        finally:
            live.part(guest)
    except Refusal as refusal:
        await say_goodbye(socket, refusal)
    except (DecodeError, TimeoutError):
        await say_goodbye(socket, no_hello())
    except WebSocketDisconnect:
        pass
    finally:
        door.leave(where)


async def attend(socket: WebSocket[Any, Any, State], live: LiveTable, guest: Guest, bucket: Bucket) -> None:
    """Tell a client everything new and do what it says, until it goes."""
    teller = asyncio.create_task(tell(socket, live, guest))
    try:
        while True:
            text = await socket.receive_data("text")
            said = await answer(text, live, guest, bucket)
            if isinstance(said, Done):  # it goes with the news of what it led to
                guest.done.append(said)
                guest.stirred.set()
            else:
                await socket.send_data(encode(said).decode(), "text")
    finally:
        teller.cancel()


async def tell(socket: WebSocket[Any, Any, State], live: LiveTable, guest: Guest) -> None:
    """Send the news as they come. Whoever reads slowly gets fewer, newer news."""
    try:
        while True:
            await guest.stirred.wait()
            guest.stirred.clear()
            await socket.send_data(encode(live.news_for(guest)).decode(), "text")
    except (OSError, WebSocketDisconnect):
        pass  # the client has gone, and `attend` will notice
    except Exception as error:
        log.error("unexpected", table=live.table.code, exc_info=error)
        await socket.close(4500, "Something went wrong here; come again.")


def understood(decode: Callable[[str], T], text: str) -> T:
    """What a message says; DecodeError if it says nothing."""
    try:
        return decode(text)
    except RecursionError as error:
        raise DecodeError(TOO_DEEP) from error


async def answer(text: str, live: LiveTable, guest: Guest, bucket: Bucket) -> Message | Done:
    """The answer to one message."""
    id = None
    try:
        message = understood(decode_message, text)
        id = None if isinstance(message, Ping) else message.id
        bucket.take()
        if isinstance(message, Ping):
            return Pong()
        return await obey(live, guest.keys, message)
    except DecodeError as error:
        return refused(IllegalMove("not-understood", f"That message is not understood: {error}."[:300]))
    except Refusal as refusal:
        return refused(refusal, id)


async def say_goodbye(socket: WebSocket[Any, Any, State], refusal: Refusal) -> None:
    await socket.send_data(encode(refused(refusal)).decode(), "text")
    await socket.close(4400, refusal.code)


def no_hello() -> Refusal:
    return IllegalMove("no-hello", "The first message on a socket is a hello.")


def same_origin(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> bool:
    """A browser says which page asks for something; it must be our own. Scripts say nothing."""
    origin = asked.headers.get("origin")
    allowed: set[str] = asked.app.state.origins
    host = asked.headers.get("host")
    return origin is None or origin in allowed or origin in (f"http://{host}", f"https://{host}")
