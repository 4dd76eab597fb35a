"""R18.3–R18.6: rolls of the die, and their repetition with rum."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import REPEATS, THIRD_TEAM
from nassau.games.rum.state import Rum
from nassau.kernel import EVERYONE, ONLY, Action, Chance, Refusal, Step, untimely
from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.chance import UniformIntegers

ROLLS: Final[list[Action]] = [("roll", face) for face in range(1, 7)]
RUM: Final[Action] = ("rum",)
AGAIN: Final[Action] = ("again",)
STAND: Final[Action] = ("stand",)
ROLLED: Final[list[list[Action]]] = [
    [("rolled", "R9.4", team, roll) for roll in range(7)] for team in range(THIRD_TEAM + 1)
]  # facts, by team and roll


@mypyc_attr(free_list_len=1)
class Throw(Chance[Rum]):
    """One roll of a team; `repeats` are left of its last barrel. The result is the final roll (R18.5)."""

    def __init__(self, team: int, repeats: int) -> None:
        self.team = team
        self.repeats = repeats

    def local(self) -> tuple[int, ...]:
        return (self.team, self.repeats)

    def stream(self, state: Rum) -> str:
        return "die"

    def secret_of(self, state: Rum) -> int:
        return EVERYONE

    def weights(self, state: Rum) -> list[tuple[Action, int]]:
        return [(action, 1) for action in ROLLS]

    def draw(self, state: Rum, numbers: UniformIntegers) -> Action:
        return ROLLS[numbers.below(6)]

    def possible(self, state: Rum, action: Action) -> bool:
        if action[0] != "roll":
            return False
        face: int = action[1]
        return 1 <= face <= 6

    def take(self, state: Rum, seat: int, action: Action) -> None:
        roll: int = action[1]
        state.emit_constant(ROLLED[self.team][roll])
        if self.team == THIRD_TEAM or not (self.repeats or state.rum[self.team]):
            state.done(roll)
        else:
            state.become(Drink(self.team, roll, self.repeats))


FIRST_THROW: Final = [Throw(team, 0) for team in range(THIRD_TEAM + 1)]
"""By team, without repeats. Steps are immutable, so each is built once."""


@mypyc_attr(free_list_len=1)
class Drink(Step[Rum]):
    """R18.3, R18.4, R18.6: repeat the last roll, with a barrel or the rest of one, or accept it."""

    def __init__(self, seat: int, roll: int, repeats: int) -> None:
        self.seat = seat
        self.roll = roll
        self.repeats = repeats

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.roll, self.repeats)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [STAND, AGAIN if self.repeats else RUM]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "stand":
            return None
        if verb == "again":
            return None if self.repeats else Refusal("R18.3", 1, 0)
        if verb == "rum":
            return Refusal("R18.4") if self.repeats else None
        return untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "stand":
            state.done(self.roll)
        elif verb == "again":
            state.become(Throw(seat, self.repeats - 1))
        else:
            state.rum[seat] -= 1
            state.emit("rum_drunk", "R18.3", seat)
            state.become(Throw(seat, REPEATS - 1))
