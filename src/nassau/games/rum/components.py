"""The components of Um Rum & Ehre: the nine tiles of the town and the tokens.

Provenance: RB = the German rulebook; PUB = published facts (the tiles were compared with scans of a real copy, alley by
alley; the copies of each token face come from one source whose sums agree with the rulebook). Nothing is invented.

Tables are annotated as tuple[int, ...]: mypyc compiles a tuple of known length to a C struct and boxes all of it at
every look-up. Long ones are built from lists: a struct of 82 numbers takes the C compiler a minute.
"""

from typing import Final

from nassau.kernel import NOTHING

NOWHERE: Final = -1  # no field

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
KINDS: Final = 14

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
"""PUB: by tile: (field, field, segments) of each alley inside it."""

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
"""PUB: by tile: the field behind its exits N0 N1 E0 E1 S0 S1 W0 W1."""

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
"""PUB: by tile and exit: the whole segments between that field and the half segment at the edge."""

TURNED_EXIT: Final[tuple[int, ...]] = (2, 3, 5, 4, 6, 7, 1, 0)
"""By exit: where a quarter turn clockwise moves it."""

# The 88 alleys of every town (R1.5): inside tiles, across two tiles, dark.
ALLEYS: Final = 88
FIRST_CROSSING: Final = 40
FIRST_DARK: Final = 64

# Stacks of tokens.
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
VALUES_PER_SORT: Final = 4  # tavern tokens, maps and goods have four values each
SORTS_OF_GOODS: Final = 5
SCORPIONS: Final = 12
SYMBOLS: Final = 9  # of rendez-vous

STACK_ROWS: Final[tuple[tuple[str, list[int], list[int]], ...]] = (
    ("tavern", [2, 3, 4, 5] * 3, [2, 4, 3, 1] * 3),  # R2.1
    ("map", [3, 4, 5, 6] * 3, [2, 3, 3, 2] * 3),  # R2.2
    ("chest", [4, 5, 6], [3, 6, 3]),  # R2.3
    ("scorpion", [-2] * SCORPIONS, [1] * SCORPIONS),  # R2.3
    ("small_guard", [1, 2, 3], [3, 3, 3]),  # R2.4
    ("large_guard", [4, 5, 6], [3, 3, 3]),  # R2.4
    ("good", [2, 3, 4, 5] * SORTS_OF_GOODS, [1, 1, 1, 1] * SORTS_OF_GOODS),  # R2.5
    ("rendezvous", [4] * 5 + [6] * 4, [2] * SYMBOLS),  # R2.6
    ("berth", [6, 7, 8], [2, 2, 1]),  # R2.7
    ("hammock", [3, 4, 5], [2, 2, 1]),  # R2.7
    ("coil", [1, 2], [3, 2]),  # R2.7
)
"""By stack: name, honour points of each face, copies of each face (RB: sums and ranges; PUB: copies).

Faces are numbered through all stacks.
"""
STACK_NAMES: Final[tuple[str, ...]] = tuple([row[0] for row in STACK_ROWS])
VALUE: Final[tuple[int, ...]] = tuple([value for row in STACK_ROWS for value in row[1]])
COPIES: Final[tuple[int, ...]] = tuple([count for row in STACK_ROWS for count in row[2]])
STACK_OF: Final[tuple[int, ...]] = tuple([stack for stack in range(STACKS) for _ in STACK_ROWS[stack][1]])
FIRST_FACE: Final[tuple[int, ...]] = (*[STACK_OF.index(stack) for stack in range(STACKS)], len(VALUE))
"""The first face of each stack; the last entry is the number of faces."""

# The same first faces as literals, which mypyc inlines.
FIRST_MAP: Final = 3 * VALUES_PER_SORT
FIRST_CHEST: Final = FIRST_MAP + 3 * VALUES_PER_SORT
FIRST_SCORPION: Final = FIRST_CHEST + 3
FIRST_GOOD: Final = FIRST_SCORPION + SCORPIONS + 6  # after three small and three large guards
FIRST_RENDEZVOUS: Final = FIRST_GOOD + SORTS_OF_GOODS * VALUES_PER_SORT
FACES: Final = FIRST_RENDEZVOUS + SYMBOLS + 8  # and the faces of the three kinds of sleeping places

LOWEST_STING: Final = 10
WITH_A_COIN: Final = 2  # the highest guard that shows a coin (RB, R2.4)

RENDEZVOUS_FIELDS: Final[tuple[tuple[int, ...], ...]] = (
    (RUM,), (GUARD,), (SWAN, ES_CRUCE, FRERE_JACQUES), (PIRATE,), (SUPPLIES,), (PINK_MAP,), (GREEN_MAP,), (YELLOW_MAP,),
    (CHEST,),
)  # fmt: skip
"""By rendez-vous symbol: the kinds of fields that fulfil it (R2.6, R14.6)."""


def symbol_of(kind: int) -> int:
    """The rendez-vous face that a kind of field fulfils, or NOTHING."""
    for symbol, kinds in enumerate(RENDEZVOUS_FIELDS):
        if kind in kinds:
            return FIRST_RENDEZVOUS + symbol
    return NOTHING


SYMBOL: Final[tuple[int, ...]] = tuple([symbol_of(kind) for kind in range(KINDS)])

# The places of open tokens in the display (RB, R3.3, R3.4).
DISPLAY: Final[tuple[int, ...]] = tuple(
    [TAVERN_TOKEN] * 4 + [MAP_TOKEN] * 4 + [CHEST_TOKEN, SCORPION_TOKEN, BERTH, HAMMOCK, COIL]
)
"""The stack of each place."""
OPEN_AT_ONCE: Final = 4  # places for tavern tokens, and for maps
MAP_PLACE: Final = OPEN_AT_ONCE
CHEST_PLACE: Final = MAP_PLACE + OPEN_AT_ONCE
SCORPION_PLACE: Final = CHEST_PLACE + 1
BERTH_PLACE: Final = CHEST_PLACE + 2
HAMMOCK_PLACE: Final = CHEST_PLACE + 3
COIL_PLACE: Final = CHEST_PLACE + 4
