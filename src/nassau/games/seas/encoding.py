"""Observation and action encoding of Die Piraten der Weltmeere."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    CARAVANS,
    CARDS,
    COUNTRIES,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    HARBOURS,
    LARGEST,
    LOOT_SPLITS,
    RED,
    ROLES,
    SHIPS,
)
from nassau.games.seas.rituals import BARGAINS
from nassau.games.seas.state import Seas
from nassau.kernel import NOTHING
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_writer import ObservationWriter

MOST_SEATS: Final = 4
DICE: Final = MOST_SEATS * SHIPS + LARGEST
FIGHTS: Final = 20
MOST_GOODS: Final = max([max(split) for split in LOOT_SPLITS.values()])

MOVES: Final = {
    "choose": [range(ROLES)],
    "decline": [],
    "buy": [range(1, SHIPS + 1)],
    "privateer": [range(COUNTRIES)],
    "raid": [range(CARAVANS)],
    "send": [range(SHIPS + 1)],
    "fight": [range(DICE), range(DICE)],
    "load": [range(GOODS), range(MOST_GOODS + 1)],
    "discard": [range(GOODS)],
    "moor": [range(FIRST_HARBOUR, FIRST_CURSE)],
    "curse": [range(FIRST_CURSE, CARDS)],
    "swallow": [range(DICE)],
    "name": [range(GOODS)],
    "serve": [range(MOST_SEATS), range(MOST_SEATS)],
    "offer": [range(GOODS), range(1, MOST_GOODS + 1)],
    "sell": [],
    "explore": [],
    "bargain": tuple([action[1:] for action in BARGAINS]),
    "chamber": [],
    "unsinkable": [],
    "done": [],
}

STEP_FIELDS: Final = {
    "Round": "role turn",
    "Shipbuilder": "seat@",
    "Governor": "seat@",
    "Captain": "seat@",
    "Islander": "seat@",
    "Shaman": "seat@",
    "Merchant": "seat@",
    "Cartographer": "seat@",
    "Raid": "captain@ card leg",
    "Send": "seat@ card",
    "Battle": "captain@",
    "DrawLoot": "seat@ count",
    "Stow": "seat@",
    "Overboard": "seat@ most",
    "Overflows": "first turn",
    "Storm": "shaman@ curse",
    "Whirlpool": "shaman@",
    "Idol": "shaman@",
    "Serve": "shaman@ turn",
    "Drinks": "shaman@ turn",
    "Sale": "seat@ offered*3",
    "FinalSale": "turn",
    "DrawCards": "seat@ count",
    "Reward": "seat@ part",
    "Rites": "seat@",
    "MoreShips": "seat@",
    "MoreSales": "seat@",
}


def observe(state: Seas, to: ObservationWriter) -> None:
    to.number("round", state.round, 20)
    to.seat("start marker", state.start)
    to.kind("role that is called", state.calling, ROLES)
    to.number("last-round marker", state.finale, 3)
    to.number("cards above the end card", state.above, 26)
    to.kind("harbour", state.harbour, HARBOURS + 1)
    to.by_seat("ships", state.ships, 1, SHIPS)
    to.by_seat("chests", state.chests, 1, 60)
    to.by_seat("goods on board", state.goods, GOODS, 10)
    to.by_seat("talismans", state.talismans, 1, 10)
    to.by_seat("yin-yang", state.yin_yang, 1, 20)
    to.by_seat("marks", state.marks, 1, 10)
    to.by_seat("level of the double chamber", state.chambers, 1, 10)
    to.by_seat("level of the unsinkable ship", state.unsinkables, 1, 10)
    to.seat_list("privateer tile, by country", state.tiles)
    for turn in range(state.seats):
        chosen = state.chosen[(to.viewer + turn) % state.seats]
        to.number("has chosen a role", 0 if chosen == NOTHING else 1, 1)
    for turn in range(state.seats):
        to.kind(
            "role of this round, where you know it", role(state, (to.viewer + turn) % state.seats, to.viewer), ROLES
        )
    for turn in range(state.seats):
        to.flags("roles that lie open, by seat and role", state.lying[(to.viewer + turn) % state.seats], ROLES)
    to.cached_sums("adventure cards", state.hands, CARDS, 10)
    if not to.unchanged_for_viewer(state.hands, CARDS):
        to.own_numbers("your adventure cards, by kind", state.hands, CARDS, 2)
    if not to.unchanged(state.played, CARDS):
        to.row("adventure cards played", state.played, CARDS, CARDS)
    if not to.unchanged(state.pile, 1):
        to.total("adventure cards left", state.pile, 30)
    to.total("loot left", state.loot, 60)
    to.numbers("loot discarded, by kind", state.discards, 15)
    to.numbers("goods drawn and not decided yet", state.drawn, 5)
    observe_chart(state, to)


def observe_chart(state: Seas, to: ObservationWriter) -> None:
    to.by_seat("ships sent into the raid", state.sent, 1, SHIPS)
    to.kind("card for which dice were thrown", state.chart_card, CARDS)
    to.seat("who played it", state.chart_by)
    to.by_seat("dice still to land", state.waiting, 1, SHIPS)
    to.number("red dice still to land", state.waiting[RED], 4)
    to.seat_row("colour of the die (4: red)", state.colours, DICE)
    if not to.unchanged_list(state.faces, DICE):
        to.number_row("face of the die", state.faces, DICE, 6)
    if not to.unchanged_list(state.xs, DICE):
        to.number_row("x of the die, in tenths of a millimetre", state.xs, DICE, 2700)
    if not to.unchanged_list(state.ys, DICE):
        to.number_row("y of the die", state.ys, DICE, 2700)
    if not to.unchanged_list(state.hits, DICE):
        to.number_row("the die was sunk or hit", state.hits, DICE, 1)
    if not to.unchanged(state.fights, 3 * FIGHTS):
        to.number_row("fights: red die, pirate die, distance", state.fights, 3 * FIGHTS, 100)
    to.kinds_by_seat("tavern die", state.served, DICE)
    to.by_seat("chests of the final sale", state.proceeds, 1, 20)


def role(state: Seas, seat: int, viewer: int) -> int:
    """The role of a seat if `viewer` knows it, else NOTHING."""
    return state.chosen[seat] if seat == viewer or state.revealed(seat) else NOTHING


ENCODER: Final = Encoder(MOVES, STEP_FIELDS, observe)
