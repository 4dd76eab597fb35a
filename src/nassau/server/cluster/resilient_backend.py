"""A channel that survives the failure of what carries it: Redis or PostgreSQL may go away and come back.

What is published meanwhile is lost; senders count their letters, so listeners notice (news.py). Nothing here waits for
ever: letters do not pile up behind one that cannot leave, and a server can stop though its channel is gone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Final

import structlog
from litestar.channels.backends.base import ChannelsBackend

LOG = structlog.get_logger("nassau.channel")
SILENCE: Final = 15.0
"""Seconds without a word after which a channel counts as broken; every process says something every few seconds."""
PAUSE: Final = 1.0
"""Seconds after which a channel that did not work is tried again."""
PATIENCE: Final = 2.0
"""Seconds that a letter may take to leave, and a connection to be closed."""
CONNECT: Final = 10.0
"""Seconds that a new connection may take."""


class Steady(ChannelsBackend):
    def __init__(self, backend: ChannelsBackend, silence: float = SILENCE) -> None:
        self.backend = backend
        self.silence = silence
        self.channels: set[str] = set()
        self.mute = 0.0  # until then letters are not even tried
        self.subscribing = asyncio.Lock()

    async def on_startup(self) -> None:
        await self.backend.on_startup()

    async def on_shutdown(self) -> None:
        with suppress(Exception):  # it may have gone before us
            async with asyncio.timeout(PATIENCE):
                await self.backend.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if time.monotonic() < self.mute:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.backend.publish(data, channels)
        except Exception as error:
            self.mute = time.monotonic() + PAUSE
            LOG.warning("not published", reason=reason(error))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """One after the other: two at once open two connections to Redis, and nobody reads the first."""
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
                    async with asyncio.timeout(self.silence):
                        event = await anext(events)
                    yield event
            except Exception as error:  # silence, a lost connection, or the end of the stream
                LOG.warning("interrupted", reason=reason(error))
            finally:
                await events.aclose()
            await self.restart()

    async def restart(self) -> None:
        """Connect again, however long it takes."""
        while True:
            await asyncio.sleep(PAUSE)
            await self.on_shutdown()
            try:
                async with asyncio.timeout(CONNECT):
                    await self.backend.on_startup()
                    await self.backend.subscribe(self.channels)
            except Exception as error:
                LOG.warning("still interrupted", reason=reason(error))
            else:
                LOG.info("restored")
                return


def reason(error: Exception) -> str:
    return str(error) or type(error).__name__
