"""A board drawn in the cells of a terminal, and which object lies where on it.

Every coloured thing is a fill, a sign and a letter or number. What can be picked, has been picked, or is pointed at
differs in its frame, not only in its colour.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style

from sunshower.core.colours import HUES, THEMES
from sunshower.core.text import columns
from sunshower.core.words import Voice
from sunshower.tui.screen import PIECE

DARK = next(theme for theme in THEMES if theme.name == "dark")
PAPER, OUTLINE = DARK.background, DARK.outline
QUIET = "#8b909c"
SEEN = "#e9e6df"
GOLD = "#ffd23f"
SLOT = "#23262e"
"""An empty place."""

TEXT = Style(color=SEEN, bgcolor=PAPER)
DIM = Style(color=QUIET, bgcolor=PAPER)
STRONG = Style(color="#ffffff", bgcolor=PAPER, bold=True)
LIGHT = Style(color=GOLD, bgcolor=PAPER, bold=True)
EMPTY = Style(color=QUIET, bgcolor=SLOT)
FRAMED = Style(color=OUTLINE, bgcolor=PAPER)
POINTED = Style(color="#000000", bgcolor=GOLD, bold=True)
FILLS = {hue.name: Style(color=hue.ink, bgcolor=hue.fill, bold=True) for hue in HUES}
GLYPHS = {hue.glyph: FILLS[hue.name] for hue in HUES}

DARK_HUES = ("purple", "shadow")
"""Fills that lie too near the background to show their own edge."""
FRAMES = {"dim": "╭─╮│╰╯", "lit": "┏━┓┃┗┛", "hinted": "┏━┓┃┗┛", "picked": "╔═╗║╚╝"}
SIDES = {"dim": "  ", "lit": "▐▌", "hinted": "✦✦", "picked": "║║"}
POINTERS = "▶◀"
HINT = "✦"


@dataclass(frozen=True)
class Thing:
    """An object where it lies; of several alike the nth."""

    pick: str
    nth: int
    x: int
    y: int
    width: int
    height: int

    def covers(self, x: int, y: int) -> bool:
        """Whether a cell is its own."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Cells to draw on."""

    def __init__(
        self,
        width: int,
        height: int,
        voice: Voice,
        light: Callable[[str, int], str],
        pointed: tuple[str, int] | None = None,
    ) -> None:
        self.width = width
        self.height = height
        """How much room there is; what is drawn beyond it has to be scrolled to."""
        self.say = voice
        self.light = light
        self.pointed = pointed
        self.rows: list[list[tuple[str, Style]]] = []
        self.things: list[Thing] = []

    @property
    def roomy(self) -> bool:
        """Whether there is room for more than the least."""
        return self.width >= 66 and self.height >= 26

    @property
    def grand(self) -> bool:
        """Whether there is room for large cards."""
        return self.width >= 100 and self.height >= 36

    # Words

    def write(self, x: int, y: int, text: str, style: Style = TEXT) -> int:
        """Write text, pieces in their colours, as far as there is room; the column after it."""
        text, at = clipped(text, self.width - x) if self.width else text, 0
        for piece in PIECE.finditer(text):
            x = self.put(x, y, text[at : piece.start()], style)
            x = self.put(x, y, piece[0], GLYPHS[piece[1]])
            at = piece.end()
        return self.put(x, y, text[at:], style)

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write text as it is; the column after it."""
        while len(self.rows) <= y:
            self.rows.append([])
        row = self.rows[y]
        for char in text:
            wide = columns(char)
            if wide == 0:
                continue
            while len(row) < x + wide:
                row.append((" ", TEXT))
            row[x] = char, style
            if wide == 2:
                row[x + 1] = "", style
            x += wide
        return x

    def fold(self, x: int, y: int, text: str, style: Style = TEXT, room: int = 0) -> int:
        """Write a paragraph; the row after it."""
        from sunshower.core.text import folded

        for line in text.split("\n"):
            for part in folded(line, max(room or self.width - x, 12)):
                self.write(x, y, part, style)
                y += 1
        return y

    # Things

    def place(self, pick: str, x: int, y: int, width: int, height: int) -> tuple[str, bool]:
        """Let an object lie somewhere: how it is lit, and whether it is pointed at."""
        nth = sum(thing.pick == pick for thing in self.things)
        self.things.append(Thing(pick, nth, x, y, width, height))
        return self.light(pick, nth), self.pointed == (pick, nth)

    def card(
        self,
        x: int,
        y: int,
        lines: Sequence[str],
        hue: str | None = None,
        pick: str = "",
        width: int = 7,
        title: str = "",
    ) -> int:
        """A card in a frame, with what stands on its upper edge; the column after it."""
        light, pointed = self.place(pick, x, y, width, len(lines) + 2) if pick else ("dim", False)
        corners = FRAMES[light]
        frame = DIM if hue is None and light == "dim" and not pointed else self.framed(light, pointed)
        fill = EMPTY if hue is None else FILLS[hue]
        edge = corners[1] * (width - 2)
        self.put(x, y, corners[0] + edge + corners[2], frame)
        mark = HINT if light == "hinted" else ""
        if title or mark:
            self.put(x + 1, y, (title + mark)[: width - 2], frame)
        for down, line in enumerate(lines, 1):
            self.put(x, y + down, corners[3], frame)
            self.put(x + 1, y + down, " " * (width - 2), fill)
            self.put(x + 1 + (width - 2 - columns(line)) // 2, y + down, line, fill)
            self.put(x + width - 1, y + down, corners[3], frame)
        self.put(x, y + len(lines) + 1, corners[4] + edge + corners[5], frame)
        return x + width

    def chip(self, x: int, y: int, text: str, hue: str | None = None, pick: str = "") -> int:
        """A small thing in one row; the column after it."""
        width = columns(text) + 2
        light, pointed = self.place(pick, x, y, width, 1) if pick else ("dim", False)
        fill = EMPTY if hue is None else FILLS[hue]
        if light == "dim" and not pointed:
            sides = "▏▕" if hue in DARK_HUES else "  "
            x = self.put(x, y, sides[0], fill)
            return self.put(self.put(x, y, text, fill), y, sides[1], fill)
        sides = POINTERS if pointed else SIDES[light]
        style = POINTED if pointed else STRONG if light == "picked" else LIGHT
        x = self.put(x, y, sides[0], style)
        x = self.put(x, y, text, fill if hue is not None else POINTED if pointed else LIGHT + Style(bgcolor=SLOT))
        return self.put(x, y, sides[1], style)

    def strip(self, x: int, y: int, parts: Sequence[tuple[str, str]], pick: str) -> int:
        """Pieces side by side that are picked as one; the column after them."""
        tall = self.roomy
        width = sum(columns(text) + 1 for text, _ in parts) + 1
        light, pointed = self.place(pick, x, y, width, 3 if tall else 1)
        style = self.framed(light, pointed)
        if tall:
            corners = FRAMES[light]
            edge = corners[1] * (width - 2)
            self.put(x, y, corners[0] + edge + corners[2], style)
            self.put(x, y + 2, corners[4] + edge + corners[5], style)
            sides, y = corners[3] * 2, y + 1
        else:
            sides = POINTERS if pointed else "▕▏" if light == "dim" else SIDES[light]
        x = self.put(x, y, sides[0], style)
        for nth, (text, hue) in enumerate(parts):
            x = self.put(x, y, " " * bool(nth), TEXT)
            x = self.put(x, y, text, FILLS[hue])
        return self.put(x, y, sides[1], style)

    def framed(self, light: str, pointed: bool) -> Style:
        """How the frame of a thing looks."""
        return POINTED if pointed else FRAMED if light == "dim" else STRONG if light == "picked" else LIGHT

    def label(self, x: int, y: int, text: str, pick: str, style: Style = TEXT) -> int:
        """A word that can be picked; the column after it."""
        light, pointed = self.place(pick, x, y, columns(text) + 2, 1)
        if light == "dim" and not pointed:
            return self.write(x, y, f"{text}  ", style)
        return self.chip_over(x, y, text, light, pointed)

    def chip_over(self, x: int, y: int, text: str, light: str, pointed: bool) -> int:
        sides = POINTERS if pointed else SIDES[light]
        style = POINTED if pointed else STRONG if light == "picked" else LIGHT
        return self.put(x, y, sides[0] + text + sides[1], style)

    def sign(self, name: str) -> str:
        """A colour: its sign and its letter."""
        return self.say.sign(name)

    # What comes of it

    def segments(self, y: int) -> list[Segment]:
        """A row, to be shown."""
        found: list[Segment] = []
        text, style = "", TEXT
        for char, here in self.rows[y] if y < len(self.rows) else []:
            if here is not style and here != style:
                if text:
                    found.append(Segment(text, style))
                text, style = "", here
            text += char
        if text:
            found.append(Segment(text, style))
        return found

    @property
    def size(self) -> tuple[int, int]:
        """How much has been drawn on."""
        return max(map(len, self.rows), default=0), len(self.rows)


def clipped(text: str, width: int) -> str:
    """Text that is not too wide."""
    if columns(text) <= width:
        return text
    while text and columns(text) > width - 1:
        text = text[:-1]
    return f"{text}…" if width > 0 else ""
