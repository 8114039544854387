"""Small numbers in lanes, larger ones in rows."""

import copy
import pickle

import pytest

from sunshower.core.lanes import bit, integers, lane, listed, small_integers


@pytest.mark.parametrize("bits", range(32))
def test_bits_are_listed(bits: int) -> None:
    lanes, count = listed(bits, 5)
    assert [lane(lanes, index) for index in range(count)] == [index for index in range(5) if bits & bit(index)]


@pytest.mark.parametrize("row", [integers([]), integers([-1, 2**61]), small_integers([0, 255])])
def test_rows_are_copied_and_pickled_with_the_state_that_they_are_in(row: list[int]) -> None:
    for twin in (copy.copy(row), copy.deepcopy(row), pickle.loads(pickle.dumps(row))):
        assert type(twin) is type(row)
        assert twin == row
        assert twin is not row
