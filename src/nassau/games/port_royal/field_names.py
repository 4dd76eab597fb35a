"""Numbers of the texts that describe a field: of the kinds what, place, origin and goal in texts/layout.toml.

Each list of names consists of blocks; a number is the offset of the block plus an index in it.
"""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.components import (
    COLOURS,
    ISLAND,
    MISSION,
    MISSIONS,
    NUMBER,
    SEA,
    SHIP,
    SKULL,
    START,
    TREASURE,
    TREASURES,
    WHEEL,
)

MOST_ISLANDS: Final = 16
LOWEST_NUMBER: Final = 2  # of a number field
NUMBERS: Final = 3
PERSON: Final = -1  # a block of names.origin, like the kinds of fields


def offsets(blocks: list[tuple[int, int]]) -> dict[int, int]:
    """The first number of each block, from (kind, size) in the order of the names."""
    found: dict[int, int] = {}
    size = 0
    for kind, length in blocks:
        found[kind] = size
        size += length
    return found


WHAT: Final = offsets(
    [
        (ISLAND, MOST_ISLANDS),
        (SEA, 1),
        (SHIP, len(COLOURS)),
        (SKULL, 1),
        (WHEEL, 1),
        (NUMBER, NUMBERS),
        (TREASURE, len(TREASURES)),
        (MISSION, len(MISSIONS)),
        (START, 1),
    ]
)
"""Blocks of names.what."""
ENDS: Final = offsets(
    [(ISLAND, MOST_ISLANDS), (SEA, 1), (TREASURE, len(TREASURES)), (MISSION, len(MISSIONS)), (PERSON, 0)]
)
"""Blocks of names.origin and names.goal."""
NOWHERE: Final = ENDS[SEA]
LONGEST_ROUTE: Final = 10
"""names.place: positions on a route, counted from 1, then positions on an island."""


def what_number(kind: int, index: int) -> int:
    """What a field is: index is its island, ship colour, printed number, treasure or mission."""
    return WHAT[kind] + (index - LOWEST_NUMBER if kind == NUMBER else index)


def place_number(kind: int, index: int) -> int:
    """The end of a route: an island, treasure or mission."""
    return ENDS[kind] + index


def person_number(person: int) -> int:
    """The person on whose island a field lies."""
    return ENDS[PERSON] + person


def island_place(index: int) -> int:
    """The position of a field on its island."""
    return LONGEST_ROUTE + 1 + index
