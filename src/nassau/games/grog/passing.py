"""G4.9, G7.1–G7.5, G7.10–G7.12, G14.3, G14.10: a seat that passes takes goods from the bid row and visits a ship."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.components import COIN3, CREW, GHOST_SHIP, OPEN_SEA
from nassau.games.grog.ships import can_trade, closed_ships, may_skip_trade, owns_demanded, tiles_available
from nassau.games.grog.shortcuts import VISITS, legal_visits
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import MAIN_UNUSED, Trade
from nassau.kernel import NOTHING, ONLY, Action, Refusal, Step, untimely, with_item
from nassau.kernel.refusal import missing, not_now


class Goods(Step[Grog]):
    """G4.9, G7.1, G7.2, G14.3, G14.10: gain a tile per die in the bid row and one from the ghost ship."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        gained, ghost = [0] * COLOURS, state.ghost_at()
        for colour in state.row:
            gained[colour] += 1
            state.goods[COLOURS * self.seat + colour] += 1
        if state.row:
            state.emit_with(["goods_gained", "G7.2", self.seat], gained)
        else:
            state.emit("no_goods_gained", "G4.9", self.seat)
        if ghost != NOTHING:
            state.goods[COLOURS * self.seat + ghost] += 1
            state.emit("ghost_good_gained", "G14.3" if state.row else "G14.10", self.seat, ghost)
        state.become(CHOOSE_SHIP_STEPS[self.seat])


GOODS_STEPS: Final = [Goods(seat) for seat in range(len(CREW))]
"""By seat. Steps are immutable, so one instance of each is enough."""


class ChooseShip(Step[Grog]):
    """G2.2, G7.1, G7.3, G7.5, G7.10–G7.12, G14.1, G14.2: choose the ship for the trade marker."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [VISITS[ship] for ship in state.ships]

    def legal(self, state: Grog, seat: int) -> list[Action]:
        """Shortcut: `refusal` decides, see shortcuts.py."""
        return legal_visits(state, seat)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "ship":
            return untimely(state, action)
        ship: int = action[1]
        if ship == GHOST_SHIP:
            return Refusal("G14.2")
        if ship not in state.ships:
            return missing("G14.1" if ship == COIN3 else "G2.2", "ship")
        if ship == state.ships[OPEN_SEA]:
            return not_now("G7.3", "ship-at-sea")
        if closed_ships(state) >> ship & 1:
            return not_now("G7.3", "marked-ship")
        space = state.water(ship)
        if can_trade(state, seat, space) or may_skip_trade(state, seat):
            return None
        if tiles_available(state, seat, space) == 0:
            return missing("G7.5", "tiles-for-ship")
        return missing("G7.10", "effect")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        ship: int = action[1]
        free, space = 1 if may_skip_trade(state, seat) else 0, state.water(ship)
        state.markers = with_item(state.markers, seat, ship)
        state.emit("ship_visited", "G7.1", seat, ship, space)
        if free:
            owns = state.goods[COLOURS * seat + space] > 0 or owns_demanded(state, seat)
            state.emit("trade_excused", "G7.12" if owns else "G7.11", seat, 1 if owns else 0)
            if not can_trade(state, seat, space):
                state.done()
                return
        state.become(Trade(seat, ship, MAIN_UNUSED, free))


CHOOSE_SHIP_STEPS: Final = [ChooseShip(seat) for seat in range(len(CREW))]
"""By seat."""
