"""M5.1–M5.3, M11–M14: the course of a voyage, its profits and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nassau.games.manila import office
from nassau.games.manila.board import earn
from nassau.games.manila.components import (
    INSURANCE,
    LARGE_PILOT,
    LOAD_VALUE,
    MARKET,
    NOBODY,
    PORT,
    PROGRAMME,
    REDEMPTION,
    ROUTES,
    SLOT_PAYOUT,
    SMALL_PILOT,
    SUM_OF_STARTS,
    TOP,
    YARD,
    YARD_BERTH,
)
from nassau.games.manila.money import Payment
from nassau.games.manila.office import Auction, BuyShare, Deal, LaunchPunts, LoadPunts
from nassau.games.manila.pirates import Ambush, Boarding, MateBoarding, Plunder, Raid
from nassau.games.manila.placing import PLACEMENTS, Placement
from nassau.games.manila.sailing import ROLLS, LargePilot, Roll, SecondMove, SmallPilot
from nassau.games.manila.state import Manila
from nassau.kernel import Step


class Voyages(Step[Manila]):
    """M1.5, M1.10, M13.2: the deal, then one voyage after the other."""

    def enter(self, state: Manila) -> None:
        state.push(Deal(0))

    def resume(self, state: Manila, result: int) -> None:
        state.voyage += 1
        state.clear_board()
        state.emit("voyage_began", state.voyage)
        state.push(Voyage(0))


class Voyage(Step[Manila]):
    """M5.1–M5.3: the legs of a voyage; which of them there are depends on the number of seats."""

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


class Profits(Step[Manila]):
    """M11, M12: crews, port slots, and last the shipyard with the insurance (pirates were paid at once)."""

    def enter(self, state: Manila) -> None:
        for route in ROUTES:
            if state.berth[route] < YARD_BERTH:
                self.pay_crew(state, state.load[route])
        for slot in range(state.in_port()):
            if state.spaces[PORT[slot]] != NOBODY:
                earn(state, "port_paid", state.spaces[PORT[slot]], slot, SLOT_PAYOUT[slot])
        bill = self.bill(state)
        if bill:
            state.emit("repairs_due", state.spaces[INSURANCE], bill)
            state.push(Payment(state.spaces[INSURANCE], bill))
        else:
            self.resume(state, 0)

    def pay_crew(self, state: Manila, ware: int) -> None:
        """M11.2: the load value never leaves a remainder."""
        crew = state.crew(ware)
        for seat in crew:
            earn(state, "crew_paid", seat, ware, LOAD_VALUE[ware] // len(crew))

    def bill(self, state: Manila) -> int:
        """M12.1, M12.3: what the insurer owes; nothing for a slot where he stands himself."""
        insurer = state.spaces[INSURANCE]
        if insurer == NOBODY:
            return 0
        return sum([SLOT_PAYOUT[slot] for slot in range(state.in_yard()) if state.spaces[YARD[slot]] != insurer])

    def resume(self, state: Manila, result: int) -> None:
        """M11.5, M12.2: everybody in the shipyard is paid in full."""
        for slot in range(state.in_yard()):
            seat = state.spaces[YARD[slot]]
            if seat != NOBODY and seat != state.spaces[INSURANCE]:
                earn(state, "yard_paid", seat, slot, SLOT_PAYOUT[slot])
        state.done()


class Rise(Step[Manila]):
    """M13.1, M14.1, M14.2: the wares in port rise; a ware at 30 ends the game."""

    def enter(self, state: Manila) -> None:
        for route in ROUTES:
            if state.berth[route] < YARD_BERTH:
                ware = state.load[route]
                state.market[ware] += 1
                state.emit("ware_rose", ware, MARKET[state.market[ware]])
        if TOP in state.market:
            settle(state)
            state.end()
        else:
            state.done()


def settle(state: Manila) -> None:
    """M14.3, M14.4: repay what can be repaid, dearest shares first, and lay everything open."""
    dearest_first = sorted(range(4), key=lambda ware: -state.market[ware])
    for seat in range(state.seats):
        for ware in dearest_first:
            while state.pledged[4 * seat + ware] and state.cash[seat] >= REDEMPTION:
                state.pledged[4 * seat + ware] -= 1
                state.hand[4 * seat + ware] += 1
                state.cash[seat] -= REDEMPTION
                state.emit("loan_settled", seat, ware)
        for ware in range(4):
            state.emit("shares_shown", seat, ware, state.hand[4 * seat + ware], state.pledged[4 * seat + ware])
        state.emit("fortune_counted", seat, state.fortune(seat))


LEGS: Final[dict[str, Callable[[Manila], Step[Manila]]]] = {
    "auction": lambda state: Auction(state.master, 0, NOBODY, 0),
    "buy": lambda state: BuyShare(state.master),
    "load": lambda state: LoadPunts(state.master),
    "launch": lambda state: LaunchPunts(state.master, 0, SUM_OF_STARTS),
    "place": lambda state: PLACEMENTS[state.master][0],
    "roll": lambda _: ROLLS[0],
    "board": lambda _: Ambush(),
    "steer": lambda state: SmallPilot(state.spaces[SMALL_PILOT]),
    "steer_far": lambda state: LargePilot(state.spaces[LARGE_PILOT]),
    "plunder": lambda _: Raid(),
    "profits": lambda _: Profits(),
    "rise": lambda _: Rise(),
}

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *office.STEPS, Payment, Voyages, Voyage, Placement, Roll, Ambush, Boarding, MateBoarding, SmallPilot, LargePilot,
    SecondMove, Raid, Plunder, Profits, Rise,
)  # fmt: skip
