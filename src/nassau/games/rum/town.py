"""R1: the graph of a town of nine tiles. It is built once per game and shared by all copies of a state."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import (
    ALLEYS,
    EXIT_FIELD,
    EXIT_SEGMENTS,
    FIELDS,
    FIRST_CROSSING,
    FIRST_DARK,
    INNER_ALLEYS,
    NOWHERE,
    TILES,
    TURNED_EXIT,
)

NORTH: Final = 0
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 6


def original_exits(turn: int) -> tuple[int, ...]:
    """By exit of a tile turned `turn` quarters clockwise: the exit of the printed tile."""
    exits = list(range(8))
    for _ in range(turn):
        turned = [0] * 8
        for exit_, target in enumerate(TURNED_EXIT):
            turned[target] = exits[exit_]
        exits = turned
    return tuple(exits)


ORIGINAL_EXIT: Final[tuple[tuple[int, ...], ...]] = (
    original_exits(0),
    original_exits(1),
    original_exits(2),
    original_exits(3),
)


def behind(laid: int, exit_: int) -> tuple[int, int]:
    """The field behind an exit of a laid tile, and the whole segments before the half one."""
    tile = laid // 4
    printed = ORIGINAL_EXIT[laid % 4][exit_]
    return 4 * tile + EXIT_FIELD[tile][printed], EXIT_SEGMENTS[tile][printed]


BEHIND: Final = [[behind(laid, exit_) for exit_ in range(8)] for laid in range(4 * TILES)]
"""By laid tile and exit. Precomputed, because every game builds a town."""

CROSSINGS: Final = [
    (place, EAST + lane, place + 1, WEST + lane) for place in (0, 1, 3, 4, 6, 7) for lane in range(2)
] + [(place, SOUTH + lane, place + 3, NORTH + lane) for place in range(6) for lane in range(2)]
"""R1.4: (place, exit, other place, other exit) of each alley from FIRST_CROSSING; places in reading order."""

DARK_EXITS: Final = [
    (place, side + lane)
    for side, places in ((NORTH, (0, 1, 2)), (EAST, (2, 5, 8)), (SOUTH, (6, 7, 8)), (WEST, (0, 3, 6)))
    for place in places
    for lane in range(2)
]
"""R1.5: (place, exit) of each alley from FIRST_DARK, along the top, right, bottom and left edges."""


class Town:
    """Alleys below FIRST_CROSSING are inside tiles, below FIRST_DARK across two tiles, the others are dark.

    `laid` is 4 * tile + turn for the nine places in reading order, tiles counted from 0. Alleys outside tiles are
    numbered by their place on the board.
    """

    def __init__(self, laid: list[int]) -> None:
        self.darks: list[list[int]] = [[] for _ in range(FIELDS)]  # dark alleys by field
        if len(laid) == TILES:
            self.copy_inner()
            self.lay_crossings(laid)
            self.lay_darks(laid)
        else:
            self.near = [NOWHERE] * ALLEYS  # a field at one end
            self.far = [NOWHERE] * ALLEYS  # the field at the other end, NOWHERE for a dark alley
            self.length = [0] * ALLEYS  # segments, each of which takes a pirate
            self.streets: list[list[int]] = [[] for _ in range(FIELDS)]  # ordinary alleys by field

    def lay_inner(self) -> None:
        alley = 0
        for tile, alleys in enumerate(INNER_ALLEYS):
            for near, far, length in alleys:
                self.join(alley, 4 * tile + near, 4 * tile + far, length)
                alley += 1

    def copy_inner(self) -> None:
        """The alleys inside tiles are the same in every town."""
        self.near, self.far, self.length = INNER.near.copy(), INNER.far.copy(), INNER.length.copy()
        self.streets = [streets.copy() for streets in INNER.streets]

    def lay_crossings(self, laid: list[int]) -> None:
        """R1.4: two half segments form one."""
        alley = FIRST_CROSSING
        for place, exit_, other_place, other_exit in CROSSINGS:
            near, segments = BEHIND[laid[place]][exit_]
            far, other_segments = BEHIND[laid[other_place]][other_exit]
            self.join(alley, near, far, segments + 1 + other_segments)
            alley += 1

    def lay_darks(self, laid: list[int]) -> None:
        """R1.5, R6.2."""
        alley = FIRST_DARK
        for place, exit_ in DARK_EXITS:
            field, segments = BEHIND[laid[place]][exit_]
            self.near[alley], self.length[alley] = field, segments + 1
            self.darks[field].append(alley)
            alley += 1

    def join(self, alley: int, near: int, far: int, length: int) -> None:
        self.near[alley], self.far[alley], self.length[alley] = near, far, length
        self.streets[near].append(alley)
        self.streets[far].append(alley)


INNER: Final = Town([])
INNER.lay_inner()


def check_laid(laid: list[int]) -> None:
    """R1.1: raises ValueError unless each tile occurs at most once, in one of four turns."""
    if (laid and not 0 <= min(laid) <= max(laid) < 4 * TILES) or tiles_of(laid).bit_count() != len(laid):
        raise ValueError(f"the town cannot be laid from these tiles: {laid}")


def tiles_of(laid: list[int]) -> int:
    """One bit for each laid tile."""
    tiles = 0
    for code in laid:
        tiles |= 1 << (code // 4)
    return tiles
