"""Nobody is told what their eyes may not see: not by a seat's socket, a watcher's, the log or the metrics.

Two worlds are played on two servers. They differ only in what some eyes may not know: chance deals other cards face
down, and the others play other hidden moves. Every byte that goes to these eyes must be the same in both.
"""

import asyncio
import json
import os
import random
import re
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from secrets import token_hex
from time import monotonic

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Eyes
from sunshower.core.match import Match
from sunshower.core.options import checked_options
from sunshower.core.registry import games, load
from sunshower.server.auth import key_of

from ..laws.laws import Table, same_step
from .conftest import PERSON, QUICK, RIGGED, Client, Message, News, Server, bot, command, play_all

pytestmark = pytest.mark.anyio

Start = Callable[..., Server]
SECRET = "5ec2e7" * 10
CANARY = "canary"
TRIES = 8
LONGEST = 70
"""Steps of a pair of worlds at most."""


@dataclass
class Worlds:
    """Two games that some eyes cannot tell apart: for each step who made it, and its text in either world."""

    table: Table
    eyes: Eyes
    steps: list[tuple[int, str, str]] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    """The plies at which somebody else had more to choose from in one world, as who can block has in Pirates."""

    @property
    def worth(self) -> tuple[bool, int]:
        return any(ours != theirs for _, ours, theirs in self.steps), len(self.steps)

    @property
    def name(self) -> str:
        return f"{self.table.game.name} {self.eyes}"

    def chance(self, world: int) -> dict[int, str]:
        return {ply: texts[world] for ply, (seat, *texts) in enumerate(self.steps) if seat == CHANCE}


def worlds(table: Table, eyes: Eyes, seed: str = "") -> Worlds:
    """Two games from before the deal to where the rules tell the eyes which one it is: the best of some tries."""
    tries = (try_worlds(table, eyes, f"{seed}{number}") for number in range(TRIES))
    return max(tries, key=lambda found: found.worth)


def try_worlds(table: Table, eyes: Eyes, seed: str) -> Worlds:
    rng = Rng(f"worlds {table} {eyes} {seed}")
    found = Worlds(table, eyes)
    truth, other = table.setup(), table.setup()
    while truth.turn != OVER and len(found.steps) < LONGEST:
        step = same_step(table, truth, other, eyes, rng, alike=6)
        if step is None:
            break
        if truth.turn not in (eyes, CHANCE) and len(truth.legal()) != len(other.legal()):
            found.choices.append(len(found.steps))
        texts = [table.game.format_move(state, action) for state, action in zip((truth, other), step, strict=True)]
        found.steps.append((int(truth.turn), texts[0], texts[1]))
        truth.play(step[0])
        other.play(step[1])
        assert truth.turn == other.turn
    if truth.turn == CHANCE:  # chance would go on in its own way, so the move before it is not made
        while found.steps and found.steps.pop()[0] == CHANCE:
            pass
    return found


def pairs(seed: str = "") -> list[Worlds]:
    """Worlds for every game, for two seats and for somebody who watches."""
    found = []
    for game in map(load, games()):
        seats = min(3, game.seats[-1])
        table = Table(game, seats, checked_options(game, {}))
        found += [worlds(table, eyes, seed) for eyes in (0, 1, None)]
    return found


def rigged(start: Start, folder: Path, world: int, plays: list[Worlds]) -> Server:
    plan = folder / f"world{world}.json"
    plan.write_text(json.dumps({"secret": SECRET, "chance": {play.name: play.chance(world) for play in plays}}))
    return start(*QUICK, folder=f"world{world}", program=(RIGGED, str(plan), "serve"))


