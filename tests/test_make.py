"""The Makefile: what people say to it reaches the program, and the Python they name is the one that runs."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHOW = '#!/bin/sh\nfor word; do printf "[%s]" "$word"; done; echo\n'
Make = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """make, in a folder that is set up already, with a program that shows what it is called with."""
    for name in ("Makefile", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "src").mkdir()
    program = tmp_path / ".venv" / "bin" / "sunshower"
    program.parent.mkdir(parents=True)
    program.write_text(SHOW)
    program.chmod(0o755)
    (program.parent / "python").symlink_to(sys.executable)
    for mark in ("ready", "built"):
        (tmp_path / ".venv" / mark).touch()

    def make(*words: str) -> "subprocess.CompletedProcess[str]":
        ours = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHON", "GAME", "SEED", "PLAYERS", "OPTIONS", "ARGS")
        settings = {name: value for name, value in os.environ.items() if name not in ours}
        command = ["make", "BUILT=.venv/built", *words]
        return subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=30)

    return make


def test_seeds_and_names_reach_the_program_as_they_are(make: Make) -> None:
    done = make("line", "GAME=road", "SEED=it's $HOME `x` $(x)", 'PLAYERS=O\'Neil,"B"', "OPTIONS=a=it's b")
    said = "[play][road][--seed][it's $HOME `x` $(x)][--players][O'Neil,\"B\"][--option][a=it's][--option][b]\n"
    assert (done.stdout, done.stderr) == (said, "")
    assert make("line").stdout == "[play]\n"
    assert make("screen", "GAME=road").stdout == "[play][road][--screen]\n"


def test_a_python_that_is_named_and_not_there_is_not_replaced_by_another(make: Make, tmp_path: Path) -> None:
    done = make("line", "PYTHON=/no/such/python")
    assert done.returncode != 0
    assert "/no/such/python" in done.stderr
    assert "[play]" not in done.stdout
    assert make("line", f"PYTHON={sys.executable}").stdout == "[play]\n"


def test_an_environment_whose_python_has_vanished_is_made_anew(make: Make, tmp_path: Path) -> None:
    assert "-m venv" not in make("-n", "line").stdout
    python = tmp_path / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/no/such/python")
    assert "-m venv --clear .venv" in make("-n", "line").stdout
