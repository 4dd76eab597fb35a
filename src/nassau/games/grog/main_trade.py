"""G8.1–G8.6: what each ship gives in the main trade."""

from __future__ import annotations

from nassau.games.grog.cards import ASIDE, FROM_SHIP, DrawChest, DrawGoal, DrawParrot, Giver
from nassau.games.grog.components import CHEST_SHIP, COINS_PER_TILE, GOAL_SHIP, PARROT_SHIP, SHIP_RULE
from nassau.games.grog.goals import KeepGoal
from nassau.games.grog.ships import cards_left
from nassau.games.grog.state import Grog
from nassau.kernel._mypyc import mypyc_attr


@mypyc_attr(free_list_len=1)
class MainTrade(Giver):
    """G7.13, G8.1–G8.6: the ship gives coins or cards for `tiles` tiles."""

    def __init__(self, seat: int, ship: int, tiles: int) -> None:
        self.seat = seat
        self.ship = ship
        self.tiles = tiles

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.ship, self.tiles)

    def source(self) -> int:
        return FROM_SHIP

    def enter(self, state: Grog) -> None:
        if cards_left(state, self.ship) == 0:
            state.emit("nothing_given", "G7.13", self.seat, self.ship)
            state.done()
        elif self.ship == CHEST_SHIP:
            state.become(DrawChest(self.seat, self.tiles))
        elif self.ship == PARROT_SHIP:
            state.become(DrawParrot(self.seat, self.tiles))
        elif self.ship == GOAL_SHIP:
            state.push(DrawGoal(self.seat, self.tiles, ASIDE))
        else:
            coins = COINS_PER_TILE[self.ship] * self.tiles
            state.coins[self.seat] += coins
            state.emit("goods_sold", SHIP_RULE[self.ship], self.seat, coins, self.ship, self.tiles)
            state.done()

    def resume(self, state: Grog, result: int) -> None:
        state.become(KeepGoal(self.seat))
