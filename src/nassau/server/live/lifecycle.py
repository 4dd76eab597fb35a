"""The life cycle of a server process: start, recovery after a start, periodic checks, shutdown."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from nassau.server.cluster.bus import Bus
from nassau.server.live.autostart import Autostart
from nassau.server.live.background_tasks import BackgroundTasks
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.clocks import ClockWatcher
from nassau.server.live.ports import Bots
from nassau.server.live.presence import PresenceExchange
from nassau.server.live.remote_events import RemoteEvents
from nassau.server.live.table_service import TableService
from nassau.server.protocol.request_error import RequestError
from nassau.store import Store, StoreError, personal_data
from nassau.store.accounts import NoPerson
from nassau.tables import hosting

LOG = structlog.get_logger(__name__)
SWEEP_SECONDS: Final = 15.0
"""Interval of the periodic checks, and how long a client may accept no data."""
STALLED_MS: Final = 10_000
"""Time without a change after which a bot that must decide is started again."""
RESUME_PAUSE_SECONDS: Final = 0.02
"""Pause between two tables that are resumed after a start, so that requests come first."""
RECENT_MS: Final = 600_000
"""Autostart resumes only for tables that changed within this time: people no longer wait at older ones."""
MAX_RESUMED: Final = 1000
EXPIRY_SECONDS: Final = 600.0
"""Interval at which idle open tables are closed and idle guests are erased."""
HOUR_MS: Final = 3600 * 1000
OPEN_TABLE_MS: Final = {"public": 24 * HOUR_MS, "invite": 7 * 24 * HOUR_MS}
"""Time without a change after which a table that waits for its start is closed."""
MAX_EXPIRED_TABLES: Final = 500
MAX_EXPIRED_GUESTS: Final = 10
"""Closed and erased in one round; erasing reads all logs."""


class Lifecycle:
    def __init__(
        self, store: Store, bus: Bus, tasks: BackgroundTasks, tables: TableService, broadcaster: Broadcaster,
        presence: PresenceExchange, remote: RemoteEvents, clocks: ClockWatcher, autostart: Autostart, bots: Bots,
    ) -> None:  # fmt: skip
        self.store = store
        self.bus = bus
        self.tasks = tasks
        self.tables = tables
        self.broadcaster = broadcaster
        self.presence = presence
        self.remote = remote
        self.clocks = clocks
        self.autostart = autostart
        self.bots = bots
        self.resumed = False  # every table has been notified since the start

    async def start(self) -> None:
        """Start the background tasks."""
        self.tasks.spawn(self.bus.listen(self.remote.handle, self.remote.gap_detected))
        self.tasks.spawn(self.bus.send_heartbeats(self.broadcaster.remote_lost))
        self.tasks.spawn(self.clocks.run())
        self.tasks.spawn(self.sweep())
        self.tasks.spawn(self.expire_periodically())
        self.tasks.spawn(self.resume())

    async def resume(self) -> None:
        """After a start: load clocks, resume autostart and bots. Slow on purpose: there may be thousands of tables."""
        try:
            await self.clocks.load_deadlines()
            await self.resume_autostart()
            for id in await self.store.table_index.stalled():
                await self.notify(id)
                await asyncio.sleep(RESUME_PAUSE_SECONDS)
            await self.store.accounts.sweep(self.tables.now())
        finally:
            self.resumed = True

    async def resume_autostart(self) -> None:
        for row in await self.store.table_index.listed("open", MAX_RESUMED, None):
            if row.updated > self.tables.now() - RECENT_MS:
                self.autostart.table_changed(await self.store.table(row.id))

    async def sweep(self) -> None:
        """Periodically drop clients that accept no data, probe the database, and restart stalled bots."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for connection in [one for one in self.broadcaster.connections if one.stalled(SWEEP_SECONDS)]:
                connection.abort()
            await self.probe_store()
            if self.resumed:
                await self.restart_stalled_bots()

    async def expire_periodically(self) -> None:
        while True:
            await asyncio.sleep(EXPIRY_SECONDS)
            try:
                await self.expire()
            except StoreError as error:
                LOG.warning("nothing expired", error=str(error))

    async def expire(self) -> None:
        """Close idle open tables, and erase guests who will not come back."""
        now = self.tables.now()
        for visibility, idle_ms in OPEN_TABLE_MS.items():
            for id in await self.store.table_index.idle(visibility, now - idle_ms, MAX_EXPIRED_TABLES):
                with suppress(RequestError):  # it has started, or another process has closed it
                    await self.tables.change(id, lambda table: hosting.close(table, None, now))
        for guest in await self.store.accounts.idle_guests(now, MAX_EXPIRED_GUESTS):
            with suppress(NoPerson):  # another process has erased them
                await personal_data.forget(self.store, guest, now)

    async def probe_store(self) -> None:
        """Write to the database, so that the health check notices a full disk before a move fails, and its end."""
        try:
            await self.store.database.probe()
        except StoreError as error:
            LOG.warning("the database takes no writes", error=str(error))

    async def restart_stalled_bots(self) -> None:
        """Start bots again that gave up while the database was unavailable."""
        try:
            for id in await self.store.table_index.stalled(self.tables.now() - STALLED_MS):
                await self.notify(id, self.presence.bot_delay_seconds)
        except StoreError as error:
            LOG.warning("stalled tables not read", error=str(error))

    async def notify(self, id: str, delay_seconds: float = 0.0) -> None:
        """Notify the observers of a table; a table that cannot be read is logged and skipped."""
        try:
            self.tables.notify(await self.store.table(id), delay_seconds)
        except StoreError as error:
            LOG.warning("table not read", table=id, error=str(error))
        except Exception:
            LOG.exception("table not resumed", table=id)

    def stop_accepting(self) -> None:
        """Refuse new connections and close the open ones."""
        self.tasks.stopping = True
        self.broadcaster.close_all()

    async def stop(self) -> None:
        """Shut down: close connections, cancel tasks, stop workers, close the store."""
        self.stop_accepting()
        await self.tasks.cancel()
        self.bots.close()
        await self.store.close()
