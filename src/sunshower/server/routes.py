"""The HTTP routes: what there is to play, tables to open, to sit down at and to play at, rules and positions."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

import sunshower
from sunshower import rulebook
from sunshower.bots import LEVELS, levels
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.core.registry import load
from sunshower.core.words import ENGLISH, language_of, languages, words
from sunshower.server.auth import address, key_of, keys, token_for
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
from sunshower.server.messages.news import Done, Glimpse, News, Reply, refused
from sunshower.server.presenter import lines, offers, outcome
from sunshower.server.room import Room, Subscriber, no_seat
from sunshower.server.table import PHRASES

# The lobby


@get("/api", sync_to_thread=False)
def welcome() -> Welcome:
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
    return Welcome(sunshower.__version__, found, bots, list(PHRASES))


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
    state.limits.take("tables", address(request))
    chairs = [Chair(seat.bot) for seat in data.seats]
    room = await state.lobby.open(data.game, data.options, chairs, data.public, data.clock)
    return Opening(room.table.code, room.table.setup.commitment)


@post("/api/tables/{code:str}/seats")
async def sit(code: Code, data: Sitting, state: State) -> Place:
    """Sit down at a table."""
    room: Room = await state.lobby.find(code)
    token = data.token or token_for(room.table.secret, data.id)
    if data.token and not room.table.keeps(key_of(token)):
        raise BadTable.because("nothing-kept")
    seat = await room.sit(data.name, key_of(token), data.nonce, data.seat)
    return Place(seat, token)


@post("/api/tables/{code:str}/rematch")
async def rematch(code: Code, request: Request[Any, Any, State], state: State) -> Opening:
    """Set up the same table again, everybody one seat further."""
    room: Room = await state.lobby.find(code)
    if not room.table.seats_of(keys(request)):
        raise no_seat()
    again: Room = await state.lobby.find(await state.lobby.rematch(room))
    return Opening(again.table.code, again.table.setup.commitment)


# At a table


@get("/api/tables/{code:str}")
async def look(code: Code, request: Request[Any, Any, State], state: State, since: Since = -1) -> News:
    """How things are at a table, for whoever holds the token, or for somebody who watches."""
    room: Room = await state.lobby.find(code)
    room.seen(keys(request))
    return room.news_for(Subscriber(keys(request), since))


@post("/api/tables/{code:str}/commands", status_code=200)
async def command(
    code: Code, request: Request[Any, Any, State], data: Command | Question, state: State
) -> Done | Reply | Glimpse:
    """Say something to a table: the same commands as on a socket."""
    request.state.command = data.id
    room: Room = await state.lobby.find(code)
    return await room.answer(keys(request), data)


# Without a table


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: GameName, language: str = ENGLISH) -> Rules:
    """The rules of a game, as Markdown, in one of our languages."""
    if game not in sunshower.games():
        raise NotFound.because("no-such-game", name=game, games=", ".join(sunshower.games()))
    known = language_of(language)
    if known is None:
        raise NotFound.because("no-such-language", name=language[:40], languages=", ".join(languages()))
    text, notation = rulebook.parts(load(game), known)
    return Rules(game, known, text, rulebook.pictures(load(game), text), notation)


@post("/api/positions", status_code=200, sync_to_thread=True)
def practise(data: Practice) -> Scene:
    """Play moves from a position, each for whoever is to act. Nothing is kept: the same again gives the same again."""
    match = Match(load(data.game), seed=data.seed, start=data.line)
    refusal: Refusal | None = None
    try:
        for move in data.moves:
            match.play(match.to_act[0] if match.to_act else 0, move)
    except IllegalMove as illegal:
        refusal = illegal
    seat = match.to_act[0] if match.to_act else None
    eyes: Eyes = data.eyes if data.eyes is not None else "all" if seat is None else seat
    return Scene(
        match.position(eyes),
        seat,
        match.view(eyes),
        offers(match, eyes),
        lines(match, eyes),
        outcome(match),
        refused(refusal) if refusal else None,
    )
