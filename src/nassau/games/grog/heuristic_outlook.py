"""What goals make of buildings, tiles and cards in an imagined world of Grog Island, in pirate points."""

from __future__ import annotations

from math import exp
from typing import Final

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
    NOTHING,
    PARROT_CLOUD,
    PARROT_GOAL,
    PENINSULA_GOAL,
    POINT_CLOUD,
    POINT_SPACES,
    PRESENCE_POINTS,
)
from nassau.games.grog.scoring import crew_on, tally, tiles_by_goal
from nassau.games.grog.sites import COLOURS, GOAL_VALUE, PENINSULA, PER_PENINSULA, SAME_TYPE, TYPE
from nassau.games.grog.state import Grog
from nassau.kernel.heuristic import UniformFloat

COIN: Final = 0.28  # a fifth of a point at the end, and what it buys before
TILE: Final = 0.45  # of a good without a goal
CHEST: Final = 1.1
PARROT: Final = 0.4
LOCKING: Final = 0.1
TEMPO: Final = 0.5  # of placing crew at all
UNASKED: Final = -1.0
POINTS: Final = 0  # places in a tally
CHESTS: Final = 1
BUILDINGS: Final = 3
PENINSULAS: Final = 4
PARROTS: Final = 6
CHEAPEST: Final = min(GOAL_VALUE)


