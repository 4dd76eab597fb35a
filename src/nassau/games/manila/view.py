"""What each seat may know of a game of Manila, and the board elements of actions."""

from __future__ import annotations

from nassau.games.manila.auction import Auction
from nassau.games.manila.components import MARKET, PROGRAMME, ROUTES, SHARES_PER_WARE, WARE_COUNT, WARES
from nassau.games.manila.harbour_master import LaunchPunts
from nassau.games.manila.money import Payment
from nassau.games.manila.rounds import Voyage
from nassau.games.manila.state import Manila
from nassau.games.manila.view_types import Bidding, Due, Player, Punt, View
from nassau.kernel import NOTHING, Action


def view(state: Manila, seat: int | None) -> View:
    """What `seat` may know (None: a spectator)."""
    legs = legs_left(state)
    return View(
        voyage=state.voyage,
        master=state.master,
        players=[player(state, other, state.over or other == seat) for other in range(state.seats)],
        supply=[SHARES_PER_WARE] * WARE_COUNT if state.dealing else state.supply.copy(),
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
    own = slice(WARE_COUNT * seat, WARE_COUNT * (seat + 1))
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
    waves = [wave if route < launched else NOTHING for route, wave in enumerate(state.wave)]
    return [Punt(*punt) for punt in zip(state.load, waves, state.berth, strict=True)]


def legs_left(state: Manila) -> tuple[str, ...]:
    """The remaining legs of this voyage, including the current one."""
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


def elements(action: Action) -> tuple[str, ...]:
    """The ids of the board elements of an action; empty for an action that is a button."""
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
