"""The full screen in a real pseudo-terminal, and what is said where it cannot be."""

import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sunshower import games

from ..line.conftest import Terminal, settings

ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[PX^_].*?\x1b\\|[@-Z\\-_])")
PATIENCE = 120
LONG = 600
"""Seconds that a whole game may take on a busy machine."""
LAST = (
    "round=8 phase=place turn=0 first=0 ring=75341/66123 sunny=a rain=g hands=2/3 pranks=-/- discards=4557 scores=9/9"
)


def plain(text: str) -> str:
    """What a terminal was sent, without the commands."""
    return ESCAPES.sub("", text)


def test_a_game_to_the_end_by_keys_alone(tmp_path: Path) -> None:
    """Picking the first thing that is lit, again and again, leads to a result; then one leaves."""
    command = ("road", "--seed", "demo", "--players", "You,random", "--position", LAST, "--screen")
    terminal = Terminal(tmp_path, *command, NO_COLOR="1")
    try:
        seen, end = "", time.monotonic() + PATIENCE
        while "The game is over" not in plain(seen):
            assert time.monotonic() < end, plain(seen)[-3000:]
            terminal.type("1")
            seen += terminal.rest(0.15)
        assert "Rainbow Road" in plain(seen)
        terminal.type("\x1b")
        terminal.rest(0.5)
        terminal.type("q")
        assert terminal.process.wait(30) == 0
        assert list(tmp_path.glob("*.json")) == []
    finally:
        terminal.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_keys_alone(tmp_path: Path, game: str) -> None:
    """From the deal to the result, in a terminal of an ordinary size, by digits alone."""
    rng = random.Random(game)
    players = ("--players", "You,random", *(("--option", "turn_limit=12") if game in ("chroma", "passage") else ()))
    terminal = Terminal(tmp_path, game, "--seed", "demo", *players, "--screen", NO_COLOR="1")
    try:
        seen, end = "", time.monotonic() + LONG
        while "The game is over" not in (shown := plain(seen)):
            assert time.monotonic() < end, shown[-3000:]
            assert terminal.process.poll() is None, shown[-3000:]
            terminal.type(rng.choice("111122233456789"))
            seen = seen[-20_000:] + terminal.rest(0.02)
        terminal.type("\x1b")
        terminal.rest(0.5)
        terminal.type("q")
        assert terminal.process.wait(30) == 0
    finally:
        terminal.close()


def test_what_is_left_unfinished_is_kept(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "chroma", "--seed", "demo", "--screen")
    try:
        terminal.until("Your hand")
        terminal.type("1")
        terminal.until("You draw from the pile.")
        terminal.type("q")
        terminal.until("play --resume")
        assert terminal.process.wait(30) == 0
    finally:
        terminal.close()


def test_without_textual_a_sentence_says_how_to_install_it(tmp_path: Path) -> None:
    """The full screen is an extra: line mode goes on without it."""
    code = "import sys; sys.modules['textual'] = None; from sunshower.cli import main; main()"
    for args in (["play", "road", "--screen"], ["join", "http://127.0.0.1:1/t/abcd"]):
        command = [sys.executable, "-c", code, *args]
        done = subprocess.run(command, capture_output=True, text=True, env=settings(tmp_path), timeout=60)
        assert done.returncode == 2
        assert 'pip install "sunshower[terminal]"' in done.stderr


def test_a_pipe_is_no_screen(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sunshower", "play", "road", "--screen"]
    done = subprocess.run(command, capture_output=True, text=True, env=settings(tmp_path), timeout=60, stdin=0)
    assert done.returncode == 2
    assert "needs a terminal" in done.stderr
    assert os.listdir(tmp_path) == []
