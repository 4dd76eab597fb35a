"""R4–R8: a turn in the action phase: move the captain, rest or go aboard."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.actions import arrive
from nassau.games.rum.components import (
    ALLEYS,
    COIN_FIELD,
    FIRST_DARK,
    HEADQUARTERS,
    KIND_OF_FIELD,
    NOBODY,
    NOWHERE,
    THIRD_TEAM,
    TILES,
)
from nassau.games.rum.state import Rum
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

MOVES: Final[list[Action]] = [("move", alley) for alley in range(ALLEYS)]
DARK_MOVES: Final[list[list[Action]]] = [
    [("dark", out, into) for into in range(FIRST_DARK, ALLEYS)] for out in range(FIRST_DARK, ALLEYS)
]
REST: Final[Action] = ("rest",)
ABOARD: Final[Action] = ("aboard",)
AHOY: Final[Action] = ("ahoy",)


class Turn(Step[Rum]):
    """R4.4–R4.7, R5.4, R5.5, R8: `moved` is 1 once the captain was moved in this turn, and each move then costs a coin.

    Whoever is the last one left begins a new turn after every move.
    """

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.moved)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        """Everything at the captain's field, occupied and too long alleys too."""
        town = state.town
        actions = [MOVES[alley] for alley in town.streets[state.captain]]
        for out in town.darks[state.captain]:
            actions += [action for action in DARK_MOVES[out - FIRST_DARK] if action[2] != out]
        return [*actions, AHOY] if self.moved else [*actions, REST, ABOARD]

    def legal(self, state: Rum, seat: int) -> list[Action]:
        """Agrees with `refusal`; listed by hand because it runs at every turn."""
        actions = moves(state, seat, self.moved)
        if self.moved:
            actions.append(AHOY)
            return actions
        if state.coins[seat] and not state.alone(seat):
            actions.append(REST)
        actions.append(ABOARD)
        return actions

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "move":
            return refuse_move(state, seat, self.moved, action[1])
        if verb == "dark":
            return refuse_dark(state, seat, self.moved, action[1], action[2])
        if verb == "ahoy":
            return None if self.moved else Refusal("R4.4")
        if verb == "aboard":
            return Refusal("R4.5") if self.moved else None
        if verb == "rest":
            return self.refuse_rest(state)
        return untimely(state, action)

    def refuse_rest(self, state: Rum) -> Refusal | None:
        if self.moved:
            return Refusal("R4.5")
        if state.alone(self.seat):
            return Refusal("R8.2")
        return None if state.coins[self.seat] else Refusal("R8.1", 1, 0)

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
        if verb == "rest":
            state.coins[seat] -= 1
            state.emit("rested", seat)
        elif verb == "aboard":
            go_aboard(state, seat)
        else:
            state.emit("stopped", seat)

    def move(self, state: Rum, action: Action) -> None:
        """R5.1, R5.4, R6.1–R6.3: coins, pirates, captain."""
        seat = self.seat
        verb: str = action[0]
        alley: int = action[1]
        if verb == "move":
            coins = self.moved
            pirates = occupy(state, seat, alley)
            state.captain = other_end(state, alley)
            state.emit("moved", seat, alley, state.captain, pirates, coins)
        else:
            into: int = action[2]
            coins = self.moved + dark_fee(state, seat)
            pirates = occupy(state, seat, alley) + occupy(state, seat, into)
            state.captain = state.town.near[into]
            state.emit("moved_dark", seat, alley, into, state.captain, pirates, coins)
        if coins:
            state.coins[seat] -= coins

    def resume(self, state: Rum, result: int) -> None:
        """R5.5, R5.8, R7.3, R12.3: the field's action is over; may and can this seat go on?"""
        leave_dead_end(state)
        seat = self.seat
        if not state.supply[seat]:
            state.emit("spent", seat)
            state.done()
        elif state.alone(seat):
            state.become(TURNS[seat][0])
        elif can_move(state, seat, 1):
            state.become(TURNS[seat][1])
        else:
            state.done()


TURNS: Final = [[Turn(seat, 0), Turn(seat, 1)] for seat in range(THIRD_TEAM)]
"""By seat and `moved`. Steps are values: these are made once and for all."""

# -- which moves there are


def moves(state: Rum, seat: int, fee: int) -> list[Action]:
    """R5.1–R5.7, R6: every move that `refuse_move` and `refuse_dark` allow."""
    coins, supply, town = state.coins[seat] - fee, state.supply[seat], state.town
    if coins < 0:
        return []
    length, alleys = town.length, state.alleys
    actions = [
        MOVES[alley] for alley in town.streets[state.captain] if alleys[alley] == NOBODY and length[alley] <= supply
    ]
    darks = town.darks[state.captain]
    if darks and (coins > 0 or dark_fee(state, seat) == 0):
        for out in darks:
            if alleys[out] == NOBODY and length[out] < supply:
                actions += dark_moves(state, out, supply - length[out])
    return actions


