"""The state of Manila: money, shares, punts and accomplices, and queries about them."""

from __future__ import annotations

from nassau.games.manila.components import (
    AT_SEA,
    CAPTAIN,
    CREW,
    LAST_WAVE,
    LOAN,
    LOWEST_PRICE,
    MARKET,
    MATE,
    REDEMPTION,
    ROUTES,
    SHARES_PER_WARE,
    SPACES,
    STARTING_CASH,
    TOP,
    WARE_COUNT,
    YARD_BERTH,
)
from nassau.kernel import NOBODY, NOTHING, State


class Manila(State):
    """Lists by seat and ware are flat, with index WARE_COUNT * seat + ware."""

    cash: list[int]  # by seat
    hand: list[int]  # unpledged shares, by seat and ware
    pledged: list[int]  # pledged shares, by seat and ware
    bought: list[int]  # shares ever bought, by seat and ware: public (M2.8)
    supply: list[int]  # by ware
    market: list[int]  # step of the black market, by ware
    master: int  # seat of the harbour master; before the first auction the start player
    voyage: int  # counted from 1
    load: list[int]  # ware by route
    wave: list[int]  # by route
    berth: list[int]  # by route
    spaces: list[int]  # seat of the accomplice, by space
    dice: list[int]  # last roll by ware, 0 before the first
    out: list[int]  # by seat, 1 if it places no more in this voyage (M6.4)

    def fields(self) -> tuple[str, ...]:
        return ("cash", "hand", "pledged", "bought", "supply", "market", "master", "voyage", "load", "wave", "berth",
                "spaces", "dice", "out")  # fmt: skip

    def limits(self) -> dict[str, tuple[int, int]]:
        seat = (NOBODY, self.seats - 1)
        return {
            "market": (0, TOP), "master": seat, "load": (NOTHING, WARE_COUNT - 1),
            "berth": (AT_SEA, YARD_BERTH + ROUTES[-1]), "spaces": seat, "dice": (0, 6), "out": (0, 1),
        }  # fmt: skip

    def setup(self) -> None:
        """M1.2, M1.3, M1.8, M1.9."""
        self.cash = [STARTING_CASH] * self.seats
        self.hand = [0] * (WARE_COUNT * self.seats)
        self.pledged = [0] * (WARE_COUNT * self.seats)
        self.bought = [0] * (WARE_COUNT * self.seats)
        self.supply = [SHARES_PER_WARE] * WARE_COUNT
        self.market = [0] * WARE_COUNT
        self.master = NOBODY
        self.voyage = 0
        self.clear_board()

    def clear_board(self) -> None:
        """M13.2: remove accomplices, punts, loads and dice."""
        self.load = [NOTHING] * len(ROUTES)
        self.wave = [0] * len(ROUTES)
        self.berth = [AT_SEA] * len(ROUTES)
        self.spaces = [NOBODY] * SPACES
        self.dice = [0] * WARE_COUNT
        self.out = [0] * self.seats

    @property
    def dealing(self) -> bool:
        """Whether starting shares are being dealt: the start player is drawn after them (M1.10)."""
        return self.master == NOBODY

    def copy(self) -> Manila:
        twin = Manila(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        twin.cash = self.cash.copy()
        twin.hand = self.hand.copy()
        twin.pledged = self.pledged.copy()
        twin.bought = self.bought.copy()
        twin.supply = self.supply.copy()
        twin.market = self.market.copy()
        twin.master = self.master
        twin.voyage = self.voyage
        twin.load = self.load.copy()
        twin.wave = self.wave.copy()
        twin.berth = self.berth.copy()
        twin.spaces = self.spaces.copy()
        twin.dice = self.dice.copy()
        twin.out = self.out.copy()
        return twin

    # -- money and shares

    def value(self, ware: int) -> int:
        return MARKET[self.market[ware]]

    def price(self, ware: int) -> int:
        """M4.3: the price of a share."""
        return max(LOWEST_PRICE, self.value(ware))

    def unpledged(self, seat: int) -> int:
        hand, first = self.hand, WARE_COUNT * seat
        return hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]

    def loans(self, seat: int) -> int:
        return sum(self.pledged[WARE_COUNT * seat : WARE_COUNT * (seat + 1)])

    def means(self, seat: int) -> int:
        """M3.6: cash plus all loans that the seat could still take."""
        return self.cash[seat] + LOAN * self.unpledged(seat)

    def fortune(self, seat: int) -> int:
        """M14.3, M14.5, M14.6: cash and shares, minus the cost of open loans."""
        total = self.cash[seat] - REDEMPTION * self.loans(seat)
        all_count = self.options["final_shares"] == "all_minus_15"
        for ware in range(WARE_COUNT):
            index = WARE_COUNT * seat + ware
            shares = self.hand[index] + (self.pledged[index] if all_count else 0)
            total += shares * self.value(ware)
        return total

    def scores(self) -> list[int]:
        return [self.fortune(seat) for seat in range(self.seats)]

    # -- punts and spaces

    def route_of(self, ware: int) -> int:
        """The route of the punt with `ware`, or NOTHING if the ware is not loaded."""
        return self.load.index(ware) if ware in self.load else NOTHING

    def boardable(self, ware: int) -> bool:
        """M6.12: whether the ware's punt is still at sea."""
        route = self.route_of(ware)
        return route >= 0 and self.berth[route] == AT_SEA

    def next_seat(self, ware: int) -> int:
        """M6.11: the cheapest free seat on the ware's punt, or NOTHING if it is full."""
        for space in CREW[ware]:
            if self.spaces[space] == NOBODY:
                return space
        return NOTHING

    def crew(self, ware: int) -> list[int]:
        """The seats of the accomplices aboard, one entry for each accomplice."""
        return [self.spaces[space] for space in CREW[ware] if self.spaces[space] != NOBODY]

    def pirates(self) -> list[int]:
        return [self.spaces[space] for space in (CAPTAIN, MATE) if self.spaces[space] != NOBODY]

    def on_last_wave(self) -> list[int]:
        """The routes whose punt is on wave 13."""
        return [route for route in ROUTES if self.berth[route] == AT_SEA and self.wave[route] == LAST_WAVE]

    def at_sea(self) -> list[int]:
        return [route for route in ROUTES if self.berth[route] == AT_SEA]

    def arrived(self, route: int) -> bool:
        """Whether the punt is in port; only after the last roll, when no punt is at sea."""
        return self.berth[route] < YARD_BERTH

    def in_port(self) -> int:
        """The number of punts in port."""
        return len([berth for berth in self.berth if 0 <= berth < YARD_BERTH])

    def in_yard(self) -> int:
        """The number of punts in the shipyard."""
        return len([berth for berth in self.berth if berth >= YARD_BERTH])
