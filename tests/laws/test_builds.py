"""Law 13: the compiled and the plain build play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.playout import fingerprint
from sunshower.core.registry import games

from .laws import Table, some_tables, tables

GAMES = 5
MANY = 500
SOURCES = Path(__file__).parents[2] / "src"


def fingerprints(game: str, count: int) -> dict[str, list[int]]:
    """A number for each of some random games at every table of a game."""
    return {
        str(table): [fingerprint(table.setup(), Rng(seed)) for seed in range(count)]
        for table in tables()
        if table.game.name == game
    }


def compare(game: str, count: int) -> None:
    """Let another process play the same games in plain Python."""
    if not sunshower.compiled:
        pytest.skip("the plain build is what the compiled one is compared with")
    code = "import json, sunshower; from laws.test_builds import fingerprints; assert not sunshower.compiled; "
    already = filter(None, [os.environ.get("PYTHONPATH")])
    plain = subprocess.run(
        [sys.executable, "-c", code + f"print(json.dumps(fingerprints({game!r}, {count})))"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(Path(__file__).parents[1]), *already])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == fingerprints(game, count)


@pytest.mark.parametrize("game", games())
def test_both_builds_play_the_same_games(game: str) -> None:
    compare(game, GAMES)


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_both_builds_play_the_same_games_for_long(game: str) -> None:
    compare(game, MANY)


@pytest.mark.parametrize("table", some_tables(), ids=str)
def test_games_differ_by_seed(table: Table) -> None:
    """A fingerprint that is always the same would prove nothing."""
    assert len({fingerprint(table.setup(), Rng(seed)) for seed in range(20)}) == 20


def test_the_build_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ.get("SUNSHOWER_BUILD")
    assert wanted in (None, "compiled" if sunshower.compiled else "plain")
