"""A table that people are at: one command after the other, stored before it is answered, then told to everybody."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import SystemRandom
from time import monotonic

import structlog

from sunshower.bots import Thought
from sunshower.core.errors import BadTable, IllegalMove, Refusal
from sunshower.core.game import Seat
from sunshower.server import fair
from sunshower.server.bots import Bots
from sunshower.server.commands import (
    Ahead,
    Answer,
    Asking,
    Command,
    Draft,
    Fill,
    HandOver,
    Hint,
    Leave,
    Move,
    Say,
    TakeBack,
    Undo,
    Why,
)
from sunshower.server.events import Event, written
from sunshower.server.limits import Doorkeeper
from sunshower.server.news import Done, Glimpse, News, Reply, news, offered
from sunshower.server.store import Row, Store, StoreRefusal, linked
from sunshower.server.table import Table

GRACE = 20.0
"""Seconds that nobody's clock runs after the server was away."""

RETRY = 1.0
LONGEST_PAUSE = 60.0

log = structlog.get_logger()


@dataclass(frozen=True)
class House:
    """What all tables of a server share."""

    store: Store
    bots: Bots
    door: Doorkeeper
    pace: float
    """The seconds after which a bot answers; one that has thought for longer answers after as long again."""
    away: float
    """After how many seconds without a connection the others may hand a seat to a bot."""


class Guest:
    """Somebody at a table: the keys they hold, and what they have been told. Which seats a key opens may change."""

    def __init__(self, keys: set[str], since: int) -> None:
        self.keys = keys
        self.since = since
        self.done: list[Done] = []
        """What they have done, and have not been told of yet."""
        self.stirred = asyncio.Event()
        self.stirred.set()


