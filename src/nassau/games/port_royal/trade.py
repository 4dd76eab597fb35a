"""P6, P8, P12, P13.6, P16, P17: phase 2 – everybody in turn takes pieces or goes empty-handed."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    BESIDE,
    CELL_CROSSES,
    CELL_SKULLS,
    CHEST_CROSSES,
    CHEST_SEATS,
    COLUMNS,
    FAILED_CROSSES,
    FAILED_SKULLS,
    ITEMS,
    RED,
    SHIPS,
    SUM_SKULLS,
    WHEELS,
    YELLOW,
)
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.marking import QUIET, circle, finish
from nassau.games.port_royal.persons import Skulls
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

TAKE_SHIP: Final[list[Action]] = [("ship", colour) for colour in range(SHIPS)]
TAKE_WHEEL: Final[list[Action]] = [("wheel", colour) for colour in range(WHEELS)]
CHEST: Final[Action] = ("chest",)
LEAVE: Final[Action] = ("leave",)
JESTER: Final[Action] = ("jester",)
DECLINE: Final[Action] = ("decline",)


class Picks(Step[PortRoyal]):
    """P2.1, P12.1, P16.1: the active player, the others clockwise, and with two the active player again."""

    def enter(self, state: PortRoyal) -> None:
        if state.pick == (3 if state.seats == 2 else state.seats):
            state.done()
            return
        seat, before = (state.active + state.pick) % state.seats, state.pieces()
        first = state.pick == 0
        if first and state.failed:
            state.push(Failure(seat))
        elif first and before == 0:
            state.push(EmptyHanded(seat, 0, 0))  # P3.5
        else:
            items, due = (ITEMS[before], SUM_SKULLS[before]) if first else (1, 0)
            state.push(Taking(seat, items, state.admirals(seat, before), 0, state.spare(seat, RED), before, due))

    def resume(self, state: PortRoyal, result: int) -> None:
        state.pick += 1
        self.enter(state)


class Failure(Step[PortRoyal]):
    """P6.6, P6.7: first a skull, then 2 crosses and those of the jesters."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: PortRoyal) -> None:
        state.push(Skulls(self.seat, FAILED_SKULLS))

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(EmptyHanded(self.seat, FAILED_CROSSES, 0))


