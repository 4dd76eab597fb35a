"""Migrations build the schema of the code, on start, in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from nassau.store import Person, Store, StoreError
from nassau.store.database import migrate as module
from nassau.store.schema import HEAD, metadata
from tests.support.stored_games import begun, head, opened


def test_the_newest_migration_is_the_version_of_the_code() -> None:
    config = Config()
    config.set_main_option("script_location", "nassau.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_a_new_database_has_the_schema_of_the_code(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = list(compare_metadata(MigrationContext.configure(connection), metadata))
        return found

    assert await store.database.read(differences) == []


async def test_migrations_build_the_schema_of_a_new_database(store: Store) -> None:
    """A store that is migrated from nothing has the same tables, columns, keys and indexes, to the last detail."""

    def migrate_from_nothing(connection: Connection) -> dict[str, object]:
        for table in (*reversed(metadata.sorted_tables), "alembic_version"):
            connection.execute(text(f"DROP TABLE {table}"))
        module.upgrade(connection, None, "here")
        return described(connection)

    created = await store.database.read(described)
    assert await store.database.write(migrate_from_nothing) == created


def described(connection: Connection) -> dict[str, object]:
    """By table: its columns in their order, keys, indexes and storage, as the database reports them."""
    seen = inspect(connection)
    return {
        name: (
            [{**column, "type": repr(column["type"])} for column in seen.get_columns(name)],
            seen.get_pk_constraint(name), by_name(seen.get_foreign_keys(name)), by_name(seen.get_indexes(name)),
            by_name(seen.get_unique_constraints(name)), seen.get_table_options(name), rows_of(connection, name),
        )
        for name in seen.get_table_names()
    }  # fmt: skip


def by_name(found: Sequence[Any]) -> list[Any]:
    return sorted(found, key=repr)


def rows_of(connection: Connection, table: str) -> list[tuple[Any, ...]]:
    """None, but for the schema version."""
    return [tuple(row) for row in connection.execute(text(f"SELECT * FROM {table}"))]


async def test_a_store_is_opened_again_and_again(url: str) -> None:
    async with opened(url) as store:
        await begun(store, head())
    async with opened(url) as store:
        assert (await store.table("t1")).phase == "running"
        version = await store.database.read(
            lambda c: c.execute(text("SELECT version_num FROM alembic_version")).scalar()
        )
        assert version == HEAD


async def test_two_processes_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_schema_that_cannot_be_created_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "nassau.sqlite3"
    create = module.create

    def broken(connection: Connection) -> None:
        create(connection)
        raise StoreError("The power went out.")

    monkeypatch.setattr(module, "create", broken)
    with pytest.raises(StoreError, match="power"):
        await Store.open(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    connection.close()


async def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "nassau.sqlite3")) as store:

        def pragmas(connection: Connection) -> list[object]:
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

        assert await store.database.write(pragmas) == ["wal", 2]
        assert await store.database.read(pragmas) == ["wal", 2]


async def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    async with opened(first_version(tmp_path)) as store:
        assert await store.accounts.named("ann") == Person("p1", "Ann", True, 1)


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, upgrade = first_version(tmp_path), module.upgrade
    before = dump(path)

    def broken(connection: Connection, version: str | None, where: str) -> None:
        upgrade(connection, version, where)
        raise StoreError("The power went out.")

    monkeypatch.setattr(module, "upgrade", broken)
    with pytest.raises(StoreError, match="power"):
        await Store.open(path)
    assert dump(path) == before


def first_version(folder: Path) -> str:
    """The path of a database of version 0001, in which Ann has an account."""
    path = folder / "nassau.sqlite3"
    config = Config()
    config.set_main_option("script_location", "nassau.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES ('p1', 'Ann', 'ann', NULL, 1)"))
    engine.dispose()
    return str(path)


def dump(path: str) -> list[str]:
    """All contents of an SQLite file, as statements."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())
