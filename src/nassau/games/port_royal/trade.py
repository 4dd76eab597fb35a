"""P6.1–P6.8, P8.1–P8.3, P12.1–P12.4, P16.1, P17.1–P17.6: phase 2: each seat in turn takes pieces."""

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
    TRADER,
    VICE_ADMIRAL,
    WHEELS,
    YELLOW,
)
from nassau.games.port_royal.crossing import Crossing
from nassau.games.port_royal.empty_handed import EmptyHanded
from nassau.games.port_royal.marking import FOR_FAILURE, FOR_SHIP, FOR_SUM, NO_EVENT, circle
from nassau.games.port_royal.persons import Skulls
from nassau.games.port_royal.scoring import finish
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import missing

TAKE_SHIP: Final[list[Action]] = [("ship", colour) for colour in range(SHIPS)]
TAKE_WHEEL: Final[list[Action]] = [("wheel", colour) for colour in range(WHEELS)]
CHEST: Final[Action] = ("chest",)
LEAVE: Final[Action] = ("leave",)
TWO_PLAYER_PICKS: Final = 3


class Picks(Step[PortRoyal]):
    """P2.1, P3.5, P6.1–P6.3, P12.1, P13.8, P16.1: the active player picks first, then the others clockwise.

    With two seats the active player picks again.
    """

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
            crosses = state.admirals(seat, before)
            if crosses:
                self.tell_admirals(state, seat, crosses, before)
            state.push(Taking(seat, items, crosses, 0, state.spare(seat, RED), before, due))

    def tell_admirals(self, state: PortRoyal, seat: int, crosses: int, before: int) -> None:
        """P13.8: say what vice admirals and admirals add, each by themselves."""
        vice = state.persons_total(state.sheet.admiral, seat, VICE_ADMIRAL)
        if vice:
            state.emit("vice_admirals_helped", "P13.8", seat, vice, before)
        if crosses > vice:
            state.emit("admirals_helped", "P13.8", seat, crosses - vice, before)

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
        state.push(Skulls(self.seat, FAILED_SKULLS, FOR_FAILURE))

    def resume(self, state: PortRoyal, result: int) -> None:
        state.emit("consoled", "P6.6", self.seat, FAILED_CROSSES)
        state.become(EmptyHanded(self.seat, FAILED_CROSSES, 0))


class Taking(Step[PortRoyal]):
    """P6.1–P6.5, P6.8, P12.2, P17.1–P17.6: take pieces one by one, or leave the rest."""

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
            nothing_taken = state.pick == 0 and self.left == ITEMS[self.before]
            state.push(Skulls(self.seat, self.due, FOR_SUM if nothing_taken else FOR_SHIP))
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
        """P6.4, P13.7, P17.1, P17.3: refuse what is not there, and jesters as long as a piece is."""
        verb: str = action[0]
        if verb == "ship":
            there = 0 <= action[1] < SHIPS and state.ships[action[1]] != BESIDE
            return None if there else missing("P6.4", "ship")
        if verb == "wheel":
            there = 0 <= action[1] < WHEELS and state.wheels[action[1]] != BESIDE
            return None if there else missing("P6.4", "wheel")
        if verb == "chest":
            if state.chest:
                return None
            return missing("P17.3", "chest") if state.seats == CHEST_SEATS else Refusal("P17.1")
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
            state.emit("chest_taken", "P17.1" if state.pick else "P17.4", seat, self.total_with(CHEST_CROSSES))
            state.become(self.next_item(CHEST_CROSSES, self.yellow, 0))
        elif state.pick:
            state.emit("left", "P12.2" if self.before else "P17.6", seat, 0)
            self.start_crossing(state)
        else:
            state.emit("left", "P6.5", seat, ITEMS[self.before] - self.left)
            self.start_crossing(state)

    def total_with(self, crosses: int) -> int:
        """The pool after an item with this number of crosses; 0 if they are the only ones."""
        return self.pool + crosses if self.pool and crosses else 0

    def take_ship(self, state: PortRoyal, colour: int) -> None:
        """P8.1, P8.2, P13.3: the crosses and skulls of a ship."""
        cell = COLUMNS * colour + state.ships[colour]
        state.ships[colour] = BESIDE
        state.colours[self.seat] |= 1 << colour
        crosses, bonus, trader = CELL_CROSSES[cell], state.trade_bonus(self.seat, colour), 0
        if bonus:
            trader = self.trader_part(state, colour)
        total = self.total_with(crosses + bonus)
        state.emit("ship_taken", "P8.1", self.seat, colour, crosses, trader, bonus - trader, total, CELL_SKULLS[cell])
        state.become(self.next_item(crosses + bonus, crosses if colour == YELLOW else self.yellow, CELL_SKULLS[cell]))

    def trader_part(self, state: PortRoyal, colour: int) -> int:
        """P13.3: the part of the bonus for a ship that comes from traders; the rest comes from wholesalers."""
        sheet = state.sheet
        table = [crosses if sheet.trades[island] >> colour & 1 else 0 for island, crosses in enumerate(sheet.trade)]
        return state.persons_total(table, self.seat, TRADER)

    def take_wheel(self, state: PortRoyal, colour: int) -> None:
        """P7.1, P7.4, P20.2, P20.3: circle a wheel; clerks add crosses."""
        state.wheels[colour] = BESIDE
        crosses = state.sheet.total(state.sheet.clerk, state.crew[self.seat])
        state.emit("wheel_taken", "P7.1", self.seat, colour, crosses, self.total_with(crosses))
        circle(state, self.seat, colour, "P7.4")
        if state.winner != NOBODY:
            finish(state)
            return
        state.become(self.next_item(crosses, self.yellow, 0))

    def next_item(self, crosses: int, yellow: int, due: int) -> Taking:
        return Taking(self.seat, self.left - 1, self.pool + crosses, yellow, self.red, self.before, due)
