"""A table by itself, without sockets or a store: what its events add up to."""

import asyncio
from dataclasses import replace
from secrets import token_hex
from time import monotonic
from typing import Any

import pytest

from sunshower import fair
from sunshower.core.errors import BadRecord, IllegalMove
from sunshower.server.limits import UNLIMITED, TooMuch
from sunshower.server.lobby import Lobby
from sunshower.server.messages.commands import Answer, Command, Fill, HandOver, Leave, Move, Say, TakeBack, Undo
from sunshower.server.messages.events import Chair, Clock, HandedOver, decoded
from sunshower.server.room import Room
from sunshower.server.table import Table, opened

pytestmark = pytest.mark.anyio

ID = "command-1"
PEOPLE = [Chair(), Chair()]


def table_of(game: str, chairs: list[Chair], clock: Clock | None = None) -> Table:
    table = Table("abcdef", "secret")
    table.apply(opened("abcdef", "secret", game, {}, chairs, False, clock))
    return table


def sit(table: Table, *names: str) -> None:
    for name in names:
        for event in table.seated(name, f"key of {name}", "nonce-of-mine", None):
            table.apply(event)


def duel(game: str, clock: Clock | None = None) -> Table:
    table = table_of(game, PEOPLE, clock)
    sit(table, "Ann", "Bea")
    return table


def do(table: Table, command: Command, took: int = 0) -> None:
    for event in table.decide(command, took):
        table.apply(event)


def refusal(table: Table, command: Command) -> str:
    with pytest.raises(IllegalMove) as refused:
        table.decide(command)
    return refused.value.code


def undo(seat: int) -> Undo:
    return Undo(id=ID, seat=seat, seq=0)


def answer(seat: int) -> Answer:
    return Answer(id=ID, seat=seat, seq=0, yes=True)


def play_turn(table: Table, which: int = 0) -> int:
    """Play for whoever is to act until somebody else is; returns the seat."""
    assert table.match
    seat = table.to_act
    assert seat is not None
    while table.to_act == seat:
        table.apply(table.bot_moved(seat, table.match.legal(seat)[which]))
    return seat


def play_out(table: Table) -> None:
    while not table.over:
        play_turn(table, -1)


def test_nobodys_move_is_undone_while_they_are_away() -> None:
    table = duel("passage")
    mover = play_turn(table)
    other = play_turn(table)
    do(table, Leave(id=ID, seat=other))
    assert refusal(table, undo(mover)) == "nobody-to-ask"
    assert table.may_undo(mover) == ""
    do(table, TakeBack(id=ID, seat=other))
    do(table, undo(mover))
    assert table.asking == mover
    do(table, Leave(id=ID, seat=other))
    assert table.asking is None
    assert refusal(table, answer(other)) == "bot-plays"


def test_what_nobody_else_has_to_do_with_is_undone_while_they_are_away() -> None:
    table = duel("passage")
    assert table.match
    mover = table.to_act
    assert mover is not None
    do(table, Leave(id=ID, seat=1 - mover))
    do(table, Move(id=ID, seat=mover, seq=0, move=table.match.legal(mover)[1]))
    assert table.may_undo(mover) == "free"


def test_bots_that_play_for_nobody_agree_to_an_undo() -> None:
    table = table_of("passage", [Chair(), Chair("random")])
    sit(table, "Ann")
    if table.to_act == 1:
        play_turn(table)
    play_turn(table)
    play_turn(table)
    assert table.may_undo(0) == "seen"  # the dice have been


def test_leaving_and_coming_back_gives_no_time() -> None:
    table = duel("road", Clock(1))
    seat = table.to_act
    assert seat is not None
    do(table, Leave(id=ID, seat=1 - seat), 20_000)
    do(table, Leave(id=ID, seat=seat), 20_000)
    assert table.left_on_clock(seat) == 40_000
    assert table.left_on_clock(1 - seat) == 60_000
    old = decoded(b'{"is":"handedover","seat":0,"level":"casual","because":"left"}')
    assert old == HandedOver(0, "casual", "left", 0)


