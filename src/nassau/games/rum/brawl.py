"""R9, R10, R21: the brawl on the ship and the sleeping places."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import (
    BERTH_PLACE,
    COIL_PLACE,
    HAMMOCK_PLACE,
    NOBODY,
    NOTHING,
    THIRD_TEAM,
)
from nassau.games.rum.dice import FIRST_THROW
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import give
from nassau.kernel import Step

LEFT: Final = 0
RIGHT: Final = 1


class Muster(Step[Rum]):
    """R21.1: in the game for two a die says how many pirates of a third team take the top row."""

    def enter(self, state: Rum) -> None:
        if state.seats == 2:
            state.push(FIRST_THROW[THIRD_TEAM])
        else:
            state.done()

    def resume(self, state: Rum, result: int) -> None:
        state.rows.append(THIRD_TEAM)
        state.left.append(result)
        state.right.append(0)
        state.tell("third_team", result)
        state.done()


class Brawl(Step[Rum]):
    """R9.8, R10.4–R10.6: with fewer than two teams aboard there is no fight."""

    def enter(self, state: Rum) -> None:
        state.tell("brawl_began", len(state.rows))
        if len(state.rows) < 2:
            prizes(state)
            state.done()
        else:
            state.become(start_of_side(state, LEFT))


class Column(Step[Rum]):
    """R9.1–R9.7: the pirates of one column from top to bottom.

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

    def enter(self, state: Rum) -> None:
        if self.leader == NOBODY and self.next_row(state) == NOBODY:
            self.win(state, self.row)  # R9.3
        else:
            state.push(FIRST_THROW[state.rows[self.row]])

    def next_row(self, state: Rum) -> int:
        """The next row below that has a pirate in this column, or NOBODY."""
        return row_below(state, self.side, self.column, self.row + 1)

    def resume(self, state: Rum, result: int) -> None:
        """R9.5, R9.6."""
        leader, best = self.leader, self.best
        if leader == NOBODY or result >= best:
            beaten, leader, best = leader, self.row, result
        else:
            beaten = self.row
        if beaten != NOBODY and lose_pirate(state, self.side, beaten):
            prizes(state)
            state.done()
            return
        row = self.next_row(state)
        if row == NOBODY:
            self.win(state, leader)
        else:
            state.become(Column(self.side, self.column, row, leader, best))

    def win(self, state: Rum, row: int) -> None:
        """R9.2, R9.7: the winner crosses; on to the next column inwards, then to the other side."""
        here, there = sides(state, self.side)
        here[row] -= 1
        there[row] += 1
        state.tell("crossed", state.rows[row], self.side, self.column)
        if self.column > 1:
            column = self.column - 1
            state.become(Column(self.side, column, row_below(state, self.side, column, 0), NOBODY, 0))
        else:
            state.become(start_of_side(state, 1 - self.side))


def sides(state: Rum, side: int) -> tuple[list[int], list[int]]:
    """Pirates by row on this side of the mast, and on the other."""
    return (state.left, state.right) if side == LEFT else (state.right, state.left)


def start_of_side(state: Rum, side: int) -> Column:
    """R9.2: the outermost column."""
    column = 0
    for pirates in sides(state, side)[0]:
        column = max(column, pirates)
    return Column(side, column, row_below(state, side, column, 0), NOBODY, 0)


def row_below(state: Rum, side: int, column: int, first: int) -> int:
    here = sides(state, side)[0]
    for row in range(first, len(here)):
        if here[row] >= column:
            return row
    return NOBODY


def lose_pirate(state: Rum, side: int, row: int) -> bool:
    """R9.6, R9.8: back to its owner's supply; True if only one team is left."""
    sides(state, side)[0][row] -= 1
    team = state.rows[row]
    state.tell("beaten", team)
    return_pirates(state, team, 1)
    if state.pirates_of(row):
        return False
    state.out.append(team)
    state.tell("team_out", team)
    return len(state.out) == len(state.rows) - 1


def return_pirates(state: Rum, team: int, pirates: int) -> None:
    """R21.4: those of the third team just leave."""
    if team != THIRD_TEAM:
        state.supply[team] += pirates


def prizes(state: Rum) -> None:
    """R10, R21.4–R21.6: the last team takes its pirates back; sleeping places that nobody wins leave the game."""
    teams = len(state.rows)
    for row in range(teams):
        if state.pirates_of(row):
            state.out.append(state.rows[row])
            return_pirates(state, state.rows[row], state.pirates_of(row))
    award(state, BERTH_PLACE, state.out[-1] if teams else NOBODY)
    award(state, HAMMOCK_PLACE, state.out[-2] if teams > 1 else NOBODY)
    if teams > 2:
        award(state, COIL_PLACE, state.out[-3])
    else:
        award(state, COIL_PLACE, state.out[-1] if teams else NOBODY)
    state.clear_ship()


def award(state: Rum, place: int, team: int) -> None:
    face = state.open[place]
    state.open[place] = NOTHING
    if face == NOTHING:
        return  # R3.4: coils are not used by two or three
    if team in (NOBODY, THIRD_TEAM):
        state.tell("bed_removed", face)
    else:
        give(state, team, face)
        state.tell("bed_won", team, face)
