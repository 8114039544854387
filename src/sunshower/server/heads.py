"""The last event of every table, in a file of its own beside the store: what is missing there has been lost.

It is written after the store and before anybody hears of it, but not synced: it may be behind after a power cut, which
is nothing. It is never ahead of a store that is whole. Every head is sealed by itself, and how many tables and events
there are is sealed beside them. Once that sum does not hold it is never made good by going on: a table without a head
is closed from then on, until somebody who has looked lets `sunshower repair` make the file anew.
"""

import os
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from sunshower.server.keys import Key, sync_folder

FILE = "heads.db"
AT_ONCE = 500
"""How many tables are looked up in one go."""
BROKEN = "broken"
"""In the place of a seal: the sum did not hold once."""
COUNT = "UPDATE counts SET tables = ?, events = ?, seal = ?"


class Head(NamedTuple):
    """The last event of a table: its number, and its seal."""

    seq: int
    chain: str


class BadHead(Exception):
    """What is said of a table was not written by whoever has the key."""


class Heads:
    """The heads of all tables, and how many tables and events there are, sealed. The file must be there."""

    def __init__(self, folder: Path, key: Key) -> None:
        self.key = key
        self.pending: dict[str, Head] = {}
        """What has happened, and is not written yet."""
        self.checked: bool | None = None
        """Whether every head is sealed, once somebody has had to know."""
        where = f"{(folder / FILE).absolute().as_uri()}?mode=rw"
        self.connection = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)
        try:
            for pragma in ("journal_mode = WAL", "synchronous = NORMAL"):
                self.connection.execute(f"PRAGMA {pragma}")
            self.whole = self.sound()
            """Whether nobody has taken a table away, or set one back, behind the store's back."""
        except BaseException:
            self.connection.close()
            raise

    def transaction(self) -> "Transaction":
        return Transaction(self.connection)

    def head(self, code: str) -> Head | None:
        """The last event of a table, as far as it is known here; BadHead if that is nothing of ours."""
        if code in self.pending:
            return self.pending[code]
        query = "SELECT seq, chain, seal FROM heads WHERE code = ?"
        found = self.connection.execute(query, (code,)).fetchone()
        if found is None:
            return None
        seq, chain, seal = found
        if seal != head_seal(self.key, code, Head(seq, chain)):
            raise BadHead(code)
        return Head(seq, chain)

    def misses_nothing(self) -> bool:
        """Whether a table that has no head here never had one: nothing was taken away, or given another's name."""
        if self.checked is None:
            rows = self.connection.execute("SELECT code, seq, chain, seal FROM heads")
            self.checked = all(seal == head_seal(self.key, code, Head(seq, chain)) for code, seq, chain, seal in rows)
        return self.whole and self.checked

    def codes(self) -> list[str]:
        return [code for (code,) in self.connection.execute("SELECT code FROM heads")]

    def write(self) -> None:
        """Write what is pending; what cannot be written now is written later."""
        if not self.pending:
            return
        with self.transaction():
            tables = events = 0
            for part in parts([*self.pending]):
                known = self.known(part)
                tables += len(part) - len(known)
                events += sum(self.pending[code].seq + 1 for code in part) - sum(seq + 1 for seq in known)
            rows = [(code, *head, head_seal(self.key, code, head)) for code, head in self.pending.items()]
            self.connection.executemany("INSERT OR REPLACE INTO heads VALUES (?, ?, ?, ?)", rows)
            self.count(tables, events)
        self.pending.clear()

    def forget(self, codes: list[str]) -> None:
        """Let tables go that the store has let go."""
        if not codes:
            return
        self.write()
        with self.transaction():
            for part in parts(codes):
                known = self.known(part)
                self.connection.execute(f"DELETE FROM heads WHERE code IN ({marks(part)})", part)
                self.count(-len(known), -sum(seq + 1 for seq in known))

    def known(self, codes: list[str]) -> list[int]:
        """The numbers of the last events of some tables, where there are any."""
        query = f"SELECT seq FROM heads WHERE code IN ({marks(codes)})"
        return [seq if isinstance(seq, int) else 0 for (seq,) in self.connection.execute(query, codes)]

    def count(self, tables: int, events: int) -> None:
        """Count some tables and events more. A sum that does not hold is never made one that does."""
        before = self.counted()
        self.whole = self.whole and before is not None
        if before is None or not self.whole:
            self.connection.execute("UPDATE counts SET seal = ?", (BROKEN,))
        else:
            now = before[0] + tables, before[1] + events
            self.connection.execute(COUNT, (*now, count_seal(self.key, *now)))

    def counted(self) -> tuple[int, int] | None:
        """How many tables and events were counted, if that is still as it was sealed."""
        found = self.connection.execute("SELECT tables, events, seal FROM counts").fetchall()
        if len(found) != 1:
            return None
        tables, events, seal = found[0]
        return (tables, events) if seal == count_seal(self.key, tables, events) else None

    def sound(self) -> bool:
        """Whether the sum holds."""
        there = self.connection.execute("SELECT count(*), coalesce(sum(seq + 1), 0) FROM heads").fetchone()
        return bool(self.counted() == there)

    def close(self) -> None:
        self.connection.close()


