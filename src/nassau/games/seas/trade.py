"""W13, W18.2–W18.5: the merchant's sale, and the final sale of everybody."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import BARGAIN, GOODS
from nassau.games.seas.fleet import watch
from nassau.games.seas.rituals import BARGAINS, DONE, add_bargains, bargain, refuse_bargain
from nassau.games.seas.state import Seas
from nassau.games.seas.turn import Reward, RitualTurn
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_added

SELL: Final[Action] = ("sell",)


def sell(state: Seas, seat: int, rum: int, coffee: int, fruit: int) -> int:
    """W13.2, W13.4: goods for chests; the chests, which the caller hands over."""
    chests = state.worth(0, rum) + state.worth(1, coffee) + state.worth(2, fruit)
    first = GOODS * seat
    state.goods[first] -= rum
    state.goods[first + 1] -= coffee
    state.goods[first + 2] -= fruit
    state.discards[0] += rum
    state.discards[1] += coffee
    state.discards[2] += fruit
    return chests


def offers(state: Seas, seat: int, offered: tuple[int, ...]) -> list[Action]:
    """Every count of every good that is not on offer yet."""
    found: list[Action] = []
    for good in range(GOODS):
        if not offered[good]:
            found += [("offer", good, count) for count in range(1, state.goods[GOODS * seat + good] + 1)]
    return found


def refuse_offer(state: Seas, seat: int, offered: tuple[int, ...], action: Action) -> Refusal | None:
    good: int = action[1]
    count: int = action[2]
    if not 0 <= good < GOODS:
        return Refusal("W1.7")
    if offered[good] or count < 1:
        return Refusal("W13.1")
    held = state.goods[GOODS * seat + good]
    return None if count <= held else Refusal("W13.1", count, held)


def add_offer(state: Seas, seat: int, offered: tuple[int, ...], action: Action) -> None:
    counts = list(offered)
    counts[action[1]] = action[2]
    state.become(Sale(seat, (counts[0], counts[1], counts[2])))


class Merchant(RitualTurn):
    """W13.1: a sale of any goods, kind by kind."""

    def choices(self, state: Seas) -> list[Action]:
        return offers(state, self.seat, (0, 0, 0))

    def allowed(self, state: Seas) -> list[Action]:
        return offers(state, self.seat, (0, 0, 0))

    def objection(self, state: Seas, action: Action) -> Refusal | None:
        if action[0] != "offer":
            return untimely(state, action)
        return refuse_offer(state, self.seat, (0, 0, 0), action)

    def act(self, state: Seas, action: Action) -> None:
        add_offer(state, self.seat, (0, 0, 0), action)


class Sale(Step[Seas]):
    """W13.1–W13.4: what is on offer is sold together, as soon as the seat says so or all goods are on offer."""

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

    def legal(self, state: Seas, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] == "offer":
            return refuse_offer(state, seat, self.offered, action)
        return None if action[0] == "sell" else untimely(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        if action[0] == "offer":
            add_offer(state, seat, self.offered, action)
        else:
            self.close(state)

    def close(self, state: Seas) -> None:
        seat, guards = self.seat, state.guards(self.seat)
        rum, coffee, fruit = self.offered[0], self.offered[1], self.offered[2]
        chests = sell(state, seat, rum, coffee, fruit)
        state.chests[seat] += chests
        state.emit("goods_sold", seat, rum, coffee, fruit, chests)
        watch(state, seat, guards)
        state.become(Reward(seat, 0))


class FinalSale(Step[Seas]):
    """W18.2–W18.5, W18.11: bargains for whoever can make one, then all goods are sold; no gift, no guards."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.turn,)

    def seat(self, state: Seas) -> int:
        return (state.start + self.turn) % state.seats

    def enter(self, state: Seas) -> None:
        if self.turn == state.seats:
            settle(state)
            state.end()
            return
        seat = self.seat(state)
        if state.yin_yang[seat] < BARGAIN or not self.bargains(state, seat):
            self.close(state)

    def bargains(self, state: Seas, seat: int) -> list[Action]:
        actions: list[Action] = []
        add_bargains(actions, state, seat)
        return actions

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat(state)]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*BARGAINS, DONE]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        """W18.4: no other ritual."""
        if action[0] == "bargain":
            return refuse_bargain(state, seat, action[1], action[2])
        if action[0] == "done":
            return None
        return Refusal("W18.4") if action[0] in ("chamber", "unsinkable") else untimely(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        if action[0] == "done":
            self.close(state)
            return
        self.earn(state, seat, bargain(state, seat, action[1], action[2]))
        self.enter(state)

    def earn(self, state: Seas, seat: int, chests: int) -> None:
        state.chests[seat] += chests
        state.proceeds = with_added(state.proceeds, seat, chests)

    def close(self, state: Seas) -> None:
        """W18.3."""
        seat = self.seat(state)
        first = GOODS * seat
        rum, coffee, fruit = state.goods[first], state.goods[first + 1], state.goods[first + 2]
        if rum + coffee + fruit:
            chests = sell(state, seat, rum, coffee, fruit)
            self.earn(state, seat, chests)
            state.emit("goods_sold", seat, rum, coffee, fruit, chests)
        state.become(FinalSale(self.turn + 1))


def settle(state: Seas) -> None:
    """W18.2, W18.6: marks for cards in hand, then everything is added up."""
    for seat in range(state.seats):
        cards = state.hand_size(seat)
        if cards:
            state.marks[seat] += cards
            state.emit("hand_marked", seat, cards)
    for seat in range(state.seats):
        state.emit("scored", seat, state.score(seat))
