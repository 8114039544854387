"""A room: a table with people at it. One command after the other is stored, answered, then told to everybody."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import SystemRandom
from time import monotonic

import structlog

from sunshower.bots import Thought
from sunshower.bots.hint import hint
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.game import Seat
from sunshower.core.words import words
from sunshower.server import fair
from sunshower.server.limits import Limits
from sunshower.server.messages.commands import (
    Ahead,
    Answer,
    Command,
    Draft,
    Fill,
    HandOver,
    Hint,
    Leave,
    Move,
    Question,
    Say,
    TakeBack,
    Undo,
    Why,
)
from sunshower.server.messages.events import TableEvent, encoded
from sunshower.server.messages.news import Done, Glimpse, News, Reply, explained
from sunshower.server.presenter import advice, news, offered
from sunshower.server.store import Row, Store, StoreRefusal, linked
from sunshower.server.table import Table
from sunshower.server.workers import WorkerPool

GRACE = 20.0
"""Seconds that nobody's clock runs after the server was away."""

RETRY = 1.0
LONGEST_PAUSE = 60.0

log = structlog.get_logger()


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


class Subscriber:
    """Somebody who gets the news: the keys they hold, and what they know. Which seats a key opens may change."""

    def __init__(self, keys: set[str], since: int, picture: bool = False) -> None:
        self.keys = keys
        self.since = since
        self.picture = picture
        """Whether they want the table as text too."""
        self.done: list[Done] = []
        """What they have done, and have not been told of yet."""
        self.woken = asyncio.Event()
        self.woken.set()

    def add_done(self, done: Done) -> None:
        """What they have done goes with the news of what it led to."""
        self.done.append(done)
        self.woken.set()


