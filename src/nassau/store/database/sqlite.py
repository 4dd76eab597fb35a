"""SQLite: reads through a small pool of connections, writes through one writer thread."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from nassau.store.database.base import ENGINE_OPTIONS, Database, Query
from nassau.store.database.sqlite_writer import Writer
from nassau.store.event_log import Append
from nassau.store.store_errors import broken, plain

Result = TypeVar("Result")

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Sqlite(Database):
    """Write-ahead logging lets reads run beside the writer."""

    def __init__(self, url: URL, where: str) -> None:
        super().__init__(url, where)
        self.alone = True
        self.readers = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=4, **ENGINE_OPTIONS)
        configure(self.readers.sync_engine, "BEGIN")
        self.engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, **ENGINE_OPTIONS)
        configure(self.engine, "BEGIN IMMEDIATE")
        self.writer = Writer(self.engine, where)

    async def read(self, query: Query[Result]) -> Result:
        return await self.shielded(self.query(query))

    async def query(self, query: Query[Result]) -> Result:
        try:
            async with self.readers.connect() as connection:
                return await connection.run_sync(query)
        except SQLAlchemyError as error:
            raise (plain(error, self.where) if broken(error) else error) from error

    async def write(self, change: Query[Result]) -> Result:
        return await self.writer.write(change)

    @property
    def failing(self) -> bool:
        return self.writer.failing

    async def append(self, new: Append) -> None:
        await (super().append(new) if new.more is not None else self.writer.append(new))

    async def close(self) -> None:
        await self.drain()
        await self.writer.close()
        await self.readers.dispose()
        self.engine.dispose()


def configure(engine: Engine, begin: str) -> None:
    """Set the pragmas of every connection, and begin transactions explicitly: the driver's implicit ones would split
    ours."""

    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
