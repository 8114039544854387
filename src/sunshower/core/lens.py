"""What a seat sees, in numbers, for programs that learn: a flat row of bytes, made of named parts. Games subclass it.

A lens looks at a State for one seat, and what it writes is a function of that seat's View: a law puts another truth
behind the same View. Everything is seen from the own seat: seats are counted from it, and so are spots, and a move has
the number that it would have if whoever makes it sat on seat 0 (`turned`). So one network can play every seat.

What was told so far, in order, is the other half: `told` gives each action the number under which a seat hears of it.
With all of these a learner has perfect recall.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.lanes import lane
from sunshower.core.state import CHANCE, State

MOST: Final = 255
"""What a byte can say; more is said as much."""


@mypyc_attr(acyclic=True)
class Part:
    """A stretch of what a lens writes: what it is called, where it begins, and its shape."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...]) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.size = 1
        for length in shape:
            self.size *= length


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Lens:
    """How a game of some number of seats and some options looks in numbers.

    A game names the parts in the order in which it writes them.
    """

    seats: i64
    actions: i64
    """How many numbers there are for decisions."""
    outcomes: i64
    """How many there are for outcomes of chance."""
    tokens: i64
    """How many there are for what a seat is told of either."""
    size: i64
    parts: list[Part]

    def __init__(self, seats: int, actions: int, outcomes: int, tokens: int) -> None:
        self.seats = seats
        self.actions = actions
        self.outcomes = outcomes
        self.tokens = tokens
        self.size = 0
        self.parts = []

    def part(self, name: str, *shape: int) -> None:
        """Declare the next part."""
        part = Part(name, int(self.size), shape)
        self.parts.append(part)
        self.size += part.size

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what a seat sees from a place on, where all is zero; returns the place behind it."""
        raise NotImplementedError

    def told(self, state: State, action: i64, seat: i64) -> i64:
        """What a seat is told of an action about to be played, as a number: what it cannot tell apart has the same."""
        raise NotImplementedError

    def turned(self, action: i64, seat: i64) -> i64:
        """The number of a decision as a seat counts, itself the first."""
        return action

    def meant(self, number: i64, seat: i64) -> i64:
        """The decision that a seat means by a number."""
        return number

    def entry(self, state: State, action: i64, seat: i64) -> i64:
        """What is noted of an action in a row of all that a seat was told: who acts and what, never 0."""
        who: i64 = 0
        if state.turn != CHANCE:
            who = 1 + from_here(state.turn, seat, self.seats)
        return 1 + self.told(state, action, seat) * (self.seats + 1) + who

    def entries(self) -> int:
        """How many different ones there are, 0 for none included."""
        return int(1 + self.tokens * (self.seats + 1))

    def look(self, state: State, seat: int) -> bytes:
        """What a seat sees."""
        zero: u8 = 0
        out = vec[u8]([zero] * int(self.size))
        self.write(state, seat, out, 0)
        return bytes(out)

    def legal(self, state: State) -> list[int]:
        """The decisions on offer as the seat to act counts them, in order; at a chance turn the outcomes."""
        if state.turn == CHANCE:
            return sorted(state.legal())
        found = [int(self.turned(action, state.turn)) for action in state.legal()]
        found.sort()
        return found


def from_here(seat: i64, here: i64, seats: i64) -> i64:
    """A seat as another one counts: how many places to its left; nobody stays nobody."""
    if seat < 0:
        return seat
    return (seat - here + seats) % seats


# Writing: each of these writes from a place on, and returns the place behind it


def one(out: vec[u8], at: i64, value: i64, width: i64) -> i64:
    """One of so many: a 1 in its place, and none anywhere if it is none of them."""
    if value >= 0 and value < width:
        out[at + value] = 1
    return at + width


def seat_of(out: vec[u8], at: i64, seat: i64, here: i64, seats: i64) -> i64:
    """A seat, or nobody, as another one counts."""
    return one(out, at, from_here(seat, here, seats), seats)


def number(out: vec[u8], at: i64, value: i64) -> i64:
    """A small number."""
    out[at] = u8(value if value < MOST else MOST)
    return at + 1


def wide(out: vec[u8], at: i64, value: i64) -> i64:
    """A number of two bytes, the higher one first."""
    out[at] = u8(value >> 8)
    out[at + 1] = u8(value & 255)
    return at + 2


def flag(out: vec[u8], at: i64, so: bool) -> i64:
    """Whether something is so."""
    if so:
        out[at] = 1
    return at + 1


def in_lanes(out: vec[u8], at: i64, lanes: i64, first: i64, width: i64) -> i64:
    """The numbers in some lanes."""
    for index in range(width):
        out[at + index] = u8(lane(lanes, first + index))
    return at + width


def in_bits(out: vec[u8], at: i64, bits: i64, width: i64) -> i64:
    """The first bits."""
    for index in range(width):
        out[at + index] = u8((bits >> index) & 1)
    return at + width
