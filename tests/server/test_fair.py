"""The proof of the shuffle: who plays keeps enough to catch a server, a host or a forger who cheats."""

import json
import os
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from msgspec import to_builtins

from sunshower import fair
from sunshower.core.errors import BadRecord, BadTable, IllegalMove
from sunshower.core.game import Seat
from sunshower.core.match import Match
from sunshower.core.registry import load
from sunshower.server.keys import Key, new_key
from sunshower.server.lobby import Lobby
from sunshower.server.messages.commands import Leave, Move, Reveal, Undo
from sunshower.server.messages.events import Chair, Dealt, Mended, TableEvent
from sunshower.server.presenter import record as record_of
from sunshower.server.room import Room, Subscriber
from sunshower.server.table import Table

from .conftest import PERSON, RIGGED, Client, Message, Server, bot, play_all, sunshower

pytestmark = pytest.mark.anyio

Record = dict[str, Any]
Receipt = dict[str, Any]
VECTOR = Path(__file__).parents[2] / "web" / "src" / "lib" / "fair.vector.json"
"""A record and a receipt that the page's own test holds against each other too."""


class Witness(Client):
    """Somebody at a table who adds a number of their own to the shuffle, and keeps what proves it."""

    def __init__(self, server: Server, code: str, name: str) -> None:
        promise, nonce = server.look(code)["commitment"], token_hex(16)
        wish = {"id": token_hex(16), "token": token_hex(32), "name": name, "pledge": fair.pledge(code, promise, nonce)}
        place = server.post(f"/api/tables/{code}/seats", wish).json()
        super().__init__(server, code, place["token"])
        self.receipt = fair.new_receipt(code, place["key"], promise)
        fair.own_seat(self.receipt, place, nonce)

    async def hear(self) -> Message:
        message = await super().hear()
        if message["is"] == "news":
            for seat in fair.witness(self.receipt, message):
                told = {"do": "reveal", "id": token_hex(8), "seat": seat["seat"], "nonce": seat["nonce"]}
                await self.tell(told)
        return message


async def test_a_game_that_was_fair(server: Server, tmp_path: Path) -> None:
    code = server.open("pirates", [PERSON, bot("random"), PERSON])
    ann, bea = Witness(server, code, "Ann"), Witness(server, code, "Bea")
    async with ann, bea:
        await play_all(random.Random(1), ann, bea)
    record = server.get(f"/api/tables/{code}/record").json()
    assert record["fair"]["key"] == server.get("/api").json()["key"]
    assert fair.withheld(record) == []
    (tmp_path / "record.json").write_text(json.dumps(record))
    alone = sunshower("verify", tmp_path / "record.json")
    assert record["fair"]["key"] in alone.stdout
    assert "Without a receipt" in alone.stdout
    for client in (ann, bea):
        assert client.receipt["moves"] == len(record["fair"]["history"])
        fair.verify(record, fair.summed(client.receipt))
    (tmp_path / "receipt.json").write_text(json.dumps(fair.summed(ann.receipt)))
    checked = sunshower("verify", tmp_path / "record.json", "--receipt", tmp_path / "receipt.json")
    assert (checked.returncode, "your own number" in checked.stdout) == (0, True)
    (tmp_path / "receipt.json").write_text(json.dumps(fair.summed(ann.receipt | {"table": "another"})))
    refused = sunshower("verify", tmp_path / "record.json", "--receipt", tmp_path / "receipt.json")
    assert (refused.returncode, refused.stderr) == (2, "The receipt is of another table.\n")


async def test_a_number_that_never_comes(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """Nobody waits for ever, and everybody is told."""
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({"set": {"sunshower.server.room.REVEAL": 0.3}}))
    server = new_server(program=(RIGGED, str(plan), "serve"))
    code = server.open("road", [PERSON, PERSON])
    ann, away = Witness(server, code, "Ann"), Witness(server, code, "Bea")
    async with ann:
        await ann.until(lambda news: bool(news["plies"]))
        assert "Bea's number for the shuffle did not come in time" in "\n".join(ann.heard)
        async with Client(server, code, *away.tokens) as bea:
            await play_all(random.Random(2), ann, bea)
    record = server.get(f"/api/tables/{code}/record").json()
    assert fair.withheld(record) == ["Bea"]
    fair.verify(record, fair.summed(ann.receipt))
    assert caught(record, away.receipt) == "nonce-left-out"


