"""A room: a table with people at it. One command after the other is stored, answered, then told to everybody."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from math import ceil, inf
from random import SystemRandom
from time import monotonic
from zlib import compress

import structlog
from msgspec.json import Encoder

from sunshower import fair
from sunshower.bots import Thought
from sunshower.bots.hint import hint
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.game import Seat
from sunshower.core.letters import refused, understood
from sunshower.core.words import ENGLISH, language_of, words
from sunshower.server.limits import Limits, TooMuch
from sunshower.server.messages.commands import (
    Ahead,
    Answer,
    Command,
    Draft,
    Fill,
    HandOver,
    Hint,
    Leave,
    Listen,
    Move,
    Question,
    Read,
    Say,
    TakeBack,
    Undo,
    Why,
)
from sunshower.server.messages.events import Moved, TableEvent, encoded
from sunshower.server.messages.news import Answered, Done, Glimpse, News, Reply, explained
from sunshower.server.presenter import advice, news, offered, recital, record, shared
from sunshower.server.store import Row, Store, StoreRefusal
from sunshower.server.table import Table
from sunshower.server.workers import Asker, WorkerPool, span

GRACE = 20.0
"""Seconds that nobody's clock runs after the server was away."""

ROW = 200
"""The bytes that an event takes up in the store besides what it tells."""
MOST_EVENTS = 10_000
"""After so many a table takes moves alone: without undoing them every game comes to an end."""
PART = 50
"""How many of those who watch are told at a time, so that nobody at another table waits for all of them."""
PART_PAUSE = 0.001
DIFFERENT = 64
"""How many different texts are kept: people say themselves what they knew before, and could say anything."""
FRESH = 0.1
"""Seconds for which what clocks show may be told to somebody else."""
REVEAL = 20.0
"""Seconds that the deal waits for the nonces of all seats."""
SLACK = 0.1
"""Seconds that a bot may wait for its turn to think and still be in time."""
RETRY = 1.0
LONGEST_PAUSE = 60.0

log = structlog.get_logger()
encode = Encoder().encode


@dataclass(frozen=True)
class Services:
    """What all rooms of a server share."""

    store: Store
    workers: WorkerPool
    limits: Limits
    pace: float
    """The seconds after which a bot answers; one that has thought for longer answers after as long again."""
    away: float
    """After how many seconds without a connection the others may hand a seat to a bot."""
    keep: float = inf
    """For how many seconds a table is kept at which nothing happens."""


class Subscriber:
    """Somebody who gets the news: the keys they hold, and what they know. Which seats a key opens may change."""

    def __init__(self, keys: set[str], since: int, picture: bool = False, where: str = "") -> None:
        self.keys = keys
        self.where = where
        """From which address they come."""
        self.since = since
        self.picture = picture
        """Whether they want the table as text too."""
        self.done: list[Done] = []
        """What they have done, and have not been told of yet."""
        self.woken = asyncio.Event()
        self.woken.set()
        self.tell: Callable[[], None] | None = None
        """What tells them the news; whoever has none waits until they are woken."""

    def wake(self) -> None:
        """There is something to tell them: as soon as what leads to it has come to its end."""
        if self.tell and not self.woken.is_set():
            asyncio.get_running_loop().call_soon(self.tell)
        self.woken.set()

    def add_done(self, done: Done) -> None:
        """What they have done goes with the news of what it led to."""
        self.done.append(done)
        self.wake()


class Edition:
    """The news of a moment: for each pair of eyes, and what they knew before, as they are sent."""

    def __init__(self) -> None:
        self.at = monotonic()
        self.shared: News | None = None
        """What is the same in all of them, once somebody is told."""
        self.texts: dict[tuple[int, ...], bytes] = {}


