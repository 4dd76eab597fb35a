"""P11, P13.11, P18.7, P19.8: steps that interrupt a pick: skulls, the señorita and the captain."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import GREEN, ROW_SIZE, SKULL_TRACK, WHEELS
from nassau.games.port_royal.marking import COMMISSION, NO_EVENT, circle, fill, strike, strike_green
from nassau.games.port_royal.scoring import finish
from nassau.games.port_royal.sheet import MOST_FIELDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY, NOTHING, ONLY, Action, Refusal, Step, untimely

NORMAL: Final = 0
GREEN_ONE: Final = 1
NORMAL_SKULL: Final[Action] = ("strike", NORMAL)
GREEN_SKULL: Final[Action] = ("strike", GREEN_ONE)
ENOUGH: Final[Action] = ("enough",)
CIRCLE_ACTIONS: Final[list[Action]] = [("circle", colour) for colour in range(WHEELS)]
FILL_ACTIONS: Final[list[Action]] = [("fill", field) for field in range(MOST_FIELDS)]


class Skulls(Step[PortRoyal]):
    """P11.1–P11.3, P19.7–P19.9: strike `count` skulls; a seat with green ones chooses for each."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def enter(self, state: PortRoyal) -> None:
        if state.greens_left(self.seat):
            return
        for _ in range(self.count):
            strike(state, self.seat)
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
            return Refusal("P11.1")
        return None if action[1] in (NORMAL, GREEN_ONE) else Refusal("P19.8")

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[1] == GREEN_ONE:
            strike_green(state, seat)
        else:
            strike(state, seat)
        if self.count > 1:
            state.become(Skulls(seat, self.count - 1))
        else:
            state.done()


class Painting(Step[PortRoyal]):
    """P13.11, P13.12: for the señorita, fill in one field of each incomplete island."""

    def __init__(self, seat: int, island: int, event: int) -> None:
        self.seat = seat
        self.island = island
        self.event = event  # triggered by the previous field

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.island, self.event)

    def enter(self, state: PortRoyal) -> None:
        if self.event == COMMISSION:
            state.push(Commission(self.seat, NOTHING))
            return
        island = self.next_incomplete(state)
        if island == len(state.sheet.islands):
            state.done()
        elif island != self.island:
            state.become(Painting(self.seat, island, NO_EVENT))

    def next_incomplete(self, state: PortRoyal) -> int:
        """The first incomplete island from this one on, or the number of islands."""
        island = self.island
        while island < len(state.sheet.islands) and state.crew[self.seat] >> island & 1:
            island += 1
        return island

    def resume(self, state: PortRoyal, result: int) -> None:
        state.become(Painting(self.seat, self.island, NO_EVENT))

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
        return Refusal("P9.2") if state.is_done(seat, field) else None

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        event = fill(state, seat, action[1])
        if state.winner != NOBODY:
            finish(state)
        else:
            state.become(Painting(seat, self.island + 1, event))


class Commission(Step[PortRoyal]):
    """P18.7, P18.8: for the captain, circle one wheel and optionally another of a different colour."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def enter(self, state: PortRoyal) -> None:
        if not [colour for colour in range(WHEELS) if self.refuse_circle(state, colour) is None]:
            state.done()

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return CIRCLE_ACTIONS if self.first == NOTHING else [*CIRCLE_ACTIONS, ENOUGH]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] == "circle":
            return self.refuse_circle(state, action[1])
        if action[0] == "enough":
            return Refusal("P18.7", 1, 0) if self.first == NOTHING else None
        return untimely(state, action)

    def refuse_circle(self, state: PortRoyal, colour: int) -> Refusal | None:
        if not 0 <= colour < WHEELS or colour == self.first:
            return Refusal("P18.7")
        full = state.circled[WHEELS * self.seat + colour] == ROW_SIZE[colour]
        return Refusal("P18.8") if full else None

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[0] == "enough":
            state.done()
            return
        state.emit("wheel_granted", "P18.7", seat, action[1])
        circle(state, seat, action[1])
        if action[1] == GREEN and state.winner != NOBODY:
            finish(state)
        elif self.first == NOTHING:
            state.become(Commission(seat, action[1]))
        else:
            state.done()
