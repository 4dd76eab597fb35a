"""Backup, restore, consistency check, export and erasure, and the commands that call them."""

import gzip
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from nassau.store import NoPerson, Store, StoreError
from nassau.store.admin import maintenance
from nassau.store.admin.backup import backup, restore
from nassau.store.admin.check import Problem, doctor
from nassau.store.personal_data import DELETED, export, forget
from nassau.store.schema import metadata
from nassau.tables import fold
from tests.support.stored_games import NOW, act, begun, head, opened, played, seated


async def furnished(store: Store) -> None:
    """A store with people, games, chat and ratings."""
    people = [await store.accounts.account(name, "hash", NOW) for name in ("Ann", "Bob", "Cid")]
    players = (people[0].player, people[1].player, people[2].player)
    await store.accounts.open_session(people[0].id, NOW)
    await store.bot_accounts.make(people[0].id, "Robby", ["play"], NOW)
    await played(store, head("done", players=players, rated=True), 1, players)
    table = (await begun(store, head("now", players=players, clock="live"), players)).table
    await seated(store, head("soon", players=players), players)
    await store.table_index.invite("soon")
    await store.chat.say(table, players[0], "Ahoy", NOW)


async def contents(store: Store) -> dict[str, list[str]]:
    return {name: await rows(store, name) for name in metadata.tables}


async def rows(store: Store, table: str) -> list[str]:
    every = text(f"SELECT * FROM {table}")
    return sorted(map(repr, await store.database.read(lambda connection: connection.execute(every).all())))


async def copy(source: str, target: str, path: Path) -> None:
    async with opened(source) as store:
        await furnished(store)
        saved = await backup(store, path)
        before = await contents(store)
    async with opened(target) as store:
        assert await restore(store, path) == saved == sum(map(len, before.values()))
        after = await contents(store)
        assert {name: len(rows) for name, rows in after.items()} == {name: len(rows) for name, rows in before.items()}
        assert (await doctor(store)).problems == []
        table = (await act(store, "now", random.Random(1))).table
        await store.chat.say(table, (await store.accounts.named("bob")).player, "Hi", NOW)  # type: ignore[union-attr]
        assert [line.text for line in await store.chat.lines(table)] == ["Ahoy", "Hi"]


async def test_a_backup_is_restored_whole(url: str, tmp_path: Path) -> None:
    await copy(url, str(tmp_path / "other.sqlite3"), tmp_path / "backup.gz")


