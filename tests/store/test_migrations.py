"""Migrations build the schema of the code, on start, in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from nassau.store import Person, Store, StoreError
from nassau.store.database import migrate as module
from nassau.store.schema import HEAD, metadata
from tests.support.stored_games import begun, head, opened


def test_the_newest_migration_is_the_version_of_the_code() -> None:
    config = Config()
    config.set_main_option("script_location", "nassau.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_migrations_build_the_schema_of_the_code(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = list(compare_metadata(MigrationContext.configure(connection), metadata))
        return found

    assert await store.database.read(differences) == []


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


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "nassau.sqlite3"
    upgrade = module.upgrade

    def broken(connection: Connection, version: str | None, where: str) -> None:
        upgrade(connection, version, where)
        raise StoreError("The power went out.")

    monkeypatch.setattr(module, "upgrade", broken)
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
    path = tmp_path / "nassau.sqlite3"
    config = Config()
    config.set_main_option("script_location", "nassau.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES ('p1', 'Ann', 'ann', NULL, 1)"))
    engine.dispose()
    async with opened(str(path)) as store:
        assert await store.accounts.named("ann") == Person("p1", "Ann", True, 1)
