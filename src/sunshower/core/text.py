"""Text on a terminal, where some characters take two columns and some languages write without blanks."""

import re
import unicodedata
from unicodedata import normalize

WIDE = "\u3000-\u9fff\uff00-\uffef"
WORD = re.compile(f"[（「]*(?:[^ {WIDE}]+|[ァ-ー]+|[{WIDE}])[、。：；）」！？]* *")
"""What stays in one line: a word, or one of the characters that are written without blanks and may be folded apart."""
FOLD = re.compile(r"(?<=(\S))\n  (?=(\S))")
"""Between two lines of what is one."""


def narrow(text: str) -> str:
    """A text with narrow letters and digits: who types Japanese has wide ones."""
    return normalize("NFKC", text)


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


def unfolded(text: str) -> str:
    """Paragraphs that have been folded, each in one line again."""
    return FOLD.sub(lambda found: "" if re.search(f"[{WIDE}]", found[1] + found[2]) else " ", text)


def as_typed(part: str, text: str) -> str:
    """A part of a text that was read in small letters, as it stands there."""
    at = text.lower().find(part)
    return text[at : at + len(part)] if at >= 0 else part
