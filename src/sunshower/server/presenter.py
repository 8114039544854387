"""What may be known of a table, for every pair of eyes what its View shows. There is no other way out of the server."""

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sunshower import fair
from sunshower.bots.hint import Hint
from sunshower.core import offers as core
from sunshower.core.game import Eyes, Game, Seat
from sunshower.core.happenings import Story, messages
from sunshower.core.match import Match
from sunshower.core.message import Message, Who
from sunshower.core.registry import load
from sunshower.core.words import Voice, words
from sunshower.server.keys import Key
from sunshower.server.messages.news import Advice, Done, Line, News, Offer, Outcome, Player, Proof, Recital, Sight
from sunshower.server.messages.words import Said, said
from sunshower.server.table import Table
from sunshower.server.wire import happenings_sent, move_sent

MOST_LINES = 2400
"""How much of a log is told at a time, over all seats that somebody holds: of a game without an end, the newest."""
REMEMBERED = 4096
"""How many things that have happened are kept as they are told: all who look at a table hear of most of them alike."""


def news(table: Table, shared: News, seats: list[Seat], since: int, done: list[Done], picture: bool = False) -> News:
    """What whoever holds some seats, or none, may know of a table, given what everybody may."""
    eyes: list[Eyes] = [*seats] or [None]
    sights = [sight(table, eye, since, picture, MOST_LINES // len(eyes)) for eye in eyes]
    return replace(shared, since=since, sights=sights, done=done)


def shared(table: Table, here: set[Seat], clocks: list[float], key: Key) -> News:
    """What everybody may know of a table: the news as they are told to all alike, without what anybody sees."""
    match = table.match
    return News(
        seq=table.seq,
        since=table.seq,
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
        proof=proof(table, key),
        result=outcome(match) if match else None,
        rematch=table.rematch,
        sights=[],
        done=[],
    )


def proof(table: Table, key: Key) -> Proof:
    """What anybody may keep of a table, signed."""
    promise, pledges, signature = table.setup.commitment, table.pledged() if table.dealing else [], ""
    if table.setup.scheme == fair.FIRST:
        return Proof(key.public, table.unrevealed(), pledges, 0, "", "")
    if table.dealing:
        signature = key.sign(fair.all_pledged(table.code, promise, pledges))
    elif table.match:
        signature = key.sign(fair.come_to(table.code, promise, len(table.history), table.head))
    return Proof(key.public, table.unrevealed(), pledges, len(table.history), table.head, signature)


def sight(table: Table, eyes: Eyes, since: int, picture: bool, most: int) -> Sight:
    """What one pair of eyes sees, and may do."""
    match = table.match
    asides = beside(table, since, most)
    assert eyes != "all"
    if match is None:
        return Sight(eyes, None, [], asides, 0, "", False, None)
    steps = lines(match, eyes, max(bisect(table.origins, since), match.plies - most), table.origins)
    log = sorted(asides + steps, key=attrgetter("seq"))[-most:] if asides else steps
    return Sight(
        eyes,
        match.view(eyes),
        offers(match, eyes),
        log,
        match.told_from(eyes),
        "" if eyes is None else table.may_undo(eyes),
        eyes is not None and table.may_hint(eyes),
        drawn(match, eyes) if picture else None,
    )


def beside(table: Table, since: int, most: int) -> list[Line]:
    """What has happened at a table beside the match."""
    notes = table.asides
    if not notes or notes[-1][0] <= since:
        return []
    told = max(bisect(notes, since, key=itemgetter(0)), len(notes) - most)
    return [
        Line(seq, words().say(note), [said(addressed(table, seat, note))], seat) for seq, seat, note in notes[told:]
    ]


def addressed(table: Table, seat: Seat | None, note: Message) -> Message:
    """A note that says "you" to whoever it names; by the name alone if somebody else sits there by now."""
    if seat is None or note.args.get("name") != table.names[seat]:
        return note
    return Message(note.key, {**note.args, "name": Who(seat)})


def lines(match: Match, eyes: Eyes, since: int = 0, origins: Sequence[int] | None = None) -> list[Line]:
    """The log from a ply on, each step with the number of the event it came with; without a table, with its ply."""
    found = []
    for step in match.log(eyes, since):
        text, says, happenings = heard(match.game.ruled, step.happenings, match.players)
        seq = origins[step.ply] if origins else step.ply
        found.append(Line(seq, text, says, step.seat, step.ply, step.move, happenings))
    return found


def heard(game: str, story: Story, players: tuple[str, ...]) -> tuple[str, list[Said], list[Struct]]:
    """What happened, as it is told: put together once for all who saw the same."""
    try:
        return remembered(game, story, players)
    except TypeError:  # a game of another package may tell of it by what cannot be looked up
        return told(game, story, players)


def told(game: str, story: Story, players: tuple[str, ...]) -> tuple[str, list[Said], list[Struct]]:
    """What happened, in English, in any language and as data."""
    rules = load(game)
    spoken = messages(rules.name, story)
    return words().all(spoken, players), [*map(said, spoken)], happenings_sent(rules, story)


remembered = lru_cache(maxsize=REMEMBERED)(told)


def offers(match: Match, eyes: Eyes) -> list[Offer]:
    """The moves open to a pair of eyes."""
    return offered(match.game, match.offers(eyes)) if isinstance(eyes, int) else []


def offered(game: Game, offers: Iterable[core.Offer]) -> list[Offer]:
    """Moves as they are sent."""
    return [offer_sent(game.ruled, offer.move) for offer in offers]


@lru_cache(maxsize=REMEMBERED, typed=True)  # by other rules a move may have the same parts under other names
def offer_sent(game: str, move: Any) -> Offer:
    """A move as it is offered; the same ones come again and again."""
    rules = load(game)
    return Offer(rules.moves.format(move), move_sent(rules.name, move), rules.moves.paths(move))


def advice(hint: Hint) -> Advice:
    """A hint as it is sent."""
    return Advice(said(hint.nudge), said(hint.move), [*map(said, hint.reasons)], [*map(said, hint.others)])


def recital(id: str, match: Match, seat: Seat) -> Recital:
    """How the table stands, told to somebody who listens."""
    return Recital(id, {part: [*map(said, messages)] for part, messages in match.aloud(seat).items()})


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


def record(table: Table, key: Key) -> dict[str, Any]:
    """The record of a match that is over, with all that is needed to verify its chance, and signed."""
    assert table.match
    chance: dict[str, Any] = {
        "scheme": table.setup.scheme,
        "table": table.code,
        "commitment": table.setup.commitment,
        "secret": table.secret,
        "nonces": list(table.nonces),
    }
    found = table.match.record() | {"fair": chance}
    if table.setup.scheme != fair.FIRST:
        chance |= {"pledges": table.pledged(), "history": table.history, "key": key.public}
        chance["signature"] = key.sign(fair.whole(found))
    return found
