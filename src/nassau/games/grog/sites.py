"""The building sites: one table, and the look-ups derived from it.

Provenance: a reconstruction. The rulebook shows the sites only in a picture. Known from its examples: sword shops on
blue, yellow and grey; a hat shop on grey and others elsewhere; a hook shop on orange; several anchor shops worth 3; one
bar worth 6. Known from reviews: 12 types, 7 different ones on each peninsula, one type per row, only the lowest row
mixed. The table agrees with all of this (G1.3, G1.4); if the printed one becomes known, replace it here.
"""

from __future__ import annotations

from typing import Final

GREEN, BLUE, ORANGE, YELLOW, GREY = range(5)
COLOURS: Final = 5

(HAT, SWORD, PEG_LEG, ANCHOR, COFFIN, HOOK, FIGUREHEAD, CANNONBALL, EYEPATCH, VOODOO, FORTUNE_TELLER, BAR) = range(12)
TYPES: Final = 12

EMPTY: Final = -1  # a space without a building
ROWS: Final[tuple[tuple[int, ...], ...]] = (
    # green, blue, orange, yellow, grey
    (HAT, EMPTY, HAT, HAT, HAT),
    (EMPTY, SWORD, EMPTY, SWORD, SWORD),
    (PEG_LEG, PEG_LEG, PEG_LEG, PEG_LEG, EMPTY),
    (ANCHOR, ANCHOR, ANCHOR, EMPTY, EMPTY),
    (COFFIN, EMPTY, EMPTY, COFFIN, COFFIN),
    (HOOK, HOOK, HOOK, EMPTY, HOOK),
    (EMPTY, FIGUREHEAD, FIGUREHEAD, FIGUREHEAD, EMPTY),
    (EMPTY, EMPTY, CANNONBALL, CANNONBALL, CANNONBALL),
    (EYEPATCH, EYEPATCH, EMPTY, EMPTY, EYEPATCH),
    (VOODOO, FORTUNE_TELLER, BAR, VOODOO, FORTUNE_TELLER),
)

PER_PENINSULA: Final = 7
BUILDINGS: Final = COLOURS * PER_PENINSULA

PENINSULA: Final[tuple[int, ...]] = tuple(building // PER_PENINSULA for building in range(BUILDINGS))
"""Buildings are numbered peninsula by peninsula from the left, each from the top."""

TYPE: Final[tuple[int, ...]] = tuple(row[colour] for colour in range(COLOURS) for row in ROWS if row[colour] != EMPTY)

ROW: Final[tuple[int, ...]] = tuple(
    height for colour in range(COLOURS) for height, row in enumerate(ROWS) if row[colour] != EMPTY
)

SAME_TYPE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in range(BUILDINGS) if TYPE[other] == kind) for kind in range(TYPES)
)
"""The buildings of each type."""

POINTS_BY_SITES: Final[dict[int, int]] = {4: 2, 3: 3, 2: 4, 1: 6}
"""G15.7: points of a goal per building, by the number of sites of its type. Known for anchor (3) and bar (6); the rest
is part of the reconstruction."""

GOAL_VALUE: Final[tuple[int, ...]] = tuple(POINTS_BY_SITES[len(sites)] for sites in SAME_TYPE)
"""By building type."""


def building(colour: int, kind: int) -> int:
    """The building of a type on a peninsula; ValueError if there is none."""
    for number in SAME_TYPE[kind]:
        if PENINSULA[number] == colour:
            return number
    raise ValueError(f"no building of type {kind} on peninsula {colour}")
