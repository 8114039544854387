"""Chroma Cards' rainbow: colours, shapes, cards and what they can stand for, moves as numbers, options and decks."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sunshower.core.game import NOBODY, Option, Options
from sunshower.core.lanes import bit, integers, ones
from sunshower.core.message import Arg, Message, Word

SEATS: Final = (2, 3, 4, 5, 6)
HAND: Final = 3
SLOTS: Final = 4  # a hand of three, and the card just drawn
FULL: Final = 5
BOUND: Final = 8  # the cards that a seat can bind: three in its hand and five in its rainbow
SPARE: Final = 2  # those that a table needs besides (C22)

Colour = Literal["blue", "green", "orange", "red", "yellow"]
Shape = Literal["circle", "cross", "pentagon", "square", "star"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
SIGNS: Final = "cxpst"
"""How each shape is written."""
KINDS: Final = 5

# The face of a card is colour * 6 + shape, where a 5 stands for any. The all-colours card is any colour of any shape;
# the all-shapes card, one number further, is its equal by another name.
ANY: Final = 5
WIDTH: Final = 6
ALL_COLOURS: Final = 35
ALL_SHAPES: Final = 36
FACES: Final = 37
NO_CARD: Final = -1
NO_COLOUR: Final = -1
UNKNOWN: Final = -2
EMPTY: Final = 126  # a place without a card: higher than any card, so that a row in order ends with its empty places


def wild(face: i64) -> bool:
    """Whether a card is from the Colours set or the Shapes set."""
    return face >= ANY * WIDTH or face % WIDTH == ANY


TEXTS: Final[tuple[str, ...]] = (
    *[colour + shape for colour in "BGORY*" for shape in f"{SIGNS}*"][:ALL_COLOURS],
    "A*",
    "*a",
)
"""Every face as it is written: Bc, B* the blue colour card, *c the circle shape card, A* and *a the all-wilds."""
FACE: Final[dict[str, int]] = {text.lower(): face for face, text in enumerate(TEXTS)}


def face_of(text: str | None) -> int:
    """The face that a text names, in whatever capitals, NO_CARD for no text, or UNKNOWN."""
    return NO_CARD if text is None else FACE.get(text.lower(), UNKNOWN)


def word(text: str) -> Word:
    """A card as the catalogues say it; their keys can have no star."""
    return Word("chroma-card", text.replace("*", "_"))


# What the cards of a rainbow can stand for. In a rainbow of a given shape a card can do one of three things. A plain
# card of that shape, or a colour card, has a colour of its own. A shape card of that shape, or an all-wild, can have
# any. All others are of no use. So the colours that can be had at once are the different own colours, and one more for
# each card that can have any, up to five: the best matching of wilds with colours needs no search.

EVERY: Final = 31  # five colours, or five shapes, as bits


def complete(cards: vec[i64], start: i64) -> bool:
    """Whether the five places from one on hold a rainbow: all can be of one shape, and no two have one colour (C18)."""
    shapes: i64 = EVERY
    colours: i64 = 0
    for place in range(start, start + KINDS):
        face = cards[place]
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


def makes_rainbow(faces: list[int]) -> bool:
    """Whether some cards are a rainbow."""
    return len(faces) == KINDS and complete(integers(faces), 0)


def colour_in(face: i64, shape: i64) -> i64:
    """The colour of a card in a rainbow of a shape: its own, ANY, or NO_COLOUR if it is of no use."""
    if face >= ALL_COLOURS:
        return ANY
    if face % WIDTH != shape and face % WIDTH != ANY:
        return NO_COLOUR
    return face // WIDTH


def wanted(cards: list[int], shape: i64) -> i64:
    """The colours, as bits, that no card has of its own in a rainbow of a shape: any of them brings it nearer."""
    colours: i64 = EVERY
    for face in cards:
        colour = colour_in(face, shape)
        if colour != NO_COLOUR and colour != ANY and (colours >> colour) & 1:
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
    free = [colour for colour in range(KINDS) if (unread >> colour) & 1]
    reads: list[int] = []
    for face in cards:
        colour = colour_in(face, shape)
        if colour == ANY and free:
            colour = free.pop(0)
        read = colour * WIDTH + shape
        reads.append(NO_CARD if colour in (NO_COLOUR, ANY) or read in reads else read)
    return reads


class Phase:
    """What the table waits for: who begins, the deal, where to draw, the card from the pile, what to do with one."""

    NAMES: Final = ("first", "deal", "draw", "pile", "act", "over")
    FIRST: Final = 0
    DEAL: Final = 1
    DRAW: Final = 2
    PILE: Final = 3
    ACT: Final = 4
    OVER: Final = 5


class Do:
    """The first number of each kind of decision; cards in a hand or a rainbow are named by their place there."""

    DRAW: Final = 0
    TAKE: Final = 1
    DISCARD: Final = 2  # + place in the hand
    ADD: Final = 6  # + place in the hand
    SWAP: Final = 10  # + place in the hand * SWAPS + spot in the own rainbow, the last for the new card itself
    WILD: Final = 34  # + place in the hand * WILDS + seat * FULL + spot in that seat's rainbow


class Draw:
    """The first number of each kind of chance."""

    FIRST: Final = 154  # + seat
    CARD: Final = 160  # + face


# Numbers of several parts

SWAPS: Final = 6
WILDS: Final = 30


def swapping(place: i64, spot: i64) -> i64:
    """The number of the decision to play a sixth card and put away the one at a spot, or at the last itself."""
    return Do.SWAP + place * SWAPS + spot


def laying_over(place: i64, seat: i64, spot: i64) -> i64:
    """The number of the decision to lay a wild over a card of another seat's rainbow."""
    return Do.WILD + place * WILDS + seat * FULL + spot


