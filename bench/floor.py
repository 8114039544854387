"""Rainbow Road written by hand in C (road.c), as a contestant: how much of that speed does compiled Python have?"""

import ctypes
import os
import shlex
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.contestant import ROOT, Measure, rate, serve
from sunshower.core.chance import Rng
from sunshower.core.options import checked_options
from sunshower.core.playout import fingerprint
from sunshower.core.registry import load

FLAGS = ["-O3", "-march=native", "-shared", "-fPIC"]
GAMES = 300
"""Random games that both must play alike."""


class Chance(ctypes.Structure):
    """The generator as road.c has it."""

    _fields_ = [(name, ctypes.c_uint32) for name in ("a", "b", "c", "counter")]

    @classmethod
    def like(cls, rng: Rng) -> "Chance":
        return cls(rng.a, rng.b, rng.c, rng.counter)


def built(folder: Path) -> ctypes.CDLL:
    library = folder / "road.so"
    compiler = shlex.split(os.environ.get("CC", "cc"))
    subprocess.run([*compiler, *FLAGS, "-o", str(library), str(ROOT / "bench" / "road.c")], check=True)
    road = ctypes.CDLL(str(library))
    road.fingerprint.restype = road.playouts.restype = ctypes.c_int64
    return road


def check(road: ctypes.CDLL) -> None:
    """Refuse a floor that plays another game."""
    game = load("road")
    options = checked_options(game, {})
    for seed in range(GAMES):
        chance = Chance.like(Rng(seed))
        ours = fingerprint(game.setup(2, options), Rng(seed))
        assert road.fingerprint(ctypes.byref(chance)) == ours, f"road.c plays another game than ours with seed {seed}"


def measures(road: ctypes.CDLL) -> dict[tuple[str, str], Measure]:
    chance = Chance.like(Rng(1))

    def play(games: int) -> float:
        return float(road.playouts(ctypes.byref(chance), ctypes.c_int64(games)))

    return {("road", "core"): lambda: rate(play)}


if __name__ == "__main__":
    with TemporaryDirectory(prefix="sunshower-floor-") as folder:
        floor = built(Path(folder))
        check(floor)
        serve(measures(floor))
