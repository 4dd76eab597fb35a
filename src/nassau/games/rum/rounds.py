"""R4.1–R4.3, R11.1–R11.4: five rounds of action phase and brawl, then the scoring."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.rum.brawl import Brawl, Column, Muster
from nassau.games.rum.chest import Chest, Scorpion
from nassau.games.rum.components import ALLEYS, PIRATES, ROUNDS, THIRD_TEAM
from nassau.games.rum.dice import Drink, Throw
from nassau.games.rum.guards import Fight, GuardHouse
from nassau.games.rum.headquarters import Headquarters, SecondDark
from nassau.games.rum.maps import TakeMap
from nassau.games.rum.moving import TURNS, Turn
from nassau.games.rum.rendezvous import DrawRendezvous
from nassau.games.rum.scoring import honour
from nassau.games.rum.setup import ChooseStart, DrawStart, LayTile, SetOut
from nassau.games.rum.state import Rum
from nassau.games.rum.supplies import DrawGood, KeepOrSell
from nassau.games.rum.tavern import Bout, Invitation, PickToken, Tavern
from nassau.games.rum.tokens import FILLS, Fill, Reveal
from nassau.kernel import NOBODY, Step

# The parts of a round (R4.1).
SLEEPING_PLACES: Final = 0
THIRD_TEAM_ARRIVES: Final = 1
ACTIONS: Final = 2
FIGHT: Final = 3
ROUND_OVER: Final = 4


class Rounds(Step[Rum]):
    """R4.1, R11.1, R11.2, R11.4: the setup, then one round after another."""

    def enter(self, state: Rum) -> None:
        state.push(LayTile())

    def resume(self, state: Rum, result: int) -> None:
        if state.round == ROUNDS:
            count_honour(state)
            state.end()
            return
        if state.round:
            next_round(state)
        state.round += 1
        state.emit("round_began", "R4.1" if state.round == 1 else "R11.1", state.round, state.start)
        state.push(PARTS[SLEEPING_PLACES])


class Round(Step[Rum]):
    """R4.1, R10.7, R21.1: the parts of a round in order."""

    def __init__(self, part: int) -> None:
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.part,)

    def enter(self, state: Rum) -> None:
        if self.part == SLEEPING_PLACES:
            state.push(FILLS[0])
        elif self.part == THIRD_TEAM_ARRIVES:
            state.push(Muster())
        elif self.part == ACTIONS:
            state.push(PHASES[state.start])
        elif self.part == FIGHT:
            state.push(Brawl())
        else:
            state.done()

    def resume(self, state: Rum, result: int) -> None:
        state.become(PARTS[self.part + 1])


PARTS: Final = [Round(part) for part in range(ROUND_OVER + 1)]
"""By part. Steps are immutable, so each is built once."""


class ActionPhase(Step[Rum]):
    """R4.2, R4.3: turns clockwise until all seats are done; `seat` has the turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Rum) -> None:
        state.push(TURNS[self.seat][0])

    def resume(self, state: Rum, result: int) -> None:
        seat = state.next_seat(self.seat)
        if seat == NOBODY:
            state.done()
        else:
            state.become(PHASES[seat])


PHASES: Final = [ActionPhase(seat) for seat in range(THIRD_TEAM)]
"""By seat."""


def next_round(state: Rum) -> None:
    """R11.1–R11.3: the left neighbour starts, all pirates return to the supply; the captain stays."""
    state.start = (state.start + 1) % state.seats
    state.alleys = [NOBODY] * ALLEYS
    state.supply = [PIRATES - hiring for hiring in state.hiring]


def count_honour(state: Rum) -> None:
    """R20.1–R20.6: emit the points of every seat."""
    for seat in range(state.seats):
        points = honour(state.tokens(seat))
        state.emit_with(["honour_counted", "R20.6", seat, sum(points)], points)


# Observations number the steps in this order.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Rounds, LayTile, SetOut, DrawStart, ChooseStart, Round, Fill, Reveal, Muster, ActionPhase, Turn, Headquarters,
    SecondDark, DrawGood, KeepOrSell, DrawRendezvous, TakeMap, GuardHouse, Fight, Tavern, Invitation, Bout, PickToken,
    Chest, Scorpion, Throw, Drink, Brawl, Column,
)  # fmt: skip
