"""What each event does to a table: one function per event, found through `HANDLERS`.

Handlers get the table, the entry's seat and the event. They may change the `Seat` objects: the reducer has copied them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from nassau.kernel import CHANCE, Fact
from nassau.kernel.sealed import Sealed, seal_key, seal_key_1
from nassau.tables import events
from nassau.tables.clock import Clock
from nassau.tables.dice_audit import draw_chain
from nassau.tables.events import TABLE, Event
from nassau.tables.seat import Seat
from nassau.tables.table_errors import BadLog
from nassau.tables.table_state import REVEAL_MS, Table


def tell(table: Table, name: str, *numbers: int) -> None:
    """Add a fact of the table itself to the transcript."""
    table.transcript.add(table.number, TABLE, table.time, False, [Fact(name, numbers)])


def on_created(table: Table, _seat: int, _event: events.Created) -> None:
    raise BadLog(table.number, "a table is created once")


def on_resized(table: Table, _seat: int, event: events.Resized) -> None:
    surplus = len(table.seats) - event.seats
    if table.state is not None or surplus > len(table.open_seats) or event.seats < 1:
        raise BadLog(table.number, f"there cannot be {event.seats} seats")
    dropped = table.open_seats[-surplus:] if surplus > 0 else []
    kept = [held for number, held in enumerate(table.seats) if number not in dropped]
    table.seats = kept + [Seat() for _ in range(-surplus)]
    table.head = msgspec.structs.replace(table.head, seats=event.seats)
    table.clock = Clock(table.head.clock, event.seats)


def on_sat(table: Table, seat: int, event: events.Sat) -> None:
    table.seats[seat] = Seat(player=event.player)


def on_bot_sat(table: Table, seat: int, event: events.BotSat) -> None:
    table.seats[seat] = Seat(bot=event.level, bot_name=event.name, ready=True)


def on_left(table: Table, seat: int, _event: events.Left) -> None:
    table.seats[seat] = Seat()


def on_contributed(_table: Table, _seat: int, _event: events.Contributed) -> None:
    """A seal of version 1: a game that has started repeats the bytes, and one that has not asks for commitments."""


def on_committed(table: Table, seat: int, event: events.Committed) -> None:
    table.seats[seat].commitment = event.hash


def on_seal_fixed(table: Table, _seat: int, event: events.SealFixed) -> None:
    if table.state is not None or table.sealing_until is not None:
        raise BadLog(table.number, "commitments are fixed once")
    if event.commitments != [held.commitment for held in table.seats]:
        raise BadLog(table.number, "the commitments are not those of the seats")
    table.sealing_until = table.time + REVEAL_MS


def on_revealed(table: Table, seat: int, event: events.Revealed) -> None:
    table.seats[seat].contribution = event.bytes


def on_readied(table: Table, seat: int, event: events.Readied) -> None:
    table.seats[seat].ready = event.ready


def on_started(table: Table, _seat: int, event: events.Started) -> None:
    if table.state is not None:
        raise BadLog(table.number, "a game starts once")
    table.dice, table.started, table.sealing_until = sealed_dice(table, event), event, None
    if event.seal > 1 and not table.head.lesson:
        table.chain = draw_chain(table.dice.key)
    table.state, table.state_shared = table.game.start(len(table.seats), table.options), False
    table.clock.programs = frozenset(number for number, held in enumerate(table.seats) if held.program)
    tell(table, "game_started")
    if table.state.pending != (CHANCE,):
        table.versions = dict.fromkeys(table.state.pending, table.number)


def sealed_dice(table: Table, event: events.Started) -> Sealed:
    try:
        contributions = [bytes.fromhex(part) for part in event.contributions]
        make_key = seal_key_1 if event.seal == 1 else seal_key
        return Sealed(make_key(bytes.fromhex(table.head.secret), contributions, table.id))
    except ValueError as error:
        raise BadLog(table.number, f"the seal is damaged: {error}") from error


def on_beat_reached(table: Table, _seat: int, event: events.BeatReached) -> None:
    table.beat = event.beat
    table.undo_points = []


def on_undone(table: Table, seat: int, event: events.Undone) -> None:
    point = next((point for point in table.undo_points if (point.number, point.seat) == (event.since, seat)), None)
    if point is None:
        raise BadLog(table.number, f"the act {event.since} cannot be taken back")
    table.undo_points = [earlier for earlier in table.undo_points if earlier.number < event.since]
    table.state, table.state_shared = point.state, True
    table.versions = {pending: version for pending, version in point.versions.items() if pending != seat}
    table.versions[seat] = table.number
    table.clock = point.clock.copy()  # the time since the undone act counts for the seat that undoes it
    table.transcript.drop(event.since)
    tell(table, "acts_undone", seat, event.since)


def on_deputy_took(table: Table, seat: int, event: events.DeputyTook) -> None:
    table.seats[seat].deputy = event.level
    table.seats[seat].removed = event.reason == "removed"
    table.seats[seat].timeouts += event.reason == "time"
    table.undo_points = []
    if seat in table.versions:
        table.clock.hand_over(seat, table.time)
    tell(table, "deputy_took_over", seat, events.LEVELS.index(event.level), events.CAUSES.index(event.reason))


def on_gave_back(table: Table, seat: int, _event: events.GaveBack) -> None:
    table.seats[seat].deputy = None
    table.undo_points = []
    table.clock.take_back(seat, table.time)
    tell(table, "deputy_gave_back", seat)


def on_faltered(table: Table, seat: int, _event: events.Faltered) -> None:
    tell(table, "bot_faltered", seat)


def on_host_moved(table: Table, _seat: int, event: events.HostMoved) -> None:
    table.host = event.host


def on_muted(table: Table, _seat: int, event: events.Muted) -> None:
    others = {id: player for id, player in table.muted.items() if id != event.player.id}
    table.muted = {**others, event.player.id: event.player} if event.muted else others


def on_stop_asked(table: Table, seat: int, _event: events.StopAsked) -> None:
    table.stopping |= {seat}
    tell(table, "stop_asked", seat)


def on_stop_declined(table: Table, seat: int, _event: events.StopDeclined) -> None:
    table.stopping = frozenset()
    tell(table, "stop_declined", seat)


def on_finished(table: Table, _seat: int, event: events.Finished) -> None:
    table.finished = event
    drop_decisions(table)
    tell(table, "game_stopped" if event.reason == "stopped" else "game_finished")


def on_rematched(table: Table, _seat: int, event: events.Rematched) -> None:
    table.rematch = event.table


def on_closed(table: Table, _seat: int, event: events.Closed) -> None:
    table.closed = event
    drop_decisions(table)


def drop_decisions(table: Table) -> None:
    table.undo_points = []
    table.versions = {}


HANDLERS: Final[dict[type[Event], Callable[[Table, int, Any], None]]] = {
    events.Created: on_created,
    events.Resized: on_resized,
    events.Sat: on_sat,
    events.BotSat: on_bot_sat,
    events.Left: on_left,
    events.Contributed: on_contributed,
    events.Committed: on_committed,
    events.Readied: on_readied,
    events.SealFixed: on_seal_fixed,
    events.Revealed: on_revealed,
    events.Started: on_started,
    events.BeatReached: on_beat_reached,
    events.Undone: on_undone,
    events.DeputyTook: on_deputy_took,
    events.GaveBack: on_gave_back,
    events.Faltered: on_faltered,
    events.HostMoved: on_host_moved,
    events.Muted: on_muted,
    events.StopAsked: on_stop_asked,
    events.StopDeclined: on_stop_declined,
    events.Finished: on_finished,
    events.Rematched: on_rematched,
    events.Closed: on_closed,
}
