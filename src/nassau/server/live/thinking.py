"""The seats where bots of this process think, announced to viewers on every process."""

from __future__ import annotations

from nassau.server.cluster.bus import Bus
from nassau.server.cluster.bus_events import BotThinking
from nassau.server.live.broadcast import Broadcaster
from nassau.tables import Table


class ThinkingSeats:
    def __init__(self, broadcaster: Broadcaster, bus: Bus) -> None:
        self.broadcaster = broadcaster
        self.bus = bus
        self.since: dict[tuple[str, int], int] = {}  # by table and seat: the sequence number at the announcement

    def started(self, table: Table, seat: int) -> None:
        """Announce that a bot thinks at a seat."""
        self.since[table.id, seat] = table.number
        self.broadcaster.send_thinking(table.id, table.number, seat)
        self.bus.publish(BotThinking(table.id, table.number, seat))

    def ended(self, table_id: str, seat: int) -> None:
        self.since.pop((table_id, seat), None)

    def at(self, table_id: str) -> list[int]:
        """The seats of a table where a bot of this process was announced."""
        return [seat for table, seat in self.since if table == table_id]

    def report(self, table_id: str) -> None:
        """Repeat the announcements of a table for another process."""
        for (table, seat), number in self.since.items():
            if table == table_id:
                self.bus.publish(BotThinking(table_id, number, seat))
