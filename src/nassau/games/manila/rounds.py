"""M5.1–M5.3, M13.2: the sequence of voyages and the legs of each voyage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nassau.games.manila.auction import Auction
from nassau.games.manila.components import LARGE_PILOT, PROGRAMME, SMALL_PILOT, SUM_OF_STARTS
from nassau.games.manila.harbour_master import BuyShare, LaunchPunts, LoadPunts, Purchase
from nassau.games.manila.money import Payment
from nassau.games.manila.pilots import LargePilot, SecondMove, SmallPilot
from nassau.games.manila.pirates import Boarding, BoardingTime, MateBoarding, Plunder, PlunderTime
from nassau.games.manila.placing import PLACEMENTS, Placement
from nassau.games.manila.profits import Profits, Rise
from nassau.games.manila.sailing import ROLLS, Roll
from nassau.games.manila.setup import Deal, DrawStart
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, Step


class Voyages(Step[Manila]):
    """M5.1, M13.2: the deal, then one voyage after another; `Rise` ends the game."""

    def enter(self, state: Manila) -> None:
        state.push(Deal(0))

    def resume(self, state: Manila, result: int) -> None:
        state.voyage += 1
        state.clear_board()
        state.emit("voyage_began", "M5.1" if state.voyage == 1 else "M13.2", state.voyage)
        state.push(Voyage(0))


class Voyage(Step[Manila]):
    """M5.1–M5.3: the legs of a voyage in order; `leg` is the index into PROGRAMME of the number of seats."""

    def __init__(self, leg: int) -> None:
        self.leg = leg

    def local(self) -> tuple[int, ...]:
        return (self.leg,)

    def enter(self, state: Manila) -> None:
        programme = PROGRAMME[state.seats]
        if self.leg == len(programme):
            state.done()
        else:
            state.push(LEGS[programme[self.leg]](state))

    def resume(self, state: Manila, result: int) -> None:
        state.become(Voyage(self.leg + 1))


LEGS: Final[dict[str, Callable[[Manila], Step[Manila]]]] = {
    "auction": lambda state: Auction(state.master, 0, NOBODY, 0),
    "buy": lambda state: BuyShare(state.master),
    "load": lambda state: LoadPunts(state.master),
    "launch": lambda state: LaunchPunts(state.master, 0, SUM_OF_STARTS),
    "place": lambda state: PLACEMENTS[state.master][0],
    "roll": lambda _: ROLLS[0],
    "board": lambda _: BoardingTime(),
    "steer": lambda state: SmallPilot(state.spaces[SMALL_PILOT]),
    "steer_far": lambda state: LargePilot(state.spaces[LARGE_PILOT]),
    "plunder": lambda _: PlunderTime(),
    "profits": lambda _: Profits(),
    "rise": lambda _: Rise(),
}

# Observations number the steps in this order.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Deal, DrawStart, Auction, BuyShare, Purchase, LoadPunts, LaunchPunts, Payment, Voyages, Voyage, Placement, Roll,
    BoardingTime, Boarding, MateBoarding, SmallPilot, LargePilot, SecondMove, PlunderTime, Plunder, Profits, Rise,
)  # fmt: skip
