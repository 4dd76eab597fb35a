"""Databases that cannot be used: a one-sentence error each, and no change."""

from __future__ import annotations

import asyncio
import hashlib
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from nassau.store import StoreError, Unavailable
from nassau.tables import fold
from tests.support.postgres import command, server
from tests.support.stored_games import act, begun, head, opened


async def refusal(url: str) -> str:
    """The message with which a store refuses to open."""
    with pytest.raises(StoreError) as caught:
        async with opened(url):
            pass
    assert caught.value.exit_code == 2
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def made(url: str) -> str:
    """A database with a game in it."""
    async with opened(url) as store:
        await begun(store, head())
    return url


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user of the machine can enter, unlike pytest's."""
    folder = Path(tempfile.mkdtemp())
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture
async def game_file(open_folder: Path) -> Path:
    """An SQLite file with a game in it."""
    return Path(await made(str(open_folder / "nassau.sqlite3")))


async def test_a_database_of_a_newer_version(game_file: Path) -> None:
    with closing(sqlite3.connect(game_file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = sha256(game_file)
    assert "newer version of Nassau" in await refusal(str(game_file))
    assert sha256(game_file) == before


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.postgres
async def test_a_postgres_database_of_a_newer_version(postgres_url: str) -> None:
    url = await made(postgres_url)
    await command(url, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version of Nassau" in await refusal(url)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 1000)
    assert "is not a database of Nassau" in await refusal(str(path))
    assert path.read_text() == "Dear Ann, " * 1000


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.close()
    assert "another program" in await refusal(str(path))
    with sqlite3.connect(path) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
    connection.close()
    assert names == ["bookmarks"]


async def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    assert "cannot be opened" in await refusal(str(tmp_path / "nowhere" / "nassau.sqlite3"))


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("sqlite://", "in memory"),
        ("mysql://localhost/x", "not in mysql"),
        ("://", "not the address"),
        ("", "in memory"),
    ],
)
async def test_an_address_that_is_none(url: str, word: str) -> None:
    assert word in await refusal(url)


READ_ONLY = """
import asyncio, os, sys
from nassau.store import Store, StoreError

async def attempt(path):
    await (await Store.open(path)).close()

asyncio.run(attempt(sys.argv[2]))  # import everything before the user changes
if os.getuid() == 0:
    os.setuid(65534)
try:
    asyncio.run(attempt(sys.argv[1]))
except StoreError as error:
    print(error)
"""


def test_a_file_that_is_read_only(game_file: Path, tmp_path: Path) -> None:
    """Run as a user who is not root: root may write everywhere."""
    game_file.chmod(0o444)
    game_file.parent.chmod(0o555)
    command = [sys.executable, "-c", READ_ONLY, str(game_file), str(tmp_path / "scratch.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "the file or its folder is read-only." in done.stdout, done


async def test_a_full_database_takes_nothing_and_loses_nothing(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
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


@pytest.mark.postgres
async def test_a_wrong_password_for_postgres() -> None:
    """A role of the test server that requires a password."""
    host = server().partition("host=")[2]
    rules = Path(host) / "pg_hba.conf"
    rules.write_text("local all strict scram-sha-256\n" + rules.read_text())
    statements = ("CREATE ROLE strict LOGIN PASSWORD 'right'", "SELECT pg_reload_conf()")
    await command(server(), *statements)
    sentence = await refusal(f"postgresql://strict:wrong@/postgres?host={host}")
    assert "refuses this user name or password" in sentence
    assert "wrong" not in sentence


@pytest.mark.postgres
async def test_a_postgres_database_that_is_not_there() -> None:
    assert "no such database" in await refusal(server().replace("/postgres?", "/nowhere?"))


async def test_a_postgres_server_that_does_not_answer() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
    assert "does not answer" in await refusal(f"postgresql://127.0.0.1:{port}/nassau")


@pytest.mark.postgres
async def test_a_postgres_server_that_was_restarted_is_found_again(postgres_url: str) -> None:
    """All connections are cut, as a restart does."""
    async with opened(postgres_url) as store:
        await begun(store, head())
        name = postgres_url.rpartition("/")[2].partition("?")[0]
        await command(server(), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert await store.log("t1")
        await act(store, "t1", random.Random(1))
        await store.database.read(lambda connection: connection.execute(text("SELECT 1")))
