"""Observation and action encoding of Grog Island."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from nassau.games.grog.bids import ROWS_OF_DICE
from nassau.games.grog.cards import PAIR_OFFSET
from nassau.games.grog.components import (
    CHEST_COPIES,
    CHEST_VALUES,
    CLAIM_TILES,
    CLOUDS,
    FACES,
    GHOST_SHIP,
    GOAL_COPIES,
    GOALS,
    GOALS_DEALT,
    GOALS_KEPT,
    GOALS_REJECTED,
    PARROTS,
    SHIPS,
)
from nassau.games.grog.sites import BUILDINGS, COLOURS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import Trade
from nassau.kernel import NOTHING
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_writer import ObservationWriter

DECK: Final = GOAL_COPIES * GOALS
CHOICES_OF_GOALS: Final = comb(GOALS_DEALT, GOALS_KEPT)

MOVES: Final = {
    "keep": CHOICES_OF_GOALS,
    "good": [range(COLOURS)],
    "bid": tuple([action[1:] for action in ROWS_OF_DICE]),
    "pass": [],
    "turn": [range(COLOURS), range(1, FACES + 1)],
    "hold": [],
    "ship": [range(GHOST_SHIP)],
    "trade": tuple([(tiles, others) for tiles in range(1, DECK + 1) for others in range(tiles + 1)]),
    "claim": [range(BUILDINGS), range(CLAIM_TILES + 1)],
    "give": [range(COLOURS)],
    "done": [],
    "choose": [range(GOALS)],
    "tuck": [range(GOALS)],
    "swap": [range(GOALS)],
    "pay": [range(copies + 1) for copies in CHEST_COPIES],
    "refuse": [],
    "take": [range(BUILDINGS)],
    "decline": [range(COLOURS)],
    "lock": [range(BUILDINGS)],
    "haunt": [range(BUILDINGS)],
}

STEP_FIELDS: Final = {
    "ChooseGood": "turn",
    "Auction": "seat@",
    "Bid": "seat@ held turned*5",
    "ChooseShip": "seat@",
    "Trade": "seat@ ship main free",
    "HandIn": "seat@ ship building tiles substituted given*5",
    "Claim": "seat@ building part",
    "Payment": "seat@",
    "AuctionClaims": "seat@ spaces taken",
    "PlaceLock": "seat@ colour",
}


def observe(state: Grog, to: ObservationWriter) -> None:
    to.number("round", state.round, 15)
    to.seat("start player", state.start)
    if not to.unchanged(state.clouds, CLOUDS):
        to.row("cloud, by peninsula", state.clouds, CLOUDS, CLOUDS)
    if not to.unchanged(state.ships, SHIPS):
        to.row("ship, by water space", state.ships, SHIPS, GHOST_SHIP + 1)
    to.number("crew on the ghost ship", state.ghosts, 9)
    if not to.unchanged_for_viewer(state.sites, BUILDINGS):
        to.seat_list("crew (4: ghost, 5: lock), by building", state.sites)
    to.number("locks left", state.locks, 6)
    to.numbers("dice, by colour", state.dice, FACES)
    to.row("colours in the bid row", state.row, COLOURS, COLOURS)
    to.number("standing bid", state.bid, 30)
    to.seat("leader", state.leader)
    to.seat_row("who has passed, in order", state.passed, 4)
    to.by_seat("coins", state.coins, 1, 30)
    to.by_seat("points on the track", state.points, 1, 20)
    to.by_seat("crew left", state.crew, 1, 9)
    to.by_seat("goods, by colour", state.goods, COLOURS, 6)
    to.sums("chest cards", state.chests, CHEST_VALUES, 8)
    to.sums("parrot cards", state.parrots, PARROTS, 8)
    to.cached_sums("goal cards", state.goals, GOALS, 8)
    to.kinds_by_seat("ship with the trade marker", state.markers, GHOST_SHIP + 1)
    observe_cards(state, to)


def observe_cards(state: Grog, to: ObservationWriter) -> None:
    to.total("cards left: chest, parrot, goal", state.chest_pile, 32)
    to.total("cards left: chest, parrot, goal", state.parrot_pile, 32)
    if not to.unchanged(state.goal_pile, 1, len(state.under)):
        to.number("cards left: chest, parrot, goal", state.goal_deck(), 32)
    if not to.unchanged_for_viewer(state.rejected, state.seats):
        to.by_seat("has chosen goal cards", [int(kind != NOTHING) for kind in state.rejected[::GOALS_REJECTED]], 1, 1)
    to.own_numbers("your chest cards, by value", state.chests, CHEST_VALUES, 4)
    to.own_numbers("your parrot cards, by kind", state.parrots, PARROTS, 4)
    if not to.unchanged_for_viewer(state.goals, GOALS):
        to.own_numbers("your goal cards, by kind", state.goals, GOALS, 2)
    to.counts("goal cards that you may choose from", drawn(state, to.viewer), GOALS, 2)
    if not to.unchanged_for_viewer(state.under_by, DECK):  # `under` is replaced whenever `under_by` is
        name = "goal card that you put under the deck (+23: one of a pair), from the bottom"
        write_buried(state, to, to.sparse(name, DECK, 46))


def drawn(state: Grog, seat: int) -> list[int]:
    """The drawn goal cards if `seat` visits the goal ship, else none."""
    if state.drawn:
        for step in state.stack:
            if isinstance(step, Trade):
                return state.drawn if step.seat == seat else []
    return []


def write_buried(state: Grog, to: ObservationWriter, place: i64) -> None:
    """Write the cards under the deck that the observer knows, by position from the bottom."""
    under, owners = state.under, state.under_by
    for index in range(len(under)):
        if owners[index] == to.viewer:
            to.put(place + len(under) - 1 - index, under[index])
        elif owners[index] == PAIR_OFFSET + to.viewer:
            to.put(place + len(under) - 1 - index, GOALS + under[index])


ENCODER: Final = Encoder(MOVES, STEP_FIELDS, observe, ("Bid", "HandIn"))
