"""What is in the box of Port Royal – Das Würfelspiel: dice, the board of 30 cells, wheels, skulls and tables.

Provenance: RB = the German rulebook, running text or picture text; PUB = published reviews that agree; RUL = a
ruling or a reconstruction of ours. The four sheets are data files of their own, see sheet.py.
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
FACES: Final[tuple[int, ...]] = (0, 1, 1, 2, 3, 4)
ROLLS: Final = 36
COLOUR_SABRES: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3)  # RB, P4.1
LETTER_SABRES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)  # RB, P4.1

# The board, row by row, columns A to E: crosses of a ship cell, 0 for a wheel cell. Crosses: RB, P8.1; which cells
# are wheels: yellow D, orange D (RB, PUB), D and E of the other rows RUL, P5.2. Skulls of a ship cell: RB, P8.2.
CELL_CROSSES: Final[tuple[int, ...]] = (
    1, 2, 3, 0, 0,
    1, 2, 3, 0, 0,
    1, 2, 3, 0, 0,
    1, 2, 3, 0, 0,
    1, 2, 3, 0, 0,
    1, 2, 3, 3, 4,
)  # fmt: skip
CELL_SKULLS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 1, 0, 2,
)  # fmt: skip

# What the active player may take and must strike, by the sum of pieces (RB, P6.2, P6.3).
ITEMS: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3)
SUM_SKULLS: Final[tuple[int, ...]] = (0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FAILED_CROSSES: Final = 2  # RB, P6.6
FAILED_SKULLS: Final = 1  # RB, P6.6
CHEST_CROSSES: Final = 2  # RB, P17.1
CHEST_SEATS: Final = 5  # RB, P17.1
MANY: Final = 4  # pieces for admirals and red wheels (RB, P7.8, P13.8)

# Wheels on a sheet: rows of 4 RUL, the green row RB (P7.2).
ROW: Final[tuple[int, ...]] = (4, 4, 6, 4, 4)
GREEN_POINTS: Final[tuple[int, ...]] = (1, 1, 2, 1, 1, 2)  # RB, P7.4
ORANGE_SABRES: Final = 2  # RB, P4.5
RED_CROSSES: Final = 3  # RB, P7.8
TOLL: Final[tuple[int, ...]] = (YELLOW, ORANGE, BLUE)  # wheels that pay for a wheel field (RB, P18.2)

# The skull track: seven losses RB, the free skulls between them RUL (P11.2).
SKULL_TRACK: Final[tuple[int, ...]] = (0, -1, 0, -1, 0, -1, 0, -1, 0, -2, 0, -2, 0, -2)

GOAL: Final = 20  # RB, P15.1
SUDDEN_DEATH: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    7,
    7,
    6,
    6,
    5,
    5,
    5,
    5,
    5,
)  # RB, P15.3: by points
MISSION_FIRST: Final = 2  # RB, P19.3
MISSION_LATER: Final = 1

# Kinds of fields on a sheet.
START: Final = 0
ISLAND: Final = 1
SEA: Final = 2
SKULL: Final = 3  # up to here a field is open to whoever is next to it
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

# Persons (RB; the English names are ours).
PERSONS: Final[tuple[str, ...]] = (
    "sailor", "pirate", "trader", "wholesaler", "jester", "vice_admiral", "admiral", "senorita", "passenger",
    "cannoneer", "captain", "diplomat", "clerk",
)  # fmt: skip
SENORITA: Final = 7
CAPTAIN: Final = 10

NOBODY: Final = -1
NOTHING: Final = -1
BESIDE: Final = -1  # where a piece lies that is not on the board
