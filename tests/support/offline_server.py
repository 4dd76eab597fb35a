"""A server without a network: one table, its players and a spectator, on a clock that tests set."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from litestar.channels.backends.memory import MemoryChannelsBackend

from nassau import games
from nassau.server.cluster.bus import Bus
from nassau.server.composition import compose
from nassau.server.live.connection import Connection
from nassau.server.protocol.messages import Act, Subscribe
from nassau.server.settings import Settings
from nassau.server.ws.handlers import TableHandlers
from nassau.store import Store
from nassau.tables import Created, Entry, Player, Preset, Table, play, seating

SEATS = 3


class OfflineServer:
    """A server with the table "same". `handlers` holds those of each seat's player, then the spectator's."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000
        bus = Bus(MemoryChannelsBackend(), alone=True)
        self.server = compose(store, bus, Settings(delay=0), clock=lambda: self.time)
        self.services = self.server.services
        self.services.invites.cached["same"] = "invite"
        self.handlers: list[TableHandlers] = []

    def use_pool(self, pool: Any) -> None:
        """Replace the worker pool by a test double."""
        self.server.bots.pool = self.server.advisor.pool = self.server.analysis.pool = pool

    async def open(
        self, change: Callable[[Table], None] | None = None, clock: Preset = "none", game: str = "manila",
        programs: bool = False, commitments: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Start the table's game, after `change` was applied to it, with everyone subscribed. With `commitments` of the
        first seats it waits for their contributions to the sealed dice."""
        head = Created(
            table="same", game=game, version=games.load(game).version, options={}, seats=SEATS,
            host=Player("p0", "P0"), secret="ab" * 32, clock=clock,
        )  # fmt: skip

        def sit(table: Table) -> list[Entry]:
            entries = []
            for seat in range(SEATS):
                entries += seating.sit(table, Player(f"p{seat}", f"P{seat}", programs), seat, self.time)
                entries += seating.ready(table, seat, True, self.time)
            for seat, hashed in enumerate(commitments):
                entries += seating.commit(table, seat, hashed, self.time)
            return entries + play.start(table, "p0", self.time)

        changed = await self.services.store.create(head, self.time, sit)
        if change is not None:
            change(changed.table)
        await self.services.tables.publish(changed)
        for person in [*(f"p{seat}" for seat in range(SEATS)), None]:
            await self.connect(person)

    async def connect(self, person: str | None) -> TableHandlers:
        """Subscribe a new connection of a person, or of a spectator, to the table."""
        connection = Connection("test", person, person or "")
        self.services.broadcaster.connections.add(connection)
        self.handlers.append(TableHandlers(self.services, connection))
        await self.handlers[-1].subscribe(Subscribe(table="same"))
        return self.handlers[-1]

    async def close(self) -> None:
        await self.server.lifecycle.stop()

    async def act(self, seat: int, option: str) -> None:
        self.time += 1000
        version = (await self.table()).version(seat)
        assert version is not None
        await self.handlers[seat].act(Act(table="same", version=version, option=option, ref="r"))

    async def table(self) -> Table:
        return await self.services.store.table("same")

    def frames(self) -> list[list[str]]:
        """By viewer: the queued frames. The spectator is the last."""
        return [[frame for frame in one.connection.queue.items if frame is not None] for one in self.handlers]

    def received(self, viewer: int) -> list[dict[str, Any]]:
        """The messages queued for a viewer."""
        return [json.loads(frame) for frame in self.frames()[viewer]]
