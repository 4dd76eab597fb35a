"""A TCP proxy in front of several servers, whose connections can be cut or stalled."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self


class Link:
    """One proxied connection."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.ends = ends
        self.frozen = False

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Proxy:
    """Forwards connections to the servers in turn."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.turn = 0
        self.links: set[Link] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.close()
        self.cut()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self.find()
        if found is None:
            writer.transport.abort()
            return
        there, back = found
        link = Link(writer, back)
        self.links.add(link)
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self.forward(link, source, target))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def find(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next server that accepts one; None if all are down."""
        for _ in self.ports:
            self.turn += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[self.turn % len(self.ports)])
        return None

    async def forward(self, link: Link, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if link.frozen:
                    continue
                target.write(data)
                await target.drain()
        if not link.frozen:
            link.cut()
            self.links.discard(link)

    # -- faults

    def cut(self) -> None:
        """Abort every connection."""
        for link in self.links:
            link.cut()
        self.links.clear()

    def freeze(self) -> None:
        """Keep every connection open without forwarding data: half-open, as after a network failure."""
        for link in self.links:
            link.frozen = True
