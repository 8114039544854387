"""Rainbow Passage: the frame, the sections of the box, and the board built from them.

This game has a room more than the others: its board is not printed but laid anew for every game, and building it, at
random or from a text, is so much of a thing of its own that `pieces.py` could not be read any more with it inside.

A board's text is its size, its sections and its colours: `9x9:hvHsa...:RRYGC...`. Sections are named in the order in
which they are laid: each goes to the first free square, along the ranks from a1, around the cross in the middle.
"""

from functools import cache, lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.lanes import bit
from sunshower.core.message import Arg, Message, Word

# Colours of squares and dice in the order of the rainbow; magenta wears the hue that Sunshower calls pink.
LETTERS: Final = "RYGCBM"
HUES: Final = ("red", "yellow", "green", "cyan", "blue", "pink")
KINDS: Final = 6
RED: Final = 0

# Files are letters and ranks are numbers, seen from the south side: a1 is its left corner.
FILES: Final = "abcdefghijklmnopq"
SIDES: Final = "swne"  # clockwise: the next side is the one to the left (S1)
SIDE_NAMES: Final = ("south", "west", "north", "east")
NOWHERE: Final = -1

# Where a piece is when it is not on a square.
CAPTURED: Final = -1
ACROSS: Final = -2
OFF_BOARD: Final = {CAPTURED: "-", ACROSS: "+"}

SHORTEST: Final = 9
LONGEST: Final = 17
STEP: Final = 2  # a short frame segment
SHORT_FRAMES: Final = 4  # pairs of short segments
SIZES: Final = tuple(
    [
        (SHORTEST + STEP * wide, SHORTEST + STEP * high)
        for wide in range(SHORT_FRAMES + 1)
        for high in range(SHORT_FRAMES + 1 - wide)
    ]
)


class Way:
    """The six directions of a step, as the mover sees them: ahead, ahead to the left, to the right; so back (S2)."""

    FORWARD: Final = 3  # the first three
    BACK: Final = 3
    ALL: Final = 6


@mypyc_attr(acyclic=True)
class Frame:
    """The squares of a board of some size, as each of the four sides sees them. Never changed once made."""

    width: i64
    height: i64
    squares: i64
    targets: vec[i64]
    """Where a step leads: for each side, each square, each way; NOWHERE if off the board."""
    depths: vec[i64]
    """The row of each square, counted from 0 at a side's own edge."""
    names: list[str]
    """The names of the squares, and at the end those of captured and crossed pieces, which count backwards."""
    named: dict[str, int]
    """The squares by name, and where captured and crossed pieces are."""
    spots: dict[tuple[int, int, int], int]
    """The squares by side, row and column."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width = width
        self.height = height
        self.squares = width * height
        self.names = [f"{FILES[file]}{rank + 1}" for rank in range(int(height)) for file in range(int(width))]
        self.named = {name: square for square, name in enumerate(self.names)}
        for place, name in OFF_BOARD.items():
            self.named[name] = place
        self.names += [OFF_BOARD[ACROSS], OFF_BOARD[CAPTURED]]
        places = [(side, square) for side in range(len(SIDES)) for square in range(int(self.squares))]
        self.spots = {(side, *self.place(side, square)): square for side, square in places}
        self.depths = vec[i64]([row for _, row, _ in self.spots])
        self.targets = vec[i64](
            [
                self.square(side, row + ahead, column + across)
                for side, row, column in self.spots
                for ahead in (1, -1)
                for across in (0, -1, 1)
            ]
        )

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is the same frame."""
        return frame, (int(self.width), int(self.height))

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
        return self.spots.get((side, row, column), NOWHERE)


