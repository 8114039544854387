"""Chance: portable, fair, the same everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.core.chance import Rng, draw
from sunshower.core.lanes import bit, lane, ones, plus, put, raised, total


def test_the_quick_generator_is_portable() -> None:
    """These numbers must never change: they are the same in every build and on every machine."""
    rng = Rng("pinned")
    assert [rng.word() for _ in range(4)] == [961661906, 1744194875, 3704037281, 4083724695]


def test_the_fair_draw_is_portable() -> None:
    assert [draw("demo", ply, 21) for ply in range(8)] == [17, 8, 0, 11, 11, 4, 10, 7]


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 21, 1000])
def test_every_number_is_as_likely(limit: int) -> None:
    rng = Rng(limit)
    counts = Counter(rng.below(limit) for _ in range(2000 * min(limit, 21)))
    assert set(counts) <= set(range(limit))
    if limit <= 21:
        assert all(abs(count - 2000) < 6 * 2000**0.5 for count in counts.values())


def test_draws_of_a_match_are_as_likely() -> None:
    counts = Counter(draw("fair", ply, 3) for ply in range(6000))
    assert all(abs(count - 2000) < 6 * 2000**0.5 for count in counts.values())


@given(st.integers(), st.integers(min_value=1, max_value=2**30 - 1))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@given(st.lists(st.integers(0, 15), min_size=15, max_size=15), st.integers(0, 14), st.integers(0, 15))
def test_lanes_do_not_touch_each_other(values: list[int], index: int, value: int) -> None:
    """Above all the high lanes, where a shifted literal would be miscompiled."""
    lanes = 0
    for place, number in enumerate(values):
        lanes = plus(lanes, place, number)
    assert [lane(lanes, place) for place in range(15)] == values
    assert total(lanes, 15) == sum(values)
    values[index] = value
    assert [lane(put(lanes, index, value), place) for place in range(15)] == values


def test_bits_above_the_thirty_first() -> None:
    assert [bit(index) for index in range(60)] == [2**index for index in range(60)]
    assert raised(63, 40) == 63 * 2**40
    assert ones(2**59 + 2**40 + 1, 60) == 3
