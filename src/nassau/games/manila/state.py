"""Manila's table: money, shares, punts and accomplices, with read-only questions about them."""

from __future__ import annotations

from nassau.games.manila.components import (
    AT_SEA,
    CAPTAIN,
    CREW,
    LOAN,
    LOWEST_PRICE,
    MARKET,
    MATE,
    NOBODY,
    NOTHING,
    REDEMPTION,
    RIM,
    ROUTES,
    SHARES_PER_WARE,
    SPACES,
    STARTING_CASH,
    TOP,
    WARES,
    YARD_BERTH,
)
from nassau.kernel import State


class Manila(State):
    """Lists by seat and ware are flat: index seat * 4 + ware."""

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
    out: list[int]  # 1 for a seat that places no more in this voyage (M6.4)

    def fields(self) -> tuple[str, ...]:
        return ("cash", "hand", "pledged", "bought", "supply", "market", "master", "voyage", "load", "wave", "berth",
                "spaces", "dice", "out")  # fmt: skip

    def limits(self) -> dict[str, tuple[int, int]]:
        seat = (NOBODY, self.seats - 1)
        return {
            "market": (0, TOP), "master": seat, "load": (NOTHING, len(WARES) - 1), "berth": (AT_SEA, YARD_BERTH + 2),
            "spaces": seat, "dice": (0, 6), "out": (0, 1),
        }  # fmt: skip

    def setup(self) -> None:
        """M1.2, M1.3, M1.8, M1.9."""
        self.cash = [STARTING_CASH] * self.seats
        self.hand = [0] * (4 * self.seats)
        self.pledged = [0] * (4 * self.seats)
        self.bought = [0] * (4 * self.seats)
        self.supply = [SHARES_PER_WARE] * 4
        self.market = [0] * 4
        self.master = NOBODY
        self.voyage = 0
        self.clear_board()

    def clear_board(self) -> None:
        """M13.2: accomplices, punts, loads and dice are taken back."""
        self.load = [NOTHING] * 3
        self.wave = [0] * 3
        self.berth = [AT_SEA] * 3
        self.spaces = [NOBODY] * SPACES
        self.dice = [0] * 4
        self.out = [0] * self.seats

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
        """M4.3: what a share costs now."""
        return max(LOWEST_PRICE, self.value(ware))

    def unpledged(self, seat: int) -> int:
        hand, first = self.hand, 4 * seat
        return hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]

    def loans(self, seat: int) -> int:
        return sum(self.pledged[4 * seat : 4 * seat + 4])

    def means(self, seat: int) -> int:
        """M3.6: cash and all loans that could still be taken."""
        return self.cash[seat] + LOAN * self.unpledged(seat)

    def fortune(self, seat: int) -> int:
        """M14.3, M14.5, M14.6: cash and shares, less what the open loans cost."""
        total = self.cash[seat] - REDEMPTION * self.loans(seat)
        all_count = self.options["final_shares"] == "all_minus_15"
        for ware in range(4):
            shares = self.hand[4 * seat + ware] + (self.pledged[4 * seat + ware] if all_count else 0)
            total += shares * self.value(ware)
        return total

    def scores(self) -> list[int]:
        return [self.fortune(seat) for seat in range(self.seats)]

    # -- punts and spaces

    def route_of(self, ware: int) -> int:
        """The route on which `ware` sails, or -1 if it stayed ashore."""
        return self.load.index(ware) if ware in self.load else -1

    def boardable(self, ware: int) -> bool:
        """M6.12: whether the ware's punt is still at sea."""
        route = self.route_of(ware)
        return route >= 0 and self.berth[route] == AT_SEA

    def next_seat(self, ware: int) -> int:
        """M6.11: the cheapest free seat on the ware's punt, or -1 if it is full."""
        for space in CREW[ware]:
            if self.spaces[space] == NOBODY:
                return space
        return -1

    def crew(self, ware: int) -> list[int]:
        """The seats whose accomplices are aboard, one entry each."""
        return [self.spaces[space] for space in CREW[ware] if self.spaces[space] != NOBODY]

    def pirates(self) -> list[int]:
        return [self.spaces[space] for space in (CAPTAIN, MATE) if self.spaces[space] != NOBODY]

    def on_rim(self) -> list[int]:
        """The routes whose punt stands on 13."""
        return [route for route in ROUTES if self.berth[route] == AT_SEA and self.wave[route] == RIM]

    def at_sea(self) -> list[int]:
        return [route for route in ROUTES if self.berth[route] == AT_SEA]

    def in_port(self) -> int:
        return len([berth for berth in self.berth if 0 <= berth < YARD_BERTH])

    def in_yard(self) -> int:
        return len([berth for berth in self.berth if berth >= YARD_BERTH])
