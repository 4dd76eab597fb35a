"""Validation of positions from outside, run once when they are loaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nassau.games.manila.components import (
    ACCOMPLICES,
    ASHORE,
    AT_SEA,
    CAPTAIN,
    HIGHEST_START,
    LARGE_PILOT,
    LAST_ROUTE,
    LAST_WAVE,
    MATE,
    POOL_OF_TWELVE,
    PROGRAMME,
    ROUTES,
    SHARES_PER_WARE,
    SMALL_PILOT,
    SPACES,
    STARTING_SHARES,
    SUM_OF_STARTS,
    TOP,
    WARE_COUNT,
    WARE_OF,
    YARD_BERTH,
)
from nassau.games.manila.money import Payment
from nassau.games.manila.rounds import Voyage
from nassau.games.manila.shortcuts import BIDS
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, NOTHING
from nassau.kernel.validation import Finding, StepLimits, refuse_invalid, step_arguments, within

MOST_CASH: Final = 1_000_000
"""Far above what a game can pay out, so that sums stay small integers."""

SPANS: Final[dict[str, tuple[str, ...]]] = {
    "Auction": ("auction",), "BuyShare": ("buy",), "Purchase": ("buy",), "LoadPunts": ("load",),
    "LaunchPunts": ("launch",), "Placement": ("place",), "Roll": ("roll",), "Boarding": ("board",),
    "MateBoarding": ("board",), "SmallPilot": ("steer",), "LargePilot": ("steer_far",), "SecondMove": ("steer_far",),
    "Plunder": ("plunder",), "Profits": ("profits",),
}  # fmt: skip
"""By step above a voyage: the legs in which it occurs. Other steps never wait for a decision."""

PAYERS: Final = ("Auction", "Purchase", "Placement", "Profits")
"""The steps that push a payment."""


def validate(state: Manila) -> None:
    """Raises ValueError with the name and the value of the first invalid field or step argument."""
    refuse_invalid(table(state))
    refuse_invalid(punts(state))
    refuse_invalid(accomplices(state))
    refuse_invalid(step_arguments(state, limits(state)))
    refuse_invalid(stack(state))


def table(state: Manila) -> Iterator[Finding]:
    """M1.2, M1.3, M1.9, M6.4: money, shares, market and office."""
    each = WARE_COUNT * state.seats
    yield "cash", state.cash, len(state.cash) == state.seats and within(state.cash, 0, MOST_CASH)
    for name, shares in (("hand", state.hand), ("pledged", state.pledged), ("bought", state.bought)):
        yield name, shares, len(shares) == each and within(shares, 0, SHARES_PER_WARE)
    yield "supply", state.supply, len(state.supply) == WARE_COUNT and all_shares(state)
    owned = zip(state.bought, state.hand, state.pledged, strict=True)
    yield "bought", state.bought, all(bought <= hand + pledged for bought, hand, pledged in owned)
    yield "market", state.market, len(state.market) == WARE_COUNT and within(state.market, 0, TOP)
    yield "market", state.market, TOP not in state.market or state.over
    yield "voyage", state.voyage, 0 <= state.voyage <= MOST_CASH
    yield "master", state.master, (0 if state.voyage else NOBODY) <= state.master < state.seats
    yield "dice", state.dice, len(state.dice) == WARE_COUNT and within(state.dice, 0, 6)
    yield "out", state.out, len(state.out) == state.seats and within(state.out, 0, 1)


def all_shares(state: Manila) -> bool:
    """M1.2: five shares of each ware, in the supply or with an owner."""
    return within(state.supply, 0, SHARES_PER_WARE) and all(
        state.supply[ware] + sum(state.hand[ware::WARE_COUNT]) + sum(state.pledged[ware::WARE_COUNT]) == SHARES_PER_WARE
        for ware in range(WARE_COUNT)
    )


def punts(state: Manila) -> Iterator[Finding]:
    """M4.6, M4.7, M8.3: different wares, loaded in the order of the routes; slots are filled from A on."""
    loaded = [ware for ware in state.load if ware != NOTHING]
    valid = len(state.load) == len(ROUTES) and within(state.load, NOTHING, WARE_COUNT - 1)
    yield "load", state.load, valid and len(set(loaded)) == len(loaded) and state.load[: len(loaded)] == loaded
    yield "wave", state.wave, len(state.wave) == len(ROUTES) and within(state.wave, 0, LAST_WAVE + 1)
    yield "berth", state.berth, len(state.berth) == len(ROUTES)
    docked = sorted(berth for berth in state.berth if berth != AT_SEA and berth < YARD_BERTH)
    laid_up = sorted(berth - YARD_BERTH for berth in state.berth if berth >= YARD_BERTH)
    yield "berth", state.berth, docked == list(range(len(docked))) and laid_up == list(range(len(laid_up)))
    afloat = [wave for wave, berth in zip(state.wave, state.berth, strict=True) if berth == AT_SEA]
    yield "wave", state.wave, within(afloat, 0, LAST_WAVE)


def accomplices(state: Manila) -> Iterator[Finding]:
    """M1.4, M4.6, M6.15: no more of a colour than there are, on loaded punts, and no mate without a captain."""
    taken = state.spaces
    yield "spaces", taken, len(taken) == SPACES and within(taken, NOBODY, state.seats - 1)
    yield "spaces", taken, all(taken.count(seat) <= ACCOMPLICES[state.seats] for seat in range(state.seats))
    aboard = [WARE_OF[space] for space in range(ASHORE) if taken[space] != NOBODY]
    yield "spaces", taken, all(ware in state.load for ware in aboard)
    yield "spaces", taken, taken[MATE] == NOBODY or taken[CAPTAIN] != NOBODY


def limits(state: Manila) -> StepLimits:
    """The limits of all step arguments; a seat is one that exists."""
    last = state.seats - 1
    seat = ("seat", 0, last)
    return {
        "Deal": [("dealt", 0, STARTING_SHARES * state.seats - 1)],
        "DrawStart": [],
        "Voyages": [],
        "Voyage": [("leg", 0, len(PROGRAMME[state.seats]) - 1)],
        "Auction": [seat, ("high", 0, len(BIDS)), ("leader", NOBODY, last), ("passed", 0, (1 << state.seats) - 1)],
        "BuyShare": [seat],
        "Purchase": [seat, ("ware", 0, WARE_COUNT - 1)],
        "LoadPunts": [seat],
        "LaunchPunts": [seat, ("route", 0, LAST_ROUTE), ("left", 0, SUM_OF_STARTS)],
        "Payment": [seat, ("amount", 1, MOST_CASH)],
        "Placement": [seat, ("turn", 0, last)],
        "Roll": [("route", 0, LAST_ROUTE)],
        "Boarding": [seat],
        "MateBoarding": [seat, ("boarded", NOTHING, ASHORE - 1)],
        "SmallPilot": [seat],
        "LargePilot": [seat],
        "SecondMove": [seat, ("first", 0, LAST_ROUTE)],
        "Plunder": [seat, ("route", 0, LAST_ROUTE)],
        "Profits": [],
    }


def stack(state: Manila) -> Iterator[Finding]:
    """M2.5, M5.1–M5.3: a decision or chance step above the leg of the voyage that it belongs to."""
    names = [type(step).__name__ for step in state.stack]
    if not names:
        yield "market", state.market, TOP in state.market
        return
    yield "stack", names, names[0] == "Voyages" and len(names) > 1
    if names[1] in ("Deal", "DrawStart"):
        yield "stack", names, len(names) == 2
        yield from deal(state)
        return
    voyage = state.stack[1]
    yield "stack", names, isinstance(voyage, Voyage) and 3 <= len(names) <= 4
    assert isinstance(voyage, Voyage)
    leg = PROGRAMME[state.seats][voyage.leg]
    yield "Voyage.leg", voyage.leg, leg in SPANS.get(names[2], ())
    pays = names[2] in PAYERS if names[3:] == ["Payment"] else names[2] not in ("Purchase", "Profits")
    yield "stack", names, pays and names[3:] in ([], ["Payment"])
    yield "voyage", state.voyage, state.voyage >= 1
    yield "master", state.master, state.master >= 0
    office = voyage.leg <= PROGRAMME[state.seats].index("launch")
    yield "load", state.load, NOTHING not in state.load or (office and leg != "launch")
    yield "load", state.load, NOTHING in state.load or not office or leg == "launch"
    yield "spaces", state.spaces, not office or within(state.spaces, NOBODY, NOBODY)
    yield "berth", state.berth, not office or within(state.berth, AT_SEA, AT_SEA)
    yield "berth", state.berth, (leg == "profits") <= (AT_SEA not in state.berth)
    yield "load", state.load, leg == "load" or not office or leg == "launch" or state.load == [NOTHING] * len(ROUTES)
    yield from decision(state)


def deal(state: Manila) -> Iterator[Finding]:
    """M1.5, M1.6: the shares dealt so far."""
    step = state.stack[-1].local()
    dealt = step[0] if step else STARTING_SHARES * state.seats
    yield "hand", state.hand, sum(state.hand) == dealt and not sum(state.pledged)
    yield "voyage", state.voyage, state.voyage == 0
    yield "master", state.master, state.master == NOBODY
    pool = POOL_OF_TWELVE if state.options["share_pool"] == "twelve" else SHARES_PER_WARE
    yield "supply", state.supply, within(state.supply, SHARES_PER_WARE - pool, SHARES_PER_WARE)


def decision(state: Manila) -> Iterator[Finding]:
    """What the top steps rely on."""
    step, top = state.stack[2], state.stack[-1]
    name, local = type(step).__name__, step.local()
    if isinstance(top, Payment):
        seat, amount = top.local()
        yield "Payment.amount", amount, state.cash[seat] < amount and state.unpledged(seat) > 0
        if name == "Purchase":
            yield "Purchase.ware", local[1], state.supply[local[1]] > 0
    if name == "Auction":
        yield from auction(state, local, isinstance(top, Payment))
    elif name == "LaunchPunts":
        _, route, left = local
        yield "LaunchPunts.left", left, left <= HIGHEST_START * (len(ROUTES) - route)
    elif name == "Placement":
        seat, turn = local
        yield "Placement.seat", seat, seat == (state.master + turn) % state.seats and not state.out[seat]
    elif name in ("SmallPilot", "LargePilot", "SecondMove"):
        space = SMALL_PILOT if name == "SmallPilot" else LARGE_PILOT
        yield f"{name}.seat", local[0], local[0] == state.spaces[space]
        others = [route for route in state.at_sea() if name != "SecondMove" or route != local[1]]
        yield "berth", state.berth, bool(others)
    elif name in ("Boarding", "MateBoarding"):
        yield f"{name}.seat", local[0], local[0] in state.pirates()
        yield "wave", state.wave, bool(state.on_last_wave())
    elif name == "Plunder":
        yield "Plunder.route", local[1], local[1] in state.on_last_wave()
        yield "Plunder.seat", local[0], local[0] == state.spaces[CAPTAIN]


def auction(state: Manila, local: tuple[int, ...], paying: bool) -> Iterator[Finding]:
    """M3.1–M3.6, M3.8: the seat has not passed, and somebody leads if there is a bid."""
    seat, high, leader, passed = local
    yield "Auction.leader", leader, (leader == NOBODY) == (high == 0) or paying
    if not paying:
        yield "Auction.passed", passed, not passed >> seat & 1 and (leader == NOBODY or not passed >> leader & 1)
        yield "Auction.leader", leader, leader != seat
        yield "Auction.high", high, leader == NOBODY or high <= state.means(leader)
        first = state.voyage == 1 and leader == NOBODY and state.options["first_auction"] == "must_bid"
        yield "Auction.seat", seat, not first or (seat == state.master and not passed and state.means(seat) > 0)
