"""Bring a database to this program's schema version."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, text

from nassau.store.schema import HEAD, metadata
from nassau.store.store_errors import StoreError

MIGRATION_LOCK: Final = 7226728
"""Key of the advisory lock that serialises migrations of processes that start at once."""


def migrate(connection: Connection, where: str) -> None:
    """Create the schema of an empty database or run the missing migrations, in the connection's transaction; StoreError
    if the database cannot be migrated."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    there = set(inspect(connection).get_table_names())
    if not there:
        create(connection)
    elif (version := current_version(connection, there, where)) != HEAD:
        upgrade(connection, version, where)


def create(connection: Connection) -> None:
    """Create the newest schema at once, without Alembic, which takes longer to import than this takes to run. A test
    checks that the migrations build the same."""
    metadata.create_all(connection, checkfirst=False)
    version = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))
    version.append_constraint(PrimaryKeyConstraint("version_num", name="alembic_version_pkc"))
    version.create(connection)
    connection.execute(version.insert(), {"version_num": HEAD})


def current_version(connection: Connection, there: set[str], where: str) -> str | None:
    """The schema version of a database with these tables, None if it says none; StoreError if it is not ours."""
    if "alembic_version" not in there or "log" not in there:
        raise StoreError(f"{where} is a database of another program.")
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if version is None else str(version)


def upgrade(connection: Connection, version: str | None, where: str) -> None:
    # Imported here because a database that is new or up to date, the usual case, does not need Alembic.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "nassau.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if version is not None and version not in known:
        raise StoreError(
            f"The database {where} was written by a newer version of Nassau; update the program to use it."
        )
    command.upgrade(config, "head")
