"""What is asked by HTTP, and what comes back, apart from what a table says."""

from typing import Annotated

from litestar.params import Parameter
from msgspec import Meta, Struct

from sunshower.server.messages.commands import END, WORD, Nonce, SeatNumber, Text
from sunshower.server.messages.events import Clock
from sunshower.server.messages.news import Line, Offer, Outcome, Refused
from sunshower.server.wire import AnyView

Code = Annotated[str, Parameter(min_length=4, max_length=12, pattern="^[A-Za-z0-9]+" + END)]
GameName = Annotated[str, Parameter(max_length=40)]
EyesName = Annotated[str, Parameter(pattern="^(all|none|[0-9])" + END)]
Ply = Annotated[int, Parameter(ge=0, le=1_000_000)]
Since = Annotated[int, Parameter(ge=-1, le=1_000_000)]
"""The last event that the client has seen."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class OptionInfo(Struct, frozen=True):
    """A switch of a game; the first value is the default."""

    name: str
    values: list[bool | int | str]
    about: str
    free: bool
    """Whether other values of the same form will do too."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    designer: str
    publisher: str
    seats: list[int]
    minutes: list[int]
    memory: bool
    options: list[OptionInfo]


class Welcome(Struct, frozen=True):
    """What there is: the games, the bots, and what can be said."""

    version: str
    games: list[GameInfo]
    bots: dict[str, str]
    phrases: list[str]
    key: str
    """The public half of the key with which the server signs what players keep."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for the bot of a level, or for whoever comes."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, bool | int | Annotated[str, Meta(max_length=2000)]] = {}
    public: bool = False
    clock: Clock | None = None


class Opening(Struct, frozen=True):
    """A table that has been set up. Its commitment is shown before anybody pledges a nonce."""

    code: str
    commitment: str
    key: str


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to sit down, with the pledge of a nonce, or with the nonce itself if they trust the server.

    The token will open the seat; whoever makes it up gets the same seat when they ask again. Without one the server
    makes one up, and tells it once. At a rematch the token of the table before opens the seat that is kept.
    """

    id: Annotated[str, Meta(min_length=16, max_length=64, pattern=WORD)]
    name: Name
    nonce: Nonce | None = None
    pledge: Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)] | None = None
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(min_length=32, max_length=128, pattern=WORD)] | None = None


class Place(Struct, frozen=True):
    """A seat, the token that opens it, and what is to be kept: that the server knows of the pledge, signed."""

    seat: int
    token: str
    pledge: str
    commitment: str
    key: str
    signature: str


class OpenTable(Struct, frozen=True):
    """A public table at which there is a seat left."""

    code: str
    game: str
    seats: int
    free: int
    names: list[str]
    options: dict[str, bool | int | str]


class Kept(Struct, frozen=True):
    """A record that is kept here now."""

    code: str
    game: str
    plies: int


class Moment(Struct, frozen=True):
    """A game at one of its steps, as some eyes saw it then."""

    ply: int
    plies: int
    players: list[str]
    view: AnyView
    lines: list[Line]
    picture: str
    """The table as text."""


class Course(Struct, frozen=True):
    """The scores of all seats whenever they had changed, and after how many steps that was."""

    plies: list[int]
    scores: list[list[int]]


class Rules(Struct, frozen=True):
    """The rules of a game, as Markdown."""

    game: str
    language: str
    text: str
    pictures: list[AnyView]
    """What is seen on each picture of the text: its blocks that are called `table`."""
    notation: str
    """How moves and positions are typed, and an example."""


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to be played from a one-line position; chance follows from the seed."""

    game: Annotated[str, Meta(max_length=40)]
    line: Annotated[str, Meta(max_length=1000)]
    moves: Annotated[list[Text], Meta(max_length=200)] = []
    seed: Annotated[str, Meta(min_length=1, max_length=200)] = "lesson"
    eyes: SeatNumber | None = None
    """Whose eyes to look with, also when somebody else is to act, and at the end."""


class Scene(Struct, frozen=True):
    """Where moves from a position have led to, as whoever is to act sees it, or with all open once it is over."""

    position: str
    seat: int | None
    view: AnyView
    offers: list[Offer]
    lines: list[Line]
    result: Outcome | None
    refused: Refused | None
    """Why the next move could not be played; this is the scene before it."""
