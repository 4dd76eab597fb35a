"""The database behind one URL: SQLite (a file) or PostgreSQL.

Queries are plain functions of a SQLAlchemy connection; `read` and `write` run them where that database wants it. A
write is durable when it returns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nassau.store.database.migrate import migrate
from nassau.store.database.sqlite_writer import Writer
from nassau.store.event_log import Append, append, append_at_once
from nassau.store.store_errors import StoreError, Unavailable, absent, broken, plain

Result = TypeVar("Result")
Query = Callable[[Connection], Result]

QUIET: Final = {"hide_parameters": True}
"""What is written may be a secret (a token, a hand, the seed of the dice): errors must not repeat it into a log."""

PATIENCE: Final = 5.0
"""Seconds that a closing database waits for what is under way."""
LETTING_GO: Final = 2.0
"""Seconds that its connections may take to close: the server at their other end may be gone."""

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Database:
    """An open database. `alone`: no other process is expected to write to it."""

    def __init__(self, url: URL, where: str) -> None:
        self.url = url
        self.where = where
        self.alone = False
        self.busy: set[asyncio.Task[Any]] = set()

    async def undisturbed(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Whoever waits may be cancelled; a query, or a table between disk and memory, must not be."""
        if asyncio.current_task() in self.busy:
            return await work
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Work that nobody cancels, and that `close` waits for."""
        task = asyncio.create_task(work)
        self.busy.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.busy.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits has been told

    async def idle(self) -> None:
        """Returns when what is under way now has ended, or seems to have no end."""
        if self.busy:
            _, endless = await asyncio.wait(self.busy, timeout=PATIENCE)
            for task in endless:
                task.cancel()

    async def read(self, query: Query[Result]) -> Result:
        raise NotImplementedError

    async def write(self, change: Query[Result]) -> Result:
        raise NotImplementedError

    async def append(self, new: Append) -> None:
        """Add the next entries of a table, or Conflict."""
        await self.write(lambda connection: append(connection, new))

    async def close(self) -> None:
        raise NotImplementedError

    async def open(self) -> Self:
        """Bring the schema up to date."""
        try:
            await self.write(lambda connection: migrate(connection, self.where))
        except BaseException:
            await self.close()
            raise
        return self


class Postgres(Database):
    """Optimistic: every write is its own transaction, and whoever comes second gets a Conflict."""

    def __init__(self, url: URL, where: str) -> None:
        super().__init__(url, where)
        self.engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_size=10, **QUIET)
        self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, query: Query[Result]) -> Result:
        try:
            return await self.write(query)
        except Unavailable as error:
            if not getattr(error.__cause__, "connection_invalidated", False):
                raise
        return await self.write(query)  # the server was restarted since; the pool has new connections now

    async def write(self, change: Query[Result]) -> Result:
        return await self.run(self.engine, change)

    async def append(self, new: Append) -> None:
        if new.more is not None or new.turn is None:
            await super().append(new)
        else:
            await self.run(self.single, lambda connection: append_at_once(connection, new))

    async def run(self, engine: AsyncEngine, change: Query[Result]) -> Result:
        return await self.undisturbed(self.transact(engine, change))

    async def transact(self, engine: AsyncEngine, change: Query[Result]) -> Result:
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(change)
        except (DBAPIError, OSError) as error:
            if isinstance(error, DBAPIError) and is_statement(error):
                raise
            raise plain(error, self.where) from error

    async def close(self) -> None:
        await self.idle()
        logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # what does not close now ends with the process
        with suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), LETTING_GO)


def is_statement(error: DBAPIError) -> bool:
    """Whether one statement was refused (a unique value, say) while the server works."""
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return state.startswith(("22", "23", "42"))


class Sqlite(Database):
    """Reads through a small pool of connections, writes through the one writer."""

    def __init__(self, url: URL, where: str) -> None:
        super().__init__(url, where)
        self.alone = True
        self.readers = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=4, **QUIET)
        prepare(self.readers.sync_engine, "BEGIN")
        self.engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, **QUIET)
        prepare(self.engine, "BEGIN IMMEDIATE")
        self.writer = Writer(self.engine, where)

    async def read(self, query: Query[Result]) -> Result:
        return await self.undisturbed(self.look(query))

    async def look(self, query: Query[Result]) -> Result:
        try:
            async with self.readers.connect() as connection:
                return await connection.run_sync(query)
        except SQLAlchemyError as error:
            raise (plain(error, self.where) if broken(error) else error) from error

    async def write(self, change: Query[Result]) -> Result:
        return await self.writer.write(change)

    async def append(self, new: Append) -> None:
        await (super().append(new) if new.more is not None else self.writer.append(new))

    async def close(self) -> None:
        await self.idle()
        await self.writer.close()
        await self.readers.dispose()
        self.engine.dispose()


def prepare(engine: Engine, begin: str) -> None:
    """Durability as wanted, and transactions that begin when we say so (the driver's own habit splits them)."""

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def address(url: str | Path) -> URL:
    """The URL of a database; a plain path is an SQLite file."""
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


def make_private(path: Path) -> None:
    """A new file is for our eyes only: it holds every hand. What is wrong with the place is said when it is opened."""
    with suppress(OSError):
        path.touch(0o600, exist_ok=False)


async def open_database(url: str | Path) -> Database:
    """Open a database and bring it up to date, or StoreError with one sentence."""
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite":
        assert parsed.database is not None
        make_private(Path(parsed.database))
        return await Sqlite(parsed, parsed.database).open()
    where = f"{parsed.host or parsed.query.get('host', 'localhost')}:{parsed.port or 5432}/{parsed.database or ''}"
    try:
        database = Postgres(parsed, where)
    except ModuleNotFoundError as error:
        raise absent("asyncpg") from error
    return await database.open()
