"""Text on a terminal, where some characters take two columns and some languages write without blanks."""

import re
import unicodedata

WIDE = "\u3000-\u9fff\uff00-\uffef"
PIECE = re.compile(f" *[（「]*(?:[^ {WIDE}]+|[ァ-ー]+|[{WIDE}])[、。：；）」！？]*")
"""What stays in one line: a word, or one of the characters that are written without blanks and may be folded apart."""


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def padded(text: str, width: int) -> str:
    """Text with blanks after it, as many columns as wanted."""
    return text + " " * (width - columns(text))


def folded(text: str, width: int) -> list[str]:
    """A paragraph in lines that are not too wide; all but the first are indented."""
    lines = [""]
    for piece in PIECE.findall(text):
        if lines[-1].strip() and columns(lines[-1] + piece) > width:
            lines.append("  ")
            piece = piece.lstrip()
        lines[-1] += piece
    return lines
