"""What is in the box: the nine tiles of the town and the tokens.

Provenance: RB = the German rulebook; PUB = published facts (the tiles were compared with scans of a real copy, alley by
alley; the copies of each token face come from one source whose sums agree with the rulebook). Nothing is invented.

Tables are annotated as tuple[int, ...]: mypyc keeps a tuple of known length as a C struct and boxes all of it at
every look-up. The two longest are added up from lists: a struct of 82 numbers takes the C compiler a minute.
"""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

ROUNDS: Final = 5  # RB, R4.1
PIRATES: Final = 15  # RB, R3.2
STARTING_PIRATES: Final = 10  # RB, R3.2
STARTING_COINS: Final = 2  # RB, R3.2
BARRELS: Final = 12  # RB, R18.2
BARRELS_PER_VISIT: Final = 2  # RB, R18.1
REPEATS: Final = 2  # RB, R18.3
SALE: Final = 2  # RB, R13.2
THIRD_TEAM: Final = 5  # the team of an unused colour in the game for two (R21.1); no seat has this number

# Kinds of fields (RB, R1.2).
COIN: Final = 0
HEADQUARTERS: Final = 1
PIRATE: Final = 2
SUPPLIES: Final = 3
RENDEZVOUS: Final = 4
PINK_MAP: Final = 5
GREEN_MAP: Final = 6
YELLOW_MAP: Final = 7
SWAN: Final = 8
ES_CRUCE: Final = 9
FRERE_JACQUES: Final = 10
CHEST: Final = 11
RUM: Final = 12
GUARD: Final = 13

TILES: Final = 9
FIELDS: Final = 36

KIND_OF_FIELD: Final[tuple[int, ...]] = (
    COIN, PIRATE, RUM, HEADQUARTERS,
    PINK_MAP, RUM, COIN, RENDEZVOUS,
    COIN, SUPPLIES, RENDEZVOUS, GUARD,
    RENDEZVOUS, SUPPLIES, COIN, PINK_MAP,
    SWAN, GREEN_MAP, COIN, PIRATE,
    RUM, YELLOW_MAP, COIN, GUARD,
    GUARD, GREEN_MAP, CHEST, COIN,
    CHEST, ES_CRUCE, PIRATE, COIN,
    YELLOW_MAP, COIN, FRERE_JACQUES, SUPPLIES,
)  # fmt: skip
"""PUB, R1.2, R1.3: four fields on each tile; field 4 * (tile - 1) + k."""

COIN_FIELD: Final[tuple[int, ...]] = tuple(field for field in range(FIELDS) if KIND_OF_FIELD[field] == COIN)
"""By tile, counted from 0."""

INNER_ALLEYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((0, 1, 2), (0, 2, 2), (0, 3, 1), (1, 3, 3), (2, 3, 2)),
    ((0, 1, 2), (0, 2, 3), (1, 2, 3), (1, 3, 2), (2, 3, 2)),
    ((0, 1, 3), (0, 2, 3), (0, 3, 3), (1, 3, 2), (2, 3, 2)),
    ((0, 1, 2), (0, 2, 2), (1, 3, 2), (2, 3, 2)),
    ((0, 1, 1), (0, 2, 2), (0, 3, 2)),
    ((0, 1, 2), (0, 2, 2), (1, 3, 2), (2, 3, 2)),
    ((0, 1, 1), (0, 2, 2), (1, 2, 3), (1, 3, 3), (2, 3, 1)),
    ((0, 1, 3), (0, 2, 2), (0, 3, 1), (1, 2, 2)),
    ((0, 1, 2), (0, 2, 2), (0, 3, 3), (1, 3, 2), (2, 3, 2)),
)
"""PUB: for each tile (field, field, segments)."""

EXIT_FIELD: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 1, 3, 2, 3, 0, 2),
    (0, 1, 1, 3, 2, 3, 0, 2),
    (0, 1, 1, 3, 2, 3, 0, 2),
    (0, 1, 1, 3, 2, 3, 0, 2),
    (0, 1, 1, 3, 2, 3, 0, 2),
    (0, 0, 1, 3, 2, 3, 0, 2),
    (0, 1, 1, 3, 2, 3, 0, 2),
    (0, 2, 1, 1, 3, 1, 0, 3),
    (0, 1, 1, 3, 2, 3, 0, 2),
)
"""PUB: for each tile the field behind its exits N0 N1 E0 E1 S0 S1 W0 W1."""

