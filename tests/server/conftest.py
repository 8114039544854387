"""How the server is tested: a real process with a folder of its own, and clients with real sockets."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from sunshower.server.limits import UNLIMITED, Limits
from sunshower.server.lobby import Lobby
from sunshower.server.room import Services
from sunshower.server.store import Store
from sunshower.server.workers import WorkerPool

PATIENCE = 30
"""Seconds that anything may take on a busy machine; nothing here measures speed."""
PROGRAM = ("-m", "sunshower", "serve")
QUICK = ("--no-limits", "--pace", "0", "--workers", "1")
RIGGED = str(Path(__file__).with_name("rigged.py"))
PERSON: dict[str, Any] = {}

News = dict[str, Any]
Message = dict[str, Any]


def bot(level: str) -> dict[str, Any]:
    return {"bot": level}


class Server:
    """A server process and its folder."""

    def __init__(self, folder: Path, *args: str, program: tuple[str, ...] = PROGRAM) -> None:
        self.folder = folder
        self.args = args
        self.program = program
        self.log = folder.with_suffix(".log")
        self.port = 0
        self.counters = free_port()
        self.http = httpx.Client(timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        """Start, on the same port as before."""
        command = [*self.program, "--port", str(self.port), "--data", str(self.folder), *self.args]
        command += ["--metrics", f"127.0.0.1:{self.counters}"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command], stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http://" in line, self.said()
        self.url = line.split()[3].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill it in the middle of whatever it is doing."""
        self.process.kill()
        self.wait()

    def stop(self) -> int:
        """Ask it to stop; returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def wait(self) -> int:
        assert self.process.stdout
        self.process.stdout.close()
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        self.http.close()

    def said(self) -> str:
        """All that it has written to its log."""
        return self.log.read_text()

    def metrics(self) -> str:
        """What it counts."""
        return self.http.get(f"http://127.0.0.1:{self.counters}/metrics").text

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        return self.http.get(self.url + path, headers=bearer(token))

    def post(self, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        return self.http.post(self.url + path, json=body, headers=bearer(token))

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """The code of a new table."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def sit(self, code: str, name: str, **more: Any) -> str:
        """The token of the seat that somebody gets."""
        body = {"id": token_hex(16), "name": name, "nonce": token_hex(8), **more}
        answer = self.post(f"/api/tables/{code}/seats", body)
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def duel(self, game: str, **more: Any) -> tuple[str, list[str]]:
        """The code of a table with two people, Ann and Bea, and their tokens; whoever begins has a choice.

        Chroma begins with a draw, whatever is dealt.
        """
        while True:
            code = self.open(game, [PERSON, PERSON], **more)
            tokens = [self.sit(code, name) for name in ("Ann", "Bea")]
            if game == "chroma" or any(len(self.look(code, token)["sights"][0]["offers"]) > 1 for token in tokens):
                return code, tokens

    def look(self, code: str, token: str | None = None) -> News:
        found: News = self.get(f"/api/tables/{code}", token).json()
        return found

    def command(self, code: str, token: str | None, do: str, seat: int = 0, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{code}/commands", command(do, seat, **more), token)

    def socket(self, code: str) -> str:
        return f"ws{self.url[4:]}/api/tables/{code}/socket"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def command(do: str, seat: int, **more: Any) -> Message:
    return {"do": do, "id": token_hex(8), "seat": seat, **more}


class Client:
    """Somebody at a table with a socket: what they hear, and what they know by now."""

    def __init__(self, server: Server, code: str, *tokens: str, since: int = -1) -> None:
        self.server, self.code, self.tokens, self.since = server, code, tokens, since
        self.news: News = {}
        self.heard: list[str] = []
        self.done: list[Message] = []

    async def __aenter__(self) -> "Client":
        self.socket: ClientConnection = await connect(self.server.socket(self.code), compression=None, max_size=None)
        await self.tell({"do": "hello", "tokens": self.tokens, "since": self.since})
        await self.until(lambda news: True)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def tell(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message; what comes with news that a command is done counts as one of its own."""
        if self.done:
            return self.done.pop(0)
        async with asyncio.timeout(PATIENCE):  # before Python 3.12 wait_for may swallow that its task was cancelled
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["is"] == "news":
            self.news = message
            self.done += message["done"]
        return message

    async def until(self, wanted: Callable[[News], bool]) -> News:
        """The first news from now on with which all is as wanted."""
        while not self.news or not wanted(self.news):
            await self.hear()
        return self.news

    async def after(self, seq: int) -> News:
        """News of at least this event."""
        return await self.until(lambda news: bool(news["seq"] >= seq))

    async def ask(self, message: Message) -> Message:
        """The answer to a message with an id."""
        await self.tell(message)
        while True:
            answer = await self.hear()
            if answer.get("id") == message["id"]:
                return answer

    async def do(self, do: str, seat: int | None = None, **more: Any) -> Message:
        """Carry out a command for the seat, and wait until its effect is known."""
        answer = await self.ask(command(do, self.seat if seat is None else seat, **more))
        if answer["is"] == "done":
            await self.after(answer["seq"])
        return answer

    async def move(self, move: str) -> Message:
        seat = self.news["to_act"]
        return await self.do("move", seat, seq=self.news["seq"], move=move)

    @property
    def seat(self) -> int:
        seat: int = self.news["sights"][0]["seat"]
        return seat

    @property
    def offers(self) -> list[str]:
        """The moves open to whichever of the client's seats is to act."""
        return [offer["move"] for sight in self.news["sights"] for offer in sight["offers"]]

    async def play(self, rng: random.Random, stop: Callable[[News], bool] = lambda news: False) -> News:
        """Play any legal moves until the game is over."""
        while not self.news["result"] and not stop(self.news):
            if self.offers:
                answer = await self.move(rng.choice(self.offers))
                assert answer["is"] == "done" or answer["code"] == "stale", answer
            else:
                await self.hear()
        return self.news


def lines_of(message: Message) -> list[dict[str, Any]]:
    """The lines of the log that news tell."""
    return [line for sight in message.get("sights", []) for line in sight["lines"]]


async def play_all(rng: random.Random, *clients: Client) -> list[News]:
    return list(await asyncio.gather(*(client.play(rng) for client in clients)))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "data", *QUICK)
    yield server
    server.close()


@pytest.fixture
def server(_server: Server) -> Iterator[Server]:
    """A server that all tests share; whatever a test does to it, nothing unexpected may be in its log."""
    yield _server
    assert unexpected(_server.said()) == []


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    """A lobby in this process, whose server can be changed."""
    workers = WorkerPool(1)
    store = Store(tmp_path / "data")
    lobby = Lobby(Services(store, workers, Limits(UNLIMITED), 0.2, 30.0))
    yield lobby
    lobby.close()
    workers.close()
    store.close()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of the test's own."""
    servers: list[Server] = []

    def start(*args: str, folder: str = "data", program: tuple[str, ...] = PROGRAM) -> Server:
        servers.append(Server(tmp_path / folder, *(args or QUICK), program=program))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


def unexpected(log: str) -> list[str]:
    """The lines of a log that tell of a mistake of ours."""
    return [line for line in log.splitlines() if not line.startswith("{") or '"level": "error"' in line]


def sunshower(*args: object, **env: str) -> subprocess.CompletedProcess[str]:
    """The command line, run to its end."""
    command = [sys.executable, "-m", "sunshower", *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=os.environ | env)
