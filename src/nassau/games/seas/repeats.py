"""W5.3, W13.1 with trades = "repeated": further purchases and sales after the first, mixed with rituals."""

from __future__ import annotations

from nassau.games.seas.loot import overflow
from nassau.games.seas.roles import Shipbuilder, buy_ships
from nassau.games.seas.state import Seas
from nassau.games.seas.trade import NOTHING_OFFERED, Merchant, Sale, with_offer
from nassau.games.seas.turn import Repeat, RitualTurn
from nassau.kernel import Action


class MoreShips(Repeat):
    """W4.5, W5.1–W5.3, W14.4: buy more ships."""

    def first_turn(self) -> RitualTurn:
        return Shipbuilder(self.seat)

    def use_action(self, state: Seas, action: Action) -> None:
        buy_ships(state, self.seat, action[1])
        state.push(overflow(state, self.seat))


class MoreSales(Repeat):
    """W13.1–W13.4, W14.4: sell more goods; each sale counts its goods anew (W13.3)."""

    def first_turn(self) -> RitualTurn:
        return Merchant(self.seat)

    def use_action(self, state: Seas, action: Action) -> None:
        state.push(Sale(self.seat, with_offer(NOTHING_OFFERED, action)))
