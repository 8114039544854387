"""Chroma Cards' rainbow: how far many cards get together, for all shapes at once.

What cards can do is one number. Its lower 25 bits are five for each shape: the colours that cards have of their own
there. Above, five bits for each shape: how many cards can have any colour. It says the same as `missing` in pieces.py,
a good deal quicker.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.lanes import bit
from sunshower.games.chroma.pieces import ANY, EMPTY, FACES, FULL, KINDS, NO_COLOUR, SLOTS, colour_in
from sunshower.games.chroma.state import UNSEEN, ChromaState

OWN_COLOURS: Final = 0x1FFFFFF
JOKERS: Final = 25
EVERY_FIFTH: Final = 0x108421
NO_PLACE: Final = -1


def worked_out() -> list[int]:
    """What each face can do; an empty place can do nothing."""
    can = [0] * (EMPTY + 1)
    for face in range(FACES):
        for shape in range(KINDS):
            colour = colour_in(face, shape)
            if colour == ANY:
                can[face] += bit(JOKERS + KINDS * shape)
            elif colour != NO_COLOUR:
                can[face] += bit(KINDS * shape + colour)
    return can


CAN: Final[list[int]] = worked_out()


def can_do(face: i64) -> i64:
    """What a card can do."""
    return CAN[face]


def join(some: i64, more: i64) -> i64:
    """What cards can do together with more cards."""
    jokers = (some - (some & OWN_COLOURS)) + (more - (more & OWN_COLOURS))
    return ((some | more) & OWN_COLOURS) | jokers


def reach(cards: i64) -> i64:
    """How many colours of each shape cards can show, five bits for each shape: there may be more than five."""
    first: i64 = EVERY_FIFTH
    found = (cards & first) + ((cards >> 1) & first) + ((cards >> 2) & first)
    return found + ((cards >> 3) & first) + ((cards >> 4) & first) + (cards >> JOKERS)


def in_rainbow(state: ChromaState, seat: i64, but: i64 = NO_PLACE) -> i64:
    """What the cards of a rainbow can do, but one place."""
    found: i64 = 0
    for place in range(i64(FULL)):
        if place != but:
            found = join(found, can_do(state.rainbows[seat * FULL + place]))
    return found


def in_hand(state: ChromaState, seat: i64, but: i64 = NO_PLACE, shown: bool = False) -> i64:
    """What the cards of a hand can do, but one place; or only those that everybody has seen."""
    found: i64 = 0
    for place in range(i64(SLOTS)):
        card: i64 = state.hands[seat * SLOTS + place]
        if place != but and not (shown and card & UNSEEN):
            found = join(found, can_do(card >> 1))
    return found
