"""One-line positions: words of the form name=value, in any order, printed in one fixed order."""

from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn, TypeVar

from sunshower.core.errors import BadPosition

LONGEST = 1000
T = TypeVar("T")


def fields(line: str, known: Iterable[str]) -> dict[str, str]:
    """The fields of a position line by name; refuses what is not one of the known names, or comes twice."""
    if not isinstance(line, str) or len(line) > LONGEST:
        raise BadPosition("not-a-line", f"A position is one line of text of at most {LONGEST} characters.")
    found: dict[str, str] = {}
    names = tuple(known)
    for word in line.split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise BadPosition("not-understood", f"{word[:40]!r} is not of the form name=value.")
        if name not in names:
            raise BadPosition("unknown-field", f"{name[:40]!r} is none of this game's fields: {', '.join(names)}.")
        if name in found:
            raise BadPosition("twice", f"'{name}' stands twice in the line.")
        found[name] = value
    return found


def bad(name: str, expected: str) -> NoReturn:
    """Refuse the value of a field."""
    raise BadPosition("bad-field", f"'{name}' must be {expected}.")


def impossible(sentence: str) -> NoReturn:
    """Refuse a position that can be read, but makes no sense at a table."""
    raise BadPosition("impossible", sentence)


def number(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        bad(name, f"a number from {low} to {high}")
    return int(text)


def one_of(name: str, text: str, allowed: Sequence[str]) -> str:
    """One of some words."""
    if text not in allowed:
        bad(name, f"one of {', '.join(allowed)}")
    return text


def read_seat(name: str, text: str, seats: int) -> int | None:
    """A seat, or - for none."""
    return None if text == "-" else number(name, text, 0, seats - 1)


def pair(name: str, text: str, one: Callable[[str], T]) -> list[T]:
    """Two values with a slash between them, seat 0's first."""
    halves = text.split("/")
    if len(halves) != 2:
        bad(name, "two values with a slash between them")
    return [one(half) for half in halves]


def written(value: bool | int | str | None) -> str:
    """A value as its field has it: yes or no for a switch, - for none."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
