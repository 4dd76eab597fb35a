"""Backups under load, and databases of the previous release."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nassau import games
from nassau.server.http.passwords import HASHER
from nassau.store import Store
from nassau.store.admin import maintenance
from nassau.store.admin.backup import backup, restore
from nassau.store.admin.check import doctor
from nassau.store.schema import HEAD
from nassau.tables import play
from tests.support.postgres import new_database
from tests.support.stored_games import act, begun, choose, head, opened

HERE = Path(__file__).parent
BACKUPS = 4
OLD = "0001"


# -- backups under load


async def play_forever(store: Store, id: str, reached: dict[str, int], moved: asyncio.Semaphore) -> None:
    """Play games, and record the sequence number of each table after every commit."""
    rng, game = random.Random(id), 0
    while True:
        game += 1
        changed = await begun(store, head(f"{id}-{game}"))
        while not changed.table.over:
            reached[changed.table.id] = changed.table.number
            moved.release()
            changed = await act(store, changed.table.id, rng)


async def save_and_compare(store: Store, folder: Path, number: int, reached: dict[str, int]) -> None:
    """Check that a backup holds at least what was stored before it began."""
    path, before = folder / f"{number}.backup", dict(reached)
    await backup(store, path)
    assert path.stat().st_mode & 0o077 == 0
    async with opened(str(folder / f"restored-{number}.sqlite3")) as other:
        await restore(other, path)
        assert (await doctor(other)).problems == []
        for id, there in before.items():
            assert len(await other.log(id)) >= there, id
        some = max(reached, key=lambda id: reached[id])
        if not (await other.table(some)).over:
            await act(other, some, random.Random(1))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    return str(tmp_path / "nassau.sqlite3") if request.param == "sqlite" else new_database()


@pytest.mark.slow
async def test_a_backup_under_load_is_consistent(url: str, tmp_path: Path) -> None:
    reached: dict[str, int] = {}
    moved = asyncio.Semaphore(0)
    async with opened(url) as store:
        players = [asyncio.create_task(play_forever(store, f"t{number}", reached, moved)) for number in range(6)]
        for number in range(BACKUPS):
            for _ in range(60):
                await moved.acquire()
            await save_and_compare(store, tmp_path, number, reached)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


async def test_database_files_are_private(tmp_path: Path) -> None:
    def modes() -> list[int]:
        return [file.stat().st_mode & 0o077 for file in tmp_path.iterdir()]

    async with opened(str(tmp_path / "nassau.sqlite3")) as store:
        await begun(store, head())
        assert await asyncio.to_thread(modes) == [0, 0, 0]  # the database, its WAL and its shared memory


# -- the previous release


def old_database(folder: Path) -> str:
    """A database of the release with schema 0001: people, chat, a finished and a running table of each game."""
    path = folder / "old.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((HERE / f"release-{OLD}.sql").read_text(encoding="utf-8"))
    return str(path)


async def look_at(store: Store) -> None:
    """Check that all data is there and play can continue."""
    report = await doctor(store)
    assert report.problems == []
    assert report.tables == 7
    ann = await store.accounts.credentials("ann")
    assert ann is not None
    assert HASHER.verify(ann[1], "pieces of eight")
    assert (await store.accounts.named("Cid")) is not None
    done = await store.table("manila-done")
    assert done.finished is not None
    assert [line.text for line in await store.chat.lines(await store.table("manila-running"))] == [
        "Ahoy from the old release"
    ]
    assert len(await store.table_index.of(ann[0].id)) == 5
    for game in ("manila", "rum", "grog", "port_royal"):
        await play_on(store, f"{game}-running")
    assert (await doctor(store)).problems == []


async def play_on(store: Store, id: str) -> None:
    table = await store.table(id)
    assert table.game.id in games.ALL
    for _ in range(5):
        seat, option, version = choose(await store.table(id), random.Random(1))
        await store.change(id, lambda table: play.act(table, seat, option, version, table.time))  # noqa: B023


async def test_a_database_of_the_previous_release_is_migrated(tmp_path: Path) -> None:
    url = old_database(tmp_path)

    async with opened(url) as store:
        await look_at(store)
    with closing(sqlite3.connect(url)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
    assert (await asyncio.to_thread(maintenance.doctor, url))[0]


async def test_a_backup_of_the_previous_release_is_restored(url: str) -> None:
    report = await asyncio.to_thread(maintenance.restore, url, HERE / f"release-{OLD}.backup")
    assert "restored" in report
    async with opened(url) as store:
        await look_at(store)
