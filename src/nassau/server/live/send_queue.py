"""A queue for one reader, as small as can be: every connection has two of them, which are nearly always empty.

asyncio's own takes three kilobytes, and a server with a thousand tables has some thousand connections.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Mailbox(Generic[Item]):
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
        """The oldest item, as soon as there is one."""
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.items.pop(0)
