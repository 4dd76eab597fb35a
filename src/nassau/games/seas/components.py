"""Components of Die Piraten der Weltmeere: roles, cards, prices, dice and rituals.

Provenance: RB = the German rulebook; INF = inferred from the rulebook; REC = a reconstruction, because no source says
it. The split of the cards is REC (W1.3–W1.6); if the real cards become known, only the tables here change.

Tables are annotated as tuple[int, ...]: mypyc stores a tuple of known length as a C struct and boxes it at every
look-up.
"""

from typing import Final

from nassau.kernel import NOTHING

# Roles in calling order (RB, W3.3).
SHIPBUILDER: Final = 0
GOVERNOR: Final = 1
CAPTAIN: Final = 2
ISLANDER: Final = 3
SHAMAN: Final = 4
MERCHANT: Final = 5
CARTOGRAPHER: Final = 6
ROLES: Final = 7
TAKE_BACK: Final[tuple[int, ...]] = (CAPTAIN, ISLANDER, SHAMAN)  # RB, W17.1

# Each seat (RB, W1.2, W2.1).
SHIPS: Final = 10
STARTING_SHIPS: Final = 7
STARTING_CHESTS: Final = 7
CHESTS_PER_GUARD: Final = 10  # RB, W14.1
TRACK_SPACES: Final = 40  # INF, W13.7: spaces of the chest track, and chests per lap tile
MOST_LAPS: Final = 2

# Goods, and the talisman as the fourth kind of loot (RB, W1.7).
RUM: Final = 0
COFFEE: Final = 1
FRUIT: Final = 2
GOODS: Final = 3
TALISMAN: Final = 3
LOOT: Final = 4
LOOT_SPLITS: Final[dict[str, tuple[int, ...]]] = {
    "fifteen_each": (15, 15, 15, 15),
    "sixteen_twelve": (16, 16, 16, 12),
}  # REC, W1.6
MOST_LOOT: Final = 16  # loot cards of one kind

# Kinds of adventure cards (REC, W1.3): caravans by country and size, then harbours, then curses. The end card is a
# position in the pile and has no number.
ENGLAND: Final = 0
SPAIN: Final = 1
FRANCE: Final = 2
HOLLAND: Final = 3
COUNTRIES: Final = 4
LARGEST: Final = 4  # ships of a caravan: there are four red dice (RB)
CARAVANS: Final = COUNTRIES * LARGEST
HARBOURS: Final = 6
FIRST_HARBOUR: Final = CARAVANS
FIRST_CURSE: Final = CARAVANS + HARBOURS
CURSES: Final = 8
CARDS: Final = CARAVANS + HARBOURS + CURSES
CARAVAN_SIZES: Final[dict[str, tuple[int, ...]]] = {
    "1234": (1, 1, 1, 1),
    "2233": (0, 2, 2, 0),
    "2234": (0, 2, 1, 1),
}  # REC, W1.4: cards per country by size, from 1 ship to LARGEST

KRAKEN: Final = 0
ICEBERG: Final = 1
SIRENS: Final = 2
MUTINY: Final = 3
WHIRLPOOL: Final = 4
IDOL: Final = 5
WAGES: Final = 6
TAVERN: Final = 7
CURSE_HITS: Final[tuple[tuple[int, int, int], ...]] = (
    # curse, face that is hit, good that it costs; RB, W12.1–W12.4
    (KRAKEN, 1, FRUIT),
    (ICEBERG, 2, COFFEE),
    (SIRENS, 3, RUM),
    (MUTINY, 4, NOTHING),  # the good with the highest price, see MOST_WANTED
)
HIT_FACE: Final[tuple[int, ...]] = tuple([face for _, face, _ in CURSE_HITS])
HIT_GOOD: Final[tuple[int, ...]] = tuple([good for _, _, good in CURSE_HITS])
PAY_PER_GUARD: Final = 2  # RB, W12.10

# Prices per good when BULK or more of a kind are sold (REC, W1.5). Harbour 0 is the Pirate Cove; its rum price is an
# option (W2.6).
COVE: Final = 0
PRICES: Final[tuple[tuple[int, ...], ...]] = (
    # rum, coffee, fruit
    (3, 1, 1),  # the Pirate Cove
    (3, 2, 1),
    (3, 1, 2),
    (2, 3, 1),
    (1, 3, 2),
    (2, 1, 3),
    (1, 2, 3),
)
MOST_WANTED: Final[tuple[int, ...]] = tuple([prices.index(max(prices)) for prices in PRICES])
"""By harbour: the good with the highest price."""
BULK: Final = 3  # RB, W13.2

# The adventure pile (RB, W2.3, W2.4).
ABOVE_END: Final = 26
BELOW_END: Final = 4
HAND_DEALT: Final = 3
LAST_ROUNDS: Final = 3  # RB, W18.1

# Cost of the rituals in yin-yang (RB, W16).
BARGAIN_COST: Final = 3
CHAMBER_COST: Final = 2
UNSINKABLE_COST: Final = 3
CHEAPEST_RITUAL: Final = CHAMBER_COST

# Gifts (RB): a single gift is 1 of its kind, except for captain (W7.8) and shaman (W11.3).
CAPTAIN_GIFT: Final = 2  # yin-yang
SHAMAN_GIFT: Final = 3  # ships held back
SINGLE_GIFT: Final = 1
DOUBLE_GIFT: Final = 2

RAID_LIMIT: Final[tuple[int, ...]] = (0, 0, 3, 2, 1)  # RB, W7.3: by seats, ships per ship of the caravan
RED: Final = 4  # colour of the caravan's dice; colours 0–3 are seats

# Faces of a tavern die (RB; faces in printed order: INF, W12.12, W12.13).
TAVERN_MARK: Final = 1
TAVERN_GOOD: Final = 2
TAVERN_LOSS: Final = 3
TAVERN_CHEST: Final = 4
TAVERN_LOOT: Final = 5
TAVERN_YIN_YANG: Final = 6
TAVERN_GIFT: Final = 3  # yin-yang

# Final scoring (RB, W18.7, W18.8).
YIN_YANG_PER_CHEST: Final = 3
MARK_COST: Final = 3


def country(card: int) -> int:
    """The country of a caravan card."""
    return card // LARGEST


def size(card: int) -> int:
    """The number of ships of a caravan card."""
    return card % LARGEST + 1
