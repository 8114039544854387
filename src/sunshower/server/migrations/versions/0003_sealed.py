"""Seal the events of every table with the server's key, and keep the records of games that are over."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import context, op

from sunshower.server.store import linked

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ended",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seals",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    key, connection = context.config.attributes["key"], op.get_bind()
    read = sa.text("SELECT seq, command, body, chain FROM events WHERE code = :code ORDER BY seq")
    write = sa.text("UPDATE events SET chain = :chain WHERE code = :code AND seq = :seq")
    for (code,) in connection.execute(sa.text("SELECT code FROM tables")).fetchall():
        plain, chain, sealed = code, code, []
        for number, (seq, command, body, stored) in enumerate(connection.execute(read, {"code": code})):
            plain = sha256(f"{plain}\n".encode() + bytes(body)).hexdigest() if isinstance(body, bytes) else ""
            if seq != number or stored != plain:
                break  # what was changed before is not made good by a seal
            chain = linked(key, chain, seq, command, body)
            sealed.append({"code": code, "seq": seq, "chain": chain})
        else:
            if sealed:
                connection.execute(write, sealed)
