"""Databases that cannot be used: one clear sentence each, and nothing is changed."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import text

from nassau.store import Store, StoreError, Unavailable
from nassau.tables import fold
from tests.support.postgres import command, new_database, server
from tests.support.stored_games import act, begun, head, with_store


def refusal(url: str) -> str:
    async def attempt() -> None:
        store = await Store.open(url)
        await store.close()

    with pytest.raises(StoreError) as caught:
        asyncio.run(attempt())
    assert caught.value.exit_code == 2
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def made(path: Path) -> str:
    with_store(str(path), lambda store: ignore(begun(store, head())))
    return str(path)


async def ignore(work: object) -> None:
    await work  # type: ignore[misc]


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    url = made(tmp_path / "new.sqlite3")
    with sqlite3.connect(url) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = Path(url).read_bytes()
    assert "newer version of Nassau" in refusal(url)
    assert Path(url).read_bytes() == before


@pytest.mark.postgres
def test_a_postgres_database_of_a_newer_version() -> None:
    url = new_database()
    with_store(url, lambda store: ignore(begun(store, head())))
    asyncio.run(command(url, "UPDATE alembic_version SET version_num = '9999'"))
    assert "newer version of Nassau" in refusal(url)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 1000)
    assert "is not a database of Nassau" in refusal(str(path))
    assert path.read_text() == "Dear Ann, " * 1000


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.close()
    assert "another program" in refusal(str(path))
    with sqlite3.connect(path) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
    connection.close()
    assert names == ["bookmarks"]


def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    assert "cannot be opened" in refusal(str(tmp_path / "nowhere" / "nassau.sqlite3"))


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("sqlite://", "in memory"),
        ("mysql://localhost/x", "not in mysql"),
        ("://", "not the address"),
        ("", "in memory"),
    ],
)
def test_an_address_that_is_none(url: str, word: str) -> None:
    assert word in refusal(url)


READ_ONLY = """
import asyncio, os, sys
from nassau.store import Store, StoreError

async def attempt(path):
    await (await Store.open(path)).close()

asyncio.run(attempt(sys.argv[2]))  # everything is imported now: somebody else may not read our Python
if os.getuid() == 0:
    os.setuid(65534)
try:
    asyncio.run(attempt(sys.argv[1]))
except StoreError as error:
    print(error)
"""


def test_a_file_that_is_read_only(tmp_path: Path) -> None:
    """Asked by somebody who is not root: root may write everywhere."""
    folder = Path(tempfile.mkdtemp())
    url = made(folder / "nassau.sqlite3")
    Path(url).chmod(0o444)
    folder.chmod(0o555)
    command = [sys.executable, "-c", READ_ONLY, url, str(tmp_path / "scratch.sqlite3")]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
    assert "the file or its folder is read-only." in done.stdout, done


def test_a_full_database_takes_nothing_and_loses_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            await begun(store, head(f"t{number}"))
        pages = await store.database.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        await store.database.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar())
        full = 0
        for turn in range(40):
            results = await asyncio.gather(
                *(act(store, f"t{number}", random.Random(turn)) for number in range(5)), return_exceptions=True
            )
            failed = [result for result in results if isinstance(result, BaseException)]
            assert all(isinstance(error, Unavailable) and "full" in str(error) for error in failed), failed
            full += len(failed)
        assert full
        numbers = [(await store.table(f"t{number}")).number for number in range(5)]
        for number in range(5):
            log = await store.log(f"t{number}")
            assert fold(log).number == len(log) == numbers[number]
        await store.database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar())
        await asyncio.gather(*(act(store, f"t{number}", random.Random(1)) for number in range(5)))

    with_store(str(tmp_path / "nassau.sqlite3"), work)


@pytest.mark.postgres
def test_a_wrong_password_for_postgres() -> None:
    """A user of the test server who must give a password."""
    host = server().partition("host=")[2]
    rules = Path(host) / "pg_hba.conf"
    rules.write_text("local all strict scram-sha-256\n" + rules.read_text())
    statements = ("CREATE ROLE strict LOGIN PASSWORD 'right'", "SELECT pg_reload_conf()")
    asyncio.run(command(server(), *statements))
    sentence = refusal(f"postgresql://strict:wrong@/postgres?host={host}")
    assert "refuses this user name or password" in sentence
    assert "wrong" not in sentence


@pytest.mark.postgres
def test_a_postgres_database_that_is_not_there() -> None:
    assert "no such database" in refusal(server().replace("/postgres?", "/nowhere?"))


def test_a_postgres_server_that_does_not_answer() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
    assert "does not answer" in refusal(f"postgresql://127.0.0.1:{port}/nassau")


@pytest.mark.postgres
def test_a_postgres_server_that_was_restarted_is_found_again() -> None:
    """All connections are cut, as a restart does."""
    url = new_database()

    async def work(store: Store) -> None:
        await begun(store, head())
        name = url.rpartition("/")[2].partition("?")[0]
        await command(server(), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert await store.log("t1")
        await act(store, "t1", random.Random(1))
        await store.database.read(lambda connection: connection.execute(text("SELECT 1")))

    with_store(url, work)
