"""What the store holds, and how an older store becomes one of today."""

from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    func,
    inspect,
)

from sunshower.core.errors import Refusal, system_says
from sunshower.server.keys import Key

METADATA = MetaData()
MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(file.name[:4] for file in MIGRATIONS.glob("versions/[0-9]*.py"))
SEALED = "0003"
"""From this form on every event has a seal."""

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("at", Float, nullable=False),
)
EVENTS = Table(
    "events",
    METADATA,
    Column("code", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("command", String),
    Column("body", LargeBinary, nullable=False),
    Column("chain", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("code", "command"),
    sqlite_with_rowid=False,
)
RECORDS = Table(
    "records",
    METADATA,
    Column("code", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
Index("records_by_age", RECORDS.c.at, func.length(RECORDS.c.body))
ENDED = Table(
    "ended",
    METADATA,
    Column("code", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The records of games that are over, so that they can be shown when nobody plays by their rules any more."""
SEALS = Table(
    "seals",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""By what the store knows its key again."""


def version_of(connection: Connection) -> str:
    """Of which form a store is."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or ""


def migrate(connection: Connection, key: Key) -> None:
    """Bring the tables up to date. Alembic is imported here because nothing else needs it."""
    if version_of(connection) == NEWEST:  # then Alembic need not even be imported
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["key"] = key
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Refusal.because("store-newer", reason=system_says(str(error))) from error
