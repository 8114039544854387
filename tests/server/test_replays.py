"""What can be studied: the rules, what lies ahead, earlier moments, the course of a game, positions to practise."""

import random
from typing import Any

import httpx
import pytest

import sunshower

from .conftest import PERSON, Client, News, Server, bot, play_all

pytestmark = pytest.mark.anyio


async def test_what_lies_ahead(server: Server) -> None:
    code, tokens = server.duel("passage")
    async with Client(server, code, *tokens) as both:
        seat, before = both.news["to_act"], both.news["seq"]
        move = both.offers[1]
        glimpse = await both.do("ahead", seat, moves=[move])
        assert glimpse["is"] == "glimpse"
        by_http = server.command(code, tokens[seat], "ahead", seat, moves=[move]).json()
        assert (by_http["view"], by_http["offers"]) == (glimpse["view"], glimpse["offers"])
        assert (await both.do("ahead", seat, moves=["nonsense"]))["code"] == "not-understood"
        assert (await both.do("ahead", 1 - seat, moves=[move]))["code"] == "not-your-turn"
        assert server.command(code, tokens[seat], "ahead", seat, moves=[move] * 41).status_code == 400
        assert server.look(code)["seq"] == before
        await both.move(move)
        sight = both.news["sights"][seat]
        assert (sight["view"], sight["offers"]) == (glimpse["view"], glimpse["offers"])


def test_the_rules_are_at_hand(server: Server) -> None:
    for game in server.get("/api").json()["games"]:
        rules = server.get(f"/api/games/{game['name']}/rules").json()
        assert rules["game"] == game["name"]
        assert rules["text"].startswith("# ")
    assert server.get("/api/games/chess/rules").status_code == 404


def moment(server: Server, code: str, ply: int, eyes: object, token: str | None = None) -> httpx.Response:
    return server.get(f"/api/tables/{code}/moments/{ply}?eyes={eyes}", token)


async def test_earlier_moments_while_the_game_goes_on(server: Server) -> None:
    """Everybody sees again what they saw, and nothing else, until the game is over."""
    code = server.open("road", [PERSON, PERSON])
    tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
    seen: list[News] = []
    rng = random.Random(9)
    async with Client(server, code, *tokens) as both:
        for _ in range(6):
            seen.append(both.news)
            await both.move(rng.choice(both.offers))
        told = [server.look(code, token)["sights"][0] for token in tokens]
        for news in seen:
            for seat in (0, 1):
                again = moment(server, code, news["plies"], seat, tokens[seat]).json()
                assert again["view"] == news["sights"][seat]["view"]
                lines = [line["text"] for line in told[seat]["lines"] if line.get("ply", 999) < news["plies"]]
                assert [line["text"] for line in again["lines"]] == lines
        ply = seen[2]["plies"]
        watched = moment(server, code, ply, "none").json()
        assert watched["view"]["seat"] is None
        for eyes, token in ((1, tokens[0]), (0, None), ("all", tokens[0]), (7, tokens[0])):
            assert moment(server, code, ply, eyes, token).json()["code"] == "not-over"
        assert moment(server, code, both.news["plies"] + 1, 0, tokens[0]).json()["code"] == "no-such-ply"
        assert moment(server, code, ply, "me", tokens[0]).status_code == 400
        await both.play(rng)
    assert moment(server, code, ply, "all").json()["view"]["seat"] == "all"
    assert moment(server, code, ply, 1).json()["view"] == seen[2]["sights"][1]["view"]


async def test_an_undone_future_is_gone(server: Server) -> None:
    code, tokens = server.duel("passage")
    async with Client(server, code, *tokens) as both:
        seat, before = both.news["to_act"], both.news["plies"]
        await both.move(both.offers[1])
        after = both.news["plies"]
        assert moment(server, code, after, seat, tokens[seat]).status_code == 200
        await both.do("undo", seat, seq=both.news["seq"])
        assert moment(server, code, after, seat, tokens[seat]).json()["code"] == "no-such-ply"
        assert moment(server, code, before, seat, tokens[seat]).json()["plies"] == before


