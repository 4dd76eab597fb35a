"""Components of Grog Island except the building sites: clouds, ships, cards, bid row, scoring values.

Provenance: effects of actions, rewards and scoring are from the rulebook; card counts are from published component
lists (G1.6–G1.8).
"""

from __future__ import annotations

from typing import Final

from nassau.games.grog.sites import COLOURS, TYPES

# Occupants of a building other than a seat's crew.
FREE: Final = -1
GHOST: Final = 4
LOCK: Final = 5

# Clouds (G2.1)
POINT_CLOUD: Final = 0
PARROT_CLOUD: Final = 1
GOAL_CLOUD: Final = 2
BLANK_CLOUD: Final = 3
BLACK_CLOUD: Final = 4
CLOUDS: Final = 5

# Ships (G8); with two seats the 3-coin ship is turned over and becomes the ghost ship (G14.1).
COIN2: Final = 0
COIN3: Final = 1
COIN4: Final = 2
CHEST_SHIP: Final = 3
PARROT_SHIP: Final = 4
GOAL_SHIP: Final = 5
SHIPS: Final = 6
GHOST_SHIP: Final = 6
OPEN_SEA: Final = 5  # the last of the six water spaces, counted from 0

NO_LIMIT: Final = 1_000
MAIN_TRADES: Final[tuple[tuple[int, int, int, str], ...]] = (
    # ship, coins per tile, most tiles, rule; 0 coins: the ship gives cards
    (COIN2, 2, 4, "G8.1"),
    (COIN3, 3, 2, "G8.2"),
    (COIN4, 4, 1, "G8.3"),
    (CHEST_SHIP, 0, 2, "G8.4"),
    (PARROT_SHIP, 0, 3, "G8.5"),
    (GOAL_SHIP, 0, NO_LIMIT, "G8.6"),
)
# By ship, derived from the table above; flat tuples because mypyc boxes nested look-ups.
COINS_PER_TILE: Final[tuple[int, ...]] = tuple([coins for _, coins, _, _ in MAIN_TRADES])
MOST_TILES: Final[tuple[int, ...]] = tuple([most for _, _, most, _ in MAIN_TRADES])
SHIP_RULE: Final[tuple[str, ...]] = tuple([rule for _, _, _, rule in MAIN_TRADES])
CLAIM_TILES: Final = 4
SUBSTITUTES: Final = 3
"""Tiles of other goods that replace one demanded tile (G7.8)."""

# Chest cards, indexed by value - 1 (G1.6)
CHEST_VALUES: Final = 3
CHEST_COPIES: Final[tuple[int, ...]] = (10, 12, 10)

# Parrot cards: kinds 0–4 turn the die of that colour, kind 5 holds the bid (G1.7)
HOLD: Final = COLOURS
PARROTS: Final = HOLD + 1
TURN_COPIES: Final = 4
HOLD_COPIES: Final = 8
PARROT_COPIES: Final[tuple[int, ...]] = tuple([TURN_COPIES] * COLOURS + [HOLD_COPIES])

# Goal cards, two of each kind (G1.8): kinds are the building types, then peninsulas, goods, parrots
PENINSULA_GOAL: Final = TYPES
GOODS_GOAL: Final = TYPES + COLOURS
PARROT_GOAL: Final = TYPES + 2 * COLOURS
GOALS: Final = PARROT_GOAL + 1
GOAL_COPIES: Final = 2

# Setup (chapter G2 of rules.toml)
STARTING_COINS: Final = 8
GOALS_DEALT: Final = 6
GOALS_KEPT: Final = 4
GOALS_REJECTED: Final = GOALS_DEALT - GOALS_KEPT
CREW: Final[tuple[int, ...]] = (0, 0, 9, 9, 7)
"""By seat count (G2.3)."""
GHOST_CREW: Final = 9
GHOST_SEATS: Final = 2
GHOST_COLOUR: Final = 2
"""Crew colours by seat are white, red, purple, black; with two seats purple is the ghost crew (G2.10)."""
LOCKS: Final = 6

# The bid row (G10): spaces counted from 0, and their rewards
FACES: Final = 6
HIGHEST_BID: Final = FACES * COLOURS
CLAIM_SPACES: Final = 2  # the first spaces
POINT_SPACES: Final[tuple[int, ...]] = (2, 4)
LOCK_SPACE: Final = 3

# Final scoring (G15)
COINS_PER_POINT: Final = 5
MAJORITY_POINTS: Final = 6
PRESENCE_POINTS: Final = 2
