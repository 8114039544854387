"""Chroma Cards' rainbow: what the cards of a rainbow can stand for.

In a rainbow of a given shape a card can do one of three things. A plain card of that shape, or a colour card, has a
colour of its own. A shape card of that shape, or an all-wild, can have any. All others are of no use. So the colours
that can be had at once are the different own colours, and one more for each card that can have any, up to five: the
best matching of wilds with colours needs no search.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.lanes import bit, ones
from sunshower.games.chroma.pieces import ALL_COLOURS, ANY, EMPTY, KINDS, NO_CARD, WIDTH

NONE: Final = -1
EACH: Final = 31


def complete(cards: list[int], start: i64) -> bool:
    """Whether the five places from one on hold a rainbow: all can be of one shape, and no two have one colour (C18)."""
    shapes: i64 = EACH
    colours: i64 = 0
    for place in range(start, start + KINDS):
        face: i64 = cards[place]
        if face == EMPTY:
            return False
        if face < ALL_COLOURS:
            if face % WIDTH != ANY:
                shapes &= bit(face % WIDTH)
            if face < ANY * WIDTH:
                if (colours >> (face // WIDTH)) & 1:
                    return False
                colours |= bit(face // WIDTH)
            if shapes == 0:
                return False
    return True


def colour_in(face: i64, shape: i64) -> i64:
    """The colour of a card in a rainbow of a shape: its own, ANY if it can have any, NONE if it is of no use there."""
    if face >= ALL_COLOURS:
        return ANY
    if face % WIDTH != shape and face % WIDTH != ANY:
        return NONE
    return face // WIDTH


def wanted(cards: list[int], shape: i64) -> i64:
    """The colours, as bits, that no card has of its own in a rainbow of a shape: any of them brings it nearer."""
    colours: i64 = EACH
    for face in cards:
        colour = colour_in(face, shape)
        if colour != NONE and colour != ANY and (colours >> colour) & 1:
            colours -= bit(colour)
    return colours


def missing(cards: list[int], shape: i64) -> i64:
    """How many cards a rainbow of a shape still needs, each of another of the wanted colours."""
    needed = ones(wanted(cards, shape), KINDS)
    for face in cards:
        if needed > 0 and colour_in(face, shape) == ANY:
            needed -= 1
    return needed


def reading(cards: list[int], shape: i64) -> list[int]:
    """What each card stands for in a rainbow of a shape, NO_CARD for one that does not help: a best reading (C12).

    Of several cards with one own colour the first counts. Cards that can have any colour get the first ones left.
    """
    unread = wanted(cards, shape)
    owned: i64 = EACH - unread
    reads: list[int] = []
    for face in cards:
        colour = colour_in(face, shape)
        if colour == ANY and unread != 0:
            colour = lowest(unread)
            unread -= bit(colour)
            reads.append(colour * WIDTH + shape)
        elif colour != NONE and colour != ANY and (owned >> colour) & 1:
            owned -= bit(colour)
            reads.append(colour * WIDTH + shape)
        else:
            reads.append(NO_CARD)
    return reads


def lowest(bits: i64) -> i64:
    index: i64 = 0
    while (bits >> index) & 1 == 0:
        index += 1
    return index
