"""What is planted is found, with its size; where there is nothing, nothing is claimed."""

from math import sqrt
from random import Random

import pytest
from tests.lab.conftest import truth

from sunshower.lab.measures import Sums
from sunshower.lab.report import compared, unfair
from sunshower.lab.shards import Outcome, alone, run
from sunshower.lab.statistics import claims, difference, estimate, radius
from sunshower.lab.study import Arm, Study

PLANTS: list[dict[str, int]] = [
    *({"loaded": weight} for weight in (3, 4, 5, 6, 7, 8, 9, 10, 11)),
    *({"bonus": points} for points in (1, 2, 3, 4, 5)),
    {"ties": True},
    {"ties": True, "loaded": 2},
    {"ties": True, "bonus": 1},
    {"bonus": 1, "loaded": 2},
    {"bonus": 2, "loaded": 5},
    {"bonus": 1, "loaded": 5},
]
"""A loaded die, a seat with points to begin with, a rule for ties switched."""


def asked(game: str, options: dict[str, int], games: int, seed: str, deal: str = "") -> Outcome:
    arms = (Arm("usual", 2, {}, ("random",) * 2), Arm("changed", 2, options, ("random",) * 2, deal))
    return run(Study("plant", game, arms, games, seed, paired=True), alone, size=games)


def test_twenty_of_twenty_plants_are_found(dice: str) -> None:
    assert len(PLANTS) == 20
    covered = 0
    for number, options in enumerate(PLANTS):
        outcome = asked(dice, options, 900, f"plant {number}")
        (gap, claimed), *_ = [(each[2], sure) for each, sure in compared(outcome) if each[1] == "win:1"]
        size = truth(**options) - truth()  # type: ignore[arg-type]
        assert claimed, options
        assert abs(gap.mean - size) < 3.3 * gap.deviation / sqrt(outcome.blocks), options
        covered += gap.low <= size <= gap.high
    assert covered >= 17  # 95 % of twenty are nineteen, give or take


def test_an_unfair_seat_is_found(dice: str) -> None:
    study = Study("seat", dice, (Arm("loaded", 2, {"loaded": 4}, ("random",) * 2),), 900, "1")
    outcome = run(study, alone, size=900)
    share = estimate(outcome.answer.sums[0], "win:1")
    assert unfair(outcome) == {(0, "win:1"): True, (0, "win:2"): True}
    assert share.low <= truth(loaded=4) <= share.high


def test_nothing_is_claimed_where_there_is_nothing(dice: str) -> None:
    """Two hundred studies of tables that differ in their deals alone."""
    wrong = sum(
        any(claimed for _, claimed in compared(asked(dice, {}, 100, f"null {number}", "other ")))
        for number in range(200)
    )
    assert wrong <= 10


def test_an_interval_that_may_be_looked_at_always_holds() -> None:
    rng, wrong = Random(1), 0
    for _ in range(300):
        total, looks = 0.0, 0
        for count in range(1, 1500):
            total += rng.random() < 0.5
            if count >= 100 and abs(total / count - 0.5) > radius(0.25, count, True):
                looks += 1
        wrong += looks > 0
    assert wrong <= 15


def test_a_study_may_stop_when_it_is_clear(dice: str) -> None:
    arms = (Arm("usual", 2, {}, ("random",) * 2), Arm("changed", 2, {"bonus": 4}, ("random",) * 2))
    study = Study("early", dice, arms, 5000, "1", paired=True, sequential=True)
    early = run(study, alone, size=37)
    assert early.ended
    assert early.blocks < 5000
    assert early.blocks == run(study, alone, size=5000).blocks
    precise = Study("precise", dice, arms[:1], 5000, "1", precision=0.04)
    assert estimate(run(precise, alone, size=64).answer.sums[0], "win:1").reach <= 0.04


def test_holm_claims_no_more_than_it_may() -> None:
    assert claims([0.001, 0.04, 0.03], 100) == [True, False, False]
    assert claims([0.01, 0.02, 0.03], 100) == [True, True, True]
    assert claims([], 100) == []
    assert claims([0.0], 10) == [False]


def test_a_measure_that_never_differs_is_no_finding(dice: str) -> None:
    outcome = asked(dice, {}, 50, "same")
    gap, chance = difference(outcome.answer.gaps[1], "win:1", 1.0)
    assert (gap.mean, chance) == (0.0, 1.0)


@pytest.mark.parametrize("name", ["win:1", "decisions"])
def test_the_interval_of_a_mean_narrows_with_the_root_of_the_games(name: str) -> None:
    few, many = Sums(100, 100), Sums(10_000, 10_000)
    for sums in (few, many):
        sums.totals[name] = 30 * sums.blocks
        sums.squares[name] = 1800 * sums.blocks
    assert estimate(few, name).reach / estimate(many, name).reach == pytest.approx(10, rel=0.1)
