"""What a server lets go: tables at which nobody has done anything for long, and records beyond what there is room for.

It looks at a few tables at a time, so that nobody who plays waits for it.
"""

from time import time

from sqlalchemy import Connection, delete, func, select

from sunshower.server.schema import ENDED, EVENTS, RECORDS, TABLES

DAY = 86_400.0
WAITING_FOR = 14 * DAY
"""How many seconds a table is kept at which nothing was ever dealt."""
RECORDS_FOR = 90 * DAY
"""How many seconds a record that somebody brought along is kept."""
RECORDS_IN_ALL = 200_000_000
"""How many bytes of such records are kept; the oldest go first."""
LOOKED_AT = 200
"""How many tables are looked at in one go."""
LET_GO = 20
"""How many of them go at most."""


def stale(connection: Connection, after: str, keep: float) -> tuple[list[str], str]:
    """Codes of tables where nothing has happened for so long, and where to look on; at the end, from the start."""
    last = select(EVENTS.c.at).where(EVENTS.c.code == TABLES.c.code).order_by(EVENTS.c.seq.desc()).limit(1)
    dealt = select(EVENTS.c.seq).where(EVENTS.c.code == TABLES.c.code, EVENTS.c.kind == "dealt").limit(1)
    query = select(TABLES.c.code, last.scalar_subquery(), dealt.scalar_subquery())
    rows = connection.execute(query.where(TABLES.c.code > after).order_by(TABLES.c.code).limit(LOOKED_AT)).all()
    now = time()
    found = [code for code, at, deal in rows if at is not None and at < now - (keep if deal else WAITING_FOR)]
    if len(found) > LET_GO:
        return found[:LET_GO], found[LET_GO - 1]
    return found, rows[-1][0] if len(rows) == LOOKED_AT else ""


def bound(connection: Connection, size: float) -> None:
    """Let the file grow to so many bytes and no further: then it is full, as if the disk were."""
    page = connection.exec_driver_sql("PRAGMA page_size").scalar() or 4096
    connection.exec_driver_sql(f"PRAGMA max_page_count = {int(size / page)}")


def forget(connection: Connection, codes: list[str]) -> None:
    """Let tables go, with all that has happened at them."""
    for table in (ENDED, EVENTS, TABLES):
        connection.execute(delete(table).where(table.c.code.in_(codes)))


def thin_records(connection: Connection) -> None:
    """Let records go that are too old, or too many."""
    connection.execute(delete(RECORDS).where(RECORDS.c.at < time() - RECORDS_FOR))
    size = func.length(RECORDS.c.body)
    over = (connection.scalar(select(func.sum(size))) or 0) - RECORDS_IN_ALL
    if over <= 0:
        return
    oldest = []
    for code, length in connection.execute(select(RECORDS.c.code, size).order_by(RECORDS.c.at)):
        if over <= 0:
            break
        over -= length
        oldest.append(code)
    for start in range(0, len(oldest), 500):
        connection.execute(delete(RECORDS).where(RECORDS.c.code.in_(oldest[start : start + 500])))