def parts(action: i64) -> tuple[i64, i64, i64, i64]:
    """What is done with a card: the kind, its place in the hand, and the seat and spot of a card that it replaces.

    A seat of NOBODY is the player's own. A sixth card that goes itself is discarded.
    """
    if action >= Do.WILD:
        number = action - Do.WILD
        return Do.WILD, number // WILDS, number % WILDS // FULL, number % FULL
    if action >= Do.SWAP:
        number = action - Do.SWAP
        return Do.DISCARD if swaps_itself(action) else Do.SWAP, number // SWAPS, NOBODY, number % SWAPS
    if action >= Do.ADD:
        return Do.ADD, action - Do.ADD, NOBODY, 0
    return Do.DISCARD, action - Do.DISCARD, NOBODY, 0


def swaps_itself(action: i64) -> bool:
    """Whether a decision plays a sixth card only to put it away again."""
    return Do.SWAP <= action < Do.WILD and (action - Do.SWAP) % SWAPS == FULL


MOST_TURNS: Final = 1000


def numbered(name: str, values: tuple[int, ...], low: int, high: int, ruling: str = "C22") -> Option:
    """An option that is a number within bounds."""

    def refuses(value: bool | int | str) -> Message | None:
        inside = isinstance(value, int) and low <= value <= high
        bounds: dict[str, Arg] = {"number": Word("chroma-number", name), "low": low, "high": high}
        return None if inside else Message("chroma-no-number", bounds)

    return Option(name, values, ruling, refuses, range(low, high + 1))


OPTIONS = (
    Option("no_idle_discard", (False, True), "C4"),
    Option("lock_for_victim", (False, True), "C27"),
    numbered("turn_limit", (100, 20, 5), 1, MOST_TURNS, "C20"),
    numbered("base_sets", (3, 2), 1, 6),
    numbered("colour_sets", (1, 0), 0, 3),
    numbered("shape_sets", (1, 2), 0, 3),
    numbered("all_wilds", (1, 0), 0, 3),
)

ENDINGS = ("rainbow", "gift", "turn-limit")


def deck(options: Options) -> list[int]:
    """How many cards of each face there are."""
    colours, shapes, alls = int(options["colour_sets"]), int(options["shape_sets"]), int(options["all_wilds"])
    row = [int(options["base_sets"])] * KINDS + [colours]
    return row * KINDS + [shapes] * KINDS + [colours * alls, shapes * alls]
