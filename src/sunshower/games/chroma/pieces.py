"""Chroma Cards' rainbow: colours, shapes, cards and what they can stand for, moves as numbers, options and decks."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sunshower.core.game import Option, Options
from sunshower.core.lanes import bit, ones

SEATS: Final = (2, 3, 4, 5, 6)
HAND: Final = 3
SLOTS: Final = 4  # a hand of three, and the card just drawn
FULL: Final = 5
BOUND: Final = 8  # the cards that a seat can bind: three in its hand and five in its rainbow
SPARE: Final = 2  # those that a table needs besides (C22)

COLOURS: Final = ("blue", "green", "orange", "red", "yellow")
SHAPES: Final = ("circle", "cross", "pentagon", "square", "star")
COLOUR_LETTERS: Final = "BGORY"
SHAPE_LETTERS: Final = "cxpst"
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


def written() -> tuple[str, ...]:
    cards = [colour + shape for colour in (*COLOUR_LETTERS, "*") for shape in (*SHAPE_LETTERS, "*")]
    return (*cards[:ALL_COLOURS], "A*", "*a")


def named() -> tuple[str, ...]:
    names = []
    for colour in COLOURS:
        names += [*[f"{colour} {shape}" for shape in SHAPES], f"{colour} colour card"]
    return (*names, *[f"{shape} shape card" for shape in SHAPES], "all-colours card", "all-shapes card")


TEXTS: Final[tuple[str, ...]] = written()
"""Every face as it is written: Bc, B* the blue colour card, *c the circle shape card, A* and *a the all-wilds."""
NAMES: Final[tuple[str, ...]] = named()
"""Every face as it is said."""
FACE: Final[dict[str, int]] = {text.lower(): face for face, text in enumerate(TEXTS)}


def face_of(text: str) -> int:
    """The face that a text names, in whatever capitals, or UNKNOWN."""
    return FACE.get(text.lower(), UNKNOWN)


# What the cards of a rainbow can stand for. In a rainbow of a given shape a card can do one of three things. A plain
# card of that shape, or a colour card, has a colour of its own. A shape card of that shape, or an all-wild, can have
# any. All others are of no use. So the colours that can be had at once are the different own colours, and one more for
# each card that can have any, up to five: the best matching of wilds with colours needs no search.

EVERY: Final = 31  # five colours, or five shapes, as bits


def complete(cards: list[int], start: i64) -> bool:
    """Whether the five places from one on hold a rainbow: all can be of one shape, and no two have one colour (C18)."""
    shapes: i64 = EVERY
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
    owned: i64 = EVERY - unread
    reads: list[int] = []
    for face in cards:
        colour = colour_in(face, shape)
        if colour == ANY and unread != 0:
            colour = lowest(unread)
            unread -= bit(colour)
            reads.append(colour * WIDTH + shape)
        elif colour != NO_COLOUR and colour != ANY and (owned >> colour) & 1:
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


# The number of a move, made of its parts and taken apart. Nobody else needs to know how.

SWAPS: Final = 6
WILDS: Final = 30


def discard_action(place: i64) -> i64:
    return Do.DISCARD + place


def add_action(place: i64) -> i64:
    return Do.ADD + place


def swap_action(place: i64, spot: i64) -> i64:
    return Do.SWAP + place * SWAPS + spot


def wild_action(place: i64, seat: i64, spot: i64) -> i64:
    return Do.WILD + place * WILDS + seat * FULL + spot


def kind_of(action: i64) -> i64:
    """The kind of a decision: its number in Do."""
    if action >= Do.WILD:
        return Do.WILD
    if action >= Do.SWAP:
        return Do.SWAP
    if action >= Do.ADD:
        return Do.ADD
    if action >= Do.DISCARD:
        return Do.DISCARD
    return action


def place_of(action: i64) -> i64:
    """The place in the hand of the card that a decision plays."""
    if action >= Do.WILD:
        return (action - Do.WILD) // WILDS
    if action >= Do.SWAP:
        return (action - Do.SWAP) // SWAPS
    return action - Do.ADD if action >= Do.ADD else action - Do.DISCARD


def spot_of(action: i64) -> i64:
    """The place in a rainbow of the card that a swap or a wild puts away."""
    return (action - Do.WILD) % FULL if action >= Do.WILD else (action - Do.SWAP) % SWAPS


def victim_of(action: i64) -> i64:
    """The seat on which a wild is laid."""
    return (action - Do.WILD) % WILDS // FULL


def swaps_itself(action: i64) -> bool:
    """Whether a decision plays a sixth card only to put it away again."""
    return Do.SWAP <= action < Do.WILD and spot_of(action) == FULL


def first_outcome(seat: i64) -> i64:
    return Draw.FIRST + seat


def card_outcome(face: i64) -> i64:
    return Draw.CARD + face


def drawn_seat(outcome: i64) -> i64:
    """Who begins by an outcome of chance."""
    return outcome - Draw.FIRST


def drawn_face(outcome: i64) -> i64:
    """The card that comes from the pile by an outcome of chance."""
    return outcome - Draw.CARD


BOUNDS: Final = {
    "turn_limit": (1, 1000),
    "base_sets": (1, 6),
    "colour_sets": (0, 3),
    "shape_sets": (0, 3),
    "all_wilds": (0, 3),
}


def within_bounds(name: str) -> Callable[[bool | int | str], str]:
    low, high = BOUNDS[name]

    def refuses(value: bool | int | str) -> str:
        inside = isinstance(value, int) and low <= value <= high
        return "" if inside else f"'{name}' can be a number from {low} to {high}."

    return refuses


OPTIONS = (
    Option("no_idle_discard", (False, True), "A card taken from the discards may not go straight back.", "C4"),
    Option(
        "lock_for_victim",
        (False, True),
        "A card replaced by an opponent is locked until its owner's next turn is over.",
        "C27",
    ),
    Option(
        "turn_limit",
        (100, 20, 5),
        "After so many turns each it is a draw (1 to 1000).",
        "C20",
        within_bounds("turn_limit"),
    ),
    Option("base_sets", (3, 2), "How many Base sets of 25 cards (1 to 6).", "C22", within_bounds("base_sets")),
    Option("colour_sets", (1, 0), "How many Colours sets (0 to 3).", "C22", within_bounds("colour_sets")),
    Option("shape_sets", (1, 2), "How many Shapes sets (0 to 3).", "C22", within_bounds("shape_sets")),
    Option(
        "all_wilds",
        (1, 0),
        "How many all-colours cards a Colours set has, and all-shapes cards a Shapes set (0 to 3).",
        "C22",
        within_bounds("all_wilds"),
    ),
)

ENDINGS = {
    "rainbow": "A rainbow is complete, and its owner wins.",
    "gift": "A rainbow was completed by another player's wild card, and its owner wins.",
    "turn-limit": "Everybody has had all their turns and no rainbow is complete: a draw.",
}


def deck(options: Options) -> list[int]:
    """How many cards of each face there are."""
    colours, shapes, alls = int(options["colour_sets"]), int(options["shape_sets"]), int(options["all_wilds"])
    row = [int(options["base_sets"])] * KINDS + [colours]
    return row * KINDS + [shapes] * KINDS + [colours * alls, shapes * alls]
