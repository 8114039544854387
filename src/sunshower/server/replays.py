"""Replays: games that were played here, and records that people bring along, step by step."""

import asyncio
from json import loads
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from msgspec.json import Encoder

import sunshower
from sunshower.core.errors import IllegalMove
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.server.auth import address, keys
from sunshower.server.lobby import NotFound, new_code
from sunshower.server.messages.http import Code, Course, EyesName, Kept, Moment, Ply
from sunshower.server.presenter import drawn, lines, record
from sunshower.server.room import Room

RECORD = 1_000_000
"""The longest record, in bytes, and with it the longest request."""
encode = Encoder().encode


# Games that were played here


@get("/api/tables/{code:str}/record")
async def table_record(code: Code, state: State) -> dict[str, Any]:
    """The record of a game that is over, with the secret of its shuffle."""
    return record((await finished(state, code)).table)


@get("/api/tables/{code:str}/course")
async def table_course(code: Code, state: State) -> Course:
    """How the scores of a game that is over went."""
    match = (await finished(state, code)).table.match
    assert match
    return course(match)


@get("/api/tables/{code:str}/moments/{ply:int}")
async def table_moment(
    code: Code, ply: Ply, request: Request[Any, Any, State], state: State, eyes: EyesName = "all"
) -> Moment:
    """A game as it was after some of its steps; while it goes on, only through one's own eyes or a watcher's."""
    table = (await state.lobby.find(code)).table
    who = named(eyes)
    if table.match is None:
        raise IllegalMove.because("not-dealt")
    if not table.over and who is not None and who not in table.seats_of(keys(request)):
        raise IllegalMove.because("not-over")
    return moment(table.match, ply, who)


async def finished(state: State, code: str) -> Room:
    room: Room = await state.lobby.find(code)
    if not room.table.over:
        raise IllegalMove.because("not-over")
    return room


# Records that people bring along


@post("/api/records")
async def keep_record(data: dict[str, Any], request: Request[Any, Any, State], state: State) -> Kept:
    """Bring along the record of a finished game, to look at it here."""
    state.limits.take("tables", address(request))
    match = await asyncio.to_thread(sunshower.replay, data)
    if not match.result:
        raise IllegalMove.because("not-over")
    code = new_code() + new_code()
    await state.lobby.store.keep_record(code, encode(data))
    return Kept(code, match.game.name, match.plies)


@get("/api/records/{code:str}")
async def kept_record(code: Code, state: State) -> dict[str, Any]:
    """A record that somebody brought along."""
    return await kept(state, code)


@get("/api/records/{code:str}/course")
async def kept_course(code: Code, state: State) -> Course:
    """How the scores went in the game of a record."""
    return course(await replayed(state, code))


@get("/api/records/{code:str}/moments/{ply:int}")
async def kept_moment(code: Code, ply: Ply, state: State, eyes: EyesName = "all") -> Moment:
    """The game of a record, as it was after some of its steps."""
    return moment(await replayed(state, code), ply, named(eyes))


async def kept(state: State, code: str) -> dict[str, Any]:
    body = await state.lobby.store.record(code.lower())
    if body is None:
        raise NotFound.because("no-such-record", record=code)
    found: dict[str, Any] = loads(body)
    return found


async def replayed(state: State, code: str) -> Match:
    """The match of a record, played again beside whatever else is going on."""
    return await asyncio.to_thread(sunshower.replay, await kept(state, code))


# What is seen of a match


def named(eyes: str) -> Eyes:
    """The eyes that a request names: a seat's number, 'all', or 'none' for somebody who watches."""
    return "all" if eyes == "all" else None if eyes == "none" else int(eyes)


def moment(match: Match, ply: int, eyes: Eyes) -> Moment:
    """A match after some steps, as some eyes saw it then."""
    since = match.told_from(eyes)
    if ply < since:
        raise IllegalMove.because("forgotten")
    then = match.moment(ply)
    view, log = then.view(eyes), lines(then, eyes, since)
    return Moment(then.plies, match.plies, list(match.players), view, log, drawn(then, eyes))


def course(match: Match) -> Course:
    points = match.course()
    return Course([ply for ply, _ in points], [scores for _, scores in points])
