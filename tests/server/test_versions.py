"""Games outlive versions: when the rules of a game change, whatever was begun or recorded by the older ones goes on."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from sunshower import fair, games
from sunshower.core.errors import BadRecord, BadTable
from sunshower.core.game import Game
from sunshower.core.record import replay
from sunshower.core.registry import load
from sunshower.server.limits import UNLIMITED, Limits
from sunshower.server.lobby import Lobby
from sunshower.server.messages.commands import Fill, Move
from sunshower.server.messages.events import Chair
from sunshower.server.presenter import record as record_of
from sunshower.server.room import Room, Services
from sunshower.server.store import Store
from sunshower.server.workers import WorkerPool

from .conftest import PERSON, RIGGED, Client, Server, play_all
from .test_fair import Player, sit

pytestmark = pytest.mark.anyio

Raise = Callable[..., None]


@pytest.fixture
def raise_versions() -> Iterator[Raise]:
    """Gives every game newer rules, by which the same seed deals other cards; the older ones can be kept or not."""
    before = {name: dict(vars(load(name))) for name in games()}

    def raised(keeping: bool) -> None:
        for name in games():
            game = load(name)
            old = replace(game)
            for part, value in newer(game, old if keeping else None).items():
                object.__setattr__(game, part, value)

    yield raised
    for name, parts in before.items():
        for part, value in parts.items():
            object.__setattr__(load(name), part, value)


def newer(game: Game, old: Game | None) -> dict[str, Any]:
    """What is new: an option means its opposite."""
    flag = next((option.name for option in game.options if set(option.values) == {True, False}), None)
    setup = game.setup

    def other_setup(seats: int, options: Any) -> Any:
        return setup(seats, options if flag is None else {**options, flag: not options[flag]})

    past = {} if old is None else {**game.past, old.version: lambda: old}
    return {"version": game.version + 1, "setup": other_setup, "past": past}


class House:
    """A server in this process that can be started anew on the same folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.start()

    def start(self) -> None:
        self.workers = WorkerPool(1)
        self.store = Store(self.folder)
        self.lobby = Lobby(Services(self.store, self.workers, Limits(UNLIMITED), 0.0, 0.0))

    def stop(self) -> None:
        self.lobby.close()
        self.workers.close()
        self.store.close()


@pytest.fixture
async def house(tmp_path: Path) -> Any:
    house = House(tmp_path / "data")
    yield house
    house.stop()


def seats_of(game: str) -> list[Chair]:
    return [Chair() for _ in range(load(game).seats[0])]


async def begun(house: House, game: str, people: int | None = None) -> list[Player]:
    """A table where some people, or everybody, have sat down."""
    chairs = seats_of(game)
    room = await house.lobby.open(game, {}, chairs)
    players = [await sit(room, f"Player {seat}") for seat in range(len(chairs) if people is None else people)]
    for player in players:
        await player.look()
    return players


async def play(players: list[Player], moves: int = 10**6) -> None:
    table, rng = players[0].room.table, random.Random(5)
    while moves and not table.over:
        assert table.match
        (seat,) = table.match.to_act
        move = rng.choice(table.match.legal(seat))
        await players[seat].room.do(Move(id=token_hex(8), seat=seat, seq=table.seq, move=move))
        moves -= 1
        for player in players:
            await player.look()


async def back(house: House, players: list[Player]) -> list[Player]:
    """The same people at the same table, after a restart."""
    room = await house.lobby.find(players[0].room.table.code)
    return [replace(player, room=room) for player in players]


def recorded(room: Room) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(record_of(room.table, room.services.store.key)))
    return found


