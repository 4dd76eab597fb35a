"""R20.1–R20.5: the value of the tokens under a flag."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import (
    FACES,
    FIRST_GOOD,
    FIRST_MAP,
    GOOD_TOKEN,
    SORTS_OF_GOODS,
    STACK_OF,
    VALUE,
    VALUES_PER_SORT,
)

TAVERNS: Final = 0
CHESTS: Final = 1
GUARDS: Final = 2
BEDS: Final = 3
GOODS: Final = 4
RENDEZVOUS: Final = 5
MAPS: Final = 6
ROWS: Final = 7
ROW_OF_STACK: Final[tuple[int, ...]] = (
    TAVERNS, MAPS, CHESTS, CHESTS, GUARDS, GUARDS, GOODS, RENDEZVOUS, BEDS, BEDS, BEDS,
)  # fmt: skip


ROW_OF_FACE: Final[tuple[int, ...]] = tuple(ROW_OF_STACK[stack] for stack in STACK_OF)


def honour(faces: list[int]) -> list[int]:
    """R20.1–R20.5: the points by row: taverns, chests, guards, sleeping places, supplies, rendez-vous, maps."""
    points = [0] * ROWS
    for face in faces:
        points[ROW_OF_FACE[face]] += VALUE[face]  # R20.1, R20.3
    points[GOODS] = goods_value(faces)
    points[MAPS] = maps_value(faces)
    return points


def goods_value(faces: list[int]) -> int:
    """R20.2: the best token of each good."""
    best = [0] * SORTS_OF_GOODS
    for face in faces:
        if STACK_OF[face] == GOOD_TOKEN:
            sort = (face - FIRST_GOOD) // VALUES_PER_SORT
            best[sort] = max(best[sort], VALUE[face])
    return sum(best)


def maps_value(faces: list[int]) -> int:
    """R20.4, R20.5: pairs of a colour; the lowest of an odd number does not count."""
    points = 0
    for first in range(FIRST_MAP, FIRST_MAP + 3 * VALUES_PER_SORT, VALUES_PER_SORT):
        count, lowest = 0, FACES
        for face in faces:
            if first <= face < first + VALUES_PER_SORT:
                count, lowest = count + 1, min(lowest, face)
                points += VALUE[face]
        if count % 2:
            points -= VALUE[lowest]
    return points
