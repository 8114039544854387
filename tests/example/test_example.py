"""The example game, installed from its own folder: the laws hold for it, and it is played wherever games are played."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..line.conftest import piped
from ..server.conftest import PERSON, QUICK, Client, News, Server, bot

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "puddles"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the example installed in it, and nothing else, on the path of every process that is begun."""
    folder = tmp_path_factory.mktemp("installed")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", folder, EXAMPLE], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")])))
        yield folder


def run(*args: str) -> str:
    done = subprocess.run([sys.executable, "-m", *args], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_laws_hold_for_it(installed: Path) -> None:
    """Nothing but the entry point names it, and it gets all laws and its own tests."""
    said = run("pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "examples/puddles/tests", "-k", "puddles")
    assert " failed" not in said
    assert said.count(".") > 30


def test_it_is_small() -> None:
    """A whole game with its tests, in less than three hundred lines of Python."""
    assert sum(len(path.read_text().splitlines()) for path in EXAMPLE.rglob("*.py")) < 300


def test_the_terminal_plays_it(installed: Path, tmp_path: Path) -> None:
    """A person takes the first of the list until it is over."""
    assert "puddles" in run("sunshower", "games").lower()
    said = piped(tmp_path / "data", "puddles", "--seed", "demo", said="1\n" * 8)
    assert "The most splashes win" in said


async def play_out(server: Server, code: str, token: str) -> News:
    async with Client(server, code, token) as client:
        return await client.play(random.Random("puddles"))


def test_the_server_plays_it(installed: Path, tmp_path: Path) -> None:
    """A person and a bot, to the end; what happens is typed data on the wire."""
    server = Server(tmp_path / "data", *QUICK)
    try:
        code = server.open("puddles", [PERSON, bot("greedy")])
        token = server.sit(code, "Ann")
        news = asyncio.run(play_out(server, code, token))
        assert news["result"]["ending"] in ("most", "shared")
        lines = [line for line in server.look(code, token)["sights"][0]["lines"] if "move" in line]
        assert {happening["what"] for line in lines for happening in line["happenings"]} == {
            "puddles.dealt",
            "puddles.fell",
        }
    finally:
        server.close()