async def test_tables_in_every_state_outlive_a_version(
    house: House, raise_versions: Raise, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sunshower.server.room.REVEAL", 600.0)
    waiting, dealing, running, over = {}, {}, {}, {}
    for game in games():
        waiting[game], dealing[game] = await begun(house, game, 1), await pledged(house, game)
        running[game], over[game] = await begun(house, game), await begun_and_played(house, game)
        await play(running[game], 3)
    kept = {game: recorded(players[0].room) for game, players in over.items()}
    assert all(record["result"] for record in kept.values())
    house.stop()
    raise_versions(keeping=True)
    house.start()
    for game in games():
        old = load(game).version - 1
        players = await back(house, running[game])
        assert players[0].room.table.game.version == old
        await play(players)
        told = await back(house, dealing[game])
        assert told[0].room.table.unrevealed() == [player.seat for player in told]
        for player in told:
            await player.look()
        await play(told, 5)
        assert of_version(told) == old
        record = recorded(players[0].room)
        assert record["rules"] == old
        fair.verify(record, fair.summed(players[0].receipt))
        again = await back(house, over[game])
        assert recorded(again[0].room) == kept[game]
        fair.verify(kept[game], fair.summed(over[game][0].receipt))
        (first,) = await back(house, waiting[game])
        for seat in first.room.table.free_seats():
            await first.room.do(Fill(id=token_hex(8), seat=0, free=seat, level="random"))
        await first.look()
        assert of_version([first]) == old
        new = await begun(house, game)
        assert new[0].room.table.game.version == old + 1
        await play(new, 2)
    fresh = recorded((await begun_and_played(house, "rainbow"))[0].room)
    assert fresh["rules"] == 2
    fair.verify(fresh)
    with pytest.raises(BadRecord):
        replay(kept["rainbow"] | {"rules": 2})


def of_version(players: list[Player]) -> int:
    match = players[0].room.table.match
    assert match
    return match.game.version


async def pledged(house: House, game: str) -> list[Player]:
    """A table where every seat is taken, and nobody has told a number yet."""
    chairs = seats_of(game)
    room = await house.lobby.open(game, {}, chairs)
    return [await sit(room, f"Player {seat}") for seat in range(len(chairs))]


async def begun_and_played(house: House, game: str) -> list[Player]:
    players = await begun(house, game)
    await play(players)
    return players


async def test_what_nobody_plays_any_more_is_closed_in_words(house: House, raise_versions: Raise) -> None:
    running, over = await begun(house, "rainbow"), await begun_and_played(house, "rainbow")
    house.stop()
    raise_versions(keeping=False)
    house.start()
    for players in (running, over):
        with pytest.raises(BadTable) as refused:
            await back(house, players)
        assert (refused.value.code, "version 1 of the rules" in refused.value.sentence) == ("other-rules", True)
    assert await house.store.ended(over[0].room.table.code)
    assert await house.store.ended(running[0].room.table.code) is None


async def test_a_server_with_newer_rules(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """The same by a real server: bots and people go on, and a record of rules that are gone is still there."""
    server = new_server()
    code, tokens = server.duel("rainbow")
    done, both = server.duel("rainbow")
    async with Client(server, done, *both) as people:
        await play_all(random.Random(1), people)
    async with Client(server, code, *tokens) as people:
        await people.move(people.offers[0])
    record = server.get(f"/api/tables/{done}/record").json()
    server.stop()
    plan = tmp_path / "plan.json"
    server.program = (RIGGED, str(plan), "serve")
    plan.write_text(json.dumps({"versions": {"keeping": True}}))
    server.start()
    assert server.command(code, tokens[0], "leave", 0).status_code == 200
    async with Client(server, code, tokens[1]) as bea:
        await bea.play(random.Random(2))  # against a bot that thinks by the older rules
    assert server.get(f"/api/tables/{done}/record").json() == record
    assert server.get(f"/api/tables/{done}/moments/5").status_code == 200
    assert server.post("/api/records", record).status_code == 201
    assert server.open("rainbow", [PERSON, PERSON])
    server.stop()
    plan.write_text(json.dumps({"versions": {"keeping": False}}))
    server.start()
    assert server.get(f"/api/tables/{code}").json()["code"] == "other-rules"
    assert server.get(f"/api/tables/{done}/record").json() == record
