"""P1.6–P1.13: the start player, and the first crosses on the start islands."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.marking import reach, tell_field
from nassau.games.port_royal.sheet import MOST_FIELDS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import EVERYONE, ONLY, Action, Chance, Refusal, Step, untimely
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.refusal import at_least, missing

MARK_ACTIONS: Final[list[Action]] = [("mark", field) for field in range(MOST_FIELDS)]
MOST_MARKS: Final = 4  # P1.10, P1.11


class DrawStart(Chance[PortRoyal]):
    """P1.6; then P1.7, P1.8: prepare the jester islands."""

    def stream(self, state: PortRoyal) -> str:
        return "start"

    def secret_of(self, state: PortRoyal) -> int:
        return EVERYONE

    def weights(self, state: PortRoyal) -> list[tuple[Action, int]]:
        return [(("start", seat), 1) for seat in range(state.seats)]

    def draw(self, state: PortRoyal, numbers: UniformIntegers) -> Action:
        return ("start", numbers.below(state.seats))

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        state.active = action[1]
        state.emit("start_drawn", "P1.6", action[1])
        prepared = state.sheet.prepared.get(state.seats, [])
        for other in range(state.seats):
            for field in prepared:
                reach(state, other, field)
        if prepared:
            state.emit("jesters_prepared", "P1.7", len(prepared))
        state.become(ChooseIsland(0, 0))


class ChooseIsland(Step[PortRoyal]):
    """P1.9, P1.11, P1.13: in turn from the start player, each seat chooses a start island not chosen before."""

    def __init__(self, place: int, chosen: int) -> None:
        self.place = place  # in the order of play
        self.chosen = chosen  # bit set of islands

    def local(self) -> tuple[int, ...]:
        return (self.place, self.chosen)

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[seat_at(state, self.place)]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return [("island", island) for island in state.sheet.start]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] != "island":
            return untimely(state, action)
        fifth = self.place >= len(state.sheet.start)
        taken = action[1] in state.sheet.start and self.chosen >> action[1] & 1 and not fifth
        return Refusal("P1.9") if taken or action[1] not in state.sheet.start else None

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        island = action[1]
        marks = min(self.place + 1, MOST_MARKS)
        rule = "P1.9" if self.place < len(state.sheet.start) else "P1.11"
        state.emit("island_chosen", rule, seat, island, state.sheet.person[island], marks)
        state.become(MarkFields(self.place, self.chosen | 1 << island, island, marks))


class MarkFields(Step[PortRoyal]):
    """P1.10–P1.12, P9.2: cross connected fields from the dock on, more for later seats."""

    def __init__(self, place: int, chosen: int, island: int, left: int) -> None:
        self.place = place
        self.chosen = chosen
        self.island = island
        self.left = left

    def local(self) -> tuple[int, ...]:
        return (self.place, self.chosen, self.island, self.left)

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[seat_at(state, self.place)]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return [MARK_ACTIONS[field] for field in state.sheet.fields[self.island]]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] == "rest":
            return at_least("P1.10", "mark", self.left, 0)
        if action[0] != "mark":
            return untimely(state, action)
        field = action[1]
        if not 0 <= field < state.sheet.size or state.sheet.island[field] != self.island:
            return Refusal("P1.10")
        if state.is_reached(seat, field):
            return missing("P9.2", "empty_field")
        return None if field in state.border[seat] else Refusal("P1.12")

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        reach(state, seat, action[1])
        rule = "P1.10" if self.place < len(state.sheet.start) else "P1.11"
        tell_field(state, "marked", rule, seat, action[1])
        if self.left > 1:
            state.become(MarkFields(self.place, self.chosen, self.island, self.left - 1))
        elif self.place + 1 < state.seats:
            state.become(ChooseIsland(self.place + 1, self.chosen))
        else:
            state.done()


def seat_at(state: PortRoyal, place: int) -> int:
    """The seat at a place in the order of play."""
    return (state.active + place) % state.seats
