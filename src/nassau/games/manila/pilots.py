"""M10: the small and the large pilot."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import AT_SEA, LAST_WAVE, ROUTES
from nassau.games.manila.money import Decision
from nassau.games.manila.sailing import BY_PILOT, dock
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Action, Refusal, untimely
from nassau.kernel.refusal import at_least, at_most, exactly, missing

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
        if self.seat == NOBODY:
            state.done()
        elif not state.at_sea():
            state.emit("pilot_idle", "M10.6", self.seat)
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
        if not 0 <= route < len(ROUTES):
            return Refusal("M10.6")
        if state.berth[route] != AT_SEA:
            return missing("M10.6", "punt_at_sea")
        return self.wrong_move(state, route, action[2])

    def refuse_rest(self, state: Manila) -> Refusal | None:
        """M10.5: a pilot may do nothing."""
        return None

    def wrong_move(self, state: Manila, route: int, delta: int) -> Refusal | None:
        """M10.2: the refusal of moving the punt on `route` by `delta` waves."""
        return None if abs(delta) == 1 else exactly("M10.2", "small_move", 1, abs(delta))

    def move_rule(self, state: Manila) -> str:
        """The rule of this pilot's moves."""
        return "M10.2"

    def decide(self, state: Manila, action: Action) -> None:
        if action[0] == "rest":
            self.rest(state)
            state.done()
        else:
            route: int = action[1]
            delta: int = action[2]
            rule = self.move_rule(state)
            state.emit("pilot_steered", rule, self.seat, route, delta, state.load[route])
            steer(state, route, delta, rule)
            self.after_move(state, route, delta)

    def rest(self, state: Manila) -> None:
        """M10.5: the pilot moves nothing."""
        state.emit("pilot_rested", "M10.5", self.seat, 0)

    def after_move(self, state: Manila, route: int, delta: int) -> None:
        state.done()


class LargePilot(SmallPilot):
    """M10.3, M10.4, M10.7: moves one punt by two waves, or two punts by one wave each, in two decisions."""

    def reach(self) -> int:
        return 2

    def wrong_move(self, state: Manila, route: int, delta: int) -> Refusal | None:
        """M10.3, M10.4: one wave is half of a double move; with `exactly_two` a second punt must be at sea."""
        if delta == 0:
            return Refusal(large_rule(state))
        if abs(delta) > 2:
            return at_most(large_rule(state), "large_move", 2, abs(delta))
        alone = abs(delta) == 1 and len(state.at_sea()) == 1
        return exactly("M10.4", "lone_punt_move", 2, 1) if alone and large_rule(state) == "M10.4" else None

    def move_rule(self, state: Manila) -> str:
        return large_rule(state)

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
        return at_least("M10.4", "moved_punts", 2, 1) if large_rule(state) == "M10.4" else None

    def wrong_move(self, state: Manila, route: int, delta: int) -> Refusal | None:
        if route == self.first:
            return missing(large_rule(state), "second_punt")
        return None if abs(delta) == 1 else Refusal(large_rule(state))

    def move_rule(self, state: Manila) -> str:
        return large_rule(state)

    def rest(self, state: Manila) -> None:
        """M10.3: the pilot moves no second punt."""
        state.emit("pilot_rested", "M10.3", self.seat, 1)


def steer(state: Manila, route: int, delta: int, rule: str) -> None:
    """M10.8, M10.9: move a punt, not below wave 0; a punt that passes wave 13 docks."""
    wave = state.wave[route] + delta
    state.wave[route] = min(LAST_WAVE + 1, max(0, wave))
    state.emit("punt_moved", "M10.9" if wave < 0 else rule, route, state.load[route], state.wave[route])
    if wave > LAST_WAVE:
        dock(state, route, "M10.8", BY_PILOT)


def large_rule(state: Manila) -> str:
    """M10.3, M10.4: the rule that limits the large pilot under the chosen option."""
    return "M10.4" if state.options["large_pilot"] == "exactly_two" else "M10.3"
