"""Requests made up from our own description of the API, good ones and bad ones: none of them is too much for us."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from .conftest import PERSON, Server, bot, unexpected

pytestmark = pytest.mark.skipif(not find_spec("schemathesis"), reason="schemathesis is not installed")

ALL = "examples,coverage,fuzzing,stateful"


def made_up(server: Server, folder: Path, *args: str) -> None:
    """Let schemathesis ask, as somebody who has a seat; the stream is left out because it never ends."""
    code = server.open("pirates", [PERSON, bot("random")])
    token = server.sit(code, "Ann")
    settings = folder / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.code" = "{code}"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run", "--no-color"]
    command += ["--checks", "not_a_server_error", "--exclude-path-regex", "/stream$"]
    command += ["--header", f"Authorization: Bearer {token}", *args, f"{server.url}/schema/openapi.json"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stdout
    assert "generated" in done.stdout
    assert unexpected(server.said()) == []


def test_no_request_is_too_much(server: Server, tmp_path: Path) -> None:
    made_up(server, tmp_path, "--phases", "fuzzing", "--max-examples", "10", "--generation-deterministic")


@pytest.mark.soak
def test_no_request_is_too_much_for_long(server: Server, tmp_path: Path) -> None:
    made_up(server, tmp_path, "--phases", ALL, "--max-examples", "200")