async def test_two_worlds_look_the_same(new_server: Start, tmp_path: Path) -> None:
    plays = pairs()
    assert min(len(play.steps) for play in plays) > 20
    heard = []
    for world in (0, 1):
        server = rigged(new_server, tmp_path, world, plays)
        heard.append(await asyncio.gather(*(played(server, play, world) for play in plays)))
        assert SECRET not in server.said()
    differed = set()
    for play, ours, theirs in zip(plays, *heard, strict=True):
        for one, two in zip(ours[0], theirs[0], strict=True):
            assert unsigned(one) == unsigned(two), play.name
        if [*map(unsigned, ours[1])] != [*map(unsigned, theirs[1])]:
            differed.add(play.table.game.name)
        for ply in play.choices:  # whoever can do nothing is asked like whoever can
            prompts = [offered(world[1], ply) for world in (ours, theirs)]
            assert all(prompts)
            assert prompts[0] != prompts[1]
    assert differed == {"chroma", "pirates", "rainbow", "road"}  # nothing is hidden in Passage
    assert any(play.choices for play in plays if play.table.game.name == "pirates")


def unsigned(text: str) -> str:
    """A message without what is signed: a head is keyed with the secret, and so it tells nothing."""
    return re.sub(r'"(key|head|signature)":"[0-9a-f]+"', r'"\1":""', text)


def offered(heard: list[str], ply: int) -> list[str]:
    """What somebody was offered at a ply."""
    news = [message for message in map(json.loads, heard) if message["is"] == "news" and message["plies"] == ply]
    return [offer["move"] for sight in news[-1]["sights"] for offer in sight["offers"]]


async def played(server: Server, play: Worlds, world: int) -> tuple[list[str], list[str]]:
    """What the eyes hear while one of two worlds is played, and what the others hear."""
    seats, eyes = play.table.seats, play.eyes
    code = server.open(play.table.game.name, [PERSON] * seats, options=dict(play.table.options))
    names = [play.name, *(f"Player {seat}" for seat in range(1, seats))]
    fixed = [{"id": f"player-{seat:016}", "nonce": f"nonce-{seat:04}", "seat": seat} for seat in range(seats)]
    tokens = [server.sit(code, name, **more) for name, more in zip(names, fixed, strict=True)]
    own = [token for seat, token in enumerate(tokens) if seat == eyes]
    others = [token for token in tokens if token not in own]
    rng = random.Random(play.name)
    last: tuple[int, str] = (-1, "")
    async with Client(server, code, *others) as rest, Client(server, code, *own) as looker:
        await rest.after(looker.news["seq"])
        for number, (seat, *texts) in enumerate(play.steps):
            if seat == CHANCE:
                continue
            assert looker.news["to_act"] == seat
            if own and rng.random() < 0.2:
                await curious(looker, rng, number)
                await undecided(looker, number, last[1] if last[0] == eyes else None)
                await rest.after(looker.news["seq"])
            move = command("move", seat, seq=looker.news["seq"], move=texts[world], id=f"command-{number}")
            answer = await (looker if seat == eyes else rest).ask(move)
            assert answer["is"] == "done", answer
            await looker.after(answer["seq"])
            await rest.after(answer["seq"])
            last = (seat, texts[world])
        return looker.heard, rest.heard


async def curious(client: Client, rng: random.Random, number: int) -> None:
    """Ask for whatever there is to ask for."""
    seen = json.dumps(client.news["sights"][0]["view"])
    asked: list[Message] = [
        command("why", client.seat, text=text) for text in ("stop", "hand:1", rng.choice(client.offers or ["end"]))
    ]
    asked.append(command("draft", client.seat, text=rng.choice(seen.split())))
    asked.append(command("read", client.seat, said=["hand:1", rng.choice(seen.split())], language="nl"))
    asked.append(command("hint", client.seat))
    asked.append(command("listen", client.seat))
    asked += [command("ahead", client.seat, moves=[move]) for move in client.offers[:3]]
    asked.append(command("move", client.seat, seq=client.news["seq"], move="nonsense"))
    for turn, question in enumerate(asked):
        await client.ask(question | {"id": f"question-{number}-{turn}"})
    ply = rng.randrange(client.news["plies"] + 1)
    for eyes in (client.seat, rng.choice(["none", "all", 1 - client.seat])):
        path = f"/api/tables/{client.code}/moments/{ply}?eyes={eyes}"
        client.heard.append(client.server.get(path, client.tokens[0]).text)


