"""What processes tell each other through the channels: never a position or a secret, only that something happened.

A process that hears of a number it has not shown reads the log itself and projects it for its own viewers.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from nassau.server.protocol import Line

CHANNEL: Final = "nassau"
LOG = structlog.get_logger("nassau.news")


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A table has reached this number; `listed`: its row in the lobby has changed."""

    origin: str
    table: str
    number: int
    listed: bool = False


class Said(msgspec.Struct, frozen=True, tag="said"):
    origin: str
    table: str
    line: Line


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to the origin; `ask`: tell me who is connected to you."""

    origin: str
    table: str
    online: list[bool]
    watchers: int
    ask: bool = False


class Thinks(msgspec.Struct, frozen=True, tag="thinks"):
    origin: str
    table: str
    number: int
    seat: int


News = Moved | Said | Here | Thinks
DECODER: Final = msgspec.json.Decoder(News)
ENCODER: Final = msgspec.json.Encoder()


def plugin(database: str, redis: str | None) -> ChannelsPlugin:
    return ChannelsPlugin(backend(database, redis), channels=[CHANNEL])


def backend(database: str, redis: str | None) -> ChannelsBackend:
    """Redis if there is one, else PostgreSQL's own notices, else this process alone."""
    if redis is not None:
        # Imported here because only servers of several processes have it installed.
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(redis))
    if database.startswith("postgres"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(dsn=database)
    return MemoryChannelsBackend()


class Newsroom:
    """This process's end of the channel."""

    def __init__(self, channels: ChannelsPlugin, alone: bool) -> None:
        self.channels = channels
        self.alone = alone  # nobody else listens: what we would say, we know
        self.origin = secrets.token_hex(4)

    def publish(self, news: News) -> None:
        if not self.alone:
            self.channels.publish(ENCODER.encode(news), CHANNEL)

    async def listen(self, hear: Callable[[News], Awaitable[None]]) -> None:
        """Pass on what others say, for as long as the server runs."""
        subscriber = await self.channels.subscribe(CHANNEL)
        async for data in subscriber.iter_events():
            news = DECODER.decode(data)
            if news.origin != self.origin:
                try:
                    await hear(news)
                except Exception:  # one bad table must not make this process deaf
                    LOG.exception("news", table=news.table)
