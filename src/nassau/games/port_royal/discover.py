"""P3.1–P3.5, P4.1–P4.8, P5.1–P5.7, P15.3–P15.5: phase 1: the active player rolls until stopping or failing."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    BESIDE,
    BLUE,
    CELL_CROSSES,
    COLUMNS,
    ITEMS,
    LETTER_FACES,
    ORANGE,
    ORANGE_SABRES,
    ROLLS,
    ROW_SIZE,
    SHIPS,
    SUDDEN_DEATH,
)
from nassau.games.port_royal.marking import use
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.trade import Picks
from nassau.kernel import EVERYONE, ONLY, Action, Chance, Refusal, Step, untimely
from nassau.kernel.chance import UniformIntegers
from nassau.kernel.refusal import at_least, at_most, missing, not_now

ROLL: Final[Action] = ("roll",)
STOP: Final[Action] = ("stop",)
RESOLVE: Final[Action] = ("resolve",)
REPEAT: Final[Action] = ("repeat",)
WARD_ACTIONS: Final[list[Action]] = [("ward", wheels) for wheels in range(ROW_SIZE[ORANGE] + 1)]
DICE: Final[list[Action]] = [("dice", cell // COLUMNS, cell % COLUMNS) for cell in range(SHIPS * COLUMNS)]

# `why` of Rolling
FREE: Final = 0  # the player may stop instead
FIRST: Final = 1  # the first roll of the turn (P3.1)
AGAIN: Final = 2  # after a blue wheel (P4.7)


class Rolling(Step[PortRoyal]):
    """P3.1, P3.3–P3.5, P4.7: roll, or end phase 1 if that is allowed."""

    def __init__(self, why: int) -> None:
        self.why = why

    def local(self) -> tuple[int, ...]:
        return (self.why,)

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[state.active]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return [ROLL, STOP]

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] == "roll":
            return None
        return self.refuse_stop(state) if action[0] == "stop" else untimely(state, action)

    def refuse_stop(self, state: PortRoyal) -> Refusal | None:
        if self.why == FIRST:
            return missing("P3.1", "roll")
        if self.why == AGAIN:
            return not_now("P4.7", "stop")
        forbidden = state.options["stop_on_empty_board"] == "forbidden"
        return missing("P3.4", "piece") if forbidden and not state.pieces() else None

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[0] == "roll":
            state.become(Dice())
        else:
            pieces = state.pieces()
            state.emit("stopped", "P3.3" if pieces else "P3.5", seat, pieces, ITEMS[pieces])
            start_trading(state)


class Dice(Chance[PortRoyal]):
    """P1.5, P3.1: roll both dice; the letter B is on two faces."""

    def stream(self, state: PortRoyal) -> str:
        return "dice"

    def secret_of(self, state: PortRoyal) -> int:
        return EVERYONE

    def weights(self, state: PortRoyal) -> list[tuple[Action, int]]:
        return [(action, LETTER_FACES.count(action[2])) for action in DICE]

    def draw(self, state: PortRoyal, numbers: UniformIntegers) -> Action:
        ticket = numbers.below(ROLLS)
        return DICE[COLUMNS * (ticket // len(LETTER_FACES)) + LETTER_FACES[ticket % len(LETTER_FACES)]]

    def possible(self, state: PortRoyal, action: Action) -> bool:
        return bool(action[0] == "dice") and 0 <= action[1] < SHIPS and 0 <= action[2] < COLUMNS

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        state.dice[0] = action[1]
        state.dice[1] = action[2]
        state.emit("rolled", "P3.1", state.active, action[1], action[2])
        if can_answer(state):
            state.become(Answer())
        else:
            resolve(state)


class Answer(Step[PortRoyal]):
    """P3.2, P4.1–P4.9, P7.1: ward off, repeat or resolve the roll; skipped if it can only be resolved."""

    def pending(self, state: PortRoyal) -> tuple[int, ...]:
        return ONLY[state.active]

    def candidates(self, state: PortRoyal, seat: int) -> list[Action]:
        return [RESOLVE, *WARD_ACTIONS[: state.spare(seat, ORANGE) + 1], REPEAT]

    def legal(self, state: PortRoyal, seat: int) -> list[Action]:
        """Shortcut: `refuse_ward` allows the number of wheels that are needed and, by an option, any above it."""
        found = [RESOLVE]
        needed, spare = wheels_needed(state, seat), state.spare(seat, ORANGE)
        if needed <= spare:
            found += WARD_ACTIONS[needed : (needed if state.options["orange_wheels"] == "needed" else spare) + 1]
        if state.spare(seat, BLUE):
            found.append(REPEAT)
        return found

    def refusal(self, state: PortRoyal, seat: int, action: Action) -> Refusal | None:
        if action[0] == "resolve":
            return None
        if action[0] == "ward":
            return refuse_ward(state, seat, action[1])
        if action[0] == "repeat":
            return None if state.spare(seat, BLUE) else missing("P7.1", "blue_wheel")
        return untimely(state, action)

    def take(self, state: PortRoyal, seat: int, action: Action) -> None:
        if action[0] == "resolve":
            resolve(state)
        elif action[0] == "ward":
            use(state, seat, ORANGE, action[1])
            rule = "P4.5" if action[1] else "P4.2"
            state.emit("warded", rule, seat, action[1], state.sabres_needed(), state.sabres(seat))
            state.become(Rolling(FREE))
        else:
            use(state, seat, BLUE)
            state.emit("repeated", "P4.7", seat)
            state.become(Rolling(AGAIN))


def can_answer(state: PortRoyal) -> bool:
    """Whether the active player can ward off or repeat the roll."""
    seat = state.active
    if state.spare(seat, BLUE):
        return True
    return state.sabres(seat) + ORANGE_SABRES * state.spare(seat, ORANGE) >= state.sabres_needed()


def refuse_ward(state: PortRoyal, seat: int, wheels: int) -> Refusal | None:
    """P4.2, P4.5, P4.6, P4.9, P7.1: refuse to ward off with this number of orange wheels."""
    spare = state.spare(seat, ORANGE)
    if wheels < 0:
        return Refusal("P4.5")
    if wheels > spare:
        return at_most("P7.1", "orange_wheel", spare, wheels) if spare else missing("P7.1", "orange_wheel")
    need, have = state.sabres_needed(), state.sabres(seat) + ORANGE_SABRES * wheels
    if have < need:
        return at_least("P4.6", "sabre_with_wheels", need, have) if wheels else at_least("P4.2", "sabre", need, have)
    needed = wheels_needed(state, seat)
    if wheels > needed and state.options["orange_wheels"] == "needed":
        return at_most("P4.9", "useful_wheel", needed, wheels)
    return None


def wheels_needed(state: PortRoyal, seat: int) -> int:
    """P4.5, P4.6: the orange wheels that the seat needs to ward off the roll, whether it has them or not."""
    lacking = state.sabres_needed() - state.sabres(seat)
    return max(0, (lacking + ORANGE_SABRES - 1) // ORANGE_SABRES)


def resolve(state: PortRoyal) -> None:
    """P5.1–P5.7: place the piece of the cell on the board, return a wheel, or fail."""
    colour, column = state.dice[0], state.dice[1]
    if not CELL_CROSSES[state.cell()]:
        before = state.wheels[colour]
        if before == BESIDE:
            state.wheels[colour] = column
            state.emit("wheel_laid", "P5.5", colour, column)
        else:
            state.wheels[colour] = BESIDE
            state.emit("wheel_returned", "P5.5" if before == column else "P5.6", colour, column)
    elif state.ships[colour] == BESIDE:
        state.ships[colour] = column
        state.emit("ship_laid", "P5.3", colour, column)
    else:
        state.failed = 1
        state.emit("failed", "P5.4", state.active, colour, state.ships[colour])
        start_trading(state)
        return
    continue_rolling(state)


def continue_rolling(state: PortRoyal) -> None:
    """P15.3–P15.5: end the game by sudden death, or let the player roll again."""
    seat, pieces = state.active, state.pieces()
    needed = SUDDEN_DEATH[max(0, state.points[seat])]
    if needed and pieces >= needed:
        state.winner = seat
        state.emit("sudden_death", "P15.3", seat, pieces, state.points[seat], needed)
        state.end()
    else:
        state.become(Rolling(FREE))


def start_trading(state: PortRoyal) -> None:
    """P2.1: start phase 2."""
    state.pick = 0
    state.become(Picks())
