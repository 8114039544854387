"""The full screen at a table of a real server: the same as at one of this machine."""

import asyncio
import json
import random
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sunshower
from sunshower import cli
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.message import Arg, Either, Message, Who, Word
from sunshower.core.registry import load
from sunshower.server.messages.words import said
from sunshower.tui import full, remote
from sunshower.tui.full import FullScreen, Open
from sunshower.tui.local import LocalTable
from sunshower.tui.remote import RemoteTable, sit_down
from sunshower.tui.saves import SaveFile

from ..server.conftest import PERSON, Server, bot, new_server
from .conftest import SMALL, Person, my_turn, play_on, shown, sit, until

__all__ = ["new_server"]


@pytest.fixture
def server(new_server: Callable[..., Server]) -> Server:
    return new_server()


def called(name: str) -> Callable[[], str]:
    return lambda: name


def link(server: Server, code: str) -> str:
    return f"{server.url}/t/{code}"


@pytest.mark.parametrize("game", ["road", "chroma"])
def test_a_game_on_a_server_to_the_end(server: Server, game: str) -> None:
    options = {"turn_limit": 3} if game == "chroma" else {}
    code = server.open(game, [PERSON, bot("random")], options=options)

    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person)
        await until(person, lambda: "The game is over" in shown(app))

    sit(sit_down(link(server, code), called("Ann")), story)
    assert server.look(code)["result"]


def test_hint_why_undo_and_text_come_from_the_server(server: Server) -> None:
    code = server.open("road", [PERSON, bot("random")])

    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        await person.press("h")
        await until(person, lambda: app.message)
        nudge = app.message
        await person.press("h")
        await until(person, lambda: app.message != nudge)
        assert app.area.hinted
        app.area.point(("slot:a", 0))
        await person.press("enter")
        await until(person, lambda: app.refused or app.area.picker.picked or app.message == "")
        while app.area.picker.picked:
            await person.press("escape")
        before = server.look(code)["plies"]
        await person.press("1", "1")
        await until(person, lambda: server.look(code)["plies"] > before)
        await my_turn(app, person)
        await person.press("u")
        await until(person, lambda: app.message or server.look(code)["plies"] == before)
        await person.press("t")
        await until(person, lambda: "Your hand:" in shown(app))

    sit(sit_down(link(server, code), called("Ann")), story)


