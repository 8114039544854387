"""Chroma Cards' rainbow: colours, shapes, cards, decks, options, and the numbers that stand for actions."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sunshower.core.game import Option, Options

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
    SWAP: Final = 10  # + place in the hand * 6 + place in the own rainbow; 5 there for the new card itself
    WILD: Final = 34  # + place in the hand * 30 + seat * 5 + place in that seat's rainbow
    SWAPS: Final = 6
    WILDS: Final = 30


class Draw:
    """The first number of each kind of chance."""

    FIRST: Final = 154  # + seat
    CARD: Final = 160  # + face


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
