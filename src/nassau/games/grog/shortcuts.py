"""Fast lists of legal actions for the steps that dominate the run time of a game.

Each function names the slow truth it must agree with; tests/conformance compares them in every position it visits.
"""

from __future__ import annotations

from typing import Final

from nassau.games.grog.bids import TURNS, bid_table, reachable_totals
from nassau.games.grog.components import (
    CLAIM_TILES,
    FACES,
    GHOST_SHIP,
    GOAL_COPIES,
    GOALS,
    MOST_TILES,
    OPEN_SEA,
)
from nassau.games.grog.ships import can_trade, closed_ships, may_skip_trade, stock_left
from nassau.games.grog.sites import BUILDINGS, COLOURS, PER_PENINSULA, TYPE
from nassau.games.grog.state import Grog
from nassau.kernel import Action

VISITS: Final[list[Action]] = [("ship", ship) for ship in range(GHOST_SHIP + 1)]
GIVE: Final[list[Action]] = [("give", colour) for colour in range(COLOURS)]
TRADES: Final[list[list[Action]]] = [
    [("trade", tiles, substituted) for substituted in range(tiles + 1)] for tiles in range(GOALS * GOAL_COPIES + 1)
]
"""By tiles; the goal ship takes most, one per card of its deck."""
TAKES: Final[list[Action]] = [("take", building) for building in range(BUILDINGS)]
CLAIMS: Final[list[list[Action]]] = [
    [("claim", building, substituted) for substituted in range(CLAIM_TILES + 1)] for building in range(BUILDINGS)
]


def legal_bids(dice: list[int], low: int, high: int) -> list[Action]:
    """The rows that `Bid.refuse_bid` allows: a slice of the sorted table."""
    return bid_table(dice).between(low, high)


def legal_turns(state: Grog, dice: list[int], turnable: int, targets: int) -> list[Action]:
    """The cards that `Bid.refuse_turn` allows, computing the totals of the other dice once per die."""
    found: list[Action] = []
    if not targets:
        return found
    for colour in range(COLOURS):
        if turnable >> colour & 1:
            rest = reachable_totals(dice, turnable, colour)
            found += [
                TURNS[colour][value - 1]
                for value in range(1, FACES + 1)
                if (rest | rest << value) & targets and value != state.dice[colour]
            ]
    return found


def legal_visits(state: Grog, seat: int) -> list[Action]:
    """The ships that `ChooseShip.refusal` allows, asking once which ships are closed."""
    free, ships, closed = may_skip_trade(state, seat), state.ships, closed_ships(state)
    return [
        VISITS[ships[space]]
        for space in range(OPEN_SEA)
        if not closed >> ships[space] & 1 and (free or can_trade(state, seat, space))
    ]


def legal_main_trades(state: Grog, ship: int, own: int, spare: int) -> list[Action]:
    """The trades that `Trade.refuse_trade` and `Trade.refuse_tiles` allow.

    The seat has `own` demanded tiles and can replace `spare` others.
    """
    limit = min(MOST_TILES[ship], stock_left(state, ship), own + spare)
    return [
        TRADES[tiles][substituted]
        for tiles in range(1, limit + 1)
        for substituted in range(max(0, tiles - own), min(tiles, spare) + 1)
    ]


def legal_claims(state: Grog, seat: int, good: int, own: int, spare: int) -> list[Action]:
    """The claims that `Trade.refuse_claim` and `Trade.refuse_tiles` allow."""
    found: list[Action] = []
    if own + spare >= CLAIM_TILES and state.crew[seat]:
        fewest, most = max(0, CLAIM_TILES - own), min(CLAIM_TILES, spare)
        for building in state.free_on(good):
            found += CLAIMS[building][fewest : most + 1]
    return found


def legal_gifts(state: Grog, seat: int, ship: int, given: tuple[int, ...]) -> list[Action]:
    """The colours that `HandIn.refusal` allows: tiles not given yet, except those of the good that the ship demands."""
    goods, ships, first = state.goods, state.ships, COLOURS * seat
    return [
        GIVE[colour] for colour in range(COLOURS) if goods[first + colour] > given[colour] and ships[colour] != ship
    ]


def legal_takes(state: Grog, colour: int, taken: int) -> list[Action]:
    """The buildings of a peninsula that `AuctionClaims.refusal` allows."""
    first = PER_PENINSULA * colour
    return [
        TAKES[building]
        for building in range(first, first + PER_PENINSULA)
        if state.is_free(building) and TYPE[building] != taken
    ]
