"""The store: all events of all tables in one SQLite file, written by one thread, committed before anybody hears of it.

Rows are only ever added. The events of a table are numbered without gaps or doubles, and a command's mark is there
once, because the file itself forbids anything else. Each row carries a hash over all the rows of its table before it.
"""

import queue
import sqlite3
import threading
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, or_, select
from sqlalchemy.exc import DatabaseError, IntegrityError

from sunshower.core.errors import Refusal, reason, system_says
from sunshower.core.message import Arg, Message
from sunshower.server.schema import EVENTS, RECORDS, TABLES, migrate

FILE = "sunshower.db"
GROUP = 256
"""How many batches share one commit at most."""
RECORDS_FOR = 90 * 86400.0
"""How many seconds a record that somebody brought along is kept."""
RECORDS_IN_ALL = 200_000_000
"""How many bytes of such records are kept; the oldest go first."""
ADD_ROW = "INSERT INTO events (seq, kind, command, body, chain, code, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
T = TypeVar("T")


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


def linked(chain: str, body: bytes) -> str:
    """The hash of a row, given that of the row before it; the first follows the table's code."""
    return sha256(chain.encode() + b"\n" + body).hexdigest()


class Store:
    """The one store of a server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[Job] = []
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.broken = False
        self.lock = locked(folder)
        self.engine = engine_for(folder / FILE)
        try:
            self.connection = self.engine.connect()
            self.check()
        except DatabaseError as error:
            self.lock.close()
            where: dict[str, Arg] = {"file": FILE, "folder": str(folder), "reason": system_says(str(error.orig))}
            raise StoreRefusal("store-damaged", Message("table-no-store-unreadable", where)) from error
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def check(self) -> None:
        """Look whether the file is sound, and bring it up to date."""
        verdict = self.connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if verdict != "ok":
            raise StoreRefusal.because(
                "store-damaged", file=FILE, folder=str(self.folder), reason=system_says(str(verdict))
            )
        self.connection.commit()
        migrate(self.connection)
        self.connection.commit()

    def close(self) -> None:
        """Finish what has been asked for, and stop."""
        self.batches.put(None)
        self.thread.join()
        self.connection.close()
        self.engine.dispose()
        self.lock.close()

    # What can be asked, from the event loop

    async def create(self, code: str, secret: str, rows: list[Row]) -> None:
        """Keep a new table with its first events."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), {"code": code, "secret": secret, "at": time()})
            add_rows(connection, code, rows)

        await self.ask(work)

    async def append(self, code: str, rows: list[Row]) -> None:
        """Keep more events of a table."""
        await self.ask(lambda connection: add_rows(connection, code, rows))

    async def load(self, code: str) -> tuple[str, list[Row]] | None:
        """A table's secret and all its events, if there is such a table; refuses a history that was tampered with."""

        def work(connection: Connection) -> tuple[str, list[Row]] | None:
            secret = connection.scalar(select(TABLES.c.secret).where(TABLES.c.code == code))
            columns = [EVENTS.c[name] for name in Row._fields]
            found = connection.execute(select(*columns).where(EVENTS.c.code == code).order_by(EVENTS.c.seq))
            rows = [Row(*row) for row in found]
            return None if secret is None else (secret, checked(code, rows))

        return await self.ask(work)

    async def keep_record(self, code: str, body: bytes) -> None:
        """Keep a record that somebody brought along, and let old ones go."""
        size = func.sum(func.length(RECORDS.c.body)).over(order_by=RECORDS.c.at.desc())
        newest = select(RECORDS.c.code, size.label("size")).subquery()
        fitting = select(newest.c.code).where(newest.c.size <= RECORDS_IN_ALL)

        def work(connection: Connection) -> None:
            connection.execute(insert(RECORDS), {"code": code, "body": body, "at": time()})
            too_old = RECORDS.c.at < time() - RECORDS_FOR
            connection.execute(delete(RECORDS).where(or_(too_old, RECORDS.c.code.not_in(fitting))))

        await self.ask(work)

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
            for batch in batches:
                batch.resolve()
            if None in group:
                return

    def commit(self, group: list[Job]) -> None:
        """Do the jobs of a group and commit them together; whoever waits for them must not hear of it before."""
        refusal = StoreRefusal.because("store-broken")
        if not self.broken:
            try:
                if not self.all_at_once(group):
                    with self.connection.begin():
                        for job in group:
                            self.attempt(job)
                return
            except Exception as error:
                refusal = self.refusal(error)
        for job in group:
            job.error = refusal

    def all_at_once(self, group: list[Job]) -> bool:
        """Do jobs that mostly succeed in the quickest way; False, and nothing is done, if one of them does not."""
        try:
            with self.connection.begin():
                for job in group:
                    job.result = job.work(self.connection)
            return True
        except (IntegrityError, sqlite3.IntegrityError, Refusal):
            return False

    def attempt(self, job: Job) -> None:
        """Do one job so that its failure does not touch the others of the group."""
        try:
            with savepoint(raw(self.connection)):
                job.result = job.work(self.connection)
        except (IntegrityError, sqlite3.IntegrityError):
            job.error = StoreRefusal.because("doubled")
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


def add_rows(connection: Connection, code: str, rows: list[Row]) -> None:
    raw(connection).executemany(ADD_ROW, [(*row, code, time()) for row in rows])


def checked(code: str, rows: list[Row]) -> list[Row]:
    """The rows, if they are all there, in order, and as they were written."""
    chain = code
    for number, row in enumerate(rows):
        chain = linked(chain, row.body)
        if row.seq != number or row.chain != chain:
            raise changed(code)
    if not rows:
        raise changed(code)
    return rows


def changed(code: str) -> StoreRefusal:
    return StoreRefusal.because("store-changed", table=code)


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
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def backup(folder: Path, target: Path) -> int:
    """Copy the store of a server, running or not, to a new file; returns the number of tables in it."""
    if target.exists():
        raise StoreRefusal.because("file-exists", file=str(target))
    try:
        source = sqlite3.connect(f"{(folder / FILE).absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(private(target))) as copy:
            source.backup(copy)
            tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
            return tables
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        where: dict[str, Arg] = {"folder": str(folder), "reason": reason(error)}
        raise StoreRefusal("store-failed", Message("table-no-store-copy", where)) from error
