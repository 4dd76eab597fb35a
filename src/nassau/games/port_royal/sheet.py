"""The sheets of the four chapters: maps of fields, islands and sea routes, read from data files and checked.

The maps are reconstructions that fit every rule and the printed list of persons; each file says what in it is
certain. Fields are numbered in the order of the file; field 0 is the start.
"""

from __future__ import annotations

import json
from importlib import resources
from itertools import pairwise
from typing import Any, Final

from nassau.games.port_royal.components import (
    COLOURS,
    ISLAND,
    KINDS,
    MISSION,
    MISSIONS,
    NOTHING,
    NUMBER,
    PERSONS,
    SEA,
    SHIP,
    SKULL,
    START,
    TREASURE,
    TREASURES,
    WHEEL,
)

SPAN: Final = 60
"""Fields in one word of a bit set: as many as a compiled int holds without boxing."""
WORDS: Final = 3
MOST: Final = SPAN * WORDS
WORD: Final[tuple[int, ...]] = tuple([field // SPAN for field in range(MOST)])
BIT: Final[tuple[int, ...]] = tuple([1 << field % SPAN for field in range(MOST)])
START_ISLANDS: Final = 4
NOWHERE: Final = 16
FIRST_PERSON: Final = 28
ON_ISLAND: Final = 10


class BadSheet(ValueError):
    """A sheet file that cannot be played on; the message names the field at fault."""


class Sheet:
    """One chapter's map. Lists are by field or by island; nothing changes after it has been read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.ids: list[str] = [str(node["id"]) for node in data["nodes"]]
        self.numbers: dict[str, int] = {id: number for number, id in enumerate(self.ids)}
        self.islands: list[str] = [str(row["id"]) for row in data["islands"]]
        self.size = len(self.ids)
        check_places(data["nodes"], self.numbers)
        self.read_fields(data["nodes"])
        self.read_edges(data["edges"])
        self.read_islands(data["islands"])
        self.read_abilities([row["ability"] for row in data["islands"]])
        self.routes: list[list[int]] = [self.read_route(row) for row in data["routes"]]
        self.name_fields()
        check_reach(self)
        check_leaves(self)
        check_edges(self)

    def field(self, id: object) -> int:
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
                self.claim(field, number)
            for seats, ids in row.get("precross", {}).items():
                self.prepared[int(seats)] = [self.field(id) for id in ids]
        if len(self.start) != START_ISLANDS:
            raise BadSheet(f"the start field S has {len(self.start)} start islands, not {START_ISLANDS}")

    def claim(self, field: int, island: int) -> None:
        if self.kind[field] != ISLAND or self.island[field] != NOTHING:
            raise BadSheet(f"field {self.ids[field]} cannot belong to island {self.islands[island]}")
        self.island[field] = island
        self.mask[WORDS * island + WORD[field]] |= BIT[field]

    def read_abilities(self, rows: list[dict[str, Any]]) -> None:
        """What each island's person gives; 0 where it does not."""
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
        """The sum of a column of abilities over the islands in a bit set."""
        result = island = 0
        while crew:
            if crew & 1:
                result += table[island]
            crew >>= 1
            island += 1
        return result

    def read_route(self, row: dict[str, Any]) -> list[int]:
        """The fields of a route from dock to dock, both included."""
        first, last = row["docks"]
        chain = [self.field(id) for id in (first, *row["fields"], last)]
        for one, other in pairwise(chain):
            if other not in self.neighbours[one]:
                raise BadSheet(f"route {row['id']} is broken between {self.ids[one]} and {self.ids[other]}")
        return chain

    # -- in words: names.what, names.place, names.origin and names.goal of words.toml

    def name_fields(self) -> None:
        """For every field what it is and where it lies: the how-manieth on whose island, or on the way between what."""
        self.what: list[int] = [self.read_what(field) for field in range(self.size)]
        self.origin: list[int] = [NOWHERE] * self.size
        self.goal: list[int] = [NOWHERE] * self.size
        self.place: list[int] = [0] * self.size
        for field in range(self.size):
            island = self.island[field]
            if island != NOTHING:
                self.origin[field] = FIRST_PERSON + self.person[island]
                self.place[field] = ON_ISLAND + 1 + self.fields[island].index(field)
        for route in self.routes:
            for number, field in enumerate(route[1:-1], 1):
                self.place[field] = number
                self.origin[field] = self.read_end(route[0])
                self.goal[field] = self.read_end(route[-1])

    def read_what(self, field: int) -> int:
        """16 islands, sea, 6 ship colours, skull, wheel, numbers 2 to 4, 5 treasures, 6 missions, start."""
        kind = self.kind[field]
        if kind == ISLAND:
            return self.island[field]
        if kind == SHIP:
            return 17 + self.colour[field]
        if kind == NUMBER:
            return 23 + self.price[field]
        if kind == TREASURE:
            return 28 + self.prize[field]
        if kind == MISSION:
            return 33 + self.prize[field]
        return {SEA: 16, SKULL: 23, WHEEL: 24, START: 39}[kind]

    def read_end(self, dock: int) -> int:
        """16 islands, nowhere, 5 treasures, 6 missions; a spur that leaves a route begins where the route does."""
        if self.island[dock] != NOTHING:
            return self.island[dock]
        if self.kind[dock] == TREASURE:
            return 17 + self.prize[dock]
        if self.kind[dock] == MISSION:
            return 22 + self.prize[dock]
        return self.origin[dock]


def position(names: tuple[str, ...], row: dict[str, Any], key: str) -> int:
    if row[key] not in names:
        raise BadSheet(f"field {row['id']}: there is no {key} {row[key]!r}")
    return names.index(row[key])


def colour_set(names: list[str]) -> int:
    result = 0
    for name in names:
        result |= 1 << COLOURS.index(name)
    return result


# -- what a sheet must be


def check_places(nodes: list[dict[str, Any]], numbers: dict[str, int]) -> None:
    """Every field once, at a place of its own, the start first."""
    if not nodes or nodes[0]["kind"] != KINDS[START] or len(nodes) > MOST:
        raise BadSheet(f"a sheet has 2 to {MOST} fields and begins with its start")
    places: dict[tuple[int, int], str] = {}
    for number, node in enumerate(nodes):
        place = (node["x"], node["y"])
        if place in places:
            raise BadSheet(f"fields {places[place]} and {node['id']} are in one place")
        if numbers[node["id"]] != number:
            raise BadSheet(f"field {node['id']} is there twice")
        places[place] = node["id"]


def check_reach(sheet: Sheet) -> None:
    """Every field can be reached from the start."""
    reached, waiting = {0}, [0]
    while waiting:
        for near in sheet.neighbours[waiting.pop()]:
            if near not in reached:
                reached.add(near)
                waiting.append(near)
    for field in range(sheet.size):
        if field not in reached:
            raise BadSheet(f"field {sheet.ids[field]} cannot be reached from the start")


def check_leaves(sheet: Sheet) -> None:
    """P9.7, P14.3: treasures and missions end their way; every island field belongs to an island."""
    for field in range(sheet.size):
        if sheet.kind[field] in (TREASURE, MISSION) and len(sheet.neighbours[field]) != 1:
            raise BadSheet(f"field {sheet.ids[field]} must have one neighbour, not {len(sheet.neighbours[field])}")
        if sheet.kind[field] == ISLAND and sheet.island[field] == NOTHING:
            raise BadSheet(f"field {sheet.ids[field]} belongs to no island")


def check_edges(sheet: Sheet) -> None:
    """P9.3: one enters an island over a whole route and in no other way; so a neighbour is all one has to look at."""
    steps = {frozenset(pair) for route in sheet.routes for pair in pairwise(route)}
    for field in range(sheet.size):
        for near in sheet.neighbours[field]:
            inside = sheet.island[field] != NOTHING and sheet.island[field] == sheet.island[near]
            if not inside and frozenset((field, near)) not in steps:
                raise BadSheet(f"fields {sheet.ids[field]} and {sheet.ids[near]} border without a route")
    for route in sheet.routes:
        for field in route[1:-1]:
            if sheet.kind[field] in (START, ISLAND):
                raise BadSheet(f"field {sheet.ids[field]} cannot lie on a sea route")


def read_sheet(text: str) -> Sheet:
    """The sheet in a JSON document, or BadSheet."""
    try:
        return Sheet(json.loads(text))
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadSheet):
            raise
        raise BadSheet(f"this is no sheet: {error!r}") from error


def chapter_text(chapter: int) -> str:
    folder = resources.files("nassau.games.port_royal") / "sheets"
    return folder.joinpath(f"chapter{chapter}.json").read_text(encoding="utf-8")


SHEETS: Final[list[Sheet]] = [read_sheet(chapter_text(chapter)) for chapter in range(1, 5)]
"""By chapter, from chapter 1 on."""
