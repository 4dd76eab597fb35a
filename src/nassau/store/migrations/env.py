"""Run by Alembic, on the connection of `nassau.store.database.migrate` and inside its transaction."""

from alembic import context

from nassau.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
