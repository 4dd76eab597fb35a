"""Components of Port Royal – Das Würfelspiel: dice, the board of 30 cells, wheels, skulls and tables.

Provenance: RB = the German rulebook, running text or picture text; PUB = published reviews that agree; RUL = a
ruling or a reconstruction. The four sheets are data files of their own, see sheet.py.
"""

from typing import Final

# Colours in the order of the board's rows (RB). The first five are also the colours of the wheels.
YELLOW: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
RED: Final = 4
BLACK: Final = 5
COLOURS: Final[tuple[str, ...]] = ("yellow", "orange", "green", "blue", "red", "black")
SHIPS: Final = 6
WHEELS: Final = 5

MARKERS: Final[tuple[str, ...]] = ("pink", "purple", "blue", "beige", "grey")  # RB, P1.15: by seat

# The dice (P1.5): each colour once (RB); the letters A, B, B, C, D, E (PUB).
COLUMNS: Final = 5
LETTER_FACES: Final[tuple[int, ...]] = (0, 1, 1, 2, 3, 4)
ROLLS: Final = 36
COLOUR_SABRES: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3)  # RB, P4.1
LETTER_SABRES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)  # RB, P4.1

# The board: per colour the crosses of the ship cells A to E. Crosses: RB, P8.1; which cells are wheels: yellow D and
# orange D (RB, PUB), D and E of the other rows RUL, P5.2.
WHEEL_CELL: Final = 0
CROSSES_BY_COLOUR: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (YELLOW, (1, 2, 3, WHEEL_CELL, WHEEL_CELL)),
    (ORANGE, (1, 2, 3, WHEEL_CELL, WHEEL_CELL)),
    (GREEN, (1, 2, 3, WHEEL_CELL, WHEEL_CELL)),
    (BLUE, (1, 2, 3, WHEEL_CELL, WHEEL_CELL)),
    (RED, (1, 2, 3, WHEEL_CELL, WHEEL_CELL)),
    (BLACK, (1, 2, 3, 3, 4)),
)
CELL_CROSSES: Final[tuple[int, ...]] = tuple([crosses for _, row in CROSSES_BY_COLOUR for crosses in row])
"""By cell, COLUMNS * colour + column; WHEEL_CELL for a wheel cell."""
COLUMN_C: Final = 2
COLUMN_E: Final = 4
SKULLS_BY_CELL: Final[dict[tuple[int, int], int]] = {
    (BLUE, COLUMN_C): 1,
    (RED, COLUMN_C): 1,
    (BLACK, COLUMN_C): 1,
    (BLACK, COLUMN_E): 2,
}  # RB, P8.2
CELL_SKULLS: Final[tuple[int, ...]] = tuple(
    [SKULLS_BY_CELL.get((colour, column), 0) for colour in range(SHIPS) for column in range(COLUMNS)]
)

# What the active player may take and must strike, by the sum of pieces (RB, P6.2, P6.3).
MOST_PIECES: Final = SHIPS + WHEELS
PIECE_ROWS: Final[tuple[tuple[int, int, int], ...]] = (
    # pieces from, items, skulls
    (0, 0, 0),
    (1, 1, 2),
    (2, 1, 1),
    (3, 1, 0),
    (5, 2, 0),
    (6, 3, 0),
)
ITEMS: Final[tuple[int, ...]] = tuple(
    [[items for least, items, _ in PIECE_ROWS if least <= pieces][-1] for pieces in range(MOST_PIECES + 1)]
)
SUM_SKULLS: Final[tuple[int, ...]] = tuple(
    [[skulls for least, _, skulls in PIECE_ROWS if least <= pieces][-1] for pieces in range(MOST_PIECES + 1)]
)
FAILED_CROSSES: Final = 2  # RB, P6.6
FAILED_SKULLS: Final = 1  # RB, P6.6
CHEST_CROSSES: Final = 2  # RB, P17.1
CHEST_SEATS: Final = 5  # RB, P17.1
MANY_PIECES: Final = 4  # least pieces for admirals and red wheels (RB, P7.8, P13.8)

# Wheels on a sheet, by colour: rows of 4 RUL, the green row RB (P7.2).
ROW_SIZE: Final[tuple[int, ...]] = (4, 4, 6, 4, 4)
GREEN_POINTS: Final[tuple[int, ...]] = (1, 1, 2, 1, 1, 2)  # RB, P7.4
ORANGE_SABRES: Final = 2  # RB, P4.5
RED_CROSSES: Final = 3  # RB, P7.8
TOLL_WHEELS: Final[tuple[int, ...]] = (YELLOW, ORANGE, BLUE)  # wheels that pay for a wheel field (RB, P18.2)

# The skull track: seven losses RB, the free skulls between them RUL (P11.2).
SKULL_TRACK: Final[tuple[int, ...]] = (0, -1, 0, -1, 0, -1, 0, -1, 0, -2, 0, -2, 0, -2)

GOAL: Final = 20  # RB, P15.1
SUDDEN_DEATH_ROWS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (11, 7), (13, 6), (15, 5))
"""RB, P15.3: from this many points on, the pieces that win at once; 0: not possible."""
SUDDEN_DEATH: Final[tuple[int, ...]] = tuple(
    [[pieces for least, pieces in SUDDEN_DEATH_ROWS if least <= points][-1] for points in range(GOAL)]
)
"""By points."""
MISSION_FIRST: Final = 2  # RB, P19.3
MISSION_LATER: Final = 1

# Kinds of fields on a sheet.
START: Final = 0
ISLAND: Final = 1
SEA: Final = 2
SKULL: Final = 3  # the last kind that needs nothing but a reached neighbour
SHIP: Final = 4
WHEEL: Final = 5
NUMBER: Final = 6
TREASURE: Final = 7
MISSION: Final = 8
KINDS: Final[tuple[str, ...]] = (
    "start", "island", "sea", "skull", "ship", "wheel", "number", "treasure", "mission",
)  # fmt: skip

TREASURES: Final = "ABCDE"
MISSIONS: Final[tuple[str, ...]] = ("treasures", "wheels", "islands", "skulls", "sabres", "missions")
FOR_TREASURES: Final = 0
FOR_WHEELS: Final = 1
FOR_ISLANDS: Final = 2
FOR_SKULLS: Final = 3
FOR_SABRES: Final = 4
FOR_MISSIONS: Final = 5

# Persons (RB; English names translated).
PERSONS: Final[tuple[str, ...]] = (
    "sailor", "pirate", "trader", "wholesaler", "jester", "vice_admiral", "admiral", "senorita", "passenger",
    "cannoneer", "captain", "diplomat", "clerk",
)  # fmt: skip
TRADER: Final = PERSONS.index("trader")
VICE_ADMIRAL: Final = PERSONS.index("vice_admiral")
SENORITA: Final = PERSONS.index("senorita")
CAPTAIN: Final = PERSONS.index("captain")

BESIDE: Final = -1  # column of a piece that is not on the board
