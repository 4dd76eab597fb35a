"""State of Grog Island: island, ships, dice, bid row and hands, with read-only questions about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nassau.games.grog.components import (
    CHEST_COPIES,
    CHEST_VALUES,
    CLOUDS,
    CREW,
    FACES,
    FREE,
    GHOST_CREW,
    GHOST_SEATS,
    GHOST_SHIP,
    GOAL_COPIES,
    GOALS,
    GOALS_REJECTED,
    LOCK,
    LOCKS,
    OPEN_SEA,
    PARROT_COPIES,
    PARROTS,
    SHIPS,
    STARTING_COINS,
)
from nassau.games.grog.holdings import Holdings
from nassau.games.grog.scoring import tally
from nassau.games.grog.sites import BUILDINGS, COLOURS, PER_PENINSULA, TYPE
from nassau.kernel import NOBODY, NOTHING
from nassau.kernel.pile import left_in

if TYPE_CHECKING:
    from mypy_extensions import i64


def without(row: list[int], place: int) -> list[int]:
    """A copy of the list without one element, for lists that state copies share."""
    row = row.copy()
    del row[place]
    return row


class Grog(Holdings):
    """Lists by seat and a second index are flat: seat * width + index. Decks are counts of each card.

    State copies share every list that `copy` does not copy; those lists are replaced, never changed in place.
    """

    clouds: list[int]  # by peninsula
    ships: list[int]  # by water space; the last is open sea
    round: int  # counted from 1
    start: int  # seat with the flag
    locks: int  # left in the supply
    ghosts: int  # crew left on the ghost ship
    crew: list[int]  # left in front of each seat
    chest_pile: list[int]
    parrot_pile: list[int]
    goal_pile: list[int]  # the shuffled part of the goal deck
    under: list[int]  # goal cards under it, topmost first
    under_by: list[int]  # by card in `under`: the seat that knows it (+ PAIR_OFFSET: an unordered pair), or NOBODY
    rejected: list[int]  # two cards by seat, until all seats have chosen and the cards go under the deck
    drawn: list[int]  # goal cards drawn at the goal ship, before one is kept
    dice: list[int]  # by colour; 0 before the roll
    row: list[int]  # colours in the bid row, from the left
    bid: int  # the standing bid; 0: none
    leader: int  # the seat that made it
    passed: list[int]  # seats in the order in which they passed
    markers: list[int]  # ship with the trade marker, by seat

    def fields(self) -> tuple[str, ...]:
        return ("clouds", "ships", "round", "start", "sites", "locks", "ghosts", "crew", "coins", "points", "goods",
                "chests", "parrots", "goals", "chest_pile", "parrot_pile", "goal_pile", "under", "under_by",
                "rejected", "drawn", "dice", "row", "bid", "leader", "passed", "markers")  # fmt: skip

    def limits(self) -> dict[str, tuple[int, int]]:
        seat, goal, ship = (NOBODY, self.seats - 1), (NOTHING, GOALS - 1), (NOTHING, GHOST_SHIP)
        return {
            "clouds": (0, CLOUDS - 1), "ships": (0, GHOST_SHIP), "start": seat, "sites": (FREE, LOCK), "under": goal,
            "rejected": goal, "drawn": goal, "dice": (0, FACES), "row": (0, COLOURS - 1), "leader": seat,
            "passed": seat, "markers": ship,
        }  # fmt: skip

    def setup(self) -> None:
        """G2.3, G2.4: before clouds, ships, cards and the start player are drawn."""
        seats = self.seats
        self.clouds = []
        self.ships = []
        self.round = 0
        self.start = NOBODY
        self.sites = [FREE] * BUILDINGS
        self.locks = LOCKS
        self.ghosts = GHOST_CREW if seats == GHOST_SEATS else 0
        self.crew = [CREW[seats]] * seats
        self.coins = [STARTING_COINS] * seats
        self.points = [0] * seats
        self.goods = [0] * (seats * COLOURS)
        self.setup_cards()
        self.clear_auction()

    def setup_cards(self) -> None:
        self.chests = [0] * (self.seats * CHEST_VALUES)
        self.parrots = [0] * (self.seats * PARROTS)
        self.goals = [0] * (self.seats * GOALS)
        self.chest_pile = list(CHEST_COPIES)
        self.parrot_pile = list(PARROT_COPIES)
        self.goal_pile = [GOAL_COPIES] * GOALS
        self.under = []
        self.under_by = []
        self.rejected = [NOTHING] * (GOALS_REJECTED * self.seats)
        self.drawn = []

    def clear_auction(self) -> None:
        self.dice = [0] * COLOURS
        self.row = []
        self.bid = 0
        self.leader = NOBODY
        self.passed = []
        self.markers = [NOTHING] * self.seats

    def copy(self) -> Grog:
        twin = Grog(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        twin.round = self.round
        twin.start = self.start
        twin.locks = self.locks
        twin.ghosts = self.ghosts
        twin.coins = self.coins.copy()
        twin.goods = self.goods.copy()
        twin.chests = self.chests.copy()
        twin.parrots = self.parrots.copy()
        twin.chest_pile = self.chest_pile.copy()
        twin.parrot_pile = self.parrot_pile.copy()
        twin.dice = self.dice.copy()
        twin.bid = self.bid
        twin.leader = self.leader
        self.share(twin)
        return twin

    def share(self, twin: Grog) -> None:
        """Share the lists that are never changed in place."""
        twin.clouds = self.clouds
        twin.ships = self.ships
        twin.sites = self.sites
        twin.crew = self.crew
        twin.points = self.points
        twin.goals = self.goals
        twin.goal_pile = self.goal_pile
        twin.under = self.under
        twin.under_by = self.under_by
        twin.rejected = self.rejected
        twin.drawn = self.drawn
        twin.row = self.row
        twin.passed = self.passed
        twin.markers = self.markers

    def scores(self) -> list[int]:
        """The final scoring of the current position."""
        return [sum(tally(self, seat)) for seat in range(self.seats)]

    def standings(self) -> list[tuple[int, ...]]:
        """G15.14, G15.15: coins break ties."""
        scores = self.scores()
        return [(scores[seat], self.coins[seat]) for seat in range(self.seats)]

    # -- cards

    def goal_hand(self, seat: int) -> list[int]:
        """The kinds in hand in ascending order, one entry per card."""
        first = GOALS * seat
        return [kind for kind in range(GOALS) for _ in range(self.goals[first + kind])]

    def goal_deck(self) -> int:
        """Number of goal cards in the deck, those under it included."""
        return left_in(self.goal_pile) + len(self.under)

    def supply(self, seat: int) -> int:
        """G3.2: the potential supply: every chest card counts its highest value, so the number is public."""
        return self.coins[seat] + CHEST_VALUES * self.chest_count(seat)

    # -- the island

    def is_free(self, building: int) -> bool:
        """G1.5: neither crew nor a lock is on the building."""
        return self.sites[building] == FREE

    def free_on(self, colour: int) -> list[int]:
        """The free buildings of a peninsula."""
        first = PER_PENINSULA * colour
        return [building for building in range(first, first + PER_PENINSULA) if self.sites[building] == FREE]

    def any_free(self, colour: int, except_type: int) -> bool:
        """Whether a peninsula has a free building of a type other than `except_type`."""
        first = PER_PENINSULA * colour
        for building in range(first, first + PER_PENINSULA):
            if self.sites[building] == FREE and TYPE[building] != except_type:
                return True
        return False

    # -- the ships

    def water(self, ship: int) -> int:
        """The water space of a ship, which is also the good it demands; ValueError if it is not on the board."""
        ships = self.ships
        for space in range(SHIPS):
            if ships[space] == ship:
                return space
        raise ValueError(f"ship {ship} is not on the board")

    def ghost_at(self) -> int:
        """G14: the peninsula of the ghost ship; NOTHING at open sea or without a ghost ship."""
        if self.seats != GHOST_SEATS:
            return NOTHING
        space = self.ships.index(GHOST_SHIP)
        return NOTHING if space == OPEN_SEA else space

    def others(self, seat: int, good: int) -> int:
        """Tiles of all goods except `good`."""
        goods = self.goods
        first: i64 = COLOURS * seat
        total: i64 = goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3] + goods[first + 4]
        return total - goods[first + good]
