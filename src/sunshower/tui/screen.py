"""The terminal, or a pipe: text out, lines in.

Everything printed goes through here, so that nothing but our own escapes can reach the terminal, whatever names, files
and refusals contain. Colour is a last pass over the finished text: it looks for the glyphs of the colour code, and the
text says the same without it.
"""

import os
import re
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from sunshower.core.colours import HUES, Hue
from sunshower.core.text import columns, narrow, words_of
from sunshower.tui.speech import say

PROMPT = "> "
QUIT = ("quit", "exit")
CLEAR = "\x1b[H\x1b[2J"
ASIDE, BACK = "\x1b[?1049h", "\x1b[?1049l"  # the terminal's second page, which has no scrollback
CHUNK = 4096  # bytes of input read at a time
KEY_BOUNCE = 0.2  # seconds in which a second Enter is no answer to what comes next
RESET = "\x1b[0m"
BOLD = "\x1b[1m"
PIECE = re.compile(f"[0-9]*([{''.join(hue.glyph for hue in HUES)}])[^\\W\\d_]?")
BY_GLYPH = {hue.glyph: hue for hue in HUES}
HANG = re.compile(r"\s*(?:- |\d+\. |(?:\S+(?: \S+)?\s{2,})*)")
"""What stands before the text of a line: a bullet, or columns with wide gaps."""
CELL = re.compile(r"\S+(?: \S+)* *")
WIDEST_CELL = 24
BRIGHTNESS = (0, 95, 135, 175, 215, 255)
"""The six steps of each colour on a terminal with 256 colours."""


class Leaving(Exception):
    """Somebody gets up: end of input, a signal, or a wish; with the exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Screen:
    """A terminal or a pipe."""

    def __init__(self, plain: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.live = sys.stdin.isatty()
        """Whether somebody sits there who can be asked to wait, look away or press Enter."""
        self.wipes = sys.stdout.isatty()
        self.dumb = os.environ.get("TERM", "dumb") == "dumb"
        self.coloured = self.wipes and not (plain or self.dumb or os.environ.get("NO_COLOR"))
        self.signs = encodes(sys.stdout.encoding or "ascii")
        self.aside = False
        self.typed = b""
        """What has been read beyond the line that was asked for."""
        self.waiting = False
        self.signalled = 0
        self.alarm: int | None = None
        """What can be read from as soon as a signal has come."""

    @property
    def width(self) -> int:
        return max(20, shutil.get_terminal_size().columns)

    def say(self, text: str = "", marks: re.Pattern[str] | None = None) -> None:
        """Print text, wrapped to the width; what is looked for stands out."""
        self.exact("\n".join(wrapped(line, self.width) for line in text.split("\n")), marks)

    def exact(self, text: str, marks: re.Pattern[str] | None = None) -> None:
        """Print text as it is, for what is to be copied."""
        self.put(self.dressed(text, marks) + "\n")

    def dressed(self, text: str, marks: re.Pattern[str] | None = None) -> str:
        text = printable(text)
        if marks and self.coloured:
            text = marks.sub(lambda found: f"{BOLD}{found[0]}{RESET}", text)
        if not self.signs:
            return PIECE.sub(lambda piece: piece[0].replace(piece[1], ""), text)
        return painted(text) if self.coloured else text

    def put(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    def ask(self, prompt: str = PROMPT) -> str:
        """The next line of input. Raises Leaving at its end."""
        if self.live:
            self.put(self.dressed(prompt))
        line = self.read()
        if not line:
            if self.live:
                self.put("\n")
            raise Leaving
        line = narrow(line).strip()
        if not self.live:
            self.exact(prompt + line[:200])  # a transcript should show what was answered
        return line

    def read(self) -> str:
        """The next line; nothing at the end of input. Raises Leaving when a signal comes."""
        self.waiting = True
        try:
            self.stay()
            return sys.stdin.readline() if self.alarm is None else self.read_or_wake(self.alarm)
        finally:
            self.waiting = False

    def read_or_wake(self, alarm: int) -> str:
        """The next line. A signal that comes after the last look and before the wait must end the wait too."""
        while b"\n" not in self.typed:
            ready, _, _ = select.select([sys.stdin, alarm], [], [])
            self.stay()
            if sys.stdin in ready:
                chunk = os.read(sys.stdin.fileno(), CHUNK)
                if not chunk:
                    break
                self.typed += chunk
        line, end, self.typed = self.typed.partition(b"\n")
        return (line + end).decode(sys.stdin.encoding, "replace")

    # Between two people who must not see each other's hands

    def private(self, wanted: bool) -> None:
        """Go to the terminal's second page, or back: nothing of it stays, and nothing of the first page is lost."""
        if self.wipes and not self.dumb and wanted != self.aside:
            self.aside = wanted
            self.put(ASIDE + CLEAR if wanted else CLEAR + BACK)

    def clear(self) -> None:
        """Wipe the page."""
        if self.wipes:
            self.put("\n" * 500 if self.dumb else CLEAR)

    def curtain(self, prompt: str) -> None:
        """Wait for Enter and nothing else, said to this prompt and not before it. Raises Leaving for a wish to quit."""
        while True:
            time.sleep(KEY_BOUNCE)
            self.forget()
            said = self.ask(prompt)
            self.forget()
            if said.lower() in QUIT:
                raise Leaving
            if not said:
                return
            self.say(say("enter-alone"))

    def forget(self) -> None:
        """Throw away what has been typed ahead."""
        self.typed = b""
        with suppress(ImportError):  # elsewhere than on Unix there is no such thing
            import termios

            with suppress(termios.error, OSError):
                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    # More than a screenful

    def page(self, text: str, marks: re.Pattern[str] | None = None) -> None:
        """Print a long text, a screenful at a time if somebody is there to ask for more."""
        lines = [part for line in text.split("\n") for part in wrapped(line, self.width).split("\n")]
        step = max(5, shutil.get_terminal_size().lines - 2) if self.live else len(lines)
        for start in range(0, len(lines), step or 1):
            self.exact("\n".join(lines[start : start + step]), marks)
            if start + step < len(lines) and self.ask(f"{say('more')} "):
                return

    # Signals. They interrupt a wait, never a move or a save: otherwise they are kept until the next wait.

    @contextmanager
    def catching_signals(self) -> Iterator[None]:
        """Let Ctrl-C and the signals that end a program end the session instead."""
        numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        with signal_alarm() as self.alarm:
            before = {number: signal.signal(number, self.on_signal) for number in numbers}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)
                self.alarm = None

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        self.signalled = number
        if self.waiting:
            self.stay()

    def stay(self) -> None:
        """Go on, unless a signal has come. Raises Leaving then."""
        if self.signalled:
            if self.live and self.waiting:
                self.put("\n")
            raise Leaving(128 + self.signalled)


