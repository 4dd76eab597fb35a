"""P6, P8, P12, P16.1, P17: phase 2: each seat in turn takes pieces."""

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
from nassau.games.port_royal.empty_handed import EmptyHanded
from nassau.games.port_royal.marking import NO_EVENT, circle
from nassau.games.port_royal.persons import Skulls
from nassau.games.port_royal.scoring import finish
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, ONLY, Action, Refusal, Step, untimely

TAKE_SHIP: Final[list[Action]] = [("ship", colour) for colour in range(SHIPS)]
TAKE_WHEEL: Final[list[Action]] = [("wheel", colour) for colour in range(WHEELS)]
CHEST: Final[Action] = ("chest",)
LEAVE: Final[Action] = ("leave",)
TWO_PLAYER_PICKS: Final = 3


class Picks(Step[PortRoyal]):
    """P2.1, P12.1, P16.1: the active player, the others clockwise, and with two seats the active player again."""

    def enter(self, state: PortRoyal) -> None:
        if state.pick == (TWO_PLAYER_PICKS if state.seats == 2 else state.seats):
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
    """P6.6, P6.7: after a failure, strike a skull, then place crosses, those of the jesters included."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: PortRoyal) -> None:
        state.push(Skulls(self.seat, FAILED_SKULLS))

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(EmptyHanded(self.seat, FAILED_CROSSES, 0))


class Taking(Step[PortRoyal]):
    """P6, P12.2, P17: take pieces one by one, or leave the rest."""

    def __init__(self, seat: int, left: int, pool: int, yellow: int, red: int, before: int, due: int) -> None:
        self.seat = seat
        self.left = left
        self.pool = pool
        self.yellow = yellow  # crosses of the yellow ship, if it was taken
        self.red = red  # red wheels before this pick (P7.10)
        self.before = before  # pieces on the board before this pick
        self.due = due  # skulls to strike first (P6.8)

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.pool, self.yellow, self.red, self.before, self.due)

    def enter(self, state: PortRoyal) -> None:
        if self.due:
            state.push(Skulls(self.seat, self.due))
        elif not self.left or not (state.pieces() or state.chest):
            self.start_crossing(state)

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(Taking(self.seat, self.left, self.pool, self.yellow, self.red, self.before, 0))

    def start_crossing(self, state: PortRoyal) -> None:
        """P13.7, P17.6: a seat that found no piece and left the chest may use jesters."""
        if self.before == 0 and self.left:
            state.become(EmptyHanded(self.seat, 0, 0))
        else:
            state.become(Crossing(self.seat, self.pool, self.yellow, self.red, self.before, 0, NO_EVENT))

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
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
            state.emit("chest_taken", "P17.1", seat)
            state.become(self.next_item(CHEST_CROSSES, self.yellow, 0))
        else:
            state.emit("left", "P6.5", seat)
            self.start_crossing(state)

    def take_ship(self, state: PortRoyal, colour: int) -> None:
        """P8.1, P8.2, P13.3: the crosses and skulls of a ship."""
        cell = COLUMNS * colour + state.ships[colour]
        state.ships[colour] = BESIDE
        state.colours[self.seat] |= 1 << colour
        crosses = CELL_CROSSES[cell]
        state.emit("ship_taken", "P8.1", self.seat, colour, crosses)
        pool = crosses + state.trade_bonus(self.seat, colour)
        state.become(self.next_item(pool, crosses if colour == YELLOW else self.yellow, CELL_SKULLS[cell]))

    def take_wheel(self, state: PortRoyal, colour: int) -> None:
        """P7.1, P20.2, P20.3: circle a wheel; clerks add crosses."""
        state.wheels[colour] = BESIDE
        state.emit("wheel_taken", "P7.1", self.seat, colour)
        circle(state, self.seat, colour)
        if state.winner != NOBODY:
            finish(state)
            return
        crosses = state.sheet.total(state.sheet.clerk, state.crew[self.seat])
        state.become(self.next_item(crosses, self.yellow, 0))

    def next_item(self, crosses: int, yellow: int, due: int) -> Taking:
        return Taking(self.seat, self.left - 1, self.pool + crosses, yellow, self.red, self.before, due)
