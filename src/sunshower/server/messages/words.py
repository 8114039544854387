"""What is said to people, on the wire: a key of the catalogues and its arguments."""

from typing import Any

from msgspec import Struct

from sunshower.core.message import Arg, Either, Message, Who, Word


class SaidSeat(Struct, frozen=True, tag_field="is", tag="seat"):
    """A seat, to be said by its player's name, or as "you"."""

    seat: int


class SaidWord(Struct, frozen=True, tag_field="is", tag="word"):
    """One of a kind of words: the message `kind-name`, with its forms."""

    kind: str
    name: str


class SaidEither(Struct, frozen=True, tag_field="is", tag="either"):
    """Things to choose from."""

    things: list[Any]


class Said(Struct, frozen=True, tag_field="is", tag="message"):
    """A message: what to look up, and what it needs to know."""

    key: str
    args: dict[str, "SaidArg"] = {}


SaidArg = bool | int | str | SaidSeat | SaidWord | SaidEither | Said | list[Any] | None
"""An argument; in a list there are arguments again."""


def said(message: Message) -> Said:
    """A message as it is sent."""
    return Said(message.key, {name: argument(arg) for name, arg in message.args.items()})


def argument(arg: Arg) -> Any:
    """An argument as it is sent."""
    match arg:
        case int() | str() | None:
            return arg
        case Who(seat):
            return SaidSeat(seat)
        case Word(kind, name):
            return SaidWord(kind, name)
        case Message():
            return said(arg)
        case Either(things):
            return SaidEither([argument(each) for each in things])
    return [argument(each) for each in arg]
