"""W3.1–W3.5, W17.1–W17.4, W18.1: the sequence of rounds, the choice and the call of the roles, the end of a round."""

from __future__ import annotations

from typing import Any, Final

from nassau.games.seas.battle import Battle
from nassau.games.seas.cards import DrawCards
from nassau.games.seas.components import LAST_ROUNDS, ROLES, SHIPBUILDER, TAKE_BACK
from nassau.games.seas.curses import Idol, Shaman, Storm, Whirlpool
from nassau.games.seas.loot import DrawLoot, Overboard, Overflows, Stow
from nassau.games.seas.raid import Captain, Raid, Send
from nassau.games.seas.repeats import MoreSales, MoreShips
from nassau.games.seas.roles import Cartographer, Governor, Islander, Shipbuilder
from nassau.games.seas.scoring import FinalSale
from nassau.games.seas.setup import Deal, DrawStart
from nassau.games.seas.shortcuts import CHOOSE_ACTIONS, legal_roles
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Drinks, Serve, Tavern
from nassau.games.seas.throw import Throw
from nassau.games.seas.trade import Merchant, Sale
from nassau.games.seas.turn import Turn
from nassau.games.seas.turn_end import REPEATS, Reward, Rites
from nassau.kernel import NOTHING, Action, Refusal, Step, untimely, with_item
from nassau.kernel.refusal import missing

# `role` of a Round, besides the roles.
CHOOSING: Final = NOTHING
ALL_CALLED: Final = ROLES


class Rounds(Step[Seas]):
    """W3.1, W17.4, W18.1: the setup, then rounds; after the round of the end card LAST_ROUNDS more."""

    def enter(self, state: Seas) -> None:
        state.push(Deal(0))

    def resume(self, state: Seas, result: int) -> None:
        if state.finale == LAST_ROUNDS:
            state.become(FinalSale(0))
            return
        if state.round:
            state.start = (state.start + 1) % state.seats
        state.round += 1
        state.emit("round_began", "W3.1" if state.round == 1 else "W17.4", state.round, state.start)
        if state.finale != NOTHING:
            state.finale += 1
            state.emit("last_rounds", "W18.1", state.finale)
        state.push(Round(CHOOSING, 0))


class ChooseRole(Step[Seas]):
    """W3.1, W3.2: all seats choose a role, simultaneously and in secret."""

    def pending(self, state: Seas) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if state.chosen[seat] == NOTHING])

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return CHOOSE_ACTIONS.copy()

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Shortcut: `refusal` decides, see shortcuts.py."""
        return legal_roles(state, seat)

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb != "choose":
            return untimely(state, action)
        role: int = action[1]
        if not 0 <= role < ROLES:
            return Refusal("W3.1")
        return None if state.holds_role(seat, role) else missing("W3.2", "role")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        role: int = action[1]
        state.chosen[seat] = role
        state.emit_private(seat, 1, "role_chosen", "W3.1", seat, role)
        if NOTHING not in state.chosen:
            state.done()


class Round(Step[Seas]):
    """W3.1–W3.5, W17.1: seats choose roles, which are called in order and played clockwise from the start marker.

    `role` is CHOOSING, the called role, or ALL_CALLED; `turn` counts the seats from the start marker.
    """

    def __init__(self, role: int, turn: int) -> None:
        self.role = role
        self.turn = turn

    def local(self) -> tuple[int, ...]:
        return (self.role, self.turn)

    def enter(self, state: Seas) -> None:
        if self.role == CHOOSING:
            state.push(ChooseRole())
        elif self.role == ALL_CALLED:
            close_round(state)
            state.done()
        else:
            self.call(state)

    def call(self, state: Seas) -> None:
        """Start the turn of the next seat with this role, or call the next role."""
        for turn in range(self.turn, state.seats):
            seat = (state.start + turn) % state.seats
            if state.chosen[seat] == self.role:
                state.stack[-1] = Round(self.role, turn)
                state.push(ROLE_TURNS[self.role](seat))
                return
        state.become(next_call(state, self.role + 1))

    def resume(self, state: Seas, result: int) -> None:
        if self.role == CHOOSING:
            state.become(next_call(state, 0))
        elif result == REPEATS:
            seat = (state.start + self.turn) % state.seats
            state.push(MoreShips(seat) if self.role == SHIPBUILDER else MoreSales(seat))
        else:
            state.become(Round(self.role, self.turn + 1))


def next_call(state: Seas, role: int) -> Round:
    """W3.3, W3.4: call the next chosen role from `role` on and reveal its cards."""
    while role < ROLES and role not in state.chosen:
        role += 1
    if role < ROLES:
        state.calling = role
        for turn in range(state.seats):
            seat = (state.start + turn) % state.seats
            if state.chosen[seat] == role:
                state.lying = with_item(state.lying, seat, state.lying[seat] | 1 << role)
                state.emit("role_revealed", "W3.4", seat, role)
    return Round(role, 0)


ROLE_TURNS: Final[tuple[type[Turn], ...]] = (
    Shipbuilder,
    Governor,
    Captain,
    Islander,
    Shaman,
    Merchant,
    Cartographer,
)
"""By role."""


def close_round(state: Seas) -> None:
    """W17.1–W17.3: seats with a TAKE_BACK role take all their role cards back."""
    for seat in range(state.seats):
        if state.chosen[seat] in TAKE_BACK:
            state.lying = with_item(state.lying, seat, 0)
            state.emit("roles_taken_back", "W17.1", seat)
        state.chosen[seat] = NOTHING
    state.calling = NOTHING


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Rounds, Deal, DrawStart, Round, ChooseRole, Shipbuilder, Governor, Captain, Raid, Send, Throw, Battle, DrawLoot,
    Stow, Islander, Shaman, Storm, Whirlpool, Idol, Tavern, Serve, Drinks, Overboard, Overflows, Merchant, Sale,
    Cartographer, DrawCards, Reward, Rites, FinalSale, MoreShips, MoreSales,
)  # fmt: skip