class LiveTable:
    """A table in memory, with who is there, whose clock runs and which bot is thinking."""

    def __init__(self, table: Table, chain: str, answers: dict[str, int], house: House) -> None:
        self.table = table
        self.chain = chain
        self.answers = answers
        """The event that each command so far has led to, by its mark."""
        self.house = house
        self.guests: set[Guest] = set()
        self.last_seen: dict[Seat, float] = {}
        self.lock = asyncio.Lock()
        self.hinting = False
        self.ready_since = monotonic()
        self.turn_began = monotonic()
        self.awaited: tuple[Seat, int, str | None] | None = None
        """The decision that a bot is thinking about or a clock is running for: the seat, since when, which bot."""
        self.chores: set[asyncio.Task[None]] = set()
        self.settle(GRACE if table.match else 0.0)

    # What somebody does

    async def do(self, command: Command) -> Done:
        """Carry out the command of somebody who may give it. The same command again gets the same answer again."""
        mark = f"{command.seat}:{command.id}"
        async with self.lock:
            if mark not in self.answers:
                self.check_time(command)
                await self.happen(self.table.decide(command, self.thought_for()), mark)
            return Done(command.id, self.answers[mark])

    def check_time(self, command: Command) -> None:
        """Refuse what comes too late, too early or too often."""
        table, house = self.table, self.house
        match command:
            case Move() | Undo() | Answer() if command.seq not in range(table.changed, table.seq + 1):
                raise IllegalMove("stale", "The table has changed since; look again.")
            case Undo() if table.may_undo(command.seat) == "ask":
                house.door.asking(f"{table.code} {command.seat}")
            case HandOver() if command.to_bot < table.seats and not self.away(command.to_bot):
                raise IllegalMove(
                    "still-there", f"That is possible once they have been away for {house.away:.0f} seconds."
                )
            case Fill() if table.keeps_seat(command.free) and monotonic() - self.ready_since < house.away:
                raise IllegalMove("kept", f"That seat is kept for somebody for {house.away:.0f} seconds.")
            case Say():
                house.door.phrase(f"{table.code} {command.seat}")
            case Leave() | TakeBack():
                house.door.coming(f"{table.code} {command.seat}")

    async def sit(self, name: str, key: str, nonce: str, seat: Seat | None) -> Seat:
        """Seat a person; who holds the key already sits there."""
        async with self.lock:
            mark = f"sit:{key}:{nonce}"
            already = self.table.seats_of({key})
            if already:
                return already[0]
            if mark in self.answers:
                raise BadTable("left-since", "You have left that seat since; sit down with a new nonce.")
            await self.happen(self.table.sit(name, key, nonce, seat), mark)
            return self.table.seats_of({key})[0]

    async def happen(self, events: list[Event], mark: str | None = None) -> None:
        """Store events, let them happen, and tell everybody; the lock must be held."""
        rows, chain = [], self.chain
        for number, event in enumerate(events, self.table.seq + 1):
            body = written(event)
            chain = linked(chain, body)
            kind = type(event).__name__.lower()
            rows.append(Row(number, kind, mark if number == self.table.seq + 1 else None, body, chain))
        await self.house.store.append(self.table.code, rows)
        for event in events:
            self.table.apply(event)
        self.chain = chain
        if mark:
            self.answers[mark] = rows[0].seq
        self.settle()

    def settle(self, grace: float = 0.0) -> None:
        """After something has happened: wake the guests, and see to it that whoever is to act does."""
        self.stir()
        seat, before = self.table.to_act, self.awaited
        if seat is None:
            self.awaited = None
            self.close()
            return
        changed, level = self.table.changed, self.table.levels[seat]
        if before == (seat, changed, level):
            return
        self.awaited = (seat, changed, level)
        self.close()
        if level or before is None or before[1] != changed:  # who takes a seat back at once has been thinking on
            self.turn_began = monotonic() + grace
        if level:
            self.chore(lambda: self.bot_turn(seat, changed, level))
        elif self.table.setup.clock:
            self.chore(lambda: self.watch_clock(seat, changed))

    def chore(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self.carry_out(work))
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def carry_out(self, work: Callable[[], Awaitable[None]]) -> None:
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
        table, match, pace = self.table, self.table.match, self.house.pace
        assert match
        began = monotonic()
        seed = fair.bot_seed(table.secret, seat, match.plies)
        thought = await self.house.bots.think(table.setup.game, level, seed, match.view(seat, memory=True))
        await asyncio.sleep(pace - (monotonic() - began) % pace if pace else 0)
        await self.insist((seat, changed, level), lambda: self.bot_moved(seat, level, thought))

    def bot_moved(self, seat: Seat, level: str, thought: Thought | str) -> Event:
        """The move that a bot has thought of, or any that is legal."""
        table = self.table
        try:
            if isinstance(thought, str):
                raise IllegalMove("bot-failed", thought)
            return table.bot_moved(seat, thought.move)
        except Refusal as refusal:
            log.warning("bot replaced by a legal move", table=table.code, level=level, code=refusal.code)
            assert table.match
            return table.bot_moved(seat, SystemRandom().choice(table.match.legal(seat)))

    async def insist(self, awaited: tuple[Seat, int, str | None], event: Callable[[], Event]) -> None:
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
        await self.insist((seat, changed, None), lambda: self.table.handed_over(seat, "time"))

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

    def join(self, keys: set[str], since: int) -> Guest:
        guest = Guest(keys, since)
        self.guests.add(guest)
        self.stir()
        return guest

    def part(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.seen(guest.keys)
        self.stir()

    def seen(self, keys: set[str]) -> list[Seat]:
        """The seats of somebody who is there at this moment."""
        seats = self.table.seats_of(keys)
        for seat in seats:
            self.last_seen[seat] = monotonic()
        return seats

    def stir(self) -> None:
        for guest in self.guests:
            guest.stirred.set()

    def here(self) -> set[Seat]:
        return {seat for guest in self.guests for seat in self.table.seats_of(guest.keys)}

    def away(self, seat: Seat) -> bool:
        return seat not in self.here() and monotonic() - self.last_seen.get(seat, self.turn_began) >= self.house.away

    def news_for(self, guest: Guest) -> News:
        """What a guest has not been told yet, together with how things are now."""
        seats = self.table.seats_of(guest.keys)
        found = news(self.table, seats, self.here(), self.clocks(), guest.since, guest.done)
        guest.since, guest.done = self.table.seq, []
        return found

    # Questions

    async def ask(self, question: Asking) -> Reply | Glimpse:
        """Answer a question of somebody who holds the seat; nothing changes."""
        match = self.table.playing(question.seat)
        if isinstance(question, Why):
            refusal = match.why(question.seat, question.text)
            return Reply(question.id, refusal.sentence, rule=refusal.rule) if refusal else Reply(question.id)
        if isinstance(question, Draft):
            return Reply(question.id, moves=match.draft(question.seat, question.text))
        if isinstance(question, Ahead):
            prospect = match.ahead(question.seat, question.moves)
            return Glimpse(question.id, dict(prospect.view), offered(prospect.picks))
        return await self.hint(question)

    async def hint(self, question: Hint) -> Reply:
        """What the best bot would do, for somebody who plays against bots alone."""
        match, seat = self.table.playing(question.seat), question.seat
        refusal = self.table.refused_hint(seat)
        if refusal:
            raise refusal
        if self.hinting:
            raise IllegalMove("one-hint", "One hint at a time.")
        self.hinting = True
        try:
            thought = await self.house.bots.think(self.table.setup.game, "expert", fair.new_nonce(), match.view(seat))
        finally:
            self.hinting = False
        if isinstance(thought, str):
            raise IllegalMove("bot-failed", "The bot has no idea just now.")
        best = thought.choices[:3]
        return Reply(question.id, thought.sentence, [c.move for c in best], [c.worth for c in best])

    def close(self) -> None:
        """Give up what is under way for a decision, unless it is the very thing that has just led here."""
        for chore in self.chores - {asyncio.current_task()}:
            chore.cancel()
