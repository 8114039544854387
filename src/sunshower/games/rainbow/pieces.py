"""Rainbow: faces, cards and stocks of them, options, and the numbers that stand for cards and actions."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from sunshower.core.game import Option, Options
from sunshower.core.message import Message

SEATS: Final = 2
HAND: Final = 3
MOST: Final = 3  # cards placed in one turn
RAINBOW: Final = 6

# Nine faces; a card has two different ones. Cyan is the printed turquoise.
FACES: Final = 9
COLOURS: Final = 7
LIGHT: Final = 7
SHADOW: Final = 8
Letter: TypeAlias = Literal["R", "O", "Y", "G", "C", "B", "P", "L", "S"]
LETTERS: Final[tuple[Letter, ...]] = ("R", "O", "Y", "G", "C", "B", "P", "L", "S")
HUES: Final = dict(zip(LETTERS, ("red", "orange", "yellow", "green", "cyan", "blue", "purple", "light", "shadow")))
BASE: Final = 10  # the number of a card is its first face * 10 + its second one
NUMBERS: Final = 90
MARK: Final = 100  # the number of a collected card has who has seen its underside (Seen) * 100 in front
UNSEEN: Final = 9  # in the place of a face
NO_CARD: Final = -1
ALL: Final = 2  # in the place of a seat: eyes that see both sides of every card

FEWEST_CARDS: Final = 6  # R29
MOST_CARDS: Final = 64  # of more the solver could not count every deal

# Cards in hands and holder have a side towards each seat: six places in the hands, and the next card of each seat.
HELD: Final = 6
NEXT: Final = 6
PLACES: Final = 8


class Seen:
    """Who has seen the underside of a card that lies, or has lain, in the row: a bit for each seat."""

    EVERYBODY: Final = 3
    CLOSED: Final = 4  # of a collected card: nobody remembers either side


class Phase:
    """What the table waits for."""

    NAMES: Final = ("first", "draw", "show", "play", "over")
    FIRST: Final = 0
    DRAW: Final = 1
    SHOW: Final = 2
    PLAY: Final = 3
    OVER: Final = 4


class Do:
    """The first number of each kind of decision."""

    STOP: Final = 0
    PLACE: Final = 1  # + place in the own hand
    BLIND: Final = 4  # + place in the own hand
    FLIP: Final = 7  # + place in the row


class Draw:
    """The first number of each kind of chance."""

    FIRST: Final = 13  # + seat
    SHOW: Final = 15  # + face
    NONE: Final = 24  # a card is drawn and no new one turns up behind it
    CARD: Final = 25  # + card: its side towards seat 0, then its side towards seat 1


def up_to(most: int, cards: str) -> Callable[[bool | int | str], Message | None]:
    """What tells why there cannot be so many copies of some cards; nothing if there can."""

    def refuses(copies: bool | int | str) -> Message | None:
        fits = isinstance(copies, int) and 0 <= copies <= most
        return None if fits else Message("rainbow-no-so-many-copies", {"most": most, "cards": cards})

    return refuses


COPIES: Final = up_to(4, "any")
PAIRS: Final = up_to(3, "pairs")  # four of each would be 84 cards

OPTIONS = (
    Option("flip_commits", (False, True), "R2"),
    Option("memory_aid", (False, True), "R17"),
    Option("first", ("random", 0, 1), "R21"),
    Option("pairs", (2, 0), "R29", PAIRS, range(4)),
    Option("light", (1, 0), "R29", COPIES, range(5)),
    Option("shadow", (1, 0), "R29", COPIES, range(5)),
    Option("light_shadow", (1, 0), "R29", COPIES, range(5)),
)

ENDINGS = ("cards", "draw")


# Cards


def card_of(first: i64, second: i64) -> i64:
    """A card by its faces: in hands and holder the side towards seat 0 first, elsewhere the one that lies open."""
    return first * BASE + second


def first_of(card: i64) -> i64:
    return card // BASE


def second_of(card: i64) -> i64:
    return card % BASE


def other_face(card: i64, face: i64) -> i64:
    """The face of a card beside the one that is given."""
    return card // BASE + card % BASE - face


def collected(mark: i64, card: i64) -> i64:
    """A collected card with the mark of who has seen its underside."""
    return mark * MARK + card


def mark_of(marked: i64) -> i64:
    return marked // MARK


def card_in(marked: i64) -> i64:
    return marked % MARK


# Stocks: how many cards there are of each number. Each card counts under both of its numbers.


def cards_of(options: Options) -> vec[i64]:
    """The stock that a deck begins with."""
    kinds = [int(options[kind]) for kind in ("pairs", "light", "shadow", "light_shadow")]
    cards = vec[i64]([0] * NUMBERS)
    for second in range(i64(FACES)):
        for first in range(second):
            copies = kinds[0] if second < COLOURS else kinds[second - LIGHT + 1] if first < COLOURS else kinds[3]
            cards[card_of(first, second)] = copies
            cards[card_of(second, first)] = copies
    return cards


def take(stock: vec[i64], card: i64) -> None:
    """Take a card out."""
    stock[card] -= 1
    stock[card_of(second_of(card), first_of(card))] -= 1


def put_back(stock: vec[i64], card: i64) -> None:
    """Put a card in."""
    stock[card] += 1
    stock[card_of(second_of(card), first_of(card))] += 1


def drawn(stock: vec[i64], number: i64) -> i64:
    """The card at a place in the stock laid out in order, each card twice: either way round."""
    card: i64 = 0
    while True:
        number -= stock[card]
        if number < 0:
            return card
        card += 1


def sides_of(stock: vec[i64]) -> list[int]:
    """How many sides show each face."""
    return [sum(stock[face * BASE : face * BASE + FACES]) for face in range(FACES)]


# Decisions


def is_flip(decision: i64) -> bool:
    return decision >= Do.FLIP


def shows_hidden(decision: i64) -> bool:
    """Whether a side comes up that was hidden: that of a blind card or of a flip."""
    return decision >= Do.BLIND


def place_of(decision: i64) -> i64:
    """The place in the hand of a card that is placed, or in the row of one that is flipped."""
    return decision - (Do.FLIP if decision >= Do.FLIP else Do.BLIND if decision >= Do.BLIND else Do.PLACE)
