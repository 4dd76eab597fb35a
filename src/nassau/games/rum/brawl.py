"""R9.1–R9.8, R10.1–R10.6, R21.1–R21.6: the brawl on the ship and the sleeping places."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import BERTH_PLACE, COIL_PLACE, HAMMOCK_PLACE, PIRATES, THIRD_TEAM
from nassau.games.rum.dice import BRAWL, FIRST_THROW, MUSTER, Rolls
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import give
from nassau.kernel import NOBODY, NOTHING, Action, Step
from nassau.kernel._mypyc import mypyc_attr

LEFT: Final = 0
RIGHT: Final = 1

# Facts that occur many times in every brawl, by team, side and column.
CROSSED: Final[list[list[list[Action]]]] = [
    [[("crossed", "R9.7", team, side, column, 1) for column in range(PIRATES + 1)] for side in (LEFT, RIGHT)]
    for team in range(THIRD_TEAM + 1)
]
CROSSED_ALONE: Final[list[list[list[Action]]]] = [
    [[("crossed", "R9.3", team, side, column, 0) for column in range(PIRATES + 1)] for side in (LEFT, RIGHT)]
    for team in range(THIRD_TEAM + 1)
]

# How a team won its sleeping place, as told in `bed_won`.
WITHOUT_FIGHT: Final = 0
LAST: Final = 1
SECOND_LAST: Final = 2
THIRD_LAST: Final = 3


class Muster(Rolls):
    """R21.1: with two seats, a die determines the size of a third team in the top row."""

    def purpose(self) -> int:
        return MUSTER

    def enter(self, state: Rum) -> None:
        if state.seats == 2:
            state.push(FIRST_THROW[THIRD_TEAM])
        else:
            state.done()

    def resume(self, state: Rum, result: int) -> None:
        state.rows.append(THIRD_TEAM)
        state.left.append(result)
        state.right.append(0)
        state.emit("third_team", "R21.1", result)
        state.done()


class Brawl(Step[Rum]):
    """R9.2, R10.5, R10.6, R21.6: the brawl; fewer than two teams aboard do not fight."""

    def enter(self, state: Rum) -> None:
        teams = len(state.rows)
        if teams < 2:
            rule = uncontested(state)
            state.emit("brawl_began", rule, teams, state.rows[0] if teams else NOBODY)
            award_beds(state)
            state.done()
        else:
            state.emit("brawl_began", "R9.2", teams, NOBODY)
            state.become(next_fight(state, LEFT, outermost(state, LEFT)))


@mypyc_attr(free_list_len=1)
class Column(Rolls):
    """R9.1, R9.3–R9.8: the pirates of one column from top to bottom.

    `row` rolls now; `leader` is the row of the best pirate so far and `best` its number.
    """

    def __init__(self, side: int, column: int, row: int, leader: int, best: int) -> None:
        self.side = side
        self.column = column
        self.row = row
        self.leader = leader
        self.best = best

    def local(self) -> tuple[int, ...]:
        return (self.side, self.column, self.row, self.leader, self.best)

    def purpose(self) -> int:
        return BRAWL

    def enter(self, state: Rum) -> None:
        state.push(FIRST_THROW[state.rows[self.row]])

    def resume(self, state: Rum, result: int) -> None:
        """R9.5, R9.6: the lower roll loses a pirate; ties go to the later row."""
        leader, best = self.leader, self.best
        if leader == NOBODY:
            leader, best = self.row, result
        else:
            beaten, lost = self.row, result
            if result >= best:
                beaten, lost, leader, best = leader, best, self.row, result
            tie = 1 if lost == best else 0
            state.emit("beaten", "R9.5", state.rows[beaten], lost, state.rows[leader], best, tie)
            if lose_pirate(state, self.side, beaten):
                award_beds(state)
                state.done()
                return
        row = next_row(pirates_on(state, self.side), self.column, self.row + 1)
        if row == NOBODY:
            cross(state, self.side, self.column, leader, CROSSED)
            state.become(next_fight(state, self.side, self.column - 1))
        else:
            state.become(Column(self.side, self.column, row, leader, best))


def next_fight(state: Rum, side: int, column: int) -> Column:
    """R9.2, R9.3: the next contested column inwards, then on the other side. A single pirate crosses without a roll."""
    while True:
        if column == 0:
            side = 1 - side
            column = outermost(state, side)
        pirates = pirates_on(state, side)
        row = next_row(pirates, column, 0)
        if next_row(pirates, column, row + 1) != NOBODY:
            return Column(side, column, row, NOBODY, 0)
        cross(state, side, column, row, CROSSED_ALONE)
        column -= 1


def pirates_on(state: Rum, side: int) -> list[int]:
    """The pirates on a side, by row."""
    return state.left if side == LEFT else state.right


def outermost(state: Rum, side: int) -> int:
    """The outermost column on a side, or 0 if there is no pirate."""
    column = 0
    for pirates in pirates_on(state, side):
        column = max(column, pirates)
    return column


def next_row(pirates: list[int], column: int, first: int) -> int:
    """The first row from `first` down that has a pirate in this column, or NOBODY."""
    for row in range(first, len(pirates)):
        if pirates[row] >= column:
            return row
    return NOBODY


def cross(state: Rum, side: int, column: int, row: int, told: list[list[list[Action]]]) -> None:
    """R9.7: the winner of a column goes over to the other side; `told` is CROSSED or CROSSED_ALONE."""
    here, there = pirates_on(state, side), pirates_on(state, 1 - side)
    here[row] = here[row] - 1  # mypyc would box the numbers for -=
    there[row] = there[row] + 1
    state.emit_constant(told[state.rows[row]][side][column])


def lose_pirate(state: Rum, side: int, row: int) -> bool:
    """R9.6, R9.8: return a pirate to its owner's supply. Returns whether only one team is left."""
    here = pirates_on(state, side)
    here[row] = here[row] - 1
    team = state.rows[row]
    return_pirates(state, team, 1)
    if state.pirates_of(row):
        return False
    state.out.append(team)
    state.emit("team_out", "R9.8", team)
    return len(state.out) == len(state.rows) - 1


