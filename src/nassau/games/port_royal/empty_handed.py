"""P13.6, P16.2, P16.3, P16.8, P19.10–P19.12: the jesters of a seat that can take no piece."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import RED
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.marking import FOR_JESTER, NO_EVENT
from nassau.games.port_royal.persons import Skulls
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

JESTER: Final[Action] = ("jester",)
DECLINE: Final[Action] = ("decline",)


class EmptyHanded(Step[PortRoyal]):
    """P3.5, P6.7, P12.2, P13.6, P16.2, P16.3, P16.8, P19.10–P19.12: a seat that can take nothing uses its jesters.

    Jesters that cost a skull may be declined.
    """

    def __init__(self, seat: int, pool: int, due: int) -> None:
        self.seat = seat
        self.pool = pool
        self.due = due  # skulls for the jesters used

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.pool, self.due)

    def enter(self, state: PortRoyal) -> None:
        if self.due:
            state.push(Skulls(self.seat, self.due, FOR_JESTER))
        elif not crosses_of(state, self.jesters(state, True)):
            self.use_jesters(state, self.jesters(state, False))

    def resume(self, state: PortRoyal, result: int) -> None:
        self.start_crossing(state, self.pool)

    def jesters(self, state: PortRoyal, costly: bool) -> int:
        """P16.2, P16.3, P16.8: the islands of the jesters that work now: those that cost a skull, or the others."""
        islands = jester_islands(state, self.seat, costly)
        if state.jested == 0 or self.seat != state.active:
            return islands
        return islands & ~state.jested if each_jester_counts(state) else 0

    def use_jesters(self, state: PortRoyal, islands: int) -> None:
        """P3.5, P12.2, P13.6, P16.2, P16.8, P19.10, P19.11: add the crosses of jesters; skulls come first."""
        crosses, skulls = crosses_of(state, islands), state.sheet.total(state.sheet.jest_skulls, islands)
        if crosses:
            several = islands & (islands - 1)
            rule = "P19.11" if skulls else "P19.10" if several else "P13.6"
            total = self.pool + crosses if self.pool else 0
            state.emit("jested", rule, self.seat, crosses, skulls, total, islands.bit_count())
            if self.seat == state.active:
                state.jested |= islands if each_jester_counts(state) else 1
        elif self.seat == state.active and state.jested:
            state.emit("jesters_spent", "P16.8" if each_jester_counts(state) else "P16.2", self.seat)
        elif not self.pool:
            state.emit("went_empty", "P12.2" if state.pick else "P3.5", self.seat)
        if skulls:
            state.become(EmptyHanded(self.seat, self.pool + crosses, skulls))
        else:
            self.start_crossing(state, self.pool + crosses)

    def start_crossing(self, state: PortRoyal, pool: int) -> None:
        state.become(Crossing(self.seat, pool, 0, state.spare(self.seat, RED), state.pieces(), 0, NO_EVENT))

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return [JESTER, DECLINE]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        """P6.4, P6.6, P17.4, P17.6: refuse pieces and the chest."""
        if action[0] == "jester" or action[0] == "decline":
            return None
        if action[0] == "ship" or action[0] == "wheel":
            return Refusal("P6.6" if state.barred(seat) and state.pick == 0 else "P6.4")
        if action[0] == "chest" and state.chest:
            return Refusal("P17.4" if state.pick == 0 else "P17.6")
        return untimely(state, action)

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[0] == "decline":
            state.emit("declined", "P19.12", seat)
            self.use_jesters(state, self.jesters(state, False))
        else:
            self.use_jesters(state, self.jesters(state, True) | self.jesters(state, False))


def each_jester_counts(state: PortRoyal) -> bool:
    """P16.8: whether with two seats each jester works once per turn, not all of them together."""
    return state.seats == 2 and state.options["two_player_jesters"] == "each"


def jester_islands(state: PortRoyal, seat: int, costly: bool) -> int:
    """Bit set of the islands of the seat's jesters that cost skulls, or of those that do not."""
    sheet, islands = state.sheet, 0
    for island in range(len(sheet.jest)):
        if state.crew[seat] >> island & 1 and sheet.jest[island] and (sheet.jest_skulls[island] > 0) == costly:
            islands |= 1 << island
    return islands


def crosses_of(state: PortRoyal, islands: int) -> int:
    """The crosses that the jesters of these islands give."""
    return state.sheet.total(state.sheet.jest, islands)