class Outlook:
    """One position as a seat values it."""

    def __init__(self, table: Grog, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.left = min(table.crew) / CREW[table.seats]
        """From 1 at the start to 0 at the end."""
        self.claims: list[float] = [UNASKED] * len(TYPE)
        self.wants_goods = False
        for kind in range(GOODS_GOAL, PARROT_GOAL):
            if table.goals[GOALS * seat + kind]:
                self.wants_goods = True

    def held(self, kind: int) -> bool:
        return self.table.goals[GOALS * self.seat + kind] > 0

    # -- cards and tiles

    def parrot(self) -> float:
        return PARROT + (0.8 if self.held(PARROT_GOAL) else 0.0)

    def tile(self, colour: int) -> float:
        if self.held(GOODS_GOAL + colour):
            return 1.0
        return TILE if self.wants_goods else TILE * (0.4 + 0.6 * self.left)

    def wealth(self) -> int:
        """Coins that could really be paid."""
        first, total = CHEST_VALUES * self.seat, self.table.coins[self.seat]
        for place in range(CHEST_VALUES):
            total += (place + 1) * self.table.chests[first + place]
        return total

    def goal(self, kind: int) -> float:
        """What a goal card is worth to whoever holds it alone."""
        table = self.table
        if kind == PARROT_GOAL:
            return table.parrot_count(self.seat) + 1.5 * self.left
        if kind >= GOODS_GOAL:
            return table.goods[COLOURS * self.seat + kind - GOODS_GOAL] + 3.0 * self.left
        if kind >= PENINSULA_GOAL:
            colour = kind - PENINSULA_GOAL
            return self.majority(colour, 0) + (4.0 * self.left if table.any_free(colour, NOTHING) else 0.0)
        own = free = 0
        for site in SAME_TYPE[kind]:
            if table.sites[site] == self.seat:
                own += 1
            elif table.sites[site] == FREE:
                free += 1
        return GOAL_VALUE[kind] * (own + self.left * 0.4 * free)

    # -- the island

    def majority(self, colour: int, more: int) -> float:
        """What the peninsula goal brings with so much more own crew; a lead counts for more the larger it is."""
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
        return PRESENCE_POINTS + (MAJORITY_POINTS - PRESENCE_POINTS) * (0.4 + 0.2 * lead if lead > 0 else 0.1)

    def claim(self, site: int) -> float:
        """Goals, cloud and coins of taking a building."""
        if self.claims[site] == UNASKED:
            self.claims[site] = self.count_claim(site)
        return self.claims[site]

    def count_claim(self, site: int) -> float:
        table, colour, kind = self.table, PENINSULA[site], TYPE[site]
        worth = TEMPO + (GOAL_VALUE[kind] if self.held(kind) else 0.0)
        if self.held(PENINSULA_GOAL + colour):
            worth += self.majority(colour, 1) - self.majority(colour, 0)
        cloud = table.clouds[colour]
        if cloud == BLACK_CLOUD:
            return worth
        worth += COIN * (table.row_coins(site) - 1)
        if cloud == POINT_CLOUD:
            return worth + 1.0
        if cloud == PARROT_CLOUD:
            return worth + self.parrot()
        return worth + (0.8 * self.left if cloud == GOAL_CLOUD else 0.0)

    def best_site(self, colour: int, but: int) -> int:
        """The best free building of a peninsula, of another type than `but`."""
        best, found = 0.0, NOTHING
        for site in range(PER_PENINSULA * colour, PER_PENINSULA * (colour + 1)):
            if self.table.sites[site] == FREE and TYPE[site] != but and self.claim(site) > best:
                best, found = self.claim(site), site
        return found

    def best_claim(self, colour: int, but: int) -> float:
        site = self.best_site(colour, but)
        return 0.0 if site == NOTHING else self.claim(site)

    def rewards(self, row: list[int]) -> float:
        """G10: what winning with these dice would bring."""
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
        """G8: what a ship gives for so many tiles."""
        if ship == GOAL_SHIP:
            return self.left * (2.0 + 0.6 * min(tiles - 1, 4)) + 0.2
        if COINS_PER_TILE[ship]:
            return COIN * COINS_PER_TILE[ship] * tiles
        return tiles * (CHEST if ship == CHEST_SHIP else self.parrot())

    def hand_in(self, good: int, tiles: int, substituted: int) -> float:
        """What the tiles are worth that a trade costs; the cheapest stand for others."""
        cost = (tiles - substituted) * self.tile(good)
        if substituted:
            others: list[float] = []
            for colour in range(COLOURS):
                if colour != good:
                    others += [self.tile(colour)] * self.table.goods[COLOURS * self.seat + colour]
            others.sort()
            cost += sum(others[: 3 * substituted])
        return cost

    def passing(self) -> float:
        """G7: about what passing now would bring: tiles, and a ship to trade them at."""
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
        return gained + 0.5 * min(2, own + count)


def time_left(table: Grog) -> float:
    """Crew is the clock. Never nothing: luck decides the last round too."""
    return 1.5 + 4.5 * min(table.crew) / CREW[table.seats]


def outcome(table: Grog, seat: int, time: float) -> float:
    """What wins, in points: first what counts at the end, then what pays off with time. Fitted to games played out."""
    now = tally(table, seat)
    _, wanted, others = tiles_by_goal(table, seat)
    means = table.coins[seat] + others
    total = now[POINTS] + 1.2 * now[CHESTS] + now[BUILDINGS] + 0.6 * now[PENINSULAS] + 1.1 * now[PARROTS]
    hopes = 0.0
    for kind in range(GOALS):
        if table.goals[GOALS * seat + kind]:
            hopes += hope(table, kind)
    return total + 0.9 * wanted + 0.18 * means + time * (0.1 * means + 0.165 * hopes)


def hope(table: Grog, kind: int) -> float:
    """What a goal still promises beyond what it brings now."""
    if kind >= GOODS_GOAL:
        return 2.8
    if kind >= PENINSULA_GOAL:
        return 2.5 if table.any_free(kind - PENINSULA_GOAL, NOTHING) else 0.0
    free = 0
    for site in SAME_TYPE[kind]:
        if table.sites[site] == FREE:
            free += 1
    return 0.4 * GOAL_VALUE[kind] * free


# -- what others are up to


def guess_goals(table: Grog, seat: int, lot: UniformFloat) -> None:
    """Draw the goal cards of a seat anew, those more likely that fit what lies open."""
    first, pile = GOALS * seat, table.goal_pile
    likely = [exp(evidence(table, seat, kind)) for kind in range(GOALS)]
    for old in [kind for kind in range(GOALS) for _ in range(table.goals[first + kind])]:
        table.goals[first + old] -= 1
        pile[old] += 1
        new = drawn([likely[kind] * pile[kind] for kind in range(GOALS)], lot)
        table.goals[first + new] += 1
        pile[new] -= 1


def evidence(table: Grog, seat: int, kind: int) -> float:
    """How much more likely, as a logarithm, what lies open makes it that a seat holds a goal: counted in games."""
    if kind == PARROT_GOAL:
        return 0.4 * table.parrot_count(seat)
    if kind >= GOODS_GOAL:
        return 1.2 * table.goods[COLOURS * seat + kind - GOODS_GOAL]
    if kind < PENINSULA_GOAL:  # the cheapest buildings are often taken in passing, dear ones hardly ever
        return (1.3 if GOAL_VALUE[kind] == CHEAPEST else 4.0) * crew_on(table, seat, kind)
    first = PER_PENINSULA * (kind - PENINSULA_GOAL)
    return 0.8 * table.sites[first : first + PER_PENINSULA].count(seat)


def drawn(weights: list[float], lot: UniformFloat) -> int:
    """A place, as likely as its weight is large."""
    ticket = lot() * sum(weights)
    for place in range(len(weights)):
        ticket -= weights[place]
        if ticket < 0.0:
            return place
    return weights.index(max(weights))  # rounding left a rest
