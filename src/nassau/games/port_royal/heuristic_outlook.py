"""The sheets of Port Royal as a chart: how far every goal is from every field, and what goals are worth.

Everything is counted in crosses. Distances are those of a blank sheet, worked out once; what a seat has reached counts
through its border.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from typing import Final

from nassau.games.port_royal.components import (
    BLUE,
    GOAL,
    MISSION,
    NOBODY,
    NUMBER,
    ORANGE,
    PERSONS,
    SHIP,
    SKULL,
    TREASURE,
    WHEEL,
    YELLOW,
)
from nassau.games.port_royal.sheet import SHEETS, Sheet
from nassau.games.port_royal.state import PortRoyal

# Tuned by games of these rules against themselves (docs/results/ladder.md).
POINT: Final = 1.7  # crosses that a victory point is worth
HELP: Final[dict[str, float]] = {
    "sailor": 1.1, "pirate": 5.5, "trader": 1.6, "wholesaler": 6.1, "jester": 1.0, "vice_admiral": 2.1, "admiral": 0.4,
    "senorita": 10.9, "cannoneer": 2.1, "captain": 3.7, "diplomat": 3.4, "clerk": 3.7, "passenger": 0.0,
}  # fmt: skip
ABILITY: Final[list[float]] = [HELP[person] for person in PERSONS]
"""What a person's help is worth at the start of a game; it fades as the game nears its end."""
SKULL_COST: Final = 1.2
WRONG_SHIP: Final = 2.4
NO_WHEEL: Final = 3.3
ANY_WHEEL: Final = 0.7
TOO_FEW: Final = 0.35  # a number that takes more crosses at once than there are
CLOSED: Final = 4.0  # a mission that is not fulfilled yet
FIRST: Final = 2.6  # points for the first who fulfils a mission,
AFTER: Final = 1.1  # and for others
UNFULFILLED: Final = 0.05  # of that as long as it is not
FAR: Final = 1e6
NEARING: Final = 0.45  # of a goal's worth that being right before it is worth
PATIENCE: Final = 5.0  # crosses of distance after which a goal is worth a third


class Chart:
    """One sheet: its goals are all islands and then all prizes."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.islands = len(sheet.islands)
        sources = [*sheet.fields, *[[field] for field in sheet.prizes]]
        self.away: list[list[float]] = [distances(sheet, source) for source in sources]
        """By goal and field: what it takes to come to the goal from there."""


def distances(sheet: Sheet, source: list[int]) -> list[float]:
    found = [FAR] * sheet.size
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
    kind, price = sheet.kind[field], float(sheet.price[field])
    if kind == SKULL:
        return price + SKULL_COST
    if kind == SHIP:
        return price + 0.7 * WRONG_SHIP
    return price + 0.6 * NO_WHEEL if kind == WHEEL else price


CHARTS: Final[list[Chart]] = [Chart(sheet) for sheet in SHEETS]


class Course:
    """What is left to reach for one seat, and how near it is."""

    def __init__(self, table: PortRoyal, seat: int, pool: int) -> None:
        self.table = table
        self.seat = seat
        self.pool = pool
        self.chart = CHARTS[int(table.options["chapter"]) - 1]
        self.fading = fading(table)
        self.goals: list[int] = []
        self.worth: list[float] = []
        self.more: list[float] = []  # crosses besides the way to the goal
        self.list_goals()

    def list_goals(self) -> None:
        table, sheet, seat = self.table, self.table.sheet, self.seat
        for island in range(self.chart.islands):
            if not table.crew[seat] >> island & 1:
                left = -1.0
                for field in sheet.fields[island]:
                    if not table.is_done(seat, field):
                        left += 1.0
                self.add(island, POINT * sheet.points[island] + ABILITY[sheet.person[island]] * self.fading, left)
        for place in range(len(sheet.prizes)):
            field = sheet.prizes[place]
            if not table.is_done(seat, field):
                self.add(self.chart.islands + place, self.prize(field), 0.0)

    def add(self, goal: int, worth: float, more: float) -> None:
        self.goals.append(goal)
        self.worth.append(worth)
        self.more.append(more)

    def prize(self, field: int) -> float:
        table, number = self.table, self.table.sheet.prize[field]
        if table.sheet.kind[field] == TREASURE:
            return POINT * table.sheet.worth[field] if table.treasures[number] == NOBODY else 0.01
        sure = 1.0 if table.achieved(self.seat, number) >= table.sheet.worth[field] else UNFULFILLED
        return sure * POINT * (AFTER if table.missions[number] else FIRST)

    def cost(self, field: int) -> float:
        """What crossing a field of the border takes now."""
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

    def by_way_of(self, field: int) -> float:
        """The best goal beyond a field of the border: its worth for each cross."""
        here, away, best = self.cost(field), self.chart.away, 0.0
        for index in range(len(self.goals)):
            best = max(best, self.worth[index] / (here + away[self.goals[index]][field] + self.more[index]))
        return best

    def nearness(self) -> float:
        """What the ways that lead to goals are worth already, in crosses."""
        border, total = self.table.border[self.seat], 0.0
        costs = [self.cost(field) for field in border]
        for index in range(len(self.goals)):
            away, toll = self.chart.away[self.goals[index]], FAR
            for place in range(len(border)):
                toll = min(toll, costs[place] + away[border[place]])
            total += self.worth[index] * NEARING * exp(-(toll + self.more[index] - 1.0) / PATIENCE)
        return total


def fading(table: PortRoyal) -> float:
    """How much of the game is left: from 1 to 0."""
    return max(0.0, 1.0 - max(table.points) / GOAL)
