"""What is said to people, as data: a key of the catalogues and typed arguments.

The engine makes messages and needs no catalogue for it; `sunshower.words` turns them into sentences, in any language
that has a folder there, and so does the page.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, Union


@dataclass(frozen=True, slots=True)
class Who:
    """A seat: said by its player's name, or as "you" to whoever sits there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Word:
    """One of a kind of words, such as the cards of a game, with all the forms that a language has for it."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Either:
    """Two things or more to choose from: "a, b or c". Things that all belong there are a tuple."""

    things: "tuple[Arg, ...]"


@dataclass(frozen=True)
class Message:
    """Something to say. An argument that nobody may know, or that there is not, is None."""

    key: str
    args: "Mapping[str, Arg]" = field(default_factory=dict)


Arg: TypeAlias = Union[int, str, Who, Word, Either, Message, tuple["Arg", ...], None]  # noqa: UP007 (it names itself)


def either(things: Sequence[Arg]) -> Arg:
    """Things to choose from, as a part of a message; None if there are none."""
    return Either(tuple(things)) if len(things) > 1 else things[0] if things else None


def both(first: Message, second: Message) -> Message:
    """Two sentences as one message."""
    return Message("table-both", {"first": first, "second": second})


def named(message: Message, names: Sequence[str]) -> Message:
    """A message with the names of players for their seats: a refusal is read without the table around it."""
    return changed(message, lambda arg: names[arg.seat] if isinstance(arg, Who) else arg)


def renamed(message: Message, names: Mapping[str, str]) -> Message:
    """A message with other names for some players."""
    return changed(message, lambda arg: names.get(arg, arg) if isinstance(arg, str) else arg)


def changed(message: Message, change: Callable[[Arg], Arg]) -> Message:
    """A message with another argument for each, however deep it lies."""

    def other(arg: Arg) -> Arg:
        match arg:
            case Message():
                return changed(arg, change)
            case Either(things):
                return Either(tuple(map(other, things)))
            case tuple():
                return tuple(map(other, arg))
        return change(arg)

    return Message(message.key, {name: other(arg) for name, arg in message.args.items()})
