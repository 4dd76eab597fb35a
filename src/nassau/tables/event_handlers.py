"""What each event of the log does to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from nassau.kernel import CHANCE
from nassau.kernel.sealed import Sealed, seal_key
from nassau.tables import events as log
from nassau.tables.clock import Clock
from nassau.tables.events import Created, Happening
from nassau.tables.seat import Seat
from nassau.tables.table_errors import BadLog
from nassau.tables.table_state import Base


class Happenings(Base):
    """One method per event; `seat` is the entry's."""

    def take_created(self, seat: int, event: Created) -> None:
        raise BadLog(self.number, "a table is created once")

    def take_resized(self, seat: int, event: log.Resized) -> None:
        spare = [number for number, held in enumerate(self.seats) if held.kind == "open"]
        fewer = len(self.seats) - event.seats
        if self.state is not None or fewer > len(spare) or event.seats < 1:
            raise BadLog(self.number, f"there cannot be {event.seats} seats")
        gone = spare[len(spare) - max(0, fewer) :]
        left = [held for number, held in enumerate(self.seats) if number not in gone]
        self.seats = left + [Seat() for _ in range(-fewer)]
        self.head = msgspec.structs.replace(self.head, seats=event.seats)
        self.clock = Clock(self.head.clock, event.seats)

    def take_sat(self, seat: int, event: log.Sat) -> None:
        self.seats[seat] = Seat()
        self.seats[seat].player = event.player

    def take_bot_sat(self, seat: int, event: log.BotSat) -> None:
        self.seats[seat] = Seat()
        self.seats[seat].bot = event.level
        self.seats[seat].bot_name = event.name
        self.seats[seat].ready = True

    def take_left(self, seat: int, event: log.Left) -> None:
        self.seats[seat] = Seat()

    def take_contributed(self, seat: int, event: log.Contributed) -> None:
        self.seats[seat].contribution = event.bytes

    def take_readied(self, seat: int, event: log.Readied) -> None:
        self.seats[seat].ready = event.ready

    def take_started(self, seat: int, event: log.Started) -> None:
        if self.state is not None:
            raise BadLog(self.number, "a game starts once")
        try:
            parts = [bytes.fromhex(part) for part in event.contributions]
            key = seal_key(bytes.fromhex(self.head.secret), parts, self.id)
        except ValueError as error:
            raise BadLog(self.number, f"the seal is damaged: {error}") from error
        self.state, self.shared = self.game.start(len(self.seats), self.head.options), False
        self.dice = Sealed(key)
        self.clock.programs = frozenset(number for number, held in enumerate(self.seats) if held.program)
        self.tell("game_started")
        if self.state.pending != (CHANCE,):
            self.asked = dict.fromkeys(self.state.pending, self.number)

    def take_undone(self, seat: int, event: log.Undone) -> None:
        back = [point for point in self.points if point.number == event.since and point.seat == seat]
        if not back:
            raise BadLog(self.number, f"the act {event.since} cannot be taken back")
        self.points = [point for point in self.points if point.number < event.since]
        self.state, self.shared = back[0].state, True
        self.asked = {pending: since for pending, since in back[0].asked.items() if pending != seat}
        self.asked[seat] = self.number
        self.clock.resume(seat, self.time)
        self.history.drop(event.since)
        self.tell("acts_undone", seat, event.since)

    def take_deputy_took(self, seat: int, event: log.DeputyTook) -> None:
        self.seats[seat].deputy = event.level
        self.seats[seat].banished = event.reason == "removed"
        self.points = []
        self.tell("deputy_took_over", seat, log.LEVELS.index(event.level), log.CAUSES.index(event.reason))

    def take_gave_back(self, seat: int, event: log.GaveBack) -> None:
        self.seats[seat].deputy = None
        self.points = []
        self.clock.resume(seat, self.time, fresh=True)
        self.tell("deputy_gave_back", seat)

    def take_faltered(self, seat: int, event: log.Faltered) -> None:
        self.tell("bot_faltered", seat)

    def take_host_moved(self, seat: int, event: log.HostMoved) -> None:
        self.host = event.host

    def take_muted(self, seat: int, event: log.Muted) -> None:
        others = {id: player for id, player in self.muted.items() if id != event.player.id}
        self.muted = {**others, event.player.id: event.player} if event.muted else others

    def take_stop_asked(self, seat: int, event: log.StopAsked) -> None:
        self.stopping |= {seat}
        self.tell("stop_asked", seat)

    def take_stop_declined(self, seat: int, event: log.StopDeclined) -> None:
        self.stopping = frozenset()
        self.tell("stop_declined", seat)

    def take_finished(self, seat: int, event: log.Finished) -> None:
        self.finished = event
        self.points = []
        self.asked = {}
        self.tell("game_stopped" if event.reason == "stopped" else "game_finished")

    def take_rematched(self, seat: int, event: log.Rematched) -> None:
        self.rematch = event.table

    def take_closed(self, seat: int, event: log.Closed) -> None:
        self.closed = event
        self.points = []
        self.asked = {}


TAKERS: Final[dict[type[Happening], Callable[[Any, int, Any], None]]] = {
    kind: getattr(Happenings, f"take_{kind.__struct_config__.tag}") for kind in log.KINDS
}
