"""R4.4–R8.5: a turn in the action phase: move the captain, rest or go aboard."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.arrival import arrive
from nassau.games.rum.components import (
    ALLEYS,
    COIN_FIELD,
    FIRST_DARK,
    THIRD_TEAM,
    TILES,
)
from nassau.games.rum.shortcuts import (
    ABOARD,
    AHOY,
    DARK_MOVES,
    MOVES,
    REST,
    dark_fee,
    dark_rule,
    legal_moves,
    legal_turn,
    may_return,
)
from nassau.games.rum.state import Rum
from nassau.kernel import NOBODY, ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, missing, not_now

# Second argument of `turn_ended`.
NO_COIN: Final = 0
TOO_FEW_PIRATES: Final = 1
NEITHER: Final = 2  # too few pirates for the free ordinary alleys, a coin short for the dark ones
NO_FREE_ALLEY: Final = 3


class Turn(Step[Rum]):
    """R4.4–R4.7, R5.4, R5.5, R8.1–R8.4: `moved` is 1 after the first move of the turn; further moves cost a coin each.

    The last remaining seat begins a new turn after every move.
    """

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.moved)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        """All alleys at the captain's field, including occupied and too long ones."""
        town = state.town
        actions = [MOVES[alley] for alley in town.streets[state.captain]]
        for out in town.darks[state.captain]:
            actions += [action for action in DARK_MOVES[out - FIRST_DARK] if action[2] != out]
        return [*actions, AHOY] if self.moved else [*actions, REST, ABOARD]

    def legal(self, state: Rum, seat: int) -> list[Action]:
        return legal_turn(state, seat, self.moved)

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "move":
            return refuse_move(state, seat, self.moved, action[1])
        if verb == "dark":
            return refuse_dark(state, seat, self.moved, action[1], action[2])
        if verb == "ahoy":
            return None if self.moved else not_now("R4.4", "ahoy")
        if verb == "aboard":
            return not_now("R4.5") if self.moved else None
        if verb == "rest":
            return self.refuse_rest(state)
        return untimely(state, action)

    def refuse_rest(self, state: Rum) -> Refusal | None:
        """R4.5, R8.1, R8.2: the refusal of a rest."""
        if self.moved:
            return not_now("R4.5")
        if state.alone(self.seat):
            return not_now("R8.2")
        return None if state.coins[self.seat] else missing("R8.1", "coin")

    def take(self, state: Rum, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "move" or verb == "dark":
            self.move(state, action)
            step = arrive(state, seat)
            if step is None:
                self.resume(state, 0)
            else:
                state.push(step)
        else:
            self.stop(state, seat, verb)
            state.done()

    def stop(self, state: Rum, seat: int, verb: str) -> None:
        """R5.5, R8.1: end the turn by resting, going aboard or stopping."""
        if verb == "rest":
            state.coins[seat] -= 1
            state.emit("rested", "R8.1", seat)
        elif verb == "aboard":
            go_aboard(state, seat)
        else:
            state.emit("stopped", "R5.5", seat)

    def move(self, state: Rum, action: Action) -> None:
        """R5.1, R5.4, R6.1–R6.5, R6.8: coins, pirates, captain."""
        seat = self.seat
        verb: str = action[0]
        alley: int = action[1]
        if verb == "move":
            coins = self.moved
            pirates = occupy(state, seat, alley)
            state.captain = other_end(state, alley)
            state.emit("moved", "R5.4" if coins else "R5.1", seat, alley, state.captain, pirates, coins)
        else:
            into: int = action[2]
            extra, rule = dark_fee(state, seat), dark_rule(state, seat)
            coins = self.moved + extra
            pirates = occupy(state, seat, alley) + occupy(state, seat, into)
            state.captain = state.town.near[into]
            told = rule if extra else "R6.1"
            state.emit("moved_dark", told, seat, alley, into, state.captain, pirates, coins, self.moved, extra)
            if not extra:
                state.emit("dark_free", rule, seat, 0 if rule == "R6.4" else 1)
        if coins:
            state.coins[seat] -= coins

    def resume(self, state: Rum, result: int) -> None:
        """R4.6, R5.5, R5.8, R7.3, R12.3: after the field's action the turn continues if the seat can move."""
        leave_dead_end(state)
        seat = self.seat
        if not state.supply[seat]:
            state.emit("spent", "R5.8", seat)
            state.done()
        elif state.alone(seat):
            state.become(TURNS[seat][0])
        elif legal_moves(state, seat, 1):
            state.become(TURNS[seat][1])
        else:
            state.emit("turn_ended", "R5.5", seat, why_stuck(state, seat))
            state.done()


TURNS: Final = [[Turn(seat, 0), Turn(seat, 1)] for seat in range(THIRD_TEAM)]
"""By seat and `moved`. Steps are immutable, so each is built once."""

# -- legality


def refuse_move(state: Rum, seat: int, fee: int, alley: int) -> Refusal | None:
    """R5.1–R5.4: the refusal of a move through an ordinary alley."""
    if not 0 <= alley < FIRST_DARK or state.captain not in (state.town.near[alley], state.town.far[alley]):
        return missing("R5.1", "alley")
    if state.alleys[alley] != NOBODY:
        return Refusal("R5.2")
    if state.coins[seat] < fee:
        return missing("R5.4", "coin")
    need = state.town.length[alley]
    return None if need <= state.supply[seat] else at_least("R5.3", "pirates", need, state.supply[seat])


def refuse_dark(state: Rum, seat: int, fee: int, out: int, into: int) -> Refusal | None:
    """R5.2, R5.4, R5.7, R6.1–R6.9: the refusal of a move out through one dark alley and in through another."""
    town, coins = state.town, state.coins[seat]
    if out == into or not is_dark(out) or not is_dark(into) or town.near[out] != state.captain:
        return missing("R6.1", "dark-alley")
    if state.alleys[out] != NOBODY or state.alleys[into] != NOBODY:
        return Refusal("R5.2")
    if town.near[into] == state.captain and not may_return(state, state.captain):
        return Refusal("R6.6" if state.options["dark_alley_return"] == "forbidden" else "R6.9")
    if coins < fee:
        return missing("R5.4", "coin")
    total = fee + dark_fee(state, seat)
    if coins < total:
        return at_least(dark_rule(state, seat), "dark-coins", total, coins)
    need = town.length[out] + town.length[into]
    return None if need <= state.supply[seat] else at_least("R5.7", "dark-pirates", need, state.supply[seat])


def why_stuck(state: Rum, seat: int) -> int:
    """Why a seat cannot move on: NO_COIN, TOO_FEW_PIRATES, NEITHER or NO_FREE_ALLEY."""
    if not state.coins[seat]:
        return NO_COIN
    reasons = {refusal.rule for refusal in refused_moves(state, seat) if refusal is not None}
    if "R6.5" in reasons:
        return NEITHER
    return TOO_FEW_PIRATES if "R5.3" in reasons or "R5.7" in reasons else NO_FREE_ALLEY


def refused_moves(state: Rum, seat: int) -> list[Refusal | None]:
    """The refusals of all further moves from the captain's field."""
    town, field = state.town, state.captain
    found = [refuse_move(state, seat, 1, alley) for alley in town.streets[field]]
    for out in town.darks[field]:
        found += [refuse_dark(state, seat, 1, out, into) for into in range(FIRST_DARK, ALLEYS) if into != out]
    return found


def is_dark(alley: int) -> bool:
    return FIRST_DARK <= alley < ALLEYS


# -- effects


def occupy(state: Rum, seat: int, alley: int) -> int:
    """R5.1, R6.2: put a pirate on every segment. Returns the number of pirates."""
    pirates = state.town.length[alley]
    state.alleys[alley] = seat
    state.supply[seat] -= pirates
    return pirates


def other_end(state: Rum, alley: int) -> int:
    near = state.town.near[alley]
    return state.town.far[alley] if near == state.captain else near


def go_aboard(state: Rum, seat: int) -> None:
    """R8.3, R8.6: move the whole supply into the topmost free row."""
    state.rows.append(seat)
    state.left.append(state.supply[seat])
    state.right.append(0)
    state.emit("went_aboard", "R8.3", seat, state.supply[seat])
    state.supply[seat] = 0


# -- dead ends


def leave_dead_end(state: Rum) -> None:
    """R7.1–R7.7: the captain moves to the next coin field that is no dead end; if all nine are, he stays."""
    if not is_dead_end(state, state.captain):
        return
    tile = state.captain // 4
    for step in range(1, TILES + 1):
        field = COIN_FIELD[(tile + step) % TILES]
        if not is_dead_end(state, field):
            state.emit("dead_end", "R7.4", state.captain, field, step - 1)
            state.captain = field
            return
    state.emit("stuck", "R7.7", state.captain)


def is_dead_end(state: Rum, field: int) -> bool:
    """R7.1, R7.2, R7.6: no seat could leave the field, with any number of pirates and coins."""
    for alley in state.town.streets[field]:
        if state.alleys[alley] == NOBODY:
            return False
    ways_out = [alley for alley in state.town.darks[field] if state.alleys[alley] == NOBODY]
    if not ways_out:
        return True
    if len(ways_out) > 1 and may_return(state, field):
        return False
    near = state.town.near
    return not any(state.alleys[alley] == NOBODY and near[alley] != field for alley in range(FIRST_DARK, ALLEYS))
