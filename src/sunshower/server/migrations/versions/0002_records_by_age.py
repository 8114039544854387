"""Records by their age and size, so that nobody reads them all to know how many there are."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("CREATE INDEX records_by_age ON records (at, length(body))")
