"""What leaves the server: who sits where, and for every pair of eyes what its View shows. There is no other way out."""

from bisect import bisect
from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from sunshower.core.game import Eyes, Path, Seat
from sunshower.core.match import Match
from sunshower.server.events import Clock
from sunshower.server.fair import SCHEME
from sunshower.server.table import Table


class Offer(Struct, frozen=True):
    """A legal move, and the objects to pick for it, in one or several orders."""

    move: str
    picks: list[list[str]]


class Line(Struct, frozen=True, omit_defaults=True):
    """A sentence of the log: a step of the match, with its ply, or something that happened at the table."""

    seq: int
    text: str
    seat: Seat | None = None
    ply: int | None = None
    move: str | None = None


class Sight(Struct, frozen=True):
    """What one pair of eyes sees: a seat's, or those of somebody who watches (None)."""

    seat: Seat | None
    view: dict[str, Any] | None
    offers: list[Offer]
    lines: list[Line]
    told_from: int
    """In a game of memory what was told before this ply is to be forgotten."""
    undo: Literal["free", "ask", ""]
    """Whether the seat may take its last move back now, or ask the others, or neither."""
    hints: bool
    """Whether the seat may ask for a hint now."""


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


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """A command has been carried out, and is stored: the number of its event."""

    id: str
    seq: int


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
    rule: str = ""


class Reply(Struct, frozen=True, tag_field="is", tag="reply"):
    """The answer to a question: a sentence, moves, or what a bot thinks of some."""

    id: str
    sentence: str = ""
    moves: list[str] = []
    worths: list[float | None] = []
    rule: str = ""
    """The number of the rule that the sentence is about."""


class Glimpse(Struct, frozen=True, tag_field="is", tag="glimpse"):
    """What a seat would see after the moves it asked about."""

    id: str
    view: dict[str, Any]
    offers: list[Offer]


class Pong(Struct, frozen=True, tag_field="is", tag="pong"):
    """I am here."""


Message = News | Refused | Reply | Glimpse | Pong
"""What comes through a socket."""


def news(table: Table, seats: list[Seat], here: set[Seat], clocks: list[float], since: int, done: list[Done]) -> News:
    """What whoever holds some seats, or none, may know of a table."""
    match = table.match
    eyes: list[Eyes] = [*seats] or [None]
    return News(
        seq=table.seq,
        since=since,
        code=table.code,
        game=table.setup.game,
        options=table.setup.options,
        players=[
            Player(
                table.names[seat], table.levels[seat], table.is_persons(seat), seat in here, *clocks[seat : seat + 1]
            )
            for seat in range(table.seats)
        ],
        to_act=table.to_act,
        plies=match.plies if match else 0,
        asking=table.asking,
        agreed=sorted(table.agreed),
        clock=table.setup.clock,
        public=table.setup.public,
        commitment=table.setup.commitment,
        result=outcome(match) if match else None,
        rematch=table.rematch,
        sights=[sight(table, match, eye, since) for eye in eyes],
        done=done,
    )


def sight(table: Table, match: Match | None, eyes: Eyes, since: int) -> Sight:
    told = bisect(table.asides, since, key=lambda aside: aside[0])
    asides = [Line(seq, text, seat) for seq, seat, text in table.asides[told:]]
    assert eyes != "all"
    if match is None:
        return Sight(eyes, None, [], asides, 0, "", False)
    steps = [
        Line(table.origins[event.ply], event.sentence, event.seat, event.ply, event.move)
        for event in match.log(eyes, bisect(table.origins, since))
    ]
    return Sight(
        eyes,
        dict(match.view(eyes)),
        offers(match, eyes),
        sorted(asides + steps, key=lambda line: line.seq),
        match.told_from(eyes),
        "" if eyes is None else table.may_undo(eyes),
        eyes is not None and table.refused_hint(eyes) is None,
    )


def offers(match: Match, eyes: Eyes) -> list[Offer]:
    return offered(match.picks(eyes)) if isinstance(eyes, int) else []


def offered(picks: Mapping[Path, str]) -> list[Offer]:
    """Each move once, with all its paths of picks."""
    paths: dict[str, list[list[str]]] = {}
    for path, move in picks.items():
        paths.setdefault(move, []).append(list(path))
    return [Offer(move, found) for move, found in paths.items()]


def outcome(match: Match) -> Outcome | None:
    """How a match ended, if it has."""
    result = match.result
    return Outcome(result.scores, result.ranks, result.ending, result.sentence) if result else None


def record(table: Table) -> dict[str, Any]:
    """The record of a match that is over, with all that is needed to verify its chance."""
    assert table.match
    return table.match.record() | {
        "fair": {
            "scheme": SCHEME,
            "table": table.code,
            "commitment": table.setup.commitment,
            "secret": table.secret,
            "nonces": list(table.nonces),
        }
    }
