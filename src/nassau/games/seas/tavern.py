"""W12.11–W12.14: the tavern: the shaman gives each seat a red die."""

from __future__ import annotations

from nassau.games.seas.causes import BY_TAVERN, LOOT_OF_TAVERN, TAVERN_DIE, Cause
from nassau.games.seas.components import (
    RED,
    TAVERN_CHEST,
    TAVERN_GIFT,
    TAVERN_GOOD,
    TAVERN_LOOT,
    TAVERN_LOSS,
    TAVERN_MARK,
)
from nassau.games.seas.fleet import add_mark, gain_chests, gain_yin_yang, lose_chests
from nassau.games.seas.loot import DrawLoot, Overboard, overflow
from nassau.games.seas.state import ACTION_USED, Seas
from nassau.games.seas.throw import Throw
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item
from nassau.kernel.refusal import missing


class Tavern(Cause):
    """W12.11: throw one red die per seat."""

    def __init__(self, shaman: int) -> None:
        self.shaman = shaman

    def local(self) -> tuple[int, ...]:
        return (self.shaman,)

    def enter(self, state: Seas) -> None:
        state.waiting[RED] = state.seats
        state.push(Throw())

    def resume(self, state: Seas, result: int) -> None:
        state.become(Serve(self.shaman, 0))

    def cause(self, state: Seas) -> str:
        return "W12.11"


class Serve(Step[Seas]):
    """W12.11: the shaman gives each seat a die, clockwise from the shaman."""

    def __init__(self, shaman: int, turn: int) -> None:
        self.shaman = shaman
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.shaman, self.turn)

    def enter(self, state: Seas) -> None:
        """Skips the choice if all dice left show the same face."""
        left = unserved(state)
        for die in left:
            if state.faces[die] != state.faces[left[0]]:
                return
        for turn in range(self.turn, state.seats):
            serve(state, (self.shaman + turn) % state.seats, left[turn - self.turn])
        state.become(Drinks(self.shaman, 0))

    def guest(self, state: Seas) -> int:
        return (self.shaman + self.turn) % state.seats

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.shaman]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [("serve", self.guest(state), die) for die in range(state.seats)]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "serve":
            return untimely(state, action)
        if action[1] != self.guest(state) or not 0 <= action[2] < state.seats:
            return Refusal("W12.11")
        return None if action[2] in unserved(state) else missing("W12.11", "die")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        serve(state, action[1], action[2])
        state.become(Serve(self.shaman, self.turn + 1))


def unserved(state: Seas) -> list[int]:
    return [die for die in range(state.seats) if die not in state.served]


def serve(state: Seas, seat: int, die: int) -> None:
    """W12.11: give a die to a seat."""
    state.served = with_item(state.served, seat, die)
    state.emit("served", "W12.11", seat, state.faces[die])


class Drinks(Cause):
    """W11.10, W12.12–W12.14, W14.4: the effects of the dice, clockwise from the shaman."""

    def __init__(self, shaman: int, turn: int) -> None:
        self.shaman = shaman
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.shaman, self.turn)

    def enter(self, state: Seas) -> None:
        if self.turn == state.seats:
            state.done(ACTION_USED)
            return
        seat = (self.shaman + self.turn) % state.seats
        face = state.faces[state.served[seat]]
        if is_spared(state, seat, face):
            state.emit("drink_spared", "W12.14", seat, face)
        if face == TAVERN_GOOD:
            state.push(Overboard(seat, max(0, state.cargo(seat) - 1)))
        elif face == TAVERN_LOOT:
            state.push(DrawLoot(seat, 1))
        else:
            drink(state, seat, face)
            state.push(overflow(state, seat))

    def resume(self, state: Seas, result: int) -> None:
        state.become(Drinks(self.shaman, self.turn + 1))

    def cause(self, state: Seas) -> str:
        face = state.faces[state.served[(self.shaman + self.turn) % state.seats]]
        return "W12.12" if face == TAVERN_GOOD else "W12.13" if face == TAVERN_LOOT else "W14.4"

    def loot_source(self) -> int:
        return LOOT_OF_TAVERN


def is_spared(state: Seas, seat: int, face: int) -> bool:
    """W12.14: whether a bad die has no effect, because the seat lacks the good or the chest."""
    return (face == TAVERN_GOOD and not state.cargo(seat)) or (face == TAVERN_LOSS and not state.chests[seat])


def drink(state: Seas, seat: int, face: int) -> None:
    """W12.12, W12.13: apply a face that needs no decision."""
    if face == TAVERN_MARK:
        add_mark(state, seat, "W12.12", TAVERN_DIE)
    elif face == TAVERN_LOSS:
        if state.chests[seat]:
            lose_chests(state, seat, 1, "W12.12", BY_TAVERN)
    elif face == TAVERN_CHEST:
        gain_chests(state, seat, 1, "W12.13", BY_TAVERN)
    else:
        gain_yin_yang(state, seat, TAVERN_GIFT, "W12.13", BY_TAVERN)
