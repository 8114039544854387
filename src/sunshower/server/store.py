"""The store: all events of all tables in one SQLite file, written by one thread, committed before anybody hears of it.

Rows are only ever added, until a whole table is let go (`retention.py`). The events of a table are numbered without
gaps or doubles, and a command's mark is there once, because the file itself forbids anything else. Each row is sealed
together with all the rows of its table before it, by a key that is kept outside (`keys.py`), and how far each table had
come is known beside the file (`heads.py`). What does not fit closes its table, and no other.
"""

import queue
import sqlite3
import threading
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any, NamedTuple, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError

from sunshower.core.errors import Refusal, reason, system_says
from sunshower.core.message import Arg, Message
from sunshower.server.heads import FILE as HEADS_FILE
from sunshower.server.heads import BadHead, Head, Heads, make_heads, put_aside, salvaged
from sunshower.server.keys import FILE as KEY_FILE
from sunshower.server.keys import Key, new_key, sync_folder, write_synced
from sunshower.server.schema import ENDED, RECORDS, SEALED, SEALS, TABLES, migrate, version_of

FILE = "sunshower.db"
KEY_PART = f"{KEY_FILE}.part"
GROUP = 256
"""How many batches share one commit at most."""
READ_ROWS = "SELECT seq, kind, command, body, chain FROM events WHERE code = ? ORDER BY seq"
ADD_ROW = "INSERT INTO events (seq, kind, command, body, chain, code, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
T = TypeVar("T")
log = structlog.get_logger()


class StoreRefusal(Refusal):
    """The store cannot keep or find something now. Nothing that was kept before is lost."""


class Row(NamedTuple):
    """An event as it is stored; `command` is the mark of the command that led to it."""

    seq: int
    kind: str
    command: str | None
    body: bytes
    chain: str


@dataclass
class Job:
    """Something to be done in the store, who waits for it, and what came of it."""

    work: Callable[[Connection], Any]
    done: Future[Any]
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if not self.done.done():
            self.done.set_exception(self.error) if self.error else self.done.set_result(self.result)


class Batch(NamedTuple):
    """What was asked for in one turn of a loop. Waking the other thread costs more than most jobs."""

    loop: AbstractEventLoop
    jobs: list[Job]

    def resolve(self) -> None:
        with suppress(RuntimeError):  # the loop of whoever asked is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self.tell)

    def tell(self) -> None:
        for job in self.jobs:
            job.tell()


def linked(key: Key, chain: str, seq: int, command: str | None, body: bytes) -> str:
    """The seal of a row, given that of the row before it; the first follows the table's code."""
    return key.seal(chain.encode(), b"%d" % seq, (command or "").encode(), body).hex()


