"""A table of the server: the fold of its events. `decide` says what a command leads to, `apply` lets it happen.

Nothing here knows of sockets, stores or clocks on the wall: the same events give the same table again at any time.
"""

from collections.abc import Mapping
from typing import Literal

from sunshower import fair
from sunshower.bots import character, levels, name_for
from sunshower.core.errors import BadTable, IllegalMove
from sunshower.core.game import Game, Seat
from sunshower.core.match import Match, checked_players, checked_seats
from sunshower.core.message import Arg, Message
from sunshower.core.names import look_alike
from sunshower.core.options import checked_options
from sunshower.core.registry import load
from sunshower.server.messages.commands import Answer, Command, Fill, HandOver, Leave, Move, Reveal, Say, TakeBack, Undo
from sunshower.server.messages.events import (
    Answered,
    Asked,
    Chair,
    Clock,
    Dealt,
    Filled,
    HandedOver,
    Left,
    Mended,
    Moved,
    Opened,
    Rematched,
    Revealed,
    Said,
    Seated,
    TableEvent,
    TakenBack,
    Undone,
)

PHRASES = ("hello", "good luck", "nice move", "oops", "thinking", "sorry", "thank you", "good game")
STAND_IN = "casual"
"""The level of the bot that plays on for a person."""


def opened(
    code: str,
    secret: str,
    game: str,
    options: Mapping[str, object],
    chairs: list[Chair],
    public: bool,
    clock: Clock | None,
) -> Opened:
    """The first event of a table; BadTable if it cannot be set up like that."""
    manifest = load(game)
    checked = checked_options(manifest, options)
    checked_seats(manifest, len(chairs))
    manifest.setup(len(chairs), checked)
    for chair in chairs:
        check_level(chair.level)
    if all(chair.level for chair in chairs):
        raise BadTable.because("nobody-there")
    if clock and not (0.5 <= clock.minutes <= 600 and 0 <= clock.increment <= 600):
        raise BadTable.because("wrong-clock")
    promise = fair.commitment(code, game, manifest.version, secret)
    return Opened(game, manifest.version, checked, chairs, promise, public, clock, fair.SCHEME)


def phrase_said(phrase: str) -> Message:
    """One of the phrases, to be said in any language."""
    return Message(f"phrase-{phrase.replace(' ', '-')}")


def check_level(level: str | None) -> None:
    if level is not None and level not in levels():
        raise BadTable.because("no-such-bot", level=level, levels=tuple(levels()))


