"""PostgreSQL's notices as a channel between processes, spoken through one connection that stays open."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend


class Notices(AsyncPgChannelsBackend):
    """Litestar's backend, which opens a connection for every message; a table that is played sends many."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.speaker: Any = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self.speaker is None or self.speaker.is_closed():
            self.speaker = await self._connect()
        for channel in channels:
            await self.speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        speaker, self.speaker = self.speaker, None
        if speaker is not None:
            with suppress(Exception):  # it may have gone before us
                await speaker.close(timeout=1)
        await super().on_shutdown()
