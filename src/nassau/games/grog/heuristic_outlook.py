"""Values of buildings, tiles and cards for one seat in a determinized state, in pirate points."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.claims import row_coins
from nassau.games.grog.components import (
    BLACK_CLOUD,
    CHEST_SHIP,
    CHEST_VALUES,
    COINS_PER_TILE,
    CREW,
    FREE,
    GOAL_CLOUD,
    GOAL_SHIP,
    GOALS,
    GOODS_GOAL,
    LOCK,
    LOCK_SPACE,
    MAJORITY_POINTS,
    PARROT_CLOUD,
    PARROT_GOAL,
    PENINSULA_GOAL,
    POINT_CLOUD,
    POINT_SPACES,
    PRESENCE_POINTS,
    SUBSTITUTES,
)
from nassau.games.grog.scoring import tally, tiles_by_goal
from nassau.games.grog.sites import COLOURS, GOAL_VALUE, PENINSULA, PER_PENINSULA, SAME_TYPE, TYPE
from nassau.games.grog.state import Grog
from nassau.kernel import NOTHING

COIN: Final = 0.28  # a fifth of a point in the final scoring, more for what it buys before
TILE: Final = 0.45  # a tile of a good without a goal
CHEST: Final = 1.1
PARROT: Final = 0.4
PARROT_WITH_GOAL: Final = 0.8  # in addition
LOCKING: Final = 0.1
TEMPO: Final = 0.5  # placing crew brings the end nearer
FLAT_TRADE: Final = 0.5  # per tile, for up to two tiles: a trade after passing
GOAL_CARD: Final = 2.0  # a goal card from the goal ship at the start of a game
GOAL_CHOICE: Final = 0.6  # per further card to choose from
GOAL_LATE: Final = 0.2
CLOUD_GOAL: Final = 0.8  # a goal card from a cloud at the start of a game
PARROTS_TO_COME: Final = 1.5  # of a parrot goal, at the start of a game
GOODS_TO_COME: Final = 3.0
CREW_TO_COME: Final = 4.0  # points of a peninsula goal
SITES_TO_COME: Final = 0.4  # part of the free buildings of a type
GOAL_TILE: Final = 1.0  # a tile of a good with a goal
LATE_TILE: Final = 0.4  # part of TILE that remains at the end
TIE: Final = 0.1  # part of a majority without a lead
LEAD: Final = 0.4  # part of a majority that a lead secures
LEAD_STEP: Final = 0.2  # and each crew member of the lead
NOT_RATED: Final = -1.0

# Indices of a tally.
POINTS: Final = 0
CHESTS: Final = 1
BUILDINGS: Final = 3
PENINSULAS: Final = 4
PARROTS: Final = 6


class Outlook:
    """A position as one seat values it."""

    def __init__(self, table: Grog, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.left = min(table.crew) / CREW[table.seats]
        """The part of the game that is left, from 1 to 0."""
        self.claims: list[float] = [NOT_RATED] * len(TYPE)
        self.wants_goods = False
        for kind in range(GOODS_GOAL, PARROT_GOAL):
            if table.goals[GOALS * seat + kind]:
                self.wants_goods = True

    def held(self, kind: int) -> bool:
        return self.table.goals[GOALS * self.seat + kind] > 0

    # -- cards and tiles

    def parrot(self) -> float:
        return PARROT + (PARROT_WITH_GOAL if self.held(PARROT_GOAL) else 0.0)

    def tile(self, colour: int) -> float:
        if self.held(GOODS_GOAL + colour):
            return GOAL_TILE
        return TILE if self.wants_goods else TILE * (LATE_TILE + (1.0 - LATE_TILE) * self.left)

    def wealth(self) -> int:
        """Coins the seat can pay: coins and the values of its chest cards."""
        first, total = CHEST_VALUES * self.seat, self.table.coins[self.seat]
        for place in range(CHEST_VALUES):
            total += (place + 1) * self.table.chests[first + place]
        return total

    def goal(self, kind: int) -> float:
        """The value of holding a goal card."""
        table = self.table
        if kind == PARROT_GOAL:
            return table.parrot_count(self.seat) + PARROTS_TO_COME * self.left
        if kind >= GOODS_GOAL:
            return table.goods[COLOURS * self.seat + kind - GOODS_GOAL] + GOODS_TO_COME * self.left
        if kind >= PENINSULA_GOAL:
            colour = kind - PENINSULA_GOAL
            return self.majority(colour, 0) + (CREW_TO_COME * self.left if table.any_free(colour, NOTHING) else 0.0)
        own = free = 0
        for site in SAME_TYPE[kind]:
            if table.sites[site] == self.seat:
                own += 1
            elif table.sites[site] == FREE:
                free += 1
        return GOAL_VALUE[kind] * (own + self.left * SITES_TO_COME * free)

    # -- the island

    def majority(self, colour: int, more: int) -> float:
        """The value of the peninsula goal with `more` additional crew; a larger lead is safer."""
        crew = [0] * LOCK
        for site in range(PER_PENINSULA * colour, PER_PENINSULA * (colour + 1)):
            occupant = self.table.sites[site]
            if occupant != FREE and occupant != LOCK:
                crew[occupant] += 1
        own = crew[self.seat] + more
        crew[self.seat] = 0
        if own == 0:
            return 0.0
        lead = min(own - max(crew), 3)
        return PRESENCE_POINTS + (MAJORITY_POINTS - PRESENCE_POINTS) * (LEAD + LEAD_STEP * lead if lead > 0 else TIE)

    def claim(self, site: int) -> float:
        """The value of claiming a building: goals, cloud and coins; cached."""
        if self.claims[site] == NOT_RATED:
            self.claims[site] = self.rate_claim(site)
        return self.claims[site]

    def rate_claim(self, site: int) -> float:
        table, colour, kind = self.table, PENINSULA[site], TYPE[site]
        worth = TEMPO + (GOAL_VALUE[kind] if self.held(kind) else 0.0)
        if self.held(PENINSULA_GOAL + colour):
            worth += self.majority(colour, 1) - self.majority(colour, 0)
        cloud = table.clouds[colour]
        if cloud == BLACK_CLOUD:
            return worth
        worth += COIN * (row_coins(table, site) - 1)
        if cloud == POINT_CLOUD:
            return worth + 1.0
        if cloud == PARROT_CLOUD:
            return worth + self.parrot()
        return worth + (CLOUD_GOAL * self.left if cloud == GOAL_CLOUD else 0.0)

    def best_site(self, colour: int, except_type: int) -> int:
        """The best free building of a peninsula of a type other than `except_type`, or NOTHING."""
        best, found = 0.0, NOTHING
        for site in range(PER_PENINSULA * colour, PER_PENINSULA * (colour + 1)):
            if self.table.sites[site] == FREE and TYPE[site] != except_type and self.claim(site) > best:
                best, found = self.claim(site), site
        return found

    def best_claim(self, colour: int, except_type: int) -> float:
        site = self.best_site(colour, except_type)
        return 0.0 if site == NOTHING else self.claim(site)

    def rewards(self, row: list[int]) -> float:
        """G10: the value of winning with these dice."""
        crew, total = self.table.crew[self.seat], 0.0
        if row and crew:
            first = self.best_site(row[0], NOTHING)
            if first != NOTHING:
                total += self.claim(first)
            if len(row) > 1 and crew > 1:
                total += self.best_claim(row[1], NOTHING if first == NOTHING else TYPE[first])
        for space in POINT_SPACES:
            if space < len(row):
                total += 1.0
        return total + (LOCKING if len(row) > LOCK_SPACE else 0.0)

    # -- the ships

    def main_trade(self, ship: int, tiles: int) -> float:
        """G8: the value of what a ship gives for `tiles` tiles."""
        if ship == GOAL_SHIP:
            return self.left * (GOAL_CARD + GOAL_CHOICE * min(tiles - 1, 4)) + GOAL_LATE
        if COINS_PER_TILE[ship]:
            return COIN * COINS_PER_TILE[ship] * tiles
        return tiles * (CHEST if ship == CHEST_SHIP else self.parrot())

    def hand_in(self, good: int, tiles: int, substituted: int) -> float:
        """The value of the tiles that a trade costs, with the cheapest substitutes."""
        cost = (tiles - substituted) * self.tile(good)
        if substituted:
            others: list[float] = []
            for colour in range(COLOURS):
                if colour != good:
                    others += [self.tile(colour)] * self.table.goods[COLOURS * self.seat + colour]
            others.sort()
            cost += sum(others[: SUBSTITUTES * substituted])
        return cost

    def passing(self) -> float:
        """G7: estimated value of passing now: tiles, and a ship to trade them at."""
        table, gained, count = self.table, 0.0, len(self.table.row)
        for colour in table.row:
            gained += self.tile(colour)
        ghost = table.ghost_at()
        if ghost != NOTHING:
            gained += self.tile(ghost)
            count += 1
        own = 0
        for colour in range(COLOURS):
            own += table.goods[COLOURS * self.seat + colour]
        return gained + FLAT_TRADE * min(2, own + count)


def time_left(table: Grog) -> float:
    """Remaining time by crew left; never 0, because the last round is also uncertain."""
    return 1.5 + 4.5 * min(table.crew) / CREW[table.seats]


def outcome(table: Grog, seat: int, time: float) -> float:
    """Expected result in points: the current tally plus assets that pay off with time. Fitted to played games."""
    now = tally(table, seat)
    _, wanted, others = tiles_by_goal(table, seat)
    means = table.coins[seat] + others
    total = now[POINTS] + 1.2 * now[CHESTS] + now[BUILDINGS] + 0.6 * now[PENINSULAS] + 1.1 * now[PARROTS]
    potential = 0.0
    for kind in range(GOALS):
        if table.goals[GOALS * seat + kind]:
            potential += goal_potential(table, kind)
    return total + 0.9 * wanted + 0.18 * means + time * (0.1 * means + 0.165 * potential)


def goal_potential(table: Grog, kind: int) -> float:
    """What a goal may still gain beyond its current points."""
    if kind >= GOODS_GOAL:
        return 2.8
    if kind >= PENINSULA_GOAL:
        return 2.5 if table.any_free(kind - PENINSULA_GOAL, NOTHING) else 0.0
    free = 0
    for site in SAME_TYPE[kind]:
        if table.sites[site] == FREE:
            free += 1
    return 0.4 * GOAL_VALUE[kind] * free