class Room:
    """A table in memory, with who is there, whose clock runs and which bot is thinking."""

    def __init__(self, table: Table, rows: list[Row], services: Services, where: str = "") -> None:
        self.table = table
        self.chain = rows[-1].chain
        self.answers: dict[str, tuple[str, int]] = {}
        """The mark of each command so far and the event that it has led to, by the seat and the id."""
        for row in rows:
            self.remember(row)
        self.services = services
        self.subscribers: set[Subscriber] = set()
        self.holding: Counter[str] = Counter()
        """How many of them hold each key."""
        self.present: set[Seat] = set()
        """The seats of those who are there."""
        self.edition = Edition()
        self.where = where
        """The address of whoever played here last, or has called for the table: what its bots do counts as theirs."""
        self.written: tuple[int, bytes] | None = None
        """The record so far, and since which event it is so."""
        self.spent = False
        """Whether bots wait because that address has stored all it may for now."""
        self.last_seen: dict[Seat, float] = {}
        self.lock = asyncio.Lock()
        self.hinting = False
        self.ready_since = monotonic()
        self.turn_began = monotonic()
        self.awaited: tuple[Seat, int, str | None] | None = None
        """The decision that a bot is thinking about or a clock is running for: the seat, since when, which bot."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.settle(GRACE if table.match else 0.0)

    # What somebody says

    async def answer(self, keys: set[str], message: Command | Question, where: str = "") -> Done | Answered:
        """Do, or answer, what somebody with some keys says for a seat that one of them opens."""
        if message.seat not in self.seen(keys):
            raise no_seat()
        self.where = where
        self.services.limits.take("sayings", f"{self.table.code} {message.seat}")
        if isinstance(message, Hint):
            return await self.hint(message)
        if isinstance(message, Question):
            async with self.services.limits.turn(where):
                return self.ask(message)
        return await self.do(message, where)

    async def do(self, command: Command, where: str = "") -> Done:
        """Carry out the command of somebody who may give it. The same command again gets the same answer again."""
        said, mark = f"{command.seat}:{command.id}", mark_of(command)
        async with self.lock:
            if said not in self.answers:
                self.check_timing(command)
                events = self.table.decide(command, self.thought_for())
                self.services.limits.take("events", self.table.code)
                await self.happen(events, mark, where)
            known, seq = self.answers[said]
            if known not in (said, mark):  # in the first days a mark did not tell what was said
                raise IllegalMove.because("used-id")
            return Done(command.id, seq)

    def check_timing(self, command: Command) -> None:
        """Refuse what comes too late, too early or too often."""
        table, services = self.table, self.services
        if table.seq >= MOST_EVENTS and not isinstance(command, Move | HandOver | TakeBack):
            raise IllegalMove.because("worn-out")
        match command:
            case Move() | Undo() | Answer() if command.seq not in range(table.changed, table.seq + 1):
                raise IllegalMove.because("stale")
            case Undo() if table.may_undo(command.seat) == "ask":
                services.limits.take("askings", f"{table.code} {command.seat}")
            case HandOver() if command.to_bot < table.seats and not self.away(command.to_bot):
                raise IllegalMove.because("still-there", seconds=round(services.away))
            case Fill() if table.keeps_seat(command.free) and monotonic() - self.ready_since < services.away:
                raise IllegalMove.because("kept", seconds=round(services.away))
            case Say():
                services.limits.take("phrases", f"{table.code} {command.seat}")
            case Leave() | TakeBack():
                services.limits.take("comings", f"{table.code} {command.seat}")

    async def sit(
        self,
        name: str,
        key: str,
        nonce: str | None,
        seat: Seat | None,
        where: str = "",
        *,
        pledge: str | None = None,
        id: str = "",
    ) -> Seat:
        """Seat a person; who holds the key already sits there. Whose key was made up for them has an id instead."""
        async with self.lock:
            mark = f"sit:{id}" if id else f"sit:{key}:{pledge or nonce}"
            already = self.table.seats_of({key})
            if already:
                return already[0]
            if mark in self.answers:
                raise BadTable.because("told-once" if id else "left-since")
            self.where = where
            await self.happen(self.table.seated(name, key, nonce, seat, pledge), mark, where)
            return self.table.seats_of({key})[0]

    async def happen(self, events: list[TableEvent], mark: str | None = None, where: str | None = None) -> None:
        """Store events, let them happen, and tell everybody; the lock must be held.

        What somebody at an address leads to counts as theirs, what bots and clocks do as the room's.
        """
        rows, chain = [], self.chain
        for number, event in enumerate(events, self.table.seq + 1):
            body, command = encoded(event), mark if number == self.table.seq + 1 else None
            chain = self.services.store.linked(chain, number, command, body)
            rows.append(Row(number, type(event).__name__.lower(), command, body, chain))
        self.services.limits.take("kept", self.where if where is None else where, stored_size(rows))
        await self.services.store.append(self.table.code, rows)
        for event in events:
            self.table.apply(event)
        self.edition = Edition()
        self.present = self.here()
        self.chain = chain
        self.remember(rows[0])
        if isinstance(events[-1], Moved):
            await self.keep_ended()
        self.settle()

    def so_far(self) -> bytes:
        """The record of what has been played, made once for all who look back."""
        assert self.table.match
        if self.written is None or self.written[0] != self.table.changed:
            self.written = self.table.changed, encode(self.table.match.record())
        return self.written[1]

    async def keep_ended(self) -> None:
        """Keep the record of a game that is over: one day nobody may play by its rules any more."""
        if self.table.over:
            body = compress(encode(record(self.table, self.services.store.key)))
            with suppress(StoreRefusal, TooMuch):  # it can still be made from the events
                self.services.limits.take("kept", self.where, ROW + len(body))
                await self.services.store.keep_ended(self.table.code, body)

    def remember(self, row: Row) -> None:
        """Keep what a command has led to, in case that it is said again."""
        if row.command:
            said = row.command if row.command.startswith("sit:") else ":".join(row.command.split(":")[:2])
            self.answers[said] = row.command, row.seq

    def settle(self, grace: float = 0.0) -> None:
        """After something has happened: wake the subscribers, and see to it that whoever is to act does."""
        self.wake()
        seat, before = self.table.to_act, self.awaited
        if seat is None:
            dealing = (-1, -1, None) if self.table.dealing else None
            if dealing is None or before != dealing:
                self.awaited = dealing
                self.cancel_tasks()
                if dealing:
                    self.start(self.watch_deal)
            return
        changed, level = self.table.changed, self.table.levels[seat]
        if before == (seat, changed, level):
            return
        self.awaited = (seat, changed, level)
        self.cancel_tasks()
        if level or before is None or before[1] != changed:  # who takes a seat back at once has been thinking on
            self.turn_began = monotonic() + grace
        if level:
            asked = monotonic()
            self.start(lambda: self.bot_turn(seat, changed, level, asked))
        elif self.table.setup.clock:
            self.start(lambda: self.watch_clock(seat, changed))

    def start(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self.retried(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def retried(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody will ask for again. A mistake of ours must not stop the table, so it is tried again."""
        pause = RETRY
        while True:
            try:
                return await work()
            except Exception as error:
                log.error("unexpected", table=self.table.code, exc_info=error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    # Bots and clocks

    async def bot_turn(self, seat: Seat, changed: int, level: str, asked: float) -> None:
        """Let the bot on a seat decide. When it answers is fixed as it is asked, whatever it holds.

        Where too many ask at once it may be late. Then it answers a whole number of such times after it was asked, and
        that it is late follows from when it was its turn to think, not from what it thought.
        """
        table, match = self.table, self.table.match
        assert match
        seed = fair.bot_seed(table.secret, seat, match.plies)
        view = match.view(seat, memory=True)
        question = self.services.workers.ask(self.asker(), table.game.ruled, level, seed, view)
        beat = beat_of(level, self.services.pace)
        try:
            due = on_the_beat(asked, await question.begun + span(level), beat)
            thought = await question.thought
        finally:
            question.drop()
        await asyncio.sleep(on_the_beat(due, monotonic(), beat) - monotonic())
        await self.until_stored((seat, changed, level), lambda: self.bot_moved(seat, level, thought))

    def asker(self) -> Asker:
        """For whom a bot thinks here."""
        return Asker(self.table.code, self.where, bool(self.present))

    def bot_moved(self, seat: Seat, level: str, thought: Thought | str) -> TableEvent:
        """The move that a bot has thought of, or any that is legal."""
        table = self.table
        try:
            if isinstance(thought, str):
                raise IllegalMove.because("bot-failed")
            return table.bot_moved(seat, thought.move)
        except Refusal as refusal:
            log.warning("bot replaced by a legal move", table=table.code, level=level, code=refusal.code)
            assert table.match
            return table.bot_moved(seat, SystemRandom().choice(table.match.legal(seat)))

    async def until_stored(self, awaited: tuple[Seat, int, str | None], event: Callable[[], TableEvent]) -> None:
        """Nobody presses a button again for a bot or a clock, so what the store refuses is tried until it is kept."""
        while True:
            async with self.lock:
                if self.awaited != awaited:
                    return
                try:
                    await self.happen([event()])
                    self.spent = False
                    return
                except StoreRefusal as refusal:
                    log.warning("store refused", table=self.table.code, code=refusal.code)
                except TooMuch:
                    self.spent = True
            await asyncio.sleep(RETRY)

    async def watch_clock(self, seat: Seat, changed: int) -> None:
        """When a seat's time is up a bot plays on."""
        await asyncio.sleep(self.turn_began + self.table.left_on_clock(seat) / 1000 - monotonic())
        await self.until_stored((seat, changed, None), lambda: self.table.handed_over(seat, "time"))

    async def watch_deal(self) -> None:
        """Whoever does not tell their nonce does not stop the others: the match is dealt without it, and told so."""
        await asyncio.sleep(REVEAL)
        await self.until_stored((-1, -1, None), self.table.dealt_without)

    def thought_for(self) -> int:
        """How long the seat to act has been thinking, in milliseconds; without a clock nobody counts."""
        return max(0, int((monotonic() - self.turn_began) * 1000)) if self.table.setup.clock else 0

    def clocks(self) -> list[float]:
        """The milliseconds left on each clock, if there are any."""
        table = self.table
        if not table.setup.clock:
            return []
        running = [self.thought_for() if seat == table.to_act else 0 for seat in range(table.seats)]
        return [max(0.0, table.left_on_clock(seat) - running[seat]) for seat in range(table.seats)]

    # Who is there

    @contextmanager
    def subscription(self, keys: set[str], since: int, picture: bool = False, where: str = "") -> Iterator[Subscriber]:
        """Somebody is there, and gets the news from an event on."""
        self.check_room(keys)
        subscriber = Subscriber(keys, since, picture, where)
        self.subscribers.add(subscriber)
        self.holding.update(keys)
        self.notice_presence(keys)
        try:
            yield subscriber
        finally:
            self.subscribers.discard(subscriber)
            for key in keys:
                self.holding[key] -= 1
                if not self.holding[key]:
                    del self.holding[key]
            self.seen(keys)
            self.notice_presence(keys)

    def check_room(self, keys: set[str]) -> None:
        """Refuse one socket more than a table, or somebody at it, may have."""
        rates = self.services.limits.rates
        places = max((self.holding[key] for key in keys), default=0)
        if len(self.subscribers) >= rates.crowd or places >= rates.places:
            raise TooMuch.because("too-many-sockets")

    def seen(self, keys: set[str]) -> list[Seat]:
        """The seats of somebody who is there at this moment."""
        seats = self.table.seats_of(keys)
        for seat in seats:
            self.last_seen[seat] = monotonic()
        return seats

    def wake(self) -> None:
        """Tell everybody how things are now: whoever holds a seat at once, a crowd that watches by and by."""
        self.edition = Edition()
        watching = []
        for subscriber in self.subscribers:
            if subscriber.keys.isdisjoint(self.table.keys):
                watching.append(subscriber)
            else:
                subscriber.wake()
        self.wake_some(watching)

    def wake_some(self, watching: list[Subscriber]) -> None:
        """Let others have their turn between the parts of a crowd."""
        for subscriber in watching[:PART]:
            subscriber.wake()
        if len(watching) > PART:
            asyncio.get_running_loop().call_later(PART_PAUSE, self.wake_some, watching[PART:])

    def notice_presence(self, keys: set[str]) -> None:
        """Somebody came or went. It is news if it is about a seat: who only watches comes and goes unnoticed."""
        present = self.here() if keys else self.present
        if present != self.present:
            self.present = present
            self.wake()

    def here(self) -> set[Seat]:
        """The seats of those who are there; however many watch, they are not gone through."""
        return {seat for seat, key in enumerate(self.table.keys) if key in self.holding}

    def away(self, seat: Seat) -> bool:
        last = self.last_seen.get(seat, self.turn_began)
        return seat not in self.present and monotonic() - last >= self.services.away

    def news_for(self, subscriber: Subscriber) -> News:
        """What a subscriber has not been told yet, together with how things are now."""
        edition, seats = self.present_edition(), self.table.seats_of(subscriber.keys)
        if edition.shared is None:
            edition.shared = shared(self.table, self.present, self.clocks(), self.services.store.key)
        found = news(self.table, edition.shared, seats, subscriber.since, subscriber.done, subscriber.picture)
        subscriber.since, subscriber.done = self.table.seq, []
        return found

    def present_edition(self) -> Edition:
        """What has been made of the present news; what clocks show is not kept for long."""
        if self.table.setup.clock and monotonic() - self.edition.at > FRESH:
            self.edition = Edition()
        return self.edition

    async def first_told(self, subscriber: Subscriber) -> bytes:
        """The news for somebody who has just come. They say themselves how much of them is new to them."""
        async with self.services.limits.turn(subscriber.where):
            subscriber.woken.clear()
            return self.told(subscriber)

    def told(self, subscriber: Subscriber) -> bytes:
        """The news for a subscriber as they are sent, made once for all who see and know the same."""
        if subscriber.done:
            return encode(self.news_for(subscriber))
        same = (*self.table.seats_of(subscriber.keys), subscriber.since, subscriber.picture)
        texts = self.present_edition().texts
        text = texts.get(same) or encode(self.news_for(subscriber))
        if len(texts) < DIFFERENT:
            texts[same] = text
        subscriber.since = self.table.seq
        return text

    # Questions

    def ask(self, question: Why | Read | Draft | Ahead | Listen) -> Answered:
        """Answer a question of somebody who holds the seat; nothing changes."""
        playing = self.table.playing(question.seat)
        match question:
            case Why():
                tongue = language_of(question.language)
                seat, text = question.seat, question.text
                refusal = refused(playing, seat, text, tongue) if tongue else playing.why(seat, text)
                return explained(question.id, refusal) if refusal else Reply(question.id)
            case Read():
                tongue = language_of(question.language) or ENGLISH
                return Reply(question.id, moves=understood(playing, question.seat, question.said, tongue))
            case Draft():
                moves = playing.draft(question.seat, question.text)
                refusal = None if moves else playing.why(question.seat, question.text)
                return explained(question.id, refusal) if refusal else Reply(question.id, moves=moves)
            case Ahead():
                prospect = playing.ahead(question.seat, question.moves)
                return Glimpse(question.id, prospect.view, offered(playing.game, prospect.offers))
            case Listen():
                return recital(question.id, playing, question.seat)

    async def hint(self, question: Hint) -> Reply:
        """What the best bot would do, for somebody who plays against bots alone."""
        match, seat = self.table.playing(question.seat), question.seat
        if not self.table.may_hint(seat):
            raise self.table.refused_hint(seat)
        if self.hinting:
            raise IllegalMove.because("one-hint")
        self.hinting = True
        try:
            thought = await self.services.workers.think(
                self.asker(), self.table.game.ruled, "expert", f"hint {match.plies}", match.view(seat, memory=True)
            )
        finally:
            self.hinting = False
        if isinstance(thought, str):
            raise IllegalMove.because("bot-failed")
        if thought.move not in match.legal(seat):
            raise IllegalMove.because("stale")
        found = hint(match, seat, thought)
        sentence = words().all(found, match.players, seat)
        return Reply(question.id, sentence, [*found.moves], advice=advice(found))

    def cancel_tasks(self) -> None:
        """Give up what is under way for a decision, unless it is the very thing that has just led here."""
        if self.tasks:
            for task in self.tasks - {asyncio.current_task()}:
                task.cancel()


def beat_of(level: str, pace: float) -> float:
    """The seconds after which a bot answers: a whole number of paces, and time enough to wait a little and to think."""
    return pace * ceil((span(level) + SLACK) / pace) if pace else 0.0


def on_the_beat(asked: float, ready: float, beat: float) -> float:
    """The first moment at which an answer that is ready may be given: some beats after it was asked for."""
    return asked + beat * ceil(max(0.0, ready - asked) / beat) if beat else asked


def stored_size(rows: list[Row]) -> int:
    """The bytes that rows take up in the store."""
    return sum(ROW + len(row.body) + 2 * len(row.command or "") for row in rows)  # a mark is in an index too


def mark_of(command: Command) -> str:
    """By what a command is known again; another one under the same id is another one."""
    return f"{command.seat}:{command.id}:{sha256(encode(command)).hexdigest()[:12]}"


def no_seat() -> Refusal:
    return BadTable.because("no-seat")
