"""Presence of viewers, exchanged between processes."""

from __future__ import annotations

from typing import Final

from nassau.server.cluster.bus import Bus
from nassau.server.cluster.bus_events import PresenceReport
from nassau.server.live.background_tasks import BackgroundTasks
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.ports import Bots
from nassau.server.live.thinking import ThinkingSeats
from nassau.store import Store

STEP_IN_SECONDS: Final = 5.0
"""Time beyond a bot's thinking time after which another process plays it than the one that made it due."""


class PresenceExchange:
    def __init__(
        self, store: Store, broadcaster: Broadcaster, bus: Bus, bots: Bots, thinking: ThinkingSeats,
        tasks: BackgroundTasks,
    ) -> None:  # fmt: skip
        self.store = store
        self.broadcaster = broadcaster
        self.bus = bus
        self.bots = bots
        self.thinking = thinking
        self.tasks = tasks

    @property
    def bot_delay_seconds(self) -> float:
        """How long bots are left to another process that may already play them; 0 in a single process."""
        return 0.0 if self.bus.alone else STEP_IN_SECONDS

    def report(self, table: str, ask: bool = False) -> None:
        """Publish who watches a table here; `ask`: request the same from the other processes."""
        online, watchers = self.broadcaster.local_presence(table)
        self.bus.publish(PresenceReport(table, online, watchers, ask))

    def changed(self, table: str, ask: bool = False) -> None:
        """Send the presence to the viewers here and to the other processes."""
        self.broadcaster.send_presence(table)
        self.report(table, ask)

    def viewer_left(self, table: str) -> None:
        self.changed(table)
        self.reschedule_bots(table)

    def received(self, origin: str, report: PresenceReport) -> None:
        """Handle the report of another process."""
        if report.ask:  # its new viewers have missed the announcements of thinking bots
            self.thinking.report(report.table)
        self.broadcaster.remote_presence(report.table, origin, report.online, report.watchers)
        self.reschedule_bots(report.table)
        if report.ask and report.table in self.broadcaster.audiences:
            self.report(report.table)

    def reschedule_bots(self, id: str) -> None:
        """At a table without viewers, replace long-thinking bots by quick ones."""
        table = None if self.tasks.stopping or self.broadcaster.is_watched(id) else self.store.cache.find(id)
        if table is not None:
            self.bots.schedule(table, self.bot_delay_seconds)
