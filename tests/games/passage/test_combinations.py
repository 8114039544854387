"""The laws for this game's options in many more combinations than tests/laws chooses, with every number of seats."""

import random

import pytest

from sunshower import BadTable
from sunshower.core.match import checked_options
from sunshower.games.passage import GAME

from ...laws.laws import LAWS, Law, Table

BOARDS = ["9x9", "9x9#00c0ffee", "11x11", "9x11", "13x9", "17x9", "9x17", "13x13", "11x15"]
SIDES = {2: ["usual", "sw", "es", "ns"], 3: ["usual", "nes", "wne"], 4: ["usual", "wnes"]}
CROSSINGS: dict[int, list[int | str]] = {2: [1, 2, "1,3"], 3: [1, "2,1,1"], 4: [1, 2, "1,2,2,1"]}


def combination(seed: int) -> Table:
    """Options that go together, at random; short games, so that the laws are quick."""
    rng = random.Random(f"combination {seed}")
    while True:
        seats = rng.choice(GAME.seats)
        options = {
            "board": rng.choice(BOARDS),
            "sides": rng.choice(SIDES[seats]),
            "crossings": rng.choice(CROSSINGS[seats]),
            "teams": rng.choice(["none", "opposite", "neighbours"]) if seats == 4 else "none",
            "turn_limit": rng.choice([1, 6, 12]),
            "quiet_turns": rng.choice([2, 5, 100]),
            **{name: rng.random() < 0.5 for name in ("extra_piece", "no_returns", "honour_dice", "balanced")},
        }
        table = Table(GAME, seats, checked_options(GAME, options))
        try:
            table.setup()
        except BadTable:
            continue
        return table


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_combinations(law: Law) -> None:
    """S23, S26-S28, S33, S34, S48: every option together with every other."""
    for seed in range(4):
        law(combination(seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_many_combinations(law: Law) -> None:
    """S23, S26-S28, S33, S34, S48: a thousand of them."""
    for seed in range(1000):
        law(combination(seed), seed)
