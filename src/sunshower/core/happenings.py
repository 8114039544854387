"""Happenings: what an action did, for given eyes, as data.

A game declares a class for each thing that can happen at its table; playing an action yields a row of them. The log's
sentences, a page's motion and sound, announcements and other languages are all made from happenings; nobody takes a
move's text apart. What the eyes do not see is None, so that happenings keep a secret just as a View does.

A happening is also a message: `Placed` of Rainbow Road is said by `road-placed` in the catalogues, and its fields are
the arguments. A field that is `Annotated` with a kind of words is said as one of them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from sunshower.core.game import Seat
from sunshower.core.message import Arg, Message, Who, Word
from sunshower.core.words import words

CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")
UNSPEAKABLE = re.compile(r"[^\w-]")
"""What no key of a catalogue can have: the wild card R* is said by R_."""
SEAT = "seat"
Player = Annotated[Seat, SEAT]
"""A seat that a sentence speaks of."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened at a table, as some eyes saw it."""

    seat: Player | None
    """Whose doing it was; None where it was chance's or the rules'."""


@dataclass(frozen=True, slots=True)
class Begins(Happening):
    """Chance has chosen who begins."""


Story = tuple[Happening, ...]
"""What one action did, in order."""


def sentences(game: str, story: Story, names: Sequence[str], you: Seat | None = None) -> str:
    """What happened in a game, in English."""
    return words().all(messages(game, story), names, you)


def messages(game: str, story: Story) -> list[Message]:
    """What happened in a game, to be said."""
    return [message(game, happening) for happening in story]


def message(game: str, happening: Happening) -> Message:
    """A happening, to be said; one that needs no words has an empty message in the catalogues."""
    kind: Any = type(happening)
    scope = "table" if kind is Begins else game
    name, parts = telling(kind)
    return Message(f"{scope}-{name}", {part: told(words, getattr(happening, part)) for part, words in parts.items()})


def doing(game: str, happening: Happening) -> Message:
    """What somebody could do, to be said as a suggestion: the attribute `.do`, where the catalogues have one."""
    says = message(game, happening)
    return Message(f"{says.key}.do", says.args) if f"{says.key}.do" in words() else says


def spelled(kind: type[Happening]) -> str:
    """What a kind of happening is called on the wire and in the catalogues: CardDealt is card-dealt."""
    return CAPITAL.sub("-", kind.__name__).lower()


@cache
def telling(kind: type[Any]) -> tuple[str, dict[str, str]]:
    """What a kind of happening is called, and the kind of words that each of its fields speaks of; nothing if plain."""
    hints = get_type_hints(kind, include_extras=True)
    return spelled(kind), {field.name: words_of(hints[field.name]) for field in fields(kind)}


def words_of(hint: Any) -> str:
    """The kind of words that a type speaks of, alone, in a row or not always there; nothing if it is plain."""
    if get_origin(hint) is Annotated:
        return str(hint.__metadata__[0])
    return next(filter(None, map(words_of, get_args(hint))), "")


def told(words: str, value: Any) -> Arg:
    """A field of a happening as an argument."""
    if value is None or not words:
        return value  # type: ignore[no-any-return]
    if isinstance(value, tuple):
        return tuple(told(words, each) for each in value)
    return Who(value) if words == SEAT else Word(words, UNSPEAKABLE.sub("_", str(value)))
