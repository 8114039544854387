"""The one colour code of all five games: fill, drawn sign and letter always stand together."""

from dataclasses import dataclass
from typing import Final

WHITE: Final = "#ffffff"
BLACK: Final = "#000000"


@dataclass(frozen=True, slots=True)
class Hue:
    """One of the ten colours, with everything that names it to the eye.

    The sign is the name of our drawing; the glyph is its stand-in on a terminal, one cell wide.
    Where even the glyph cannot be shown, the letter takes its place.
    """

    name: str
    letter: str
    fill: str
    ink: str
    sign: str
    glyph: str


@dataclass(frozen=True, slots=True)
class Theme:
    """A page's background, and the outline that every card, square and die wears upon it.

    The outline stands 3:1 off the background. No single colour stands 3:1 off all ten fills, so the
    promise is: where a fill lies too near the background to show its own edge, the outline stands 3:1 off it.
    """

    name: str
    background: str
    outline: str


# M is for magenta, since P is purple's. The glyphs keep clear of emoji, which terminals draw two cells wide,
# of Chroma's suits, and of each other when turned or mirrored. Three need a word: the triangle is the alchemists'
# fire, the floral heart is the printers' ivy leaf, and the segment is half a slice of orange.
HUES: Final = (
    #   name     letter  fill      ink     sign           glyph
    Hue("red",    "R", "#b62234", WHITE, "flame",        "▲"),
    Hue("orange", "O", "#fb7100", BLACK, "orange slice", "⌓"),
    Hue("yellow", "Y", "#ffe51e", BLACK, "sun",          "☼"),
    Hue("green",  "G", "#55a67e", BLACK, "leaf",         "❦"),
    Hue("cyan",   "C", "#00d8f6", BLACK, "snow crystal", "❆"),
    Hue("blue",   "B", "#3164b5", WHITE, "wave",         "≋"),
    Hue("purple", "P", "#4f0068", WHITE, "grapes",       "∵"),
    Hue("pink",   "M", "#b47fa2", BLACK, "blossom",      "✿"),
    Hue("light",  "L", "#ffffff", BLACK, "spark",        "↯"),
    Hue("shadow", "S", "#1a1a1a", WHITE, "moon",         "☾"),
)  # fmt: skip

THEMES: Final = (
    Theme("light", background="#fbf8f2", outline="#3a3d44"),
    Theme("dark", background="#16181d", outline="#c9ccd3"),
)

_BY_NAME: Final = {each.name: each for each in HUES}


def hue(name: str) -> Hue:
    """The hue of that name; a name outside the code is a KeyError."""
    return _BY_NAME[name]
