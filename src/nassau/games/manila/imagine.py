"""Determinizations of Manila: states that are consistent with the knowledge of a seat."""

from __future__ import annotations

import random

from nassau.games.manila.components import POOL_OF_TWELVE, SHARES_PER_WARE, WARE_COUNT
from nassau.games.manila.state import Manila


def imagine(state: Manila, seat: int | None, rng: random.Random) -> Manila:
    """Redeal the hidden starting shares of the other seats, and redraw which of their shares are pledged.

    The multiset of hidden wares is known, because supply, purchases and the seat's own shares are; who holds which
    ware and which shares are pledged is not (M2.7). While shares are dealt, the supply is hidden too.
    """
    world = state.copy()
    if state.over:
        return world
    others = [other for other in range(state.seats) if other != seat]
    hidden = [ware for other in others for ware in range(WARE_COUNT) for _ in range(dealt(state, other, ware))]
    if state.dealing:
        hidden = rng.sample(
            [ware for ware in range(WARE_COUNT) for _ in range(undealt(state, seat, ware))], len(hidden)
        )
        world.supply = [
            SHARES_PER_WARE - own_shares(state, seat, ware) - hidden.count(ware) for ware in range(WARE_COUNT)
        ]
    hidden.sort()  # equal random numbers give equal worlds, whichever of the possible states is the real one
    rng.shuffle(hidden)
    for other in others:
        shares = [ware for ware in range(WARE_COUNT) for _ in range(state.bought[WARE_COUNT * other + ware])]
        shares += [hidden.pop() for ware in range(WARE_COUNT) for _ in range(dealt(state, other, ware))]
        give_shares(world, other, shares, state.loans(other), rng)
    return world


def own_shares(state: Manila, seat: int | None, ware: int) -> int:
    return 0 if seat is None else dealt(state, seat, ware)


def undealt(state: Manila, seat: int | None, ware: int) -> int:
    """The shares of the pool (M1.5) that `seat` does not hold: the others hold some of them."""
    pool = POOL_OF_TWELVE if state.options["share_pool"] == "twelve" else SHARES_PER_WARE
    return pool - own_shares(state, seat, ware)


def dealt(state: Manila, seat: int, ware: int) -> int:
    """The number of shares of `ware` that `seat` received in the deal."""
    index = WARE_COUNT * seat + ware
    return state.hand[index] + state.pledged[index] - state.bought[index]


def give_shares(world: Manila, seat: int, shares: list[int], loans: int, rng: random.Random) -> None:
    """Give `seat` these shares, `loans` of them pledged."""
    rng.shuffle(shares)
    own = slice(WARE_COUNT * seat, WARE_COUNT * (seat + 1))
    world.hand[own] = [shares[loans:].count(ware) for ware in range(WARE_COUNT)]
    world.pledged[own] = [shares[:loans].count(ware) for ware in range(WARE_COUNT)]
