"""What each seat may know of a game of Manila, the worlds it must consider possible, and where options lie."""

from __future__ import annotations

import random

from nassau.games.manila.components import MARKET, PROGRAMME, ROUTES, WARES
from nassau.games.manila.money import Payment
from nassau.games.manila.office import Auction, LaunchPunts
from nassau.games.manila.rounds import Voyage
from nassau.games.manila.state import Manila
from nassau.games.manila.view_types import Bidding, Due, Player, Punt, View
from nassau.kernel import Action


def view(state: Manila, seat: int | None) -> View:
    legs = legs_left(state)
    return View(
        voyage=state.voyage,
        master=state.master,
        players=[player(state, other, state.over or other == seat) for other in range(state.seats)],
        supply=state.supply.copy(),
        values=[MARKET[step] for step in state.market],
        punts=punts(state, legs),
        spaces=state.spaces.copy(),
        dice=state.dice.copy(),
        rolls=legs.count("roll"),
        auction=bidding(state),
        due=payment(state),
        scores=state.scores() if state.over else None,
    )


def player(state: Manila, seat: int, open_hand: bool) -> Player:
    own = slice(4 * seat, 4 * seat + 4)
    return Player(
        cash=state.cash[seat],
        shares=state.unpledged(seat) + state.loans(seat),
        loans=state.loans(seat),
        bought=state.bought[own],
        out=bool(state.out[seat]),
        hand=state.hand[own] if open_hand else None,
        pledged=state.pledged[own] if open_hand else None,
    )


def punts(state: Manila, legs: tuple[str, ...]) -> list[Punt]:
    launched = 0 if "launch" in legs else len(ROUTES)
    for step in state.stack:
        if isinstance(step, LaunchPunts):
            launched = step.route
    waves = [wave if route < launched else -1 for route, wave in enumerate(state.wave)]
    return [Punt(*punt) for punt in zip(state.load, waves, state.berth, strict=True)]


def legs_left(state: Manila) -> tuple[str, ...]:
    """What is still to come in this voyage, the present leg included."""
    for step in state.stack:
        if isinstance(step, Voyage):
            return PROGRAMME[state.seats][step.leg :]
    return ()


def bidding(state: Manila) -> Bidding | None:
    for step in state.stack:
        if isinstance(step, Auction):
            passed = [seat for seat in range(state.seats) if step.passed >> seat & 1]
            return Bidding(step.high, step.leader, passed)
    return None


def payment(state: Manila) -> Due | None:
    step = state.stack[-1] if state.stack else None
    return Due(step.seat, step.amount) if isinstance(step, Payment) else None


def imagine(state: Manila, seat: int | None, rng: random.Random) -> Manila:
    """Deal the hidden starting shares of the others anew, and let chance choose which of their shares are pledged.

    The wares of all hidden shares together are known (supply, purchases and one's own shares are); who holds which
    is not, nor which of them lie pledged face down (M2.7).
    """
    world = state.copy()
    if state.over:
        return world
    others = [other for other in range(state.seats) if other != seat]
    hidden = [ware for other in others for ware in range(4) for _ in range(dealt(state, other, ware))]
    hidden.sort()  # the same random numbers give the same world, whichever of the possible ones is true
    rng.shuffle(hidden)
    for other in others:
        shares = [ware for ware in range(4) for _ in range(state.bought[4 * other + ware])]
        shares += [hidden.pop() for ware in range(4) for _ in range(dealt(state, other, ware))]
        lay_out(world, other, shares, state.loans(other), rng)
    return world


def dealt(state: Manila, seat: int, ware: int) -> int:
    """Shares of `ware` that `seat` got in the deal."""
    index = 4 * seat + ware
    return state.hand[index] + state.pledged[index] - state.bought[index]


def lay_out(world: Manila, seat: int, shares: list[int], loans: int, rng: random.Random) -> None:
    """Give `seat` these shares, `loans` of them pledged."""
    rng.shuffle(shares)
    world.hand[4 * seat : 4 * seat + 4] = [shares[loans:].count(ware) for ware in range(4)]
    world.pledged[4 * seat : 4 * seat + 4] = [shares[:loans].count(ware) for ware in range(4)]


def elements(action: Action) -> tuple[str, ...]:
    """The board elements where an option lies; none for a button."""
    verb = action[0]
    if verb in ("place", "board"):
        return (f"space/{action[1]}",)
    if verb == "launch":
        return (f"wave/{action[1]}",)
    if verb == "steer":
        return (f"punt/{action[1]}",)
    if verb == "send":
        return (("port", "yard")[action[1]],)
    places = {"buy": "supply", "load": "ware", "pledge": "share", "repay": "loan"}
    return (f"{places[verb]}/{WARES[action[1]]}",) if verb in places else ()