class Room:
    """A table in memory, with who is there, whose clock runs and which bot is thinking."""

    def __init__(self, table: Table, chain: str, answers: dict[str, int], services: Services) -> None:
        self.table = table
        self.chain = chain
        self.answers = answers
        """The event that each command so far has led to, by its mark."""
        self.services = services
        self.subscribers: set[Subscriber] = set()
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

    async def answer(self, keys: set[str], message: Command | Question) -> Done | Reply | Glimpse:
        """Do, or answer, what somebody with some keys says for a seat that one of them opens."""
        if message.seat not in self.seen(keys):
            raise no_seat()
        return await (self.ask(message) if isinstance(message, Question) else self.do(message))

    async def do(self, command: Command) -> Done:
        """Carry out the command of somebody who may give it. The same command again gets the same answer again."""
        mark = f"{command.seat}:{command.id}"
        async with self.lock:
            if mark not in self.answers:
                self.check_timing(command)
                await self.happen(self.table.decide(command, self.thought_for()), mark)
            return Done(command.id, self.answers[mark])

    def check_timing(self, command: Command) -> None:
        """Refuse what comes too late, too early or too often."""
        table, services = self.table, self.services
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

    async def sit(self, name: str, key: str, nonce: str, seat: Seat | None) -> Seat:
        """Seat a person; who holds the key already sits there."""
        async with self.lock:
            mark = f"sit:{key}:{nonce}"
            already = self.table.seats_of({key})
            if already:
                return already[0]
            if mark in self.answers:
                raise BadTable.because("left-since")
            await self.happen(self.table.seated(name, key, nonce, seat), mark)
            return self.table.seats_of({key})[0]

    async def happen(self, events: list[TableEvent], mark: str | None = None) -> None:
        """Store events, let them happen, and tell everybody; the lock must be held."""
        rows, chain = [], self.chain
        for number, event in enumerate(events, self.table.seq + 1):
            body = encoded(event)
            chain = linked(chain, body)
            kind = type(event).__name__.lower()
            rows.append(Row(number, kind, mark if number == self.table.seq + 1 else None, body, chain))
        await self.services.store.append(self.table.code, rows)
        for event in events:
            self.table.apply(event)
        self.chain = chain
        if mark:
            self.answers[mark] = rows[0].seq
        self.settle()

    def settle(self, grace: float = 0.0) -> None:
        """After something has happened: wake the subscribers, and see to it that whoever is to act does."""
        self.wake()
        seat, before = self.table.to_act, self.awaited
        if seat is None:
            self.awaited = None
            self.cancel_tasks()
            return
        changed, level = self.table.changed, self.table.levels[seat]
        if before == (seat, changed, level):
            return
        self.awaited = (seat, changed, level)
        self.cancel_tasks()
        if level or before is None or before[1] != changed:  # who takes a seat back at once has been thinking on
            self.turn_began = monotonic() + grace
        if level:
            self.start(lambda: self.bot_turn(seat, changed, level))
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

    async def bot_turn(self, seat: Seat, changed: int, level: str) -> None:
        """Let the bot on a seat decide. It answers after the same time, whatever it holds and however it thinks."""
        table, match, pace = self.table, self.table.match, self.services.pace
        assert match
        began = monotonic()
        seed = fair.bot_seed(table.secret, seat, match.plies)
        thought = await self.services.workers.think(table.setup.game, level, seed, match.view(seat, memory=True))
        await asyncio.sleep(pace - (monotonic() - began) % pace if pace else 0)
        await self.until_stored((seat, changed, level), lambda: self.bot_moved(seat, level, thought))

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
                    return await self.happen([event()])
                except StoreRefusal as refusal:
                    log.warning("store refused", table=self.table.code, code=refusal.code)
            await asyncio.sleep(RETRY)

    async def watch_clock(self, seat: Seat, changed: int) -> None:
        """When a seat's time is up a bot plays on."""
        await asyncio.sleep(self.turn_began + self.table.left_on_clock(seat) / 1000 - monotonic())
        await self.until_stored((seat, changed, None), lambda: self.table.handed_over(seat, "time"))

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
    def subscription(self, keys: set[str], since: int, picture: bool = False) -> Iterator[Subscriber]:
        """Somebody is there, and gets the news from an event on."""
        subscriber = Subscriber(keys, since, picture)
        self.subscribers.add(subscriber)
        self.wake()
        try:
            yield subscriber
        finally:
            self.subscribers.discard(subscriber)
            self.seen(keys)
            self.wake()

    def seen(self, keys: set[str]) -> list[Seat]:
        """The seats of somebody who is there at this moment."""
        seats = self.table.seats_of(keys)
        for seat in seats:
            self.last_seen[seat] = monotonic()
        return seats

    def wake(self) -> None:
        for subscriber in self.subscribers:
            subscriber.woken.set()

    def here(self) -> set[Seat]:
        return {seat for subscriber in self.subscribers for seat in self.table.seats_of(subscriber.keys)}

    def away(self, seat: Seat) -> bool:
        return seat not in self.here() and monotonic() - self.last_seen.get(seat, self.turn_began) >= self.services.away

    def news_for(self, subscriber: Subscriber) -> News:
        """What a subscriber has not been told yet, together with how things are now."""
        seats = self.table.seats_of(subscriber.keys)
        found = news(
            self.table, seats, self.here(), self.clocks(), subscriber.since, subscriber.done, subscriber.picture
        )
        subscriber.since, subscriber.done = self.table.seq, []
        return found

    # Questions

    async def ask(self, question: Question) -> Reply | Glimpse:
        """Answer a question of somebody who holds the seat; nothing changes."""
        playing = self.table.playing(question.seat)
        match question:
            case Why():
                refusal = playing.why(question.seat, question.text)
                return explained(question.id, refusal) if refusal else Reply(question.id)
            case Draft():
                moves = playing.draft(question.seat, question.text)
                refusal = None if moves else playing.why(question.seat, question.text)
                return explained(question.id, refusal) if refusal else Reply(question.id, moves=moves)
            case Ahead():
                prospect = playing.ahead(question.seat, question.moves)
                return Glimpse(question.id, prospect.view, offered(playing.game, prospect.offers))
            case Hint():
                return await self.hint(question)

    async def hint(self, question: Hint) -> Reply:
        """What the best bot would do, for somebody who plays against bots alone."""
        match, seat = self.table.playing(question.seat), question.seat
        refusal = self.table.refused_hint(seat)
        if refusal:
            raise refusal
        if self.hinting:
            raise IllegalMove.because("one-hint")
        self.hinting = True
        try:
            thought = await self.services.workers.think(
                self.table.setup.game, "expert", f"hint {match.plies}", match.view(seat, memory=True)
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
        for task in self.tasks - {asyncio.current_task()}:
            task.cancel()


def no_seat() -> Refusal:
    return BadTable.because("no-seat")
