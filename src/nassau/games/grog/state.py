"""The table of Grog Island: island, ships, dice, bid row and hands, with read-only questions about them."""

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
    LOCK,
    LOCKS,
    NOBODY,
    NOTHING,
    OPEN_SEA,
    PARROT_COPIES,
    PARROTS,
    SHIPS,
    STARTING_COINS,
)
from nassau.games.grog.scoring import tally
from nassau.games.grog.sites import BUILDINGS, COLOURS, PER_PENINSULA, SAME_TYPE, TYPE
from nassau.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def left_in(pile: list[int]) -> int:
    """How many cards a deck holds. Written out, here and below: compiled, a loop is faster than a call of `sum`."""
    cards: i64 = 0
    copies: i64
    for copies in pile:
        cards += copies
    return cards


def without(row: list[int], place: int) -> list[int]:
    """A list like this one, with one number left out: for lists that copies share."""
    row = row.copy()
    del row[place]
    return row


class Grog(State):
    """Lists by seat and something else are flat: index seat * width + thing. Decks are counts of each card.

    Copies share every list but those that `copy` copies: they are never changed in place, only replaced.
    """

    clouds: list[int]  # by peninsula
    ships: list[int]  # by water space; the last is open sea
    round: int  # counted from 1
    start: int  # seat with the flag
    sites: list[int]  # by building: FREE, a seat, GHOST or LOCK
    locks: int  # left in the supply
    ghosts: int  # crew left on the ghost ship
    crew: list[int]  # left in front of each seat
    coins: list[int]  # on the track, by seat
    points: list[int]  # on the track, by seat
    goods: list[int]  # tiles, by seat and colour
    chests: list[int]  # cards, by seat and value - 1
    parrots: list[int]  # cards, by seat and kind
    goals: list[int]  # cards, by seat and kind
    chest_pile: list[int]
    parrot_pile: list[int]
    goal_pile: list[int]  # the shuffled part of the goal deck
    under: list[int]  # goal cards that were put under it, topmost first,
    under_by: list[int]  # and who knows them: a seat, 4 + seat for an unordered pair, or NOBODY
    rejected: list[int]  # two cards by seat, until everybody has chosen and they go under the deck
    drawn: list[int]  # goal cards drawn at the goal ship and not yet chosen from
    dice: list[int]  # by colour; 0 before the roll
    row: list[int]  # colours in the bid row, from the left
    bid: int  # the standing bid, 0: none
    leader: int  # who made it
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
        """G2.3, G2.4; clouds, ships, cards and the flag are drawn afterwards."""
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
        self.rejected = [NOTHING] * (2 * self.seats)
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
        """The lists that are never changed in place."""
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
        """What everybody would have if the game ended now."""
        return [sum(tally(self, seat)) for seat in range(self.seats)]

    def standings(self) -> list[tuple[int, ...]]:
        """G15.14, G15.15."""
        scores = self.scores()
        return [(scores[seat], self.coins[seat]) for seat in range(self.seats)]

    # -- cards

    def chest_count(self, seat: int) -> int:
        chests = self.chests
        first: i64 = CHEST_VALUES * seat
        return chests[first] + chests[first + 1] + chests[first + 2]

    def all_spent(self) -> bool:
        """G15.16: nobody has anything to bid or to trade with, and no ghost ship brings any."""
        return not (any(self.coins) or any(self.goods) or any(self.chests)) and self.seats != GHOST_SEATS

    def parrot_count(self, seat: int) -> int:
        return sum(self.parrots[PARROTS * seat : PARROTS * seat + PARROTS])

    def goal_hand(self, seat: int) -> list[int]:
        """The kinds in hand in ascending order, each as often as it is held."""
        first = GOALS * seat
        return [kind for kind in range(GOALS) for _ in range(self.goals[first + kind])]

    def goal_deck(self) -> int:
        return left_in(self.goal_pile) + len(self.under)

    def supply(self, seat: int) -> int:
        """G3.2: the potential supply, which everybody knows."""
        return self.coins[seat] + CHEST_VALUES * self.chest_count(seat)

    # -- the island

    def is_free(self, building: int) -> bool:
        """G1.5."""
        return self.sites[building] == FREE

    def free_on(self, colour: int) -> list[int]:
        """The free buildings of a peninsula."""
        first = PER_PENINSULA * colour
        return [building for building in range(first, first + PER_PENINSULA) if self.sites[building] == FREE]

    def any_free(self, colour: int, except_type: int) -> bool:
        """Whether a peninsula has a free building of another type than `except_type`."""
        first = PER_PENINSULA * colour
        for building in range(first, first + PER_PENINSULA):
            if self.sites[building] == FREE and TYPE[building] != except_type:
                return True
        return False

    def row_coins(self, building: int) -> int:
        """G11.2, G11.3: free buildings of the same type."""
        count = 0
        for other in SAME_TYPE[TYPE[building]]:
            if self.sites[other] == FREE:
                count += 1
        return count

    # -- the auction

    def still_in(self, seat: int) -> bool:
        return seat not in self.passed

    def next_bidder(self, seat: int) -> int:
        """G5.1, G5.5: the next seat clockwise that has not passed, or NOBODY."""
        for turn in range(1, self.seats + 1):
            other = (seat + turn) % self.seats
            if other not in self.passed:
                return other
        return NOBODY

    # -- the ships

    def water(self, ship: int) -> int:
        """The water space of a ship, which is also the good it demands; OPEN_SEA: none."""
        ships = self.ships
        for space in range(SHIPS):
            if ships[space] == ship:
                return space
        raise ValueError(f"ship {ship} does not sail")

    def ghost_at(self) -> int:
        """G14: the peninsula of the ghost ship, or NOTHING: at open sea or not in this game."""
        if self.seats != GHOST_SEATS:
            return NOTHING
        space = self.ships.index(GHOST_SHIP)
        return NOTHING if space == OPEN_SEA else space

    def others(self, seat: int, good: int) -> int:
        """Tiles of all goods but one."""
        goods = self.goods
        first: i64 = COLOURS * seat
        total: i64 = goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3] + goods[first + 4]
        return total - goods[first + good]