def test_nobody_sits_down_with_another_number_than_their_own(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it there would be no receipt, and nothing to hold against the server afterwards."""
    code, honest = server.open("road", [PERSON, PERSON]), remote.request

    def cheating(url: str, *more: Any, **also: Any) -> Any:
        answer = honest(url, *more, **also)
        return answer | {"pledge": "0" * 64} if url.endswith("/seats") else answer

    monkeypatch.setattr(remote, "request", cheating)
    with pytest.raises(BadTable) as refused:
        sit_down(link(server, code), called("Ann"))
    assert refused.value.code == "other-number"
    assert remote.held_seats() == {}


def test_before_the_deal_a_bot_can_be_let_to_sit_down(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])

    async def story(app: FullScreen, person: Person) -> None:
        await until(person, lambda: "Waiting for 1 more." in shown(app))
        assert link(server, code) in shown(app)
        await person.press("1")
        await until(person, lambda: app.sight and app.sight.view)

    sit(sit_down(link(server, code), called("Ann")), story)


def notices(app: FullScreen) -> list[str]:
    """What is told beside everything else."""
    return [notice.message for notice in app._notifications]


def two(server: Server, **more: Any) -> tuple[str, RemoteTable, str]:
    """A table of Ann, who looks at the screen, and Bea: its code, Ann's table, and Bea's token."""
    code = server.open("chroma", [PERSON, PERSON], **more)
    table = sit_down(link(server, code), called("Ann"))
    return code, table, server.sit(code, "Bea")


def test_phrases_are_said_and_heard(server: Server) -> None:
    code, table, bea = two(server)

    async def story(app: FullScreen, person: Person) -> None:
        await until(person, lambda: app.sight and app.sight.view)
        await until(person, lambda: "Talk" in shown(app))
        await person.press("s")
        await until(person, lambda: "Good luck!" in shown(app))
        await person.press("down", "enter")
        await until(person, lambda: "Ann: Good luck!" in shown(app))
        assert not notices(app)
        server.command(code, bea, "say", 1, phrase="thank you")
        await until(person, lambda: "Bea: Thank you!" in shown(app))
        await until(person, lambda: notices(app) == ["Bea: Thank you!"])

    sit(table, story)


def test_the_clocks_run_and_whoever_is_away_can_be_played_for(
    new_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(full, "ABSENT", 0)
    server = new_server("--away", "0")
    code, table, _ = two(server, clock={"minutes": 5, "increment": 0})

    async def story(app: FullScreen, person: Person) -> None:
        await until(person, lambda: app.sight and app.sight.view)
        await until(person, lambda: "Bea (away)" in shown(app))
        await until(person, lambda: "4:59" in shown(app))
        assert "5:00" in shown(app)
        await until(person, lambda: ("do:fill-1", 0) in app.area.lit())
        app.area.point(("do:fill-1", 0))
        await person.press("enter")
        await until(person, lambda: server.look(code)["players"][1].get("bot"))

    sit(table, story)


def test_after_the_end_a_rematch_is_a_key_away(server: Server) -> None:
    code = server.open("chroma", [PERSON, bot("random")], options={"turn_limit": 2})

    async def story(app: FullScreen, person: Person) -> None:
        await play_on(app, person)
        await until(person, lambda: "The game is over" in shown(app))
        await person.press("escape")
        await until(person, lambda: "Rematch" in shown(app))
        assert app.area.pointed == ("do:rematch", 0)
        await person.press("enter")
        await until(person, lambda: app.sight and app.sight.view and not app.sight.result)
        assert app.sight
        assert app.sight.names[1] == "Ann"  # everybody sits one further
        await my_turn(app, person)
        assert app.sight.link == link(server, server.look(code)["rematch"])

    sit(sit_down(link(server, code), called("Ann")), story)


@pytest.mark.parametrize("dealt", [False, True])
def test_one_gets_up_for_a_while_or_for_good(server: Server, dealt: bool) -> None:
    code = server.open("chroma", [PERSON, PERSON])
    table = sit_down(link(server, code), called("Ann"))
    if dealt:
        server.sit(code, "Bea")

    async def story(app: FullScreen, person: Person) -> None:
        await until(person, lambda: app.sight and app.sight.names)
        await person.press("q")
        await until(person, lambda: "Your seat is kept" in shown(app))
        await person.press("escape")
        await until(person, lambda: len(app.screen_stack) == 1)
        await person.press("q")
        await until(person, lambda: "Leave for good" in shown(app))
        await person.press("down", "enter")
        await until(person, lambda: app.return_value is not None)

    sit(table, story)
    ann = server.look(code)["players"][0]
    assert ann.get("bot") if dealt else ann["name"] is None
    again = sit_down(link(server, code), called("Ann"))
    assert (again.tokens == table.tokens) == dealt  # a bot plays on for whoever comes back; a free seat is anybody's


def test_who_only_watches_takes_no_seat_and_is_asked_for_no_name(server: Server) -> None:
    code = server.open("chroma", [PERSON, bot("random")])

    def nameless() -> str:
        raise AssertionError

    assert sit_down(link(server, code), nameless, watch=True).tokens == []
    assert server.look(code)["players"][0]["name"] is None
    table = sit_down(link(server, code), called("Ann"))
    assert sit_down(link(server, code), nameless).tokens == table.tokens
    watcher = sit_down(link(server, code), nameless, watch=True)

    async def story(app: FullScreen, person: Person) -> None:
        ann = asyncio.create_task(table.run())  # whoever is there is not waited for before the deal
        await until(person, lambda: app.sight and app.sight.view)
        await until(person, lambda: "Ann is to act" in shown(app))
        await person.press("h")
        await until(person, lambda: "You are watching." in shown(app))
        assert "Talk" not in shown(app)
        assert not app.area.lit()
        await person.press("q")
        await until(person, lambda: app.return_value is not None)
        await table.leave()
        await ann

    sit(watcher, story)


def test_a_lost_line_is_told_until_it_is_back(server: Server) -> None:
    _, table, _ = two(server)

    async def story(app: FullScreen, person: Person) -> None:
        await until(person, lambda: app.sight and app.sight.view)
        server.kill()
        await until(person, lambda: "Connection lost" in shown(app))
        server.start()
        await until(person, lambda: app.sight and app.sight.up)
        await until(person, lambda: "Connection lost" not in shown(app))
        await until(person, lambda: notices(app) == ["Connected again."])

    sit(table, story)


def test_the_seat_is_kept_for_nobody_else_and_found_again(server: Server, tmp_path: Path) -> None:
    code = server.open("road", [PERSON, PERSON])
    first, again = (sit_down(link(server, code), called("Ann")) for _ in range(2))
    assert first.tokens == again.tokens != []
    kept = tmp_path / "data" / "seats.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert first.tokens[0] in kept.read_text()
    assert sum(player["name"] is not None for player in server.look(code)["players"]) == 1
    server.sit(code, "Bea")
    kept.unlink()
    assert sit_down(link(server, code), called("Cy")).tokens == []  # who comes late watches


def test_each_at_one_machine_has_a_seat_of_their_own(server: Server) -> None:
    """Whoever comes with another name takes a free seat, and every one of them comes back to their own."""
    code = server.open("road", [PERSON, PERSON])
    bea, cid = (sit_down(link(server, code), unasked, name=name) for name in ("Bea", "Cid"))
    assert [player["name"] for player in server.look(code)["players"]] == ["Bea", "Cid"]
    assert (bea.goes_on, cid.goes_on) == ("", "")
    again = [sit_down(link(server, code), unasked, name=name) for name in ("Bea", "Cid", "Dot")]
    assert [table.goes_on for table in again] == ["Bea", "Cid", "Bea"]  # nobody else can sit down any more
    assert [table.tokens for table in again[:2]] == [bea.tokens, cid.tokens]
    assert [table.receipt and table.receipt["seats"][0]["seat"] for table in again[:2]] == [0, 1]


def test_whose_seat_it_is_is_said(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes on with a seat that was held here already is told whose."""
    code = server.open("chroma", [PERSON, PERSON])
    sit_down(link(server, code), called("Bea"))
    opened: list[Open] = []
    monkeypatch.setattr(full, "run", opened.append)
    monkeypatch.setattr(cli, "refuse_without_textual", lambda: None)
    monkeypatch.setattr(cli, "end_full", lambda said: None)
    cli.join(link(server, code))

    async def story() -> None:
        app = FullScreen(opened[0])
        async with app.run_test(size=SMALL) as person:
            await until(person, lambda: notices(app) == ["You go on with the seat of Bea."])
            seat = app.seat
            assert isinstance(seat, RemoteTable)
            await until(person, lambda: seat.socket is not None)
            await seat.leave()

    asyncio.run(story())


def unasked() -> str:
    raise AssertionError


def test_somebody_of_the_same_name_gets_a_number(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    server.sit(code, "Ann")
    sit_down(link(server, code), called("Ann"))
    assert {player["name"] for player in server.look(code)["players"]} == {"Ann", "Ann 2"}


def test_what_cannot_be_joined_is_said_in_words(server: Server) -> None:
    with pytest.raises(Refusal, match="There is no table 'zzzzzz' here"):
        sit_down(link(server, "zzzzzz"), called("Ann"))
    with pytest.raises(Refusal, match="neither the link nor the code"):
        sit_down("http://example.com/somewhere/else", called("Ann"))
    with pytest.raises(Refusal, match="Nobody answers at http"):
        sit_down("http://127.0.0.1:9/t/abcd", called("Ann"))


def test_a_line_that_breaks_comes_back_and_says_again_what_was_not_answered(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    table = sit_down(link(server, code), called("Ann"))
    other = server.sit(code, "Bea")

    async def told() -> None:
        runs = asyncio.create_task(table.run())
        async with asyncio.timeout(60):
            while table.sight.view is None:
                await asyncio.sleep(0.02)
            if not table.sight.offers:
                look = server.look(code, other)
                move = look["sights"][0]["offers"][0]["move"]
                server.command(code, other, "move", 1, seq=look["seq"], move=move)
            while not table.sight.offers:
                await asyncio.sleep(0.02)
            server.kill()
            while table.sight.up:
                await asyncio.sleep(0.02)
            played = asyncio.create_task(table.play(table.sight.offers[0].move))
            await asyncio.sleep(0.1)
            assert not played.done()
            server.start()
            with suppress(IllegalMove):  # stale would be an answer too
                await played
            while not table.sight.up:
                await asyncio.sleep(0.02)
        await table.leave()
        await runs

    asyncio.run(told())


def test_the_screen_cannot_tell_the_two_kinds_of_tables_apart(server: Server) -> None:
    """The same match, here and there, gives the same sight, but for what surrounds it."""
    code = server.open("rainbow", [PERSON, PERSON])
    table = sit_down(link(server, code), called("Ann"))
    other = server.sit(code, "Bea")
    rng = random.Random(1)
    token = table.tokens[0]
    for _ in range(8):
        for seat, held in enumerate((token, other)):
            look = server.look(code, held)
            if look["to_act"] == seat and not look["result"]:
                move = rng.choice(look["sights"][0]["offers"])["move"]
                server.command(code, held, "move", seat, seq=look["seq"], move=move)

    async def heard() -> None:
        runs = asyncio.create_task(table.run())
        async with asyncio.timeout(30):
            while table.sight.view is None:
                await asyncio.sleep(0.02)
        await table.leave()
        await runs

    asyncio.run(heard())
    line = load("rainbow").format_position(table.sight.view)
    match = sunshower.position("rainbow", line, players=["Ann", "Bea"])

    async def local() -> LocalTable:
        here = LocalTable(match, SaveFile("sunshower"))
        here.seat = 0
        here.look()
        return here

    here = asyncio.run(local()).sight
    assert here.view == table.sight.view
    assert here.offers == table.sight.offers
    assert here.text() == table.sight.text()


def test_messages_come_back_from_the_wire_as_they_were() -> None:
    args: dict[str, Arg] = {"who": Who(1), "word": Word("road-fairy", "sunny"), "some": (1, Who(0)), "no": None}
    message = Message("road-x", {**args, "or": Either((1, 2)), "in": Message("a", args), "yes": True})
    sent: dict[str, Any] = json.loads(msgspec.json.encode(said(message)))
    assert remote.message_of(sent) == message


def test_a_table_where_the_game_is_not_installed_is_shown_as_the_server_draws_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = server.open("road", [PERSON, bot("random")])
    table: RemoteTable = sit_down(link(server, code), called("Ann"))
    monkeypatch.setattr(sunshower, "games", list)

    async def story(app: FullScreen, person: Person) -> None:
        await my_turn(app, person)
        assert "Your field: a touches j" in shown(app)
        await person.press("1")

    sit(table, story)
