"""How Alembic reaches the store: on the connection that the store hands over."""

from alembic import context

from sunshower.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
