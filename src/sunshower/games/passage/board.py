"""Rainbow Passage: building a board from the sections of the box, and boards as text.

A board's text is its size, its sections and its colours: `9x9:hvHsa...:RRYGC...`. Sections are named in the order in
which they are laid: each goes to the first free square, along the ranks from a1, around the cross in the middle.
"""

from functools import cache, lru_cache

from sunshower.core.chance import Rng
from sunshower.games.passage.pieces import (
    FILES,
    KINDS,
    LETTERS,
    LONGEST,
    SHORT_FRAMES,
    SHORTEST,
    STEP,
    Board,
    Frame,
    Seed,
)

Cells = tuple[tuple[int, int], ...]

CROSS: Cells = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
# Letter: kind of section, and the squares it covers, seen from the first of them: files to the right, ranks up.
SHAPES: dict[str, tuple[int, Cells]] = {
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
BOX = (22, 14, 16, 8)  # short, long, angled and square sections
KIND_NAMES = ("short", "long", "angled", "square")
# Bulky sections are harder to fit late, so they are tried early more often; the numbers were found by experiment.
EAGERNESS = (2, 3, 5, 10)
SIGNS = "+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
PATIENCE = 400  # sections laid before an attempt is given up

SIZES = tuple(
    (SHORTEST + STEP * wide, SHORTEST + STEP * high)
    for wide in range(SHORT_FRAMES + 1)
    for high in range(SHORT_FRAMES + 1 - wide)
)


@cache
def frame(width: int, height: int) -> Frame:
    """The frame of a size; boards of one size share it."""
    return Frame(width, height)


def size_text(width: int, height: int) -> str:
    return f"{width}x{height}"


@cache
def bare(width: int, height: int) -> Board:
    """A frame with nothing in it yet."""
    return Board("", "", "")


# Building


@lru_cache(maxsize=1024)
def drawn_board(width: int, height: int, seed: int, balanced: bool) -> Board:
    """The board that a seed of four bytes stands for; the first three alone decide the sections."""
    squares = width * height
    tiling, sections = drawn_tiling(width, height, seed >> 8 * (Seed.BYTES - Seed.TILING))
    rng = Rng(f"passage colours {width}x{height} {seed}")
    if balanced:
        letters = shuffled(even_letters(squares, rng), rng)
    else:
        letters = "".join(LETTERS[rng.below(KINDS)] for _ in range(squares))
    return Board(f"{size_text(width, height)}:{tiling}:{letters}", letters, sections)


def even_letters(squares: int, rng: Rng) -> str:
    """Every colour equally often; those that are left over all different."""
    return LETTERS * (squares // KINDS) + shuffled(LETTERS, rng)[: squares % KINDS]


def shuffled(letters: str, rng: Rng) -> str:
    pool = list(letters)
    for last in range(len(pool) - 1, 0, -1):
        other = rng.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    return "".join(pool)


@lru_cache(maxsize=1024)
def drawn_tiling(width: int, height: int, seed: int) -> tuple[str, str]:
    """The sections that a seed stands for, as letters in the order of laying and as a sign for each square."""
    rng = Rng(f"passage sections {width}x{height} {seed}")
    turned = rng.below(2) == 1
    columns, rows = (height, width) if turned else (width, height)
    shapes = filled(columns, rows, rng)
    labels = laid(shapes, columns, rows)
    # Laying goes by ranks; turning and mirroring at random leaves no trace of that.
    flip_file, flip_rank = rng.below(2) == 1, rng.below(2) == 1
    grid = {}
    for cell, label in labels.items():
        file, rank = cell[::-1] if turned else cell
        grid[width - 1 - file if flip_file else file, height - 1 - rank if flip_rank else rank] = label
    tiling = read_off(grid, width, height)
    return tiling, signs(laid(tiling, width, height), width, height)


def filled(width: int, height: int, rng: Rng) -> str:
    """Sections at random around the cross, no more of each kind than the box holds, laid until the frame is full.

    Squares are bits of one number, with a wall between the rows, so that a section fits where no bit meets another.
    """
    pitch = width + 1
    shapes = [(letter, kind, sum(1 << x + y * pitch for x, y in cells)) for letter, (kind, cells) in SHAPES.items()]
    full = (1 << pitch * height) - 1
    empty = sum(1 << y * pitch + width for y in range(height)) | full << pitch * height
    for x, y in CROSS:
        empty |= 1 << width // 2 + x + (height // 2 + y) * pitch
    while True:
        stock = list(BOX)
        taken = empty
        laid_down: list[tuple[str, int, int]] = []
        waiting = [fitting(shapes, taken, stock, rng)]
        for _ in range(PATIENCE):
            while not waiting[-1]:
                waiting.pop()
                _, kind, mask = laid_down.pop()
                taken ^= mask
                stock[kind] += 1
            letter, kind, mask = waiting[-1].pop()
            taken |= mask
            stock[kind] -= 1
            laid_down.append((letter, kind, mask))
            if taken & full == full:
                return "".join(letter for letter, _, _ in laid_down)
            waiting.append(fitting(shapes, taken, stock, rng))


def fitting(shapes: list[tuple[str, int, int]], taken: int, stock: list[int], rng: Rng) -> list[tuple[str, int, int]]:
    """The sections that fit on the first free square, in a random order, the one to try first at the end."""
    first = (~taken & taken + 1).bit_length() - 1
    found = []
    for letter, kind, mask in shapes:
        if stock[kind] and not taken & mask << first:
            found.append((rng.below(1 << 24) // (stock[kind] * EAGERNESS[kind]), letter, kind, mask << first))
    found.sort(reverse=True)
    return [(letter, kind, mask) for _, letter, kind, mask in found]


# Sections as text


def laid(tiling: str, width: int, height: int) -> dict[tuple[int, int], int]:
    """Which section, counted from the cross, covers each square; a ValueError says what does not fit."""
    labels = {(width // 2 + x, height // 2 + y): 0 for x, y in CROSS}
    free = iter([(file, rank) for rank in range(height) for file in range(width)])
    for number, letter in enumerate(tiling, 1):
        first = next((cell for cell in free if cell not in labels), None)
        if first is None:
            raise ValueError("there are more sections than fit the frame")
        for x, y in SHAPES[letter][1]:
            cell = first[0] + x, first[1] + y
            if cell in labels or not (0 <= cell[0] < width and 0 <= cell[1] < height):
                raise ValueError(f"section {number}, '{letter}', does not fit at {FILES[first[0]]}{first[1] + 1}")
            labels[cell] = number
    if len(labels) < width * height:
        raise ValueError("the sections do not fill the frame")
    return labels


def read_off(labels: dict[tuple[int, int], int], width: int, height: int) -> str:
    """The letters of the sections of a board, in the order of laying."""
    cells: dict[int, list[tuple[int, int]]] = {}
    for rank in range(height):
        for file in range(width):
            cells.setdefault(labels[file, rank], []).append((file, rank))
    letters = {frozenset(shape): letter for letter, (_, shape) in SHAPES.items()}
    del cells[0]
    return "".join(
        letters[frozenset((x - squares[0][0], y - squares[0][1]) for x, y in squares)] for squares in cells.values()
    )


def signs(labels: dict[tuple[int, int], int], width: int, height: int) -> str:
    return "".join(SIGNS[labels[file, rank]] for rank in range(height) for file in range(width))


# Boards as text


def read_size(text: str) -> tuple[int, int] | None:
    """The size that a text such as 11x9 names, if a frame of that size can be built."""
    return next((size for size in SIZES if size_text(*size) == text), None)


def refused_board(value: object) -> str:
    """Why a value is no board: neither a size, nor a size with a seed, nor a whole board as text."""
    text = str(value)
    size, colon, rest = text.partition(":")
    size, hash_, seed = (size, "", "") if colon else text.partition("#")
    if read_size(size) is None:
        largest = f"up to 13x13, 11x15 and {SHORTEST}x{LONGEST}"
        return f"The board is a size such as 11x11, both sides odd, from 9x9 {largest}, or the text of a board."
    if hash_ and not (len(seed) == 2 * Seed.BYTES and set(seed) <= set("0123456789abcdef")):
        return f"The seed of a board is {2 * Seed.BYTES} digits of 0-9 and a-f, such as 11x11#00c0ffee."
    return refused_sections(size, *rest.partition(":")[::2]) if colon else ""


@lru_cache(maxsize=256)
def refused_sections(size: str, tiling: str, letters: str) -> str:
    width, height = map(int, size.split("x"))
    if not set(tiling) <= set(SHAPES):
        return f"The sections of a board are letters out of {''.join(SHAPES)}."
    for kind, name in enumerate(KIND_NAMES):
        count = sum(SHAPES[letter][0] == kind for letter in tiling)
        if count > BOX[kind]:
            return f"The box has {BOX[kind]} {name} sections, not {count}."
    try:
        laid(tiling, width, height)
    except ValueError as error:
        return f"In this board {error}."
    if len(letters) != width * height or not set(letters) <= set(LETTERS):
        return f"The colours of a {size} board are {width * height} letters out of {LETTERS}."
    return ""


@lru_cache(maxsize=256)
def read_board(text: str) -> Board:
    """The board of a text that is not refused."""
    size, tiling, letters = text.split(":")
    width, height = map(int, size.split("x"))
    return Board(text, letters, signs(laid(tiling, width, height), width, height))


def board_size(text: str) -> tuple[int, int]:
    """The size in a value of the option board that is not refused."""
    width, height = text.partition(":")[0].partition("#")[0].split("x")
    return int(width), int(height)


def given_board(text: str, balanced: bool) -> Board | None:
    """The board that a value of the option names; None if it is only a size, and the board is to be drawn."""
    if ":" in text:
        return read_board(text)
    if "#" in text:
        return drawn_board(*board_size(text), int(text.partition("#")[2], 16), balanced)
    return None
