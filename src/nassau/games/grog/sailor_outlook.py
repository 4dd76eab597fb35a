"""Values of buildings, tiles and cards for a seat that knows only its view, in pirate points."""

from __future__ import annotations

from nassau.games.grog.components import (
    BLACK_CLOUD,
    CHEST_SHIP,
    COINS_PER_TILE,
    CREW,
    FREE,
    GOAL_CLOUD,
    GOAL_SHIP,
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
from nassau.games.grog.heuristic_outlook import CHEST, COIN, LOCKING, PARROT, PARROT_WITH_GOAL, TEMPO, TILE
from nassau.games.grog.sites import COLOURS, GOAL_VALUE, PENINSULA, PER_PENINSULA, SAME_TYPE, TYPE
from nassau.games.grog.view_types import View
from nassau.kernel import NOTHING


class Outlook:
    """A view as its seat values it."""

    def __init__(self, seat: int, view: View) -> None:
        self.seat = seat
        self.view = view
        self.me = view.players[seat]
        self.goals = set(view.hand.goals)
        crew = CREW[len(view.players)]
        self.left = min(player.crew for player in view.players) / crew
        """The part of the game that is left, from 1 to 0."""

    # -- cards and tiles

    def parrot(self) -> float:
        return PARROT + (PARROT_WITH_GOAL if PARROT_GOAL in self.goals else 0.0)

    def tile(self, colour: int) -> float:
        if GOODS_GOAL + colour in self.goals:
            return 1.0
        return TILE if any(GOODS_GOAL <= goal < PARROT_GOAL for goal in self.goals) else TILE * (0.4 + 0.6 * self.left)

    def wealth(self) -> int:
        """Coins the seat can pay: coins and the values of its chest cards."""
        return self.me.coins + sum((place + 1) * count for place, count in enumerate(self.view.hand.chests))

    def goal(self, kind: int) -> float:
        """The value of holding a goal card."""
        if kind == PARROT_GOAL:
            return self.me.parrots + 1.5 * self.left
        if kind >= GOODS_GOAL:
            return self.me.goods[kind - GOODS_GOAL] + 3.0 * self.left
        if kind >= PENINSULA_GOAL:
            colour = kind - PENINSULA_GOAL
            return self.majority(colour, 0) + self.left * (4.0 if self.free_on(colour) else 0.0)
        sites = SAME_TYPE[kind]
        own = sum(self.view.sites[site] == self.seat for site in sites)
        free = sum(self.view.sites[site] == FREE for site in sites)
        return GOAL_VALUE[kind] * (own + self.left * 0.4 * free)

    # -- the island

    def free_on(self, colour: int) -> list[int]:
        first = PER_PENINSULA * colour
        return [site for site in range(first, first + PER_PENINSULA) if self.view.sites[site] == FREE]

    def majority(self, colour: int, more: int) -> float:
        """The value of the peninsula goal with `more` additional crew; a larger lead is safer."""
        crew = [0] * LOCK
        for occupant in self.view.sites[PER_PENINSULA * colour : PER_PENINSULA * (colour + 1)]:
            if occupant not in (FREE, LOCK):
                crew[occupant] += 1
        own = crew[self.seat] + more
        crew[self.seat] = 0
        if own == 0:
            return 0.0
        lead = min(own - max(crew), 3)
        return PRESENCE_POINTS + (MAJORITY_POINTS - PRESENCE_POINTS) * (0.4 + 0.2 * lead if lead > 0 else 0.1)

    def claim(self, site: int) -> float:
        """The value of claiming a building: goals, cloud and coins."""
        colour, kind = PENINSULA[site], TYPE[site]
        worth = TEMPO + (GOAL_VALUE[kind] if kind in self.goals else 0.0)
        if PENINSULA_GOAL + colour in self.goals:
            worth += self.majority(colour, 1) - self.majority(colour, 0)
        cloud = self.view.clouds[colour]
        if cloud == BLACK_CLOUD:
            return worth
        coins = sum(self.view.sites[other] == FREE for other in SAME_TYPE[kind]) - 1
        rewards = {POINT_CLOUD: 1.0, PARROT_CLOUD: self.parrot(), GOAL_CLOUD: 0.8 * self.left}
        return worth + COIN * coins + rewards.get(cloud, 0.0)

    def best_claim(self, colour: int, except_type: int = NOTHING) -> tuple[float, int]:
        """The value and type of the best building of a peninsula of a type other than `except_type`."""
        options = [(self.claim(site), TYPE[site]) for site in self.free_on(colour) if TYPE[site] != except_type]
        return max(options, default=(0.0, NOTHING))

    def rewards(self, row: list[int]) -> float:
        """G10: the value of winning with these dice."""
        first, kind = self.best_claim(row[0]) if self.me.crew else (0.0, NOTHING)
        second = self.best_claim(row[1], kind)[0] if len(row) > 1 and self.me.crew > 1 else 0.0
        points = sum(space < len(row) for space in POINT_SPACES)
        lock = LOCKING if len(row) > LOCK_SPACE else 0.0
        return first + second + points + lock

    # -- the ships

    def main_trade(self, ship: int, tiles: int) -> float:
        """G8: the value of what a ship gives for `tiles` tiles."""
        if ship == GOAL_SHIP:
            return self.left * (2.0 + 0.6 * min(tiles - 1, 4)) + 0.2
        if COINS_PER_TILE[ship]:
            return COIN * COINS_PER_TILE[ship] * tiles
        return tiles * (CHEST if ship == CHEST_SHIP else self.parrot())

    def hand_in(self, good: int, tiles: int, substituted: int) -> float:
        """The value of the tiles that a trade costs, with the cheapest substitutes."""
        others = sorted(self.tile(colour) for colour in range(COLOURS) for _ in range(self.spare(colour, good)))
        return (tiles - substituted) * self.tile(good) + sum(others[: SUBSTITUTES * substituted])

    def spare(self, colour: int, good: int) -> int:
        return 0 if colour == good else self.me.goods[colour]

    def passing(self) -> float:
        """G7: estimated value of passing now: tiles, and a ship to trade them at."""
        bidding = self.view.bidding
        if bidding is None:
            raise ValueError("passing is rated, but the view has no bid of this seat")
        gained = sum(count * self.tile(colour) for colour, count in enumerate(bidding.pass_goods))
        return gained + 0.5 * min(2, sum(self.me.goods) + sum(bidding.pass_goods))
