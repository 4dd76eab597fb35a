"""M8.1–M8.3, M10: dice and pilots move the punts."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.board import move, steer
from nassau.games.manila.components import AT_SEA, NOBODY, ROUTES, WARES
from nassau.games.manila.money import Decision
from nassau.games.manila.state import Manila
from nassau.kernel import Action, Chance, Refusal, untimely
from nassau.kernel.chance import UniformIntegers

REST: Final[Action] = ("rest",)
STEERS: Final[list[list[Action]]] = [
    [*[("steer", route, delta) for route in ROUTES for delta in range(-reach, reach + 1) if delta], REST]
    for reach in range(3)
]
"""By reach."""


class Roll(Chance[Manila]):
    """M8.1–M8.3: the dice of the three loaded wares, in the order of the routes; then all punts move."""

    def __init__(self, route: int) -> None:
        self.route = route

    def local(self) -> tuple[int, ...]:
        return (self.route,)

    def stream(self, state: Manila) -> str:
        return "dice/" + WARES[state.load[self.route]]

    def weights(self, state: Manila) -> list[tuple[Action, int]]:
        return [(("roll", state.load[self.route], face), 1) for face in range(1, 7)]

    def draw(self, state: Manila, numbers: UniformIntegers) -> Action:
        return ("roll", state.load[self.route], 1 + numbers.below(6))

    def possible(self, state: Manila, action: Action) -> bool:
        return action[0] == "roll" and bool(action[1] == state.load[self.route]) and 1 <= action[2] <= 6

    def take(self, state: Manila, seat: int, action: Action) -> None:
        ware: int = action[1]
        face: int = action[2]
        state.dice[ware] = face
        state.emit("rolled", state.master, ware, face)
        if self.route < ROUTES[-1]:
            state.become(ROLLS[self.route + 1])
            return
        for route in state.at_sea():
            move(state, route, state.dice[state.load[route]])
        state.done()


ROLLS: Final = [Roll(route) for route in ROUTES]
"""By route. Steps are values: these are made once and for all."""


class SmallPilot(Decision):
    """M10.1, M10.2, M10.5, M10.6: one punt, one wave."""

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
            return self.no_rest(state)
        if verb != "steer":
            return untimely(state, action)
        route: int = action[1]
        if not 0 <= route < len(ROUTES) or state.berth[route] != AT_SEA:
            return Refusal("M10.6")
        return self.misstep(state, route, action[2])

    def no_rest(self, state: Manila) -> Refusal | None:
        """M10.5: a pilot may do nothing."""
        return None

    def misstep(self, state: Manila, route: int, delta: int) -> Refusal | None:
        return None if abs(delta) == 1 else Refusal("M10.2", 1, abs(delta))

    def decide(self, state: Manila, action: Action) -> None:
        if action[0] == "rest":
            state.emit("pilot_rested", self.seat)
            state.done()
        else:
            steer(state, self.seat, action[1], action[2])
            self.go_on(state, action[1], action[2])

    def go_on(self, state: Manila, route: int, delta: int) -> None:
        state.done()


class LargePilot(SmallPilot):
    """M10.3, M10.4, M10.7: two waves for one punt, or one for each of two, as a chain of two moves."""

    def reach(self) -> int:
        return 2

    def misstep(self, state: Manila, route: int, delta: int) -> Refusal | None:
        """A single wave is the first half of a double move; `exactly_two` needs a punt for the second half."""
        if abs(delta) not in (1, 2):
            return Refusal(large_rule(state), 2, abs(delta))
        alone = abs(delta) == 1 and len(state.at_sea()) == 1
        return Refusal("M10.4", 2, 1) if alone and large_rule(state) == "M10.4" else None

    def go_on(self, state: Manila, route: int, delta: int) -> None:
        if abs(delta) == 1 and state.at_sea() not in ([], [route]):
            state.become(SecondMove(self.seat, route))
        else:
            state.done()


class SecondMove(SmallPilot):
    """M10.3, M10.4: the other half of the large pilot's double move, with another punt than `first`."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def no_rest(self, state: Manila) -> Refusal | None:
        return Refusal("M10.4", 2, 1) if large_rule(state) == "M10.4" else None

    def misstep(self, state: Manila, route: int, delta: int) -> Refusal | None:
        fits = route != self.first and abs(delta) == 1
        return None if fits else Refusal(large_rule(state), 1, abs(delta))


def large_rule(state: Manila) -> str:
    return "M10.4" if state.options["large_pilot"] == "exactly_two" else "M10.3"