def return_pirates(state: Rum, team: int, pirates: int) -> None:
    """Return pirates to their owner's supply; those of the third team are cleared away (R21.2)."""
    if team != THIRD_TEAM:
        state.supply[team] += pirates


def uncontested(state: Rum) -> str:
    """R10.5, R10.6, R21.6: the rule for fewer than two teams."""
    if not state.rows:
        return "R10.6"
    return "R21.6" if state.rows[0] == THIRD_TEAM else "R10.5"


def award_beds(state: Rum) -> None:
    """R9.8, R10.1–R10.6, R21.4–R21.6: the last team gets its pirates back; sleeping places go to the last teams."""
    teams = len(state.rows)
    for row in range(teams):
        if state.pirates_of(row):
            win_brawl(state, state.rows[row], state.pirates_of(row))
    if teams < 2:
        alone, rule = state.rows[0] if teams else NOBODY, uncontested(state)
        award(state, BERTH_PLACE, alone, WITHOUT_FIGHT, rule)
        award(state, HAMMOCK_PLACE, NOBODY, WITHOUT_FIGHT, rule)
        award(state, COIL_PLACE, alone, WITHOUT_FIGHT, rule)
    else:
        award(state, BERTH_PLACE, state.out[-1], LAST, "R10.1")
        award(state, HAMMOCK_PLACE, state.out[-2], SECOND_LAST, "R10.1")
        if teams > 2:
            award(state, COIL_PLACE, state.out[-3], THIRD_LAST, "R10.2")
        else:
            award(state, COIL_PLACE, state.out[-1], LAST, "R10.4")
    state.clear_ship()


def win_brawl(state: Rum, team: int, pirates: int) -> None:
    """R9.8, R21.2: the last team takes back its pirates; those of the third team leave the game."""
    state.out.append(team)
    return_pirates(state, team, pirates)
    if team == THIRD_TEAM:
        state.emit("brawl_won", "R21.2", team)
    else:
        state.emit("brawl_won", "R9.8", team, pirates)


def award(state: Rum, place: int, team: int, how: int, rule: str) -> None:
    """R3.4, R21.4: give the sleeping place to a team, or remove it. Coils are not used by two or three."""
    face = state.open[place]
    state.open[place] = NOTHING
    if face == NOTHING:
        return
    if team == NOBODY:
        state.emit("bed_removed", rule, face)
    elif team == THIRD_TEAM:
        state.emit("bed_removed", "R21.4" if how else rule, face, team)
    else:
        give(state, team, face)
        state.emit("bed_won", rule, team, face, how)
