"""Where Alembic finds the connection: the server hands it over."""

from __future__ import annotations

from alembic import context

from noblesse.web.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
