"""Values of goals and costs of routes for a seat that knows only its view, in crosses.

Fields that cannot be crossed now (another ship's colour, a wheel field without a wheel) cost more, because a later turn
may open them.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    BLUE,
    GOAL,
    MISSION_FIRST,
    MISSION_LATER,
    NUMBER,
    ORANGE,
    PERSONS,
    SHIP,
    SKULL,
    TREASURE,
    WHEEL,
    YELLOW,
)
from nassau.games.port_royal.view_types import View
from nassau.kernel import NOBODY

POINT: Final = 2.2  # a point
HELP: Final[dict[str, float]] = {
    "sailor": 2.5, "pirate": 5.0, "trader": 2.0, "wholesaler": 3.0, "jester": 1.5, "vice_admiral": 1.5, "admiral": 3.0,
    "senorita": 6.0, "cannoneer": 1.5, "captain": 3.5, "diplomat": 1.5, "clerk": 2.0, "passenger": 0.0,
}  # fmt: skip
ABILITY: Final = [HELP[person] for person in PERSONS]
"""The value of a person's ability at the start of a game; it decreases to 0 towards the end."""
SKULL_COST: Final = 0.8
WRONG_SHIP: Final = 2.0
NO_WHEEL: Final = 3.0
ANY_WHEEL: Final = 1.2
SOON: Final = 1.6  # factor for a goal that the pool can reach
TOO_FEW: Final = 0.5  # a number field that costs more than the pool
TAKEN: Final = 0.01  # value of a treasure that another seat has found
UNREACHABLE: Final = 1e9


class Outlook:
    """A sheet as its seat values it, with the cheapest routes from all reached fields."""

    def __init__(self, seat: int, view: View, pool: int = 0) -> None:
        self.view, self.seat, self.pool = view, seat, pool
        self.own = view.players[seat]
        self.sheet = SHEETS[view.chapter - 1]
        self.done = {0, *self.own.crossed, *self.own.filled}
        discount = self.sheet.total(self.sheet.discount, sum(1 << island for island in self.own.crew))
        self.price = [max(1, price - discount) for price in self.sheet.price]
        self.measure()

    def measure(self) -> None:
        """Dijkstra from all crosses: the cost of the route to each field, and the field before it."""
        start = [0, *self.own.crossed]
        self.toll = dict.fromkeys(start, 0.0)
        self.before: dict[int, int] = {}
        waiting = [(0.0, field) for field in start]
        while waiting:
            toll, field = heappop(waiting)
            if toll > self.toll[field]:
                continue
            for near in self.sheet.neighbours[field]:
                further = toll + self.cost(near)
                if further < self.toll.get(near, UNREACHABLE):
                    self.toll[near], self.before[near] = further, field
                    heappush(waiting, (further, near))

    def cost(self, field: int) -> float:
        """Crosses of a field and its other costs."""
        if field in self.done:
            return 0.0
        kind, price = self.sheet.kind[field], float(self.price[field])
        if kind == SKULL:
            return price + SKULL_COST
        if kind == SHIP and self.sheet.colour[field] not in self.own.colours:
            return price + WRONG_SHIP
        if kind == NUMBER and self.pool < self.price[field]:
            return price + TOO_FEW
        if kind == WHEEL:
            spare = [self.own.spare[colour] for colour in (YELLOW, ORANGE, BLUE)]
            return price + (ANY_WHEEL if any(spare) else NO_WHEEL)
        return price

    # -- goals

    def goals(self) -> list[tuple[float, int]]:
        """The goals left, best first: value per cross, and the field that the route leads to."""
        islands = [
            self.rated(self.island_worth(island), *self.landing(island, left))
            for island, left in enumerate(self.own.left)
            if left
        ]
        prizes = [field for field in self.sheet.prizes if field not in self.done]
        return sorted(islands + [self.rated(self.prize_worth(field), self.toll[field], field) for field in prizes])[
            ::-1
        ]

    def rated(self, worth: float, toll: float, field: int) -> tuple[float, int]:
        return worth / toll * (SOON if toll <= self.pool else 1.0), field

    def landing(self, island: int, left: int) -> tuple[float, int]:
        """The cost of completing the island, and its nearest empty field."""
        toll, field = min((self.toll[field], field) for field in self.sheet.fields[island] if field not in self.done)
        return toll + left - 1, field

    def island_worth(self, island: int) -> float:
        """Points count fully, the ability in proportion to the rest of the game."""
        left = max(0.0, 1 - max(player.points for player in self.view.players) / GOAL)
        return POINT * self.sheet.points[island] + ABILITY[self.sheet.person[island]] * left

    def prize_worth(self, field: int) -> float:
        if self.sheet.kind[field] == TREASURE:
            return POINT * self.sheet.worth[field] if self.view.treasures[self.sheet.prize[field]] == NOBODY else TAKEN
        mission = next(one for one in self.view.missions if one.mission == self.sheet.prize[field])
        return POINT * (MISSION_LATER if mission.seats else MISSION_FIRST)

    def route(self, field: int) -> list[int]:
        """The fields still to be crossed on the way to this one, in order."""
        found = []
        while field in self.before:
            if field not in self.done:
                found.append(field)
            field = self.before[field]
        return found[::-1]

    def next_field(self, open_fields: set[int]) -> int | None:
        """The first field of the route to the best goal that can be crossed now, or None."""
        for _, field in self.goals():
            route = self.route(field)
            if route and route[0] in open_fields:
                return route[0]
        plain = [field for field in open_fields if self.sheet.kind[field] != SKULL]
        return min(plain, key=lambda field: (self.cost(field), field), default=None)

    def far(self, fields: list[int]) -> int:
        """The most distant field, for the señorita."""
        return max(fields, key=lambda field: (self.toll.get(field, 0.0), -field))

    def wanted(self, colour: int) -> bool:
        """Whether a ship of this colour opens a field next to the crosses."""
        near = {field for done in self.done for field in self.sheet.neighbours[done]} - self.done
        return any(self.sheet.kind[field] == SHIP and self.sheet.colour[field] == colour for field in near)
