"""W13.1–W13.4: the merchant's sale."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import BULK, COFFEE, FRUIT, GOODS, RUM
from nassau.games.seas.fleet import tell_guards
from nassau.games.seas.loot import overflow
from nassau.games.seas.state import Seas
from nassau.games.seas.turn import Repeat, RitualTurn
from nassau.games.seas.turn_end import SURPLUS, Reward
from nassau.kernel import ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, at_most, missing, not_now

SELL: Final[Action] = ("sell",)
NOTHING_OFFERED: Final[tuple[int, ...]] = (0,) * GOODS


def sell(state: Seas, seat: int, rum: int, coffee: int, fruit: int) -> int:
    """W13.2, W13.4: discard the goods; returns the chests, which the caller adds."""
    chests = state.worth(RUM, rum) + state.worth(COFFEE, coffee) + state.worth(FRUIT, fruit)
    first = GOODS * seat
    state.goods[first + RUM] -= rum
    state.goods[first + COFFEE] -= coffee
    state.goods[first + FRUIT] -= fruit
    state.discards[RUM] += rum
    state.discards[COFFEE] += coffee
    state.discards[FRUIT] += fruit
    return chests


def tell_sale(state: Seas, seat: int, rum: int, coffee: int, fruit: int, chests: int, rule: str) -> None:
    """Record a sale in the current harbour, with the chests per good of each kind, and a bit set of the kinds sold."""
    rum_price = state.price(RUM) if rum >= BULK else 1
    coffee_price = state.price(COFFEE) if coffee >= BULK else 1
    fruit_price = state.price(FRUIT) if fruit >= BULK else 1
    kinds = (1 if rum else 0) | (2 if coffee else 0) | (4 if fruit else 0)
    harbour = state.harbour
    state.emit(
        "goods_sold", rule, seat, rum, coffee, fruit, chests, harbour, rum_price, coffee_price, fruit_price, kinds
    )


def offers(state: Seas, seat: int, offered: tuple[int, ...]) -> list[Action]:
    """Every count of every good that is not offered yet."""
    found: list[Action] = []
    for good in range(GOODS):
        if not offered[good]:
            found += [("offer", good, count) for count in range(1, state.goods[GOODS * seat + good] + 1)]
    return found


def refuse_offer(state: Seas, seat: int, offered: tuple[int, ...], action: Action) -> Refusal | None:
    """W1.7, W13.1: refuse goods that are not on board, and a kind that is offered already."""
    good: int = action[1]
    count: int = action[2]
    if not 0 <= good < GOODS:
        return Refusal("W1.7")
    if offered[good]:
        return not_now("W13.1", "second-offer")
    if count < 1:
        return at_least("W13.1", "sold-goods", 1, count)
    held = state.goods[GOODS * seat + good]
    if count > held:
        return at_most("W13.1", "goods", held, count) if held else missing("W13.1", "goods")
    return None


def with_offer(offered: tuple[int, ...], action: Action) -> tuple[int, ...]:
    counts = list(offered)
    counts[action[1]] = action[2]
    return (counts[0], counts[1], counts[2])


class Merchant(RitualTurn):
    """W13.1–W13.4: sell any goods, offered kind by kind."""

    def choices(self, state: Seas) -> list[Action]:
        return offers(state, self.seat, NOTHING_OFFERED)

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        if action[0] != "offer":
            return untimely(state, action)
        return refuse_offer(state, self.seat, NOTHING_OFFERED, action)

    def use_action(self, state: Seas, action: Action) -> None:
        state.become(Sale(self.seat, with_offer(NOTHING_OFFERED, action)))


class Sale(Step[Seas]):
    """W13.1–W13.4: the offered goods are sold together, when the seat says so or all goods are offered."""

    def __init__(self, seat: int, offered: tuple[int, ...]) -> None:
        self.seat = seat
        self.offered = offered

    def local(self) -> tuple[int | tuple[int, ...], ...]:
        return (self.seat, self.offered)

    def enter(self, state: Seas) -> None:
        if not offers(state, self.seat, self.offered):
            self.close(state)

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*offers(state, seat, self.offered), SELL]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] == "offer":
            return refuse_offer(state, seat, self.offered, action)
        return None if action[0] == "sell" else untimely(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        if action[0] == "offer":
            state.become(Sale(seat, with_offer(self.offered, action)))
        else:
            self.close(state)

    def close(self, state: Seas) -> None:
        seat, guards = self.seat, state.guards(self.seat)
        rum, coffee, fruit = self.offered[0], self.offered[1], self.offered[2]
        chests = sell(state, seat, rum, coffee, fruit)
        state.chests[seat] += chests
        tell_sale(state, seat, rum, coffee, fruit, chests, "W13.2")
        tell_guards(state, seat, guards)
        repeated = isinstance(state.stack[-2], Repeat)
        state.become(overflow(state, seat) if repeated else Reward(seat, SURPLUS))
