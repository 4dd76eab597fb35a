"""P7.5–P7.11, P8.4–P8.6: spending the crosses of a pick, one field at a time."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    CHEST_SEATS,
    MANY_PIECES,
    RED,
    RED_CROSSES,
    SUM_SKULLS,
    TOLL_WHEELS,
    WHEEL,
    YELLOW,
)
from nassau.games.port_royal.fields import CROSS_ACTIONS, refuse_cross, refuse_toll
from nassau.games.port_royal.marking import COMMISSION, NO_EVENT, PAINT, STRIKE, cross, use
from nassau.games.port_royal.persons import Commission, Painting, Skulls
from nassau.games.port_royal.scoring import finish
from nassau.games.port_royal.shortcuts import can_cross_any, legal_crosses
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, NOTHING, ONLY, Action, Refusal, Step, untimely

DOUBLE: Final[Action] = ("double",)
REINFORCE: Final[Action] = ("reinforce",)
REST: Final[Action] = ("rest",)
SPENT: Final = -1
"""In place of a yellow ship's crosses or a count of red wheels: a wheel has been used, so no other may be."""


class Crossing(Step[PortRoyal]):
    """P8.4–P8.6: cross fields while crosses are left. Yellow and red wheels may be used before the first cross."""

    def __init__(self, seat: int, pool: int, yellow: int, red: int, before: int, begun: int, event: int) -> None:
        self.seat = seat
        self.pool = pool
        self.yellow = yellow  # crosses of the yellow ship taken in this pick
        self.red = red  # red wheels before this pick (P7.10)
        self.before = before  # pieces on the board before this pick
        self.begun = begun  # 1 after the first cross
        self.event = event  # triggered by the last cross

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.pool, self.yellow, self.red, self.before, self.begun, self.event)

    # -- flow

    def enter(self, state: PortRoyal) -> None:
        if self.event == STRIKE:
            state.push(Skulls(self.seat, 1))
        elif self.event == PAINT:
            state.push(Painting(self.seat, 0, NO_EVENT))
        elif self.event == COMMISSION:
            state.push(Commission(self.seat, NOTHING))
        elif not can_cross_any(state, self.seat, self.pool) and not self.can_boost(state):
            self.close(state)

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(Crossing(self.seat, self.pool, self.yellow, self.red, self.before, self.begun, NO_EVENT))

    def close(self, state: PortRoyal) -> None:
        """P8.6: crosses left over lapse."""
        if self.pool:
            state.emit("crosses_lapsed", "P8.6", self.seat, self.pool)
        state.done()

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    # -- options

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        actions: list[Action] = []
        for field in state.border[seat]:
            if state.sheet.kind[field] == WHEEL:
                actions += [("pay", field, colour) for colour in TOLL_WHEELS]
            else:
                actions.append(CROSS_ACTIONS[field])
        return [*actions, DOUBLE, REINFORCE, REST]

    def legal(self, state: PortRoyal, seat: int) -> list[Action]:
        """Shortcut for the fields: `refuse_cross` and `refuse_toll` decide, see shortcuts.py."""
        found = legal_crosses(state, seat, self.pool)
        if not self.begun:
            if self.refuse_double(state) is None:
                found.append(DOUBLE)
            if self.refuse_reinforcement(state) is None:
                found.append(REINFORCE)
        found.append(REST)
        return found

    def can_boost(self, state: PortRoyal) -> bool:
        """Whether a yellow or red wheel may be used."""
        if self.begun:
            return False
        return self.refuse_double(state) is None or self.refuse_reinforcement(state) is None

    # -- refusals

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "cross":
            return refuse_cross(state, seat, action[1], self.pool)
        if verb == "pay":
            return refuse_toll(state, seat, action[1], action[2], self.pool)
        if verb == "double":
            return self.refuse_double(state)
        if verb == "reinforce":
            return self.refuse_reinforcement(state)
        if verb == "rest":
            return None
        if verb == "ship" or verb == "wheel" or verb == "chest":
            return self.refuse_item(state, action)
        return untimely(state, action)

    def refuse_double(self, state: PortRoyal) -> Refusal | None:
        """P7.5, P7.7, P7.11, P8.4, P16.6: refuse to double the yellow ship with a yellow wheel."""
        if self.begun:
            return Refusal("P8.4")
        if state.barred(self.seat):
            return Refusal("P16.6" if state.pick else "P7.11")
        if self.yellow <= 0:
            return Refusal("P7.5")
        return None if state.spare(self.seat, YELLOW) else Refusal("P7.1", 1, 0)

    def refuse_reinforcement(self, state: PortRoyal) -> Refusal | None:
        """P7.8–P7.10, P8.4, P16.6: refuse to add crosses with a red wheel."""
        if self.begun:
            return Refusal("P8.4")
        if state.barred(self.seat):
            return Refusal("P16.6" if state.pick else "P7.9")
        if self.before < MANY_PIECES:
            return Refusal("P7.8", MANY_PIECES, self.before)
        if self.red == SPENT:
            return Refusal("P7.8")
        if not state.spare(self.seat, RED):
            return Refusal("P7.1", 1, 0)
        return None if self.red else Refusal("P7.10")

    def refuse_item(self, state: PortRoyal, action: Action) -> Refusal:
        """Why no further piece can be taken after the crosses have begun."""
        failed = state.pick == 0 and (state.failed == 1 or self.before == 0)
        if action[0] == "chest":
            if failed and state.chest:
                return Refusal("P17.4")
            return Refusal("P17.1" if state.chest or state.seats < CHEST_SEATS else "P17.3")
        if failed:
            return Refusal("P6.6" if state.failed else "P3.5")
        if state.pick == 0:
            return Refusal("P6.2" if SUM_SKULLS[self.before] else "P6.3")
        return Refusal("P16.1" if self.seat == state.active else "P12.2")

    # -- effects

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "cross":
            self.mark(state, action[1])
        elif verb == "rest":
            self.close(state)
        elif verb == "double":
            use(state, seat, YELLOW)
            state.emit("doubled", "P7.5", seat, self.yellow)
            state.become(Crossing(seat, self.pool + self.yellow, SPENT, self.red, self.before, 0, NO_EVENT))
        elif verb == "reinforce":
            use(state, seat, RED)
            state.emit("reinforced", "P7.8", seat, RED_CROSSES)
            state.become(Crossing(seat, self.pool + RED_CROSSES, self.yellow, SPENT, self.before, 0, NO_EVENT))
        else:
            use(state, seat, action[2])
            state.emit("toll_paid", "P18.2", seat, action[2])
            self.mark(state, action[1])

    def mark(self, state: PortRoyal, field: int) -> None:
        pool = self.pool - state.price(self.seat, field)
        event = cross(state, self.seat, field)
        if state.winner != NOBODY:
            finish(state)
        else:
            state.become(Crossing(self.seat, pool, 0, 0, self.before, 1, event))
