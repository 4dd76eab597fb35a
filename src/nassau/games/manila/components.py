"""The components of Manila: wares, spaces, prices, the black market and the order of a voyage.

Provenance: RB = the German rules summary; PUB = published facts on which at least ten independent sources agree
(seat prices, load values, slot prices and pay-outs, the steps of the black market); RUL = our ruling.

Tables are annotated as tuple[int, ...]: mypyc compiles a tuple of known length to a C struct and boxes all of it at
every look-up.
"""

from typing import Final

# Wares, in the order in which ties among them are broken (PUB: names; RUL: order, M2.5).
GINSENG: Final = 0
NUTMEG: Final = 1
SILK: Final = 2
JADE: Final = 3
WARES: Final[tuple[str, ...]] = ("ginseng", "nutmeg", "silk", "jade")
WARE_COUNT: Final = 4
LOAD_VALUE: Final[tuple[int, ...]] = (18, 24, 30, 36)  # by ware; PUB, M6.10

# Money and shares.
STARTING_CASH: Final = 30  # PUB, M1.3
STARTING_SHARES: Final = 2  # PUB, M1.5
SHARES_PER_WARE: Final = 5  # PUB, M1.2
POOL_OF_TWELVE: Final = 3  # shares of each ware that are shuffled for the deal; PUB, M1.6
MARKET: Final[tuple[int, ...]] = (0, 5, 10, 20, 30)  # value by step of the black market; PUB, M1.9
TOP: Final = len(MARKET) - 1  # the step that ends the game
LOWEST_PRICE: Final = 5  # RB, M4.3
LOAN: Final = 12  # RB, M2.2
REDEMPTION: Final = 15  # RB, M2.3

# The spaces for accomplices with their prices, in the order of their numbers (PUB, M6.9, M6.13–M6.17).
PRICES: Final[dict[str, tuple[int, ...]]] = {
    "ginseng": (1, 2, 3),
    "nutmeg": (2, 3, 4),
    "silk": (3, 4, 5),
    "jade": (3, 4, 5, 5),
    "port": (4, 3, 2),
    "yard": (4, 3, 2),
    "captain": (5,),
    "mate": (5,),
    "small pilot": (2,),
    "large pilot": (5,),
    "insurance": (0,),
}


def spaces_of(place: str) -> tuple[int, ...]:
    """The numbers of the spaces at a place of PRICES."""
    first = 0
    for name, prices in PRICES.items():
        if name == place:
            return tuple(range(first, first + len(prices)))
        first += len(prices)
    raise KeyError(place)


CREW: Final[tuple[tuple[int, ...], ...]] = tuple([spaces_of(ware) for ware in WARES])  # seats on a load, cheapest first
ASHORE: Final = 13  # the first space that is not on a punt
PORT: Final[tuple[int, ...]] = spaces_of("port")
YARD: Final[tuple[int, ...]] = spaces_of("yard")
CAPTAIN: Final = ASHORE + 6  # after three port and three shipyard slots
MATE: Final = CAPTAIN + 1
SMALL_PILOT: Final = CAPTAIN + 2
LARGE_PILOT: Final = CAPTAIN + 3
INSURANCE: Final = CAPTAIN + 4
SPACES: Final = INSURANCE + 1
PRICE: Final[tuple[int, ...]] = tuple([price for prices in PRICES.values() for price in prices])  # by space
DEAREST: Final = max(PRICE)
WARE_OF: Final[tuple[int, ...]] = tuple([ware for ware in range(WARE_COUNT) for _ in CREW[ware]])  # by space on a punt
SLOT_PAYOUT: Final[tuple[int, ...]] = (6, 8, 15)  # by slot of port or shipyard; PUB, M11.4, M12.1
INSURANCE_FEE: Final = 10  # RB, M6.17

# Routes and waves.
ROUTES: Final[tuple[int, ...]] = (0, 1, 2)
LAST_ROUTE: Final = 2
HIGHEST_START: Final = 5  # RB, M4.7
SUM_OF_STARTS: Final = 9  # RB, M4.8
LAST_WAVE: Final = 13  # where pirates attack
AT_SEA: Final = -1  # a berth is AT_SEA, a port slot 0–2, or YARD_BERTH plus a shipyard slot
YARD_BERTH: Final = 3

MOST_SEATS: Final = 5  # RB
ACCOMPLICES: Final = {3: 4, 4: 3, 5: 3}  # by number of seats; RB, M1.4

# The legs of a voyage by number of seats (RB, M5.1–M5.3; the position of the fourth placement for three seats: PUB).
OFFICE: Final[tuple[str, ...]] = ("auction", "buy", "load", "launch")
PASSAGE: Final[tuple[str, ...]] = (
    "place", "roll", "place", "roll", "board", "place", "steer", "steer_far", "roll", "plunder", "profits", "rise",
)  # fmt: skip
PROGRAMME: Final[dict[int, tuple[str, ...]]] = {
    3: (*OFFICE, "place", *PASSAGE),
    4: (*OFFICE, *PASSAGE),
    5: (*OFFICE, *PASSAGE),
}
