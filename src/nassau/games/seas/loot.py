"""W9.1–W9.4, W9.7, W10.2, W11.8, W12.12, W12.13, W14.4, W19.5: drawing and loading loot, discarding surplus goods."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.cards import some
from nassau.games.seas.causes import FOR_THE_TAVERN, NO_ROOM, Cause, cause_of_top
from nassau.games.seas.components import GOODS, LOOT, TALISMAN
from nassau.games.seas.fleet import drop_good
from nassau.games.seas.state import ACTION_USED, Seas
from nassau.kernel import EVERYONE, ONLY, Action, Chance, Refusal, Step, untimely, with_added
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.pile import draw_from
from nassau.kernel.refusal import at_least, at_most, missing

LOOT_ACTIONS: Final[list[Action]] = [("loot", kind) for kind in range(LOOT)]
DISCARD_ACTIONS: Final[list[Action]] = [("discard", good) for good in range(GOODS)]


class DrawLoot(Chance[Seas]):
    """W9.1, W9.2, W9.7, W10.2, W12.13, W19.5: draw `count` open loot cards; the seat then loads them."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def enter(self, state: Seas) -> None:
        """W19.5: the discards are shuffled when the pile is empty."""
        if not some(state.loot) and some(state.discards):
            state.loot, state.discards = state.discards, [0] * LOOT
            state.emit("loot_shuffled", "W19.5", sum(state.loot))
        if not self.count or not some(state.loot):
            state.become(Stow(self.seat))

    def stream(self, state: Seas) -> str:
        return "deck/loot"

    def secret_of(self, state: Seas) -> int:
        return EVERYONE

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return list(zip(LOOT_ACTIONS, state.loot, strict=True))

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        return draw_from(state.loot, LOOT_ACTIONS, numbers)

    def possible(self, state: Seas, action: Action) -> bool:
        return action[0] == "loot" and 0 <= action[1] < LOOT and state.loot[action[1]] > 0

    def take(self, state: Seas, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.loot[kind] -= 1
        if kind == TALISMAN:
            state.talismans = with_added(state.talismans, self.seat, 1)
            state.yin_yang[self.seat] += 1
        else:
            state.drawn[kind] += 1
        state.emit("loot_drawn", "W9.7" if kind == TALISMAN else cause_of_top(state), self.seat, kind)
        state.become(DrawLoot(self.seat, self.count - 1))


class Stow(Step[Seas]):
    """W1.7, W9.3: for each kind drawn, the seat chooses how many to load; the rest is discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Seas) -> None:
        if not some(state.drawn):
            state.done()

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [("load", good, count) for good in range(GOODS) for count in self.counts(state, good)]

    def counts(self, state: Seas, good: int) -> list[int]:
        """From all drawn down to 0; empty for a kind that was not drawn."""
        most = state.drawn[good]
        return list(range(most, -1, -1)) if most else []

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "load":
            return untimely(state, action)
        good: int = action[1]
        count: int = action[2]
        if not 0 <= good < GOODS:
            return Refusal("W1.7")
        if not state.drawn[good]:
            return missing("W9.3", "drawn-goods")
        if count < 0:
            return at_least("W9.3", "loaded-goods", 0, count)
        if count > state.drawn[good]:
            return at_most("W9.3", "drawn-goods", state.drawn[good], count)
        room = max(0, state.room(self.seat))
        return None if count <= room else at_most("W9.3", "room", room, count)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        good: int = action[1]
        count: int = action[2]
        rest = state.drawn[good] - count
        state.drawn[good] = 0
        state.goods[GOODS * self.seat + good] += count
        state.discards[good] += rest
        if count:
            state.emit("goods_loaded", "W9.3", self.seat, good, count)
        if rest:
            state.emit("goods_left", "W9.3", self.seat, good, rest)
        self.enter(state)


class Overboard(Step[Seas]):
    """W1.7, W11.8, W12.12, W14.4: a seat discards goods of its choice one by one until it has at most `most`."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.most)

    def enter(self, state: Seas) -> None:
        """Skips the choice while all goods are of one kind."""
        while state.cargo(self.seat) > self.most:
            good = only_good(state, self.seat)
            if good < 0:
                return
            self.drop(state, good)
        state.done()

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [DISCARD_ACTIONS[good] for good in range(GOODS) if state.goods[GOODS * seat + good]]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "discard":
            return untimely(state, action)
        good: int = action[1]
        if not 0 <= good < GOODS:
            return Refusal("W1.7")
        return None if state.goods[GOODS * seat + good] else missing(cause_of_top(state), "goods")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        self.drop(state, action[1])
        self.enter(state)

    def drop(self, state: Seas, good: int) -> None:
        rule = cause_of_top(state)
        drop_good(state, self.seat, good, rule, FOR_THE_TAVERN if rule == "W12.12" else NO_ROOM)


def overflow(state: Seas, seat: int) -> Overboard:
    """W11.8, W14.4: discard exactly the goods that the ships at sea cannot carry."""
    return Overboard(seat, state.capacity(seat))


def only_good(state: Seas, seat: int) -> int:
    """The only good on board, or -1 if there are several."""
    found = -1
    for good in range(GOODS):
        if state.goods[GOODS * seat + good]:
            if found >= 0:
                return -1
            found = good
    return found


class Overflows(Cause):
    """W11.8, W11.10: surplus goods of all seats, clockwise from `first`; ends the shaman's action."""

    def __init__(self, first: int, turn: int) -> None:
        self.first = first
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.first, self.turn)

    def enter(self, state: Seas) -> None:
        if self.turn == state.seats:
            state.done(ACTION_USED)
        else:
            state.push(overflow(state, (self.first + self.turn) % state.seats))

    def resume(self, state: Seas, result: int) -> None:
        state.become(Overflows(self.first, self.turn + 1))

    def cause(self, state: Seas) -> str:
        return "W11.8"
