"""Gaining and losing chests, ships, goods and marks, with their facts. Callers name the rule that causes the change."""

from __future__ import annotations

from nassau.games.seas.causes import CURSE_RULES
from nassau.games.seas.components import GOODS, MUTINY, TALISMAN
from nassau.games.seas.state import Seas
from nassau.kernel import NOTHING, with_added


def tell_guards(state: Seas, seat: int, before: int) -> None:
    """W14.1, W14.3: record the number of guards if it differs from `before`."""
    guards = state.guards(seat)
    if guards != before:
        state.emit("guards_changed", "W14.1" if guards > before else "W14.3", seat, guards, before)


def gain_chests(state: Seas, seat: int, count: int, rule: str, cause: int) -> None:
    """Add chests, and post the guards that are due."""
    guards = state.guards(seat)
    state.chests[seat] += count
    state.emit("chests_gained", rule, seat, count, cause)
    tell_guards(state, seat, guards)


def lose_chests(state: Seas, seat: int, count: int, rule: str, cause: int) -> None:
    """Remove up to `count` chests; guards that are no longer due return."""
    guards = state.guards(seat)
    count = min(count, state.chests[seat])
    state.chests[seat] -= count
    state.emit("chests_lost", rule, seat, count, cause)
    tell_guards(state, seat, guards)


def gain_ships(state: Seas, seat: int, count: int, rule: str, cause: int) -> None:
    """Add up to `count` ships from the reserve."""
    guards = state.guards(seat)
    count = min(count, state.reserve(seat))
    state.ships[seat] += count
    if count:
        state.emit("ships_gained", rule, seat, count, cause)
    tell_guards(state, seat, guards)


def lose_ships(state: Seas, seat: int, count: int, rule: str, cause: int, kind: int = NOTHING) -> None:
    """Return ships at sea to the reserve; guards are not affected. A loot card of this kind would have saved a ship."""
    state.ships[seat] -= count
    state.emit("ships_lost", rule, seat, count, cause, kind)


def add_mark(state: Seas, seat: int, rule: str, cause: int, country: int = NOTHING) -> None:
    """Add a black mark."""
    state.marks[seat] += 1
    state.emit("mark_gained", rule, seat, cause, country)


def gain_yin_yang(state: Seas, seat: int, count: int, rule: str, cause: int) -> None:
    """Add yin-yang."""
    state.yin_yang[seat] += count
    state.emit("yin_yang_gained", rule, seat, count, cause)


def drop_good(state: Seas, seat: int, good: int, rule: str, cause: int) -> None:
    """Move a loaded good to the discard pile."""
    state.goods[GOODS * seat + good] -= 1
    state.discards[good] += 1
    state.emit("good_discarded", rule, seat, good, cause)


def take_hits(state: Seas, seat: int, hits: int, kind: int, curse: int) -> None:
    """W11.5–W11.7, W12.1–W12.4, W12.6, W12.9: each hit costs a card of this kind, or a ship if there is none left."""
    have = state.talismans[seat] if kind == TALISMAN else state.goods[GOODS * seat + kind]
    cards = min(hits, have)
    if kind == TALISMAN:
        state.talismans = with_added(state.talismans, seat, -cards)
    else:
        state.goods[GOODS * seat + kind] -= cards
    state.discards[kind] += cards
    if cards:
        state.emit("loot_lost", CURSE_RULES[curse], seat, kind, cards, curse)
    if hits > cards and curse == MUTINY and spares_ships(state, seat):
        state.emit("mutiny_spared", "W12.4", seat, kind)
    elif hits > cards:
        lose_ships(state, seat, hits - cards, CURSE_RULES[curse], curse, kind)


def spares_ships(state: Seas, seat: int) -> bool:
    """W12.4: whether mutiny costs no ships, because the seat has other goods aboard and plays with this option."""
    return state.options["mutiny_ships"] == "without_any_good" and state.cargo(seat) > 0
