"""The statistics of the arena against numbers worked out another way."""

from math import log, sqrt
from random import Random

import pytest

from sunshower.arena.statistics import (
    BOUND,
    FEWEST,
    PRIOR,
    SequentialTest,
    Z,
    corrected,
    interval,
    mean,
    percentile,
    variance,
    worth,
)


def blocks(random: Random, share: float, count: int, alike: float) -> list[float]:
    """Blocks of two games; the second is a copy of the first with a likelihood of `alike`."""
    found = []
    for _ in range(count):
        first = random.random() < share
        second = first if random.random() < alike else random.random() < share
        found.append((first + second) / 2)
    return found


def test_variance_is_the_unbiased_one() -> None:
    assert variance([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(32 / 7)
    assert variance([0.5]) == 0


def test_independent_games_are_worth_their_number_less_one() -> None:
    assert worth([1.0] * 70 + [0.0] * 30) == pytest.approx(99)


def test_blocks_whose_games_are_alike_are_worth_less_than_those_that_balance_each_other() -> None:
    alike = [1.0, 0.0] * 50
    mixed = [1.0, 0.5, 0.5, 0.0] * 25
    balanced = [0.5] * 90 + [1.0] * 5 + [0.0] * 5
    assert worth(alike) < worth(mixed) < worth(balanced)


def test_the_interval_is_wilsons() -> None:
    scores = [1.0] * 70 + [0.0] * 30
    for end in interval(scores):  # the ends are where 70 % would be just as far as Z standard errors away
        assert abs(end - 0.7) == pytest.approx(Z * sqrt(end * (1 - end) / 99))


def test_blocks_all_alike_still_leave_doubt() -> None:
    assert interval([1.0] * 500) == pytest.approx((500 / (500 + Z * Z), 1))
    assert interval([0.0] * 500) == pytest.approx((0, Z * Z / (500 + Z * Z)))
    low, high = interval([0.5] * 100)
    assert (low + high) / 2 == pytest.approx(0.5)
    assert high - low > 0.1


@pytest.mark.parametrize(("share", "alike"), [(0.5, 0.0), (0.7, 0.6), (0.95, 0.3)])
def test_the_interval_holds_the_truth_as_often_as_it_says(share: float, alike: float) -> None:
    random = Random(f"coverage {share}")
    hits = 0
    for _ in range(400):
        low, high = interval(blocks(random, share, 150, alike))
        hits += low <= share <= high
    assert 0.92 <= hits / 400 <= 0.985


def test_the_likelihood_ratio_is_that_of_two_normal_distributions() -> None:
    test = SequentialTest(0.5, 0.65)
    scores = [1.0] * 20 + [0.5] * 15 + [0.0] * 5
    for score in scores:
        test.add(score)
    middle = sum(scores) / 40
    spread = (sum((score - middle) ** 2 for score in scores) + PRIOR * 0.25) / (40 + PRIOR)
    likelihoods = [-sum((score - share) ** 2 for score in scores) / (2 * spread) for share in (0.65, 0.5)]
    assert test.ratio == pytest.approx(likelihoods[0] - likelihoods[1])


def test_there_is_no_verdict_from_a_handful_of_blocks() -> None:
    test = SequentialTest(0.5, 0.65)
    assert test.ratio == 0
    for _ in range(FEWEST - 1):
        test.add(1.0)
        assert test.verdict is None
    test.add(1.0)
    assert test.verdict is True
    assert pytest.approx(log(19)) == BOUND


@pytest.mark.parametrize(("null", "alternative"), [(0.5, 0.65), (0.25, 0.4), (0.5, 0.55)])
@pytest.mark.parametrize("truth", [False, True])
def test_a_sequential_test_errs_as_seldom_as_it_says(null: float, alternative: float, truth: bool) -> None:
    random = Random(f"sequential {null} {truth}")
    wrong = 0
    for _ in range(200):
        test = SequentialTest(null, alternative)
        while test.verdict is None:
            test.add(blocks(random, alternative if truth else null, 1, 0.2)[0])
        wrong += test.verdict is not truth
    assert wrong <= 20


def test_percentiles_are_values_that_occurred() -> None:
    values = list(range(1, 101))
    assert [percentile(values, part) for part in (2.5, 50, 95, 99, 100)] == [3, 50, 95, 99, 100]
    assert [percentile([7], part) for part in (0, 50, 99)] == [7, 7, 7]


def lucky(random: Random, share: float, count: int) -> tuple[list[float], list[float]]:
    """Scores that are won by luck and a little skill, and half of the luck, as somebody sees who foresees badly."""
    luck = [random.gauss(0, 0.4) for _ in range(count)]
    return [float(share - 0.5 + each + random.gauss(0, 0.2) > 0) for each in luck], [each / 2 for each in luck]


def test_scores_without_their_luck_have_the_same_mean_and_scatter_less() -> None:
    random = Random("luck")
    gaps, inside = [], 0
    for _ in range(400):
        scores, luck = lucky(random, 0.5, 50)
        found = corrected(scores, luck)
        assert found.scatter < sqrt(variance(scores))
        gaps.append(found.mean - 0.5)
        inside += found.low <= 0.5 <= found.high
    assert abs(mean(gaps)) < 4 * sqrt(variance(gaps) / len(gaps))
    assert 370 <= inside <= 392  # 95 %, give or take a few


def test_luck_that_explains_nothing_is_left_alone() -> None:
    random = Random("no luck")
    scores, luck = [float(random.random() < 0.7) for _ in range(400)], [random.gauss(0, 0.3) for _ in range(400)]
    found = corrected(scores, luck)
    assert found.mean == pytest.approx(mean(scores), abs=0.01)
    assert found.scatter == pytest.approx(sqrt(variance(scores)), rel=0.02)
