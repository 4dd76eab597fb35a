"""What is in Manila's box: wares, spaces, prices, the black market and the programme of a voyage.

Provenance: RB = the German rules summary; PUB = published facts on which at least ten independent sources agree
(seat prices, load values, slot prices and pay-outs, the steps of the black market); RUL = a ruling of ours.

Tables are annotated as tuple[int, ...]: mypyc keeps a tuple of known length as a C struct and boxes all of it at
every look-up.
"""

from typing import Final

# Wares, in the order in which ties among them are broken (PUB: names; RUL: order, M2.5).
GINSENG: Final = 0
NUTMEG: Final = 1
SILK: Final = 2
JADE: Final = 3
WARES: Final[tuple[str, ...]] = ("ginseng", "nutmeg", "silk", "jade")
SHARES_PER_WARE: Final = 5  # PUB, M1.2
POOL_OF_TWELVE: Final = 3  # PUB, M1.6: shares of each ware that are shuffled for the deal
STARTING_SHARES: Final = 2  # PUB, M1.5
STARTING_CASH: Final = 30  # PUB, M1.3

MARKET: Final[tuple[int, ...]] = (0, 5, 10, 20, 30)  # PUB, M1.9
TOP: Final = len(MARKET) - 1
LOWEST_PRICE: Final = 5  # RB, M4.3
LOAN: Final = 12  # RB, M2.2
REDEMPTION: Final = 15  # RB, M2.3

LOAD_VALUE: Final[tuple[int, ...]] = (18, 24, 30, 36)  # PUB, M6.10
SLOT_PAYOUT: Final[tuple[int, ...]] = (6, 8, 15)  # PUB, M11.4, M12.1
INSURANCE_FEE: Final = 10  # RB, M6.17

# The 24 spaces for accomplices: seats on the loads, cheapest first (PUB, M6.9), then the banks of the sea.
CREW: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11, 12))
PORT: Final[tuple[int, ...]] = (13, 14, 15)
YARD: Final[tuple[int, ...]] = (16, 17, 18)
CAPTAIN: Final = 19
MATE: Final = 20
SMALL_PILOT: Final = 21
LARGE_PILOT: Final = 22
INSURANCE: Final = 23
SPACES: Final = 24
ASHORE: Final = 13  # the first space that is not on a punt
PRICE: Final[tuple[int, ...]] = (
    1,
    2,
    3,
    2,
    3,
    4,
    3,
    4,
    5,
    3,
    4,
    5,
    5,
    4,
    3,
    2,
    4,
    3,
    2,
    5,
    5,
    2,
    5,
    0,
)  # PUB, M6.9, M6.13–M6.17
WARE_OF: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3)

MOST_SEATS: Final = 5  # RB
ROUTES: Final[tuple[int, ...]] = (0, 1, 2)
HIGHEST_START: Final = 5  # RB, M4.7
SUM_OF_STARTS: Final = 9  # RB, M4.8
RIM: Final = 13  # the wave where pirates lie in wait
NOBODY: Final = -1
NOTHING: Final = -1

# Where a punt lies: at sea, in port slot 0–2, or in shipyard slot 3–5.
AT_SEA: Final = -1
YARD_BERTH: Final = 3

# The legs of a voyage (RB, M5.1–M5.3; the place of the fourth placement round for three: PUB).
OFFICE: Final[tuple[str, ...]] = ("auction", "buy", "load", "launch")
VOYAGE: Final[tuple[str, ...]] = (
    *OFFICE, "place", "roll", "place", "roll", "board", "place", "steer", "steer_far", "roll", "plunder", "profits",
    "rise",
)  # fmt: skip
PROGRAMME: Final[dict[int, tuple[str, ...]]] = {3: (*OFFICE, "place", *VOYAGE[4:]), 4: VOYAGE, 5: VOYAGE}
ACCOMPLICES: Final = {3: 4, 4: 3, 5: 3}  # RB, M1.4