class Store:
    """The one store of a server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[Job] = []
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.broken = False
        self.added: list[tuple[Any, ...]] = []
        """What the jobs at hand add to tables."""
        self.fresh: dict[str, Head] = {}
        """How far tables have come in the group that is being committed."""
        self.lock = locked(folder)
        finish_repair(folder)
        self.engine = engine_for(folder / FILE)
        try:
            self.key, made = own_key(folder)
            self.connection = self.engine.connect()
            self.check(made)
            self.heads = heads_of(folder, self.key, self.connection)
            where = f"{(folder / FILE).absolute().as_uri()}?mode=ro"
            self.reader = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)
            """Tables are read beside what is written: damage that is found there must not undo anything."""
        except StoreRefusal:
            self.give_up()
            raise
        except (DatabaseError, sqlite3.DatabaseError) as error:
            self.give_up()
            what: dict[str, Arg] = {
                "file": FILE,
                "folder": str(folder),
                "reason": system_says(str(getattr(error, "orig", error))),
            }
            raise StoreRefusal("store-damaged", Message("table-no-store-unreadable", what)) from error
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def give_up(self) -> None:
        """Leave everything as it was."""
        if hasattr(self, "connection"):
            self.connection.close()
        self.engine.dispose()
        self.lock.close()

    def check(self, made: bool) -> None:
        """Bring the file up to date, and look whether it goes with the key, which may have been made just now.

        Where a key was before, nothing is sealed that has no seal: whoever took the seals away may have changed more.
        The key's mark says too that there are heads. It is the last to be written, and the key gets its name after it.
        """
        new = made or is_empty(raw(self.connection))
        if not new and version_of(self.connection) < SEALED:
            raise StoreRefusal.because("store-unsealed", folder=str(self.folder))
        migrate(self.connection, self.key)
        known = self.connection.scalar(select(SEALS.c.value).where(SEALS.c.name == KEY_FILE))
        if known is None and new:
            if not (self.folder / HEADS_FILE).exists():
                make_heads(self.folder, self.key, last_events(raw(self.connection)))
            self.connection.execute(insert(SEALS), {"name": KEY_FILE, "value": self.key.mark})
        elif known != self.key.mark:
            raise StoreRefusal.because("store-other-key", file=KEY_FILE, folder=str(self.folder))
        self.connection.commit()
        if made:
            key_named(self.folder)

    def close(self) -> None:
        """Finish what has been asked for, and stop."""
        self.batches.put(None)
        self.thread.join()
        self.heads.close()
        self.reader.close()
        self.connection.close()
        self.engine.dispose()
        self.lock.close()

    # What can be asked, from the event loop

    async def create(self, code: str, secret: str, rows: list[Row]) -> None:
        """Keep a new table with its first events."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), {"code": code, "secret": secret, "at": time()})
            self.add(code, rows)

        await self.ask(work)

    async def append(self, code: str, rows: list[Row]) -> None:
        """Keep more events of a table."""
        await self.ask(lambda _: self.add(code, rows))

    def linked(self, chain: str, seq: int, command: str | None, body: bytes) -> str:
        """The seal of a row, given that of the row before it; the first follows the table's code."""
        return linked(self.key, chain, seq, command, body)

    def add(self, code: str, rows: list[Row]) -> None:
        """Have rows written with those of other jobs."""
        now = time()
        self.added += [(*row, code, now) for row in rows]

    def write_added(self) -> None:
        added, self.added = self.added, []
        raw(self.connection).executemany(ADD_ROW, added)
        for seq, _, _, _, chain, code, _ in added:
            self.fresh[code] = Head(seq, chain)

    async def load(self, code: str) -> tuple[str, list[Row]] | None:
        """A table's secret and all its events, if there is such a table; refuses a history that was tampered with."""
        found = await self.ask(lambda _: self.read(code))
        if isinstance(found, StoreRefusal):
            raise found
        return found

    def read(self, code: str) -> tuple[str, list[Row]] | StoreRefusal | None:
        """A table as it is on the disk, or why it is closed. A damaged disk closes the tables that are there alone."""
        try:
            secret = self.reader.execute("SELECT secret FROM tables WHERE code = ?", (code,)).fetchone()
            rows = [Row(*row) for row in self.reader.execute(READ_ROWS, (code,))]
        except sqlite3.Error as error:
            log.warning("a table cannot be read", table=code, reason=str(error))
            return StoreRefusal("store-unreadable", Message("table-no-store-unreadable-table", {"table": code}))
        try:
            head = self.fresh.get(code) or self.heads.head(code)
        except (BadHead, sqlite3.Error) as error:
            return unsure(code, str(error))
        if secret is None and head is None:
            return None
        if sound(self.key, code, rows) < len(rows):
            return changed(code)
        if secret is None or not rows or (head and (head.seq >= len(rows) or rows[head.seq].chain != head.chain)):
            log.warning("the end of a table is missing", table=code)
            return StoreRefusal.because("store-shorter", table=code)
        if head is None and not self.heads.misses_nothing():
            return unsure(code, "no head")
        if head is None or head.seq + 1 < len(rows):  # after a power cut
            self.fresh[code] = Head(rows[-1].seq, rows[-1].chain)
        return secret[0], rows

    async def keep_ended(self, code: str, body: bytes) -> None:
        """Keep the record of a game that is over."""
        row = {"code": code, "body": body}
        await self.ask(lambda connection: connection.execute(insert(ENDED).prefix_with("OR IGNORE"), row))

    async def ended(self, code: str) -> bytes | None:
        """The record of a game that is over."""
        query = select(ENDED.c.body).where(ENDED.c.code == code)
        return await self.ask(lambda connection: connection.scalar(query))

    async def keep_record(self, code: str, body: bytes) -> None:
        """Keep a record that somebody brought along."""
        row = {"code": code, "body": body, "at": time()}
        await self.ask(lambda connection: connection.execute(insert(RECORDS).prefix_with("OR IGNORE"), row))

    async def record(self, code: str) -> bytes | None:
        query = select(RECORDS.c.body).where(RECORDS.c.code == code)
        return await self.ask(lambda connection: connection.scalar(query))

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Have something done by the store's thread; what it has written is on the disk when this returns."""
        loop = get_running_loop()
        done: Future[T] = loop.create_future()
        if not self.asked:
            loop.call_soon(self.hand_over, loop)
        self.asked.append(Job(work, done))
        return await done

    def hand_over(self, loop: AbstractEventLoop) -> None:
        self.batches.put(Batch(loop, self.asked))
        self.asked = []

    # The thread

    def work(self) -> None:
        while True:
            group = [self.batches.get()]
            with suppress(queue.Empty):
                while len(group) < GROUP:
                    group.append(self.batches.get_nowait())
            batches = [batch for batch in group if batch]
            self.commit([job for batch in batches for job in batch.jobs])
            self.write_heads()
            for batch in batches:
                batch.resolve()
            if None in group:
                return

    def write_heads(self) -> None:
        """Write how far the tables have come; whatever goes wrong with that is tried again with the next group."""
        self.heads.pending |= self.fresh
        self.fresh = {}
        try:
            self.heads.write()
        except sqlite3.Error as error:
            log.warning("heads not written", reason=str(error))

    def commit(self, group: list[Job]) -> None:
        """Do the jobs of a group and commit them together; whoever waits for them must not hear of it before."""
        refusal = StoreRefusal.because("store-broken")
        if not self.broken:
            try:
                if not self.all_at_once(group):
                    self.added, self.fresh = [], {}
                    with self.connection.begin():
                        for job in group:
                            self.attempt(job)
                return
            except Exception as error:
                refusal = self.refusal(error)
                self.added, self.fresh = [], {}
        for job in group:
            job.error = refusal

    def all_at_once(self, group: list[Job]) -> bool:
        """Do jobs that mostly succeed in the quickest way; False, and nothing is done, if one of them does not."""
        try:
            with self.connection.begin():
                for job in group:
                    job.result = job.work(self.connection)
                self.write_added()
            return True
        except (IntegrityError, sqlite3.IntegrityError, Refusal):
            return False
        except (DatabaseError, sqlite3.DatabaseError) as error:
            if not is_corrupt(error):
                raise
            return False

    def attempt(self, job: Job) -> None:
        """Do one job so that its failure does not touch the others of the group."""
        try:
            with savepoint(raw(self.connection)):
                job.result = job.work(self.connection)
                self.write_added()
        except (IntegrityError, sqlite3.IntegrityError):
            job.error = StoreRefusal.because("doubled")
        except (DatabaseError, sqlite3.DatabaseError) as error:
            if not is_corrupt(error):
                raise
            job.error = StoreRefusal.because("store-failed")
        except Refusal as refusal:
            job.error = refusal

    def refusal(self, error: Exception) -> StoreRefusal:
        """What a failed commit means to a player."""
        cause: BaseException = error  # SQLite may have rolled back by itself, and then our own rollback fails too
        while cause.__context__:
            cause = cause.__context__
        name = getattr(cause, "sqlite_errorname", type(cause).__name__)
        if name == "SQLITE_FULL":
            return StoreRefusal.because("store-full")
        if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
            return StoreRefusal.because("store-read-only")
        # After a failed sync nobody knows what is on the disk: only reading it anew at a restart can tell.
        self.broken = name in ("SQLITE_IOERR_FSYNC", "SQLITE_IOERR_DIR_FSYNC")
        return StoreRefusal.because("store-failed")


