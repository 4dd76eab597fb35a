"""The table service: the one way a table changes.

A command changes the table in the store, which returns after the commit. The change is then sent to the viewers of this
process, published to the other processes, and passed to the observers (bots, clocks, autostart).
"""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

from nassau.server.cluster.bus import Bus
from nassau.server.cluster.bus_events import TableMoved
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.frames import Actor
from nassau.server.live.lobby_feed import LobbyFeed
from nassau.server.live.result_cache import ResultCache
from nassau.server.metrics import Metrics
from nassau.server.protocol.messages import Result
from nassau.server.protocol.request_error import from_declined, store_unavailable
from nassau.store import Changed, Conflict, Store, StoreError
from nassau.tables import Created, Declined, Entry, Table
from nassau.tables.events import Undone

LOG = structlog.get_logger(__name__)

Command = Callable[[Table], list[Entry]]
"""Changes a copy of a table and returns the new log entries; raises Declined to refuse."""
Observer = Callable[[Table, float], None]
"""Called with a table that has changed, and the seconds to leave its bots to the process that made them due."""


class TableService:
    def __init__(
        self, store: Store, broadcaster: Broadcaster, bus: Bus, lobby: LobbyFeed, results: ResultCache,
        metrics: Metrics, clock: Callable[[], int],
    ) -> None:  # fmt: skip
        self.store = store
        self.broadcaster = broadcaster
        self.bus = bus
        self.lobby = lobby
        self.results = results
        self.metrics = metrics
        self.now = clock  # milliseconds since 1970
        self.observers: list[Observer] = []

    async def table(self, id: str) -> Table:
        """The table as it is stored; RequestError if there is none or it cannot be read."""
        try:
            return await self.store.table(id)
        except Declined as declined:
            raise from_declined(declined) from declined
        except StoreError as error:
            raise store_unavailable(error) from error

    async def create(self, head: Created, command: Command) -> Table:
        """Open a table and run a first command on it; RequestError if declined."""
        try:
            changed = await self.store.create(head, self.now(), command)
        except Declined as declined:
            raise from_declined(declined) from declined
        await self.publish(changed)
        return changed.table

    async def change(self, id: str, command: Command, actor: Actor | None = None) -> Table:
        """Run a command on a table. Returns after the commit, with the change sent to the viewers.

        RequestError if the command is declined or the store unavailable; nothing has changed then.
        """
        started = time.perf_counter()
        try:
            changed = await self.store.change(id, command)
        except Declined as declined:
            raise from_declined(declined) from declined
        except (StoreError, Conflict) as error:
            raise store_unavailable(error) from error
        self.metrics.store_seconds.observe(time.perf_counter() - started)
        await self.publish(changed, actor)
        return changed.table

    async def publish(self, changed: Changed, actor: Actor | None = None) -> None:
        """Send a committed change to viewers, other processes and observers."""
        table, entries = changed.table, changed.entries
        if not entries:
            self.broadcaster.publish(table, actor)
            return
        self.metrics.moves.inc(sum(isinstance(entry.what, str) and entry.seat >= 0 for entry in entries))
        self.broadcaster.publish(table, actor, await self.result(table))
        row_changed = not all(isinstance(entry.what, str | Undone) for entry in entries)  # actions change no row
        self.bus.publish(TableMoved(table.id, table.number, row_changed))
        if row_changed:
            self.lobby.row_changed(table.id)
        self.notify(table)

    async def result(self, table: Table) -> Result | None:
        """The result of a finished game; None while it runs, or if the log cannot be read."""
        try:
            return await self.results.get(table)
        except StoreError as error:
            LOG.warning("result not read", table=table.id, error=str(error))
            return None

    def notify(self, table: Table, delay_seconds: float = 0.0) -> None:
        """Pass a table to bots, clocks and autostart."""
        for observer in self.observers:
            observer(table, delay_seconds)
