"""Messages as a bad line or a bad person sends them: each has one effect or none, and nobody else is disturbed."""

import asyncio
import json
import os
import random
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from secrets import token_hex
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sunshower.core.words import languages, words

from . import attacks
from .conftest import PERSON, QUICK, Client, Message, Server, bot, command, lines_of, unexpected

pytestmark = pytest.mark.anyio

CASES = 10_000
HEADERS = {
    "content-security-policy": "default-src 'self'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def in_words(refused: Message) -> bool:
    """Whether a refusal says in every language why."""
    return bool(refused["sentence"]) and all(refused["says"]["key"] in words(language) for language in languages())


class Line:
    """A bad line: it delays, repeats, reorders and spoils what is sent along it."""

    def __init__(self, client: Client, rng: random.Random) -> None:
        self.client, self.rng = client, rng
        self.sent: list[str] = []
        self.effects: dict[str, int] = {}
        """The event that each command has led to."""
        self.cases = 0

    async def send(self, texts: list[str]) -> None:
        """Send messages all at once, and hear an answer to each."""
        for text in texts:
            await self.client.socket.send(text)
        self.cases += len(texts)
        answers = 0
        while answers < len(texts):
            answer = await self.client.hear()
            answers += answer["is"] != "news"
            if answer["is"] == "refused":
                assert answer["code"]
                assert answer["sentence"]
            if answer["is"] == "done":
                assert self.effects.setdefault(answer["id"], answer["seq"]) == answer["seq"]

    async def send_badly(self) -> None:
        """Old, new, spoiled and senseless messages, in any order, some of them twice."""
        rng = self.rng
        news = self.client.news
        fresh = [json.dumps(self.wish(news)) for _ in range(rng.randrange(1, 4))]
        self.sent += fresh
        old = rng.sample(self.sent, min(len(self.sent), 12))
        texts = [*fresh, *old, *(spoiled(rng.choice(self.sent), rng) for _ in range(12)), senseless(rng)]
        texts += rng.sample(texts, 4)
        rng.shuffle(texts)
        await self.send(texts)

    def wish(self, news: dict[str, Any]) -> Message:
        rng, seats = self.rng, len(news["players"])
        seq = rng.choice([news["seq"], news["seq"], rng.randrange(-2, news["seq"] + 3), 10**30])
        move = rng.choice(self.client.offers or ["stop"])
        return rng.choice(
            [
                command("move", rng.randrange(seats), seq=seq, move=move),
                *[command("move", self.client.seat, seq=news["seq"], move=move)] * 3,
                command("say", rng.randrange(seats + 1), phrase="hello"),
                command("undo", self.client.seat, seq=seq),
                command("answer", self.client.seat, seq=seq, yes=True),
                command("why", self.client.seat, text=move),
                command("hand-over", self.client.seat, to_bot=rng.randrange(10)),
                command("take-back", self.client.seat),
                {"do": "ping"},
            ]
        )


def spoiled(text: str, rng: random.Random) -> str:
    """A message with something wrong with it."""
    message: Message = json.loads(text)
    name = rng.choice(list(message))
    kind = rng.randrange(6)
    if kind == 0:
        return text[: rng.randrange(len(text))]
    if kind == 1:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.randrange(1, 0x3000)) + text[at + 1 :]
    if kind == 2:
        return json.dumps({key: value for key, value in message.items() if key != name} or [])
    if kind == 3:
        return json.dumps(message | {rng.choice(["token", "tokens", "seats", "x" * 50]): 1})
    wrong: list[object] = [
        None,
        True,
        -1,
        1.5,
        10**40,
        "",
        "x" * 500,
        [],
        {},
        [[]],
        "\x00",
        "🌈",
        {"do": "move"},
        "\ud800",
    ]
    return json.dumps(message | {name: rng.choice(wrong)})


def senseless(rng: random.Random) -> str:
    return rng.choice(["", "{", "null", "[]", "{}", '"move"', "0", "[" * 4000, '{"do":' * 800, "\x00", "NaN", "🌈" * 9])


