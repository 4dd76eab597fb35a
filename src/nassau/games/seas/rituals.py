"""W16.2, W16.4–W16.9: the three rituals, performed before or after the action of four of the roles."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import BARGAIN_COST, CHAMBER_COST, COFFEE, FRUIT, GOODS, RUM, UNSINKABLE_COST
from nassau.games.seas.fleet import tell_guards
from nassau.games.seas.state import Seas
from nassau.kernel import Action, Refusal, with_added
from nassau.kernel.refusal import at_least, exactly, missing, not_now

DONE: Final[Action] = ("done",)
BARGAINS: Final[list[Action]] = [("bargain", RUM, COFFEE), ("bargain", RUM, FRUIT), ("bargain", COFFEE, FRUIT)]
BUILD_CHAMBER: Final[Action] = ("chamber",)
BUILD_UNSINKABLE: Final[Action] = ("unsinkable",)
RITUALS: Final[list[Action]] = [*BARGAINS, BUILD_CHAMBER, BUILD_UNSINKABLE]


def is_ritual(action: Action) -> bool:
    verb: str = action[0]
    return verb in ("bargain", "chamber", "unsinkable")


def refuse_ritual(state: Seas, seat: int, action: Action) -> Refusal | None:
    """W16.2, W16.4: refuse a ritual that the seat cannot pay."""
    if action[0] == "bargain":
        return refuse_bargain(state, seat, action[1], action[2])
    price = CHAMBER_COST if action[0] == "chamber" else UNSINKABLE_COST
    have = state.yin_yang[seat]
    return None if have >= price else at_least("W16.2", "yin-yang", price, have)


def refuse_bargain(state: Seas, seat: int, one: int, other: int) -> Refusal | None:
    """W1.7, W16.2, W16.4: two goods of different kinds, ordered so that each bargain is one action."""
    if not 0 <= one < GOODS or not 0 <= other < GOODS:
        return Refusal("W1.7")
    if one == other:
        return exactly("W16.4", "kinds", 2, 1)
    if one > other:
        return not_now("W16.4", "reversed-bargain")
    if not state.goods[GOODS * seat + one] or not state.goods[GOODS * seat + other]:
        return missing("W16.4", "goods")
    have = state.yin_yang[seat]
    return None if have >= BARGAIN_COST else at_least("W16.2", "yin-yang", BARGAIN_COST, have)


def can_bargain(state: Seas, seat: int) -> bool:
    return any(refuse_ritual(state, seat, action) is None for action in BARGAINS)


def perform(state: Seas, seat: int, action: Action) -> None:
    """W16.4, W16.6, W16.8: carry out a ritual that was not refused."""
    if action[0] == "bargain":
        guards = state.guards(seat)
        state.chests[seat] += bargain(state, seat, action[1], action[2], "W16.4")
        tell_guards(state, seat, guards)
    elif action[0] == "chamber":
        state.yin_yang[seat] -= CHAMBER_COST
        state.chambers = with_added(state.chambers, seat, 1)
        state.emit("chamber_built", "W16.6", seat, state.chambers[seat])
    else:
        state.yin_yang[seat] -= UNSINKABLE_COST
        state.unsinkables = with_added(state.unsinkables, seat, 1)
        state.emit("unsinkable_built", "W16.8", seat, state.unsinkables[seat])


def bargain(state: Seas, seat: int, one: int, other: int, rule: str) -> int:
    """Pay yin-yang and two goods; returns the chests, which the caller adds."""
    chests = state.price(one) + state.price(other)
    state.yin_yang[seat] -= BARGAIN_COST
    for good in (one, other):
        state.goods[GOODS * seat + good] -= 1
        state.discards[good] += 1
    state.emit("bargain_made", rule, seat, one, other, chests, state.harbour)
    return chests