EXIT_SEGMENTS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 0, 1, 2, 1, 2, 1, 0),
    (1, 1, 2, 0, 0, 1, 0, 1),
    (0, 1, 0, 1, 1, 1, 1, 0),
    (1, 2, 1, 0, 1, 1, 0, 1),
    (2, 1, 0, 0, 1, 1, 2, 1),
    (1, 2, 1, 2, 1, 1, 1, 0),
    (1, 1, 2, 1, 1, 1, 1, 2),
    (2, 1, 1, 1, 0, 2, 2, 0),
    (0, 0, 1, 1, 1, 1, 1, 0),
)
"""PUB: whole segments between that field and the half segment at the edge of the tile."""

TURNED_EXIT: Final[tuple[int, ...]] = (2, 3, 5, 4, 6, 7, 1, 0)
"""What a quarter turn clockwise makes of an exit."""

# The 88 alleys of every town (R1.5): inside tiles, across two tiles, dark.
ALLEYS: Final = 88
FIRST_CROSSING: Final = 40
FIRST_DARK: Final = 64

# Tokens (RB: sums and ranges; PUB: copies of each face). A face is a number; its stack is a range of faces.
TAVERN_TOKEN: Final = 0
MAP_TOKEN: Final = 1
CHEST_TOKEN: Final = 2
SCORPION_TOKEN: Final = 3
SMALL_GUARD: Final = 4
LARGE_GUARD: Final = 5
GOOD_TOKEN: Final = 6
RENDEZVOUS_TOKEN: Final = 7
BERTH: Final = 8
HAMMOCK: Final = 9
COIL: Final = 10
STACKS: Final = 11

STACK_NAMES: Final[tuple[str, ...]] = (
    "tavern", "map", "chest", "scorpion", "small_guard", "large_guard", "good", "rendezvous", "berth", "hammock",
    "coil",
)  # fmt: skip
FIRST_FACE: Final[tuple[int, ...]] = (0, 12, 24, 27, 39, 42, 45, 65, 74, 77, 80, 82)
"""Where the faces of a stack begin; the last entry is the number of faces."""
FACES: Final = 82
FIRST_MAP: Final = 12
FIRST_SCORPION: Final = 27
FIRST_GOOD: Final = 45
FIRST_RENDEZVOUS: Final = 65
VALUES_PER_SORT: Final = 4  # tavern tokens, maps and goods have four values each
SORTS_OF_GOODS: Final = 5

COPIES: Final[tuple[int, ...]] = tuple(
    [2, 4, 3, 1] * 3  # R2.1
    + [2, 3, 3, 2] * 3  # R2.2
    + [3, 6, 3] + [1] * 12  # R2.3
    + [3] * 3 + [3] * 3  # R2.4
    + [1] * 20  # R2.5
    + [2] * 9  # R2.6
    + [2, 2, 1] + [2, 2, 1] + [3, 2]  # R2.7
)  # fmt: skip
VALUE: Final[tuple[int, ...]] = tuple(
    [2, 3, 4, 5] * 3
    + [3, 4, 5, 6] * 3
    + [4, 5, 6] + [-2] * 12
    + [1, 2, 3] + [4, 5, 6]
    + [2, 3, 4, 5] * 5
    + [4] * 5 + [6] * 4
    + [6, 7, 8] + [3, 4, 5] + [1, 2]
)  # fmt: skip
"""Honour points by face."""
STACK_OF: Final[tuple[int, ...]] = tuple(
    stack for stack in range(STACKS) for _ in range(FIRST_FACE[stack], FIRST_FACE[stack + 1])
)
LOWEST_STING: Final = 10
WITH_A_COIN: Final = 2  # guards up to this value show a coin (RB, R2.4)

SYMBOL: Final[tuple[int, ...]] = (-1, -1, 68, 69, -1, 70, 71, 72, 67, 67, 67, 73, 65, 66)
"""The rendez-vous face that a field fulfils, by kind of field (R2.6, R14.6)."""

# The places of open tokens (RB, R3.3, R3.4).
DISPLAY: Final[tuple[int, ...]] = (
    TAVERN_TOKEN, TAVERN_TOKEN, TAVERN_TOKEN, TAVERN_TOKEN, MAP_TOKEN, MAP_TOKEN, MAP_TOKEN, MAP_TOKEN,
    CHEST_TOKEN, SCORPION_TOKEN, BERTH, HAMMOCK, COIL,
)  # fmt: skip
OPEN_AT_ONCE: Final = 4  # tavern tokens, and as many maps
MAP_PLACE: Final = 4
CHEST_PLACE: Final = 8
SCORPION_PLACE: Final = 9
BERTH_PLACE: Final = 10
HAMMOCK_PLACE: Final = 11
COIL_PLACE: Final = 12
