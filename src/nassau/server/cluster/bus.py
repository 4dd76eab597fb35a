"""The message bus between server processes.

Events carry no position and no secret, only that something changed. A process that learns of a sequence number it has
not shown reads the event log itself and projects it for its own viewers.
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

from nassau.server.cluster.bus_events import BusEvent, Heartbeat
from nassau.server.cluster.resilient_backend import ResilientBackend
from nassau.store.store_errors import StoreError, absent

LOG = structlog.get_logger(__name__)
CHANNEL: Final = "nassau"
HEARTBEAT_SECONDS: Final = 5.0
TIMEOUT_SECONDS: Final = 3 * HEARTBEAT_SECONDS
"""Silence after which another process counts as gone."""


class Envelope(msgspec.Struct, frozen=True, rename={"sequence": "count", "event": "news"}):
    """An event with its origin and sequence number, so that receivers detect gaps."""

    origin: str
    sequence: int
    event: BusEvent


DECODER: Final = msgspec.json.Decoder(Envelope)
ENCODER: Final = msgspec.json.Encoder()


def open_backend(database: str, redis: str | None) -> ChannelsBackend:
    """Redis if configured, else LISTEN/NOTIFY of a PostgreSQL database, else memory. StoreError if unusable."""
    if redis is not None:
        return redis_backend(redis)
    if database.startswith("postgres"):
        from nassau.server.cluster.pg_notify import PgNotifyBackend

        return PgNotifyBackend(database)
    return MemoryChannelsBackend()


def redis_backend(url: str) -> ChannelsBackend:
    try:  # imported here because the package is installed for clusters only
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    except ModuleNotFoundError as error:
        raise absent("redis") from error
    except ValueError as error:  # without the URL, which may hold a password
        raise StoreError("This is not the address of a Redis server, like redis://localhost:6379.") from error


class Bus:
    """This process's connection to the bus."""

    def __init__(self, backend: ChannelsBackend, alone: bool) -> None:
        self.alone = alone  # single process: nothing is published
        self.origin = secrets.token_hex(4)
        self.sequence = 0
        self.last_seen: dict[str, tuple[int, float]] = {}  # by origin: last sequence number, and its monotonic time
        self.channels = ChannelsPlugin(backend if alone else ResilientBackend(backend), channels=[CHANNEL])

    def publish(self, event: BusEvent) -> None:
        if not self.alone:
            self.sequence += 1
            self.channels.publish(ENCODER.encode(Envelope(self.origin, self.sequence, event)), CHANNEL)

    async def send_heartbeats(self, on_lost: Callable[[str], None]) -> None:
        """Publish a heartbeat at intervals, so that receivers notice gaps and broken connections soon.

        Calls `on_lost` with the origin of each process that timed out.
        """
        while not self.alone:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.publish(Heartbeat())
            for origin in self.timed_out(time.monotonic()):
                del self.last_seen[origin]
                on_lost(origin)

    def timed_out(self, now: float) -> list[str]:
        return [origin for origin, (_, seen) in self.last_seen.items() if now - seen > TIMEOUT_SECONDS]

    async def listen(self, handle: Callable[[str, BusEvent], Awaitable[None]], on_gap: Callable[[], None]) -> None:
        """Pass events of other processes to `handle` until cancelled; `on_gap` is called when events were lost."""
        subscriber = await self.channels.subscribe(CHANNEL)
        async for data in subscriber.iter_events():
            envelope = DECODER.decode(data)
            expected = self.last_seen.get(envelope.origin, (0, 0.0))[0] + 1
            self.last_seen[envelope.origin] = (envelope.sequence, time.monotonic())
            if envelope.sequence > expected:
                on_gap()
            if envelope.origin != self.origin:
                await self.deliver(envelope, handle)

    async def deliver(self, envelope: Envelope, handle: Callable[[str, BusEvent], Awaitable[None]]) -> None:
        try:
            await handle(envelope.origin, envelope.event)
        except Exception:  # one bad event must not end the subscription
            LOG.exception("event not handled", table=envelope.event.table)
