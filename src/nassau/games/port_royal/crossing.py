"""P7.1, P7.5–P7.12, P8.4–P8.7: spending the crosses of a pick, one field at a time."""

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
from nassau.games.port_royal.marking import COMMISSION, FOR_FIELD, NO_EVENT, PAINT, STRIKE, cross, use
from nassau.games.port_royal.persons import Commission, Painting, Skulls
from nassau.games.port_royal.scoring import finish
from nassau.games.port_royal.shortcuts import can_cross_any, legal_crosses
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, NOTHING, ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, at_most, missing, not_now

DOUBLE: Final[Action] = ("double",)
REINFORCE: Final[Action] = ("reinforce",)
REST: Final[Action] = ("rest",)
SPENT: Final = -1
"""In place of a yellow ship's crosses or a count of red wheels: a wheel has been used, so no other may be."""
# Why crosses lapse.
GIVEN_UP: Final = 0
NO_FIELD: Final = 1


class Crossing(Step[PortRoyal]):
    """P7.1, P7.5, P7.8, P8.4–P8.7, P9.1, P9.2, P18.2, P18.3: cross fields while crosses are left.

    Yellow and red wheels may be used before the first cross, or at any time with P8.7.
    """

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
            state.push(Skulls(self.seat, 1, FOR_FIELD))
        elif self.event == PAINT:
            state.push(Painting(self.seat, 0, NO_EVENT, 0))
        elif self.event == COMMISSION:
            state.push(Commission(self.seat, NOTHING))
        elif not can_cross_any(state, self.seat, self.pool) and not self.can_boost(state):
            self.close(state, NO_FIELD)

    def resume(self, state: PortRoyal, result: int) -> None:
        """P20.7: the result of a commission or a painting adds to the pool."""
        pool = self.pool + result
        state.become(Crossing(self.seat, pool, self.yellow, self.red, self.before, self.begun, NO_EVENT))

    def close(self, state: PortRoyal, why: int) -> None:
        """P8.6: crosses left over lapse."""
        if self.pool:
            state.emit("crosses_lapsed", "P8.6", self.seat, self.pool, why)
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
            if self.yellow > 0 and self.refuse_double(state) is None:
                found.append(DOUBLE)
            if self.before >= MANY_PIECES and self.refuse_reinforcement(state) is None:
                found.append(REINFORCE)
        found.append(REST)
        return found

    def can_boost(self, state: PortRoyal) -> bool:
        """Whether a yellow or red wheel may be used."""
        if self.begun:
            return False
        if self.yellow > 0 and self.refuse_double(state) is None:
            return True
        return self.before >= MANY_PIECES and self.refuse_reinforcement(state) is None

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
        """P7.1, P7.5, P7.7, P7.11, P8.4, P16.6: refuse to double the yellow ship with a yellow wheel."""
        if self.begun:
            return not_now("P8.4", "wheel")
        if state.barred(self.seat):
            return Refusal("P16.6" if state.pick else "P7.11")
        if self.yellow == SPENT:
            return at_most("P7.5", "yellow_wheel", 1, 2)
        if not self.yellow:
            return missing("P7.5", "yellow_ship")
        return None if state.spare(self.seat, YELLOW) else missing("P7.1", "yellow_wheel")

    def refuse_reinforcement(self, state: PortRoyal) -> Refusal | None:
        """P7.1, P7.8–P7.10, P7.12, P8.4, P16.6: refuse to add crosses with a red wheel."""
        if self.begun:
            return not_now("P8.4", "wheel")
        if state.barred(self.seat):
            return Refusal("P16.6" if state.pick else "P7.9")
        if self.before < MANY_PIECES:
            return at_least("P7.8", "piece_before", MANY_PIECES, self.before)
        if self.red == SPENT:
            return at_most("P7.8", "red_wheel", 1, 2)
        if not state.spare(self.seat, RED):
            return missing("P7.1", "red_wheel")
        if self.red or state.options["fresh_red_wheel"] == "at_once":
            return None
        return not_now("P7.10", "red_wheel")

    def refuse_item(self, state: PortRoyal, action: Action) -> Refusal:
        """P3.5, P6.2, P6.3, P6.6, P12.2, P16.1, P17.1, P17.3, P17.4: why no further piece can be taken."""
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
            self.close(state, GIVEN_UP)
        elif verb == "double":
            pool = self.pool + self.yellow
            use(state, seat, YELLOW)
            state.emit("doubled", "P7.5", seat, self.yellow, pool)
            state.become(Crossing(seat, pool, SPENT, self.red, self.before, 0, NO_EVENT))
        elif verb == "reinforce":
            pool = self.pool + RED_CROSSES
            use(state, seat, RED)
            state.emit("reinforced", "P7.8", seat, RED_CROSSES, pool)
            state.become(Crossing(seat, pool, self.yellow, SPENT, self.before, 0, NO_EVENT))
        else:
            use(state, seat, action[2])
            state.emit("toll_paid", "P18.3" if state.barred(seat) else "P18.2", seat, action[2])
            self.mark(state, action[1])

    def mark(self, state: PortRoyal, field: int) -> None:
        """P8.4, P8.7: pay for a field and cross it; with P8.7 yellow and red wheels stay usable."""
        price = state.price(self.seat, field)
        event = cross(state, self.seat, field, price)
        if state.winner != NOBODY:
            finish(state)
        elif state.options["wheels_while_crossing"] == "before":
            state.become(Crossing(self.seat, self.pool - price, 0, 0, self.before, 1, event))
        else:
            state.become(Crossing(self.seat, self.pool - price, self.yellow, self.red, self.before, 0, event))
