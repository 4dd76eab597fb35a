"""The interface of a database: SQLite (a file) or PostgreSQL behind one URL.

Queries are plain functions of a SQLAlchemy connection; `read` and `write` run them. A write is durable when it returns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from nassau.store.database.migrate import migrate
from nassau.store.event_log import Append, append

Result = TypeVar("Result")
Query = Callable[[Connection], Result]

ENGINE_OPTIONS: Final = {"hide_parameters": True}
"""Parameters may be secrets (a token, a hand, the seed of the dice): error messages must not show them."""

DRAIN_SECONDS: Final = 5.0
"""How long `close` waits for running tasks before it cancels them."""

USER_VERSIONS: Final = 1 << 30


def write_nothing(connection: Connection) -> None:
    """A change of no data that the database must still write to its disk."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_current_xact_id()"))  # its commit is written to the log
    else:
        version = int(connection.execute(text("PRAGMA user_version")).scalar_one())
        connection.execute(text(f"PRAGMA user_version = {(version + 1) % USER_VERSIONS}"))


class Database:
    """An open database. `alone`: no other process is expected to write to it."""

    def __init__(self, url: URL, where: str) -> None:
        self.url = url
        self.where = where  # names the database in error messages, without credentials
        self.alone = False
        self.tasks: set[asyncio.Task[Any]] = set()

    @property
    def failing(self) -> bool:
        """Whether the last write failed because of the disk or the database server."""
        raise NotImplementedError

    async def shielded(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Await work that continues if the caller is cancelled: a query, or a table between disk and memory."""
        if asyncio.current_task() in self.tasks:
            return await work
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Run work as a task that `close` waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.forget_task)
        return task

    def forget_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # mark as retrieved: a caller that still waits gets it from the shield

    async def drain(self) -> None:
        """Wait for the running tasks, and cancel those that do not end in time."""
        if self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=DRAIN_SECONDS)
            for task in late:
                task.cancel()

    async def read(self, query: Query[Result]) -> Result:
        raise NotImplementedError

    async def write(self, change: Query[Result]) -> Result:
        """Run a change in a transaction: committed when this returns, rolled back if it raises."""
        raise NotImplementedError

    async def probe(self) -> None:
        """Commit a write that changes no data, which updates `failing`; StoreError if it fails."""
        await self.write(write_nothing)

    async def append(self, new: Append) -> None:
        """Append the next entries of a table, or Conflict."""
        await self.write(lambda connection: append(connection, new))

    async def close(self) -> None:
        raise NotImplementedError

    async def open(self) -> Self:
        """Migrate the schema to this program's version; StoreError if that is not possible."""
        try:
            await self.write(lambda connection: migrate(connection, self.where))
        except BaseException:
            await self.close()
            raise
        return self
