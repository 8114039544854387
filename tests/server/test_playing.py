"""Whole games with a real server: five at the same time, people and bots, by socket and by HTTP."""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import sunshower
from sunshower import fair
from sunshower.core.errors import BadRecord

from .conftest import PATIENCE, PERSON, QUICK, Client, News, Server, bearer, bot, command, lines_of, play_all
from .conftest import sunshower as run

pytestmark = pytest.mark.anyio

EXAMPLES = Path(__file__).parents[2] / "examples"
Table = tuple[str, list[dict[str, Any]], dict[str, Any]]
TABLES: list[Table] = [
    ("road", [PERSON, PERSON], {}),
    ("rainbow", [bot("greedy"), PERSON], {}),
    ("chroma", [PERSON, PERSON, bot("casual"), PERSON, bot("random")], {"turn_limit": 10}),
    ("passage", [PERSON, bot("novice"), PERSON, PERSON], {"turn_limit": 10}),
    ("pirates", [PERSON, bot("casual"), PERSON], {}),
]


async def played(server: Server, game: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """The record of a game that everybody plays by socket, while somebody watches."""
    code = server.open(game, seats, options=options)
    people = [seat for seat, chair in enumerate(seats) if not chair]
    clients = [Client(server, code, server.sit(code, f"Player {seat}", seat=seat)) for seat in people]
    watcher = Client(server, code)
    for client in (*clients, watcher):
        await client.__aenter__()
    endings = await play_all(random.Random(game), *clients, watcher)
    for client in (*clients, watcher):
        await client.__aexit__()
    record: dict[str, Any] = server.get(f"/api/tables/{code}/record").json()
    says = {"is": "message", "key": f"{game}-ending-{record['result']['ending']}", "args": {}}
    assert all(news["result"] == {**record["result"], "says": says} for news in endings)
    assert [news["sights"][0]["seat"] for news in endings] == [*people, None]
    return record


async def test_five_games_at_the_same_time(server: Server, tmp_path: Path) -> None:
    records = await asyncio.gather(*(played(server, *table) for table in TABLES))
    assert [record["game"] for record in records] == [game for game, _, _ in TABLES]
    for record in records:
        assert fair.verify(record).record() == {name: part for name, part in record.items() if name != "fair"}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(records[0]))
    assert "promised before the deal" in run("verify", file).stdout
    file.write_text(json.dumps(records[0] | {"seed": "mine"}))
    refused = run("verify", file)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    for record in records:
        no_forgery_passes(record)


def no_forgery_passes(record: dict[str, Any]) -> None:
    """Whoever changes anything about the chance of a game is found out, even with a checksum of their own."""
    said = record["fair"]
    other = fair.new_secret()
    nonces = [*said["nonces"][:-1], "another-nonce"]
    promise = fair.commitment(said["table"], record["game"], record["rules"], other)
    unchecked = {name: part for name, part in record.items() if name != "check"}
    forgeries: list[dict[str, Any]] = [
        {"fair": said | {"secret": other}},
        {"fair": said | {"secret": other, "commitment": promise}},
        {"fair": said | {"nonces": nonces}},
        {"fair": said | {"nonces": said["nonces"][:-1]}},
        {"fair": said | {"table": "elsewhere"}},
        {"fair": None},
        {"seed": fair.match_seed(said["table"], said["secret"], nonces)},
        {"steps": record["steps"][:-1]},
        {"steps": [record["steps"][-1], *record["steps"][1:]]},
        {"result": record["result"] | {"scores": [99] * record["seats"]}},
    ]
    for forgery in forgeries:
        with pytest.raises(BadRecord):
            fair.verify(unchecked | forgery)


async def test_a_game_by_http_and_stream(server: Server) -> None:
    code = server.open("road", [PERSON, bot("random")])
    token = server.sit(code, "Script")
    rng = random.Random(1)
    async with (
        httpx.AsyncClient(base_url=server.url, headers=bearer(token), timeout=PATIENCE) as http,
        http.stream("GET", f"/api/tables/{code}/stream") as stream,
    ):
        async for line in stream.aiter_lines():
            news: News = json.loads(line)
            if news["result"]:
                break
            offers = news["sights"][0]["offers"]
            if offers:
                move = command("move", 0, seq=news["seq"], move=rng.choice(offers)["move"])
                answer = await http.post(f"/api/tables/{code}/commands", json=move)
                assert answer.json()["is"] == "done" or answer.json()["code"] == "stale"
    assert server.look(code)["result"] == news["result"]


