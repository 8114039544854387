"""Replays: games that were played here, and records that people bring along, step by step."""

from dataclasses import dataclass
from typing import Any
from zlib import decompress

import structlog
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec.json import Encoder

from sunshower.core.errors import BadRecord, BadTable, IllegalMove, Refusal
from sunshower.core.game import Eyes
from sunshower.server.auth import address, keys
from sunshower.server.lobby import NotFound, code_of
from sunshower.server.messages.http import Code, Course, EyesName, Kept, Moment, Ply
from sunshower.server.presenter import record
from sunshower.server.room import Room

RECORD = 1_000_000
"""The longest record, in bytes, and with it the longest request."""
log = structlog.get_logger()
encode = Encoder().encode
Asked = Request[Any, Any, State]
COURSE = {200: ResponseSpec(Course, generate_examples=False)}
RECORDS = {200: ResponseSpec(dict[str, Any], generate_examples=False)}
MOMENT = {200: ResponseSpec(Moment, generate_examples=False)}


# Games that were played here


@get("/api/tables/{code:str}/record", responses=RECORDS)
async def table_record(code: Code, request: Asked, state: State) -> Response[bytes]:
    """The record of a game that is over, with the secret of its shuffle."""
    try:
        return sent(await ended(state, await finished(request, state, code)))
    except BadTable as refusal:
        kept = await state.lobby.store.ended(code.lower()) if refusal.code == "other-rules" else None
        if kept is None:
            raise
        return sent(decompress(kept))


async def ended(state: State, room: Room) -> bytes:
    """The record of a game that is over, as it was kept at its end."""
    kept = await state.lobby.store.ended(room.table.code)
    return encode(record(room.table, state.lobby.store.key)) if kept is None else decompress(kept)


@get("/api/tables/{code:str}/course", responses=COURSE)
async def table_course(code: Code, request: Asked, state: State) -> Response[bytes]:
    """How the scores of a game that is over went."""
    return await told(request, state, "course", await ended(state, await finished(request, state, code)))


@get("/api/tables/{code:str}/moments/{ply:int}", responses=MOMENT)
async def table_moment(code: Code, ply: Ply, request: Asked, state: State, eyes: EyesName = "all") -> Response[bytes]:
    """A game as it was after some of its steps; while it goes on, only through one's own eyes or a watcher's."""
    room: Room = await state.lobby.find(code, address(request))
    table, who = room.table, named(eyes)
    if table.match is None:
        raise IllegalMove.because("not-dealt")
    if not table.over and who is not None and who not in table.seats_of(keys(request)):
        raise IllegalMove.because("not-over")
    try:
        return await told(request, state, "moment", room.so_far(), ply, who)
    except BadRecord as refusal:  # it is our own, and what is wrong with it could tell what nobody has seen yet
        log.warning("a game cannot be played again", table=table.code, code=refusal.code)
        raise Refusal.because("unexpected") from None


async def finished(request: Asked, state: State, code: str) -> Room:
    room: Room = await state.lobby.find(code, address(request))
    if not room.table.over:
        raise IllegalMove.because("not-over")
    return room


# Records that people bring along


@dataclass
class Bringing(Operation):
    """What is brought along is JSON, but the server does not look into it: the reader does."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))})


@post("/api/records", operation_class=Bringing)
async def keep_record(request: Asked, state: State) -> Kept:
    """Bring along the record of a finished game, to look at it here. The same record again is there already."""
    where = address(request)
    state.limits.take("tables", where)
    game, plies, body = await state.reader.ask(where, "finished", await request.body())
    code = code_of(body)
    if await state.lobby.store.record(code) is None:
        state.limits.take("kept", where, len(body))
        await state.lobby.store.keep_record(code, body)
    return Kept(code, game, plies)


@get("/api/records/{code:str}", responses=RECORDS)
async def kept_record(code: Code, request: Asked, state: State) -> Response[bytes]:
    """A record that somebody brought along."""
    return sent(await kept(request, state, code))


@get("/api/records/{code:str}/course", responses=COURSE)
async def kept_course(code: Code, request: Asked, state: State) -> Response[bytes]:
    """How the scores went in the game of a record."""
    return await told(request, state, "course", await kept(request, state, code))


@get("/api/records/{code:str}/moments/{ply:int}", responses=MOMENT)
async def kept_moment(code: Code, ply: Ply, request: Asked, state: State, eyes: EyesName = "all") -> Response[bytes]:
    """The game of a record, as it was after some of its steps."""
    return await told(request, state, "moment", await kept(request, state, code), ply, named(eyes))


async def kept(request: Asked, state: State, code: str) -> bytes:
    async with state.limits.guessing(address(request), NotFound):
        body: bytes | None = await state.lobby.store.record(code.lower())
        if body is None:
            raise NotFound.because("no-such-record", record=code)
    return body


def sent(body: bytes) -> Response[bytes]:
    """What is JSON already, as it is."""
    return Response(body, media_type=MediaType.JSON)


async def told(request: Asked, state: State, *question: Any) -> Response[bytes]:
    """What the reader says of a record."""
    return sent(await state.reader.ask(address(request), *question))


def named(eyes: str) -> Eyes:
    """The eyes that a request names: a seat's number, 'all', or 'none' for somebody who watches."""
    return "all" if eyes == "all" else None if eyes == "none" else int(eyes)
