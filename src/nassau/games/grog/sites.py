"""Which building stands where: one table, and what follows from it.

Provenance: a reconstruction. The rulebook shows the sites only in a picture. Known from its examples: sword shops on
blue, yellow and grey; a hat shop on grey and others elsewhere; a hook shop on orange; several anchor shops worth 3; one
bar worth 6. Known from reviews: 12 types, 7 different ones on each peninsula, one type per row, only the lowest row
mixed. The table below is ours and agrees with all of this (G1.3, G1.4); replace it here if the true one turns up.
"""

from __future__ import annotations

from typing import Final

GREEN, BLUE, ORANGE, YELLOW, GREY = range(5)
COLOURS: Final = 5

(HAT, SWORD, PEG_LEG, ANCHOR, COFFIN, HOOK, FIGUREHEAD, CANNONBALL, EYEPATCH, VOODOO, FORTUNE_TELLER, BAR) = range(12)
TYPES: Final = 12

ROWS: Final[tuple[tuple[int, ...], ...]] = (
    # green, blue, orange, yellow, grey; -1 is empty ground
    (HAT, -1, HAT, HAT, HAT),
    (-1, SWORD, -1, SWORD, SWORD),
    (PEG_LEG, PEG_LEG, PEG_LEG, PEG_LEG, -1),
    (ANCHOR, ANCHOR, ANCHOR, -1, -1),
    (COFFIN, -1, -1, COFFIN, COFFIN),
    (HOOK, HOOK, HOOK, -1, HOOK),
    (-1, FIGUREHEAD, FIGUREHEAD, FIGUREHEAD, -1),
    (-1, -1, CANNONBALL, CANNONBALL, CANNONBALL),
    (EYEPATCH, EYEPATCH, -1, -1, EYEPATCH),
    (VOODOO, FORTUNE_TELLER, BAR, VOODOO, FORTUNE_TELLER),
)

PER_PENINSULA: Final = 7
BUILDINGS: Final = COLOURS * PER_PENINSULA

PENINSULA: Final[tuple[int, ...]] = tuple(building // PER_PENINSULA for building in range(BUILDINGS))
"""Buildings are numbered peninsula by peninsula from the left, each from the top."""

TYPE: Final[tuple[int, ...]] = tuple(row[colour] for colour in range(COLOURS) for row in ROWS if row[colour] >= 0)

ROW: Final[tuple[int, ...]] = tuple(
    height for colour in range(COLOURS) for height, row in enumerate(ROWS) if row[colour] >= 0
)

SAME_TYPE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in range(BUILDINGS) if TYPE[other] == kind) for kind in range(TYPES)
)
"""The buildings of each type."""

GOAL_VALUE: Final[tuple[int, ...]] = tuple({4: 2, 3: 3, 2: 4, 1: 6}[len(sites)] for sites in SAME_TYPE)
"""G15.7: the rarer a type, the more a goal pays for each. Sure for anchor (3) and bar (6), else part of the
reconstruction."""


def building(colour: int, kind: int) -> int:
    """The building of a type on a peninsula."""
    for number in SAME_TYPE[kind]:
        if PENINSULA[number] == colour:
            return number
    raise ValueError(f"no building of type {kind} on peninsula {colour}")
