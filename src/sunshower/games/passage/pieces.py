"""Rainbow Passage: pieces and dice, what a turn goes through, the numbers that stand for actions, and the options."""

from itertools import combinations_with_replacement, pairwise
from math import comb, factorial
from typing import Final

from mypy_extensions import i64

from sunshower.core.game import Option
from sunshower.core.lanes import lane, plus
from sunshower.core.message import Message
from sunshower.games.passage.board import FILES, KINDS, LETTERS, SIDES, Way, refused_board

SEATS: Final = (2, 3, 4)
PIECES: Final = 4
MOST_PIECES: Final = 5
MOST_DICE: Final = 5


class Leash:
    """What the star still allows a piece this turn (S7, S8, S9)."""

    LETTERS: Final = ("", "f", "s", "b", "u", "o", "n", "-")  # 0 where there is no turn, or no such piece
    FREE: Final = 1  # began before the star row: as far as that row
    STAR: Final = 2  # began on the star row: one step ahead, or back
    BACK: Final = 3  # went back from there: one step ahead again, or back
    USED: Final = 4  # went ahead again: back only
    ONE: Final = 5  # began beyond the star row: one step
    NONE: Final = 6  # no step any more
    OFF: Final = 7  # not on the board


class Phase:
    """What the table waits for."""

    NAMES: Final = ("board", "first", "dice", "roll", "move", "over")
    BOARD: Final = 0
    FIRST: Final = 1
    DICE: Final = 2
    ROLL: Final = 3
    MOVE: Final = 4
    OVER: Final = 5


class Team:
    """Who plays with whom."""

    NAMES: Final = ("none", "opposite", "neighbours")
    NONE: Final = 0
    OPPOSITE: Final = 1
    NEIGHBOURS: Final = 2


class End:
    """How it ended."""

    NAMES: Final = ("", "crossed", "last", "quiet", "turn-limit")
    CROSSED: Final = 1
    LAST: Final = 2
    QUIET: Final = 3
    LIMIT: Final = 4


class Do:
    """The first number of each kind of decision."""

    END: Final = 0
    STEP: Final = 1  # + piece * 6 + way
    RETURN: Final = 31  # + piece * 5 + the piece whose token lies there
    DICE: Final = 56  # + number of dice - 1
    COUNT: Final = 61


def step_code(index: i64, way: i64) -> i64:
    """The number of a step of one of the mover's pieces."""
    return Do.STEP + index * Way.ALL + way


def is_step(code: i64) -> bool:
    return Do.STEP <= code < Do.RETURN


def step_piece(code: i64) -> i64:
    """Which of the mover's pieces makes a step."""
    return (code - Do.STEP) // Way.ALL


def step_way(code: i64) -> i64:
    return (code - Do.STEP) % Way.ALL


def return_code(index: i64, home: i64) -> i64:
    """The number of the return of one of the mover's pieces to the square of another's token, or of its own."""
    return Do.RETURN + index * MOST_PIECES + home


def is_return(code: i64) -> bool:
    return Do.RETURN <= code < Do.DICE


def return_piece(code: i64) -> i64:
    """Which of the mover's pieces returns."""
    return (code - Do.RETURN) // MOST_PIECES


def return_home(code: i64) -> i64:
    """Behind which of the mover's tokens it will stand."""
    return (code - Do.RETURN) % MOST_PIECES


def dice_code(dice: i64) -> i64:
    """The number of taking so many dice."""
    return Do.DICE + dice - 1


def dice_taken(code: i64) -> i64:
    return code - Do.DICE + 1


def dice_for(pieces: i64) -> i64:
    """How many dice are due for so many pieces on the board: one more, five at most (S46)."""
    return min(pieces + 1, MOST_DICE)


# Rolls


def packed(roll: tuple[int, ...]) -> int:
    """A roll as lanes: how many dice show each colour."""
    lanes: i64 = 0
    for colour in roll:
        lanes = plus(lanes, colour, 1)
    return lanes


def ways_to_roll(roll: tuple[int, ...]) -> int:
    ways = factorial(len(roll))
    for colour in set(roll):
        ways //= factorial(roll.count(colour))
    return ways


