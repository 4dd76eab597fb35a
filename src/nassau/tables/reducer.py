"""The reducer: a table is the fold of its event log, and `apply` is the only function that changes a table.

It checks that the log is consistent, not who may do what: commands check that before they append an entry.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from nassau import games
from nassau.kernel import CHANCE, Action, BadSetup, Game, Illegal, State
from nassau.kernel.sealed import Sealed
from nassau.tables import events
from nassau.tables.clock import Clock
from nassau.tables.dice_audit import describe
from nassau.tables.event_handlers import HANDLERS
from nassau.tables.events import TABLE, Created, Entry, Event, action_of
from nassau.tables.seat import Seat
from nassau.tables.table_errors import BadLog
from nassau.tables.table_state import Table, UndoPoint

CHECKSUM_ENTRIES: Final = 32
"""Every entry whose number is a multiple of this holds the position's key."""

UNDO_POINTS: Final = 64
"""Undo points kept: consecutive acts that one seat can undo."""

SEATLESS: Final = (
    events.Created, events.Resized, events.SealFixed, events.Started, events.BeatReached, events.HostMoved,
    events.Muted, events.Finished, events.Rematched, events.Closed,
)  # fmt: skip


def fold(entries: Iterable[Entry]) -> Table:
    """The table of a log; BadLog names the first entry that does not fit."""
    rest = iter(entries)
    first = next(rest, None)
    if first is None:
        raise BadLog(1, "the log is empty")
    table = opened(first)
    for entry in rest:
        apply(table, entry)
    return table


def opened(first: Entry) -> Table:
    """The table after the first entry of its log, or BadLog."""
    head = first.what
    if first.number != 1 or not isinstance(head, Created):
        raise BadLog(first.number, "a log begins with the table's creation as number 1")
    seats = [Seat() for _ in range(head.seats)]
    clock = Clock(head.clock, head.seats)
    return Table(head, game_of(head), head.host, seats, clock, created=first.time, time=first.time)


def game_of(head: Created) -> Game:
    """The game of a table, or BadLog if this program has another version of its rules."""
    try:
        game = games.load(head.game)
        if game.version != head.version:
            raise BadSetup(f"the table plays {head.game} version {head.version}; this is version {game.version}")
        game.blank(head.seats, game.restored_options(head.options))
    except BadSetup as error:
        raise BadLog(1, str(error)) from error
    return game


def append(table: Table, seat: int, what: str | Event, now: int) -> Entry:
    """Write the next entry and apply it: how every command changes a table. Commands have asked the rules before."""
    entry = Entry(table.number + 1, max(now, table.time), seat, what)
    apply(table, entry, legal=True)
    if table.state is not None and entry.number % CHECKSUM_ENTRIES == 0:
        entry = msgspec.structs.replace(entry, key=table.state.key())
    return entry


def apply(table: Table, entry: Entry, legal: bool = False) -> None:
    """Change the table by the next entry of its log. After a BadLog the table is inconsistent: discard it.

    `legal`: the rules have allowed the act already. Acts read from a log are checked here.
    """
    check(table, entry)
    table.number = entry.number
    table.time = entry.time
    table.projections = {}
    if isinstance(entry.what, str):
        apply_act(table, entry, entry.what, legal)
    else:
        apply_event(table, entry, entry.what)
    run_clocks(table)
    if entry.key is not None and (table.state is None or entry.key != table.state.key()):
        raise BadLog(entry.number, "the position differs from the checksum in the log")


def check(table: Table, entry: Entry) -> None:
    """BadLog unless number, time and seat of the entry can follow."""
    if entry.number != table.number + 1:
        raise BadLog(entry.number, f"number {table.number + 1} is missing")
    if entry.time < table.time:
        raise BadLog(entry.number, "its time is before the entry before it")
    if not seat_fits(table, entry):
        raise BadLog(entry.number, f"there is no seat {entry.seat} for this")


def seat_fits(table: Table, entry: Entry) -> bool:
    if isinstance(entry.what, SEATLESS):
        return entry.seat == TABLE
    lowest = CHANCE if isinstance(entry.what, str) else 0
    return lowest <= entry.seat < len(table.seats)