@mypyc_attr(acyclic=True)
class Board:
    """A frame filled with sections: the colour of each square, and which section it belongs to.

    The rules ask for the colours alone, so the sections are drawn when somebody looks at them: random games never do.
    """

    frame: Frame
    colours: bytes
    """The colour of each square as a number, from a1 along the ranks; none while the board is not drawn yet."""
    seed: i64
    """What the sections are drawn from."""
    line: str
    """The text, once somebody has asked for it."""
    hues: str = ""
    """The letters, once somebody has asked for them."""
    signs: str = ""
    """The sections, once somebody has looked at them."""

    def __init__(self, frame: Frame, colours: bytes, seed: i64 = 0, line: str = "") -> None:
        self.frame = frame
        self.colours = colours
        self.seed = seed
        self.line = line

    @property
    def letters(self) -> str:
        """The colours as letters."""
        if not self.hues:
            self.hues = "".join([LETTERS[colour] for colour in self.colours])
        return self.hues

    @property
    def text(self) -> str:
        """The whole board in a line, such as 9x9:hvH...:RRYGC...; its size alone while it is not drawn yet."""
        if not self.line:
            width, height = int(self.frame.width), int(self.frame.height)
            tiling = drawn_tiling(width, height, int(self.seed))
            self.line = f"{size_text(width, height)}:{tiling}:{self.letters}"
        return self.line

    @property
    def sections(self) -> str:
        """A sign for each square; squares of one section have the same."""
        if self.colours and not self.signs:
            labels = laid(self.text.split(":")[1], self.frame.width, self.frame.height)
            self.signs = "".join([SIGNS[label] for label in labels if label != WALL])
        return self.signs

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is the same board."""
        return read_board, (self.text,)


@cache
def frame(width: int, height: int) -> Frame:
    """The frame of a size; boards of one size share it."""
    return Frame(width, height)


def size_text(width: int, height: int) -> str:
    return f"{width}x{height}"


# The box

Cells = tuple[tuple[int, int], ...]

CROSS: Final[Cells] = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
# Letter: kind of section, and the squares it covers, seen from the first of them: files to the right, ranks up.
SHAPES: Final[dict[str, tuple[int, Cells]]] = {
    "h": (0, ((0, 0), (1, 0))),
    "v": (0, ((0, 0), (0, 1))),
    "H": (1, ((0, 0), (1, 0), (2, 0))),
    "V": (1, ((0, 0), (0, 1), (0, 2))),
    "a": (2, ((0, 0), (1, 0), (0, 1))),
    "b": (2, ((0, 0), (1, 0), (1, 1))),
    "c": (2, ((0, 0), (0, 1), (1, 1))),
    "d": (2, ((0, 0), (0, 1), (-1, 1))),
    "s": (3, ((0, 0), (1, 0), (0, 1), (1, 1))),
}
# While a board is built its squares lie in a row, rank after rank; walls make all ranks equally long, and the wall at
# the end of one rank guards the beginning of the next.
PITCH: Final = 18
FREE: Final = -1
WALL: Final = -2
# Shapes are numbered by the alphabet: their kinds, and how far their squares are from the first.
SHAPE_LETTERS: Final = "".join(sorted(SHAPES))
SHAPE_KINDS: Final = [SHAPES[letter][0] for letter in SHAPE_LETTERS]
SHAPE_STEPS: Final = [sorted([x + y * PITCH for x, y in SHAPES[letter][1]]) for letter in SHAPE_LETTERS]
BY_KIND: Final = [SHAPE_LETTERS.index(letter) for letter in SHAPES]
# All those squares, and as bits which of them a shape covers: to see at once whether it fits.
NEAR: Final = sorted({step for steps in SHAPE_STEPS for step in steps})
SHAPE_BITS: Final = [sum([bit(NEAR.index(step)) for step in steps]) for steps in SHAPE_STEPS]

BOX: Final = [22, 14, 16, 8]  # short, long, angled and square sections
KIND_NAMES: Final = ("short", "long", "angled", "square")
# Bulky sections are harder to fit late, so they are tried early more often; the numbers were found by experiment.
EAGERNESS: Final = [2, 3, 5, 10]
SIGNS: Final = "+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
PATIENCE: Final = 400  # sections laid before an attempt is given up


# Building


class Seed:
    """A board is drawn byte by byte: three for its sections, one more for its colours."""

    BYTES: Final = 4
    TILING: Final = 3
    OUTCOMES: Final = 256


@lru_cache(maxsize=1024)
def drawn_board(width: int, height: int, seed: int, balanced: bool) -> Board:
    """The board that a seed of four bytes stands for; the first three alone decide the sections."""
    squares = width * height
    rng = Rng(f"passage colours {width}x{height} {seed}")
    if balanced:  # every colour equally often, those that are left over all different
        rest = shuffled(list(range(KINDS)), rng)[: squares % KINDS]
        colours = shuffled(list(range(KINDS)) * (squares // KINDS) + rest, rng)
    else:
        colours = [rng.below(KINDS) for _ in range(squares)]
    return Board(frame(width, height), bytes(colours), seed >> 8 * (Seed.BYTES - Seed.TILING))


def shuffled(pool: list[int], rng: Rng) -> list[int]:
    for last in range(len(pool) - 1, 0, -1):
        other = rng.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    return pool


@lru_cache(maxsize=1024)
def drawn_tiling(width: int, height: int, seed: int) -> str:
    """The sections that a seed stands for, as letters in the order of laying."""
    rng = Rng(f"passage sections {width}x{height} {seed}")
    turn = rng.below(2) == 1
    columns, rows = (height, width) if turn else (width, height)
    labels = Tiler(columns, rows, rng).tiling()
    # Laying goes by ranks; turning and mirroring at random leaves no trace of that.
    flip_file, flip_rank = rng.below(2) == 1, rng.below(2) == 1
    return read_off(turned(labels, width, height, turn, flip_file, flip_rank))


@mypyc_attr(acyclic=True)
class Tiler:
    """Lays sections at random around the cross, no more of each kind than the box holds, until the frame is full."""

    rng: Rng
    labels: list[int]
    """Which section, counted from the cross, covers each square."""
    stock: list[int]
    patience: i64

    def __init__(self, width: i64, height: i64, rng: Rng) -> None:
        self.rng = rng
        self.labels = bare_labels(width, height)
        self.stock = BOX.copy()
        self.patience = PATIENCE

    def tiling(self) -> list[int]:
        """The labels of a full frame."""
        while not self.lay(0, 1):
            self.patience = PATIENCE
        return self.labels

    def lay(self, first: i64, number: i64) -> bool:
        """Fill the frame from a square on with sections from a number on.

        False if that fails or takes too long; then all is as before.
        """
        while self.labels[first] != FREE:
            first += 1
            if first == len(self.labels):
                return True
        for shape in self.fitting(first):
            if self.patience == 0:
                return False
            self.patience -= 1
            self.cover(first, shape, number, -1)
            if self.lay(first, number + 1):
                return True
            self.cover(first, shape, FREE, 1)
        return False

    def cover(self, first: i64, shape: i64, label: i64, back: i64) -> None:
        """Lay a section, or take it back."""
        self.stock[SHAPE_KINDS[shape]] += back
        for step in SHAPE_STEPS[shape]:
            self.labels[first + step] = label

    def fitting(self, first: i64) -> list[int]:
        """The shapes that fit where this is the first free square, in a random order."""
        order: list[int] = []
        taken: i64 = 0
        for index, step in enumerate(NEAR):
            if self.labels[first + step] != FREE:
                taken |= bit(index)
        for shape in BY_KIND:
            kind = SHAPE_KINDS[shape]
            if not taken & SHAPE_BITS[shape] and self.stock[kind]:
                luck = self.rng.below(1 << 24) // (self.stock[kind] * EAGERNESS[kind])
                order.append(luck * len(SHAPES) + shape)
        order.sort()
        return [number % len(SHAPES) for number in order]


def turned(labels: list[int], width: i64, height: i64, turn: bool, flip_file: bool, flip_rank: bool) -> list[int]:
    """The sections of a frame in one of this size, with files and ranks exchanged, or mirrored, or both."""
    twin = bare_labels(width, height)
    for rank in range(height):
        for file in range(width):
            x = width - 1 - file if flip_file else file
            y = height - 1 - rank if flip_rank else rank
            twin[file + rank * PITCH] = labels[y + x * PITCH if turn else x + y * PITCH]
    return twin


# Sections as text


def bare_labels(width: i64, height: i64) -> list[int]:
    """The squares and the wall of a frame: where sections can be laid, around the cross, which is there."""
    labels = ([FREE] * width + [WALL] * (PITCH - width)) * height + [WALL] * (2 * PITCH)
    for x, y in CROSS:
        labels[width // 2 + x + (height // 2 + y) * PITCH] = 0
    return labels


def laid(tiling: str, width: i64, height: i64) -> list[int]:
    """Which section, counted from the cross, covers each square; a ValueError has the message of what does not fit."""
    labels = bare_labels(width, height)
    number = 0
    for first, label in enumerate(labels):
        if label != FREE:
            continue
        if number == len(tiling):
            raise ValueError(Message("passage-no-board-gap"))
        letter = tiling[number]
        number += 1
        for step in SHAPE_STEPS[SHAPE_LETTERS.index(letter)]:
            if labels[first + step] != FREE:
                square = f"{FILES[first % PITCH]}{first // PITCH + 1}"
                where: dict[str, Arg] = {"number": number, "letter": letter, "square": square}
                raise ValueError(Message("passage-no-board-misfit", where))
            labels[first + step] = number
    if number < len(tiling):
        raise ValueError(Message("passage-no-board-rest"))
    return labels


def read_off(labels: list[int]) -> str:
    """The letters of the sections of a full frame in the order of laying."""
    letters: list[str] = []
    seen = {WALL, 0}
    for spot, label in enumerate(labels):
        if label not in seen:
            seen.add(label)
            steps = [step for step in NEAR if labels[spot + step] == label]
            letters.append(SHAPE_LETTERS[SHAPE_STEPS.index(steps)])
    return "".join(letters)


# Boards as text


def refused_board(value: object) -> Message | None:
    """Why a value is no board: neither a size, nor a size with a seed, nor a whole board as text."""
    text = str(value)
    size, colon, rest = text.partition(":")
    size, hash_, seed = (size, "", "") if colon else text.partition("#")
    if size not in [size_text(*each) for each in SIZES]:
        return Message("passage-no-board-size")
    if hash_ and not (len(seed) == 2 * Seed.BYTES and set(seed) <= set("0123456789abcdef")):
        return Message("passage-no-board-seed", {"digits": 2 * Seed.BYTES})
    return refused_sections(size, *rest.partition(":")[::2]) if colon else None


@lru_cache(maxsize=256)
def refused_sections(size: str, tiling: str, letters: str) -> Message | None:
    width, height = board_size(size)
    if not set(tiling) <= set(SHAPES):
        return Message("passage-no-board-sections", {"letters": "".join(SHAPES)})
    for kind, name in enumerate(KIND_NAMES):
        count = sum(SHAPES[letter][0] == kind for letter in tiling)
        if count > BOX[kind]:
            return Message(
                "passage-no-board-box", {"box": BOX[kind], "kind": Word("passage-section", name), "count": count}
            )
    try:
        laid(tiling, width, height)
    except ValueError as error:
        misfit: Message = error.args[0]
        return misfit
    if len(letters) != width * height or not set(letters) <= set(LETTERS):
        return Message("passage-no-board-colours", {"size": size, "squares": width * height, "letters": LETTERS})
    return None


@lru_cache(maxsize=256)
def read_board(text: str) -> Board:
    """The board of a text that is not refused; of a size alone, one without squares yet."""
    letters = text.rpartition(":")[2] if ":" in text else ""
    return Board(frame(*board_size(text)), bytes([LETTERS.index(letter) for letter in letters]), line=text)


def board_size(text: str) -> tuple[int, int]:
    """The size in the text of a board, whole or not."""
    width, height = text.partition(":")[0].split("x")
    return int(width), int(height)


def given_board(text: str, balanced: bool) -> Board:
    """The board that a value of the option names; without squares if it is only a size, and they are to be drawn."""
    size, _, seed = text.partition("#")
    return drawn_board(*board_size(size), int(seed, 16), balanced) if seed else read_board(text)