async def test_a_bad_line_does_no_harm(server: Server) -> None:
    rng = random.Random(7)
    quiet = server.open("road", [PERSON, bot("random")])
    async with Client(server, quiet, server.sit(quiet, "Quiet")) as neighbour:
        cases = 0
        while cases < CASES:
            code = server.open(rng.choice(["road", "rainbow", "passage", "pirates"]), [PERSON, PERSON])
            tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
            async with Client(server, code, tokens[0]) as ann, Client(server, code, tokens[1]) as bea:
                lines = [Line(ann, rng), Line(bea, rng)]
                while sum(line.cases for line in lines) < min(CASES - cases, CASES // 4):
                    await asyncio.gather(*(line.send_badly() for line in lines))
                cases += sum(line.cases for line in lines)
                effects = [seq for line in lines for seq in line.effects.values()]
                assert len(effects) == len(set(effects))
                assert len(effects) > 10
                # Sitting down and dealing are four events, and an undo comes with the last answer to the question.
                seen = server.look(code)
                undone = [line["seq"] for line in lines_of(seen) if "takes a move back" in line["text"]]
                assert {*range(4), *effects, *undone} == set(range(seen["seq"] + 1))
        assert all(json.loads(text)["code"] == quiet for text in neighbour.heard)
        await neighbour.play(rng)


async def test_a_late_copy_gets_the_first_answer(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
    async with Client(server, code, *tokens) as both:
        first = command("move", both.news["to_act"], seq=both.news["seq"], move=both.offers[0])
        done = await both.ask(first)
        await both.after(done["seq"])
        stale = await both.ask(first | {"id": token_hex(8)})
        assert stale["code"] in ("stale", "not-your-turn")
        await both.move(both.offers[0])
        assert await both.ask(first) == done
        assert server.post(f"/api/tables/{code}/commands", first, tokens[first["seat"]]).json() == done


async def test_nobody_acts_for_a_seat_of_others(server: Server) -> None:
    code, elsewhere = (server.open("road", [PERSON, PERSON]) for _ in range(2))
    ann, bea = (server.sit(code, name) for name in ("Ann", "Bea"))
    eve = server.sit(elsewhere, "Eve")
    for tokens in ((), (eve,), ("x" * 40,)):
        async with Client(server, code, *tokens) as stranger:
            assert [sight["seat"] for sight in stranger.news["sights"]] == [None]
            for seat in range(3):
                assert (await stranger.do("say", seat, phrase="hello"))["code"] == "no-seat"
                assert (await stranger.do("why", seat, text="stop"))["code"] == "no-seat"
    async with Client(server, code, ann) as client:
        assert (await client.do("leave", 1))["code"] == "no-seat"
    assert server.command(code, eve, "leave").status_code == 401
    assert server.command(code, bea, "leave", 0).status_code == 401
    assert server.look(code, eve)["sights"][0]["seat"] is None


async def test_what_is_no_hello_ends_the_conversation(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    for text in ("", "[]", "{}", '{"do":"ping"}', '{"do":"hello","tokens":["x"]}', '{"do":"hello","more":1}', b"\x00"):
        async with connect(server.socket(code)) as socket:
            await socket.send(text)
            assert json.loads(await socket.recv())["code"] == "no-hello"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
    async with connect(server.socket("nothere")) as socket:
        assert json.loads(await socket.recv())["code"] == "no-such-table"


async def test_oversize_frames_are_cut_off(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    async with Client(server, code, server.sit(code, "Ann")) as ann, Client(server, code) as other:
        await ann.socket.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            await ann.until(lambda news: False)
        assert ann.socket.close_code == 1009
        assert (await other.until(lambda news: not news["players"][0].get("here")))["players"][0]["name"] == "Ann"


async def test_pages_of_others_cannot_open_sockets(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        f"{server.url}.evil.example",
        f"app{server.url[4:]}",
    ):
        with pytest.raises(InvalidStatus):
            await connect(server.socket(code), additional_headers={"Origin": origin})
    async with connect(server.socket(code), additional_headers={"Origin": server.url}) as socket:
        await socket.send('{"do":"hello"}')
        assert json.loads(await socket.recv())["is"] == "news"


async def test_who_comes_under_another_name_is_turned_away(server: Server) -> None:
    """A page of somebody else could let its own name mean this machine, and ask us as if we were its server."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "["):
            refused = await http.get("/api/tables", headers={"host": f"{name}:{server.port}"})
            assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host")
            assert in_words(refused.json())
            assert refused.headers["x-frame-options"] == "DENY"
    with pytest.raises(InvalidStatus):
        await connect(f"ws://evil.example/api/tables/{server.open('road', [PERSON] * 2)}/socket", sock=line_to(server))


def line_to(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port))


async def test_who_comes_under_a_name_of_ours_is_welcome(new_server: Callable[..., Server]) -> None:
    server = new_server(*QUICK, "--name", "Table.example")
    async with httpx.AsyncClient(base_url=server.url) as http:
        for name in ("localhost", "LOCALHOST", "sunshower.localhost", "[::1]", "192.168.1.7", "table.example"):
            assert (await http.get("/api", headers={"host": f"{name}:{server.port}"})).status_code == 200


def test_pages_of_others_cannot_set_up_tables(server: Server) -> None:
    table = {"game": "road", "seats": [{}, {}]}
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        (f"app{server.url[4:]}", 403),
        (server.url, 201),
    ):
        answer = server.http.post(f"{server.url}/api/tables", json=table, headers={"origin": origin})
        assert answer.status_code == status
        assert status == 201 or in_words(answer.json())


def test_what_is_wrong_with_a_request_is_said_in_words(server: Server) -> None:
    """A sentence for people, and beside it what whoever writes a client needs to know."""
    long = server.http.post(f"{server.url}/api/records", content=b"x" * 30_000_000)
    for answer, sentence in (
        (server.get("/api/nothing"), "There is nothing at this address."),
        (server.http.post(f"{server.url}/api/tables", json={"seats": 3}), "That request is not understood."),
        (long, "That is more than this server takes at once."),
    ):
        told = answer.json()
        assert told["sentence"].startswith(sentence), answer.status_code
        assert told["detail"], answer.status_code


async def test_every_answer_is_dressed(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    for path in ("/", "/api", f"/api/tables/{code}", "/api/tables/nothere", "/nothing/there", "/metrics", "/schema"):
        answer = server.get(path)
        assert answer.status_code < 500
        for name, value in HEADERS.items():
            assert answer.headers.get(name, "").startswith(value), (path, name)
        assert "server" not in answer.headers


def bad_frame(rng: random.Random) -> bytes:
    """A frame with anything wrong with it: its kind, its spare bits, its mask, its length, its place in a message."""
    first = rng.choice([rng.randrange(256), 0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A])
    payload = rng.choice([b"", b'{"do":"ping"}', b"\xff\xfe", b"\x03\xe8bye", b"\x00", rng.randbytes(126), bytes(9000)])
    size = rng.choice([len(payload)] * 4 + [0, 125, 126, 2**15, 2**31, 2**63, 2**64 - 1])
    short = bytes([size]) if size < 126 else b""
    middle = b"\x7e" + (size & 0xFFFF).to_bytes(2, "big")
    length = bytearray(rng.choice([short or middle] * 3 + [middle, b"\x7f" + size.to_bytes(8, "big")]))
    length[0] |= rng.choice([0x80, 0x80, 0x80, 0])
    mask = bytes(4) if length[0] & 0x80 else b""
    return bytes([first]) + bytes(length) + mask + payload


async def frames_badly(target: attacks.Target, rng: random.Random, frames: int) -> int:
    """Send bad frames along one socket until it is ended; how many there were."""
    sent = 0
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        reader, writer = await attacks.upgraded(target, hello=rng.random() < 0.9)
        for _ in range(min(frames, rng.choice([1, 2, 3, 300]))):
            writer.write(bad_frame(rng))
            sent += 1
        await writer.drain()
        with suppress(TimeoutError):
            async with asyncio.timeout(rng.choice([0.0, 0.05])):
                await reader.read(-1)
    target.leave()
    return max(1, sent)


@pytest.mark.parametrize(
    "frames", [2000, pytest.param(int(os.environ.get("FRAMES", "1000000")), marks=pytest.mark.soak)]
)
async def test_frames_that_are_none_disturb_nobody(new_server: Callable[..., Server], frames: int) -> None:
    """With the limits on, from many addresses: whoever sends them is cut off, and nothing unexpected is logged."""
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("road", [PERSON, PERSON])
    rng, left = random.Random(11 if frames == 2000 else None), frames
    async with Client(server, code, server.sit(code, "Quiet")) as neighbour:
        while left > 0:
            origins = [f"127.{rng.randrange(1, 250)}.{rng.randrange(250)}.{rng.randrange(1, 250)}" for _ in range(20)]
            targets = [attacks.Target(server.port, code, origin=origin) for origin in origins]
            left -= sum(await asyncio.gather(*(frames_badly(target, rng, left) for target in targets)))
            await neighbour.tell({"do": "ping"})
            while (await neighbour.hear())["is"] != "pong":
                pass
            await asyncio.sleep(0.06)
        assert (await neighbour.do("say", phrase="hello"))["is"] == "done"
    assert unexpected(server.said()) == []


SPOILS = [b"", b"{", b"]", b'"', b"\\u", b"9" * 30, b"\xc3\xa9"]


@pytest.mark.soak
async def test_malformed_frames(server: Server) -> None:
    """As many frames as FRAMES asks for, each a message with something wrong: the table answers, and goes on."""
    code, (token, _) = server.duel("road")
    rng, left = random.Random(), int(os.environ.get("FRAMES", "1000000"))
    said = [
        {"do": "move", "id": "command-1", "seat": 0, "seq": 3, "move": "1a"},
        {"do": "reveal", "id": "command-2", "seat": 0, "nonce": "n" * 16},
        {"do": "hand-over", "id": "command-3", "seat": 0, "to_bot": 1},
        {"do": "ahead", "id": "command-4", "seat": 0, "moves": ["1a", "2b"]},
    ]
    while left > 0:
        async with Client(server, code, token) as client:
            for _ in range(min(left, 5000)):
                text = bytearray(json.dumps(rng.choice(said)).encode())
                for _ in range(rng.randint(1, 6)):
                    at = rng.randrange(len(text))
                    text[at : at + rng.randint(0, 3)] = rng.choice(SPOILS)
                await client.socket.send(text.decode(errors="replace"))
                left -= 1
            await client.tell({"do": "ping"})
            while (await client.hear())["is"] != "pong":
                pass
    assert server.look(code, token)["sights"][0]["view"]


async def test_malformed_requests_are_refused_in_words(server: Server) -> None:
    rng = random.Random(8)
    code = server.open("road", [PERSON, PERSON])
    token = server.sit(code, "Ann")
    good: list[tuple[str, Message]] = [
        ("/api/tables", {"game": "road", "seats": [{}, {"bot": "random"}], "options": {}, "public": False}),
        (f"/api/tables/{code}/seats", {"id": token_hex(16), "name": "Bea", "nonce": token_hex(8), "seat": 0}),
        (f"/api/tables/{code}/commands", command("say", 0, phrase="hello")),
        ("/api/records", {"sunshower": 1, "game": "road", "steps": []}),
    ]
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30) as http:
        for _ in range(300):
            path, body = rng.choice(good)
            text = spoiled(json.dumps(body), rng)
            answer = await http.post(path, content=text.encode("utf-8", "surrogatepass"))
            assert answer.status_code in (200, 201, 400, 401, 404, 409), (text, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["code"]
                assert in_words(answer.json())
        for path in ("/api/tables/x", "/api/tables/%00%00%00%00", "/api/tables/aaaaaa/moments/x", "/api/records/a/b"):
            answer = await http.get(path)
            assert answer.status_code in (400, 404)
            assert in_words(answer.json())
        for path, key in (("/api/tables/aaaaaa", "table"), ("/api/records/aaaaaa", "record")):
            assert (await http.get(path)).json()["says"]["key"] == f"table-no-no-such-{key}"
        for since in ("-2", "x", "1e9", "9" * 50):
            assert (await http.get(f"/api/tables/{code}?since={since}")).status_code == 400
        answer = await http.post("/api/records", content=b"x" * 1_100_000)
        assert (answer.status_code, in_words(answer.json())) == (413, True)


DEEP = "[" * 3000 + "]" * 3000


async def test_what_is_nested_too_deeply_or_no_text_is_not_understood(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    text = f'{{"x": {DEEP}, "do": "ping"}}'
    async with httpx.AsyncClient(base_url=server.url, headers={"content-type": "application/json"}) as http:
        for path in ("/api/tables", f"/api/tables/{code}/seats", f"/api/tables/{code}/commands", "/api/records"):
            for content in (text.encode(), b'{"do": "\xff"}'):
                answer = await http.post(path, content=content)
                assert (answer.status_code, in_words(answer.json())) == (400, True), (path, answer.text)
    async with Client(server, code) as client:
        await client.socket.send(text)
        heard = await client.hear()
        assert (heard["code"], in_words(heard)) == ("not-understood", True)
    async with connect(server.socket(code)) as line:
        await line.send(text)
        assert json.loads(await line.recv())["code"] == "no-hello"


def test_paths_that_no_file_can_have_lead_nowhere(server: Server) -> None:
    for path in ("/%00", "/assets/%00", "/" + "x" * 256, "/assets/" + "%C3%A4" * 128, "/t/" + "x" * 3000):
        assert server.get(path).status_code == 404, path


def test_no_word_ends_with_a_line_end(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    sitting = {"id": "i" * 16, "name": "Ann", "nonce": "n" * 16}
    for name in ("id", "nonce"):
        assert server.post(f"/api/tables/{code}/seats", sitting | {name: "x" * 16 + "\n"}).status_code == 400
    assert server.get(f"/api/tables/{code}%0A").status_code == 404
    token = server.sit(code, "Ann")
    assert server.command(code, token, "say", phrase="hello", id="command-1\n").status_code == 400


def test_a_refused_command_is_refused_by_its_id(server: Server) -> None:
    code = server.open("road", [PERSON, PERSON])
    for token in (None, server.sit(code, "Ann")):
        refused = server.command(code, token, "say", phrase="buy my book", id="command-1")
        assert (refused.status_code, refused.json()["id"]) == (409 if token else 401, "command-1")


def test_nobody_comes_from_elsewhere_by_saying_so(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    table = {"game": "road", "seats": [{}, {}]}
    codes = [
        server.http.post(f"{server.url}/api/tables", json=table, headers={"x-forwarded-for": f"192.0.2.{number}"})
        for number in range(20)
    ]
    assert 429 in [answer.status_code for answer in codes]


async def test_one_address_cannot_ask_for_everything(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("road", [PERSON, PERSON])
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        for _ in range(200):
            await ann.tell({"do": "ping"})
        answers = [await ann.hear() for _ in range(200)]
        assert sum(answer.get("code") == "too-much" for answer in answers) > 20
        async with AsyncExitStack() as sockets:
            for _ in range(99):
                await sockets.enter_async_context(connect(server.socket(code)))
            async with connect(server.socket(code)) as one_more:
                assert json.loads(await one_more.recv())["code"] == "too-many-sockets"
        opened = [server.post("/api/tables", {"game": "road", "seats": [{}, {}]}).status_code for _ in range(12)]
        assert opened[0] == 201
        assert opened[-1] == 429
        with ThreadPoolExecutor(20) as crowd:  # one by one, a busy machine could not ask for too much
            assert 429 in [answer.status_code for answer in crowd.map(server.get, ["/api"] * 700)]
        await asyncio.sleep(1)
        assert (await ann.do("say", phrase="hello"))["is"] == "done"
    assert unexpected(server.said()) == []


async def test_one_seat_cannot_disturb_the_others_without_end(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("road", [PERSON, PERSON])
    tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
    async with Client(server, code, tokens[0]) as ann, Client(server, code, tokens[1]) as bea:
        gone = [await ann.do(do) for _ in range(4) for do in ("leave", "take-back")]
        assert [answer["is"] for answer in gone[:4]] == ["done"] * 4
        assert gone[-1]["code"] == "too-much"
        assert (await bea.do("say", phrase="hello"))["is"] == "done"
        for _ in range(15):
            await bea.tell(command("say", bea.seat, phrase="hello"))
        while (await bea.hear()).get("code") != "too-much":
            pass


async def test_whoever_says_too_much_is_told_so_every_time(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    code, tokens = server.duel("road")
    async with Client(server, code, tokens[0]) as ann:
        asked = [command("why", ann.seat, text="8@a") for _ in range(150)]
        for message in asked:
            await ann.tell(message)
        answers = [await ann.hear() for _ in asked]
    assert [answer["id"] for answer in answers] == [message["id"] for message in asked]
    assert (answers[-1]["code"], in_words(answers[-1])) == ("too-much", True)


async def test_one_seat_cannot_ask_for_undos_without_end(new_server: Callable[..., Server]) -> None:
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("passage", [PERSON, PERSON])
    tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
    async with Client(server, code, *tokens) as both:
        first = both.news["to_act"]
        while both.news["to_act"] == first:
            await both.move(both.offers[0])
        await both.move(both.offers[0])
        for _ in range(3):
            assert (await both.do("undo", first, seq=both.news["seq"]))["is"] == "done"
            assert (await both.do("answer", 1 - first, seq=both.news["seq"], yes=False))["is"] == "done"
        assert (await both.do("undo", first, seq=both.news["seq"]))["code"] == "too-much"


async def test_streams_that_are_gone_do_not_count(new_server: Callable[..., Server]) -> None:
    """However early a client hangs up, its place is free again."""
    server = new_server("--pace", "0", "--workers", "1")
    code = server.open("road", [PERSON, PERSON])
    request = f"GET /api/tables/{code}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
    for _ in range(3):
        for _ in range(15):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request)
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        await asyncio.sleep(1.5)
    async with Client(server, code) as client:
        assert client.news["code"] == code
    assert unexpected(server.said()) == []


def test_metrics_are_told_elsewhere_and_do_not_grow_with_what_is_asked_for(server: Server) -> None:
    assert server.get("/metrics").status_code == 404
    for _ in range(3):
        server.get(f"/api/tables/{token_hex(5)}")
        server.get(f"/{token_hex(10)}")
    before = server.metrics().splitlines()
    for _ in range(30):
        server.get(f"/api/tables/{token_hex(5)}")
        server.get(f"/{token_hex(10)}")
    assert len(server.metrics().splitlines()) == len(before)
    assert any(line.startswith("sunshower_connections ") for line in before)
