"""Rate limits: in-memory token buckets by kind and key (an address, a person or a connection)."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from nassau.server.protocol.request_error import RequestError

MAX_BUCKETS: Final = 50_000
"""Beyond this the least recently used bucket is dropped, which at worst gives one client a fresh bucket."""


class Limit:
    """`burst` requests at once, refilled at `burst` per `seconds`."""

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds


LIMITS: Final[dict[str, Limit]] = {
    "guest": Limit(60, 600),  # by address: a whole club behind one router may arrive at once
    "login": Limit(10, 60),  # by address and by name
    "signup": Limit(20, 600),  # by address
    "create": Limit(20, 60),  # by person: tables and rematches
    "opened": Limit(120, 60),  # by address: the same, against clients with many guest names
    "replay": Limit(60, 60),  # by address: expensive responses
    "insight": Limit(120, 60),  # by address: every player at the table polls it
    "request": Limit(300, 10),  # by address: all other state-changing requests
    "chat": Limit(8, 10),  # by person
    "counsel": Limit(12, 60),  # by person: each costs a CPU second
    "message": Limit(200, 4),  # by connection: exceeding it closes the connection
    "connect": Limit(120, 60),  # by address
    "subscribe": Limit(300, 60),  # by connection: each costs a snapshot
    "subscribed": Limit(3000, 60),  # by address: the same, against clients with many connections
}


class RateLimits:
    def __init__(self, limits: dict[str, Limit] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = LIMITS if limits is None else limits
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, key: str) -> float:
        """Take one token. Returns 0, or the seconds until a token is available (none was taken)."""
        limit = self.limits.get(kind)
        if limit is None:
            return 0.0
        now = self.clock()
        tokens, since = self.buckets.pop((kind, key), (float(limit.burst), now))
        tokens = min(float(limit.burst), tokens + (now - since) * limit.burst / limit.seconds)
        allowed = tokens >= 1
        self.buckets[kind, key] = (tokens - 1 if allowed else tokens, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1 - tokens) * limit.seconds / limit.burst

    def check(self, kind: str, key: str) -> None:
        """Take one token; RequestError `limited` if there is none."""
        wait = self.wait(kind, key)
        if wait:
            raise RequestError("limited", f"too often; try again in {wait:.0f} s", wait=round(wait, 1))
