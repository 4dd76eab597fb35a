"""What processes tell each other through the channels: never a position or a secret, only that something happened.

A process that hears of a number it has not shown reads the log itself and projects it for its own viewers.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from nassau.server.cluster.resilient_backend import Steady
from nassau.server.protocol.messages import Line
from nassau.store.store_errors import StoreError, absent

CHANNEL: Final = "nassau"
EVERY: Final = 5.0
"""Seconds after which a process that has nothing to say says that it lives."""
GONE: Final = 3 * EVERY
"""Seconds of silence after which another process counts as gone."""
LOG = structlog.get_logger("nassau.news")


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A table has reached this number; `listed`: its row in the lobby has changed."""

    table: str
    number: int
    listed: bool = False


class Said(msgspec.Struct, frozen=True, tag="said"):
    table: str
    line: Line


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to the sender; `ask`: tell me who is connected to you."""

    table: str
    online: list[bool]
    watchers: int
    ask: bool = False


class Thinks(msgspec.Struct, frozen=True, tag="thinks"):
    table: str
    number: int
    seat: int


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """The sender lives, and the channel works."""

    table: str = ""


class Dismissed(msgspec.Struct, frozen=True, tag="dismissed"):
    """Somebody was deleted or lost their token: their connections end."""

    person: str
    table: str = ""


class SignedOut(msgspec.Struct, frozen=True, tag="signed_out"):
    """A session has ended (this is its hash): the connections that it opened end."""

    session: str
    table: str = ""


class Uninvited(msgspec.Struct, frozen=True, tag="uninvited"):
    """A private table has another invite: whoever is not at the table sees it no more."""

    table: str


News = Moved | Said | Here | Thinks | Beat | Dismissed | SignedOut | Uninvited


class Letter(msgspec.Struct, frozen=True):
    """News with their sender, who counts its letters: whoever misses one knows that there is something to catch up."""

    origin: str
    count: int
    news: News


DECODER: Final = msgspec.json.Decoder(Letter)
ENCODER: Final = msgspec.json.Encoder()


def backend(database: str, redis: str | None) -> ChannelsBackend:
    """Redis if there is one, else PostgreSQL's own notices, else this process alone. StoreError if that cannot be."""
    if redis is not None:
        try:  # imported here because only servers of several processes have it installed
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis

            return RedisChannelsPubSubBackend(redis=Redis.from_url(redis))
        except ModuleNotFoundError as error:
            raise absent("redis") from error
        except ValueError as error:  # without the address: there may be a password in it
            raise StoreError("This is not the address of a Redis server, like redis://localhost:6379.") from error
    if database.startswith("postgres"):
        from nassau.server.cluster.pg_notify import Notices

        return Notices(database)
    return MemoryChannelsBackend()


class Newsroom:
    """This process's end of the channel."""

    def __init__(self, backend: ChannelsBackend, alone: bool) -> None:
        self.alone = alone  # nobody else listens: what we would say, we know
        self.origin = secrets.token_hex(4)
        self.count = 0
        self.heard: dict[str, tuple[int, float]] = {}  # by sender: the last letter, and when it came
        self.steady = Steady(backend)
        self.channels = ChannelsPlugin(backend if alone else self.steady, channels=[CHANNEL])

    def publish(self, news: News) -> None:
        if not self.alone:
            self.count += 1
            self.channels.publish(ENCODER.encode(Letter(self.origin, self.count, news)), CHANNEL)

    async def beat(self, lost: Callable[[str], None]) -> None:
        """Say something every now and then, so that a lost letter and a broken channel are noticed soon.

        `lost` is called with each process that has not been heard of for a while.
        """
        while not self.alone:
            await asyncio.sleep(EVERY)
            self.publish(Beat())
            for origin in self.silent(time.monotonic()):
                del self.heard[origin]
                lost(origin)

    def silent(self, now: float) -> list[str]:
        return [origin for origin, (_, since) in self.heard.items() if now - since > GONE]

    async def listen(self, hear: Callable[[str, News], Awaitable[None]], missed: Callable[[], None]) -> None:
        """Pass on what others say, for as long as the server runs; `missed` is called when letters are missing."""
        subscriber = await self.channels.subscribe(CHANNEL)
        async for data in subscriber.iter_events():
            letter = DECODER.decode(data)
            expected = self.heard.get(letter.origin, (0, 0.0))[0] + 1
            self.heard[letter.origin] = (letter.count, time.monotonic())
            if letter.count > expected:
                missed()
            if letter.origin != self.origin:
                await self.pass_on(letter, hear)

    async def pass_on(self, letter: Letter, hear: Callable[[str, News], Awaitable[None]]) -> None:
        try:
            await hear(letter.origin, letter.news)
        except Exception:  # one bad table must not make this process deaf
            LOG.exception("news", table=letter.news.table)
