"""What wilds can stand for: the quick answers against trying out every assignment."""

import random
from functools import lru_cache
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.games.chroma.pieces import EMPTY, TEXTS, makes_rainbow, missing, reading, wanted

SHAPES = "cxpst"
COLOURS = "BGORY"
FACE = {text: face for face, text in enumerate(TEXTS)}


def stands_for(card: str) -> list[str]:
    """B2: every plain card that a card can stand for."""
    if card in ("A*", "*a"):
        return [colour + shape for colour in COLOURS for shape in SHAPES]
    colours = COLOURS if card[0] == "*" else card[0]
    shapes = SHAPES if card[1] == "*" else card[1]
    return [colour + shape for colour in colours for shape in shapes]


@lru_cache(maxsize=100_000)
def tried_out(cards: tuple[str, ...], shape: str) -> int:
    """The most colours of a shape that some assignment of all cards shows, found by trying them all."""
    choices = [{card[0] for card in stands_for(card) if card[1] == shape} or {""} for card in cards]
    return max(len(set(chosen) - {""}) for chosen in product(*choices))


def compare(cards: tuple[str, ...]) -> None:
    faces = sorted(FACE[card] for card in cards)
    row = [*faces, *[EMPTY] * (5 - len(faces))]
    lacks = [missing(faces, shape) for shape in range(5)]
    assert lacks == [5 - tried_out(cards, shape) for shape in SHAPES], cards
    assert makes_rainbow(row) == (0 in lacks), cards


def some_rainbow(rng: random.Random) -> tuple[str, ...]:
    """A rainbow of up to five cards, rich in wilds and in cards of one shape, so that near ones are common."""
    suit = rng.choice(SHAPES)
    kinds = [list(TEXTS), [card for card in TEXTS if "*" in card], [colour + suit for colour in COLOURS]]
    return tuple(sorted(rng.choice(rng.choice(kinds)) for _ in range(rng.choice([0, 1, 2, 3, 4, 5, 5, 5, 5]))))


def compare_many(count: int, seed: str) -> None:
    rng = random.Random(seed)
    ends = 0
    for _ in range(count):
        cards = some_rainbow(rng)
        compare(cards)
        ends += any(tried_out(cards, shape) == 5 for shape in SHAPES)
    assert ends > count // 100  # complete ones are among them


def test_the_matching_agrees_on_many_rainbows() -> None:
    """C18, C12: missing cards and completeness, against all assignments."""
    compare_many(30_000, "long")


@pytest.mark.soak
def test_the_matching_agrees_on_every_rainbow_there_is() -> None:
    """C18, C12: the same for all 850,668 rainbows of up to five cards."""
    for count in range(6):
        for cards in combinations_with_replacement(TEXTS, count):
            compare(tuple(sorted(cards)))


@given(st.lists(st.sampled_from(TEXTS), max_size=5))
def test_the_matching_agrees_on_any_rainbow(cards: list[str]) -> None:
    """C18: any five cards at all."""
    compare(tuple(sorted(cards)))


@given(st.lists(st.sampled_from(TEXTS), max_size=5), st.integers(0, 4))
def test_a_reading_is_true_and_best(cards: list[str], shape: int) -> None:
    """C12: each card is read as one it can stand for, no colour twice, and no reading shows more colours."""
    faces = sorted(FACE[card] for card in cards)
    reads = reading(faces, shape)
    assert len(reads) == len(faces)
    shown = []
    for face, read in zip(faces, reads, strict=True):
        if read >= 0:
            assert TEXTS[read] in stands_for(TEXTS[face])
            assert TEXTS[read][1] == SHAPES[shape]
            shown.append(TEXTS[read][0])
    assert len(set(shown)) == len(shown) == 5 - missing(faces, shape)


@given(st.lists(st.sampled_from(TEXTS), max_size=4), st.integers(0, 4))
def test_wanted_colours_help(cards: list[str], shape: int) -> None:
    """C12: a plain card of a wanted colour brings a rainbow one card nearer, and one of another colour does not."""
    faces = [FACE[card] for card in cards]
    far = missing(faces, shape)
    for colour in range(5):
        nearer = missing([*faces, FACE[COLOURS[colour] + SHAPES[shape]]], shape)
        assert nearer == (far - 1 if far and wanted(faces, shape) >> colour & 1 else far)


@pytest.mark.parametrize(
    ("cards", "shape", "count", "colours"),
    [
        ("BtOtRtYtBs", "t", 1, "G"),
        ("OtRtYtY*Bs", "t", 2, "BG"),
        ("", "c", 5, "BGORY"),
        ("A*", "c", 4, "BGORY"),
        ("*c", "t", 5, "BGORY"),
        ("B*B*", "x", 4, "GORY"),
        ("*t*t*t", "t", 2, "BGORY"),
        ("BtGt*tA*Rt", "t", 0, "OY"),
    ],
)
def test_by_hand(cards: str, shape: str, count: int, colours: str) -> None:
    """C12, C18: some rainbows worked out by hand."""
    faces = [FACE[cards[place : place + 2]] for place in range(0, len(cards), 2)]
    assert missing(faces, SHAPES.index(shape)) == count
    bits = wanted(faces, SHAPES.index(shape))
    assert "".join(letter for place, letter in enumerate(COLOURS) if bits >> place & 1) == colours
