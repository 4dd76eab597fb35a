"""A house without a network: one table, its people and a spectator, on a clock that tests turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from litestar.channels.backends.memory import MemoryChannelsBackend

from nassau import games
from nassau.server.cluster.bus import Newsroom
from nassau.server.live.connection import Connection
from nassau.server.live.service import House
from nassau.server.protocol.messages import Act, Subscribe
from nassau.server.settings import Settings
from nassau.server.ws.handlers import TableDoor
from nassau.store import Store
from nassau.tables import Created, Entry, Player, Preset, Table, play, seating

SEATS = 3


class World:
    """A house with one table, its people and a spectator, on a clock of its own."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000
        newsroom = Newsroom(MemoryChannelsBackend(), alone=True)
        self.house = House(store, newsroom, Settings(delay=0), clock=lambda: self.time)
        self.house.lister.invites["same"] = "invite"
        self.doors: list[TableDoor] = []

    async def open(
        self, change: Callable[[Table], None] | None = None, clock: Preset = "none", game: str = "manila",
        programs: bool = False,
    ) -> None:  # fmt: skip
        head = Created(
            table="same", game=game, version=games.load(game).version, options={}, seats=SEATS,
            host=Player("p0", "P0"), secret="ab" * 32, clock=clock,
        )  # fmt: skip

        def sit(table: Table) -> list[Entry]:
            entries = []
            for seat in range(SEATS):
                entries += seating.sit(table, Player(f"p{seat}", f"P{seat}", programs), seat, self.time)
                entries += seating.ready(table, seat, True, self.time)
            return entries + play.start(table, "p0", self.time)

        changed = await self.house.store.create(head, self.time, sit)
        if change is not None:
            change(changed.table)
        await self.house.spread(changed)
        for person in [*(f"p{seat}" for seat in range(SEATS)), None]:
            connection = Connection("test", person, person or "")
            self.house.hub.connections.add(connection)
            self.doors.append(TableDoor(self.house, connection))
            await self.doors[-1].subscribe(Subscribe(table="same"))

    async def act(self, seat: int, option: str) -> None:
        self.time += 1000
        version = (await self.table()).version(seat)
        assert version is not None
        await self.doors[seat].act(Act(table="same", version=version, option=option, ref="r"))

    async def table(self) -> Table:
        return await self.house.store.table("same")

    def frames(self) -> list[list[str]]:
        """By viewer: everything that is on its way to them. The spectator is the last."""
        return [[frame for frame in door.connection.queue.items if frame is not None] for door in self.doors]

    def heard(self, viewer: int) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames()[viewer]]
