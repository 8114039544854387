"""What a table says to its clients: who sits where, what each pair of eyes sees, and answers to what was said."""

from typing import Literal

from msgspec import Struct

from sunshower.core.aloud import Part
from sunshower.core.errors import Refusal
from sunshower.core.game import Path, Seat
from sunshower.server.messages.events import Clock
from sunshower.server.messages.words import Said, said
from sunshower.server.wire import AnyHappening, AnyMove, AnyView


class Offer(Struct, frozen=True):
    """A legal move, as text and with its parts, and the objects to pick for it, in one or several orders."""

    move: str
    parts: AnyMove
    picks: list[Path]


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log: a step of the match, with its ply, or something that happened at the table."""

    seq: int
    text: str
    """In English; `says` has it for every language."""
    says: list[Said]
    seat: Seat | None = None
    ply: int | None = None
    move: str | None = None
    happenings: list[AnyHappening] = []
    """What happened in a step, in order, as far as these eyes saw it."""


class Sight(Struct, frozen=True):
    """What one pair of eyes sees: a seat's, or those of somebody who watches (None)."""

    seat: Seat | None
    view: AnyView | None
    offers: list[Offer]
    lines: list[Line]
    told_from: int
    """In a game of memory what was told before this ply is to be forgotten."""
    undo: Literal["free", "seen", "ask", ""]
    """Whether the seat may take its last move back now, even after seeing more, or ask the others, or neither."""
    hints: bool
    """Whether the seat may ask for a hint now."""
    picture: str | None
    """The table as text, for a client that asked for it."""


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str | None
    bot: str | None = None
    """The level of the bot that plays there now."""
    person: bool = True
    """Whether it is a person's seat, whoever plays there now."""
    here: bool = False
    clock: float | None = None
    """The milliseconds left on the seat's clock."""


class Outcome(Struct, frozen=True):
    """How the match ended."""

    scores: list[int]
    ranks: list[int]
    ending: str
    sentence: str
    says: Said


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """A command has been carried out, and is stored: the number of its event."""

    id: str
    seq: int


class Proof(Struct, frozen=True):
    """What is to be kept, so that the record can be held against it: `sunshower.fair` says what is signed."""

    key: str
    """The public half of the key that signs."""
    unrevealed: list[Seat]
    """Once every seat is taken: the seats that are to tell their nonces now."""
    pledges: list[str]
    """Until the deal, and once every seat is taken: what each has pledged. This is signed then."""
    moves: int
    head: str
    """From the deal on: what the moves and undos so far have led to. This is signed then."""
    signature: str


class News(Struct, frozen=True, tag_field="is", tag="news"):
    """All there is to know about a table now, and the log from `since` on. The newest news replaces the one before."""

    seq: int
    since: int
    code: str
    game: str
    options: dict[str, bool | int | str]
    players: list[Player]
    to_act: Seat | None
    plies: int
    asking: Seat | None
    """Who asks the others for an undo."""
    agreed: list[Seat]
    clock: Clock | None
    public: bool
    commitment: str
    proof: Proof
    result: Outcome | None
    rematch: str | None
    sights: list[Sight]
    done: list[Done]
    """On a socket: which of its commands have been carried out since the last news."""


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """A command was refused, and changed nothing."""

    id: str | None
    code: str
    sentence: str
    """In English; `says` has it for every language."""
    says: Said
    rule: str = ""
    detail: str = ""
    """What exactly a request lacks, for whoever writes a client."""


class Advice(Struct, frozen=True):
    """A hint in three steps: where to look, the move, and what speaks for it and what other moves would cost."""

    nudge: Said
    move: Said
    reasons: list[Said]
    """One or two, and the chances."""
    others: list[Said]


class Recital(Struct, frozen=True, tag_field="is", tag="recital"):
    """How the table stands, told to somebody who listens, by what may be asked for; a game may have less to tell."""

    id: str
    parts: dict[Part, list[Said]]


class Reply(Struct, frozen=True, tag_field="is", tag="reply"):
    """The answer to a question: a sentence, moves, or a hint."""

    id: str
    sentence: str = ""
    moves: list[str] = []
    rule: str = ""
    """The number of the rule that the sentence is about."""
    says: Said | None = None
    advice: Advice | None = None
    """Of a hint; the moves are that of the hint and the others that it names."""


class Glimpse(Struct, frozen=True, tag_field="is", tag="glimpse"):
    """What a seat would see after the moves it asked about."""

    id: str
    view: AnyView
    offers: list[Offer]


class Pong(Struct, frozen=True, tag_field="is", tag="pong"):
    """I am here."""


Answered = Reply | Glimpse | Recital
"""What a question gets."""
Message = News | Refused | Answered | Pong
"""What comes through a socket."""


def refused(refusal: Refusal, id: str | None = None, detail: str = "") -> Refused:
    """A refusal as it is told to whoever gave the command."""
    return Refused(id, refusal.code, refusal.sentence, said(refusal.says), refusal.rule, detail)


def explained(id: str, refusal: Refusal) -> Reply:
    """Why something would be refused, for whoever asked."""
    return Reply(id, refusal.sentence, rule=refusal.rule, says=said(refusal.says))
