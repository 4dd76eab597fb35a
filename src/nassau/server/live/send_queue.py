"""A minimal queue with one reader.

`asyncio.Queue` takes 3 KB; every connection has two queues, nearly always empty, and a server has thousands.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class SendQueue(Generic[Item]):
    __slots__ = ("items", "reader")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self.items)

    def empty(self) -> bool:
        return not self.items

    def put_nowait(self, item: Item) -> None:
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Item:
        """Remove and return the oldest item; waits while the queue is empty."""
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.items.pop(0)
