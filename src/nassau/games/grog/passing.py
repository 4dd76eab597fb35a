"""G7.1–G7.5, G7.11, G7.12: a seat that passes takes goods from the bid row and visits a ship."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.components import CREW, GHOST_SHIP
from nassau.games.grog.ships import can_trade, closed_ships, may_skip_trade
from nassau.games.grog.shortcuts import VISITS, legal_visits
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import MAIN_UNUSED, Trade
from nassau.kernel import NOTHING, ONLY, Action, Refusal, Step, untimely, with_item


class Goods(Step[Grog]):
    """G7.1, G7.2, G14.3: gain a tile per die in the bid row and one from the ghost ship, then choose a ship."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        gained, ghost = [0] * COLOURS, state.ghost_at()
        for colour in state.row if ghost == NOTHING else [*state.row, ghost]:
            gained[colour] += 1
            state.goods[COLOURS * self.seat + colour] += 1
        if state.row or ghost != NOTHING:
            state.emit_with(["goods_gained", "G7.2", self.seat], gained)
        state.become(CHOOSE_SHIP_STEPS[self.seat])


GOODS_STEPS: Final = [Goods(seat) for seat in range(len(CREW))]
"""By seat. Steps are immutable, so one instance of each is enough."""


class ChooseShip(Step[Grog]):
    """G7.3, G7.5, G7.11, G7.12: choose the ship for the trade marker."""

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
        if ship not in state.ships or closed_ships(state) >> ship & 1:
            return Refusal("G7.3")
        return None if can_trade(state, seat, state.water(ship)) or may_skip_trade(state, seat) else Refusal("G7.5")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        ship: int = action[1]
        free, space = 1 if may_skip_trade(state, seat) else 0, state.water(ship)
        state.markers = with_item(state.markers, seat, ship)
        state.emit("ship_visited", "G7.4", seat, ship, space)
        if free and not can_trade(state, seat, space):
            state.done()
        else:
            state.become(Trade(seat, ship, MAIN_UNUSED, free))


CHOOSE_SHIP_STEPS: Final = [ChooseShip(seat) for seat in range(len(CREW))]
"""By seat."""
