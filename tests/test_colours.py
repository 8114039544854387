"""The promises of the colour code: every hue is told apart by every eye, and every ink and outline is readable."""

import unicodedata
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from sunshower.core.colours import HUES, THEMES, Hue, Theme, hue

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

LEAST_DIFFERENCE = 15.0
SMALLEST_DIFFERENCE = {"normal": 26.8, "protan": 16.7, "deutan": 16.4, "tritan": 16.0}  # as published
LEAST_INK, LEAST_OUTLINE = 4.5, 3.0
# Chroma's suits belong to Chroma; these are the words by which Unicode knows them.
CHROMA_SUITS = ("SQUARE", "BOX", "CIRCLE", "BULLET", "STAR", "ASTERISK", "CROSS", "SALTIRE", "PLUS", "PENTAGON")

# Brettel, Viénot and Mollon 1997, in linear sRGB as libDaltonLens works it out: the matrix on either side of
# a plane, and the plane's normal. It comes within 0.4 of the published figures; Machado 2009 is 0.5 off for tritan.
BRETTEL: dict[str, tuple[Matrix, Matrix, Triple]] = {
    "protan": (
        ((0.14980, 1.19548, -0.34528), (0.10764, 0.84864, 0.04372), (0.00384, -0.00540, 1.00156)),
        ((0.14570, 1.16172, -0.30742), (0.10816, 0.85291, 0.03892), (0.00386, -0.00524, 1.00139)),
        (0.00048, 0.00393, -0.00441),
    ),
    "deutan": (
        ((0.36477, 0.86381, -0.22858), (0.26294, 0.64245, 0.09462), (-0.02006, 0.02728, 0.99278)),
        ((0.37298, 0.88166, -0.25464), (0.25954, 0.63506, 0.10540), (-0.01980, 0.02784, 0.99196)),
        (-0.00281, -0.00611, 0.00892),
    ),
    "tritan": (
        ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
        ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796)),
        (0.03901, -0.02788, -0.01113),
    ),
}
SRGB_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
D65: Triple = (0.95047, 1.0, 1.08883)


def dot(a: Triple, b: Triple) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def linear(colour: str) -> Triple:
    shares = (byte / 255 for byte in bytes.fromhex(colour[1:]))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return r, g, b


def seen(light: Triple, sight: str) -> Triple:
    if sight == "normal":
        return light
    one_side, other_side, normal = BRETTEL[sight]
    r, g, b = (min(1.0, max(0.0, dot(row, light))) for row in (one_side if dot(normal, light) >= 0 else other_side))
    return r, g, b


def lab(light: Triple) -> Triple:
    shares = (dot(row, light) / white for row, white in zip(SRGB_TO_XYZ, D65, strict=True))
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, two: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, two
    c7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(c7 / (c7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = h2 - h1 if c1 * c2 else 0.0
    turn += 360 if turn < -180 else -360 if turn > 180 else 0
    h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    mid, c = (l1 + l2) / 2 - 50, (c1 + c2) / 2
    t = 1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h))
    t += 0.32 * cos(radians(3 * h + 6)) - 0.20 * cos(radians(4 * h - 63))
    d_light = (l2 - l1) / (1 + 0.015 * mid**2 / sqrt(20 + mid**2))
    d_chroma = (c2 - c1) / (1 + 0.045 * c)
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * c * t)
    twist = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)


def differences(sight: str) -> dict[str, float]:
    labs = {each.name: lab(seen(linear(each.fill), sight)) for each in HUES}
    return {f"{a} and {b}": ciede2000(labs[a], labs[b]) for a, b in combinations(labs, 2)}


def contrast(one: str, two: str) -> float:
    darker, lighter = sorted(dot(SRGB_TO_XYZ[1], linear(colour)) for colour in (one, two))
    return (lighter + 0.05) / (darker + 0.05)


each_hue = pytest.mark.parametrize("each", HUES, ids=lambda each: each.name)


@pytest.mark.parametrize(
    ("one", "two", "known"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ],
)
def test_the_formula_gives_sharmas_reference_values(one: Triple, two: Triple, known: float) -> None:
    assert ciede2000(one, two) == pytest.approx(known, abs=5e-5)


@pytest.mark.parametrize("sight", SMALLEST_DIFFERENCE)
def test_every_two_fills_are_told_apart(sight: str) -> None:
    found = differences(sight)
    assert {pair: value for pair, value in found.items() if value < LEAST_DIFFERENCE} == {}
    assert min(found.values()) == pytest.approx(SMALLEST_DIFFERENCE[sight], abs=0.5)


@each_hue
def test_the_ink_is_readable_on_its_fill(each: Hue) -> None:
    assert contrast(each.ink, each.fill) >= LEAST_INK


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_outline_stands_off_the_background_and_off_every_fill_that_does_not(theme: Theme) -> None:
    assert contrast(theme.outline, theme.background) >= LEAST_OUTLINE
    lost = [each for each in HUES if contrast(each.fill, theme.background) < LEAST_OUTLINE]
    assert [each.name for each in lost if contrast(each.fill, theme.outline) < LEAST_OUTLINE] == []


@pytest.mark.parametrize("mark", ["name", "letter", "fill", "sign", "glyph"])
def test_no_two_hues_share_a_mark(mark: str) -> None:
    assert len({getattr(each, mark) for each in HUES}) == len(HUES) == 10


@each_hue
def test_the_glyph_fills_one_cell_and_is_no_suit_of_chroma(each: Hue) -> None:
    assert "\u0080" <= each.glyph <= "\uffff"
    assert unicodedata.category(each.glyph) in {"Sm", "So"}
    # This keeps emoji out too: whatever is shown as emoji by default counts as wide.
    assert unicodedata.east_asian_width(each.glyph) not in {"W", "F"}
    assert not [suit for suit in CHROMA_SUITS if suit in unicodedata.name(each.glyph) or suit in each.sign.upper()]


def test_a_hue_is_found_by_its_name_and_no_other() -> None:
    assert tuple(hue(each.name) for each in HUES) == HUES
    with pytest.raises(KeyError):
        hue("mauve")
