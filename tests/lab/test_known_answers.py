"""What is planted is found, with its size; where there is nothing, nothing is claimed."""

from math import sqrt
from random import Random

import pytest
from tests.lab.conftest import truth

from sunshower.arena.report import as_text
from sunshower.core.words import Voice, words
from sunshower.lab.measures import Sums
from sunshower.lab.report import report
from sunshower.lab.shards import Outcome, alone, run
from sunshower.lab.statistics import Estimate, claims, depth, difference, estimate, holm, radius, use
from sunshower.lab.study import Arm, Study
from sunshower.lab.tally import PART

PLANTS: list[dict[str, int]] = [
    *({"loaded": weight} for weight in (3, 4, 5, 7, 9, 11)),
    {"extra": True},
    {"extra": True, "loaded": 2},
    {"extra": True, "ties": True},
    *({"bonus": points} for points in (1, 2, 3, 4, 5)),
    {"ties": True},
    {"ties": True, "loaded": 2},
    {"ties": True, "bonus": 1},
    {"bonus": 1, "loaded": 2},
    {"bonus": 2, "loaded": 5},
    {"bonus": 1, "loaded": 5},
]
"""More high cards, points to begin with, a rule for ties, an extra card to choose from: all for one seat."""

SAY = Voice(words())
"""From before the game of the tests is there, which has no words of its own."""


def asked(game: str, options: dict[str, int], games: int, seed: str, deal: str = "") -> Outcome:
    arms = (Arm("usual", 2, {}, ("random",) * 2), Arm("changed", 2, options, ("random",) * 2, deal))
    return run(Study("plant", game, arms, games, seed, paired=True), alone, size=games)


def test_twenty_of_twenty_plants_are_found(dice: str) -> None:
    assert len(PLANTS) == 20
    covered = 0
    for number, options in enumerate(PLANTS):
        outcome = asked(dice, options, 900, f"plant {number}")
        finding = next(each for each in outcome.findings if (each.about, each.name) == ("change", "win:1"))
        gap, size = finding.found, truth(**options) - truth()  # type: ignore[arg-type]
        assert finding.claimed, options
        assert abs(gap.mean - size) < 3.3 * gap.deviation / sqrt(outcome.blocks), options
        covered += gap.low <= size <= gap.high
    assert covered >= 17  # 95 % of twenty are nineteen, give or take


def test_an_unfair_seat_is_found(dice: str) -> None:
    study = Study("seat", dice, (Arm("loaded", 2, {"loaded": 4}, ("random",) * 2),), 900, "1")
    outcome = run(study, alone, size=900)
    share = estimate(outcome.answer.sums[0], "win:1")
    assert [each.name for each in outcome.findings if each.claimed] == ["win:1", "win:2"]
    assert share.low <= truth(loaded=4) <= share.high


def test_nothing_is_claimed_where_there_is_nothing(dice: str) -> None:
    """Two hundred studies of tables that differ in their deals alone."""
    wrong = sum(
        any(each.claimed for each in asked(dice, {}, 100, f"null {number}", "other ").findings) for number in range(200)
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
    assert holm([0.001, 0.04, 0.03]) == [True, False, False]
    assert holm([0.01, 0.02, 0.03]) == [True, True, True]
    assert holm([]) == []
    clear = [Estimate(1.0, 0.9, 1.1, 1.0, count) for count in (10, 1000)]
    assert claims(clear, [0.0, 0.0]) == [False, True]
    assert claims(clear, [0.0, 0.0], always=True) == [False, True]


def test_chance_is_students() -> None:
    for score, free, known in ((2.0, 10, 0.0734), (3.0, 31, 0.0053), (4.0, 99, 0.000122)):
        found = Estimate(score / sqrt(free + 1), 0.0, 0.0, 1.0, free + 1)
        assert found.chance(0.0) == pytest.approx(known, rel=0.02)


def test_tables_with_more_seatings_are_compared_game_by_game(dice: str) -> None:
    """A table of two bots has two games to a deal, and a row for each of them; the other has one."""
    mixed = Arm("mixed", 2, {"bonus": 2}, ("random", "novice"))
    for arms in ((Arm("usual", 2, {}, ("random",) * 2), mixed), (mixed, Arm("usual", 2, {}, ("random",) * 2))):
        outcome = run(Study("plant", dice, arms, 1200, "1", paired=True), alone, size=600)
        finding = next(each for each in outcome.findings if each.name == "win:1")
        ours, theirs = (estimate(sums, "win:1").mean for sums in reversed(outcome.answer.sums))
        assert finding.found.mean == pytest.approx(ours - theirs)


def test_a_measure_that_never_differs_is_no_finding(dice: str) -> None:
    outcome = asked(dice, {}, 50, "same")
    gap = difference(outcome.answer.gaps[1], "win:1", 1)
    assert (gap.mean, gap.chance(0.0)) == (0.0, 1.0)
    assert outcome.answer.gaps[1].changed == 0
    assert "No game has met: changed" in as_text(report(outcome, SAY, ""))


def test_a_move_that_was_made_once_tells_hardly_anything() -> None:
    won = {"made": 1, "games": 1, "users": 1, "gain": PART, "users2": 1, "gain2": PART * PART, "both": PART}
    sums = Sums()
    sums.uses.update({f"bold/{key}": value for key, value in won.items()})
    sums.uses.update({f"dull/{key}": 0 if "gain" in key or key == "both" else 2 for key in won})
    bold, dull = use(sums, "bold", 2), use(sums, "dull", 2)
    assert bold.mean == bold.high == 1
    assert bold.low < 0.5
    assert (dull.low, dull.mean, dull.high) == (0.5, 0.5, 0.5)


def rung(share: float, games: int) -> Estimate:
    """What comes of so many games, of which a share was won."""
    sums = Sums(games, games)
    sums.totals["win:1"] = round(share * games) * PART
    sums.squares["win:1"] = round(share * games) * PART * PART
    return estimate(sums, "win:1")


def test_a_step_of_the_ladder_is_three_games_of_four() -> None:
    assert depth([rung(0.75, 400)], 2).mean == pytest.approx(1)
    assert depth([rung(0.75, 400), rung(0.9, 400), rung(0.25, 400)], 2).mean == pytest.approx(2)
    assert depth([rung(0.25, 400)], 4).mean == pytest.approx(0)
    every = depth([rung(1.0, 400)], 2)
    assert 0 < every.low < every.mean < 7
    assert depth([rung(0.75, 4000)] * 2, 2).reach == pytest.approx(depth([rung(0.75, 4000)], 2).reach * sqrt(2))


def test_the_interval_of_depth_holds_the_truth() -> None:
    rng, held = Random(2), 0
    for _ in range(200):
        won = [sum(rng.random() < share for _ in range(200)) / 200 for share in (0.75, 0.75, 0.9)]
        found = depth([rung(share, 200) for share in won], 2)
        held += found.low <= 4 <= found.high
    assert held >= 182  # 95 % of two hundred are 190, give or take


@pytest.mark.parametrize("name", ["win:1", "decisions"])
def test_the_interval_of_a_mean_narrows_with_the_root_of_the_games(name: str) -> None:
    few, many = Sums(100, 100), Sums(10_000, 10_000)
    for sums in (few, many):
        sums.totals[name] = 30 * sums.blocks
        sums.squares[name] = 1800 * sums.blocks
    assert estimate(few, name).reach / estimate(many, name).reach == pytest.approx(10, rel=0.1)
