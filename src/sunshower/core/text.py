"""Words that every game needs when it speaks English."""

from collections.abc import Sequence


def listed(words: Sequence[str], last: str = "or") -> str:
    """Words in a row: "a, b or c"."""
    return f" {last} ".join([", ".join(words[:-1])] * (len(words) > 1) + list(words[-1:]))


def counted(count: int, noun: str) -> str:
    """So many of something: "no cards", "1 card", "2 cards"."""
    return f"{count or 'no'} {noun}{'' if count == 1 else 's'}"