async def test_a_game_of_memory_forgets(server: Server) -> None:
    """Earlier moments remember for nobody: they go back no further than the log."""
    code = server.open("rainbow", [PERSON, PERSON])
    tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
    async with Client(server, code, *tokens) as both:
        await both.play(random.Random(4), lambda news: bool(news["plies"] > 80))
        since = both.news["sights"][0]["told_from"]
        assert 0 < since < both.news["plies"]
        for eyes, token in ((0, tokens[0]), ("none", None)):
            assert moment(server, code, since - 1, eyes, token).json()["code"] == "forgotten"
            lines = moment(server, code, both.news["plies"], eyes, token).json()["lines"]
            assert min(line["ply"] for line in lines) >= since
            later = moment(server, code, since + 3, eyes, token).json()["lines"]
            assert all(line["ply"] >= since for line in later)
        await both.play(random.Random(5))
    assert moment(server, code, since - 1, 0).status_code == 200


async def test_the_course_of_a_finished_game(server: Server) -> None:
    code = server.open("road", [PERSON, bot("random")])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        assert server.get(f"/api/tables/{code}/course").json()["code"] == "not-over"
        await ann.play(random.Random(6))
    record = server.get(f"/api/tables/{code}/record").json()
    course = server.get(f"/api/tables/{code}/course").json()
    assert list(zip(course["plies"], course["scores"], strict=True)) == sunshower.replay(record).course()
    assert course["scores"][-1] == record["result"]["scores"]
    kept = server.post("/api/records", record).json()["code"]
    assert server.get(f"/api/records/{kept}/course").json() == course


def scene(server: Server, **asked: Any) -> dict[str, Any]:
    answer = server.post("/api/positions", asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_practice_from_a_position(server: Server) -> None:
    start = {"game": "pirates", "line": "turn=0 islands=345/- hands=6777/1 pair=35"}
    first = scene(server, **start)
    assert first["seat"] == first["view"]["seat"] == 0
    assert {offer["move"] for offer in first["offers"]} == {"lay:777", "6>345", "lift:345"}
    assert first["refused"] is first["result"] is None
    other = scene(server, **start, eyes=1)
    assert (other["seat"], other["view"]["seat"], other["offers"]) == (0, 1, [])
    assert server.post("/api/positions", start | {"eyes": 2}).json()["code"] == "no-such-seat"
    moves = ["6>345", "lay:777"]
    later = scene(server, **start, moves=moves)
    assert [line["move"] for line in later["lines"]] == moves
    wrong = scene(server, **start, moves=[*moves, "lay:999", "draw:pile"])
    assert wrong["refused"]["code"]
    assert wrong["refused"]["sentence"].endswith(".")
    assert {**wrong, "refused": None} == later
    match = sunshower.position(start["game"], start["line"], seed="lesson")
    drawn = scene(server, **start, moves=[*moves, "draw:pile"])
    assert drawn == scene(server, **start, moves=[*moves, "draw:pile"])
    for move in (*moves, "draw:pile"):
        match.play(0, move)
    assert drawn["position"] == match.position(match.to_act[0])


def test_chance_in_practice_follows_from_the_seed(server: Server) -> None:
    match = sunshower.new("chroma", seed="line")
    start = {"game": "chroma", "line": match.position("all"), "moves": [match.legal(match.to_act[0])[0]]}
    assert len({scene(server, **start, seed=str(seed))["position"] for seed in range(9)}) > 1


def test_practice_to_the_end(server: Server) -> None:
    """Everybody's moves from a line to the end of a game, then everything lies open."""
    match = sunshower.new("road", seed="lesson")
    line, rng, moves = match.position("all"), random.Random(3), list[str]()
    match = sunshower.position("road", line, seed="lesson")
    while match.to_act:
        moves.append(rng.choice(match.legal(match.to_act[0])))
        match.play(match.to_act[0], moves[-1])
    end = scene(server, game="road", line=line, moves=moves)
    assert end["seat"] is None
    assert end["view"] == match.view("all")
    assert end["result"]["scores"] == match.record()["result"]["scores"]
    assert scene(server, game="road", line=line, moves=[*moves, "stop"])["refused"]["code"] == "game-over"


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"line": "nonsense"}, {"moves": ["stop"] * 201}, {"seed": ""}, {"more": 1}]
)
def test_practice_that_makes_no_sense(server: Server, wrong: dict[str, Any]) -> None:
    asked = {"game": "pirates", "line": "turn=0 islands=345/- hands=6777/1 pair=35"}
    refused = server.post("/api/positions", asked | wrong)
    assert refused.status_code == 400
    assert refused.json()["sentence"]


