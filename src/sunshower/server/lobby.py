"""The lobby: every table there is, with a room in memory once somebody comes to it."""

import asyncio
from secrets import choice
from time import monotonic

import structlog

from sunshower.core.errors import BadTable, Refusal
from sunshower.core.message import Message
from sunshower.server import fair
from sunshower.server.messages.events import Chair, Clock, Opened, Rematched, decoded, encoded
from sunshower.server.room import Room, Services
from sunshower.server.store import Row, StoreRefusal, changed, linked
from sunshower.server.table import Table, opened

LETTERS = "bcdfghjkmnpqrstvwxyz23456789"
"""For codes that people read out to each other: nothing that looks like another, no words by accident."""
CODE = 6
IDLE = 600.0
"""After how many seconds a room where nobody is goes out of memory."""

log = structlog.get_logger()


class NotFound(Refusal):
    """There is no such table or record."""


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE))


class Lobby:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.rooms: dict[str, Room] = {}
        self.empty_since: dict[str, float] = {}
        self.waiting: dict[str, None] = {}
        """The public tables with free seats where somebody is, or was not long ago; the newest last."""

    async def open(
        self,
        game: str,
        options: dict[str, bool | int | str],
        chairs: list[Chair],
        public: bool = False,
        clock: Clock | None = None,
    ) -> Room:
        """Set up a table."""
        secret = fair.new_secret()
        for _ in range(100):
            code = new_code()
            try:
                return await self.create(code, secret, opened(code, secret, game, options, chairs, public, clock))
            except StoreRefusal as refusal:
                if refusal.code != "doubled":  # a code that is taken
                    raise
        raise BadTable.because("no-code")

    async def create(self, code: str, secret: str, event: Opened) -> Room:
        body = encoded(event)
        row = Row(0, "opened", None, body, linked(code, body))
        await self.store.create(code, secret, [row])
        room = self.restore(code, secret, [row])
        log.info("table opened", game=event.game, seats=len(event.chairs))
        return room

    def restore(self, code: str, secret: str, rows: list[Row]) -> Room:
        """The room of a table, from all its events."""
        setup = decoded(rows[0].body)
        if not isinstance(setup, Opened) or fair.commitment(code, setup.game, setup.rules, secret) != setup.commitment:
            raise changed(code)
        table = Table(code, secret)
        for row in rows:
            table.apply(decoded(row.body))
        answers = {row.command: row.seq for row in rows if row.command}
        self.rooms[code] = room = Room(table, rows[-1].chain, answers, self.services)
        if table.setup.public and table.free_seats():
            self.waiting[code] = None
        return room

    async def find(self, code: str) -> Room:
        """The room of a table, by its code; from the store, if it is not in memory."""
        code = code.lower()
        self.empty_since.pop(code, None)
        if code not in self.rooms:
            found = await self.store.load(code)
            if found is None:
                raise NotFound.because("no-such-table", table=code[:12])
            if code not in self.rooms:  # somebody else may have come meanwhile, and there must be only one of it
                self.restore(code, *found)
        return self.rooms[code]

    def open_tables(self) -> list[Table]:
        """The public tables at which somebody may sit down, the newest first."""
        for code in [code for code in self.waiting if not self.rooms[code].table.free_seats()]:
            del self.waiting[code]
        return [self.rooms[code].table for code in reversed(self.waiting)]

    async def rematch(self, room: Room) -> str:
        """The code of the rematch of a table that has been played to its end."""
        async with room.lock:
            table = room.table
            if not table.over:
                raise BadTable("not-over", Message("table-no-rematch-yet"))
            if table.rematch is None:
                secret = fair.new_secret()
                code = new_code()
                await self.create(code, secret, table.reopened(code, secret))
                await room.happen([Rematched(code)])
            assert table.rematch
            return table.rematch

    async def sweep(self) -> None:
        """Now and then let rooms go that nobody is in; their tables are in the store."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = monotonic()
            for code, room in list(self.rooms.items()):
                if room.subscribers or room.tasks or room.lock.locked():
                    self.empty_since.pop(code, None)
                elif now - self.empty_since.setdefault(code, now) > IDLE:
                    self.waiting.pop(code, None)
                    del self.rooms[code], self.empty_since[code]

    def close(self) -> None:
        for room in self.rooms.values():
            room.cancel_tasks()