async def undecided(client: Client, number: int, again: str | None) -> None:
    """Take the last move back and play it again, where that is free; elsewhere ask, and go on without an answer."""
    free = client.news["sights"][0]["undo"] == "free"
    if free and again is None:
        return
    await client.do("undo", id=f"take-back-{number}", seq=client.news["seq"])
    if free:
        done = await client.do("move", id=f"play-again-{number}", seq=client.news["seq"], move=again)
        assert done["is"] == "done", done


async def test_no_canary_leaves_its_seat(new_server: Start, tmp_path: Path) -> None:
    """Whatever a game shows one seat alone carries a mark, and nobody else, no log and no metric ever has it."""
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({"canary": CANARY}))
    server = new_server(*QUICK, program=(RIGGED, str(plan), "serve"))
    for game in map(load, games()):
        seats = min(3, game.seats[-1])
        chairs = [PERSON] * 2 + [bot("random")] * (seats - 2)
        code = server.open(game.name, chairs)
        tokens = [server.sit(code, name) for name in ("Ann", "Bea")]
        async with (
            Client(server, code, tokens[0]) as ann,
            Client(server, code, tokens[1]) as bea,
            Client(server, code) as watcher,
        ):
            rng = random.Random(game.name)
            for plies in (20, 35, 50):
                await asyncio.gather(*(client.play(rng, partial(has_come_to, plies)) for client in (ann, bea)))
                for client in (ann, bea, watcher):
                    await pry(client, plies)
            assert not ann.news["result"]
            assert len(watcher.heard) > 10
            for eyes, client in ((0, ann), (1, bea), (None, watcher)):
                found = set(re.findall(f"{CANARY}-\\w+", "\n".join(client.heard)))
                assert found == ({f"{CANARY}-{eyes}"} if client.tokens else set()), game.name
    assert CANARY not in server.said() + server.metrics() + server.get("/api/tables").text


def has_come_to(plies: int, news: News) -> bool:
    return bool(news["plies"] >= plies)


async def pry(client: Client, plies: int) -> None:
    """Ask for whatever there is to ask for, about oneself and about others."""
    token = client.tokens[0] if client.tokens else None
    questions: list[Message] = [{"do": do, "text": "hand:1"} for do in ("why", "draft")]
    questions += [{"do": "read", "said": ["hand:1", "1"], "language": "de"}]
    questions += [{"do": "hint"}, {"do": "listen"}, {"do": "ahead", "moves": client.offers[:1]}]
    questions += [{"do": "move", "seq": 0, "move": "x"}]
    for seat in range(3):
        for question in questions:
            await client.ask(command(question["do"], seat) | question)
    for path in ("", "/record", "/course", *(f"/moments/{plies - 5}?eyes={eyes}" for eyes in (0, 1, 2, "none", "all"))):
        client.heard.append(client.server.get(f"/api/tables/{client.code}{path}", token).text)


async def test_secrets_stay_in_the_server(server: Server) -> None:
    """Until the end nobody hears of the secret or the seed, and never of a token or what is kept of one."""
    code = server.open("pirates", [PERSON, bot("greedy"), PERSON])
    ids = {"Ann": "a" * 32, "Bea": "b" * 32}
    nonces = {"Ann": "nonce-of-ann", "Bea": "nonce-of-bea"}
    tokens = {name: server.sit(code, name, id=ids[name], nonce=nonces[name]) for name in ids}
    before: list[str] = []
    async with (
        Client(server, code, tokens["Ann"]) as ann,
        Client(server, code, tokens["Bea"]) as bea,
        Client(server, code) as watcher,
    ):
        rng = random.Random(9)
        await asyncio.gather(*(client.play(rng, half_way) for client in (ann, bea, watcher)))
        for path in ("record", "course", "moments/0", "moments/0?eyes=2"):
            refused = server.get(f"/api/tables/{code}/{path}", tokens["Ann"])
            assert refused.json()["code"] == "not-over"
            before.append(refused.text)
        before += [server.get(f"/api/tables/{code}", token).text for token in (None, *tokens.values())]
        before += [server.get("/api/tables").text, server.metrics()]
        before += [*ann.heard, *bea.heard, *watcher.heard]
        await play_all(rng, ann, bea)
    record = server.get(f"/api/tables/{code}/record").json()
    always = [*tokens.values(), *map(key_of, tokens.values()), *ids.values()]
    told = "\n".join(before)
    logged = server.said() + server.metrics()
    for secret in (*always, record["fair"]["secret"], record["seed"], *nonces.values()):
        assert secret not in told
        assert secret not in logged
    for secret in always:
        assert secret not in json.dumps(record)


