"""Where Alembic finds the connection and the tables."""

from __future__ import annotations

from alembic import context

from shipboard.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