def test_the_example_bot_finishes_a_game(server: Server, tmp_path: Path) -> None:
    code = server.open("road", [PERSON, bot("random")])
    command = [sys.executable, str(EXAMPLES / "bot.py"), server.url, code, "Robin"]
    place = os.environ | {"PYTHONPATH": str(Path(sunshower.__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, cwd=tmp_path, env=place)
    assert done.stderr == ""
    receipt = json.loads((tmp_path / f"{code}.receipt.json").read_text())
    record = server.get(f"/api/tables/{code}/record").json()
    fair.verify(record, receipt)
    assert fair.covered(record, receipt) == (len(record["fair"]["history"]),) * 2
    assert done.stdout.startswith("Robin finished in place ")
    assert server.look(code)["result"]


async def test_news_from_any_point_on_tell_the_rest(server: Server) -> None:
    """Whoever comes back with the last event they saw gets the lines since, and no line twice."""
    code = server.open("road", [PERSON, bot("random")])
    token = server.sit(code, "Ann")
    async with Client(server, code, token) as ann:
        await ann.play(random.Random(2))
        lines = {json.dumps(line) for text in ann.heard for line in lines_of(json.loads(text))}
    whole = lines_of(server.look(code, token))
    assert lines == {json.dumps(line) for line in whole}
    for since in range(-1, whole[-1]["seq"] + 2):
        rest = lines_of(server.get(f"/api/tables/{code}?since={since}", token).json())
        assert rest == [line for line in whole if line["seq"] > since]


def test_an_address_of_the_newer_kind(new_server: Callable[..., Server]) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("no such addresses here")
    server = new_server(*QUICK, "--host", "::1")
    assert server.url.startswith("http://[::1]:")
    assert server.get("/api").status_code == 200


async def test_pass_and_play(server: Server) -> None:
    """Two tokens on one socket: one device, two people."""
    code = server.open("rainbow", [PERSON, PERSON])
    tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
    async with Client(server, code, *tokens) as both:
        assert [sight["seat"] for sight in both.news["sights"]] == [0, 1]
        await both.play(random.Random(3))
        assert both.news["result"]


async def test_two_tabs_on_one_seat(server: Server) -> None:
    code = server.open("road", [PERSON, bot("random")])
    token = server.sit(code, "Ann")
    async with Client(server, code, token) as one, Client(server, code, token) as two:
        assert one.seat == two.seat == 0
        await play_all(random.Random(4), one, two)
        assert one.news["result"] == two.news["result"]
        await one.socket.close()
        assert (await two.until(lambda news: True))["players"][0]["here"]


async def test_finished_games_can_be_looked_at_step_by_step(server: Server) -> None:
    record = await played(server, "road", [PERSON, bot("random")], {})
    kept = server.post("/api/records", record)
    assert kept.status_code == 201
    match = sunshower.replay(record)
    for where in (f"/api/tables/{record['fair']['table']}", f"/api/records/{kept.json()['code']}"):
        for ply in (0, match.plies // 2, match.plies):
            moment = server.get(f"{where}/moments/{ply}").json()
            assert moment["view"] == match.moment(ply).view("all")
            seen = server.get(f"{where}/moments/{ply}?eyes=1").json()
            assert seen["view"] == match.moment(ply).view(1)
        assert server.get(f"{where}/moments/{match.plies + 1}").status_code == 409
        assert server.get(f"{where}/moments/1?eyes=7").status_code == 409
    assert server.get(f"/api/records/{kept.json()['code']}").json() == record
    assert server.post("/api/records", record | {"seed": "mine"}).json()["code"] == "changed"
    half = sunshower.new("road", seed="half").record()
    assert server.post("/api/records", half).json()["code"] == "not-over"
    assert server.get("/api/records/nothere").status_code == 404


def test_a_language_is_one_file(server: Server) -> None:
    """Packed for whoever can unpack it, sent once, and only for languages that there are."""
    dutch = server.get("/words/nl.ftl")
    assert dutch.headers["content-encoding"] == "gzip"
    assert "hue-red = rood" in dutch.text
    again = server.http.get(server.url + "/words/nl.ftl", headers={"if-none-match": dutch.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    plain = server.http.get(server.url + "/words/nl.ftl", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == dutch.text
    assert server.get("/words/NL.ftl").text == dutch.text
    assert server.get("/words/xx.ftl").status_code == 404
