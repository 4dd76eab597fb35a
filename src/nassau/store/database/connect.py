"""Open the database of a URL or path."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from nassau.store.database.base import Database
from nassau.store.database.file_lock import FileLock
from nassau.store.database.postgres import Postgres
from nassau.store.database.sqlite import Sqlite
from nassau.store.store_errors import StoreError, absent


async def open_database(url: str | Path) -> Database:
    """Open a database, created if it is an SQLite file that does not exist, and migrate it; or StoreError."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        assert parsed.database is not None
        create_private(Path(parsed.database))
        return await Sqlite(parsed, parsed.database).open()
    where = f"{parsed.host or parsed.query.get('host', 'localhost')}:{parsed.port or 5432}/{parsed.database or ''}"
    try:
        database = Postgres(parsed, where)
    except ModuleNotFoundError as error:
        raise absent("asyncpg") from error
    return await database.open()


def server_lock(url: str | Path) -> FileLock | None:
    """The lock that a server takes on its database; None for PostgreSQL, which several may share. StoreError for an
    address that is not supported."""
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    assert parsed.database is not None
    return FileLock(Path(parsed.database))


def parse_url(url: str | Path) -> URL:
    """The URL of a supported database, or StoreError; a plain path is an SQLite file."""
    given = str(url)
    try:
        parsed = make_url(given if "://" in given else f"sqlite:///{given}")
    except ArgumentError as error:
        raise StoreError(f"{given!r} is not the address of a database.") from error
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql", "postgres"):
        raise StoreError(f"Nassau keeps its tables in SQLite or PostgreSQL, not in {kind}.")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise StoreError("Nassau needs a database file: tables in memory would be lost.")
    return parsed


def create_private(path: Path) -> None:
    """Create a missing file readable by its owner only, because it holds all hidden information. Errors surface when
    the database is opened."""
    with suppress(OSError):
        path.touch(0o600, exist_ok=False)
