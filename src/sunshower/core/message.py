"""What is said to people, as data: a key of the catalogues and typed arguments.

The engine makes messages and needs no catalogue for it; `sunshower.words` turns them into sentences, in any language
that has a folder there, and so does the page.
"""

from collections.abc import Mapping
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


@dataclass(frozen=True)
class Message:
    """Something to say. An argument that nobody may know, or that there is not, is None."""

    key: str
    args: "Mapping[str, Arg]" = field(default_factory=dict)


Arg: TypeAlias = Union[int, str, Who, Word, Message, tuple["Arg", ...], None]  # noqa: UP007 (it names itself)