# At a table in this process, whose server can be changed


@dataclass
class Player:
    """Somebody at a room in this process, who keeps what a client keeps."""

    room: Room
    seat: Seat
    receipt: Receipt
    key: str
    sent: Callable[[Message], Message] = lambda news: news
    """What a server that cheats makes of its news."""

    def news(self, since: int | None = None) -> Message:
        """What is told now, with the log since some event, or without."""
        last = self.room.table.seq if since is None else since
        return self.sent(to_builtins(self.room.news_for(Subscriber({self.key}, last))))

    async def look(self) -> None:
        for seat in fair.witness(self.receipt, self.news()):
            await self.room.do(Reveal(id=token_hex(8), seat=seat["seat"], nonce=seat["nonce"]))

    async def move(self, rng: random.Random) -> None:
        table = self.room.table
        assert table.match
        move = rng.choice(table.match.legal(self.seat))
        await self.room.do(Move(id=token_hex(8), seat=self.seat, seq=table.seq, move=move))


async def sit(room: Room, name: str) -> Player:
    table, key, nonce = room.table, room.services.store.key, token_hex(16)
    promise = table.setup.commitment
    pledge = fair.pledge(table.code, promise, nonce)
    seat = await room.sit(name, f"key of {name}", None, None, pledge=pledge)
    receipt = fair.new_receipt(table.code, key.public, promise)
    signature = key.sign(fair.seat_taken(table.code, promise, seat, pledge))
    place = {"seat": seat, "pledge": pledge, "commitment": promise, "key": key.public, "signature": signature}
    fair.own_seat(receipt, place, nonce)
    return Player(room, seat, receipt, f"key of {name}")


async def played(
    lobby: Lobby,
    game: str = "road",
    names: tuple[str, ...] = ("Zoë", "Bob 😀"),
    sent: Callable[[Message], Message] = lambda news: news,
) -> list[Player]:
    """A game to its end, with a few undos on the way; a server that cheats sends other news."""
    room = await lobby.open(game, {}, [Chair() for _ in names])
    players = [replace(await sit(room, name), sent=sent) for name in names]
    rng, table = random.Random(7), room.table
    for player in players:
        await player.look()
    while not table.over:
        assert table.to_act is not None
        seat = table.to_act
        await players[seat].move(rng)
        if rng.random() < 0.1 and table.may_undo(seat) == "free":
            await room.do(Undo(id=token_hex(8), seat=seat, seq=table.seq))
        for player in players:
            await player.look()
    return players


def result(players: list[Player]) -> tuple[Record, Receipt]:
    """The record, and what the first of the players kept."""
    room = players[0].room
    record: Record = json.loads(json.dumps(record_of(room.table, room.services.store.key)))
    return record, players[0].receipt


def caught(record: Record, receipt: Receipt | None) -> str:
    with pytest.raises(BadRecord) as refused:
        fair.verify(record, receipt and fair.summed(receipt))
    assert "{" not in refused.value.sentence
    return refused.value.code


async def test_who_tells_a_number_too_early_too_late_or_another(lobby: Lobby) -> None:
    room = await lobby.open("road", {}, [Chair(), Chair()])
    ann = await sit(room, "Ann")
    nonce = ann.receipt["seats"][0]["nonce"]

    async def refusal(command: Reveal | Leave) -> str:
        with pytest.raises(IllegalMove) as refused:
            await room.do(command)
        return refused.value.code

    def reveal(told: str) -> Reveal:
        return Reveal(id=token_hex(8), seat=0, nonce=told)

    assert await refusal(reveal(nonce)) == "not-to-be-told"
    bea = await sit(room, "Bea")
    assert room.table.unrevealed() == [0, 1]
    assert await refusal(reveal(token_hex(16))) == "not-pledged"
    assert await refusal(Leave(id=token_hex(8), seat=1)) == "dealing"
    await room.do(reveal(nonce))
    assert await refusal(reveal(nonce)) == "not-to-be-told"
    assert room.table.match is None
    await bea.look()
    assert room.table.match
    assert await refusal(reveal(nonce)) == "dealt-already"