@pytest.mark.postgres
async def test_a_backup_of_sqlite_moves_to_postgres(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    await copy(sqlite_url, postgres_url, tmp_path / "backup.gz")


@pytest.fixture
async def furnished_url(sqlite_url: str) -> str:
    """An SQLite file with people, games, chat and ratings."""
    async with opened(sqlite_url) as store:
        await furnished(store)
    return sqlite_url


def execute(url: str, statement: str) -> None:
    """Change an SQLite file while no store is open."""
    with closing(sqlite3.connect(url, isolation_level=None)) as connection:
        connection.execute(statement)


def test_a_backup_that_is_damaged_is_not_restored(furnished_url: str, tmp_path: Path) -> None:
    source, path = furnished_url, tmp_path / "backup.gz"
    maintenance.backup(source, path)
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    spoilt = {
        "not a backup": b"hello\n",
        "another version": b'["nassau-backup/1","0000"]\n' + b"".join(lines[1:]),
        "not complete": b"".join(lines[:-1]),
        "damaged": b"".join(lines).replace(b"Ahoy", b"Ahey"),
    }
    target = str(tmp_path / "new.sqlite3")
    for word, data in spoilt.items():
        path.write_bytes(gzip.compress(data))
        with pytest.raises(StoreError, match=word):
            maintenance.restore(target, path)
    path.write_bytes(gzip.compress(b"".join(lines))[:-20])
    with pytest.raises(StoreError, match="cannot be read"):
        maintenance.restore(target, path)
    path.write_bytes(b"plain text")
    with pytest.raises(StoreError, match="cannot be read"):
        maintenance.restore(target, path)
    assert not Path(target).exists()
    path.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(StoreError, match="not empty"):
        maintenance.restore(source, path)
    assert "restored" in maintenance.restore(target, path)


def test_a_backup_needs_a_place(furnished_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        maintenance.backup(str(tmp_path / "none.sqlite3"), tmp_path / "backup.gz")
    with pytest.raises(StoreError, match="cannot be written"):
        maintenance.backup(furnished_url, tmp_path / "nowhere" / "backup.gz")
    with pytest.raises(StoreError, match="no backup"):
        maintenance.restore(str(tmp_path / "new.sqlite3"), tmp_path / "nothing.gz")


# -- doctor


async def test_the_doctor_finds_the_first_bad_entry(store: Store) -> None:
    await furnished(store)
    report = await doctor(store)
    assert (report.tables, report.problems) == (3, [])
    log = await store.log("done")
    act = next(entry for entry in log if isinstance(entry.what, str) and entry.seat >= 0)
    roll = next(entry for entry in log if isinstance(entry.what, str) and entry.what.startswith("roll:"))
    _, ware, pips = str(roll.what).split(":")
    other = f"roll:{ware}:{int(pips) % 6 + 1}"
    for number, what, word in [
        (act.number, "bid:999", "refused by rule"),
        (roll.number, other, "sealed dice say"),
        (2, '{"type":"sat"}', "cannot be read"),
        (4, '{"type":"nothing"}', "cannot be read"),
    ]:
        was = await spoil(store, "done", number, what)
        problem = (await doctor(store)).problems
        assert [(found.table, found.number) for found in problem] == [("done", number)]
        assert word in problem[0].reason
        await spoil(store, "done", number, was)
    await store.database.write(lambda c: c.execute(text("DELETE FROM log WHERE table_id = 'now' AND number = 9")))
    await store.database.write(lambda c: c.execute(text("UPDATE tables SET row = replace(row, 'Bob', 'Rob')")))
    problems = {problem.table: problem for problem in (await doctor(store)).problems}
    assert problems["now"] == Problem("now", 10, "number 9 is missing")
    assert problems["done"].number == 0
    assert str(problems["now"]) == "table now, entry 10: number 9 is missing"


async def spoil(store: Store, table: str, number: int, what: str) -> str:
    where = {"table": table, "number": number, "what": what}
    find = text("SELECT what FROM log WHERE table_id = :table AND number = :number")
    set_ = text("UPDATE log SET what = :what WHERE table_id = :table AND number = :number")
    was = await store.database.read(lambda c: c.execute(find, {"table": table, "number": number}).scalar())
    await store.database.write(lambda c: c.execute(set_, where))
    return str(was)


def test_the_doctor_as_a_command(furnished_url: str, tmp_path: Path) -> None:
    url = furnished_url
    seen: list[tuple[int, int]] = []
    well, said = maintenance.doctor(url, progress=lambda done, of: seen.append((done, of)))
    assert well
    assert said[-1].startswith("3 tables with ")
    assert said[-1].endswith("no problems.")
    assert seen == [(1, 3), (2, 3), (3, 3)]
    execute(url, "UPDATE tables SET row = replace(row, 'Bob', 'Rob')")
    well, said = maintenance.doctor(url)
    assert (well, len(said)) == (False, 4)
    assert said[-1].endswith("3 problems.")
    assert maintenance.doctor(url, repair=True)[0]
    execute(url, "UPDATE log SET what = 'bid:9999' WHERE table_id = 'now' AND number = 15")
    assert not maintenance.doctor(url)[0]
    with pytest.raises(StoreError, match="is inconsistent"):
        maintenance.doctor(url, repair=True)
    with pytest.raises(StoreError, match="no database"):
        maintenance.doctor(str(tmp_path / "none.sqlite3"))


# -- personal data


async def test_a_person_takes_their_data_along(store: Store) -> None:
    await furnished(store)
    ann = await store.accounts.named("Ann")
    assert ann is not None
    data = json.loads(json.dumps(await export(store, ann.id)))
    assert data["person"]["name"] == "Ann"
    assert [row["table"] for row in data["tables"]] == ["done", "now", "soon"]
    assert len(data["tables"][0]["done"]) > 10
    assert [line["text"] for line in data["chat"]] == ["Ahoy"]
    assert len(data["sessions"]) == len(data["bots"]) == len(data["standings"]) == 1
    assert "secret" not in json.dumps(data)
    with pytest.raises(NoPerson):
        await export(store, "nobody")


async def test_a_person_is_forgotten(store: Store) -> None:
    await furnished(store)
    ann = await store.accounts.named("Ann")
    assert ann is not None
    assert await forget(store, ann.id, NOW) > 3
    for found in (await contents(store)).values():
        assert ann.id not in str(found)
        assert "Ann" not in str(found)
    for id in ("done", "now", "soon"):
        table = await store.table(id)
        assert table.number == len(await store.log(id))
    assert (await store.table("done")).seats[0].name == DELETED
    now = await store.table("now")
    assert (now.seats[0].name, now.seats[0].deputy, now.host.name) == (DELETED, "sailor", "Bob")
    soon = await store.table("soon")
    assert soon.seats[0].kind == "open"
    assert (await doctor(store)).problems == []
    assert (await store.accounts.guest("Ann", NOW)).id != ann.id
    with pytest.raises(NoPerson):
        await forget(store, ann.id, NOW)
    ladder = await store.ratings.ladder("manila")
    assert len(ladder) == 3
    assert fold(await store.log("done")).finished is not None