def raw(connection: Connection) -> sqlite3.Connection:
    """SQLite itself, for what is done at every move: without SQLAlchemy that costs a tenth."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


@contextmanager
def savepoint(connection: sqlite3.Connection) -> Iterator[None]:
    """Whatever is done meanwhile is done as a whole or not at all."""
    connection.execute("SAVEPOINT job")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK TO job")
        raise
    finally:
        connection.execute("RELEASE job")


def sound(key: Key, code: str, rows: list[Row]) -> int:
    """How many rows of a table are there, from the first on, as they were written."""
    chain = code
    for number, row in enumerate(rows):
        if not (isinstance(row.body, bytes) and isinstance(row.command, str | None)):
            return number
        chain = linked(key, chain, number, row.command, row.body)
        if row.seq != number or row.chain != chain:
            return number
    return len(rows)


def changed(code: str) -> StoreRefusal:
    return StoreRefusal.because("store-changed", table=code)


def unsure(code: str, why: str) -> StoreRefusal:
    log.warning("how far a table had come is not known", table=code, reason=why)
    return StoreRefusal.because("store-unsure", table=code)


def is_corrupt(error: Exception) -> bool:
    """Whether a file is damaged where it was read."""
    name = getattr(getattr(error, "orig", error), "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


def heads_of(folder: Path, key: Key, connection: Connection) -> Heads:
    """How far the tables had come. Of which tables that is not known any more, only `sunshower repair` can settle."""
    how = "sunshower repair --save"
    if not (folder / HEADS_FILE).exists():
        log.warning("the heads of the tables are missing", file=HEADS_FILE, how=how)
        make_heads(folder, key, {}, whole=False)
    try:
        heads = Heads(folder, key)
    except sqlite3.DatabaseError as error:
        codes = [code for (code,) in raw(connection).execute("SELECT code FROM tables")]
        left = salvaged(folder, key, codes)
        old = put_aside(folder)
        log.warning("the heads of the tables are damaged", reason=str(error), old=old.name, left=len(left), how=how)
        make_heads(folder, key, left, whole=False)
        heads = Heads(folder, key)
    else:
        if not heads.whole:
            log.warning("the heads of the tables were changed", file=HEADS_FILE, how=how)
    return heads


def last_events(store: sqlite3.Connection) -> dict[str, Head]:
    """How far the tables of a store have come, if one believes it."""
    last = "SELECT code, max(seq), chain FROM events GROUP BY code"
    return {code: Head(seq, chain) for code, seq, chain in store.execute(last)}


def is_empty(store: sqlite3.Connection) -> bool:
    """Whether a store has no tables yet."""
    there = store.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
    return not there or not store.execute("SELECT 1 FROM tables UNION ALL SELECT 1 FROM events LIMIT 1").fetchone()


def locked(folder: Path) -> sqlite3.Connection:
    """Take the folder for this process alone; the lock goes with the process, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        private(folder / FILE)
        lock = sqlite3.connect(private(folder / "lock"), timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreRefusal.because("store-in-use", folder=str(folder)) from error
        raise no_folder(folder, error) from error
    except OSError as error:
        raise no_folder(folder, error) from error
    return lock


def own_key(folder: Path) -> tuple[Key, bool]:
    """The key of a store, and whether it was made just now; then it gets its name once it has sealed something."""
    file = folder / KEY_FILE
    try:
        if file.exists():
            return Key(bytes.fromhex(file.read_text())), False
        key = new_key()
        write_synced(folder / KEY_PART, f"{key.hex()}\n".encode())
        return Key(key), True
    except ValueError as error:
        raise StoreRefusal.because("store-no-key", file=KEY_FILE, folder=str(folder)) from error
    except OSError as error:
        raise no_folder(folder, error) from error


def key_named(folder: Path) -> None:
    (folder / KEY_PART).rename(folder / KEY_FILE)
    sync_folder(folder)


def finish_repair(folder: Path) -> None:
    """Put a store in place that was made anew and is whole, and the old one aside: where that was begun, to its end.

    What waits in the folder of the new one is still to come, so whatever has its name outside is old.
    """
    for new in sorted(folder.glob("saved-*")):
        number = new.name.removeprefix("saved-")
        for file, old in ((HEADS_FILE, f"damaged-{number}.heads.db"), (FILE, f"damaged-{number}.db")):
            if not (new / file).exists():
                continue
            for ending in ("-wal", "-shm", ""):
                here, aside = folder / f"{file}{ending}", folder / f"{old}{ending}"
                if here.exists() and not aside.exists():
                    here.rename(aside)
            (new / file).replace(folder / file)
        sync_folder(folder)
        new.rmdir()


def no_folder(folder: Path, error: Exception) -> StoreRefusal:
    told: dict[str, Arg] = {"folder": str(folder), "reason": reason(error)}
    return StoreRefusal("store-failed", Message("table-no-store-folder", told))


def private(file: Path) -> Path:
    """A file that is there, for our own eyes alone; SQLite gives those that go with it the same rights."""
    file.touch(mode=0o600)
    file.chmod(0o600)
    return file


def engine_for(file: Path) -> Engine:
    """The engine of a file, set so that a commit that returns is on the disk."""
    engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False, "isolation_level": None})

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: raw(connection).execute("BEGIN IMMEDIATE"))
    return engine


