"""What people do at a table besides playing: sit, leave, come back, take back, talk, ask, play again."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import PERSON, QUICK, RIGGED, Client, Server, bot, play_all

pytestmark = pytest.mark.anyio

Start = Callable[..., Server]


def rigged(start: Start, folder: Path, *args: str, fails: dict[str, int] | None = None, **constants: object) -> Server:
    """A server of which some constants are others, and some methods fail at first."""
    plan = folder / "plan.json"
    values = {f"sunshower.server.{name.replace('__', '.')}": value for name, value in constants.items()}
    plan.write_text(json.dumps({"set": values, "fails": fails or {}}))
    return start(*QUICK, *args, program=(RIGGED, str(plan), "serve"))


@asynccontextmanager
async def duel(server: Server, game: str = "road", **more: Any) -> AsyncIterator[tuple[Client, Client]]:
    """Ann and Bea at a table of their own."""
    code, tokens = server.duel(game, **more)
    async with Client(server, code, tokens[0]) as ann, Client(server, code, tokens[1]) as bea:
        yield ann, bea


async def both_know(ann: Client, bea: Client) -> None:
    seq = max(ann.news["seq"], bea.news["seq"])
    for client in (ann, bea):
        await client.until(lambda news: bool(news["seq"] >= seq))


def on_turn(ann: Client, bea: Client) -> tuple[Client, Client]:
    """Who is to act, and the other."""
    return (ann, bea) if ann.news["to_act"] == 0 else (bea, ann)


async def test_public_tables_are_listed_until_they_are_full(server: Server) -> None:
    code = server.open("pirates", [PERSON, bot("casual"), PERSON], public=True)
    hidden = server.open("pirates", [PERSON, PERSON])
    ann = server.sit(code, "Ann")
    listed = {table["code"]: table for table in server.get("/api/tables").json()}
    assert listed[code]["free"] == 1
    assert listed[code]["names"] == ["Ann", "Mell"]
    assert hidden not in listed
    server.sit(code, "Bea")
    assert code not in {table["code"] for table in server.get("/api/tables").json()}
    assert server.look(code, ann)["sights"][0]["view"]


async def test_sitting_down(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    ann = {"id": token_hex(16), "token": token_hex(32), "name": "Ann", "nonce": token_hex(8), "seat": 1}
    first = server.post(f"/api/tables/{code}/seats", ann)
    assert server.post(f"/api/tables/{code}/seats", ann).json() == first.json()
    assert first.json()["token"] == ann["token"]
    robbed = server.post(f"/api/tables/{code}/seats", {**ann, "token": token_hex(32)})
    assert robbed.json()["code"] == "seat-taken"  # an id opens nothing
    other = {"id": token_hex(16), "name": "Bea", "nonce": token_hex(8)}
    codes = {
        server.post(f"/api/tables/{code}/seats", other | change).json()["code"]
        for change in (
            {"seat": 1},
            {"name": " ann "},
            {"seat": 9},
            {"name": "a\nb"},
            {"name": "   "},
            {"pledge": token_hex(32)},
            {"nonce": None},
        )
    }
    assert codes == {"seat-taken", "same-name", "wrong-name", "no-pledge"}
    weak = server.post(f"/api/tables/{code}/seats", other | {"token": token_hex(8)})
    assert weak.status_code == 400
    server.sit(code, "Bea")
    assert server.post(f"/api/tables/{code}/seats", other | {"name": "Cleo"}).json()["code"] == "table-full"


async def test_a_token_that_the_server_made_up_is_told_once(server: Server) -> None:
    """Whoever hears of a request, and says it again, learns nothing."""
    code = server.open("road", [PERSON, PERSON])
    ann = {"id": token_hex(16), "name": "Ann", "nonce": token_hex(8)}
    first = server.post(f"/api/tables/{code}/seats", ann)
    assert first.status_code == 201
    for again in (ann, ann | {"name": "Eve"}, ann | {"nonce": token_hex(8)}):
        refused = server.post(f"/api/tables/{code}/seats", again)
        assert refused.json()["code"] == "told-once"
        assert first.json()["token"] not in refused.text
    assert server.look(code)["players"][1]["name"] is None


async def test_another_command_under_a_used_id(server: Server) -> None:
    """The same command again is answered again; another one under its id is refused, and changes nothing."""
    code, (ann, bea) = server.duel("road")
    news = server.look(code, ann)
    seat, token = news["to_act"], (ann, bea)[news["to_act"]]
    first, second = [offer["move"] for offer in server.look(code, token)["sights"][0]["offers"]][:2]
    move = {"do": "move", "id": token_hex(8), "seat": seat, "seq": news["seq"], "move": first}
    done = server.post(f"/api/tables/{code}/commands", move, token)
    assert done.json()["is"] == "done"
    assert server.post(f"/api/tables/{code}/commands", move, token).json() == done.json()
    plies = server.look(code)["plies"]
    say = {"do": "say", "id": move["id"], "seat": seat, "phrase": "hello"}
    for other in (move | {"move": second}, say):
        assert server.post(f"/api/tables/{code}/commands", other, token).json()["code"] == "used-id"
    assert server.look(code)["plies"] == plies
    undo = server.post(f"/api/tables/{code}/commands", say | {"id": token_hex(8)}, token)
    assert undo.json()["is"] == "done"


async def test_whoever_leaves_before_the_deal_can_come_back(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    token = token_hex(32)
    ann = {"id": token_hex(16), "token": token, "name": "Ann", "nonce": token_hex(8)}
    server.post(f"/api/tables/{code}/seats", ann)
    assert server.command(code, token, "leave").status_code == 200
    late = server.post(f"/api/tables/{code}/seats", ann)
    assert late.json()["code"] == "left-since"  # a copy of the first request that was on its way for long
    assert server.look(code)["players"][0]["name"] is None
    assert server.post(f"/api/tables/{code}/seats", ann | {"nonce": token_hex(8)}).json()["token"] == token


async def test_a_seat_left_before_the_deal_is_closed_to_who_left_it(server: Server) -> None:
    """Neither an open socket nor the old token opens the seat of whoever sits there next."""
    code = server.open("rainbow", [PERSON, PERSON])
    token = server.sit(code, "Eve")
    async with Client(server, code, token) as eve:
        await eve.do("leave")
        server.sit(code, "Ann")
        server.sit(code, "Bea")
        news = await eve.until(lambda news: bool(news["plies"]))
        assert [sight["seat"] for sight in news["sights"]] == [None]
        assert (await eve.do("say", 0, phrase="hello"))["code"] == "no-seat"
        assert server.command(code, token, "say", phrase="hello").status_code == 401


async def test_a_bot_stands_in_until_the_seat_is_taken_back(server: Server) -> None:
    async with duel(server) as (ann, bea):
        mover, other = on_turn(ann, bea)
        assert (await mover.do("leave"))["is"] == "done"
        await other.until(lambda news: bool(news["players"][mover.seat].get("bot")))
        assert (await mover.do("why", text="stop"))["code"] == "bot-plays"
        await other.until(lambda news: bool(news["to_act"] == other.seat))
        assert (await mover.do("take-back"))["is"] == "done"
        assert (await mover.do("take-back"))["code"] == "yours-already"
        await play_all(random.Random(1), ann, bea)
        assert ann.news["result"]
        assert (await ann.do("leave"))["code"] == "game-over"


async def test_an_absent_person_can_be_handed_over_to_a_bot(new_server: Start, tmp_path: Path) -> None:
    server = rigged(new_server, tmp_path, "--away", "1", room__GRACE=0.0)
    async with duel(server) as (ann, bea):
        assert (await ann.do("hand-over", to_bot=1))["code"] == "still-there"
        await bea.socket.close()
        await ann.until(lambda news: not news["players"][1].get("here"))
        assert (await ann.do("hand-over", to_bot=1))["code"] == "still-there"
        await asyncio.sleep(1.1)
        server.look(bea.code, bea.tokens[0])  # whoever asks by HTTP is not away
        assert (await ann.do("hand-over", to_bot=1))["code"] == "still-there"
        await asyncio.sleep(1.1)
        assert (await ann.do("hand-over", to_bot=1))["is"] == "done"
        assert (await ann.do("hand-over", to_bot=1))["code"] == "bot-plays"
        assert (await ann.do("hand-over", to_bot=7))["code"] == "no-such-seat"
        await ann.play(random.Random(2))


async def test_a_clock_that_runs_out_ends_the_thinking_not_the_game(new_server: Start, tmp_path: Path) -> None:
    server = rigged(new_server, tmp_path, room__GRACE=-28.0)  # at a restart they have thought for that long already
    async with duel(server, clock={"minutes": 0.5}) as (ann, bea):
        await ann.do("say", phrase="thinking")
        mover, other = on_turn(ann, bea)
        assert mover.news["players"][mover.seat]["clock"] > 20_000
        server.kill()
    server.start()
    async with Client(server, ann.code, *mover.tokens) as mover, Client(server, ann.code, *other.tokens) as other:
        await other.until(lambda news: bool(news["players"][mover.seat].get("bot")))
        assert (await mover.do("take-back"))["code"] == "no-time-left"
        await other.play(random.Random(3))
        assert other.news["players"][mover.seat]["clock"] == 0


async def test_who_was_out_of_time_comes_back_when_the_clock_gives_some(new_server: Start, tmp_path: Path) -> None:
    """What a seat gets for every turn it gets for those of its bot too."""
    server = rigged(new_server, tmp_path, room__GRACE=-28.0)
    async with duel(server, clock={"minutes": 0.5, "increment": 10}) as (ann, bea):
        await ann.do("say", phrase="thinking")
        mover, other = on_turn(ann, bea)
        server.kill()
    server.start()
    async with Client(server, ann.code, *mover.tokens) as mover, Client(server, ann.code, *other.tokens) as other:
        await mover.until(lambda news: bool(news["players"][mover.seat].get("bot")))
        await mover.until(lambda news: news["to_act"] == other.seat)
        assert 0 < mover.news["players"][mover.seat]["clock"] <= 10_000
        assert (await mover.do("take-back"))["is"] == "done"


async def test_undo_takes_no_time_back(new_server: Start, tmp_path: Path) -> None:
    """A clock counts what was thought before an undo, and gives back for a turn once."""
    server = rigged(new_server, tmp_path, room__GRACE=0.0)
    async with duel(server, "passage", clock={"minutes": 1, "increment": 30}) as (ann, bea):
        mover, _ = on_turn(ann, bea)
        for _ in range(3):
            await asyncio.sleep(0.2)
            assert (await mover.move(mover.offers[1]))["is"] == "done"
            assert (await mover.do("undo", seq=mover.news["seq"]))["is"] == "done"
        left = mover.news["players"][mover.seat]["clock"]
        assert left <= 60_000 - 600


async def test_undo_and_undo_by_consent(server: Server) -> None:
    async with duel(server, "passage") as (ann, bea):
        mover, other = on_turn(ann, bea)
        assert (await mover.do("undo", seq=mover.news["seq"]))["code"] == "nothing-to-undo"
        first = mover.offers
        await mover.move(first[1])
        assert (await mover.do("undo", seq=mover.news["seq"]))["is"] == "done"  # nobody has learned anything
        assert mover.offers == first

        while mover.news["to_act"] == mover.seat:
            before = mover.news["plies"]
            await mover.move(mover.offers[0])
        await both_know(ann, bea)
        await other.move(other.offers[0])
        await both_know(ann, bea)
        for yes in (False, True):
            assert (await mover.do("undo", seq=mover.news["seq"]))["is"] == "done"
            assert (await mover.do("undo", seq=mover.news["seq"]))["code"] == "asked-already"
            assert (await mover.do("answer", seq=mover.news["seq"], yes=True))["code"] == "nothing-asked"
            await both_know(ann, bea)
            assert other.news["asking"] == mover.seat
            assert (await other.do("answer", seq=other.news["seq"], yes=yes))["is"] == "done"
            assert (await other.do("answer", seq=other.news["seq"], yes=yes))["code"] == "nothing-asked"
            await both_know(ann, bea)
            assert mover.news["asking"] is None
            assert (mover.news["plies"] == before) == yes


async def test_a_game_that_is_over_stays_over(server: Server) -> None:
    """By then everybody may know the seed, so nobody may play on."""
    code = server.open("road", [PERSON, bot("random")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        await ann.play(random.Random(5))
        assert (await ann.do("undo", seq=ann.news["seq"]))["code"] == "game-over"
        assert (await ann.do("move", seq=ann.news["seq"], move="stop"))["code"] == "game-over"
        assert server.get(f"/api/tables/{code}/record").status_code == 200


async def test_phrases(server: Server) -> None:
    async with duel(server) as (ann, bea):
        assert (await ann.do("say", phrase="good luck"))["is"] == "done"
        await bea.until(lambda news: any("Ann: Good luck!" in line["text"] for line in news["sights"][0]["lines"]))
        assert (await ann.do("say", phrase="buy my book"))["code"] == "no-such-phrase"


async def test_questions_change_nothing(server: Server) -> None:
    code = server.open("pirates", [PERSON, bot("casual")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        await ann.until(lambda news: news["to_act"] == 0)
        before = ann.news["seq"]
        offer = ann.offers[0]
        assert (await ann.do("why", text=offer))["sentence"] == ""
        assert (await ann.do("why", text="nonsense"))["sentence"]
        drafted = await ann.do("draft", text="nonsense")
        assert (drafted["moves"], bool(drafted["sentence"])) == ([], True)
        assert (await ann.do("read", said=[offer], language="nl"))["moves"] == [offer]
        assert (await ann.do("read", said=["onzin"], language="nl"))["code"] == "not-understood"
        hint = await ann.do("hint")
        assert set(hint["moves"]) <= set(ann.offers)
        assert hint["advice"]["nudge"]["key"].endswith("nudge")
        assert hint["advice"]["reasons"][-1]["key"] == "table-hint-chances"
        assert len(hint["advice"]["others"]) == len(hint["moves"]) - 1
        parts = (await ann.do("listen"))["parts"]
        assert parts["hand"][0]["key"] == "pirates-aloud-hand"
        assert parts["now"][0]["key"] in ("pirates-your-turn", "pirates-may-block")
        assert server.look(code)["seq"] == before
    async with duel(server) as (ann, bea):
        mover, other = on_turn(ann, bea)
        assert (await mover.do("hint"))["code"] == "no-hints"
        assert (await other.do("listen"))["parts"]["hand"] != (await mover.do("listen"))["parts"]["hand"]


async def test_one_hint_at_a_time(server: Server) -> None:
    code = server.open("pirates", [PERSON, bot("random")])
    token = server.sit(code, "Ann")
    async with Client(server, code, token) as one, Client(server, code, token) as two:
        await one.until(lambda news: news["to_act"] == 0)
        codes: set[str | None] = set()
        while codes != {None, "one-hint"}:  # on a busy machine the second may come when the first has its answer
            assert codes <= {None}
            answers = await asyncio.gather(*(client.do("hint", 0) for client in (one, two)))
            codes = {answer.get("code") for answer in answers}
        assert (await one.do("hint", 0))["is"] == "reply"


async def test_a_bot_that_cannot_be_asked_is_replaced_by_a_legal_move(new_server: Start, tmp_path: Path) -> None:
    server = rigged(new_server, tmp_path, workers__BUDGET="no number")
    code = server.open("road", [PERSON, bot("casual")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        await ann.play(random.Random(1))
    assert "bot replaced by a legal move" in server.said()


async def test_a_mistake_of_ours_does_not_stop_a_table(new_server: Start, tmp_path: Path) -> None:
    fails = {"sunshower.server.room.Room.bot_moved": 2}
    server = rigged(new_server, tmp_path, fails=fails, room__RETRY=0.1)
    code = server.open("road", [PERSON, bot("casual")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        await ann.play(random.Random(1))
    assert server.said().count("unexpected") == 2


async def test_whoever_cannot_be_told_is_asked_to_come_again(new_server: Start, tmp_path: Path) -> None:
    server = rigged(new_server, tmp_path, fails={"sunshower.server.room.Room.news_for": 1})
    code = server.open("road", [PERSON, PERSON])
    client = Client(server, code)
    with pytest.raises(ConnectionClosed):
        await client.__aenter__()
    assert client.socket.close_code == 4500
    async with client:
        assert client.news["code"] == code


async def test_a_bot_for_a_free_seat(server: Server) -> None:
    """Whoever waits at an open table for long enough can play now."""
    code = server.open("pirates", [PERSON, PERSON, PERSON], public=True)
    token = server.sit(code, "Fizz")
    assert server.command(code, token, "fill", free=1, level="nobody").json()["code"] == "no-such-bot"
    assert server.command(code, token, "fill", free=0).json()["code"] == "seat-taken"
    assert server.command(code, token, "fill", free=7).json()["code"] == "seat-taken"
    assert server.command(code, None, "fill", free=1).status_code == 401
    server.command(code, token, "fill", free=1, level="random")
    assert server.look(code)["plies"] == 0
    async with Client(server, code, token) as ann:
        await ann.do("fill", free=2)
        assert [player["name"] for player in ann.news["players"]] == ["Fizz", "Fizz 2", "Mell"]
        assert [player.get("person", True) for player in ann.news["players"]] == [True, False, False]
        assert code not in {table["code"] for table in server.get("/api/tables").json()}
        await ann.play(random.Random(7))
    again = server.post(f"/api/tables/{code}/rematch", token=token).json()["code"]
    players = server.look(again)["players"]
    assert [player.get("bot") for player in players] == ["casual", None, "random"]


async def test_a_public_table_where_nobody_is_is_not_listed(new_server: Start, tmp_path: Path) -> None:
    server = rigged(new_server, tmp_path, lobby__IDLE=0.5)
    code = server.open("road", [PERSON, PERSON], public=True)

    def listed() -> bool:
        return code in [table["code"] for table in server.get("/api/tables").json()]

    async with Client(server, code, server.sit(code, "Ann")):
        await asyncio.sleep(1.2)
        assert listed()
    await asyncio.sleep(1.2)
    assert not listed()
    server.look(code)  # whoever has the link can still come
    assert listed()


async def test_a_rematch_waits_for_nobody_for_ever(new_server: Start) -> None:
    """A bot can have the seat that is kept for somebody who does not come, until they do."""
    server = new_server(*QUICK, "--away", "1")
    async with duel(server) as (ann, bea):
        await play_all(random.Random(6), ann, bea)
    code = server.post(f"/api/tables/{ann.code}/rematch", token=ann.tokens[0]).json()["code"]
    server.sit(code, "Ann", token=ann.tokens[0])
    assert server.command(code, ann.tokens[0], "fill", 1, free=0).json()["code"] == "kept"
    await asyncio.sleep(1.1)
    assert server.command(code, ann.tokens[0], "fill", 1, free=0).status_code == 200
    assert server.look(code)["players"][0] == {"name": "Bea", "bot": "casual"}
    server.sit(code, "Bea", token=bea.tokens[0])
    async with Client(server, code, ann.tokens[0]) as one, Client(server, code, bea.tokens[0]) as two:
        assert (await two.do("take-back", 0))["is"] == "done"
        await play_all(random.Random(6), one, two)


async def test_rematch_with_the_seats_rotated(server: Server) -> None:
    code = server.open("pirates", [PERSON, bot("random"), PERSON])
    tokens = {name: server.sit(code, name) for name in ("Ann", "Bea")}
    early = server.post(f"/api/tables/{code}/rematch", token=tokens["Ann"])
    assert early.json()["code"] == "not-over"
    async with Client(server, code, tokens["Ann"]) as ann, Client(server, code, tokens["Bea"]) as bea:
        await play_all(random.Random(6), ann, bea)
    assert server.post(f"/api/tables/{code}/rematch").status_code == 401
    again = {server.post(f"/api/tables/{code}/rematch", token=token).json()["code"] for token in tokens.values()}
    assert len(again) == 1
    assert server.look(code)["rematch"] in again
    (code,) = again
    stranger = {"id": token_hex(16), "name": "Eve", "nonce": token_hex(8)}
    assert server.post(f"/api/tables/{code}/seats", stranger).json()["code"] == "table-full"
    assert server.sit(code, "Ann", token=tokens["Ann"]) == tokens["Ann"]
    server.command(code, tokens["Ann"], "leave", 1)
    for name, token in tokens.items():  # a seat that is kept stays kept
        server.sit(code, name, token=token)
    names = [player["name"] for player in server.look(code)["players"]]
    assert names == ["Bea", "Ann", "Fizz"]
    assert server.look(code, tokens["Ann"])["sights"][0]["seat"] == 1


async def test_who_only_watches_comes_and_goes_unnoticed(server: Server) -> None:
    async with duel(server) as (ann, bea):
        await bea.until(lambda news: all(player.get("here") for player in news["players"]))
        crowd = [Client(server, ann.code) for _ in range(120)]
        for watcher in crowd:
            await watcher.__aenter__()
        heard = len(bea.heard)
        mover = ann if ann.offers else bea
        await mover.move(mover.offers[0])
        seq = mover.news["seq"]
        told = [await client.after(seq) for client in (bea, *crowd)]
        assert len(bea.heard) <= heard + 2, "nobody was told of the crowd"
        assert {watcher.heard[-1] for watcher in crowd} == {crowd[0].heard[-1]}
        assert all(news["sights"][0]["seat"] is None for news in told[1:])
        await crowd[0].__aexit__()
        await bea.__aexit__()
        here = await crowd[1].until(lambda news: not news["players"][1].get("here"))
        assert here["players"][0]["here"]
        for watcher in crowd[1:]:
            await watcher.__aexit__()


async def test_undoing_comes_to_an_end(new_server: Start, tmp_path: Path) -> None:
    """What is done and undone all day would fill a disk."""
    server = rigged(new_server, tmp_path, room__MOST_EVENTS=12)
    code = server.open("passage", [PERSON, bot("random")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        answer = {"code": "stale"}
        while answer.get("code", "stale") == "stale":  # the bot may have played since
            await ann.until(lambda news: bool(news["sights"][0]["offers"]))
            await ann.move(ann.offers[0])
            answer = await ann.do("undo", seq=ann.news["seq"])
        assert answer["code"] == "worn-out"
        assert (await ann.do("say", phrase="hello"))["code"] == "worn-out"
        await ann.play(random.Random(2), lambda news: bool(news["seq"] > 30))
        assert ann.news["seq"] > 30 or ann.news["result"]