def dark_moves(state: Rum, out: int, left: int) -> list[Action]:
    """R5.7, R6.1, R6.6, R6.7, R6.9: by which dark alleys the captain may come back with `left` pirates left."""
    near, length, alleys = state.town.near, state.town.length, state.alleys
    closed = NOWHERE if may_return(state, state.captain) else state.captain
    ways = DARK_MOVES[out - FIRST_DARK]
    return [
        ways[into - FIRST_DARK]
        for into in range(FIRST_DARK, ALLEYS)
        if alleys[into] == NOBODY and near[into] != closed and length[into] <= left and into != out
    ]


def can_move(state: Rum, seat: int, fee: int) -> bool:
    """Whether `moves` has any; most often the first street answers."""
    if state.coins[seat] < fee:
        return False
    for alley in state.town.streets[state.captain]:
        if state.alleys[alley] == NOBODY and state.town.length[alley] <= state.supply[seat]:
            return True
    return bool(moves(state, seat, fee))


def dark_fee(state: Rum, seat: int) -> int:
    """R6.3–R6.5, R6.8: dark alleys cost a coin unless there is no other way."""
    too_long = 0
    for alley in state.town.streets[state.captain]:
        if state.alleys[alley] == NOBODY:
            if state.town.length[alley] <= state.supply[seat]:
                return 1
            too_long = 1
    return 0 if state.options["dark_alley_coin"] == "no_other_way" else too_long


def refuse_move(state: Rum, seat: int, fee: int, alley: int) -> Refusal | None:
    if not 0 <= alley < FIRST_DARK or state.captain not in (state.town.near[alley], state.town.far[alley]):
        return Refusal("R5.1")
    if state.alleys[alley] != NOBODY:
        return Refusal("R5.2")
    if state.coins[seat] < fee:
        return Refusal("R5.4", fee, state.coins[seat])
    need = state.town.length[alley]
    return None if need <= state.supply[seat] else Refusal("R5.3", need, state.supply[seat])


def refuse_dark(state: Rum, seat: int, fee: int, out: int, into: int) -> Refusal | None:
    town, coins = state.town, state.coins[seat]
    if out == into or not is_dark(out) or not is_dark(into) or town.near[out] != state.captain:
        return Refusal("R6.1")
    if state.alleys[out] != NOBODY or state.alleys[into] != NOBODY:
        return Refusal("R5.2")
    if town.near[into] == state.captain and not may_return(state, state.captain):
        return Refusal("R6.6" if state.options["dark_alley_return"] == "forbidden" else "R6.9")
    if coins < fee:
        return Refusal("R5.4", fee, coins)
    total = fee + dark_fee(state, seat)
    if coins < total:
        return Refusal("R6.3", total, coins)
    need = town.length[out] + town.length[into]
    return None if need <= state.supply[seat] else Refusal("R5.7", need, state.supply[seat])


def may_return(state: Rum, field: int) -> bool:
    """R6.6, R6.7, R6.9: whether dark alleys may lead back to the field where they began."""
    return state.options["dark_alley_return"] == "allowed" and KIND_OF_FIELD[field] != HEADQUARTERS


def is_dark(alley: int) -> bool:
    return FIRST_DARK <= alley < ALLEYS


# -- what moving does


def occupy(state: Rum, seat: int, alley: int) -> int:
    """R5.1, R6.2: a pirate on every segment; how many that takes."""
    pirates = state.town.length[alley]
    state.alleys[alley] = seat
    state.supply[seat] -= pirates
    return pirates


def other_end(state: Rum, alley: int) -> int:
    near = state.town.near[alley]
    return state.town.far[alley] if near == state.captain else near


def go_aboard(state: Rum, seat: int) -> None:
    """R8.3: the whole supply into the topmost free row."""
    state.rows.append(seat)
    state.left.append(state.supply[seat])
    state.right.append(0)
    state.emit("went_aboard", seat, state.supply[seat])
    state.supply[seat] = 0


# -- dead ends


def leave_dead_end(state: Rum) -> None:
    """R7: on to the next coin field that is no dead end; if all nine are, the captain stays."""
    if not is_dead_end(state, state.captain):
        return
    tile = state.captain // 4
    for step in range(1, TILES + 1):
        field = COIN_FIELD[(tile + step) % TILES]
        if not is_dead_end(state, field):
            state.emit("dead_end", state.captain, field)
            state.captain = field
            return


def is_dead_end(state: Rum, field: int) -> bool:
    """R7.1, R7.2, R7.6: nobody could move away from here, however many pirates and coins they had."""
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
