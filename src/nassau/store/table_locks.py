"""One lock per table, kept exactly while a task holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class CountedLock:
    """A lock with the number of tasks that hold it or wait for it.

    `asyncio.Lock.locked` is false between a release and the wake-up of the next waiter, so it cannot tell whether a
    lock is unused.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


class TableLocks:
    """Mutual exclusion per table id."""

    def __init__(self) -> None:
        self.locks: dict[str, CountedLock] = {}

    def __len__(self) -> int:
        return len(self.locks)

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[None]:
        """Hold the lock of a table; other tasks that ask for it wait."""
        counted = self.locks.setdefault(id, CountedLock())
        counted.users += 1
        try:
            async with counted.lock:
                yield
        finally:
            counted.users -= 1
            if not counted.users:
                del self.locks[id]