# All kinds of roll of one to five dice, one after the other: 6, 21, 56, 126 and 252 of them.
ALL_ROLLS: Final = [
    roll for dice in range(1, MOST_DICE + 1) for roll in combinations_with_replacement(range(KINDS), dice)
]
FIRST_ROLL: Final = [0, 0, 6, 27, 83, 209, 461]  # where those of so many dice begin
ROLLS: Final = [packed(roll) for roll in ALL_ROLLS]
ROLL_WAYS: Final = [ways_to_roll(roll) for roll in ALL_ROLLS]
ROLL_OUTCOMES: Final = [list(enumerate(ROLL_WAYS[first:end])) for first, end in pairwise(FIRST_ROLL)]
ROLL_TEXTS: Final = ["".join(LETTERS[colour] for colour in roll) for roll in ALL_ROLLS]
ROLL_GROUPS: Final = [max(roll.count(colour) for colour in roll) for roll in ALL_ROLLS]  # the largest of each
ROLL_OF: Final = {lanes: index for index, lanes in enumerate(ROLLS)}
# How many kinds of roll of so many dice begin with a colour, where none of an earlier one shows: six for each number.
BEGINNING: Final = bytes(
    [
        comb(max(dice - 1, 0) + KINDS - 1 - first, KINDS - 1 - first) if dice else 0
        for dice in range(MOST_DICE + 1)
        for first in range(KINDS)
    ]
)
RED_WAYS: Final = [3125, 3125, 1250, 250, 25, 1]  # in how many of 7,776 rolls so many of five dice are red


def kind_of_roll(lanes: i64, dice: i64) -> i64:
    """The place of a roll among all kinds of roll of so many dice: after those that begin with an earlier colour."""
    place: i64 = 0
    for colour in range(i64(KINDS)):
        dice -= lane(lanes, colour)
        place += BEGINNING[dice * KINDS + colour]
    return place


# Options

USUAL: Final = "usual"
USUAL_SIDES: Final = {2: "sn", 3: "swn", 4: "swne"}
MOST_TURNS: Final = 1000
SQUARES: Final = {f"{file}{rank + 1}" for file in FILES for rank in range(len(FILES))}


def refused_crossings(value: object) -> Message | None:
    parts = [value] if isinstance(value, int) else str(value).split(",")
    fine = all(str(part) in ("1", "2", "3", "4", "5") for part in parts)
    if fine and (isinstance(value, int) or len(parts) > 1):
        return None
    return Message("passage-no-crossings", {"most": MOST_PIECES})


def refused_sides(value: object) -> Message | None:
    text = str(value)
    clockwise = (SIDES + SIDES)[SIDES.find(text[:1]) :]
    places = [clockwise.find(letter) for letter in text]
    if text == USUAL or (1 < len(text) <= len(SIDES) and places == sorted({*places}) and -1 not in places):
        return None
    return Message("passage-no-sides")


def refused_starts(value: object) -> Message | None:
    text = str(value)
    if text == USUAL or all(SQUARES.issuperset(seat.split(",")) for seat in text.split("/")):
        return None
    return Message("passage-no-starts")


def refused_turns(value: object) -> Message | None:
    return None if 1 <= int(str(value)) <= MOST_TURNS else Message("passage-no-turns", {"most": MOST_TURNS})


OPTIONS: Final[tuple[Option, ...]] = (
    Option("extra_piece", (False, True), "S28"),
    Option("no_returns", (False, True), "S16"),
    Option("teams", Team.NAMES, "S34"),
    Option("board", ("11x11", "9x9", "9x13", "9x9#00c0ffee"), "S32", refused_board),
    Option("balanced", (False, True), "S32"),
    Option("turn_limit", (300, 20), "S26", refused_turns, range(1, MOST_TURNS + 1)),
    Option("honour_dice", (False, True), "S27"),
    Option("quiet_turns", (100, 10), "S26", refused_turns, range(1, MOST_TURNS + 1)),
    Option("sides", (USUAL, "wnes"), "S48", refused_sides),
    Option("starts", (USUAL, "b1,d1,e1,j1/c11,f11,g11,h11"), "S31", refused_starts),
    Option("crossings", (1, 2, "1,2,1,2"), "S33", refused_crossings),
)

ENDINGS: Final = ("crossed", "last", "quiet", "turn-limit")
