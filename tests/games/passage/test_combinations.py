"""The laws for this game's options in many more combinations than tests/laws chooses, with every number of seats."""

import random
from typing import cast

import pytest

from sunshower import BadTable
from sunshower.core.options import checked_options
from sunshower.games.passage import GAME
from sunshower.games.passage.rules import PassageRules

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
        try:
            state = GAME.setup(seats, checked_options(GAME, options))
        except BadTable:
            continue
        if rng.random() < 0.5:
            options["starts"] = own_starts(cast(PassageRules, state), rng)
        return Table(GAME, seats, checked_options(GAME, options))


def own_starts(state: PassageRules, rng: random.Random) -> str:
    """Start squares at random that keep the three rules, with the extra piece in the middle."""
    seats = []
    for seat in range(state.seats):
        side = state.side(seat)
        width = state.frame.squares // state.frame.length(side)
        columns = rng.sample([column for column in range(2, width - 2) if column != width // 2], 4)
        squares = [state.frame.square(side, 0, column) for column in [*columns, width // 2][: state.set]]
        seats.append(",".join(state.frame.names[square] for square in squares))
    return "/".join(seats)


def test_own_starts_are_among_them() -> None:
    """S31: of the combinations that the laws are put to, some have own start squares and some the usual ones."""
    assert {combination(seed).options["starts"] == "usual" for seed in range(4)} == {False, True}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_combinations(law: Law) -> None:
    """S23, S26-S28, S31, S33, S34, S48: every option together with every other."""
    for seed in range(4):
        law(combination(seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_many_combinations(law: Law) -> None:
    """S23, S26-S28, S31, S33, S34, S48: a thousand of them."""
    for seed in range(1000):
        law(combination(seed), seed)
