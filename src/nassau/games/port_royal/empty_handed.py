"""P13.6, P16.2, P16.3, P19.10–P19.12: the jesters of a seat that can take no piece."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import RED
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.marking import NO_EVENT
from nassau.games.port_royal.persons import Skulls
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

JESTER: Final[Action] = ("jester",)
DECLINE: Final[Action] = ("decline",)


class EmptyHanded(Step[PortRoyal]):
    """P13.6, P16.2, P16.3, P19.10–P19.12: a seat that can take nothing uses its jesters.

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
            state.push(Skulls(self.seat, self.due))
        elif not self.costly_crosses(state):
            self.use_jesters(state, self.free_crosses(state), 0)

    def resume(self, state: PortRoyal, result: int) -> None:
        self.start_crossing(state, self.pool)

    def jesters_used(self, state: PortRoyal) -> bool:
        """P16.2: with two seats, the active player uses jesters once per turn."""
        return state.jested == 1 and self.seat == state.active

    def free_crosses(self, state: PortRoyal) -> int:
        """Crosses from jesters that cost nothing."""
        return 0 if self.jesters_used(state) else jester_crosses(state, self.seat, False)

    def costly_crosses(self, state: PortRoyal) -> int:
        """P19.11: crosses from jesters that cost a skull."""
        return 0 if self.jesters_used(state) else jester_crosses(state, self.seat, True)

    def use_jesters(self, state: PortRoyal, crosses: int, skulls: int) -> None:
        if crosses:
            state.emit("jested", "P13.6", self.seat, crosses)
            if self.seat == state.active:
                state.jested = 1
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
            self.use_jesters(state, self.free_crosses(state), 0)
        else:
            skulls = state.sheet.total(state.sheet.jest_skulls, state.crew[seat])
            self.use_jesters(state, self.free_crosses(state) + self.costly_crosses(state), skulls)


def jester_crosses(state: PortRoyal, seat: int, costly: bool) -> int:
    """The crosses of the seat's jesters that cost skulls, or of those that do not."""
    sheet, crosses = state.sheet, 0
    for island in range(len(sheet.jest)):
        if state.crew[seat] >> island & 1 and (sheet.jest_skulls[island] > 0) == costly:
            crosses += sheet.jest[island]
    return crosses