class Taking(Step[PortRoyal]):
    """P6, P12.2, P17: take pieces one by one, each with its effects, or leave the rest."""

    def __init__(self, seat: int, left: int, pool: int, yellow: int, red: int, before: int, due: int) -> None:
        self.seat = seat
        self.left = left
        self.pool = pool
        self.yellow = yellow  # crosses of the yellow ship, if it was taken
        self.red = red  # red wheels before this pick (P7.10)
        self.before = before  # pieces on the board before this pick
        self.due = due  # skulls to strike before anything else (P6.8)

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.pool, self.yellow, self.red, self.before, self.due)

    def enter(self, state: PortRoyal) -> None:
        if self.due:
            state.push(Skulls(self.seat, self.due))
        elif not self.left or not (state.pieces() or state.chest):
            self.go_on(state)

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(Taking(self.seat, self.left, self.pool, self.yellow, self.red, self.before, 0))

    def go_on(self, state: PortRoyal) -> None:
        """P13.7, P17.6: jesters work for whoever found no piece and left the chest."""
        if self.before == 0 and self.left:
            state.become(EmptyHanded(self.seat, 0, 0))
        else:
            state.become(Crossing(self.seat, self.pool, self.yellow, self.red, self.before, 0, QUIET))

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return self.legal(state, seat)

    def legal(self, state: PortRoyal, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        actions = [TAKE_SHIP[colour] for colour in range(SHIPS) if state.ships[colour] != BESIDE]
        actions += [TAKE_WHEEL[colour] for colour in range(WHEELS) if state.wheels[colour] != BESIDE]
        if state.chest:
            actions.append(CHEST)
        actions.append(LEAVE)
        return actions

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "ship":
            there = 0 <= action[1] < SHIPS and state.ships[action[1]] != BESIDE
            return None if there else Refusal("P6.4")
        if verb == "wheel":
            there = 0 <= action[1] < WHEELS and state.wheels[action[1]] != BESIDE
            return None if there else Refusal("P6.4")
        if verb == "chest":
            return None if state.chest else Refusal("P17.3" if state.seats == CHEST_SEATS else "P17.1")
        if verb == "leave":
            return None
        if verb == "jester" and self.before:
            return Refusal("P13.7")
        return untimely(state, action)

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "ship":
            self.take_ship(state, action[1])
        elif verb == "wheel":
            self.take_wheel(state, action[1])
        elif verb == "chest":
            state.chest = 0
            state.emit("chest_taken", seat)
            state.become(self.after(CHEST_CROSSES, self.yellow, 0))
        else:
            state.emit("left", seat)
            self.go_on(state)

    def take_ship(self, state: PortRoyal, colour: int) -> None:
        """P8.1, P8.2, P13.3."""
        cell = COLUMNS * colour + state.ships[colour]
        state.ships[colour] = BESIDE
        state.colours[self.seat] |= 1 << colour
        crosses = CELL_CROSSES[cell]
        state.emit("ship_taken", self.seat, colour, crosses)
        pool = crosses + state.trade_bonus(self.seat, colour)
        state.become(self.after(pool, crosses if colour == YELLOW else self.yellow, CELL_SKULLS[cell]))

    def take_wheel(self, state: PortRoyal, colour: int) -> None:
        """P7.1, P20.2, P20.3."""
        state.wheels[colour] = BESIDE
        state.emit("wheel_taken", self.seat, colour)
        circle(state, self.seat, colour)
        if state.winner >= 0:
            finish(state)
            return
        crosses = state.sheet.total(state.sheet.clerk, state.crew[self.seat])
        state.become(self.after(crosses, self.yellow, 0))

    def after(self, crosses: int, yellow: int, due: int) -> Taking:
        return Taking(self.seat, self.left - 1, self.pool + crosses, yellow, self.red, self.before, due)


class EmptyHanded(Step[PortRoyal]):
    """P13.6, P16.2, P16.3, P19.10–P19.12: the jesters of a seat that can take nothing; one of them may be declined."""

    def __init__(self, seat: int, pool: int, due: int) -> None:
        self.seat = seat
        self.pool = pool
        self.due = due  # skulls for a jester that was used

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.pool, self.due)

    def enter(self, state: PortRoyal) -> None:
        if self.due:
            state.push(Skulls(self.seat, self.due))
        elif not self.dear(state):
            self.laugh(state, self.cheap(state), 0)

    def resume(self, state: PortRoyal, result: int) -> None:
        self.cross(state, self.pool)

    def spent(self, state: PortRoyal) -> bool:
        """P16.2: with two, the active player's jesters work once per turn."""
        return state.jested == 1 and self.seat == state.active

    def cheap(self, state: PortRoyal) -> int:
        """Crosses from jesters that work by themselves."""
        return 0 if self.spent(state) else jests(state, self.seat, 0)

    def dear(self, state: PortRoyal) -> int:
        """P19.11: crosses from jesters that cost a skull."""
        return 0 if self.spent(state) else jests(state, self.seat, 1)

    def laugh(self, state: PortRoyal, crosses: int, skulls: int) -> None:
        if crosses:
            state.emit("jested", self.seat, crosses)
            if self.seat == state.active:
                state.jested = 1
        if skulls:
            state.become(EmptyHanded(self.seat, self.pool + crosses, skulls))
        else:
            self.cross(state, self.pool + crosses)

    def cross(self, state: PortRoyal, pool: int) -> None:
        state.become(Crossing(self.seat, pool, 0, state.spare(self.seat, RED), state.pieces(), 0, QUIET))

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
            state.emit("declined", seat)
            self.laugh(state, self.cheap(state), 0)
        else:
            skulls = state.sheet.total(state.sheet.jest_skulls, state.crew[seat])
            self.laugh(state, self.cheap(state) + self.dear(state), skulls)


def jests(state: PortRoyal, seat: int, dear: int) -> int:
    """The crosses of the seat's jesters that cost skulls, or of those that do not."""
    sheet, crosses = state.sheet, 0
    for island in range(len(sheet.jest)):
        if state.crew[seat] >> island & 1 and (sheet.jest_skulls[island] > 0) == (dear == 1):
            crosses += sheet.jest[island]
    return crosses
