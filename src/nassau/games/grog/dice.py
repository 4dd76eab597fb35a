"""G4.1: the roll of the five dice."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.components import FACES
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.kernel import EVERYONE, Action, Chance
from nassau.kernel.chance import UniformIntegers

ROLLS: Final[list[list[Action]]] = [
    [("roll", colour, value) for value in range(1, FACES + 1)] for colour in range(COLOURS)
]


class Roll(Chance[Grog]):
    """G4.1: roll the dice one by one, from green to grey."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def local(self) -> tuple[int, ...]:
        return (self.colour,)

    def stream(self, state: Grog) -> str:
        return "dice"

    def secret_of(self, state: Grog) -> int:
        return EVERYONE

    def weights(self, state: Grog) -> list[tuple[Action, int]]:
        return [(action, 1) for action in ROLLS[self.colour]]

    def draw(self, state: Grog, numbers: UniformIntegers) -> Action:
        return ROLLS[self.colour][numbers.below(FACES)]

    def possible(self, state: Grog, action: Action) -> bool:
        return action in ROLLS[self.colour]

    def take(self, state: Grog, seat: int, action: Action) -> None:
        state.dice[self.colour] = action[2]
        if self.colour + 1 < COLOURS:
            state.become(ROLL_STEPS[self.colour + 1])
            return
        state.emit_with(["rolled", "G4.1", state.start], state.dice)
        state.done()


ROLL_STEPS: Final = [Roll(colour) for colour in range(COLOURS)]
"""By colour. Steps are immutable, so one instance of each is enough."""
