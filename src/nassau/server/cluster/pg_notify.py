"""PostgreSQL LISTEN/NOTIFY as the bus, publishing over one persistent connection."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend


class PgNotifyBackend(AsyncPgChannelsBackend):
    """Litestar's backend opens a connection for every message; this one keeps a publishing connection open."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.publisher: Any = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self.publisher is None or self.publisher.is_closed():
            self.publisher = await self._connect()
        for channel in channels:
            await self.publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        publisher, self.publisher = self.publisher, None
        if publisher is not None:
            with suppress(Exception):  # the server may already be down
                await publisher.close(timeout=1)
        await super().on_shutdown()
