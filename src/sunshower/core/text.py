"""Text on a terminal, where some characters take two columns and some languages write without blanks."""

import re
import unicodedata

WIDE = "\u3000-\u9fff\uff00-\uffef"
WORD = re.compile(f"[（「]*(?:[^ {WIDE}]+|[ァ-ー]+|[{WIDE}])[、。：；）」！？]* *")
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


def words_of(text: str) -> list[str]:
    """The pieces between which a line may be folded, each with the blanks after it."""
    found: list[str] = WORD.findall(text)
    return found


def folded(text: str, width: int) -> list[str]:
    """A paragraph in lines that are not too wide; all but the first are indented."""
    lines = [""]
    for word in words_of(text):
        if lines[-1].strip() and columns(lines[-1] + word.rstrip()) > width:
            lines.append("  ")
        lines[-1] += word
    return [line.rstrip() for line in lines]
