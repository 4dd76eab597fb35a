"""R20: what the tokens under a flag are worth."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import FIRST_GOOD, FIRST_MAP, SORTS_OF_GOODS, STACK_OF, VALUE, VALUES_PER_SORT

TAVERNS: Final = 0
CHESTS: Final = 1
GUARDS: Final = 2
BEDS: Final = 3
GOODS: Final = 4
RENDEZVOUS: Final = 5
MAPS: Final = 6
ROW_OF_STACK: Final[tuple[int, ...]] = (
    TAVERNS, MAPS, CHESTS, CHESTS, GUARDS, GUARDS, GOODS, RENDEZVOUS, BEDS, BEDS, BEDS,
)  # fmt: skip


def honour(faces: list[int]) -> list[int]:
    """The points of a flag's tokens: taverns, chests, guards, sleeping places, supplies, rendez-vous, maps."""
    points = [0] * 7
    for face in faces:
        points[ROW_OF_STACK[STACK_OF[face]]] += VALUE[face]  # R20.1, R20.3
    points[GOODS] = goods_value(faces)
    points[MAPS] = maps_value(faces)
    return points


def goods_value(faces: list[int]) -> int:
    """R20.2: the best of every good."""
    return sum([max(values_of(faces, FIRST_GOOD, sort), default=0) for sort in range(SORTS_OF_GOODS)])


def maps_value(faces: list[int]) -> int:
    """R20.4, R20.5: pairs of a colour; of an odd number the lowest drops out."""
    points = 0
    for colour in range(3):
        values = values_of(faces, FIRST_MAP, colour)
        points += sum(values)
        if len(values) % 2:
            points -= min(values)
    return points


def values_of(faces: list[int], first: int, sort: int) -> list[int]:
    """The values of one good, or of one colour of maps."""
    start = first + VALUES_PER_SORT * sort
    return [VALUE[face] for face in faces if start <= face < start + VALUES_PER_SORT]
