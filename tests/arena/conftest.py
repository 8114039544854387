"""The arena as people start it, and bots of other people's making for it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]

PLUGINS = '''
import os
from pathlib import Path
import sunshower.bots

HERE = Path(__file__).parent

class Guest:
    def __init__(self, game, seed):
        self.inner = sunshower.bots.bot(game, "random", seed)

    def choose(self, view):
        return self.inner.choose(view)

class Spy(Guest):
    """Writes down what it is given."""
    def choose(self, view):
        with open(HERE / "seen", "a") as file:
            print(type(view).__name__, view["seat"] == view["turn"], file=file)
        return super().choose(view)

class Faint(Guest):
    """Takes its process down, the first time."""
    def choose(self, view):
        try:
            (HERE / "fainted").touch(exist_ok=False)
        except FileExistsError:
            return super().choose(view)
        os._exit(7)

class Doomed(Guest):
    def choose(self, view):
        os._exit(7)

class Clumsy(Guest):
    def choose(self, view):
        raise RuntimeError("dropped\\nthe cards")

class Cheat(Guest):
    def choose(self, view):
        return "win"
'''


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    """The environment of a program that has guests installed."""
    house = tmp_path / "guests"
    meta = house / "guests-1.0.dist-info"
    meta.mkdir(parents=True)
    (house / "guests.py").write_text(PLUGINS)
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    names = ("spy", "faint", "doomed", "clumsy", "cheat")
    points = "".join(f"{name} = guests:{name.capitalize()}\n" for name in names)
    (meta / "entry_points.txt").write_text(f"[sunshower.bots]\n{points}")
    path = os.pathsep.join(filter(None, [str(house), os.environ.get("PYTHONPATH")]))
    return os.environ | {"PYTHONPATH": path, "PYTHONUTF8": "1", "SUNSHOWER_DATA": str(tmp_path / "data")}


@pytest.fixture
def run(settings: dict[str, str]) -> Run:
    def run(*args: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "sunshower", "arena", *args]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env=settings, encoding="utf-8")

    return run