@contextmanager
def signal_alarm() -> Iterator[int | None]:
    """A descriptor that can be read from as soon as a signal has come; None where only sockets can be waited for."""
    if os.name != "posix":
        yield None
        return
    alarm, bell = os.pipe()
    os.set_blocking(bell, False)
    before = signal.set_wakeup_fd(bell)
    try:
        yield alarm
    finally:
        signal.set_wakeup_fd(before)
        os.close(bell)
        os.close(alarm)


def encodes(encoding: str) -> bool:
    """Whether an encoding has all the glyphs of the colour code."""
    try:
        "".join(BY_GLYPH).encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True


def printable(text: str) -> str:
    """Text in which no character can command a terminal."""
    return "".join(
        char if char == "\n" or char.isprintable() else " " if char.isspace() else "\N{REPLACEMENT CHARACTER}"
        for char in text
    )


def wrapped(line: str, width: int) -> str:
    """A line folded at its spaces, what follows hanging under it; a row of cells only between the cells."""
    if columns(line) <= width:
        return line
    indent = line[: len(line) - len(line.lstrip(" "))]
    pieces = CELL.findall(line)
    if len(pieces) > 2 and max(columns(cell.rstrip()) for cell in pieces) <= min(WIDEST_CELL, width - len(indent)):
        hang = indent
    else:
        pieces = words_of(line)
        found = HANG.match(line)
        hang = " " * found.end() if found and found.end() < width // 2 else ""
    rows = [indent]
    for piece in pieces:
        if rows[-1].strip() and columns(rows[-1] + piece.rstrip()) > width:
            rows.append(hang)
        rows[-1] += piece
    return "\n".join(row.rstrip() for row in rows)


def painted(text: str) -> str:
    """Text with every sign of the colour code, its number and its letter, on its own fill."""
    deep = os.environ.get("COLORTERM", "") in ("truecolor", "24bit")
    return PIECE.sub(lambda piece: fill(BY_GLYPH[piece[1]], deep) + piece[0] + RESET, text)


def fill(hue: Hue, deep: bool) -> str:
    """The escapes for a hue's ink on its fill, in full colour or the nearest of 256."""
    codes = []
    for layer, colour in ((38, hue.ink), (48, hue.fill)):
        parts = [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
        if deep:
            codes.append(f"{layer};2;{';'.join(map(str, parts))}")
        else:
            red, green, blue = (min(range(6), key=lambda step: abs(BRIGHTNESS[step] - part)) for part in parts)
            codes.append(f"{layer};5;{16 + 36 * red + 6 * green + blue}")
    return f"\x1b[{';'.join(codes)}m"
