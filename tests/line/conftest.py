"""How line mode is tested: the program with a pipe, or in a real pseudo-terminal."""

import json
import os
import pty
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sunshower

PATIENCE = 40
ENTER = "\n"
# A session leader's first terminal becomes its own, so that Ctrl-C reaches it.
BOOT = """
import os, sys
tty = os.open(sys.argv[1], os.O_RDWR)
for stream in (0, 1, 2):
    os.dup2(tty, stream)
os.execv(sys.executable, [sys.executable, "-m", "sunshower", *sys.argv[2:]])
"""


def settings(data: Path, **more: str) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return own | {"SUNSHOWER_DATA": str(data), "PYTHONUTF8": "1", "TERM": "xterm-256color"} | more


def piped(data: Path, *args: str, said: str = "", **more: str) -> str:
    """What the program prints to a pipe, having been told all of its input at once."""
    command = [sys.executable, "-m", "sunshower", "play", *args]
    env = settings(data, **more)
    done = subprocess.run(command, input=said.encode(), capture_output=True, timeout=30, env=env)
    assert done.stderr == b""
    assert done.returncode == 0
    return done.stdout.decode()


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(
        self, data: Path, *args: str, size: tuple[int, int] = (24, 80), command: str = "play", **more: str
    ) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(self.master, size)
        program = [sys.executable, "-c", BOOT, os.ttyname(slave), command, *args]
        self.process = subprocess.Popen(program, env=settings(data, **more), start_new_session=True)
        self.slave = slave  # held open, so that the last output can still be read after the end
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, text: str) -> str:
        """What is shown up to a text that has not been shown yet."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"waited in vain for {text!r} after {self.shown!r}"
            self.shown += os.read(self.master, 65536).decode("utf-8", "ignore")
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def rest(self, moment: float = 0.7) -> str:
        """What else is shown within a moment."""
        while select.select([self.master], [], [], moment)[0]:
            self.shown += os.read(self.master, 65536).decode("utf-8", "ignore")
        shown, self.shown = self.shown, ""
        return shown

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def terminal(data: Path) -> Iterator[Any]:
    opened: list[Terminal] = []

    def terminal(*args: str, **more: Any) -> Terminal:
        opened.append(Terminal(data, *args, **more))
        return opened[-1]

    yield terminal
    for each in opened:
        each.close()


def whole_game(data: Path, copy: Path) -> dict[str, Any]:
    """A game in which a person always takes the first of the list, played to its end."""
    piped(data, "road", "--seed", "demo", said="1\n" * 200 + f"save {copy}\n")
    record: dict[str, Any] = json.loads(copy.read_text())
    return record


def own_moves(record: dict[str, Any]) -> list[str]:
    return [event.move for event in sunshower.replay(record).log(0) if event.seat == 0]
