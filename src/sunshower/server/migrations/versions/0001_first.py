"""Tables, their events, and records that were brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("chain", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("code", "command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
