"""W1.2, W8.12, W11.5–W11.7, W14: gaining and losing chests, ships, goods and marks, with their facts."""

from __future__ import annotations

from nassau.games.seas.components import GOODS, TALISMAN
from nassau.games.seas.state import Seas
from nassau.kernel import with_added


def tell_guards(state: Seas, seat: int, before: int) -> None:
    """W14.3: record the number of guards if it differs from `before`."""
    guards = state.guards(seat)
    if guards != before:
        state.emit("guards_changed", "W14.1", seat, guards)


def gain_chests(state: Seas, seat: int, count: int) -> None:
    guards = state.guards(seat)
    state.chests[seat] += count
    state.emit("chests_gained", "W14.3", seat, count)
    tell_guards(state, seat, guards)


def lose_chests(state: Seas, seat: int, count: int) -> None:
    """W12.10, W12.12: lose up to `count` chests."""
    guards = state.guards(seat)
    count = min(count, state.chests[seat])
    state.chests[seat] -= count
    state.emit("chests_lost", "W14.3", seat, count)
    tell_guards(state, seat, guards)


def gain_ships(state: Seas, seat: int, count: int) -> None:
    """Add up to `count` ships from the reserve."""
    guards = state.guards(seat)
    count = min(count, state.reserve(seat))
    state.ships[seat] += count
    if count:
        state.emit("ships_gained", "W1.2", seat, count)
    tell_guards(state, seat, guards)


def lose_ships(state: Seas, seat: int, count: int) -> None:
    """Return ships at sea to the reserve; guards are not affected."""
    state.ships[seat] -= count
    state.emit("ships_lost", "W1.2", seat, count)


def add_mark(state: Seas, seat: int) -> None:
    state.marks[seat] += 1
    state.emit("mark_gained", "W4.4", seat)


def gain_yin_yang(state: Seas, seat: int, count: int) -> None:
    state.yin_yang[seat] += count
    state.emit("yin_yang_gained", "W8.12", seat, count)


def drop_good(state: Seas, seat: int, good: int) -> None:
    """W19.4: move a loaded good to the discard pile."""
    state.goods[GOODS * seat + good] -= 1
    state.discards[good] += 1
    state.emit("good_discarded", "W19.4", seat, good)


def take_hits(state: Seas, seat: int, hits: int, kind: int) -> None:
    """W11.5, W11.6, W12.6: each hit costs a card of this kind, or a ship if there is none left."""
    have = state.talismans[seat] if kind == TALISMAN else state.goods[GOODS * seat + kind]
    cards = min(hits, have)
    if kind == TALISMAN:
        state.talismans = with_added(state.talismans, seat, -cards)
    else:
        state.goods[GOODS * seat + kind] -= cards
    state.discards[kind] += cards
    if cards:
        state.emit("loot_lost", "W11.5", seat, kind, cards)
    if hits > cards:
        lose_ships(state, seat, hits - cards)
