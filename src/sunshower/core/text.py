"""Words that every game needs when it speaks English."""

import unicodedata
from collections.abc import Sequence


def listed(words: Sequence[str], last: str = "or") -> str:
    """Words in a row: "a, b or c"."""
    return f" {last} ".join([", ".join(words[:-1])] * (len(words) > 1) + list(words[-1:]))


def counted(count: int, noun: str) -> str:
    """So many of something: "no cards", "1 card", "2 cards"."""
    return f"{count or 'no'} {noun}{'' if count == 1 else 's'}"


def padded(text: str, width: int) -> str:
    """Text with blanks after it, as many columns of a terminal as wanted: some characters take two."""
    return text + " " * (width - columns(text))


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    wide = "WF"
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in wide else 1 for char in text
    )
