"""P11.1–P11.3, P13.11, P18.7, P19.8, P20.7: steps that interrupt a pick: skulls, the señorita and the captain."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import GREEN, ROW_SIZE, SKULL_TRACK, WHEELS
from nassau.games.port_royal.marking import COMMISSION, NO_EVENT, circle, fill, strike, strike_green
from nassau.games.port_royal.scoring import finish
from nassau.games.port_royal.sheet import MOST_FIELDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, NOTHING, ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, missing, not_now

NORMAL: Final = 0
GREEN_ONE: Final = 1
NORMAL_SKULL: Final[Action] = ("strike", NORMAL)
GREEN_SKULL: Final[Action] = ("strike", GREEN_ONE)
ENOUGH: Final[Action] = ("enough",)
CIRCLE_ACTIONS: Final[list[Action]] = [("circle", colour) for colour in range(WHEELS)]
FILL_ACTIONS: Final[list[Action]] = [("fill", field) for field in range(MOST_FIELDS)]


class Skulls(Step[PortRoyal]):
    """P11.1–P11.3, P19.7–P19.9: strike `count` skulls; a seat with green ones chooses for each.

    They are due for a small sum, a failure, a ship, a field or a jester: P6.2, P6.6, P8.2, P10.3, P19.11.
    """

    def __init__(self, seat: int, count: int, why: int) -> None:
        self.seat = seat
        self.count = count
        self.why = why  # an index of SKULL_RULES

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count, self.why)

    def enter(self, state: PortRoyal) -> None:
        if state.greens_left(self.seat):
            return
        for _ in range(self.count):
            strike(state, self.seat, self.why)
        state.done()

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        """The better one first: a green skull only if the normal one costs points (P19.8)."""
        struck = state.skulls[seat]
        if struck < len(SKULL_TRACK) and SKULL_TRACK[struck]:
            return [GREEN_SKULL, NORMAL_SKULL]
        return [NORMAL_SKULL, GREEN_SKULL]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] != "strike":
            return not_now("P11.1", "skull")
        return None if action[1] in (NORMAL, GREEN_ONE) else Refusal("P19.8")

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[1] == GREEN_ONE:
            strike_green(state, seat, self.why)
        else:
            strike(state, seat, self.why)
        if self.count > 1:
            state.become(Skulls(seat, self.count - 1, self.why))
        else:
            state.done()


class Painting(Step[PortRoyal]):
    """P9.2, P13.11, P13.12: for the señorita, fill in one field of each incomplete island."""

    def __init__(self, seat: int, island: int, event: int, crosses: int) -> None:
        self.seat = seat
        self.island = island
        self.event = event  # triggered by the previous field
        self.crosses = crosses  # that clerks add for wheels of the captain (P20.7)

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.island, self.event, self.crosses)

    def enter(self, state: PortRoyal) -> None:
        if self.event == COMMISSION:
            state.push(Commission(self.seat, NOTHING))
            return
        island = self.next_incomplete(state)
        if island == len(state.sheet.islands):
            state.done(self.crosses)
        elif island != self.island:
            state.become(Painting(self.seat, island, NO_EVENT, self.crosses))

    def next_incomplete(self, state: PortRoyal) -> int:
        """The first incomplete island from this one on, or the number of islands."""
        island = self.island
        while island < len(state.sheet.islands) and state.crew[self.seat] >> island & 1:
            island += 1
        return island

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(Painting(self.seat, self.island, NO_EVENT, self.crosses + result))

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return [FILL_ACTIONS[field] for field in state.sheet.fields[self.island]]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] != "fill":
            return untimely(state, action)
        field = action[1]
        if not 0 <= field < state.sheet.size or state.sheet.island[field] != self.island:
            return Refusal("P13.11")
        return missing("P9.2", "empty_field") if state.is_done(seat, field) else None

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        event = fill(state, seat, action[1])
        if state.winner != NOBODY:
            finish(state)
        else:
            state.become(Painting(seat, self.island + 1, event, self.crosses))


class Commission(Step[PortRoyal]):
    """P18.7, P18.8, P20.3, P20.7: for the captain, circle one wheel and optionally another of a different colour.

    The result is the number of crosses that clerks add.
    """

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def enter(self, state: PortRoyal) -> None:
        if not [colour for colour in range(WHEELS) if self.refuse_circle(state, colour) is None]:
            if self.first == NOTHING:
                state.emit("captain_idle", "P18.8", self.seat)
            state.done(self.clerk_crosses(state, 0 if self.first == NOTHING else 1))

    def clerk_crosses(self, state: PortRoyal, wheels: int) -> int:
        """P20.3, P20.7: the crosses of clerks for this number of the captain's wheels."""
        if state.options["clerk_and_captain"] == "board" or not wheels:
            return 0
        crosses = wheels * state.sheet.total(state.sheet.clerk, state.crew[self.seat])
        if crosses:
            state.emit("clerk_helped", "P20.7", self.seat, crosses)
        return crosses

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return CIRCLE_ACTIONS if self.first == NOTHING else [*CIRCLE_ACTIONS, ENOUGH]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] == "circle":
            return self.refuse_circle(state, action[1])
        if action[0] == "enough":
            return at_least("P18.7", "captain_wheel", 1, 0) if self.first == NOTHING else None
        return untimely(state, action)

    def refuse_circle(self, state: PortRoyal, colour: int) -> Refusal | None:
        if not 0 <= colour < WHEELS or colour == self.first:
            return Refusal("P18.7")
        full = state.circled[WHEELS * self.seat + colour] == ROW_SIZE[colour]
        return missing("P18.8", "free_wheel") if full else None

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[0] == "enough":
            state.done(self.clerk_crosses(state, 1))
            return
        state.emit("wheel_granted", "P18.7", seat, action[1])
        circle(state, seat, action[1], "P18.8")
        if action[1] == GREEN and state.winner != NOBODY:
            finish(state)
        elif self.first == NOTHING:
            state.become(Commission(seat, action[1]))
        else:
            state.done(self.clerk_crosses(state, 2))
