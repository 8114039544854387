"""What the store holds, and how an older store becomes one of today."""

from pathlib import Path

from sqlalchemy import Column, Connection, Float, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

from sunshower.core.errors import Refusal, system_says

METADATA = MetaData()

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


def migrate(connection: Connection) -> None:
    """Bring the tables up to date. Alembic is imported here because nothing else needs it."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Refusal.because("store-newer", reason=system_says(str(error))) from error