class Transaction:
    """Whatever is done meanwhile is done as a whole or not at all."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, *_: object) -> None:
        self.connection.execute("COMMIT" if kind is None else "ROLLBACK")


def head_seal(key: Key, code: str, head: Head) -> str:
    return key.seal(b"head", code.encode(), f"{head.seq}".encode(), f"{head.chain}".encode()).hex()


def count_seal(key: Key, tables: object, events: object) -> str:
    return key.seal(b"counts", f"{tables}".encode(), f"{events}".encode()).hex()


def marks(codes: list[str]) -> str:
    return ",".join("?" * len(codes))


def parts(codes: list[str]) -> Iterable[list[str]]:
    return (codes[start : start + AT_ONCE] for start in range(0, len(codes), AT_ONCE))


def make_heads(folder: Path, key: Key, heads: Mapping[str, Head], whole: bool = True) -> None:
    """Make the file anew; unless it is whole, tables that are not in it stay closed."""
    part = folder / f"{FILE}.part"
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    connection = sqlite3.connect(part, isolation_level=None)
    with Transaction(connection):
        columns = "code TEXT PRIMARY KEY, seq INTEGER, chain TEXT, seal TEXT"
        connection.execute(f"CREATE TABLE heads ({columns}) WITHOUT ROWID")
        connection.execute("CREATE TABLE counts (tables INTEGER, events INTEGER, seal TEXT)")
        rows = [(code, *head, head_seal(key, code, head)) for code, head in heads.items()]
        connection.executemany("INSERT INTO heads VALUES (?, ?, ?, ?)", rows)
        counts = len(heads), sum(head.seq + 1 for head in heads.values())
        seal = count_seal(key, *counts) if whole else BROKEN
        connection.execute("INSERT INTO counts VALUES (?, ?, ?)", (*counts, seal))
    connection.close()
    for ending in ("-wal", "-shm"):
        (folder / f"{FILE}{ending}").unlink(missing_ok=True)
    os.replace(part, folder / FILE)
    sync_folder(folder)


def salvaged(folder: Path, key: Key, codes: Iterable[str]) -> dict[str, Head]:
    """The heads of some tables that can still be read in a damaged file, and are sealed."""
    found: dict[str, Head] = {}
    where = f"{(folder / FILE).absolute().as_uri()}?mode=ro"
    with suppress(sqlite3.Error):
        connection = sqlite3.connect(where, uri=True)
        try:
            for code in codes:
                with suppress(sqlite3.Error):
                    for seq, chain, seal in connection.execute(
                        "SELECT seq, chain, seal FROM heads WHERE code = ?", (code,)
                    ):
                        if seal == head_seal(key, code, Head(seq, chain)):
                            found[code] = Head(seq, chain)
        finally:
            connection.close()
    return found


def put_aside(folder: Path) -> Path:
    """Put a damaged file aside, with what goes with it, under a name that nothing else has."""
    number = 1
    while (old := folder / f"damaged-heads-{number}.db").exists():
        number += 1
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            (folder / f"{FILE}{ending}").rename(f"{old}{ending}")
    return old
