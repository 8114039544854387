"""The lobby: every table there is, with a room in memory once somebody comes to it."""

import asyncio
from contextlib import suppress
from hashlib import sha256
from secrets import choice
from time import monotonic

import structlog

from sunshower import fair
from sunshower.core.errors import BadTable, Refusal
from sunshower.core.message import Message
from sunshower.server.messages.events import Chair, Clock, Opened, Rematched, decoded, encoded
from sunshower.server.retention import forget, stale, thin_records
from sunshower.server.room import Room, Services, stored_size
from sunshower.server.store import Row, StoreRefusal, changed
from sunshower.server.table import Table, opened

LETTERS = "bcdfghjkmnpqrstvwxyz23456789"
"""For codes that people read out to each other: nothing that looks like another, no words by accident."""
CODE = 9
"""43 bits; those of older tables are shorter."""
RECORD = 12
TABLE = 400
"""The bytes that a table takes up in the store besides its events."""
IDLE = 600.0
"""After how many seconds a room where nobody is goes out of memory."""

log = structlog.get_logger()


class NotFound(Refusal):
    """There is no such table or record."""


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE))


def code_of(record: bytes) -> str:
    """The code of a record: the same for the same record, so that it is kept once."""
    number = int.from_bytes(sha256(record).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(RECORD))


class Lobby:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.rooms: dict[str, Room] = {}
        self.empty_since: dict[str, float] = {}
        self.tidied = ""
        self.going: set[str] = set()
        """Tables that are being let go at this moment."""
        self.waiting: dict[str, None] = {}
        """The public tables with free seats where somebody is, or was not long ago; the newest last."""

    async def open(
        self,
        game: str,
        options: dict[str, bool | int | str],
        chairs: list[Chair],
        public: bool = False,
        clock: Clock | None = None,
        where: str = "",
    ) -> Room:
        """Set up a table, for somebody at an address."""
        self.services.limits.take("tables", where)
        secret = fair.new_secret()
        for _ in range(100):
            code = new_code()
            try:
                event = opened(code, secret, game, options, chairs, public, clock)
                return await self.create(code, secret, event, where)
            except StoreRefusal as refusal:
                if refusal.code != "doubled":  # a code that is taken
                    raise
        raise BadTable.because("no-code")

    async def create(self, code: str, secret: str, event: Opened, where: str) -> Room:
        body = encoded(event)
        row = Row(0, "opened", None, body, self.store.linked(code, 0, None, body))
        self.services.limits.take("kept", where, TABLE + stored_size([row]))
        await self.store.create(code, secret, [row])
        room = self.restore(code, secret, [row], where)
        log.info("table opened", game=event.game, seats=len(event.chairs))
        return room

    def restore(self, code: str, secret: str, rows: list[Row], where: str) -> Room:
        """The room of a table, from all its events; what its bots do counts as theirs who have called for it."""
        setup = decoded(rows[0].body)
        if not isinstance(setup, Opened) or setup.commitment != fair.commitment(
            code, setup.game, setup.rules, secret, setup.scheme
        ):
            raise changed(code)
        table = Table(code, secret)
        for row in rows:
            table.apply(decoded(row.body))
        self.rooms[code] = room = Room(table, rows, self.services, where)
        if table.setup.public and table.free_seats():
            self.waiting[code] = None
        return room

    async def find(self, code: str, where: str = "") -> Room:
        """The room of a table, by its code; from the store, if it is not in memory. Nobody may guess for long."""
        code = code.lower()
        self.empty_since.pop(code, None)
        if code not in self.rooms:
            async with self.services.limits.guessing(where, NotFound):
                found = await self.store.load(code)
                if found is None or code in self.going:
                    raise NotFound.because("no-such-table", table=code[:12])
            if code not in self.rooms:  # somebody else may have come meanwhile, and there must be only one of it
                room = self.restore(code, *found, where)
                if room.table.over and await self.store.ended(code) is None:
                    await room.keep_ended()
                return room
        return self.rooms[code]

    def open_tables(self) -> list[Table]:
        """The public tables at which somebody may sit down, the newest first."""
        for code in [code for code in self.waiting if not self.rooms[code].table.free_seats()]:
            del self.waiting[code]
        return [self.rooms[code].table for code in reversed(self.waiting)]

    async def rematch(self, room: Room, where: str) -> str:
        """The code of the rematch of a table that has been played to its end."""
        async with room.lock:
            table = room.table
            if not table.over:
                raise BadTable("not-over", Message("table-no-rematch-yet"))
            if table.rematch is None:
                secret = fair.new_secret()
                code = new_code()
                await self.create(code, secret, table.reopened(code, secret), where)
                await room.happen([Rematched(code)], where=where)
            assert table.rematch
            return table.rematch

    async def sweep(self) -> None:
        """Now and then let rooms go that nobody is in, whose tables are in the store, and what has been there long."""
        while True:
            await asyncio.sleep(IDLE / 10)
            with suppress(StoreRefusal):
                await self.tidy()
            now = monotonic()
            for code, room in list(self.rooms.items()):
                if room.subscribers or (room.tasks and not room.spent) or room.lock.locked():
                    self.empty_since.pop(code, None)
                elif now - self.empty_since.setdefault(code, now) > IDLE:
                    room.cancel_tasks()
                    self.waiting.pop(code, None)
                    del self.rooms[code], self.empty_since[code]

    async def tidy(self) -> None:
        """Let go what nobody has cared for in a long time, a little at a time."""
        found, self.tidied = await self.store.ask(lambda store: stale(store, self.tidied, self.services.keep))
        self.going = {code for code in found if code not in self.rooms}
        try:
            await self.store.ask(lambda _: self.store.heads.forget(sorted(self.going)))
            await self.store.ask(lambda store: forget(store, sorted(self.going)))
            await self.store.ask(thin_records)
        finally:
            self.going = set()

    def close(self) -> None:
        for room in self.rooms.values():
            room.cancel_tasks()
