"""The examples of rules.md are played."""

import re
from importlib.resources import files

from sunshower.games.pirates.position import FIELDS

from .conftest import after

PAGE = (files("sunshower.games.pirates") / "rules.md").read_text(encoding="utf-8")


def test_the_turn_move_by_move() -> None:
    """B3, B10: the example of a turn leads to the position it says."""
    block = re.search(r"```\n(.*?)```", PAGE, re.DOTALL)
    assert block
    first, *moves, last = block[1].strip().splitlines()
    assert after(first, *moves).position("all") == after(last).position("all")


def test_every_field_is_explained() -> None:
    """B15: the table of position fields is complete."""
    told = {
        name for cell in re.findall(r"^\| (`[a-z`, ]+) \|", PAGE, re.MULTILINE) for name in re.findall("[a-z]+", cell)
    }
    assert set(FIELDS) <= told


def test_it_is_unofficial() -> None:
    """B1: the page credits the publisher and says what is a reconstruction."""
    for word in ("unofficial", "Sweet Bros Games", "reconstruction"):
        assert word in PAGE
