"""Rainbow Passage: the board's frame, the box, dice, options, and the numbers that stand for actions."""

from itertools import combinations_with_replacement, pairwise
from math import factorial
from typing import Final

from mypy_extensions import i64, mypyc_attr

SEATS: Final = (2, 3, 4)
PIECES: Final = 4
MOST_PIECES: Final = 5
MOST_DICE: Final = 5

# Colours in the order of the rainbow; magenta wears the hue that Sunshower calls pink.
COLOURS: Final = ("red", "yellow", "green", "cyan", "blue", "magenta")
HUES: Final = ("red", "yellow", "green", "cyan", "blue", "pink")
LETTERS: Final = "RYGCBM"
KINDS: Final = 6
RED: Final = 0

# Where a piece is when it is not on a square.
CAPTURED: Final = -1
ACROSS: Final = -2
OFF_BOARD: Final = {CAPTURED: "-", ACROSS: "+"}
NOWHERE: Final = -1

# Files are letters and ranks are numbers, seen from the south side: a1 is its left corner.
FILES: Final = "abcdefghijklmnopq"
SIDES: Final = "swne"  # clockwise: the next side is the one to the left (S1)
SIDE_NAMES: Final = ("south", "west", "north", "east")
SHORTEST: Final = 9
LONGEST: Final = 17
STEP: Final = 2  # a short frame segment
SHORT_FRAMES: Final = 4  # pairs of short segments


class Way:
    """The six directions of a step, as the mover sees them (S2)."""

    NAMES: Final = ("ahead", "ahead to the left", "ahead to the right", "back", "back to the left", "back to the right")
    FORWARD: Final = 3  # the first three
    BACK: Final = 3
    ALL: Final = 6


class Leash:
    """What the star still allows a piece this turn (S7, S8, S9)."""

    LETTERS: Final = "fsbuon"
    FREE: Final = 0  # began before the star row: as far as that row
    STAR: Final = 1  # began on the star row: one step ahead, or back
    BACK: Final = 2  # went back from there: one step ahead again, or back
    USED: Final = 3  # went ahead again: back only
    ONE: Final = 4  # began beyond the star row: one step
    NONE: Final = 5  # no step any more


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
    DICE: Final = 55  # + number of dice


class Seed:
    """A board is drawn byte by byte: three for its sections, one more for its colours."""

    BYTES: Final = 4
    TILING: Final = 3
    OUTCOMES: Final = 256


def kinds_of_roll(dice: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(KINDS), dice))


def packed(roll: tuple[int, ...]) -> int:
    """A roll as lanes: how many dice show each colour."""
    return sum(1 << 4 * colour for colour in roll)


def ways_to_roll(roll: tuple[int, ...]) -> int:
    ways = factorial(len(roll))
    for colour in set(roll):
        ways //= factorial(roll.count(colour))
    return ways


# All kinds of roll of one to five dice, one after the other: 6, 21, 56, 126 and 252 of them.
ALL_ROLLS: Final = [roll for dice in range(1, MOST_DICE + 1) for roll in kinds_of_roll(dice)]
FIRST_ROLL: Final = [0, 0, 6, 27, 83, 209, 461]  # where those of so many dice begin
ROLLS: Final = [packed(roll) for roll in ALL_ROLLS]
ROLL_WAYS: Final = [ways_to_roll(roll) for roll in ALL_ROLLS]
ROLL_OUTCOMES: Final = [list(enumerate(ROLL_WAYS[first:end])) for first, end in pairwise(FIRST_ROLL)]
ROLL_TEXTS: Final = ["".join(LETTERS[colour] for colour in roll) for roll in ALL_ROLLS]
ROLL_GROUPS: Final = [max(roll.count(colour) for colour in roll) for roll in ALL_ROLLS]  # the largest of each
ROLL_OF: Final = {lanes: index for index, lanes in enumerate(ROLLS)}
RED_WAYS: Final = [3125, 3125, 1250, 250, 25, 1]  # in how many of 7,776 rolls so many of five dice are red


@mypyc_attr(acyclic=True)
class Frame:
    """The squares of a board of some size, as each of the four sides sees them. Never changed once made."""

    width: i64
    height: i64
    squares: i64
    targets: list[int]
    """Where a step leads: for each side, each square, each way; NOWHERE if off the board."""
    depths: list[int]
    """The row of each square, counted from 0 at a side's own edge."""
    names: list[str]
    """The names of the squares, and at the end those of captured and crossed pieces, which count backwards."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width = width
        self.height = height
        self.squares = width * height
        self.targets = []
        self.depths = []
        self.names = [f"{FILES[file]}{rank + 1}" for rank in range(int(height)) for file in range(int(width))]
        self.names += [OFF_BOARD[ACROSS], OFF_BOARD[CAPTURED]]
        for side in range(len(SIDES)):
            for square in range(int(self.squares)):
                self.depths.append(self.place(side, square)[0])
                self.targets.extend(self.around(side, square))

    def length(self, side: i64) -> i64:
        """How many rows a side has to cross."""
        return self.height if side & 1 == 0 else self.width

    def place(self, side: int, square: int) -> tuple[int, int]:
        """The row and the column of a square, as a side sees them from its edge and its left, from 0."""
        file, rank = square % int(self.width), square // int(self.width)
        far_file, far_rank = int(self.width) - 1 - file, int(self.height) - 1 - rank
        return ((rank, file), (file, far_rank), (far_rank, far_file), (far_file, rank))[side]

    def square(self, side: int, row: int, column: int) -> int:
        """The square in a row and a column of a side; NOWHERE off the board."""
        rows = int(self.length(side))
        columns = int(self.squares) // rows
        if not (0 <= row < rows and 0 <= column < columns):
            return NOWHERE
        file, rank = (
            (column, row),
            (row, columns - 1 - column),
            (columns - 1 - column, rows - 1 - row),
            (rows - 1 - row, column),
        )[side]
        return rank * int(self.width) + file

    def around(self, side: int, square: int) -> list[int]:
        row, column = self.place(side, square)
        return [self.square(side, row + ahead, column + across) for ahead in (1, -1) for across in (0, -1, 1)]


@mypyc_attr(acyclic=True)
class Board:
    """A frame filled with sections: the colour of each square, and which section it belongs to."""

    text: str
    """The whole board in a line, such as 9x9:hvH...:RRYGC...; empty while it is not drawn yet."""
    colours: bytes
    letters: str
    """The same as letters, from a1 along the ranks."""
    sections: str
    """A sign for each square; squares of one section have the same."""

    def __init__(self, text: str, letters: str, sections: str) -> None:
        self.text = text
        self.letters = letters
        self.sections = sections
        self.colours = bytes([LETTERS.index(letter) for letter in letters])


ENDINGS = {
    "crossed": "Enough pieces are across the board: whoever brought them wins.",
    "last": "Only one side still has pieces on the board, and wins.",
    "quiet": "Nothing has stirred for too many turns: a draw.",
    "turn-limit": "Everybody has had all their turns: a draw.",
}
