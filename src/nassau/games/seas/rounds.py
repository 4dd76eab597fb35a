"""W3, W17, W18.1: the course of the game: rounds, the call of the roles, the end of a round."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.seas.actions import Cartographer, Governor, Islander, Shipbuilder
from nassau.games.seas.components import (
    CAPTAIN,
    CARTOGRAPHER,
    GOVERNOR,
    ISLANDER,
    LAST_ROUNDS,
    MERCHANT,
    NOTHING,
    ROLES,
    SHAMAN,
    SHIPBUILDER,
    TAKE_BACK,
)
from nassau.games.seas.curses import Idol, Shaman, Storm, Whirlpool
from nassau.games.seas.loot import DrawLoot, Overboard, Overflows, Stow
from nassau.games.seas.raid import Battle, Captain, Raid, Send
from nassau.games.seas.rituals import Rites
from nassau.games.seas.setup import ChooseRole, Deal, DrawStart
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Drinks, Serve, Tavern
from nassau.games.seas.throw import Throw
from nassau.games.seas.trade import FinalSale, Merchant, Sale
from nassau.games.seas.turn import DrawCards, Reward, Turn
from nassau.kernel import Step, with_item


class Rounds(Step[Seas]):
    """W17.4, W18.1: after the deal one round after the other, three more after that of the end card."""

    def enter(self, state: Seas) -> None:
        state.push(Deal(0))

    def resume(self, state: Seas, result: int) -> None:
        if state.finale == LAST_ROUNDS:
            state.become(FinalSale(0))
            return
        if state.round:
            state.start = (state.start + 1) % state.seats
        state.round += 1
        state.emit("round_began", state.round, state.start)
        if state.finale != NOTHING:
            state.finale += 1
            state.emit("last_rounds", state.finale)
        state.push(Round(NOTHING, 0))


class Round(Step[Seas]):
    """W3.1–W3.5, W17.1: roles are chosen, called in order, and played clockwise from the start marker."""

    def __init__(self, role: int, turn: int) -> None:
        self.role = role
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.role, self.turn)

    def enter(self, state: Seas) -> None:
        if self.role == NOTHING:
            state.push(ChooseRole())
        elif self.role == ROLES:
            close_round(state)
            state.done()
        else:
            self.call(state)

    def call(self, state: Seas) -> None:
        """The next seat with this role, or else the next role."""
        for turn in range(self.turn, state.seats):
            seat = (state.start + turn) % state.seats
            if state.chosen[seat] == self.role:
                state.stack[-1] = Round(self.role, turn)
                state.push(turn_of(self.role, seat))
                return
        state.become(next_call(state, self.role + 1))

    def resume(self, state: Seas, result: int) -> None:
        if self.role == NOTHING:
            state.become(next_call(state, 0))
        else:
            state.become(Round(self.role, self.turn + 1))


def next_call(state: Seas, role: int) -> Round:
    """W3.3, W3.4: the next role that somebody has chosen is called, and all who have it turn their cards over."""
    while role < ROLES and role not in state.chosen:
        role += 1
    if role < ROLES:
        state.calling = role
        for turn in range(state.seats):
            seat = (state.start + turn) % state.seats
            if state.chosen[seat] == role:
                state.lying = with_item(state.lying, seat, state.lying[seat] | 1 << role)
                state.emit("role_revealed", seat, role)
    return Round(role, 0)


def turn_of(role: int, seat: int) -> Turn:
    if role == SHIPBUILDER:
        return Shipbuilder(seat)
    if role == GOVERNOR:
        return Governor(seat)
    if role == CAPTAIN:
        return Captain(seat)
    if role == ISLANDER:
        return Islander(seat)
    if role == SHAMAN:
        return Shaman(seat)
    if role == MERCHANT:
        return Merchant(seat)
    assert role == CARTOGRAPHER
    return Cartographer(seat)


def close_round(state: Seas) -> None:
    """W17.1–W17.3."""
    for seat in range(state.seats):
        if state.chosen[seat] in TAKE_BACK:
            state.lying = with_item(state.lying, seat, 0)
            state.emit("roles_taken_back", seat)
        state.chosen[seat] = NOTHING
    state.calling = NOTHING


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Rounds, Deal, DrawStart, Round, ChooseRole, Shipbuilder, Governor, Captain, Raid, Send, Throw, Battle, DrawLoot,
    Stow, Islander, Shaman, Storm, Whirlpool, Idol, Tavern, Serve, Drinks, Overboard, Overflows, Merchant, Sale,
    Cartographer, DrawCards, Reward, Rites, FinalSale,
)  # fmt: skip
