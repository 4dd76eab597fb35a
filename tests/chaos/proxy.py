"""One port in front of several servers, as a proxy has it, whose ropes can be cut, and whose water can freeze."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self


class Rope:
    """One connection of a client to a server."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.ends = ends
        self.frozen = False

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Quay:
    """Forwards bytes from one port to whichever server takes them; the servers take turns."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.turn = 0
        self.ropes: set[Rope] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.moor, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.close()
        self.cut()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def moor(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self.find()
        if found is None:
            writer.transport.abort()
            return
        there, back = found
        rope = Rope(writer, back)
        self.ropes.add(rope)
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self.carry(rope, source, target))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def find(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The next server that answers."""
        for _ in self.ports:
            self.turn += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[self.turn % len(self.ports)])
        return None

    async def carry(self, rope: Rope, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if rope.frozen:
                    continue
                target.write(data)
                await target.drain()
        if not rope.frozen:
            rope.cut()
            self.ropes.discard(rope)

    # -- weather

    def cut(self) -> None:
        """Every connection breaks."""
        for rope in self.ropes:
            rope.cut()
        self.ropes.clear()

    def freeze(self) -> None:
        """Every connection stays open, but nothing comes through any more: half-open, as after a lost network."""
        for rope in self.ropes:
            rope.frozen = True
