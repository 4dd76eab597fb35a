"""A sheet: the map of a chapter with its fields, islands and sea routes.

The maps are reconstructions that fit every rule and the printed list of persons; each data file says which parts are
certain. Fields are numbered in file order; field 0 is the start.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from nassau.games.port_royal.components import (
    COLOURS,
    ISLAND,
    KINDS,
    MISSION,
    MISSIONS,
    NUMBER,
    PERSONS,
    SHIP,
    TREASURE,
    TREASURES,
)
from nassau.games.port_royal.field_names import NOWHERE, island_place, person_number, place_number, what_number
from nassau.kernel import NOTHING

WORD_BITS: Final = 60
"""Fields per word of a bit set: a compiled int of this size is not boxed."""
WORDS: Final = 3
MOST_FIELDS: Final = WORD_BITS * WORDS
WORD: Final[tuple[int, ...]] = tuple([field // WORD_BITS for field in range(MOST_FIELDS)])
BIT: Final[tuple[int, ...]] = tuple([1 << field % WORD_BITS for field in range(MOST_FIELDS)])
START_ISLANDS: Final = 4


class BadSheet(ValueError):
    """An invalid sheet file; the message names the bad field."""


class Sheet:
    """The map of a chapter. Lists are by field or by island; immutable once read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.ids: list[str] = [str(node["id"]) for node in data["nodes"]]
        self.numbers: dict[str, int] = {id: number for number, id in enumerate(self.ids)}
        self.islands: list[str] = [str(row["id"]) for row in data["islands"]]
        self.size = len(self.ids)
        self.read_fields(data["nodes"])
        self.read_edges(data["edges"])
        self.read_islands(data["islands"])
        self.read_abilities([row["ability"] for row in data["islands"]])
        self.routes: list[list[int]] = [self.read_route(row) for row in data["routes"]]
        self.name_fields()

    def field(self, id: object) -> int:
        """The number of the field with this id; BadSheet if there is none."""
        if id not in self.numbers:
            raise BadSheet(f"there is no field {id!r}")
        return self.numbers[str(id)]

    # -- by field

    def read_fields(self, nodes: list[dict[str, Any]]) -> None:
        self.kind: list[int] = [position(KINDS, node, "kind") for node in nodes]
        self.colour: list[int] = [NOTHING] * self.size  # of a ship field
        self.price: list[int] = [1] * self.size  # crosses, as printed
        self.prize: list[int] = [NOTHING] * self.size  # the treasure or mission
        self.worth: list[int] = [0] * self.size  # points of a treasure, what a mission asks for
        for number, node in enumerate(nodes):
            if self.kind[number] == SHIP:
                self.colour[number] = position(COLOURS, node, "color")
            elif self.kind[number] == NUMBER:
                self.price[number] = node["number"]
            elif self.kind[number] == TREASURE:
                self.prize[number] = position(tuple(TREASURES), node, "treasure")
                self.worth[number] = node["vp"]
            elif self.kind[number] == MISSION:
                self.prize[number] = position(MISSIONS, node, "mission")
                self.worth[number] = node["need"]
        self.prizes: list[int] = [field for field in range(self.size) if self.prize[field] != NOTHING]

    def read_edges(self, edges: list[list[str]]) -> None:
        self.neighbours: list[list[int]] = [[] for _ in self.ids]
        for one, other in edges:
            self.neighbours[self.field(one)].append(self.field(other))
            self.neighbours[self.field(other)].append(self.field(one))
        for near in self.neighbours:
            near.sort()

    # -- by island

    def read_islands(self, rows: list[dict[str, Any]]) -> None:
        self.island: list[int] = [NOTHING] * self.size  # by field
        self.fields: list[list[int]] = [[self.field(id) for id in row["fields"]] for row in rows]
        self.person: list[int] = [position(PERSONS, row, "person") for row in rows]
        self.points: list[int] = [row["vp"] for row in rows]
        self.mask: list[int] = [0] * (WORDS * len(rows))  # the fields of an island as a bit set
        self.start: list[int] = [number for number, row in enumerate(rows) if row["start"]]
        self.prepared: dict[int, list[int]] = {}  # P1.8: by seats, the jester fields crossed beforehand
        for number, row in enumerate(rows):
            for field in self.fields[number]:
                self.assign(field, number)
            for seats, ids in row.get("precross", {}).items():
                self.prepared[int(seats)] = [self.field(id) for id in ids]
        if len(self.start) != START_ISLANDS:
            raise BadSheet(f"the start field S has {len(self.start)} start islands, not {START_ISLANDS}")

    def assign(self, field: int, island: int) -> None:
        """Put a field on an island; BadSheet if it is no island field or already on one."""
        if self.kind[field] != ISLAND or self.island[field] != NOTHING:
            raise BadSheet(f"field {self.ids[field]} cannot belong to island {self.islands[island]}")
        self.island[field] = island
        self.mask[WORDS * island + WORD[field]] |= BIT[field]

    def read_abilities(self, rows: list[dict[str, Any]]) -> None:
        """The abilities of each island's person, one list per ability; 0 without it."""
        admirals = ["min_board" in row for row in rows]
        bonus = [int(row.get("bonus", 0)) for row in rows]
        self.sabres: list[int] = [row.get("sabres", 0) for row in rows]
        self.admiral: list[int] = [bonus[island] if admirals[island] else 0 for island in range(len(rows))]
        self.trade: list[int] = [0 if admirals[island] else bonus[island] for island in range(len(rows))]
        self.trades: list[int] = [colour_set(row.get("colors", [])) for row in rows]
        self.jest: list[int] = [row.get("crosses", 0) for row in rows]
        self.jest_skulls: list[int] = [row.get("skulls", 0) for row in rows]
        self.discount: list[int] = [row.get("number_minus", 0) for row in rows]
        self.greens: list[int] = [row.get("green_skulls", 0) for row in rows]
        self.clerk: list[int] = [row.get("wheel_bonus", 0) for row in rows]

    def total(self, table: list[int], crew: int) -> int:
        """The sum of an ability over the islands of the bit set `crew`."""
        result = island = 0
        while crew:
            if crew & 1:
                result += table[island]
            crew >>= 1
            island += 1
        return result

    def read_route(self, row: dict[str, Any]) -> list[int]:
        """The fields of a route from dock to dock, both included; BadSheet if two are not neighbours."""
        first, last = row["docks"]
        chain = [self.field(id) for id in (first, *row["fields"], last)]
        for one, other in pairwise(chain):
            if other not in self.neighbours[one]:
                raise BadSheet(f"route {row['id']} is broken between {self.ids[one]} and {self.ids[other]}")
        return chain

    # -- numbers of texts, see field_names.py

    def name_fields(self) -> None:
        """For every field what it is, its place, and the ends between which it lies."""
        self.what: list[int] = [self.read_what(field) for field in range(self.size)]
        self.origin: list[int] = [NOWHERE] * self.size
        self.goal: list[int] = [NOWHERE] * self.size
        self.place: list[int] = [0] * self.size
        for field in range(self.size):
            island = self.island[field]
            if island != NOTHING:
                self.origin[field] = person_number(self.person[island])
                self.place[field] = island_place(self.fields[island].index(field))
        for route in self.routes:
            for number, field in enumerate(route[1:-1], 1):
                self.place[field] = number
                self.origin[field] = self.read_end(route[0])
                self.goal[field] = self.read_end(route[-1])

    def read_what(self, field: int) -> int:
        kind = self.kind[field]
        if kind == ISLAND:
            return what_number(kind, self.island[field])
        if kind == SHIP:
            return what_number(kind, self.colour[field])
        if kind == NUMBER:
            return what_number(kind, self.price[field])
        return what_number(kind, self.prize[field] if kind in (TREASURE, MISSION) else 0)

    def read_end(self, dock: int) -> int:
        """The number of a route's end; a branch that leaves a route has the origin of that route."""
        if self.island[dock] != NOTHING:
            return place_number(ISLAND, self.island[dock])
        if self.prize[dock] != NOTHING:
            return place_number(self.kind[dock], self.prize[dock])
        return self.origin[dock]


def position(names: tuple[str, ...], row: dict[str, Any], key: str) -> int:
    """The index of `row[key]` in `names`; BadSheet if it is not there."""
    if row[key] not in names:
        raise BadSheet(f"field {row['id']}: there is no {key} {row[key]!r}")
    return names.index(row[key])


def colour_set(names: list[str]) -> int:
    result = 0
    for name in names:
        result |= 1 << COLOURS.index(name)
    return result
