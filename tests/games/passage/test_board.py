"""Boards: tilings with the sections of the box, colours, and boards as text."""

import hashlib
import random
from collections import Counter
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunshower
from sunshower.core.words import words
from sunshower.games.passage import GAME
from sunshower.games.passage.board import SIZES, drawn_board, drawn_tiling, read_board, refused_board
from sunshower.games.passage.rules import PassageRules

from .conftest import STRIPES, TILING

BOX = {"short": 22, "long": 14, "angled": 16, "square": 8}
ALL_SIZES = [(9, high) for high in (9, 11, 13, 15, 17)]
ALL_SIZES += [(11, high) for high in (9, 11, 13, 15)]
ALL_SIZES += [(13, high) for high in (9, 11, 13)] + [(15, 9), (15, 11), (17, 9)]


def kind(cells: list[tuple[int, int]]) -> str:
    """What section covers these squares, told by its size and its box alone."""
    wide = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    high = max(y for _, y in cells) - min(y for _, y in cells) + 1
    shape = len(cells), min(wide, high), max(wide, high)
    return {(2, 1, 2): "short", (3, 1, 3): "long", (3, 2, 2): "angled", (4, 2, 2): "square", (5, 3, 3): "cross"}[shape]


def check(width: int, height: int, seed: int) -> None:
    """Every square is covered once, by whole sections of the box, around the cross in the middle."""
    board = drawn_board(width, height, seed, balanced=False)
    assert len(board.sections) == len(board.colours) == len(board.letters) == width * height
    sections: dict[str, list[tuple[int, int]]] = {}
    for square, sign in enumerate(board.sections):
        sections.setdefault(sign, []).append((square % width, square // width))
    x, y = width // 2, height // 2
    assert sorted(sections["+"]) == sorted([(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
    used = Counter(map(kind, sections.values()))
    assert used.pop("cross") == 1
    assert all(count <= BOX[name] for name, count in used.items())
    assert set(board.letters) <= set("RYGCBM")


def test_sizes() -> None:
    """B1, S32: frames from 9x9 to 13x13 and rectangles up to 17, as far as the frame parts go."""
    assert sorted(SIZES) == sorted(ALL_SIZES)


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_tilings(size: tuple[int, int]) -> None:
    """B1, B2, S32: random boards use no more sections than the box has, cover every square once, star in the middle."""
    rng = random.Random(str(size))
    for _ in range(25):
        check(*size, rng.randrange(2**32))


@pytest.mark.soak
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_a_thousand_tilings(size: tuple[int, int]) -> None:
    """B1, B2, S32: the same for a thousand boards of each size."""
    for seed in range(1000):
        check(*size, seed * 4294967 % 2**32)


def test_the_whole_box() -> None:
    """B1: the largest board leaves one short section in the box."""
    used = Counter(drawn_tiling(13, 13, 5))
    assert (used["h"] + used["v"], used["H"] + used["V"], used["s"]) == (21, 14, 8)
    assert sum(used[angle] for angle in "abcd") == 16


def test_tilings_differ() -> None:
    """S32: another seed, another board; all nine ways of laying a section occur, and all colours in all places."""
    assert len({drawn_tiling(11, 11, seed) for seed in range(50)}) == 50
    assert len({drawn_board(11, 11, seed, False).letters for seed in range(50)}) == 50
    assert set("".join(drawn_tiling(9, 9, seed) for seed in range(20))) == set("hvHVabcds")
    assert {drawn_board(11, 11, seed, False).letters[60] for seed in range(60)} == set("RYGCBM")


def test_no_direction_is_favoured() -> None:
    """S32: sections lie and stand equally often, in the upper and in the lower half."""
    letters = Counter("".join(drawn_tiling(11, 11, seed) for seed in range(150)))
    assert 0.85 < letters["h"] / letters["v"] < 1.18
    halves: Counter[int] = Counter()
    for seed in range(150):
        signs = drawn_board(11, 11, seed << 8, False).sections
        for sign, count in Counter(signs).items():
            if count == 4:
                halves[signs.index(sign) // 11 < 5] += 1
    assert 0.7 < halves[0] / halves[1] < 1.43


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_balanced(size: tuple[int, int]) -> None:
    """S32: with the option, every colour is there equally often, give or take one."""
    counts = Counter(drawn_board(*size, 77, balanced=True).letters)
    assert max(counts.values()) - min(counts.values()) == (1 if size[0] * size[1] % 6 else 0)


def test_three_bytes_for_the_sections() -> None:
    """S32: the last byte of the seed changes the colours alone."""
    boards = [drawn_board(11, 11, 0x12345600 + last, False) for last in range(5)]
    assert len({board.sections for board in boards}) == 1
    assert len({board.letters for board in boards}) == 5


# Sharing a board


def test_a_seed_stands_for_the_same_board_for_ever() -> None:
    """S32: people keep seeds, and records hold nothing else of their boards."""
    tiling = "hsVchvavdsvcvVhdvVvasHscdad"
    letters = "YMCGRRYRBMCRRGYCBYRCCYYYMGYCBCMMMBYGBCCYCCRRBMGBRRCCRBGMCCMRBCYRCCMMRBGBYYRYYRBCM"
    assert drawn_board(9, 9, 0x00C0FFEE, balanced=False).text == f"9x9:{tiling}:{letters}"
    boards = [drawn_board(*size, seed * 214748364, seed % 2 == 1).text for size in SIZES for seed in range(20)]
    digest = "c0d53655ddfce7d4f07e5238557c4eaa62bb51528f217230f2878d9e835de0f6"
    assert hashlib.sha256("".join(boards).encode()).hexdigest() == digest


def test_a_board_can_be_used_again() -> None:
    """S32: its text, or its size and seed, set the same board on another table."""
    match = sunshower.new("passage", seed="share", options={"board": "9x11"})
    seed = "".join(step.removeprefix("board:") for step in match.record()["steps"] if step.startswith("board:"))
    text = match.view(0)["board"]
    for given_ in (text, f"9x11#{seed}"):
        again = sunshower.new("passage", 3, seed="other", options={"board": given_})
        assert again.view(0)["board"] == text
        assert not any(step.startswith("board:") for step in again.record()["steps"])
        assert again.view(0)["options"]["board"] == "9x11"


def test_boards_by_chance() -> None:
    """S32: the board is drawn by four bytes of chance, all equally likely."""
    state = cast(PassageRules, GAME.setup(2, sunshower.new("passage", seed=1).options))
    for _ in range(4):
        assert state.outcomes() == [(byte, 1) for byte in range(256)]
        state.play(7)
    assert state.board.text == drawn_board(11, 11, 0x07070707, False).text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "11",
        "10x10",
        "15x15",
        "13x15",
        "7x9",
        "9x19",
        "011x11",
        "11X11",
        "11x11#",
        "11x11#123",
        "11x11#0123456g",
        "11x11#012345678",
        "9x9:",
        f"9x9:{TILING}",
        f"9x9:{TILING}:",
        STRIPES[:-1],
        STRIPES + "R",
        STRIPES.replace("M", "P"),
        STRIPES.replace("M", "m"),
        STRIPES.replace("9x9", "9x11"),
        STRIPES.replace(TILING, TILING[:-1]),
        STRIPES.replace(TILING, TILING + "h"),
        STRIPES.replace(TILING, "x" + TILING[1:]),
        STRIPES.replace(TILING, "h" * 38),
        STRIPES.replace(TILING, "H" + TILING[1:]),
        STRIPES + ":",
        "9x9:" + "s" * 9 + ":" + "R" * 81,
    ],
)
def test_no_board(text: str) -> None:
    """S32: what is no size, no seed and no board is refused in a sentence."""
    refusal = refused_board(text)
    assert refusal
    sentence = words().say(refusal)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert sentence.isprintable()


@pytest.mark.parametrize(
    ("tiling", "reason"),
    [
        ("d" + TILING[1:], "section 1, 'd', does not fit at a1"),
        ("hhhhb" + TILING[5:], "section 5, 'b', does not fit at i1"),
        ("H" + TILING[1:], "section 5, 'd', does not fit at a2"),
        (TILING[:-1] + "v", "section 28, 'v', does not fit at h9"),
        (TILING[:-1], "the sections do not fill the frame"),
        (TILING + "h", "there are more sections than fit the frame"),
    ],
)
def test_what_does_not_fit(tiling: str, reason: str) -> None:
    """S32: the refusal names the first section that sticks out of the frame or lies on another one, and its square."""
    refusal = refused_board(STRIPES.replace(TILING, tiling))
    assert refusal
    assert words().say(refusal) == f"In this board {reason}."


@given(st.text(max_size=60) | st.text("9x:#1hvHVabcdsRYGCBM", max_size=120))
def test_any_text(text: str) -> None:
    """S32: every text is refused, or is a board."""
    if not refused_board(text):
        assert sunshower.new("passage", seed="any", options={"board": text})


@given(st.sampled_from(ALL_SIZES), st.integers(0, 2**32 - 1), st.booleans())
def test_text_and_back(size: tuple[int, int], seed: int, balanced: bool) -> None:
    """S32: a board is read back from its text."""
    board = drawn_board(*size, seed, balanced)
    assert refused_board(board.text) is None
    again = read_board(board.text)
    assert (again.text, again.letters, again.sections, again.colours) == (
        board.text,
        board.letters,
        board.sections,
        board.colours,
    )
