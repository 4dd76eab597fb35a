"""PostgreSQL through asyncpg: every write is a transaction of its own, concurrent appends are resolved by Conflict."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, TypeVar

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nassau.store.database.base import ENGINE_OPTIONS, Database, Query
from nassau.store.event_log import Append, append_single_statement
from nassau.store.store_errors import Unavailable, plain

Result = TypeVar("Result")

DISPOSE_SECONDS: Final = 2.0
"""How long connections may take to close: the server may be unreachable."""


class Postgres(Database):
    """A pool of connections; appends of acts run in autocommit mode, in one round trip."""

    def __init__(self, url: URL, where: str) -> None:
        super().__init__(url, where)
        self.engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_size=10, **ENGINE_OPTIONS)
        self.last_failed = False
        self.autocommit = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def failing(self) -> bool:
        return self.last_failed

    async def read(self, query: Query[Result]) -> Result:
        try:
            return await self.write(query)
        except Unavailable as error:
            if not getattr(error.__cause__, "connection_invalidated", False):
                raise
        return await self.write(query)  # after a restart of the server the pool has new connections

    async def write(self, change: Query[Result]) -> Result:
        return await self.run(self.engine, change)

    async def append(self, new: Append) -> None:
        if new.more is not None or new.turn is None:
            await super().append(new)
        else:
            await self.run(self.autocommit, lambda connection: append_single_statement(connection, new))

    async def run(self, engine: AsyncEngine, change: Query[Result]) -> Result:
        return await self.shielded(self.transact(engine, change))

    async def transact(self, engine: AsyncEngine, change: Query[Result]) -> Result:
        try:
            async with engine.begin() as connection:
                found = await connection.run_sync(change)
        except (DBAPIError, OSError) as error:
            if isinstance(error, DBAPIError) and is_statement_error(error):
                raise
            self.last_failed = True
            raise plain(error, self.where) from error
        self.last_failed = False
        return found

    async def close(self) -> None:
        await self.drain()
        logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # open connections end with the process
        with suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), DISPOSE_SECONDS)


def is_statement_error(error: DBAPIError) -> bool:
    """Whether one statement failed (a unique constraint, for example) while the server works."""
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return state.startswith(("22", "23", "42"))
