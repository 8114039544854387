"""The hall: every table there is, brought into memory when somebody comes to it."""

import asyncio
from hashlib import sha256
from secrets import choice
from time import monotonic

import structlog

from sunshower.core.errors import BadTable, Refusal
from sunshower.server import fair
from sunshower.server.events import Chair, Clock, Opened, Rematched, read, written
from sunshower.server.live import House, LiveTable
from sunshower.server.store import Row, StoreRefusal, changed, linked
from sunshower.server.table import Table, opened

LETTERS = "bcdfghjkmnpqrstvwxyz23456789"
"""For codes that people read out to each other: nothing that looks like another, no words by accident."""
CODE = 6
IDLE = 600.0
"""After how many seconds a table where nobody is goes out of memory."""

log = structlog.get_logger()


class NotFound(Refusal):
    """There is no such table or record."""


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE))


def key_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Hall:
    """The tables of a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.tables: dict[str, LiveTable] = {}
        self.left: dict[str, float] = {}
        """Since when nobody has been at a table."""
        self.waiting: dict[str, None] = {}
        """The public tables with free seats where somebody is, or was not long ago; the newest last."""

    async def open(
        self,
        game: str,
        options: dict[str, bool | int | str],
        chairs: list[Chair],
        public: bool = False,
        clock: Clock | None = None,
    ) -> LiveTable:
        """Set up a table."""
        secret = fair.new_secret()
        for _ in range(100):
            code = new_code()
            try:
                return await self.create(code, secret, opened(code, secret, game, options, chairs, public, clock))
            except StoreRefusal as refusal:
                if refusal.code != "doubled":  # a code that is taken
                    raise
        raise BadTable("no-code", "There is no room for another table.")

    async def create(self, code: str, secret: str, event: Opened) -> LiveTable:
        body = written(event)
        row = Row(0, "opened", None, body, linked(code, body))
        await self.store.create(code, secret, [row])
        live = self.live(code, secret, [row])
        log.info("table opened", game=event.game, seats=len(event.chairs))
        return live

    def live(self, code: str, secret: str, rows: list[Row]) -> LiveTable:
        setup = read(rows[0].body)
        if not isinstance(setup, Opened):
            raise changed(code)
        if fair.commitment(code, setup.game, setup.rules, secret) != setup.commitment:
            raise changed(code)
        table = Table(code, secret)
        for row in rows:
            table.apply(read(row.body))
        answers = {row.command: row.seq for row in rows if row.command}
        self.tables[code] = live = LiveTable(table, rows[-1].chain, answers, self.house)
        if table.setup.public and table.free_seats():
            self.waiting[code] = None
        return live

    async def find(self, code: str) -> LiveTable:
        """A table by its code; from the store, if it is not in memory."""
        code = code.lower()
        self.left.pop(code, None)
        if code not in self.tables:
            found = await self.store.load(code)
            if found is None:
                raise NotFound("no-such-table", f"There is no table '{code[:12]}' here.")
            if code not in self.tables:  # somebody else may have come meanwhile, and there must be only one of it
                self.live(code, *found)
        return self.tables[code]

    def open_tables(self) -> list[Table]:
        """The public tables at which somebody may sit down, the newest first."""
        for code in [code for code in self.waiting if not self.tables[code].table.free_seats()]:
            del self.waiting[code]
        return [self.tables[code].table for code in reversed(self.waiting)]

    async def rematch(self, live: LiveTable) -> str:
        """The code of the rematch of a table that has been played to its end."""
        async with live.lock:
            table = live.table
            if not table.over:
                raise BadTable("not-over", "There is a rematch when the game is over.")
            if table.rematch is None:
                secret = fair.new_secret()
                code = new_code()
                await self.create(code, secret, table.again(code, secret))
                await live.happen([Rematched(code)])
            assert table.rematch
            return table.rematch

    async def sweep(self) -> None:
        """Now and then let tables go that nobody is at; they are in the store."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = monotonic()
            for code, live in list(self.tables.items()):
                if live.guests or live.chores or live.lock.locked():
                    self.left.pop(code, None)
                elif now - self.left.setdefault(code, now) > IDLE:
                    live.close()
                    self.waiting.pop(code, None)
                    del self.tables[code], self.left[code]

    def close(self) -> None:
        for live in self.tables.values():
            live.close()
