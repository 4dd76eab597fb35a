"""A channels backend that reconnects when Redis or PostgreSQL fails.

Messages published during an outage are lost; receivers detect the gap in the sequence numbers (bus.py). No operation
blocks for long: publishing times out, so messages do not pile up, and a server can stop while its bus is down.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Final

import structlog
from litestar.channels.backends.base import ChannelsBackend

LOG = structlog.get_logger(__name__)
SILENCE_SECONDS: Final = 15.0
"""Silence after which the connection counts as broken: every process sends a heartbeat more often than that."""
RETRY_SECONDS: Final = 1.0
"""Pause before a failed operation is tried again."""
OPERATION_SECONDS: Final = 2.0
"""Timeout for publishing a message and for closing a connection."""
CONNECT_SECONDS: Final = 10.0


class ResilientBackend(ChannelsBackend):
    def __init__(self, backend: ChannelsBackend, silence_seconds: float = SILENCE_SECONDS) -> None:
        self.backend = backend
        self.silence_seconds = silence_seconds
        self.channels: set[str] = set()
        self.muted_until = 0.0  # monotonic time; before it nothing is published
        self.subscribing = asyncio.Lock()

    async def on_startup(self) -> None:
        await self.backend.on_startup()

    async def on_shutdown(self) -> None:
        with suppress(Exception):  # the broker may already be down
            async with asyncio.timeout(OPERATION_SECONDS):
                await self.backend.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if time.monotonic() < self.muted_until:
            return
        try:
            async with asyncio.timeout(OPERATION_SECONDS):
                await self.backend.publish(data, channels)
        except Exception as error:
            self.muted_until = time.monotonic() + RETRY_SECONDS
            LOG.warning("bus: not published", reason=reason(error))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Serialized: two concurrent calls open two connections to Redis, and the first is never read."""
        self.channels.update(channels)
        async with self.subscribing:
            await self.backend.subscribe(self.channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels.difference_update(channels)
        with suppress(Exception):
            await self.backend.unsubscribe(channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self.backend.get_history(channel, limit)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            events = self.backend.stream_events()
            try:
                while True:
                    async with asyncio.timeout(self.silence_seconds):
                        event = await anext(events)
                    yield event
            except Exception as error:  # silence, a lost connection, or the end of the stream
                LOG.warning("bus: interrupted", reason=reason(error))
            finally:
                await events.aclose()
            await self.reconnect()

    async def reconnect(self) -> None:
        """Connect and subscribe again; retries until it succeeds."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            await self.on_shutdown()
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self.backend.on_startup()
                    await self.backend.subscribe(self.channels)
            except Exception as error:
                LOG.warning("bus: still interrupted", reason=reason(error))
            else:
                LOG.info("bus: restored")
                return


def reason(error: Exception) -> str:
    return str(error) or type(error).__name__
