"""The HTTP routes: what there is to play, tables to open, to sit down at and to play at, rules and positions."""

from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

import sunshower
from sunshower import fair, rulebook
from sunshower.bots import LEVELS, levels
from sunshower.core.registry import load
from sunshower.core.words import ENGLISH, language_of, languages, words
from sunshower.server.auth import address, key_of, keys, new_token
from sunshower.server.lobby import Lobby, NotFound
from sunshower.server.messages.commands import Command, Question
from sunshower.server.messages.events import Chair
from sunshower.server.messages.http import (
    Code,
    GameInfo,
    GameName,
    NewTable,
    Opening,
    OpenTable,
    OptionInfo,
    Place,
    Practice,
    Rules,
    Scene,
    Since,
    Sitting,
    Welcome,
)
from sunshower.server.messages.news import Answered, Done, News
from sunshower.server.room import Room, Subscriber, no_seat
from sunshower.server.table import PHRASES

# The lobby


@get("/api", sync_to_thread=False)
def welcome(state: State) -> Welcome:
    """What there is to play."""
    found = []
    say = words().say
    for name in sunshower.games():
        game = load(name)
        options = [
            OptionInfo(each.name, list(each.values), say(game.about_option(each)), each.refuses is not None)
            for each in game.options
        ]
        found.append(
            GameInfo(
                game.name,
                game.title,
                say(game.about()),
                game.credits.designer,
                game.credits.publisher,
                list(game.seats),
                list(game.minutes),
                game.memory is not None,
                options,
            )
        )
    bots = {name: about(name) for name in levels() if name != "search"}
    return Welcome(sunshower.__version__, found, bots, list(PHRASES), state.lobby.store.key.public)


def about(level: str) -> str:
    """What a bot does; of one that another package brings, where it comes from."""
    return words().form(f"level-{level}" if level in LEVELS else "level-brought")


@get("/api/tables", sync_to_thread=False)
def open_tables(state: State) -> list[OpenTable]:
    """The public tables at which somebody may sit down, the newest first."""
    lobby: Lobby = state.lobby
    return [
        OpenTable(
            table.code,
            table.setup.game,
            table.seats,
            len(table.free_seats()),
            [name for name in table.names if name],
            table.setup.options,
        )
        for table in lobby.open_tables()[:100]
    ]


@post("/api/tables")
async def open_table(data: NewTable, request: Request[Any, Any, State], state: State) -> Opening:
    """Set up a table."""
    chairs = [Chair(seat.bot) for seat in data.seats]
    room = await state.lobby.open(data.game, data.options, chairs, data.public, data.clock, address(request))
    return opening(room)


def opening(room: Room) -> Opening:
    return Opening(room.table.code, room.table.setup.commitment, room.services.store.key.public)


@post("/api/tables/{code:str}/seats")
async def sit(code: Code, data: Sitting, request: Request[Any, Any, State], state: State) -> Place:
    """Sit down at a table."""
    room: Room = await state.lobby.find(code, address(request))
    token, id = data.token or new_token(), "" if data.token else data.id
    seat = await room.sit(data.name, key_of(token), data.nonce, data.seat, address(request), pledge=data.pledge, id=id)
    table, key = room.table, room.services.store.key
    promise, pledge = table.setup.commitment, table.pledged()[seat]
    return Place(seat, token, pledge, promise, key.public, key.sign(fair.seat_taken(table.code, promise, seat, pledge)))


@post("/api/tables/{code:str}/rematch")
async def rematch(code: Code, request: Request[Any, Any, State], state: State) -> Opening:
    """Set up the same table again, everybody one seat further."""
    room: Room = await state.lobby.find(code, address(request))
    if not room.table.seats_of(keys(request)):
        raise no_seat()
    again: Room = await state.lobby.find(await state.lobby.rematch(room, address(request)), address(request))
    return opening(again)


# At a table


@get("/api/tables/{code:str}", responses={200: ResponseSpec(News, generate_examples=False)})
async def look(code: Code, request: Request[Any, Any, State], state: State, since: Since = -1) -> Response[bytes]:
    """How things are at a table, for whoever holds the token, or for somebody who watches."""
    where = address(request)
    room: Room = await state.lobby.find(code, where)
    room.seen(keys(request))
    told = await room.first_told(Subscriber(keys(request), since, where=where))
    return Response(told, media_type=MediaType.JSON)


@post("/api/tables/{code:str}/commands", status_code=200)
async def command(
    code: Code, request: Request[Any, Any, State], data: Command | Question, state: State
) -> Done | Answered:
    """Say something to a table: the same commands as on a socket."""
    request.state.command = data.id
    where = address(request)
    room: Room = await state.lobby.find(code, where)
    return await room.answer(keys(request), data, where)


# Without a table


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: GameName, language: str = ENGLISH) -> Rules:
    """The rules of a game, as Markdown, in one of our languages."""
    if game not in sunshower.games():
        raise NotFound.because("no-such-game", name=game, games=tuple(sunshower.games()))
    known = language_of(language)
    if known is None:
        raise NotFound.because("no-such-language", name=language[:40], languages=languages())
    return rules_in(game, known)


@cache
def rules_in(game: str, language: str) -> Rules:
    text, notation = rulebook.parts(load(game), language)
    return Rules(game, language, text, rulebook.pictures(load(game), text), notation)


@post("/api/positions", status_code=200, responses={200: ResponseSpec(Scene, generate_examples=False)})
async def practise(data: Practice, request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """Play moves from a position, each for whoever is to act. Nothing is kept: the same again gives the same again."""
    where = address(request)
    state.limits.take("positions", where)
    return Response(await state.reader.ask(where, "practice", data), media_type=MediaType.JSON)
