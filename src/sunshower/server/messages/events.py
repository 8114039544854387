"""What can happen at a table of the server. A table is the row of these events, and nothing else."""

from functools import reduce
from operator import or_
from typing import Any, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from sunshower.fair import FIRST


class TableEvent(Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that has happened."""


class Chair(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as it was set up: for a bot of some level, for whoever comes, or kept for the person with a key."""

    level: str | None = None
    key: str | None = None
    name: str | None = None


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many minutes each seat may think in all, and how many seconds it gets back for every turn."""

    minutes: float
    increment: float = 0.0


class Opened(TableEvent, frozen=True):
    """Somebody set up a table. The commitment binds the server to its secret before anybody sits down."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    chairs: list[Chair]
    commitment: str
    public: bool = False
    clock: Clock | None = None
    scheme: str = FIRST
    """How chance comes about; tables of the first days do not say so."""


class Seated(TableEvent, frozen=True):
    """A person took a seat. The key is the hash of the token that opens it.

    They pledged themselves to a nonce; whoever does not mind told it at once, as everybody did in the first days.
    """

    seat: int
    name: str
    key: str
    nonce: str = ""
    pledge: str = ""


class Filled(TableEvent, frozen=True):
    """A bot got a free seat before the deal; where it was kept for somebody, it plays for them."""

    seat: int
    name: str
    level: str


class Left(TableEvent, frozen=True):
    """A person left before the deal; the seat is free again."""

    seat: int


class Revealed(TableEvent, frozen=True):
    """Every seat was taken, and one told the nonce that it had pledged."""

    seat: int
    nonce: str


class Dealt(TableEvent, frozen=True):
    """The match began; these are the names and nonces of all seats, bots included, and of who withheld theirs."""

    names: list[str]
    nonces: list[str]


class Moved(TableEvent, frozen=True):
    """A seat made a move, after thinking for some milliseconds of its clock."""

    seat: int
    move: str
    took: int = 0


class Undone(TableEvent, frozen=True):
    """A seat took its last move back, after thinking for some milliseconds of its clock if it was to act."""

    seat: int
    agreed: bool = False
    took: int = 0


class Asked(TableEvent, frozen=True):
    """A seat asked the others to agree to an undo."""

    seat: int


class Answered(TableEvent, frozen=True):
    """A seat agreed to the undo that was asked for, or did not."""

    seat: int
    yes: bool


class HandedOver(TableEvent, frozen=True):
    """A bot plays on for a person who left, was away for long, or ran out of time.

    Before that they had thought for some milliseconds of their clock, if they were to act.
    """

    seat: int
    level: str
    because: Literal["left", "away", "time"]
    took: int = 0


class TakenBack(TableEvent, frozen=True):
    """A person plays on where a bot had played for them."""

    seat: int


class Said(TableEvent, frozen=True):
    """A seat said one of the phrases."""

    seat: int
    phrase: str


class Rematched(TableEvent, frozen=True):
    """The same people sit down again at another table, each one seat further."""

    code: str


class Mended(TableEvent, frozen=True):
    """The last events were lost with the server's disk, and the table goes on from what was left."""


_encoder = Encoder()
_decoder: Decoder[Any] = Decoder(reduce(or_, TableEvent.__subclasses__()))


def encoded(event: TableEvent) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decoded(body: bytes) -> TableEvent:
    """The event of a stored row."""
    event: TableEvent = _decoder.decode(body)
    return event