def key_beside(copy: Path) -> Path:
    """The copy of the key that goes with a copy of a store."""
    return copy.with_name(f"{copy.name}.{KEY_FILE}")


def no_store(folder: Path) -> StoreRefusal:
    return StoreRefusal("store-failed", Message("table-no-store-none", {"folder": str(folder)}))


def heads_beside(copy: Path) -> Path:
    """The copy of the heads that goes with a copy of a store."""
    return copy.with_name(f"{copy.name}.heads")


def copy_store(file: Path, target: Path) -> None:
    source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(private(target))) as copy:
        source.backup(copy)


def backup(folder: Path, target: Path) -> int:
    """Copy the store of a server, running or not, to a new file; returns the number of tables in it."""
    if target.exists():
        raise StoreRefusal.because("file-exists", file=str(target))
    if not (folder / FILE).exists():
        raise no_store(folder)
    try:
        copy_store(folder / HEADS_FILE, heads_beside(target))  # first, for they must not be ahead
        copy_store(folder / FILE, target)
        with closing(sqlite3.connect(target)) as copy:
            verdict = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
            tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        private(key_beside(target)).write_bytes((folder / KEY_FILE).read_bytes())
        return tables
    except (sqlite3.Error, OSError) as error:
        for file in (target, key_beside(target), heads_beside(target)):
            file.unlink(missing_ok=True)
        where: dict[str, Arg] = {"folder": str(folder), "reason": reason(error)}
        raise StoreRefusal("store-failed", Message("table-no-store-copy", where)) from error
