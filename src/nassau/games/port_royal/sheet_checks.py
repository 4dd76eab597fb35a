"""Validation of sheet files; each check raises BadSheet naming the bad field."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from nassau.games.port_royal.components import ISLAND, KINDS, MISSION, START, TREASURE
from nassau.games.port_royal.sheet import MOST_FIELDS, BadSheet, Sheet
from nassau.kernel import NOTHING


def check_sheet(sheet: Sheet) -> None:
    check_reach(sheet)
    check_leaves(sheet)
    check_edges(sheet)


def check_nodes(nodes: list[dict[str, Any]]) -> None:
    """Every field has its own id and place, and the start is first."""
    if not nodes or nodes[0]["kind"] != KINDS[START] or len(nodes) > MOST_FIELDS:
        raise BadSheet(f"a sheet has 2 to {MOST_FIELDS} fields and begins with its start")
    places: dict[tuple[int, int], str] = {}
    ids: set[str] = set()
    for node in nodes:
        place = (node["x"], node["y"])
        if place in places:
            raise BadSheet(f"fields {places[place]} and {node['id']} are in one place")
        if node["id"] in ids:
            raise BadSheet(f"field {node['id']} is there twice")
        places[place] = node["id"]
        ids.add(node["id"])


def check_reach(sheet: Sheet) -> None:
    """Every field is connected to the start."""
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
    """P9.7, P14.3: treasures and missions have one neighbour; every island field belongs to an island."""
    for field in range(sheet.size):
        if sheet.kind[field] in (TREASURE, MISSION) and len(sheet.neighbours[field]) != 1:
            raise BadSheet(f"field {sheet.ids[field]} must have one neighbour, not {len(sheet.neighbours[field])}")
        if sheet.kind[field] == ISLAND and sheet.island[field] == NOTHING:
            raise BadSheet(f"field {sheet.ids[field]} belongs to no island")


def check_edges(sheet: Sheet) -> None:
    """P9.3: islands are connected by routes only, so that contact with a neighbour implies a complete route."""
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
