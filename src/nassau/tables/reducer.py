"""A table as the fold of its log: entries in, position out. Nothing here asks who may do what; `house.py` and
`table.py` do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

from nassau.kernel import CHANCE, Action, Illegal, State
from nassau.kernel.sealed import Sealed
from nassau.tables import events as log
from nassau.tables.event_handlers import TAKERS, Happenings
from nassau.tables.events import TABLE, Entry, Happening, action_of
from nassau.tables.table_errors import BadLog
from nassau.tables.table_state import Point

KEYED: Final = 32
"""Every so many entries the log holds the key of the position."""

OF_TABLE: Final = (
    log.Created, log.Resized, log.Started, log.HostMoved, log.Muted, log.Finished, log.Rematched, log.Closed,
)  # fmt: skip
"""Events that belong to no seat."""

POINTS: Final = 64
"""Acts in a row that one seat can take back."""


class Fold(Happenings):
    """Everything that follows from a log. `take` is the only thing that changes it."""

    @classmethod
    def fold(cls, entries: Iterable[Entry]) -> Self:
        """The table that a log tells of, or BadLog with the first entry that does not fit."""
        rest = iter(entries)
        first = next(rest, None)
        if first is None:
            raise BadLog(1, "the log is empty")
        table = cls(first)
        for entry in rest:
            table.take(entry)
        return table

    def take(self, entry: Entry) -> None:
        """Add the next entry. BadLog if it does not fit; the table must not be used afterwards."""
        if entry.number != self.number + 1:
            raise BadLog(entry.number, f"number {self.number + 1} is missing")
        if entry.time < self.time:
            raise BadLog(entry.number, "its time is before the entry before it")
        if not self.fits(entry):
            raise BadLog(entry.number, f"there is no seat {entry.seat} for this")
        self.number = entry.number
        self.time = entry.time
        self.shown = {}
        if isinstance(entry.what, str):
            self.play(entry, entry.what)
        else:
            self.happen(entry, entry.what)
        self.rest()
        if entry.key is not None and (self.state is None or entry.key != self.state.key()):
            raise BadLog(entry.number, "the position differs from the checksum in the log")

    def fits(self, entry: Entry) -> bool:
        """Whether the seat of an entry is one that such an entry can have."""
        if isinstance(entry.what, OF_TABLE):
            return entry.seat == TABLE
        least = CHANCE if isinstance(entry.what, str) else 0
        return least <= entry.seat < len(self.seats)

    def happen(self, entry: Entry, event: Happening) -> None:
        """An event of the table."""
        self.seats = [seat.copy() for seat in self.seats]
        self.settled = entry.number
        TAKERS[type(event)](self, entry.seat, event)

    def play(self, entry: Entry, line: str) -> None:
        """An act of a seat or of chance."""
        if self.state is None or self.over:
            raise BadLog(entry.number, "an act while no game is running")
        seat = entry.seat
        before = self.state if self.keeps(seat) else None
        if before is not None or self.shared:
            self.state, self.shared = self.state.copy(), False
        state = self.state
        try:
            action = action_of(line)
            if seat == CHANCE and state.pending == (CHANCE,):
                self.count(state)
            state.apply(seat, action)
        except Illegal as illegal:
            raise BadLog(entry.number, f"{line} is refused by rule {illegal.refusal.rule}") from illegal
        except ValueError as error:
            raise BadLog(entry.number, str(error)) from error
        self.remember(seat, action, before)
        self.ask(seat, before)
        self.clock.acted(seat)
        bot = seat >= 0 and (self.seats[seat].deputy is not None or self.seats[seat].program)
        self.history.add(entry.number, seat, entry.time, bot, state.facts)

    def keeps(self, seat: int) -> bool:
        """Whether the position before an act of this seat is needed: for undo, or to compare decisions."""
        alone = len(self.asked) < 2
        return seat != CHANCE and not (alone and self.seats[seat].played_by)

    def count(self, state: State) -> None:
        """The log answers for the dice; they go on after it."""
        assert self.dice is not None
        stream = state.question().stream(state)
        answered = self.dice.answered
        self.dice = Sealed(self.dice.key, {**answered, stream: answered.get(stream, 0) + 1})

    def remember(self, seat: int, action: Action, before: State | None) -> None:
        """Undo never crosses chance or another seat's act."""
        if before is None or self.seats[seat].played_by or (self.points and self.points[-1].seat != seat):
            self.points = []
        if before is not None and not self.seats[seat].played_by:
            self.points = [*self.points[1 - POINTS :], Point(self.number, seat, action, before, self.asked.copy())]

    def ask(self, actor: int, before: State | None) -> None:
        """Note since when each pending seat is asked what it is asked now.

        Where several decide at once, the choice of one leaves the others' decisions as they were.
        """
        state = self.state
        assert state is not None
        if state.pending == (CHANCE,):
            return
        self.asked = {
            seat: self.asked[seat] if seat != actor and self.same(seat, before) else self.number
            for seat in state.pending
        }

    def same(self, seat: int, before: State | None) -> bool:
        state = self.state
        if before is None or state is None or seat not in self.asked or seat not in before.pending:
            return False
        same_step = type(before.stack[-1]) is type(state.stack[-1])
        return same_step and before.legal(seat) == state.legal(seat)

    def rest(self) -> None:
        """Between two decisions: the clocks of the people who must decide run."""
        state = self.state
        if state is None or state.pending == (CHANCE,):
            return
        waiting = () if self.over else [seat for seat in state.pending if not self.seats[seat].played_by]
        self.clock.run(waiting, self.time)
