"""What may be known of a table, for every pair of eyes what its View shows. There is no other way out of the server."""

from bisect import bisect
from collections.abc import Iterable, Sequence
from typing import Any

from sunshower.bots.hint import Hint
from sunshower.core import match as core
from sunshower.core.game import Eyes, Game, Seat
from sunshower.core.happenings import message
from sunshower.core.match import Match
from sunshower.core.message import Message, Who
from sunshower.core.words import Voice, words
from sunshower.server.fair import SCHEME
from sunshower.server.messages.news import Advice, Done, Line, News, Offer, Outcome, Player, Sight
from sunshower.server.messages.words import said
from sunshower.server.table import Table
from sunshower.server.wire import happenings_sent, move_sent


def news(
    table: Table,
    seats: list[Seat],
    here: set[Seat],
    clocks: list[float],
    since: int,
    done: list[Done],
    picture: bool = False,
) -> News:
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
        sights=[sight(table, match, eye, since, picture) for eye in eyes],
        done=done,
    )


def sight(table: Table, match: Match | None, eyes: Eyes, since: int, picture: bool) -> Sight:
    """What one pair of eyes sees, and may do."""
    told = bisect(table.asides, since, key=lambda aside: aside[0])
    asides = [
        Line(seq, words().say(note), [said(addressed(table, seat, note))], seat)
        for seq, seat, note in table.asides[told:]
    ]
    assert eyes != "all"
    if match is None:
        return Sight(eyes, None, [], asides, 0, "", False, None)
    steps = lines(match, eyes, bisect(table.origins, since), table.origins)
    return Sight(
        eyes,
        match.view(eyes),
        offers(match, eyes),
        sorted(asides + steps, key=lambda line: line.seq),
        match.told_from(eyes),
        "" if eyes is None else table.may_undo(eyes),
        eyes is not None and table.refused_hint(eyes) is None,
        drawn(match, eyes) if picture else None,
    )


def addressed(table: Table, seat: Seat | None, note: Message) -> Message:
    """A note that says "you" to whoever it names; by the name alone if somebody else sits there by now."""
    if seat is None or note.args.get("name") != table.names[seat]:
        return note
    return Message(note.key, {**note.args, "name": Who(seat)})


def lines(match: Match, eyes: Eyes, since: int = 0, origins: Sequence[int] | None = None) -> list[Line]:
    """The log from a ply on, each step with the number of the event it came with; without a table, with its ply."""
    return [
        Line(
            origins[step.ply] if origins else step.ply,
            step.sentence,
            [said(message(match.game.name, happening)) for happening in step.happenings],
            step.seat,
            step.ply,
            step.move,
            happenings_sent(match.game, step.happenings),
        )
        for step in match.log(eyes, since)
    ]


def offers(match: Match, eyes: Eyes) -> list[Offer]:
    """The moves open to a pair of eyes."""
    return offered(match.game, match.offers(eyes)) if isinstance(eyes, int) else []


def offered(game: Game, offers: Iterable[core.Offer]) -> list[Offer]:
    """Moves as they are sent."""
    return [Offer(offer.text, move_sent(game, offer.move), [list(path) for path in offer.picks]) for offer in offers]


def advice(hint: Hint) -> Advice:
    """A hint as it is sent."""
    return Advice(said(hint.nudge), said(hint.move), [*map(said, hint.reasons)], [*map(said, hint.others)])


def drawn(match: Match, eyes: Eyes) -> str:
    """The table as text."""
    return match.game.render(match.view(eyes), Voice(words(), match.players, eyes if isinstance(eyes, int) else None))


def outcome(match: Match) -> Outcome | None:
    """How a match ended, if it has."""
    result = match.result
    if result is None:
        return None
    says = said(match.game.about_ending(result.ending))
    return Outcome(result.scores, result.ranks, result.ending, result.sentence, says)


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
