"""P8.4–P8.6, P9, P10, P14, P18, P19: spending the crosses of a pick on one's sheet, one field at a time."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    BLUE,
    MANY,
    MISSION,
    NOBODY,
    NOTHING,
    NUMBER,
    ORANGE,
    RED,
    RED_CROSSES,
    SHIP,
    SHIPS,
    SKULL,
    TOLL,
    TREASURE,
    WHEEL,
    YELLOW,
)
from nassau.games.port_royal.marking import COMMISSION, PAINT, QUIET, STRIKE, cross, finish, use
from nassau.games.port_royal.persons import Commission, Painting, Skulls
from nassau.games.port_royal.sheet import MOST
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

CROSSES: Final[list[Action]] = [("cross", field) for field in range(MOST)]
DOUBLE: Final[Action] = ("double",)
REINFORCE: Final[Action] = ("reinforce",)
REST: Final[Action] = ("rest",)
SPENT: Final = -1
"""In place of a yellow ship's crosses or a count of red wheels: one wheel has been used, another may not be."""


class Crossing(Step[PortRoyal]):
    """P8.4–P8.6: cross fields while crosses are left. Yellow and red wheels may be used before the first cross."""

    def __init__(self, seat: int, pool: int, yellow: int, red: int, before: int, begun: int, event: int) -> None:
        self.seat = seat
        self.pool = pool
        self.yellow = yellow  # crosses of the yellow ship taken in this pick
        self.red = red  # red wheels there were before this pick (P7.10)
        self.before = before  # pieces on the board before this pick
        self.begun = begun
        self.event = event  # what the last cross led to

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.pool, self.yellow, self.red, self.before, self.begun, self.event)

    # -- flow

    def enter(self, state: PortRoyal) -> None:
        if self.event == STRIKE:
            state.push(Skulls(self.seat, 1))
        elif self.event == PAINT:
            state.push(Painting(self.seat, 0, QUIET))
        elif self.event == COMMISSION:
            state.push(Commission(self.seat, NOTHING))
        elif not self.can_cross(state) and not self.can_boost(state):
            self.close(state)

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(Crossing(self.seat, self.pool, self.yellow, self.red, self.before, self.begun, QUIET))

    def close(self, state: PortRoyal) -> None:
        """P8.6."""
        if self.pool:
            state.emit("crosses_lapsed", self.seat, self.pool)
        state.done()

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    # -- options

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        actions: list[Action] = []
        for field in state.border[seat]:
            if state.sheet.kind[field] == WHEEL:
                actions += [("pay", field, colour) for colour in TOLL]
            else:
                actions.append(CROSSES[field])
        return [*actions, DOUBLE, REINFORCE, REST]

    def legal(self, state: PortRoyal, seat: int) -> list[Action]:
        """Agrees with `refusal`; listed by hand because it runs at every cross."""
        actions: list[Action] = []
        if self.pool:
            for field in state.border[seat]:
                if state.sheet.kind[field] == WHEEL:
                    actions += [("pay", field, colour) for colour in TOLL if state.spare(seat, colour)]
                elif is_open(state, seat, field, self.pool):
                    actions.append(CROSSES[field])
        if not self.begun:
            if self.refuse_double(state) is None:
                actions.append(DOUBLE)
            if self.refuse_reinforcement(state) is None:
                actions.append(REINFORCE)
        actions.append(REST)
        return actions

    def can_cross(self, state: PortRoyal) -> bool:
        if self.pool:
            for field in state.border[self.seat]:
                if is_open(state, self.seat, field, self.pool):
                    return True
        return False

    def can_boost(self, state: PortRoyal) -> bool:
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
        """P7.5, P7.7, P7.11, P8.4, P16.6."""
        if self.begun:
            return Refusal("P8.4")
        if state.barred(self.seat):
            return Refusal("P16.6" if state.pick else "P7.11")
        if self.yellow <= 0:
            return Refusal("P7.5")
        return None if state.spare(self.seat, YELLOW) else Refusal("P7.1", 1, 0)

    def refuse_reinforcement(self, state: PortRoyal) -> Refusal | None:
        """P7.8–P7.10, P8.4, P16.6."""
        if self.begun:
            return Refusal("P8.4")
        if state.barred(self.seat):
            return Refusal("P16.6" if state.pick else "P7.9")
        if self.before < MANY:
            return Refusal("P7.8", MANY, self.before)
        if self.red == SPENT:
            return Refusal("P7.8")
        if not state.spare(self.seat, RED):
            return Refusal("P7.1", 1, 0)
        return None if self.red else Refusal("P7.10")

    def refuse_item(self, state: PortRoyal, action: Action) -> Refusal:
        """Why nothing more can be taken, now that the taking is over."""
        failed = state.pick == 0 and (state.failed == 1 or self.before == 0)
        if action[0] == "chest":
            if failed and state.chest:
                return Refusal("P17.4")
            return Refusal("P17.1" if state.chest or state.seats < 5 else "P17.3")
        if failed:
            return Refusal("P6.6" if state.failed else "P3.5")
        if state.pick == 0:
            return Refusal("P6.2" if self.before < 3 else "P6.3")
        return Refusal("P16.1" if self.seat == state.active else "P12.2")

    # -- what is done

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "cross":
            self.mark(state, action[1])
        elif verb == "rest":
            self.close(state)
        elif verb == "double":
            use(state, seat, YELLOW)
            state.emit("doubled", seat, self.yellow)
            state.become(Crossing(seat, self.pool + self.yellow, SPENT, self.red, self.before, 0, QUIET))
        elif verb == "reinforce":
            use(state, seat, RED)
            state.emit("reinforced", seat, RED_CROSSES)
            state.become(Crossing(seat, self.pool + RED_CROSSES, self.yellow, SPENT, self.before, 0, QUIET))
        else:
            use(state, seat, action[2])
            state.emit("toll_paid", seat, action[2])
            self.mark(state, action[1])

    def mark(self, state: PortRoyal, field: int) -> None:
        pool = self.pool - state.price(self.seat, field)
        event = cross(state, self.seat, field)
        if state.winner >= 0:
            finish(state)
        else:
            state.become(Crossing(self.seat, pool, 0, 0, self.before, 1, event))


