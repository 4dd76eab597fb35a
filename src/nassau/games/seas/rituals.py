"""W16: the three rituals, which may be performed before and after the action of four of the roles."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import BARGAIN, CHAMBER, CHEAPEST_RITUAL, COFFEE, FRUIT, GOODS, RUM, UNSINKABLE
from nassau.games.seas.fleet import watch
from nassau.games.seas.loot import overflow
from nassau.games.seas.state import Seas
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_added

DONE: Final[Action] = ("done",)
BARGAINS: Final[list[Action]] = [("bargain", RUM, COFFEE), ("bargain", RUM, FRUIT), ("bargain", COFFEE, FRUIT)]
LEVELS: Final[list[Action]] = [("chamber",), ("unsinkable",)]
RITUALS: Final[list[Action]] = [*BARGAINS, *LEVELS]


def is_ritual(action: Action) -> bool:
    verb: str = action[0]
    return verb in ("bargain", "chamber", "unsinkable")


def refuse_ritual(state: Seas, seat: int, action: Action) -> Refusal | None:
    """W16.2, W16.4."""
    if action[0] == "bargain":
        return refuse_bargain(state, seat, action[1], action[2])
    price = CHAMBER if action[0] == "chamber" else UNSINKABLE
    have = state.yin_yang[seat]
    return None if have >= price else Refusal("W16.2", price, have)


def refuse_bargain(state: Seas, seat: int, one: int, other: int) -> Refusal | None:
    """W16.4: two goods of different kinds, named in the order rum, coffee, fruit."""
    if not 0 <= one < other < GOODS:
        return Refusal("W16.4")
    if not state.goods[GOODS * seat + one] or not state.goods[GOODS * seat + other]:
        return Refusal("W16.4", 1, 0)
    have = state.yin_yang[seat]
    return None if have >= BARGAIN else Refusal("W16.2", BARGAIN, have)


def add_rituals(actions: list[Action], state: Seas, seat: int) -> None:
    """Append the rituals that `refuse_ritual` allows."""
    have = state.yin_yang[seat]
    if have >= BARGAIN:
        add_bargains(actions, state, seat)
    if have >= CHAMBER:
        actions.append(LEVELS[0])
    if have >= UNSINKABLE:
        actions.append(LEVELS[1])


def add_bargains(actions: list[Action], state: Seas, seat: int) -> None:
    """Those for which the goods are there; the yin-yang is not looked at."""
    goods, first = state.goods, GOODS * seat
    rum, coffee, fruit = goods[first], goods[first + 1], goods[first + 2]
    if rum and coffee:
        actions.append(BARGAINS[0])
    if rum and fruit:
        actions.append(BARGAINS[1])
    if coffee and fruit:
        actions.append(BARGAINS[2])


def perform(state: Seas, seat: int, action: Action) -> None:
    if action[0] == "bargain":
        guards = state.guards(seat)
        state.chests[seat] += bargain(state, seat, action[1], action[2])
        watch(state, seat, guards)
    elif action[0] == "chamber":
        state.yin_yang[seat] -= CHAMBER
        state.chambers = with_added(state.chambers, seat, 1)
        state.emit("chamber_built", seat, state.chambers[seat])
    else:
        state.yin_yang[seat] -= UNSINKABLE
        state.unsinkables = with_added(state.unsinkables, seat, 1)
        state.emit("unsinkable_built", seat, state.unsinkables[seat])


def bargain(state: Seas, seat: int, one: int, other: int) -> int:
    """W16.4: yin-yang and goods for chests; the chests, which the caller hands over."""
    chests = state.price(one) + state.price(other)
    state.yin_yang[seat] -= BARGAIN
    for good in (one, other):
        state.goods[GOODS * seat + good] -= 1
        state.discards[good] += 1
    state.emit("bargain_made", seat, one, other, chests)
    return chests


class Rites(Step[Seas]):
    """W16.3: after the action, rituals as long as the seat can pay and wants to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Seas) -> None:
        if state.yin_yang[self.seat] < CHEAPEST_RITUAL:
            state.done()

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*RITUALS, DONE]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        actions: list[Action] = []
        add_rituals(actions, state, seat)
        actions.append(DONE)
        return actions

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if is_ritual(action):
            return refuse_ritual(state, seat, action)
        return None if action[0] == "done" else untimely(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "done":
            state.done()
            return
        perform(state, seat, action)
        state.push(overflow(state, seat))
