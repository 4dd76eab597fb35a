"""M8: the dice and the moves of the punts."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import LAST_ROUTE, LAST_WAVE, ROUTES, WARES, YARD_BERTH
from nassau.games.manila.state import Manila
from nassau.kernel import EVERYONE, Action, Chance
from nassau.kernel.chance import UniformIntegers

# Fourth argument of `punt_docked`: why the punt docks.
BY_DIE: Final = 0
UNGUARDED: Final = 1  # from 13 after the second roll, because no pirate is there
BY_PILOT: Final = 2
BY_PIRATES: Final = 3
UNGUARDED_AT_END: Final = 4  # from 13 after the last roll, because no pirate is there


class Roll(Chance[Manila]):
    """M8.1–M8.3: the dice of the three loaded wares, in the order of the routes; then all punts move."""

    def __init__(self, route: int) -> None:
        self.route = route

    def local(self) -> tuple[int, ...]:
        return (self.route,)

    def stream(self, state: Manila) -> str:
        return "dice/" + WARES[state.load[self.route]]

    def secret_of(self, state: Manila) -> int:
        return EVERYONE

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
        state.emit("rolled", "M8.1", state.master, ware, face)
        if self.route < LAST_ROUTE:
            state.become(ROLLS[self.route + 1])
            return
        for route in state.at_sea():
            move(state, route, state.dice[state.load[route]])
        state.done()


ROLLS: Final = [Roll(route) for route in ROUTES]
"""By route. Steps are immutable, so each is built once."""


def move(state: Manila, route: int, waves: int) -> None:
    """M8.1, M8.2: forward by the number on the die; a punt that passes wave 13 docks."""
    state.wave[route] = min(LAST_WAVE + 1, state.wave[route] + waves)
    state.emit("punt_moved", "M8.1", route, state.load[route], state.wave[route])
    if state.wave[route] > LAST_WAVE:
        dock(state, route, "M8.2", BY_DIE)


def dock(state: Manila, route: int, rule: str, cause: int) -> None:
    """M8.3: the punt takes the next free port slot; `cause` is one of the constants from BY_DIE on."""
    state.berth[route] = state.in_port()
    state.emit("punt_docked", rule, route, state.load[route], state.berth[route], cause)


def lay_up(state: Manila, route: int, rule: str, late: int) -> None:
    """M8.3: the punt takes the next free shipyard slot; `late` is 1 if it did not reach the port."""
    slot = state.in_yard()
    state.berth[route] = YARD_BERTH + slot
    state.emit("punt_laid_up", rule, route, state.load[route], slot, late)
