"""Small numbers side by side in one integer: four bits a lane, fifteen lanes at most.

A State made of such integers is copied in a tenth of a microsecond. Always shift a variable, never a literal:
mypyc 2.4 compiles `1 << 40` as a 32-bit shift. What is too large for that is a `vec`: a row of machine integers.
"""

from collections.abc import Iterable
from copyreg import pickle
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8


def lane(lanes: i64, index: i64) -> i64:
    """The number in one lane."""
    return (lanes >> (index * 4)) & 15


def plus(lanes: i64, index: i64, count: i64) -> i64:
    """The lanes with count added to one of them; count may be negative."""
    return lanes + (count << (index * 4))


def put(lanes: i64, index: i64, value: i64) -> i64:
    """The lanes with one of them set anew."""
    return plus(lanes, index, value - lane(lanes, index))


def numbers(lanes: i64, width: i64) -> list[int]:
    """The numbers in the first lanes."""
    return [lane(lanes, index) for index in range(width)]


def counted(lanes: i64, start: i64, width: i64) -> list[int]:
    """The numbers from 1 on, each as often as its lane says; that of 1 is given."""
    found: list[int] = []
    for index in range(width):
        found += [index + 1] * lane(lanes, start + index)
    return found


def total(lanes: i64, width: i64) -> i64:
    """The sum of the first lanes."""
    found: i64 = 0
    for index in range(width):
        found += lane(lanes, index)
    return found


def bit(index: i64) -> i64:
    """The integer with one bit set."""
    one: i64 = 1
    return raised(one, index)


def ones(bits: i64, width: i64) -> i64:
    """How many of the first bits are set."""
    found: i64 = 0
    for index in range(width):
        found += (bits >> index) & 1
    return found


def listed(bits: i64, width: i64) -> tuple[i64, i64]:
    """Which of the first bits are set, each in a lane, and how many they are."""
    found: i64 = 0
    count: i64 = 0
    for index in range(width):
        if (bits >> index) & 1:
            found = plus(found, count, index)
            count += 1
    return found, count


def integers(numbers: Iterable[int]) -> vec[i64]:
    """Numbers in a row of machine integers."""
    return vec[i64](numbers)


def small_integers(numbers: Iterable[int]) -> vec[u8]:
    """Numbers below 256 in a row of bytes."""
    return vec[u8]([u8(number) for number in numbers])


def raised(value: i64, index: i64) -> i64:
    """A value shifted left; a function of its own, because a shifted literal is miscompiled."""
    return value << index


# Rows know no way of their own to be copied or pickled with the State that they are in. Whoever takes a row from Python
# takes it as an object: mypyc 2.4 never lets go of an argument that it has unpacked.


def rebuilt(numbers: Any) -> Any:
    """How a row is made again."""
    return integers, (list(numbers),)


def rebuilt_small(numbers: Any) -> Any:
    """How a row of bytes is made again."""
    return small_integers, (list(numbers),)


pickle(type(integers(())), rebuilt)
pickle(type(small_integers(())), rebuilt_small)