def is_open(state: PortRoyal, seat: int, field: int, pool: int) -> bool:
    """Whether a field at the border can be crossed with `pool` crosses. Agrees with `refuse_kind`."""
    kind = state.sheet.kind[field]
    if kind <= SKULL:
        return True
    if kind == SHIP:
        return state.colours[seat] >> state.sheet.colour[field] & 1 == 1
    if kind == NUMBER:
        return state.price(seat, field) <= pool
    if kind == TREASURE:
        return state.treasures[state.sheet.prize[field]] == NOBODY
    if kind == WHEEL:
        return state.spare(seat, YELLOW) + state.spare(seat, ORANGE) + state.spare(seat, BLUE) > 0
    return state.achieved(seat, state.sheet.prize[field]) >= state.sheet.worth[field]


def refuse_cross(state: PortRoyal, seat: int, field: int, pool: int) -> Refusal | None:
    reason = refuse_contact(state, seat, field)
    if reason is not None:
        return reason
    if pool < 1:
        return Refusal("P9.2", 1, pool)
    return refuse_kind(state, seat, field, pool)


def refuse_contact(state: PortRoyal, seat: int, field: int) -> Refusal | None:
    """P9.1–P9.4, P13.13: an empty field next to what is reached, on an island that is open."""
    if not 0 <= field < state.sheet.size:
        return Refusal("P9.1")
    if field in state.border[seat]:
        return None
    if state.is_done(seat, field):
        return Refusal("P9.2")
    island = state.sheet.island[field]
    return Refusal("P9.3" if island != NOTHING and not state.is_open(seat, island) else "P9.1")


def refuse_kind(state: PortRoyal, seat: int, field: int, pool: int) -> Refusal | None:
    """P10.1, P14.2, P18.2, P18.4, P19.2."""
    sheet, kind = state.sheet, state.sheet.kind[field]
    if kind == SHIP and not state.colours[seat] >> sheet.colour[field] & 1:
        return Refusal("P10.1")
    if kind == NUMBER and state.price(seat, field) > pool:
        return Refusal("P18.4", state.price(seat, field), pool)
    if kind == TREASURE and state.treasures[sheet.prize[field]] != NOBODY:
        return Refusal("P14.2")
    if kind == WHEEL:
        return Refusal("P18.2")
    if kind == MISSION:
        have = state.achieved(seat, sheet.prize[field])
        return None if have >= sheet.worth[field] else Refusal("P19.2", sheet.worth[field], have)
    return None


def refuse_toll(state: PortRoyal, seat: int, field: int, colour: int, pool: int) -> Refusal | None:
    """P18.2, P18.3."""
    reason = refuse_contact(state, seat, field)
    if reason is not None:
        return reason
    if state.sheet.kind[field] != WHEEL or not 0 <= colour < SHIPS or colour not in TOLL:
        return Refusal("P18.2")
    if pool < 1:
        return Refusal("P9.2", 1, pool)
    return None if state.spare(seat, colour) else Refusal("P18.2", 1, 0)
