"""R20: what the tokens under a flag are worth."""

from __future__ import annotations

from nassau.games.rum.components import (
    BERTH,
    CHEST_TOKEN,
    FIRST_FACE,
    FIRST_GOOD,
    FIRST_MAP,
    GOOD_TOKEN,
    RENDEZVOUS_TOKEN,
    SMALL_GUARD,
    SORTS_OF_GOODS,
    STACKS,
    TAVERN_TOKEN,
    VALUE,
    VALUES_PER_SORT,
)


def honour(held: list[int], base: int) -> list[int]:
    """Taverns, chests, guards, sleeping places, supplies, rendez-vous, maps; `held[base + face]` counts tokens."""
    return [
        face_value(held, base, FIRST_FACE[TAVERN_TOKEN], FIRST_FACE[TAVERN_TOKEN + 1]),
        face_value(held, base, FIRST_FACE[CHEST_TOKEN], FIRST_FACE[SMALL_GUARD]),
        face_value(held, base, FIRST_FACE[SMALL_GUARD], FIRST_FACE[GOOD_TOKEN]),
        face_value(held, base, FIRST_FACE[BERTH], FIRST_FACE[STACKS]),
        goods_value(held, base),
        face_value(held, base, FIRST_FACE[RENDEZVOUS_TOKEN], FIRST_FACE[RENDEZVOUS_TOKEN + 1]),
        maps_value(held, base),
    ]


def face_value(held: list[int], base: int, first: int, end: int) -> int:
    """R20.1, R20.3: as printed."""
    points = 0
    for face in range(first, end):
        points += held[base + face] * VALUE[face]
    return points


def goods_value(held: list[int], base: int) -> int:
    """R20.2: the best of every good."""
    points = 0
    for sort in range(SORTS_OF_GOODS):
        first = FIRST_GOOD + VALUES_PER_SORT * sort
        points += max([VALUE[face] for face in range(first, first + VALUES_PER_SORT) if held[base + face]], default=0)
    return points


def maps_value(held: list[int], base: int) -> int:
    """R20.4, R20.5: pairs of a colour; of an odd number the lowest drops out."""
    points = 0
    for colour in range(3):
        first = FIRST_MAP + VALUES_PER_SORT * colour
        faces = [face for face in range(first, first + VALUES_PER_SORT) if held[base + face]]
        points += sum([held[base + face] * VALUE[face] for face in faces])
        if sum([held[base + face] for face in faces]) % 2:
            points -= VALUE[faces[0]]
    return points
