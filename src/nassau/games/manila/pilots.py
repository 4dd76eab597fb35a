"""M10: the small and the large pilot."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import AT_SEA, ROUTES
from nassau.games.manila.money import Decision
from nassau.games.manila.sailing import move
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Action, Refusal, untimely

REST: Final[Action] = ("rest",)
STEERS: Final[list[list[Action]]] = [
    [*[("steer", route, delta) for route in ROUTES for delta in range(-reach, reach + 1) if delta], REST]
    for reach in range(3)
]
"""By reach in waves."""


class SmallPilot(Decision):
    """M10.1, M10.2, M10.5, M10.6: moves one punt by one wave."""

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Manila) -> None:
        if self.seat == NOBODY or not state.at_sea():
            state.done()

    def reach(self) -> int:
        return 1

    def choices(self, state: Manila) -> list[Action]:
        return STEERS[self.reach()]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "rest":
            return self.refuse_rest(state)
        if verb != "steer":
            return untimely(state, action)
        route: int = action[1]
        if not 0 <= route < len(ROUTES) or state.berth[route] != AT_SEA:
            return Refusal("M10.6")
        return self.wrong_move(state, route, action[2])

    def refuse_rest(self, state: Manila) -> Refusal | None:
        """M10.5: a pilot may do nothing."""
        return None

    def wrong_move(self, state: Manila, route: int, delta: int) -> Refusal | None:
        """The refusal of moving the punt on `route` by `delta` waves."""
        return None if abs(delta) == 1 else Refusal("M10.2", 1, abs(delta))

    def decide(self, state: Manila, action: Action) -> None:
        if action[0] == "rest":
            state.emit("pilot_rested", "M10.5", self.seat)
            state.done()
        else:
            route: int = action[1]
            delta: int = action[2]
            state.emit("pilot_steered", "M10.1", self.seat, route, delta)  # M10.8
            move(state, route, delta)
            self.after_move(state, route, delta)

    def after_move(self, state: Manila, route: int, delta: int) -> None:
        state.done()


class LargePilot(SmallPilot):
    """M10.3, M10.4, M10.7: moves one punt by two waves, or two punts by one wave each, in two decisions."""

    def reach(self) -> int:
        return 2

    def wrong_move(self, state: Manila, route: int, delta: int) -> Refusal | None:
        """One wave is the first half of a double move; with `exactly_two` a second punt must be at sea."""
        if abs(delta) not in (1, 2):
            return Refusal(large_rule(state), 2, abs(delta))
        alone = abs(delta) == 1 and len(state.at_sea()) == 1
        return Refusal("M10.4", 2, 1) if alone and large_rule(state) == "M10.4" else None

    def after_move(self, state: Manila, route: int, delta: int) -> None:
        if abs(delta) == 1 and state.at_sea() not in ([], [route]):
            state.become(SecondMove(self.seat, route))
        else:
            state.done()


class SecondMove(SmallPilot):
    """M10.3, M10.4: the second half of the large pilot's double move, with another punt than `first`."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def refuse_rest(self, state: Manila) -> Refusal | None:
        return Refusal("M10.4", 2, 1) if large_rule(state) == "M10.4" else None

    def wrong_move(self, state: Manila, route: int, delta: int) -> Refusal | None:
        fits = route != self.first and abs(delta) == 1
        return None if fits else Refusal(large_rule(state), 1, abs(delta))


def large_rule(state: Manila) -> str:
    """The rule that limits the large pilot under the chosen option."""
    return "M10.4" if state.options["large_pilot"] == "exactly_two" else "M10.3"
