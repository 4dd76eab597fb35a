"""Rate limits: token buckets in memory, one per kind and key (an address, a person or a connection)."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from nassau.server.protocol.request_error import Trouble

CAPACITY: Final = 50_000
"""Buckets kept; the least recently used is forgotten first, which only ever gives somebody new tokens."""


class Limit:
    """`burst` at once, then `burst` per `seconds`."""

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds


LIMITS: Final[dict[str, Limit]] = {
    "guest": Limit(60, 600),  # by address: a whole club behind one router may come at once
    "login": Limit(10, 60),  # by address and by name
    "signup": Limit(20, 600),  # by address
    "create": Limit(20, 60),  # by person: tables and rematches
    "opened": Limit(120, 60),  # by address: the same, for whoever comes under many names
    "replay": Limit(60, 60),  # by address: what takes long to put together
    "insight": Limit(120, 60),  # by address: asked again until it is there, by everybody at a table
    "request": Limit(300, 10),  # by address: everything else that changes something
    "chat": Limit(8, 10),  # by person
    "counsel": Limit(12, 60),  # by person: a second of a processor each
    "message": Limit(200, 4),  # by connection: beyond it the connection is closed
    "connect": Limit(120, 60),  # by address
}


class Limits:
    def __init__(self, limits: dict[str, Limit] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = LIMITS if limits is None else limits
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, key: str) -> float:
        """Take a token: 0, or the seconds until there is one."""
        limit = self.limits.get(kind)
        if limit is None:
            return 0.0
        now = self.clock()
        tokens, since = self.buckets.pop((kind, key), (float(limit.burst), now))
        tokens = min(float(limit.burst), tokens + (now - since) * limit.burst / limit.seconds)
        allowed = tokens >= 1
        self.buckets[kind, key] = (tokens - 1 if allowed else tokens, now)
        if len(self.buckets) > CAPACITY:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1 - tokens) * limit.seconds / limit.burst

    def check(self, kind: str, key: str) -> None:
        wait = self.wait(kind, key)
        if wait:
            raise Trouble("limited", f"too often; try again in {wait:.0f} s", wait=round(wait, 1))
