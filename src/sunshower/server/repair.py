"""What can be saved of a store that was damaged, and a new store with all of that."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, Literal

from sunshower.core.message import Arg
from sunshower.server.heads import FILE as HEADS_FILE
from sunshower.server.heads import Head, Heads, make_heads, salvaged
from sunshower.server.keys import FILE as KEY_FILE
from sunshower.server.keys import Key, sync_folder
from sunshower.server.messages.events import Mended, encoded
from sunshower.server.store import (
    FILE,
    KEY_PART,
    Row,
    Store,
    finish_repair,
    key_named,
    last_events,
    linked,
    locked,
    no_store,
    own_key,
    private,
    sound,
)

COLUMNS = "seq, kind, command, body, chain, at"


@dataclass(frozen=True)
class Finding:
    """A table of which something is missing or wrong."""

    code: str
    kept: int
    """How many of its events can be saved."""
    known: int
    """How many there were."""
    what: Literal["shorter", "changed", "unsure"]


@dataclass(frozen=True)
class Report:
    """What was found in a store, and where the old one is, if there is a new one now."""

    tables: int
    findings: list[Finding]
    other_key: bool
    """Whether the store was sealed with another key, so that nobody can tell what was changed."""
    heads: Literal["sound", "changed", "missing", "damaged"]
    """How the file is that says how far the tables had come."""
    old: Path | None = None

    @property
    def well(self) -> bool:
        return not self.findings and not self.other_key and self.heads == "sound"


def repair(folder: Path, save: bool) -> Report:
    """Look through a store that no server is using; to save it is to make a new one, and to put the old one aside."""
    if not (folder / FILE).exists() and not any(folder.glob("saved-*")):
        raise no_store(folder)
    with closing(locked(folder)):
        finish_repair(folder)
        key, made = own_key(folder)
        with closing(sqlite3.connect(folder / FILE)) as store:
            store.text_factory = lambda text: text.decode(errors="replace")
            report, tables = looked_through(store, folder, key)
            if not save:
                (folder / KEY_PART).unlink(missing_ok=True)
                return report
            if made:
                key_named(folder)
            cut = {found.code for found in report.findings if found.what != "unsure"}
            number = rebuilt(folder, store, tables, cut, key)
        finish_repair(folder)
    Store(folder).close()
    return replace(report, old=folder / f"damaged-{number}.db")


Saved = list[tuple[Row, float]]
"""The events of a table that can be saved, each with its time."""


def looked_through(store: sqlite3.Connection, folder: Path, key: Key) -> tuple[Report, dict[str, Saved]]:
    """What can be said of every table, and what can be saved of it."""
    marks = [value for (value,) in rows_of(store, "SELECT value FROM seals WHERE name = 'key'")]
    codes = {code for (code,) in rows_of(store, "SELECT code FROM tables")}
    codes |= {code for (code,) in rows_of(store, "SELECT DISTINCT code FROM events")}
    other_key = bool(codes) and marks != [key.mark]
    state, heads = heads_in(folder, key, codes)
    codes |= set(heads)
    findings, tables = [], {}
    for code in sorted(codes):
        saved = events_of(store, code)
        rows = [row for row, _ in saved]
        good = in_order(rows) if other_key else sound(key, code, rows)
        if not list(rows_of(store, "SELECT 1 FROM tables WHERE code = ?", code)):
            good = 0
        head = heads.get(code)
        known = max(len(rows), head.seq + 1 if head else 0)
        if good < known:
            findings.append(Finding(code, good, known, "shorter" if good == len(rows) else "changed"))
        elif head is None and state != "sound" and not other_key:
            findings.append(Finding(code, good, known, "unsure"))
        if good:
            tables[code] = saved[:good]
    return Report(len(codes), findings, other_key, state), tables


def heads_in(
    folder: Path, key: Key, codes: Iterable[str]
) -> tuple[Literal["sound", "changed", "missing", "damaged"], dict[str, Head]]:
    """How far the tables had come, as far as that is sealed, and how the file is that says so."""
    if not (folder / HEADS_FILE).exists():
        return "missing", {}
    try:
        with closing(Heads(folder, key)) as heads:
            every = {*codes, *heads.codes()}
            found = salvaged(folder, key, every)
            return "sound" if heads.whole and len(heads.codes()) == len(found) else "changed", found
    except sqlite3.Error:
        return "damaged", salvaged(folder, key, codes)


def rows_of(store: sqlite3.Connection, query: str, *args: Any) -> Iterator[tuple[Any, ...]]:
    """As many rows as can be read."""
    with suppress(sqlite3.Error):
        yield from store.execute(query, args)


def events_of(store: sqlite3.Connection, code: str) -> Saved:
    """The events of a table up to the first that is missing or cannot be read."""
    found: Saved = []
    query = f"SELECT {COLUMNS} FROM events WHERE code = ? AND seq = ?"
    while rows := list(rows_of(store, query, code, len(found))):
        *row, at = rows[0]
        found.append((Row(*row), at))
    rest = sum(1 for _ in rows_of(store, "SELECT 1 FROM events WHERE code = ? AND seq > ?", code, len(found)))
    lost = Row(-1, "", None, b"", "")
    return found + [(lost, 0.0)] * rest


def in_order(rows: list[Row]) -> int:
    return next((number for number, row in enumerate(rows) if row.seq != number), len(rows))


def rebuilt(folder: Path, store: sqlite3.Connection, tables: dict[str, Saved], cut: set[str], key: Key) -> int:
    """A new store with all that can be saved, whole and ready to be put in place; returns the number of the old one."""
    place, number = folder / "saving", 1
    while any(folder.glob(f"damaged-{number}.*")):
        number += 1
    rmtree(place, ignore_errors=True)
    place.mkdir(mode=0o700)
    private(place / KEY_FILE).write_bytes((folder / KEY_FILE).read_bytes())
    Store(place).close()
    with closing(sqlite3.connect(place / FILE)) as fresh:
        with fresh:
            for code, saved in tables.items():
                (table,) = rows_of(store, "SELECT code, secret, at FROM tables WHERE code = ?", code)
                fresh.execute("INSERT INTO tables VALUES (?, ?, ?)", table)
                add_events(fresh, code, [*saved, mended(saved)] if code in cut else saved, key)
            for name, columns in (("records", "code, body, at"), ("ended", "code, body")):
                for kept in rows_of(store, f"SELECT {columns} FROM {name}"):
                    marks = ", ".join("?" * len(kept))
                    fresh.execute(f"INSERT OR IGNORE INTO {name} ({columns}) VALUES ({marks})", kept)
        fresh.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        make_heads(place, key, last_events(fresh))
    for file in place.iterdir():
        if file.name not in (FILE, HEADS_FILE):
            file.unlink()
    sync_folder(place)
    place.rename(folder / f"saved-{number}")
    sync_folder(folder)
    return number


def add_events(fresh: sqlite3.Connection, code: str, saved: Saved, key: Key) -> None:
    chain = code
    for row, at in saved:
        chain = linked(key, chain, row.seq, row.command, row.body)
        fresh.execute(
            f"INSERT INTO events (code, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (code, row.seq, row.kind, row.command, row.body, chain, at),
        )


def mended(saved: Saved) -> tuple[Row, float]:
    """What a table that has lost its end says of itself, to players who know more."""
    return Row(len(saved), "mended", None, encoded(Mended()), ""), time()


def told(report: Report) -> Iterator[tuple[str, dict[str, Arg]]]:
    """What there is to say about a store, as words of the terminal."""
    yield "repair-looked", {"tables": report.tables, "wrong": len(report.findings)}
    if report.other_key:
        yield "repair-other-key", {}
    elif report.heads != "sound":
        yield f"repair-heads-{report.heads}", {}
    for found in report.findings:
        yield f"repair-{found.what}", {"table": found.code, "kept": found.kept, "known": found.known}
    if report.old:
        yield "repair-saved", {"file": str(report.old)}
    elif not report.well:
        yield "repair-how", {}
