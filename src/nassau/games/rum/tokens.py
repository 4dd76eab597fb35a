"""R2, R3.3, R3.8: tokens move from stacks to the display and under flags.

A stack is a multiset of shuffled tokens; a chance step draws a face when a token is turned over. Tokens returned to
the bottom of a stack keep their order, and are drawn when no shuffled token is left.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from nassau.games.rum.components import (
    COIL_PLACE,
    DISPLAY,
    FACES,
    FIRST_FACE,
    FIRST_GOOD,
    STACK_NAMES,
    STACK_OF,
)
from nassau.games.rum.state import Rum
from nassau.kernel import EVERYONE, NOTHING, Action, Chance, Step
from nassau.kernel.chance import UniformIntegers

DRAWN: Final[list[Action]] = [("draw", face) for face in range(FACES)]
REVEALED: Final[list[Action]] = [("reveal", face) for face in range(FACES)]


def give(state: Rum, seat: int, face: int) -> None:
    """A token goes under the seat's flag."""
    insort(state.held, FACES * seat + face)


def take_open(state: Rum, face: int) -> None:
    """A token leaves the display."""
    state.open[state.open.index(face)] = NOTHING


def bury(state: Rum, face: int) -> None:
    """A token goes face down to the bottom of its stack."""
    state.under.append(face)


def from_below(state: Rum, stack: int) -> int:
    """The oldest token that was put under a stack, or NOTHING."""
    for place, face in enumerate(state.under):
        if STACK_OF[face] == stack:
            return state.under.pop(place)
    return NOTHING


def handle(state: Rum, seat: int, face: int) -> None:
    """R13.1: a seat that has held a good knows from then on where it is."""
    state.known[face - FIRST_GOOD] |= 1 << seat


class FromStack(Chance[Rum]):
    """Draws a token from the shuffled part of a stack, which must not be empty."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def outcomes(self) -> list[Action]:
        """The actions of this step by face."""
        return DRAWN

    def stream(self, state: Rum) -> str:
        return "deck/" + STACK_NAMES[self.stack]

    def secret_of(self, state: Rum) -> int:
        return EVERYONE

    def weights(self, state: Rum) -> list[tuple[Action, int]]:
        first, last = FIRST_FACE[self.stack], FIRST_FACE[self.stack + 1]
        return list(zip(self.outcomes()[first:last], state.pile[first:last], strict=True))

    def draw(self, state: Rum, numbers: UniformIntegers) -> Action:
        face, pile = FIRST_FACE[self.stack], state.pile
        ticket = numbers.below(state.shuffled(self.stack)) - pile[face]
        while ticket >= 0:
            face += 1
            ticket -= pile[face]
        return self.outcomes()[face]

    def possible(self, state: Rum, action: Action) -> bool:
        first, last = FIRST_FACE[self.stack], FIRST_FACE[self.stack + 1]
        return action in self.outcomes()[first:last] and state.pile[action[1]] > 0

    def take(self, state: Rum, seat: int, action: Action) -> None:
        face: int = action[1]
        state.pile[face] -= 1
        self.drew(state, face)

    def drew(self, state: Rum, face: int) -> None:
        """Handle the drawn token."""
        raise NotImplementedError


class Reveal(FromStack):
    """R3.3, R10.7, R15.2, R16.10, R17.5: turn over a token for an empty place of the display."""

    def __init__(self, place: int) -> None:
        super().__init__(DISPLAY[place])
        self.place = place

    def local(self) -> tuple[int, ...]:
        return (self.place,)

    def outcomes(self) -> list[Action]:
        return REVEALED

    def drew(self, state: Rum, face: int) -> None:
        state.open[self.place] = face
        state.emit("revealed", "R3.3", face, self.place)
        state.become(FILLS[self.place + 1])


class Fill(Step[Rum]):
    """R3.3, R3.4, R3.8: turn tokens over until the display is full or its stacks are empty."""

    def __init__(self, first: int) -> None:
        self.first = first  # the first place to check

    def local(self) -> tuple[int, ...]:
        return (self.first,)

    def enter(self, state: Rum) -> None:
        places = len(DISPLAY) if state.seats >= 4 else COIL_PLACE
        for place in range(self.first, places):
            if state.open[place] == NOTHING and state.any_shuffled(DISPLAY[place]):
                state.become(REVEALS[place])
                return
        state.done()


REVEALS: Final = [Reveal(place) for place in range(len(DISPLAY))]
FILLS: Final = [Fill(first) for first in range(len(DISPLAY) + 1)]
"""Steps are immutable, so each is built once."""
