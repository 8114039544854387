"""Ratings against closed forms, another algorithm, and leagues whose truth is known."""

from itertools import combinations
from math import exp, log, log10
from random import Random

import pytest

from sunshower.arena.ratings import DRAW, ELO, Matrix, Meeting, circles, elo, solved, strengths, taken


def climbed(wins: Matrix, anchor: int) -> list[float]:
    """The same strengths by the slow and certain way: each in turn is set to wins over expected meetings."""
    size = range(len(wins))
    padded = [[wins[i][j] + DRAW * (i != j) for j in size] for i in size]
    powers = [1.0 for _ in size]
    for _ in range(20_000):
        for i in size:
            met = sum((padded[i][j] + padded[j][i]) / (powers[i] + powers[j]) for j in size if j != i)
            powers[i] = sum(padded[i]) / met
    return [log(power / powers[anchor]) for power in powers]


def test_equations_are_solved() -> None:
    assert solved([[4, 1, 0], [1, 3, 1], [0, 1, 2]], [6, 10, 8]) == pytest.approx([1, 2, 3])


def test_two_bots_have_the_rating_of_their_score() -> None:
    found = strengths([[0, 75], [25, 0]], 1)
    assert ELO * found[0] == pytest.approx(400 * log10(75.5 / 25.5))
    assert found[1] == 0


@pytest.mark.parametrize(
    "wins",
    [
        [[0, 60, 90], [40, 0, 70], [10, 30, 0]],
        [[0, 10, 0, 0], [90, 0, 5, 1], [100, 95, 0, 20], [100, 99, 80, 0]],
        [[0, 500, 500], [0, 0, 500], [0, 0, 0]],
        [[0, 12, 0], [8, 0, 0], [0, 0, 0]],
    ],
)
def test_newton_finds_what_the_slow_way_finds(wins: Matrix) -> None:
    for anchor in (0, 1):
        assert strengths(wins, anchor) == pytest.approx(climbed(wins, anchor), abs=1e-5)


def test_a_league_of_known_strengths_is_rated_right() -> None:
    truth = [0.0, 150.0, 260.0, 500.0]
    random = Random("league")
    line_ups = []
    for i, j in combinations(range(4), 2):
        chance = 1 / (1 + exp((truth[j] - truth[i]) / ELO))
        line_ups.append([Meeting(i, j, 2, [float(sum(random.random() < chance for _ in "ab")) for _ in range(300)])])
    rated = elo(4, line_ups, 0, "1")
    assert rated[0] == (0, 0, 0)
    for (rating, low, high), true in zip(rated[1:], truth[1:], strict=True):
        assert low < rating < high
        assert low - 10 < true < high + 10
        assert 30 < high - low < 160


def test_the_same_seed_resamples_the_same_blocks() -> None:
    line_ups = [[Meeting(0, 1, 8, [float(n * n % 9) for n in range(50)])]]
    assert elo(2, line_ups, 0, "1") == elo(2, line_ups, 0, "1") != elo(2, line_ups, 0, "2")


def test_what_is_taken_is_counted_from_both_sides() -> None:
    meeting = Meeting(0, 2, 4, [4.0, 1.5, 2.5])
    assert taken(3, [[meeting]]) == [[0, 0, 8], [0, 0, 0], [4, 0, 0]]
    again = taken(3, [[meeting]], Random(1))
    assert again[0][2] + again[2][0] == 12


def test_circles_are_found_and_chains_are_none() -> None:
    paper = [[0, 40, 60], [60, 0, 40], [40, 60, 0]]
    assert circles([[float(value) for value in row] for row in paper]) == [(0, 2, 1)]
    assert circles([[0, 60, 90], [40, 0, 70], [10, 30, 0]]) == []
    assert circles([[0, 50, 50], [50, 0, 50], [50, 50, 0]]) == []
