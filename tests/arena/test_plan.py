"""A plan: who meets whom on which seats, and what cannot be played."""

import shlex
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from sunshower import BadTable
from sunshower.arena.plan import Entrant, Plan, entrant, planned
from sunshower.cli import valued
from sunshower.core.registry import load

USUAL: dict[str, Any] = {
    "game": "road",
    "bots": ("random", "greedy"),
    "games": 10,
    "seats": None,
    "seed": "1",
    "options": {},
    "seconds": None,
    "work": None,
    "until": None,
}


def plan(**given: Any) -> Plan:
    return planned(**USUAL | given)


@pytest.mark.parametrize(
    ("bots", "seats", "line_ups"),
    [
        (2, 2, [(0, 1)]),
        (2, 4, [(0, 1, 1, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (3, 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
    ],
)
def test_everybody_meets_everybody(bots: int, seats: int, line_ups: list[tuple[int, ...]]) -> None:
    assert plan(game="chroma", bots=("random",) * bots, seats=seats).line_ups == line_ups


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_block_everybody_has_every_seat(seats: int) -> None:
    league = plan(game="chroma", bots=("random", "novice", "casual", "greedy"), seats=seats)
    for block in range(10):
        rotations = league.rotations(block)
        assert len(rotations) == seats
        for column in zip(*rotations, strict=True):
            assert sorted(column) == sorted(league.line_ups[block % len(league.line_ups)])


def test_neighbours_change_from_block_to_block() -> None:
    table = plan(game="chroma", bots=("random", "novice", "casual", "greedy"), seats=4)
    assert len({frozenset(table.rotations(block)) for block in range(40)}) == 6


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert plan(game="chroma", games=10, seats=4).blocks == 3
    assert plan(bots=("random", "novice", "greedy"), games=11).blocks == 3 * 6
    assert Counter(block % 3 for block in range(18)) == {0: 6, 1: 6, 2: 6}


def test_a_bot_may_play_against_itself() -> None:
    assert plan(bots=("greedy", "greedy", "random", "greedy")).names == ["greedy", "greedy#2", "random", "greedy#3"]


def test_a_budget_of_its_own_comes_before_that_of_the_table() -> None:
    assert plan(bots=("search@work=7", "search@seconds=0.5", "club"), work=9).entrants == [
        Entrant("search", work=7),
        Entrant("search", seconds=0.5),
        Entrant("club", work=9),
    ]


@pytest.mark.parametrize(
    ("bots", "work", "steady"),
    [
        (("random", "greedy"), None, True),
        (("search", "greedy"), None, False),
        (("search", "greedy"), 20, True),
        (("search@work=20", "novice"), None, True),
        (("search@seconds=1", "novice"), 20, False),
    ],
)
def test_only_a_clock_makes_machines_differ(bots: tuple[str, ...], work: int | None, steady: bool) -> None:
    assert plan(bots=bots, work=work).steady is steady


def test_the_command_asks_for_the_same_plan() -> None:
    wanted = plan(game="chroma", seats=3, games=99, seed="it's", work=5, until="0.25:0.4", options={"turn_limit": 40})
    words = shlex.split(wanted.command())
    assert words[:5] == ["sunshower", "arena", "chroma", "random", "greedy"]
    given: dict[str, Any] = dict(zip([word[2:] for word in words[5::2]], words[6::2], strict=True))
    given["options"] = dict([valued(load("chroma"), given.pop("option"))])
    numbers = {name: int(given[name]) for name in ("games", "seats", "work")}
    assert plan(game="chroma", **given | numbers) == wanted


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess' here"),
        ({"bots": ("random", "deep")}, "There is no bot 'deep'; there is random"),
        ({"bots": ("random",)}, "An arena needs two bots at least"),
        ({"bots": ("random", "search@fast")}, "search@work=200 or search@seconds=0.05"),
        ({"bots": ("random", "search@work=x")}, "search@work=200"),
        ({"bots": ("random", "search@work=0")}, "The work for a move is a whole number above 0."),
        ({"bots": ("random", "search@seconds=nan")}, "The seconds for a move are a number above 0."),
        ({"games": 0}, "There must be one game at least."),
        ({"seats": 4}, "Rainbow Road is for 2 players."),
        ({"options": {"fast": True}}, "has no option 'fast'"),
        ({"seed": ""}, "A seed is a line"),
        ({"seed": "a\nb"}, "A seed is a line"),
        ({"seconds": -1.0}, "The seconds for a move"),
        ({"seconds": 1.0, "work": 5}, "either seconds or work"),
        ({"until": "0.5"}, "such as --until 0.5:0.65."),
        ({"until": "0.6:0.5"}, "such as --until 0.5:0.65."),
        ({"until": "0.5:nan"}, "such as --until 0.5:0.65."),
        ({"until": "0.5:0.6", "bots": ("random", "greedy", "novice")}, "A sequential test is between two bots"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadTable) as refused:
        plan(**given)
    assert sentence in refused.value.sentence


def test_plans_differ_in_their_deals() -> None:
    one = plan()
    assert len({one.deal(0), one.deal(1), replace(one, seed="2").deal(0)}) == 3
    assert entrant("greedy") == Entrant("greedy")