def half_way(news: News) -> bool:
    return bool(news["plies"] > 100)


async def test_a_bot_takes_its_time_whatever_it_holds(new_server: Start) -> None:
    """In Pirates a bot that could block answers no sooner than one that could not."""
    pace = 0.15
    server = new_server("--no-limits", "--pace", str(pace), "--workers", "2")
    code = server.open("pirates", [PERSON, bot("random"), bot("casual")])
    waits: list[float] = []
    rng = random.Random(1)
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        while len(waits) < 15 and not ann.news["result"]:
            if ann.offers:
                await ann.move(rng.choice(ann.offers))
                continue
            began = monotonic()
            await ann.after(ann.news["seq"] + 1)
            waits.append(monotonic() - began)
    # News may reach a busy client late, and then the next wait looks shorter.
    assert sorted(waits)[len(waits) // 4] > 0.5 * pace


@pytest.mark.soak
async def test_many_worlds_look_the_same(new_server: Start, tmp_path: Path) -> None:
    """As many pairs of messages for each game as PAIRS asks for, of games that differ every time."""
    wanted = int(os.environ.get("PAIRS", "100000"))
    compared: Counter[str] = Counter()
    while min((compared[game] for game in games()), default=0) < wanted:
        plays = [play for play in pairs(token_hex(8)) if compared[play.table.game.name] < wanted]
        heard = []
        for world in (0, 1):
            server = rigged(new_server, tmp_path, world, plays)
            heard.append(await asyncio.gather(*(played(server, play, world) for play in plays)))
            server.close()
            shutil.rmtree(server.folder)
        for play, ours, theirs in zip(plays, *heard, strict=True):
            for one, two in zip(ours[0], theirs[0], strict=True):
                assert unsigned(one) == unsigned(two), play.name
            compared[play.table.game.name] += len(ours[0])
    print(dict(compared))


@pytest.mark.soak
async def test_time_does_not_tell_who_can_block(new_server: Start) -> None:
    """A bot's answers to the same question, where it could block and where it could not, take equally long."""
    server = new_server("--no-limits", "--pace", "0.3", "--workers", "2")
    can: list[float] = []
    cannot: list[float] = []
    for waits, match in await asyncio.gather(*(timed(server, number) for number in range(16))):
        for ply, wait in waits.items():
            choices = match.moment(ply).legal(1)
            if "pass" in choices:
                (can if "block" in choices else cannot).append(wait)
    assert min(len(can), len(cannot)) > 20
    longer = sum((one > two) + (one == two) / 2 for one in can for two in cannot) / len(can) / len(cannot)
    print(f"a bot that could block took longer in {longer:.1%} of {len(can)} x {len(cannot)} pairs")
    assert abs(longer - 0.5) < 4 * (1 / 12 * (1 / len(can) + 1 / len(cannot))) ** 0.5


async def timed(server: Server, number: int) -> tuple[dict[int, float], Match]:
    """For each decision of a bot in a game against somebody who raids a lot, how long it took; and the game."""
    code = server.open("pirates", [PERSON, bot("casual")])
    waits: dict[int, float] = {}
    rng = random.Random(number)
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        while not ann.news["result"]:
            if ann.offers:
                await ann.move(rng.choice([move for move in ann.offers if "@" in move] or ann.offers))
                continue
            ply, began = ann.news["plies"], monotonic()
            await ann.after(ann.news["seq"] + 1)
            waits[ply] = monotonic() - began
    return waits, sunshower.replay(server.get(f"/api/tables/{code}/record").json())