def apply_event(table: Table, entry: Entry, event: Event) -> None:
    table.seats = [seat.copy() for seat in table.seats]
    table.last_event = entry.number
    HANDLERS[type(event)](table, entry.seat, event)


def apply_act(table: Table, entry: Entry, line: str, legal: bool) -> None:
    """An act of a seat or of chance."""
    if table.state is None or table.over:
        raise BadLog(entry.number, "an act while no game is running")
    seat = entry.seat
    before = table.state if needs_position_before(table, seat) else None
    if before is not None or table.state_shared:
        table.state, table.state_shared = table.state.copy(), False
    action = advance(table, table.state, entry, line, legal)
    update_undo_points(table, seat, action, before)
    update_versions(table, table.state, seat, before)
    table.clock.acted(seat)
    bot = seat >= 0 and (table.seats[seat].deputy is not None or table.seats[seat].program)
    table.transcript.add(entry.number, seat, entry.time, bot, table.state.facts)


def needs_position_before(table: Table, seat: int) -> bool:
    """Whether undo needs the position before an act of this seat, or other pending seats need it to keep versions."""
    alone = len(table.versions) < 2
    return seat != CHANCE and not (alone and table.seats[seat].played_by)


def advance(table: Table, state: State, entry: Entry, line: str, legal: bool) -> Action:
    """Apply an act to the position; BadLog if the rules refuse one that is not known to be legal."""
    try:
        action = action_of(line)
        if entry.seat == CHANCE and state.pending == (CHANCE,):
            count_answer(table, state, action)
        if not legal:
            state.check(entry.seat, action)
        state.apply_trusted(entry.seat, action)
    except Illegal as illegal:
        raise BadLog(entry.number, f"{line} is refused by rule {illegal.refusal.rule}") from illegal
    except ValueError as error:
        raise BadLog(entry.number, str(error)) from error
    return action


def count_answer(table: Table, state: State, action: Action) -> None:
    """Advance the stream of sealed dice from which this answer of chance was drawn, and the chain over the draws."""
    assert table.dice is not None
    stream = state.question().stream(state)
    key, answered = table.dice.key, table.dice.answered
    number = answered.get(stream, 0)
    if table.chain is not None:
        table.chain = table.chain.after(describe(state, key, number, action, table.number))
    table.dice = Sealed(key, {**answered, stream: number + 1})


def update_undo_points(table: Table, seat: int, action: Action, before: State | None) -> None:
    """Add an undo point for an act of a person. Chance, bots and acts of other seats drop the earlier points."""
    if before is None or table.seats[seat].played_by:
        table.undo_points = []
        return
    earlier = [point for point in table.undo_points[1 - UNDO_POINTS :] if point.seat == seat]
    new_point = UndoPoint(table.number, seat, action, before, table.versions.copy(), table.clock.copy())
    table.undo_points = [*earlier, new_point]


def update_versions(table: Table, state: State, actor: int, before: State | None) -> None:
    """Give each pending seat the version of its decision; where several decide at once, the others keep theirs."""
    if state.pending == (CHANCE,):
        return
    table.versions = {
        seat: table.versions[seat] if seat != actor and same_decision(table, state, seat, before) else table.number
        for seat in state.pending
    }


def same_decision(table: Table, state: State, seat: int, before: State | None) -> bool:
    if before is None or seat not in table.versions or seat not in before.pending:
        return False
    same_step = type(before.stack[-1]) is type(state.stack[-1])
    return same_step and before.legal(seat) == state.legal(seat)


def run_clocks(table: Table) -> None:
    """Run the clocks of the pending seats that no bot plays; while chance must answer, leave them as they are."""
    state = table.state
    if state is None or state.pending == (CHANCE,):
        return
    waiting = () if table.over else [seat for seat in state.pending if not table.seats[seat].played_by]
    table.clock.run(waiting, table.time)
    table.clock.forget_handed(() if table.over else state.pending)