async def test_no_number_is_told_twice(lobby: Lobby) -> None:
    """A client that was shown other pledges since tells nothing any more."""
    room = await lobby.open("road", {}, [Chair(), Chair()])
    ann, bea = await sit(room, "Ann"), await sit(room, "Bea")
    news = ann.news()
    proof = news["proof"]
    assert fair.witness(ann.receipt, news)
    assert not fair.witness(ann.receipt, news | {"proof": proof | {"pledges": [proof["pledges"][0], token_hex(32)]}})
    assert not fair.witness(bea.receipt, news | {"proof": proof | {"pledges": []}})
    unsigned = news | {"proof": proof | {"signature": token_hex(64)}}
    assert not fair.witness(bea.receipt, unsigned)
    assert not bea.receipt["pledges"]


async def test_a_head_that_is_not_signed_is_not_kept(lobby: Lobby) -> None:
    """Else one with a great number of moves would keep out all that are signed after it."""

    def with_rubbish(news: Message) -> Message:
        rubbish = {"moves": 10**9, "head": "f" * 64, "signature": token_hex(64)}
        return news | {"proof": news["proof"] | rubbish} if news["plies"] == 3 else news

    record, receipt = result(await played(lobby, sent=with_rubbish))
    assert receipt["moves"] == len(record["fair"]["history"])


async def test_a_server_that_answers_with_another_number(lobby: Lobby) -> None:
    room = await lobby.open("road", {}, [Chair(), Chair()])
    key, nonce, promise = lobby.store.key, token_hex(16), room.table.setup.commitment
    pledged = fair.pledge(room.table.code, promise, nonce)
    signature = key.sign(fair.seat_taken(room.table.code, promise, 0, pledged))
    place = {"seat": 0, "pledge": pledged, "commitment": promise, "key": key.public, "signature": signature}
    receipt = fair.new_receipt(room.table.code, key.public, promise)
    for part in ("pledge", "commitment", "signature"):
        with pytest.raises(BadTable) as refused:
            fair.own_seat(receipt, place | {part: token_hex(64)}, nonce)
        assert refused.value.code == "other-number"
    assert receipt["seats"] == []
    fair.own_seat(receipt, place, nonce)
    assert [seat["nonce"] for seat in receipt["seats"]] == [nonce]


