"""Rainbow Road: cards, pranks, spots, options, and the numbers that stand for actions."""

from typing import Final

from mypy_extensions import i64

from sunshower.core.game import Option

SEATS: Final = 2
ROUNDS: Final = 8
NUMBERS: Final = 7
COPIES: Final = 3
CARDS: Final = 21
HAND: Final = 8
HUES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink")

# The ring: a to e is seat 0's field from its left to its right, f to j is seat 1's, and j touches a (D33).
FIELD: Final = 5
SPOTS: Final = 10
LETTERS: Final = "abcdefghij"
LAYOUT: Final = bytes([1, 3, 6, 8])
NOWHERE: Final = -1

# Two ways round: side 0 runs from a to b, anticlockwise seen from above; side 1 runs clockwise (D33).
SIDES: Final = 2
BOTH_WAYS: Final = 3
CLOCKWISE: Final = 2
WAYS: Final = ("anticlockwise", "clockwise")


class Prank:
    """The six pranks, a bit each."""

    NAMES: Final = ("exchange", "jump", "skip", "trash", "teleport", "recycle")
    KINDS: Final = 6
    HAND: Final = 2
    EXCHANGE: Final = 1
    JUMP: Final = 2
    SKIP: Final = 4
    TRASH: Final = 8
    TELEPORT: Final = 16
    RECYCLE: Final = 32
    ALL: Final = 63
    ON_THE_RUN: Final = 6  # Jump and Skip
    BEFORE_IT: Final = 57  # the others


class Phase:
    """What the table waits for."""

    NAMES: Final = ("first", "deal", "place", "sunny", "rain", "over")
    FIRST: Final = 0
    DEAL: Final = 1
    PLACE: Final = 2
    SUNNY: Final = 3
    RAIN: Final = 4
    OVER: Final = 5


class Dealt:
    """The deal, counted in cards: eight to each hand, four to the ring, two pranks to each hand."""

    HANDS: Final = 16
    RING: Final = 20
    ALL: Final = 24


class Do:
    """The first number of each kind of decision."""

    STOP: Final = 0
    STEP: Final = 1  # + side
    JUMP: Final = 3  # + side
    SKIP: Final = 5  # + side
    PLACE: Final = 10  # + (number - 1) * 5 + spot in the own field
    TELEPORT: Final = 45  # + spot
    TRASH: Final = 55  # + spot
    RECYCLE: Final = 65  # + (number - 1) * 10 + spot
    EXCHANGE: Final = 135  # + lower spot * 10 + higher spot


class Draw:
    """The first number of each kind of chance."""

    FIRST: Final = 235  # + seat
    CARD: Final = 237  # + number - 1
    PRANK: Final = 244  # + kind


# Numbers of more than one part


def placing(index: i64, place: i64) -> i64:
    """The number of the decision to place a card, given by its number less one, on a spot of the own field."""
    return Do.PLACE + index * FIELD + place


def recycling(index: i64, spot: i64) -> i64:
    """The number of the decision to bring a discard back on a spot."""
    return Do.RECYCLE + index * SPOTS + spot


def exchanging(spot: i64, other: i64) -> i64:
    """The number of the decision to exchange the cards of two spots, the lower one first."""
    return Do.EXCHANGE + spot * SPOTS + other


def side_of(action: i64) -> i64:
    """The side to which a step, Jump or Skip goes."""
    return (action - Do.STEP) & 1


def parts(number: i64, size: i64) -> tuple[i64, i64]:
    """The two parts of a number, counted from its kind's first; size is that of the second part."""
    return number // size, number % size


OPTIONS = (
    Option("free_jump", (False, True), "D4"),
    Option("clockwise", (False, True), "D1"),
    Option("recycle_any", (False, True), "D24"),
    Option("opener_ties", (False, True), "D34"),
    Option("step_first", (False, True), "D35"),
    Option("first", ("random", 0, 1), "D32"),
)

ENDINGS = ("points", "last-round", "last-sunny")
