"""What a client says to a table. Unknown words and unknown parts are refused, not guessed at."""

from typing import Annotated

from msgspec import Meta, Struct

from sunshower.core.letters import MOST_ANSWERS

END = r"$(?!\n)"
"""The very end of a text, in the patterns of Python, whose $ lets a line end follow, and in those of a schema."""
WORD = r"^[A-Za-z0-9_-]+" + END
Id = Annotated[str, Meta(min_length=8, max_length=64, pattern=WORD)]
"""Made up by the client, new for every command: the same one again gets the same answer again, and has no effect."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(max_length=400)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64, pattern=WORD)]
"""What a seat adds to the shuffle: random text."""
Typed = Annotated[str, Meta(max_length=200)]
"""What a person types."""
Tag = Annotated[str, Meta(max_length=40)]
"""A language, as browsers name it."""
Token = Annotated[str, Meta(min_length=16, max_length=128)]


class FromSeat(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something that is said for a seat."""

    id: Id
    seat: SeatNumber


class Move(FromSeat, frozen=True, tag="move"):
    """Play a move. `seq` is the last event the client knew: if the position has changed since, the move is stale."""

    seq: int
    move: Text


class Undo(FromSeat, frozen=True, tag="undo"):
    """Take the seat's last move back, or ask the others whether it may."""

    seq: int


class Answer(FromSeat, frozen=True, tag="answer"):
    """Agree to the undo that another seat asked for, or not."""

    seq: int
    yes: bool


class Reveal(FromSeat, frozen=True, tag="reveal"):
    """Once every seat is taken: tell the nonce that was pledged. The deal waits for it, but not for ever."""

    nonce: Nonce


class Say(FromSeat, frozen=True, tag="say"):
    """Say one of the phrases."""

    phrase: Text


class Leave(FromSeat, frozen=True, tag="leave"):
    """Get up: before the deal the seat is free again, after it a bot plays on."""


class Fill(FromSeat, frozen=True, tag="fill"):
    """Before the deal: let a bot of some level have a free seat."""

    free: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = "casual"


class HandOver(FromSeat, frozen=True, tag="hand-over"):
    """Let a bot play on for a person who has been away for long."""

    to_bot: SeatNumber


class TakeBack(FromSeat, frozen=True, tag="take-back"):
    """Play on where a bot had played for the seat."""


class Why(FromSeat, frozen=True, tag="why"):
    """Ask why a move is not allowed, or an object cannot be picked. It changes nothing."""

    text: Text
    language: Tag = ""
    """What the text may be said in, beside notation."""


class Read(FromSeat, frozen=True, tag="read"):
    """Ask which moves are meant by what a person has typed in a language. It changes nothing.

    The last text is new; those before it were refused with a question, and the new one may be the answer.
    """

    said: Annotated[list[Typed], Meta(min_length=1, max_length=MOST_ANSWERS)]
    language: Tag


class Draft(FromSeat, frozen=True, tag="draft"):
    """Ask which moves lead to what a text describes, in a game whose turns are made of many. It changes nothing."""

    text: Text


class Hint(FromSeat, frozen=True, tag="hint"):
    """Ask a bot what it would do. It changes nothing."""


class Ahead(FromSeat, frozen=True, tag="ahead"):
    """Ask what the seat would see after some moves of its own in a row. It changes nothing."""

    moves: Annotated[list[Text], Meta(max_length=40)]


class Listen(FromSeat, frozen=True, tag="listen"):
    """Ask how the table stands, in sentences for somebody who listens. It changes nothing."""


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: the seats that this client holds, and the last event it has seen."""

    tokens: Annotated[list[Token], Meta(max_length=10)] = []
    since: int = -1
    picture: bool = False
    """Whether the table is wanted as text too."""


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Command = Move | Undo | Answer | Reveal | Say | Leave | Fill | HandOver | TakeBack
"""What changes a table."""
Question = Why | Read | Draft | Hint | Ahead | Listen
"""What changes nothing."""
