"""Law 11: every record kept with a game replays to its result, and each way the game can end has one."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from sunshower.core.record import replay
from sunshower.core.registry import games, home, load


def kept(name: str) -> list[Path]:
    return sorted(Path(str(home(name) / "records")).glob("*.json"))


@pytest.mark.parametrize("path", [path for name in games() for path in kept(name)], ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    match = replay(path.read_text())
    assert match.result
    assert json.loads(path.read_text())["result"] == asdict(match.result)


@pytest.mark.parametrize("name", games())
def test_each_ending_has_a_record(name: str) -> None:
    endings = {result.ending for path in kept(name) if (result := replay(path.read_text()).result)}
    assert endings == set(load(name).endings)


@pytest.mark.parametrize("name", games())
def test_no_version_of_the_rules_is_left_behind(name: str) -> None:
    """Whatever was ever played can be played again: each version below today's has a manifest of its own."""
    game = load(name)
    assert set(game.past) == set(range(1, game.version))
    assert all(load(name, version).version == version for version in game.past)