async def test_a_sight_says_what_may_be_asked_for(server: Server) -> None:
    code, tokens = server.duel("passage")
    async with Client(server, code, tokens[0]) as ann, Client(server, code, tokens[1]) as bea:
        mover, other = (ann, bea) if ann.news["to_act"] == 0 else (bea, ann)
        assert mover.news["sights"][0]["undo"] == ""
        await mover.move(mover.offers[1])
        assert mover.news["sights"][0]["undo"] == "free"
        while mover.news["to_act"] == mover.seat:
            await mover.move(mover.offers[0])
        await other.until(lambda news: news["to_act"] == other.seat)
        await other.move(other.offers[0])
        await mover.after(other.news["seq"])
        assert mover.news["sights"][0]["undo"] == "ask"
        assert not mover.news["sights"][0]["hints"]
        assert server.look(code)["sights"][0]["undo"] == ""
    alone = server.open("road", [PERSON, bot("random")])
    async with Client(server, alone, server.sit(alone, "Ann")) as ann:
        await ann.until(lambda news: news["to_act"] == 0)
        assert ann.news["sights"][0]["hints"]
        await ann.move(ann.offers[0])
        await ann.until(lambda news: news["to_act"] == 0)
        assert ann.news["sights"][0]["undo"] == "seen"  # the bot does not mind, but its card has been turned up
        await play_all(random.Random(1), ann)
        assert not ann.news["sights"][0]["hints"]


def test_the_page_is_behind_all_its_addresses(server: Server) -> None:
    index = server.get("/")
    assert index.headers["content-type"].startswith("text/html")
    for path in ("/t/abcdef", "/r/abcdef", "/learn", "/learn/road/1"):
        page = server.get(path)
        assert (page.status_code, page.text) == (200, index.text)
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
    assert index.headers["cache-control"] == "no-cache"
    assert server.get("/api").headers["cache-control"] == "no-store"
    assert server.get("/assets/nothing.js").status_code == 404
    assert server.get("/assets/..%5c..%5capp.py").status_code == 404


def played(game: str, seed: int = 1) -> dict[str, Any]:
    """The record of some game."""
    match = sunshower.new(game, seed=seed)
    rng = random.Random(seed)
    while not match.result:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match.record()


def test_a_record_is_kept_once(server: Server) -> None:
    kept = [server.post("/api/records", played("road")).json() for _ in range(2)]
    assert kept[0] == kept[1]
    assert len(kept[0]["code"]) == 12
    other = server.post("/api/records", played("road", 2)).json()
    assert other["code"] != kept[0]["code"]
    assert server.get(f"/api/records/{other['code'].upper()}").json() == played("road", 2)


def test_nobody_brings_a_game_that_never_ends(server: Server) -> None:
    record = played("road")
    endless = record | {"steps": record["steps"] * 20}
    refused = server.post("/api/records", endless)
    assert refused.status_code == 400
    assert refused.json()["says"]["args"] == {"most": 1000}
