"""Distances and values of the goals on a sheet, in crosses.

Distances are those of a blank sheet, computed once; what a seat has reached counts through its border.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from typing import Final

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    BLUE,
    GOAL,
    MISSION,
    NUMBER,
    ORANGE,
    PERSONS,
    SHIP,
    SKULL,
    TREASURE,
    WHEEL,
    YELLOW,
)
from nassau.games.port_royal.sheet import Sheet
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import NOBODY

# Tuned by self-play (docs/results/ladder.md).
POINT: Final = 1.7  # a point
HELP: Final[dict[str, float]] = {
    "sailor": 1.1, "pirate": 5.5, "trader": 1.6, "wholesaler": 6.1, "jester": 1.0, "vice_admiral": 2.1, "admiral": 0.4,
    "senorita": 10.9, "cannoneer": 2.1, "captain": 3.7, "diplomat": 3.4, "clerk": 3.7, "passenger": 0.0,
}  # fmt: skip
ABILITY: Final[list[float]] = [HELP[person] for person in PERSONS]
"""The value of a person's ability at the start of a game; it decreases to 0 towards the end."""
SKULL_COST: Final = 1.2
WRONG_SHIP: Final = 2.4
NO_WHEEL: Final = 3.3
ANY_WHEEL: Final = 0.7
TOO_FEW: Final = 0.35  # a number field that costs more than the pool
CLOSED: Final = 4.0  # a mission whose condition is not met yet
FIRST: Final = 2.6  # points for fulfilling a mission first
AFTER: Final = 1.1  # points for fulfilling it later
UNFULFILLED: Final = 0.05  # part of these points while the condition is not met
TAKEN: Final = 0.01  # value of a treasure that another seat has found
UNREACHABLE: Final = 1e6
NEARING: Final = 0.45  # part of a goal's value for being next to it
DECAY: Final = 5.0  # distance in crosses at which that part has dropped to 1/e
USUAL_WRONG_SHIP: Final = 0.7  # probability of not having the ship for a field
USUAL_NO_WHEEL: Final = 0.6  # probability of not having a wheel for a field


class Distances:
    """Distances on a sheet; its goals are all islands, then all prizes."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.islands = len(sheet.islands)
        sources = [*sheet.fields, *[[field] for field in sheet.prizes]]
        self.away: list[list[float]] = [costs_to(sheet, source) for source in sources]
        """By goal and field: the cost of reaching the goal from there."""


def costs_to(sheet: Sheet, source: list[int]) -> list[float]:
    """Dijkstra: the usual cost of reaching `source` from each field."""
    found = [UNREACHABLE] * sheet.size
    waiting: list[tuple[float, int]] = []
    for field in source:
        found[field] = 0.0
        waiting.append((0.0, field))
    while waiting:
        toll, field = heappop(waiting)
        if toll > found[field]:
            continue
        further = toll + usual_cost(sheet, field)
        for near in sheet.neighbours[field]:
            if further < found[near]:
                found[near] = further
                heappush(waiting, (further, near))
    return found


def usual_cost(sheet: Sheet, field: int) -> float:
    """The expected cost of crossing a field at any time."""
    kind, price = sheet.kind[field], float(sheet.price[field])
    if kind == SKULL:
        return price + SKULL_COST
    if kind == SHIP:
        return price + USUAL_WRONG_SHIP * WRONG_SHIP
    return price + USUAL_NO_WHEEL * NO_WHEEL if kind == WHEEL else price


DISTANCES: Final[list[Distances]] = [Distances(sheet) for sheet in SHEETS]
"""By chapter - 1."""


class Outlook:
    """The goals left for one seat, their values and distances."""

    def __init__(self, table: PortRoyal, seat: int, pool: int) -> None:
        self.table = table
        self.seat = seat
        self.pool = pool
        self.distances = DISTANCES[int(table.options["chapter"]) - 1]
        self.ability_factor = ability_factor(table)
        self.goals: list[int] = []
        self.worth: list[float] = []
        self.more: list[float] = []  # crosses in addition to the route to the goal
        self.list_goals()

    def list_goals(self) -> None:
        table, sheet, seat = self.table, self.table.sheet, self.seat
        for island in range(self.distances.islands):
            if not table.crew[seat] >> island & 1:
                left = -1.0
                for field in sheet.fields[island]:
                    if not table.is_done(seat, field):
                        left += 1.0
                self.add(
                    island, POINT * sheet.points[island] + ABILITY[sheet.person[island]] * self.ability_factor, left
                )
        for place in range(len(sheet.prizes)):
            field = sheet.prizes[place]
            if not table.is_done(seat, field):
                self.add(self.distances.islands + place, self.prize(field), 0.0)

    def add(self, goal: int, worth: float, more: float) -> None:
        self.goals.append(goal)
        self.worth.append(worth)
        self.more.append(more)

    def prize(self, field: int) -> float:
        table, number = self.table, self.table.sheet.prize[field]
        if table.sheet.kind[field] == TREASURE:
            return POINT * table.sheet.worth[field] if table.treasures[number] == NOBODY else TAKEN
        factor = 1.0 if table.achieved(self.seat, number) >= table.sheet.worth[field] else UNFULFILLED
        return factor * POINT * (AFTER if table.missions[number] else FIRST)

    def cost(self, field: int) -> float:
        """The cost of crossing a field of the border now."""
        table, seat, sheet = self.table, self.seat, self.table.sheet
        kind, price = sheet.kind[field], float(table.price(seat, field))
        if kind == SKULL:
            return price + SKULL_COST
        if kind == SHIP:
            return price if table.colours[seat] >> sheet.colour[field] & 1 else price + WRONG_SHIP
        if kind == NUMBER:
            return price + (TOO_FEW if self.pool < price else 0.0)
        if kind == WHEEL:
            spare = table.spare(seat, YELLOW) + table.spare(seat, ORANGE) + table.spare(seat, BLUE)
            return price + (ANY_WHEEL if spare else NO_WHEEL)
        if kind == MISSION:
            open_now = table.achieved(seat, sheet.prize[field]) >= sheet.worth[field]
            return price if open_now else price + CLOSED
        return price

    def best_route(self, field: int) -> float:
        """The highest value per cross of a goal reached through a field of the border."""
        here, away, best = self.cost(field), self.distances.away, 0.0
        for index in range(len(self.goals)):
            best = max(best, self.worth[index] / (here + away[self.goals[index]][field] + self.more[index]))
        return best

    def nearness(self) -> float:
        """The value of being near goals, in crosses."""
        border, total = self.table.border[self.seat], 0.0
        costs = [self.cost(field) for field in border]
        for index in range(len(self.goals)):
            away, toll = self.distances.away[self.goals[index]], UNREACHABLE
            for place in range(len(border)):
                toll = min(toll, costs[place] + away[border[place]])
            total += self.worth[index] * NEARING * exp(-(toll + self.more[index] - 1.0) / DECAY)
        return total


def ability_factor(table: PortRoyal) -> float:
    """The part of the game that is left, from 1 to 0."""
    return max(0.0, 1.0 - max(table.points) / GOAL)
