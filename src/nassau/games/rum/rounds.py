"""R4.1–R4.3, R11, R20: the course of the game: five rounds of action phase and brawl, then the scoring."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.rum.actions import (
    DrawGood,
    DrawRendezvous,
    Fight,
    GuardHouse,
    Headquarters,
    KeepOrSell,
    SecondDark,
    TakeMap,
)
from nassau.games.rum.brawl import Brawl, Column, Muster
from nassau.games.rum.chest import Chest, Scorpion
from nassau.games.rum.components import ALLEYS, NOBODY, PIRATES, ROUNDS, THIRD_TEAM
from nassau.games.rum.dice import Drink, Throw
from nassau.games.rum.moving import TURNS, Turn
from nassau.games.rum.scoring import honour
from nassau.games.rum.setup import ChooseStart, DrawStart, LayTile, SetOut
from nassau.games.rum.state import Rum
from nassau.games.rum.tavern import Bout, Invitation, PickToken, Tavern
from nassau.games.rum.tokens import FILLS, Fill, Reveal
from nassau.kernel import Step


class Rounds(Step[Rum]):
    """R4.1, R11.4: after setting out, one round after the other."""

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
        state.emit("round_began", state.round, state.start)
        state.push(PARTS[0])


class Round(Step[Rum]):
    """R4.1, R10.7, R21.1: new sleeping places and the third team, the action phase, the brawl."""

    def __init__(self, part: int) -> None:
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.part,)

    def enter(self, state: Rum) -> None:
        if self.part == 0:
            state.push(FILLS[0])
        elif self.part == 1:
            state.push(Muster())
        elif self.part == 2:
            state.push(PHASES[state.start])
        elif self.part == 3:
            state.push(Brawl())
        else:
            state.done()

    def resume(self, state: Rum, result: int) -> None:
        state.become(PARTS[self.part + 1])


PARTS: Final = [Round(part) for part in range(5)]
"""Steps are values: these are made once and for all."""


class ActionPhase(Step[Rum]):
    """R4.2, R4.3: turns clockwise until everybody is done; `seat` has the turn."""

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
    """R11.1–R11.3: the left neighbour starts, and all pirates come home; the captain stays."""
    state.start = (state.start + 1) % state.seats
    state.alleys = [NOBODY] * ALLEYS
    state.supply = [PIRATES - hiring for hiring in state.hiring]


def count_honour(state: Rum) -> None:
    """R20."""
    for seat in range(state.seats):
        points = honour(state.tokens(seat))
        state.emit_with(["honour_counted", seat, sum(points)], points)


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Rounds, LayTile, SetOut, DrawStart, ChooseStart, Round, Fill, Reveal, Muster, ActionPhase, Turn, Headquarters,
    SecondDark, DrawGood, KeepOrSell, DrawRendezvous, TakeMap, GuardHouse, Fight, Tavern, Invitation, Bout, PickToken,
    Chest, Scorpion, Throw, Drink, Brawl, Column,
)  # fmt: skip
