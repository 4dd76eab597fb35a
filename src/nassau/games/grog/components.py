"""What is in the box of Grog Island besides the building sites: clouds, ships, cards, tracks.

Provenance: what actions, rewards and scoring do is from the rulebook; how many cards there are of each sort from
published component lists (G1.6–G1.8).
"""

from __future__ import annotations

from typing import Final

from nassau.games.grog.sites import COLOURS, TYPES

NOBODY: Final = -1
NOTHING: Final = -1

# What may stand on a building, besides the crew of a seat.
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

COINS_PER_TILE: Final[tuple[int, ...]] = (2, 3, 4, 0, 0, 0)
NO_LIMIT: Final = 1_000
MOST_TILES: Final[tuple[int, ...]] = (4, 2, 1, 2, 3, NO_LIMIT)
SHIP_RULE: Final[tuple[str, ...]] = ("G8.1", "G8.2", "G8.3", "G8.4", "G8.5", "G8.6")
CLAIM_TILES: Final = 4
SUBSTITUTES: Final = 3
"""Other tiles in place of one that is demanded (G7.8)."""

# Chest cards, by value - 1 (G1.6)
CHEST_VALUES: Final = 3
CHEST_COPIES: Final[tuple[int, ...]] = (10, 12, 10)

# Parrot cards: turn the die of colour 0–4, or hold the bid (G1.7)
HOLD: Final = 5
PARROTS: Final = 6
PARROT_COPIES: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 8)

# Goal cards, every kind twice (G1.8): 12 building types, 5 peninsulas, 5 goods, parrots
PENINSULA_GOAL: Final = TYPES
GOODS_GOAL: Final = TYPES + COLOURS
PARROT_GOAL: Final = TYPES + 2 * COLOURS
GOALS: Final = PARROT_GOAL + 1
GOAL_COPIES: Final = 2

# Setup, see chapter G2 of the ledger
STARTING_COINS: Final = 8
GOALS_DEALT: Final = 6
GOALS_KEPT: Final = 4
CREW: Final[tuple[int, ...]] = (0, 0, 9, 9, 7)
"""By seat count (G2.3)."""
GHOST_CREW: Final = 9
GHOST_SEATS: Final = 2
GHOST_COLOUR: Final = 2
"""Seats play white, red, purple and black in this order; two seats leave purple to the ghost crew (G2.10)."""
LOCKS: Final = 6

# The bid row (G10): what the die on each space brings
FACES: Final = 6
HIGHEST_BID: Final = FACES * COLOURS
CLAIM_SPACES: Final = 2
POINT_SPACES: Final[tuple[int, ...]] = (2, 4)
LOCK_SPACE: Final = 3

# Final scoring (G15)
COINS_PER_POINT: Final = 5
MAJORITY_POINTS: Final = 6
PRESENCE_POINTS: Final = 2