@pytest.mark.parametrize("game", ["road", "rainbow"])
async def test_a_server_that_sets_the_position(lobby: Lobby, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It deals as it likes, and plays on honestly."""
    honest, line = Table.start, Match(load(game), seats=2, seed="as I like it").position("all")

    def start(self: Table, event: Dealt) -> None:
        honest(self, event)
        assert self.match
        seed, options = self.match.seed, self.setup.options
        self.match = Match(self.game, seats=2, seed=seed, options=options, players=event.names, start=line)
        self.origins = []
        self.position_changed()

    monkeypatch.setattr(Table, "start", start)
    record, receipt = result(await played(lobby, game))
    assert record["start"]
    assert caught(record, receipt) == caught(record, None) == "set-position"
    oldest = record | {"fair": {part: record["fair"][part] for part in fair.UNSIGNED} | {"scheme": fair.FIRST}}
    own = oldest["fair"]
    own["commitment"] = fair.commitment(own["table"], game, record["rules"], own["secret"], fair.FIRST)
    assert caught(oldest, None) == "set-position"


def without_heads(news: Message, after: int = -1) -> Message:
    """News that tell no head any more after some moves."""
    none = {"moves": 0, "head": "", "signature": ""}
    return (
        news if news["proof"]["moves"] <= after or news["proof"]["pledges"] else news | {"proof": news["proof"] | none}
    )


async def test_a_server_that_sends_no_heads(lobby: Lobby) -> None:
    record, receipt = result(await played(lobby, sent=without_heads))
    assert caught(record, receipt) == "no-heads"


async def test_a_server_that_sends_no_more_heads(lobby: Lobby) -> None:
    """Whoever saw the table go on without them is not taken in."""
    record, receipt = result(await played(lobby, sent=partial(without_heads, after=5)))
    assert fair.covered(record, receipt) == (5, len(record["fair"]["history"]))
    assert caught(record, receipt) == "other-views"


async def test_who_went_away_knows_of_some_moves(lobby: Lobby, tmp_path: Path) -> None:
    """A receipt says how far it goes."""
    players = await played(lobby)
    record, receipt = result(players)
    early = (await sit(await lobby.open("road", {}, [Chair(), Chair()]), "Ann")).receipt  # any receipt that is new
    early |= {part: receipt[part] for part in ("table", "commitment", "pledges", "pledges_signature")}
    own = fair.pledge(receipt["table"], receipt["commitment"], receipt["seats"][0]["nonce"])
    assert own == record["fair"]["pledges"][0]
    key, promise, heads = lobby.store.key, receipt["commitment"], list(fair.heads(record))
    signature = key.sign(fair.come_to(receipt["table"], promise, 4, heads[4]))
    early |= {"moves": 4, "head": heads[4], "head_signature": signature}
    early["seats"] = [receipt["seats"][0] | {"facts": [], "looks": [], "last": "", "shown": ""}]
    fair.verify(record, fair.summed(early))
    (tmp_path / "record.json").write_text(json.dumps(record))
    (tmp_path / "receipt.json").write_text(json.dumps(fair.summed(early)))
    checked = sunshower("verify", tmp_path / "record.json", "--receipt", tmp_path / "receipt.json")
    assert (checked.returncode, f"covers 4 of {len(heads) - 1} moves" in checked.stdout) == (0, True)


@pytest.mark.parametrize("game", ["rainbow", "road"])
async def test_a_server_that_shows_another_chance(lobby: Lobby, game: str) -> None:
    """Heads, moves and record are honest; what was shown on the way was not."""

    def otherwise(news: Message) -> Message:
        if news["plies"] < 10 or news["result"]:
            return news
        return news | {"sights": [sight | {"view": other_view(sight["view"])} for sight in news["sights"]]}

    def other_view(view: Message) -> Message:
        return view | {"hands": view["hands"][::-1]}

    record, receipt = result(await played(lobby, game))
    fair.verify(record, fair.summed(receipt))
    record, receipt = result(await played(lobby, game, sent=otherwise))
    assert caught(record, receipt) == "other-views"


async def test_a_server_that_tells_another_result(lobby: Lobby) -> None:
    def for_me(news: Message) -> Message:
        return news | {"result": news["result"] | {"ranks": news["result"]["ranks"][::-1]}} if news["result"] else news

    record, receipt = result(await played(lobby, sent=for_me))
    assert record["result"]["ranks"][0] != record["result"]["ranks"][1]
    assert caught(record, receipt) == "other-views"


async def test_a_view_that_has_learnt_to_tell_more(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    """A receipt goes on to hold when a newer version shows more facts."""
    record, receipt = result(await played(lobby))
    honest = Match.view
    monkeypatch.setattr(Match, "view", lambda self, *args: {**honest(self, *args), "news": 1})
    fair.verify(record, fair.summed(receipt))


async def test_a_table_that_was_mended_says_so(lobby: Lobby) -> None:
    """What was lost with a disk is no cheating; a receipt that knows more is told."""
    room = await lobby.open("road", {}, [Chair(), Chair()])
    players, rng = [await sit(room, name) for name in ("Ann", "Bea")], random.Random(3)
    for player in players:
        await player.look()

    async def go_on(moves: int) -> None:
        while moves and not room.table.over:
            assert room.table.to_act is not None
            await players[room.table.to_act].move(rng)
            for player in players:
                await player.look()
            moves -= 1

    await go_on(4)
    lost = deepcopy(players[0].receipt)
    lost |= {"head": "a" * 64}
    lost["head_signature"] = lobby.store.key.sign(fair.come_to(lost["table"], lost["commitment"], 4, lost["head"]))
    await room.happen([Mended()])
    assert "were lost with the server's disk" in json.dumps(players[0].news(-1)["sights"][0]["lines"])
    await go_on(10**6)
    record, receipt = result(players)
    assert fair.MENDED in record["fair"]["history"]
    fair.verify(record, fair.summed(receipt))
    assert caught(record, lost) == "mended"


async def test_a_head_tells_nothing(lobby: Lobby) -> None:
    """Whoever knows all but the secret cannot find out which move led to a head."""
    players = await played(lobby)
    record, _ = result(players)
    heads = list(fair.heads(record))
    others = list(fair.heads(record | {"fair": record["fair"] | {"secret": fair.new_secret()}}))
    assert heads[0] == others[0]
    assert not set(heads[1:]) & set(others[1:])


def dealt_with(choose: Callable[[Table, list[str]], list[str]]) -> Callable[..., list[TableEvent]]:
    """A server that deals with other numbers than those it was told, and pledges to match."""
    honest = Table.dealt

    def dealt(self: Table, seat: Seat, name: str, nonce: str | None) -> list[TableEvent]:
        events = honest(self, seat, name, nonce)
        if not events:
            return events
        (deal,) = events
        assert isinstance(deal, Dealt)
        nonces = choose(self, deal.nonces)
        self.pledges = [fair.pledge(self.code, self.setup.commitment, told) for told in nonces]
        return [Dealt(deal.names, nonces)]

    return dealt


def steered(table: Table, nonces: list[str], seat: Seat) -> str:
    """Another number for a seat, so that the seed begins as somebody wants."""
    while True:
        nonces = [token_hex(16) if place == seat else told for place, told in enumerate(nonces)]
        if fair.match_seed(table.code, table.secret, nonces).startswith("a"):
            return nonces[seat]


async def test_a_server_that_ignores_the_numbers(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "dealt", dealt_with(lambda table, nonces: [token_hex(16) for _ in nonces]))
    record, receipt = result(await played(lobby))
    fair.verify(record)  # it fits together, and nobody who was not there could tell
    assert caught(record, receipt) == "nonce-changed"


async def test_a_host_who_sits_last_and_tries_numbers(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "dealt", dealt_with(lambda table, nonces: [nonces[0], steered(table, nonces, 1)]))
    record, receipt = result(await played(lobby))
    assert record["seed"].startswith("a")
    fair.verify(record)
    assert caught(record, receipt) == "other-pledges"


async def test_a_host_who_sits_last_cannot_see_the_numbers(lobby: Lobby) -> None:
    """Before the last seat has pledged nobody's number is at the server."""
    room = await lobby.open("pirates", {}, [Chair(), Chair(), Chair()])
    players = [await sit(room, name) for name in ("Ann", "Bea")]
    for player in players:
        await player.look()
        assert not player.receipt["pledges"]
    assert room.table.nonces == [None, None, None]


def signed(record: Record, key: Key) -> Record:
    """A record as a server would write it that stands by its forgery."""
    changed = deepcopy(record)
    changed["fair"]["key"] = key.public
    changed["fair"].pop("signature")
    changed.pop("check")
    return changed | {"fair": changed["fair"] | {"signature": key.sign(fair.whole(changed))}}


async def test_forged_records(lobby: Lobby) -> None:
    players = await played(lobby)
    record, receipt = result(players)
    own, stranger = lobby.store.key, Key(new_key())
    fair.verify(record, fair.summed(receipt))
    assert caught(signed(record, stranger), receipt) == "other-key"
    assert caught(signed(record, own) | {"players": ["Eve", "Bob 😀"]}, receipt) == "wrong-signature"
    assert caught(signed(record | {"players": ["Eve", "Bob 😀"]}, own), receipt) == "other-moves"
    assert caught(signed(record, own) | {"fair": record["fair"] | {"secret": "x"}}, receipt) == "wrong-commitment"
    replaced, _ = result(await played(lobby))
    replaced["fair"]["table"] = record["fair"]["table"]
    assert caught(signed(replaced, own), receipt) == "wrong-commitment"
    history = record["fair"]["history"]
    assert (
        caught(signed(record | {"fair": record["fair"] | {"history": history[:-1]}}, own), receipt) == "other-history"
    )
    assert caught(signed(played_otherwise(record), own), receipt) == "other-moves"


def played_otherwise(record: Record) -> Record:
    """The same deal with other moves, and all that goes with it."""
    match, rng, history = fair.replayed(record, []), random.Random(11), []
    while match.to_act:
        (seat,) = match.to_act
        move = rng.choice(match.legal(seat))
        match.play(seat, move)
        history.append(f"{seat} {move}")
    return match.record() | {"fair": record["fair"] | {"history": history}}


async def test_a_server_that_breaks_its_promise(lobby: Lobby) -> None:
    """Another secret, with another commitment and other pledges to match: a receipt has the first one."""
    room = await lobby.open("road", {}, [Chair(), Chair()])
    players = [await sit(room, name) for name in ("Ann", "Bea")]
    record, _ = result(await played(lobby))
    record["fair"]["table"] = players[0].receipt["table"]
    own = record["fair"]
    own["commitment"] = fair.commitment(own["table"], "road", record["rules"], own["secret"])
    own["pledges"] = [fair.pledge(own["table"], own["commitment"], nonce) for nonce in own["nonces"]]
    match = fair.replayed(record | {"seed": fair.match_seed(own["table"], own["secret"], own["nonces"])}, [])
    forged = played_otherwise({**match.record(), "fair": own})
    fair.verify(signed(forged, lobby.store.key))
    assert caught(signed(forged, lobby.store.key), players[0].receipt) == "other-promise"


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in data."""
    if path:
        yield path
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in parts:
        yield from places(part, (*path, name))


def altered(data: Any, rng: random.Random) -> Any:
    """Data with one change somewhere."""
    while True:
        changed = deepcopy(data)
        path = rng.choice(list(places(changed)))
        home = changed
        for name in path[:-1]:
            home = home[name]
        last, value = path[-1], home[path[-1]]
        way = rng.randrange(4)
        if way == 0:
            del home[last]
        elif way == 1 and isinstance(home, list):
            home.insert(last, rng.choice(home))
        elif isinstance(value, str) and value:
            at = rng.randrange(len(value))
            home[last] = value[:at] + rng.choice("0aA 9zé") + value[at + 1 :] if way == 2 else value[:at]
        elif isinstance(value, int):
            home[last] = rng.choice((value + 1, -value - 1, str(value), None, not value))
        else:
            home[last] = rng.choice(("", 0, [], {}, None, "x"))
        if json.dumps(changed, sort_keys=True) != json.dumps(data, sort_keys=True):
            return changed


def every_change_is_noticed(record: Record, receipt: Receipt, times: int, seed: object) -> None:
    rng = random.Random(f"{seed}")
    kept = fair.summed(receipt)
    for number in range(times):
        changed = (altered(record, rng), kept) if number % 2 else (record, altered(kept, rng))
        with pytest.raises(BadRecord):
            fair.verify(*changed)


async def test_any_change_of_record_or_receipt_is_noticed(lobby: Lobby) -> None:
    record, receipt = result(await played(lobby))
    every_change_is_noticed(record, receipt, 200, "a change")


@pytest.mark.soak
@pytest.mark.parametrize("game", ["road", "rainbow", "chroma", "pirates", "passage"])
async def test_any_change_of_any_record_is_noticed(lobby: Lobby, game: str) -> None:
    names = ("Ann", "Bea") if game != "pirates" else ("Ann", "Bea", "Cleo")
    record, receipt = result(await played(lobby, game, names))
    every_change_is_noticed(record, receipt, int(os.environ.get("CHANGES", "3000")), random.random())


def test_a_game_of_old() -> None:
    """What was played and kept once holds for ever, here and in the page."""
    kept = json.loads(VECTOR.read_text(encoding="utf-8"))
    fair.verify(kept["record"], kept["receipt"])
    fair.verify(kept["first"])
    assert caught(kept["first"], kept["receipt"]) == "other-table"
