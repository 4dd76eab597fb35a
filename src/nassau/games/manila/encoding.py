"""Encoding of Manila for learning: action numbers and observations."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import ASHORE, HIGHEST_START, SPACES
from nassau.games.manila.state import Manila
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_writer import ObservationWriter

MOVES: Final = {
    "bid": [range(1, 1000)],
    "pass": [],
    "buy": [range(4)],
    "skip": [],
    "load": [range(4)],
    "launch": [range(HIGHEST_START + 1)],
    "place": [range(SPACES)],
    "decline": [],
    "board": [range(ASHORE)],
    "stay": [],
    "steer": [range(3), (-2, -1, 1, 2)],
    "rest": [],
    "send": [range(2)],
    "pledge": [range(4)],
    "repay": [range(4)],
}

STEP_FIELDS: Final = {
    "Voyage": "leg",
    "Auction": "seat@ high leader@ passed&",
    "Payment": "seat@ amount",
    "LaunchPunts": "seat@ route left",
    "Placement": "seat@ turn",
    "Roll": "route",
    "MateBoarding": "seat@ boarded",
    "SecondMove": "seat@ first",
    "Plunder": "seat@ route",
}


def observe(state: Manila, to: ObservationWriter) -> None:
    """Writes what `view` shows to the viewer."""
    to.number("voyage", state.voyage, 10)
    to.seat("harbour master", state.master)
    to.by_seat("pesos", state.cash, 1, 100)
    to.sums("unpledged shares", state.hand, 4, 10)
    to.sums("loans", state.pledged, 4, 5)
    to.by_seat("shares bought, by ware", state.bought, 4, 5)
    to.by_seat("places no more in this voyage", state.out, 1, 1)
    to.own_numbers("your unpledged shares, by ware", state.hand, 4, 5)
    to.own_numbers("your pledged shares, by ware", state.pledged, 4, 5)
    to.numbers("shares in the supply, by ware", state.supply, 5)
    to.numbers("step of the black market, by ware", state.market, 4)
    to.kinds("ware, by route", state.load, 4)
    to.numbers("wave, by route", state.wave, 14)
    to.kinds("berth, by route", state.berth, 6)
    to.seat_list("accomplice, by space", state.spaces)
    to.numbers("last roll, by ware", state.dice, 6)


ENCODER: Final = Encoder(MOVES, STEP_FIELDS, observe)