class Table:
    """One table, from being set up to the rematch."""

    setup: Opened
    game: Game
    """The game by the rules that the table was set up with."""

    def __init__(self, code: str, secret: str) -> None:
        self.code = code
        self.secret = secret
        self.seq = -1
        """The number of the last event."""
        self.changed = -1
        """The number of the last event that changed the position: what was said before it is stale."""
        self.names: list[str | None] = []
        self.keys: list[str | None] = []
        self.nonces: list[str | None] = []
        self.pledges: list[str | None] = []
        self.history: list[str] = []
        """Every move and undo since the deal."""
        self.head = ""
        """What they have led to; signed, it is a player's receipt."""
        self.levels: list[str | None] = []
        """Which bot plays on a seat now; None where a person does."""
        self.spent: list[float] = []
        """The milliseconds that each seat has used of its clock, less what it was given back."""
        self.turn_ends: set[int] = set()
        """The plies of the moves that ended a turn."""
        self.match: Match | None = None
        self.origins: list[int] = []
        """For each ply of the match the number of the event that it came with."""
        self.asking: Seat | None = None
        self.agreed: set[Seat] = set()
        self.rematch: str | None = None
        self.asides: list[tuple[int, Seat | None, Message]] = []
        """What happened beside the match: the event's number, the seat, and what is said of it."""

    # Questions

    @property
    def seats(self) -> int:
        return len(self.setup.chairs)

    @property
    def dealing(self) -> bool:
        """Whether every seat is taken, and nonces are still to be told."""
        return self.match is None and not self.free_seats()

    def unrevealed(self) -> list[Seat]:
        """The seats whose nonces the deal waits for."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce is None] if self.dealing else []

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.result is not None

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide, if the match is on."""
        acting = self.match.to_act if self.match else ()
        return acting[0] if acting else None

    def is_persons(self, seat: Seat) -> bool:
        """Whether a seat is a person's, whoever plays on it now."""
        return self.levels[seat] is None or self.keys[seat] is not None

    def free_seats(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.names[seat] is None]

    def taken_names(self) -> list[str]:
        """The names of those who sit here, and of those for whom a seat is kept."""
        return [name for name in (*self.names, *(chair.name for chair in self.setup.chairs)) if name]

    def people(self) -> list[Seat]:
        """The seats on which a person plays now."""
        return [seat for seat, key in enumerate(self.keys) if key and self.levels[seat] is None]

    def others_than(self, seat: Seat) -> list[Seat]:
        """The seats of the other people, also of those for whom a bot plays now."""
        return [other for other, key in enumerate(self.keys) if key and other != seat]

    def seats_of(self, keys: set[str]) -> list[Seat]:
        """The seats that these keys open."""
        return [seat for seat, key in enumerate(self.keys) if key in keys]

    def keeps_seat(self, seat: Seat) -> bool:
        """Whether a seat was kept for somebody when the table was set up."""
        return seat < self.seats and self.setup.chairs[seat].key is not None

    def left_on_clock(self, seat: Seat) -> float:
        """The milliseconds left on a seat's clock; there must be one."""
        assert self.setup.clock
        return self.setup.clock.minutes * 60_000 - self.spent[seat]

    @property
    def increment(self) -> float:
        """The milliseconds that a seat gets back at the end of its turn."""
        return self.setup.clock.increment * 1000 if self.setup.clock else 0.0

    def may_undo(self, seat: Seat) -> Literal["free", "seen", "ask", ""]:
        """Whether a seat may take its last move back now, even after seeing more, or ask the others, or neither."""
        if self.match is None or self.levels[seat] is not None:
            return ""
        refused = self.undo_refused(seat)
        if refused:
            return "ask" if refused == "ask" else ""
        return "free" if self.match.unseen_since(seat) else "seen"

    def undo_refused(self, seat: Seat) -> str:
        """Why a seat may not take its last move back, nothing if it may, and "ask" if that is for the others to say.

        A person must play on it. Bots that play for themselves do not mind.
        """
        if self.over:  # by now everybody may know the secret of the shuffle
            return "game-over"
        others = self.others_than(seat)
        refused = self.playing(seat).undo_refused(seat, agreed=not others)
        if refused not in ("others-moved", "seen"):
            return refused
        if any(self.levels[other] for other in others):
            return "nobody-to-ask"
        return "ask" if self.asking is None else "asked-already"

    def may_hint(self, seat: Seat) -> bool:
        """Whether there is a hint for a seat now."""
        return self.to_act == seat and self.people() == [seat]

    def refused_hint(self, seat: Seat) -> IllegalMove:
        """Why there is none."""
        if self.people() != [seat]:
            return IllegalMove.because("no-hints")
        return IllegalMove("not-your-turn", Message("table-no-hint-before-turn"))

    # What a command leads to

    def seated(
        self, name: str, key: str, nonce: str | None, seat: Seat | None, pledge: str | None = None
    ) -> list[TableEvent]:
        """A person sits down, with a nonce or the pledge of one; with the last nonce the match begins."""
        if (nonce is None) == (pledge is None):
            raise BadTable.because("no-pledge")
        free = [place for place in self.free_seats() if self.setup.chairs[place].key in (None, key)]
        kept = [place for place in free if self.setup.chairs[place].key]
        if not free:
            raise BadTable.because("table-full")
        place = kept[0] if kept else free[0] if seat is None else seat
        if place not in free:
            raise BadTable.because("seat-taken")
        name = self.setup.chairs[place].name or name.strip()
        checked_players(1, [name])
        if any(look_alike(name, other) for other in self.names if other):
            raise BadTable.because("same-name")
        pledged = pledge or fair.pledge(self.code, self.setup.commitment, nonce or "")
        return [Seated(place, name, key, nonce or "", pledged), *self.dealt(place, name, nonce)]

    def filled(self, seat: Seat, level: str) -> list[TableEvent]:
        """A bot gets a free seat. Where it is kept for somebody, they find the bot playing for them when they come."""
        if seat not in self.free_seats():
            raise IllegalMove.because("seat-taken")
        check_level(level)
        name = self.setup.chairs[seat].name or name_for(character(level), self.taken_names())
        return [Filled(seat, name, level), *self.dealt(seat, name, fair.BOT)]

    def revealed(self, seat: Seat, nonce: str) -> list[TableEvent]:
        """A seat tells the nonce that it has pledged."""
        if seat not in self.unrevealed():
            raise IllegalMove.because("not-to-be-told" if self.match is None else "dealt-already")
        if fair.pledge(self.code, self.setup.commitment, nonce) != self.pledges[seat]:
            raise IllegalMove.because("not-pledged")
        return [Revealed(seat, nonce), *self.dealt(seat, self.names[seat] or "", nonce)]

    def dealt(self, seat: Seat, name: str, nonce: str | None) -> list[TableEvent]:
        """The beginning of the match, if this is the last seat to be taken and the last nonce to be told."""
        names, nonces = [*self.names], [*self.nonces]
        names[seat], nonces[seat] = name, nonce
        if None in names or None in nonces:
            return []
        return [Dealt([here or "" for here in names], [given or "" for given in nonces])]

    def dealt_without(self) -> Dealt:
        """The beginning of the match without the nonces that nobody has told in time."""
        return Dealt([name or "" for name in self.names], [nonce or fair.WITHHELD for nonce in self.nonces])

    def decide(self, command: Command, took: int = 0) -> list[TableEvent]:
        """What a command of somebody who may give it leads to; a Refusal if to nothing. Nothing changes yet."""
        seat = command.seat
        match command:
            case Move():
                return [Moved(seat, self.playing(seat).spelling(seat, command.move), took)]
            case Undo():
                return [self.undone(seat, took)]
            case Answer():
                return self.answered(seat, command.yes, took)
            case Reveal():
                return self.revealed(seat, command.nonce)
            case Say():
                if command.phrase not in PHRASES:
                    raise IllegalMove.because("no-such-phrase")
                return [Said(seat, command.phrase)]
            case Leave():
                if self.dealing:  # whoever came instead could choose a nonce with the others' in sight
                    raise IllegalMove.because("dealing")
                return [Left(seat) if self.match is None else self.handed_over(seat, "left", took)]
            case Fill():
                return self.filled(command.free, command.level)
            case HandOver():
                return [self.handed_over(command.to_bot, "away", took)]
            case TakeBack():
                if self.levels[seat] is None:
                    raise IllegalMove.because("yours-already")
                if self.over:
                    raise IllegalMove.because("game-over")
                if self.setup.clock and self.left_on_clock(seat) <= 0:
                    raise IllegalMove.because("no-time-left")
                return [TakenBack(seat)]
        raise IllegalMove("not-understood", Message("table-no-such-command"))

    def bot_moved(self, seat: Seat, move: str) -> Moved:
        """A move of the bot on a seat."""
        assert self.match
        return Moved(seat, self.match.spelling(seat, move))

    def playing(self, seat: Seat) -> Match:
        """The match, for a seat on which a person plays."""
        if self.match is None:
            raise IllegalMove.because("not-dealt")
        if self.levels[seat] is not None:
            raise IllegalMove.because("bot-plays")
        return self.match

    def undone(self, seat: Seat, took: int) -> TableEvent:
        """An undo, or the question to the others whether it may be one."""
        refused = self.undo_refused(seat)
        if refused == "ask":
            return Asked(seat)
        if refused:
            raise IllegalMove.because(refused)
        return Undone(seat, agreed=not self.others_than(seat), took=took if self.to_act == seat else 0)

    def answered(self, seat: Seat, yes: bool, took: int) -> list[TableEvent]:
        self.playing(seat)
        asking = self.asking
        if asking is None or asking == seat or seat in self.agreed:
            raise IllegalMove.because("nothing-asked")
        events: list[TableEvent] = [Answered(seat, yes)]
        if yes and set(self.others_than(asking)) <= self.agreed | {seat}:
            self.playing(asking).undoable(asking, agreed=True)
            events.append(Undone(asking, agreed=True, took=took if self.to_act == asking else 0))
        return events

    def handed_over(self, seat: Seat, because: Literal["left", "away", "time"], took: int = 0) -> HandedOver:
        if self.match is None:
            raise IllegalMove.because("not-dealt")
        if seat >= self.seats:
            raise IllegalMove.because("no-such-seat", last=self.seats - 1)
        if self.levels[seat] is not None:
            raise IllegalMove("bot-plays", Message("table-no-bot-plays-there"))
        if self.over:
            raise IllegalMove.because("game-over")
        return HandedOver(seat, STAND_IN, because, took if self.to_act == seat else 0)

    def reopened(self, code: str, secret: str) -> Opened:
        """The rematch: the same table, everybody one seat further. People keep their keys, and add new nonces."""
        setup = self.setup
        chairs = []
        for seat in range(self.seats):
            before = (seat - 1) % self.seats
            person = Chair(None, self.keys[before], self.names[before])
            chairs.append(person if self.is_persons(before) else Chair(self.levels[before]))
        return opened(code, secret, setup.game, setup.options, chairs, False, setup.clock)

    # What happens

    def apply(self, event: TableEvent) -> None:
        """Let an event happen. It has been decided, and may come from years ago: nothing is checked again."""
        self.seq += 1
        match event:
            case Opened():
                self.open(event)
            case Seated():
                self.names[event.seat], self.keys[event.seat] = event.name, event.key
                self.nonces[event.seat], self.pledges[event.seat] = event.nonce or None, event.pledge
                self.note(event.seat, "sits-down", name=event.name)
            case Filled():
                self.fill(event)
            case Left():
                self.note(None, "leaves", name=self.names[event.seat])
                self.names[event.seat] = self.keys[event.seat] = self.nonces[event.seat] = None
                self.pledges[event.seat] = None
            case Revealed():
                self.nonces[event.seat] = event.nonce
            case Dealt():
                self.start(event)
            case Moved():
                self.move(event)
            case Undone():
                self.undo(event)
            case Asked() | Answered():
                self.talk_of_undo(event)
            case HandedOver():
                self.hand_over(event)
            case TakenBack():
                self.levels[event.seat] = None
                self.note(event.seat, "is-back", name=self.names[event.seat])
            case Said():
                self.note(event.seat, "says", name=self.names[event.seat], phrase=phrase_said(event.phrase))
            case Rematched():
                self.rematch = event.code
            case Mended():
                self.mend()

    def note(self, seat: Seat | None, what: str, **args: Arg) -> None:
        self.asides.append((self.seq, seat, Message(f"table-{what}", args)))

    def open(self, event: Opened) -> None:
        self.setup, self.game = event, load(event.game, event.rules)
        self.levels = [chair.level for chair in event.chairs]
        self.keys = [None] * self.seats
        self.nonces = [fair.BOT if level else None for level in self.levels]
        self.pledges = [*self.nonces]
        self.spent = [0.0] * self.seats
        self.names = [None] * self.seats
        for seat, level in enumerate(self.levels):
            if level:
                self.names[seat] = name_for(character(level), self.taken_names())

    def fill(self, event: Filled) -> None:
        seat = event.seat
        self.names[seat], self.levels[seat] = event.name, event.level
        self.nonces[seat] = self.pledges[seat] = fair.BOT
        self.keys[seat] = self.setup.chairs[seat].key
        self.note(seat, "bot-plays-for" if self.keys[seat] else "sits-down", name=event.name)

    def start(self, event: Dealt) -> None:
        self.names = list(event.names)
        self.nonces = list(event.nonces)
        self.match = Match(
            self.game,
            seats=self.seats,
            seed=fair.match_seed(self.code, self.secret, event.nonces, self.setup.scheme),
            options=self.setup.options,
            players=event.names,
        )
        self.head = fair.first_head(
            self.code, self.setup.commitment, self.match.options, event.names, self.pledged(), event.nonces
        )
        for seat, nonce in enumerate(event.nonces):
            if nonce == fair.WITHHELD:
                self.note(seat, "withheld", name=self.names[seat])
        self.position_changed()

    def pledged(self) -> list[str]:
        """What every seat has pledged, once all are taken."""
        return [pledge or "" for pledge in self.pledges]

    def did(self, what: str) -> None:
        """A move or an undo goes on from the head."""
        self.history.append(what)
        self.head = fair.next_head(self.secret, self.head, what)

    def move(self, event: Moved) -> None:
        assert self.match
        ply = self.match.plies
        self.match.play(event.seat, event.move)
        self.did(f"{event.seat} {event.move}")
        self.spent[event.seat] += event.took
        if self.to_act != event.seat:
            self.turn_ends.add(ply)
            self.spent[event.seat] -= self.increment
        self.drop_question()
        self.position_changed()

    def undo(self, event: Undone) -> None:
        assert self.match
        self.spent[event.seat] += event.took
        ply = self.match.undoable(event.seat, event.agreed)
        if ply in self.turn_ends:
            self.spent[event.seat] += self.increment
        self.turn_ends = {end for end in self.turn_ends if end < ply}
        self.match.undo(event.seat, event.agreed)
        self.did(f"{fair.UNDO} {event.seat}")
        del self.origins[self.match.plies :]
        self.drop_question()
        self.note(event.seat, "takes-back", name=self.names[event.seat])
        self.position_changed()

    def mend(self) -> None:
        """Own up to what was lost, to whoever looks and to whoever kept a receipt."""
        self.drop_question()
        self.note(None, "mended")
        if self.match:
            self.did(fair.MENDED)

    def hand_over(self, event: HandedOver) -> None:
        self.levels[event.seat] = event.level
        self.spent[event.seat] += event.took
        if event.because == "time":
            self.spent[event.seat] += self.left_on_clock(event.seat)
        self.drop_question()
        self.note(event.seat, "bot-plays-on", name=self.names[event.seat], because=event.because)

    def talk_of_undo(self, event: Asked | Answered) -> None:
        if isinstance(event, Asked):
            self.asking, self.agreed = event.seat, set()
            self.note(event.seat, "asks-for-undo", name=self.names[event.seat])
        elif event.yes:
            self.agreed.add(event.seat)
        else:
            self.drop_question()
            self.note(event.seat, "lets-stand", name=self.names[event.seat])

    def drop_question(self) -> None:
        self.asking, self.agreed = None, set()

    def position_changed(self) -> None:
        assert self.match
        self.origins += [self.seq] * (self.match.plies - len(self.origins))
        self.changed = self.seq
