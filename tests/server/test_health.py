"""The health check: 503 while the database takes no writes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection

from nassau.server.http.operator_routes import health
from nassau.store import Store, StoreError
from nassau.store.database.base import write_nothing
from tests.support.offline_server import OfflineServer


def status(offline: OfflineServer) -> tuple[int, str]:
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(services=offline.services)))
    answer: Any = health.fn(request)
    return answer.status_code, answer.content.status


async def test_the_health_check_fails_with_the_disk_and_recovers_with_it(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "health.sqlite3"))
    database = offline.services.store.database
    assert status(offline) == (200, "ok")
    await database.write(fill_the_disk)
    with pytest.raises(StoreError, match="full"):
        await offline.services.store.accounts.account("Ann", "x" * 100_000, 1)
    assert status(offline) == (503, "failing")
    await database.probe()  # needs no new page
    assert status(offline) == (200, "ok")
    await offline.close()


def fill_the_disk(connection: Connection) -> None:
    """Limit the file to its present size: every write that needs a new page fails as on a full disk."""
    pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_the_periodic_probe_notices_a_disk_that_takes_no_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "health.sqlite3"))

    def broken(_: Connection) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("nassau.store.database.base.write_nothing", broken)
    await offline.server.lifecycle.probe_store()
    assert status(offline) == (503, "failing")
    monkeypatch.setattr("nassau.store.database.base.write_nothing", write_nothing)
    await offline.server.lifecycle.probe_store()
    assert status(offline) == (200, "ok")
    await offline.close()


async def test_a_probe_is_written_but_changes_no_data(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "health.sqlite3")
    before = (tmp_path / "health.sqlite3-wal").read_bytes()
    await store.database.probe()
    assert (tmp_path / "health.sqlite3-wal").read_bytes() != before
    await store.close()


async def test_a_probe_of_postgresql_succeeds(database: str) -> None:
    store = await Store.open(database)
    await store.database.probe()
    assert not store.database.failing
    await store.close()
