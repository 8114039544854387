"""Law 16: each ruling is told in rules.md, and each rule of rules.md is cited by a test."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from sunshower.core.registry import games, load

TESTS = Path(__file__).parents[1] / "games"
IDS = re.compile(r"\b[A-Z]\d{1,2}\b")


def told(name: str) -> set[str]:
    """The ids cited at the end of the bullets of rules.md."""
    rules = (files(f"sunshower.games.{name}") / "rules.md").read_text(encoding="utf-8")
    return {id_ for cited in re.findall(r"\(([A-Z]\d[^()]*)\)\s*$", rules, re.MULTILINE) for id_ in IDS.findall(cited)}


@pytest.mark.parametrize("name", games())
def test_every_ruling_is_told(name: str) -> None:
    assert set(load(name).rulings) - told(name) == set()


@pytest.mark.parametrize("name", games())
def test_every_rule_is_tested(name: str) -> None:
    cited = {id_ for path in (TESTS / name).glob("test_*.py") for id_ in IDS.findall(path.read_text(encoding="utf-8"))}
    assert told(name) - cited == set()


@pytest.mark.parametrize("name", games())
def test_every_option_cites_its_ruling(name: str) -> None:
    game = load(name)
    assert {option.ruling for option in game.options} <= set(game.rulings)