def test_a_turn_that_is_undone_gives_nothing_whoever_moved_since() -> None:
    table = table_of("passage", [Chair(), Chair("random")], Clock(1, 30))
    sit(table, "Ann")
    if table.to_act == 1:
        play_turn(table)
    for _ in range(3):
        play_turn(table)
        assert table.left_on_clock(0) == 90_000
        play_turn(table)
        do(table, undo(0))
        assert table.left_on_clock(0) == 60_000


def test_bots_take_nobodys_name_at_a_rematch() -> None:
    table = table_of("pirates", [Chair(), Chair(), Chair()])
    sit(table, "mell")
    do(table, Fill(id=ID, seat=0, free=1))
    sit(table, "Bea")
    assert [table.names[1], table.levels[1]] == ["Mell 2", "casual"]
    play_out(table)
    again = Table("bcdfgh", "secret")
    again.apply(table.reopened("bcdfgh", "secret"))
    sit(again, "mell", "Bea")
    assert sorted(name or "" for name in again.names) == ["Bea", "Mell 2", "mell"]


def test_hands_that_nobody_has_and_games_that_are_over() -> None:
    table = duel("road")
    assert refusal(table, HandOver(id=ID, seat=0, to_bot=7)) == "no-such-seat"
    do(table, Leave(id=ID, seat=1))
    play_out(table)
    assert refusal(table, TakeBack(id=ID, seat=1)) == "game-over"


@pytest.mark.parametrize("nonces", [None, 7, {}, "ab", ["a", 2]])
def test_a_record_without_nonces_is_refused(nonces: Any) -> None:
    promise = {"scheme": fair.SCHEME, "table": "t", "commitment": "c", "secret": "s", "nonces": nonces}
    with pytest.raises(BadRecord):
        fair.verify({"fair": promise, "seats": 2})


async def room_for_two(lobby: Lobby) -> Room:
    room = await lobby.open("road", {}, PEOPLE, clock=Clock(1))
    for name in ("Ann", "Bea"):
        await room.sit(name, f"key of {name}", "nonce-of-mine", None)
    return room


async def test_only_a_restart_gives_grace(lobby: Lobby) -> None:
    room = await room_for_two(lobby)
    assert room.turn_began <= monotonic()
    lobby.close()
    del lobby.rooms[room.table.code]
    assert (await lobby.find(room.table.code)).turn_began > monotonic() + 10


async def test_one_clock_is_watched_at_a_time(lobby: Lobby) -> None:
    room = await room_for_two(lobby)
    for number in range(5):
        table = room.table
        assert table.match
        assert table.to_act is not None
        move = table.match.legal(table.to_act)[-1]
        await room.do(Move(id=f"command-{number}", seat=table.to_act, seq=table.seq, move=move))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(room.tasks) == 1


async def test_who_leaves_and_comes_back_at_once_has_been_thinking_on(lobby: Lobby) -> None:
    room = await room_for_two(lobby)
    table = room.table
    seat = table.to_act
    assert seat is not None
    room.turn_began -= 20
    await room.do(Leave(id="leaving-1", seat=seat))
    left = monotonic()
    await room.do(TakeBack(id="coming-1", seat=seat))
    assert table.left_on_clock(seat) <= 40_000
    assert room.turn_began <= left


async def test_one_address_has_so_much_stored_and_no_more(lobby: Lobby) -> None:
    lobby.services.limits.rates = replace(UNLIMITED, kept=(0.0, 2000.0))
    room = await lobby.open("road", {}, PEOPLE)
    for name in ("Ann", "Bea"):
        await room.sit(name, f"key of {name}", "nonce-of-mine", None, where=f"where {name} is")

    async def say(name: str, times: int = 1) -> None:
        for _ in range(times):
            hello = Say(id=token_hex(8), seat=room.table.names.index(name), phrase="hello")
            await room.answer({f"key of {name}"}, hello, f"where {name} is")

    with pytest.raises(TooMuch):
        await say("Ann", 20)
    seq = room.table.seq
    assert 4 < seq < 20
    await say("Bea")
    assert room.table.seq == seq + 1
