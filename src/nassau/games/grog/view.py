"""View of a seat or spectator, and the board elements of an action."""

from __future__ import annotations

from nassau.games.grog.auction import Bid
from nassau.games.grog.cards import PAIR_OFFSET
from nassau.games.grog.components import (
    CHEST_VALUES,
    CLAIM_SPACES,
    CLOUDS,
    GOALS_REJECTED,
    HOLD,
    MOST_TILES,
    PARROTS,
    SHIPS,
)
from nassau.games.grog.rewards import AuctionClaims
from nassau.games.grog.scoring import tally
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import MAIN_USED, HandIn, Trade
from nassau.games.grog.view_types import Bidding, Buried, Claiming, Giving, Hand, Player, Trading, View
from nassau.kernel import NOBODY, NOTHING, Action


def view(state: Grog, seat: int | None) -> View:
    """What `seat` may know; None: a spectator."""
    own = NOBODY if seat is None else seat
    bid = state.stack[-1] if state.stack and isinstance(state.stack[-1], Bid) else None
    mine = bid if bid and bid.seat == own else None
    seats = range(state.seats)
    return View(
        round=state.round,
        start=state.start,
        clouds=padded(state.clouds, CLOUDS),
        ships=padded(state.ships, SHIPS),
        ghosts=state.ghosts,
        sites=state.sites.copy(),
        locks=state.locks,
        dice=(mine.dice(state) if mine else state.dice).copy(),
        row=state.row.copy(),
        bid=state.bid,
        leader=state.leader,
        passed=state.passed.copy(),
        players=[player(state, other) for other in seats],
        decks=[sum(state.chest_pile), sum(state.parrot_pile), state.goal_deck()],
        chosen=[state.rejected[GOALS_REJECTED * other] != NOTHING for other in seats],
        hand=Hand([0] * CHEST_VALUES, [0] * PARROTS, [], []) if seat is None else hand(state, seat),
        hands=[hand(state, other) for other in seats] if state.over else None,
        drawn=sorted(state.drawn) if seat is not None and drawer(state) == seat else [],
        buried=[] if seat is None else buried(state, seat),
        bidding=bidding(state, mine) if mine else None,
        trading=trading(state),
        giving=giving(state, own),
        claiming=claiming(state),
        tallies=[tally(state, other) for other in seats] if state.over else None,
    )


def padded(laid: list[int], size: int) -> list[int]:
    return laid + [NOTHING] * (size - len(laid))


def player(state: Grog, seat: int) -> Player:
    return Player(
        coins=state.coins[seat],
        points=state.points[seat],
        crew=state.crew[seat],
        supply=state.supply(seat),
        goods=state.goods[COLOURS * seat : COLOURS * (seat + 1)],
        chests=state.chest_count(seat),
        parrots=state.parrot_count(seat),
        goals=len(state.goal_hand(seat)),
        marker=state.markers[seat],
        passed=seat in state.passed,
    )


def hand(state: Grog, seat: int) -> Hand:
    return Hand(
        chests=state.chests[CHEST_VALUES * seat : CHEST_VALUES * (seat + 1)],
        parrots=state.parrots[PARROTS * seat : PARROTS * (seat + 1)],
        cards=[kind for kind in range(PARROTS) for _ in range(state.parrots[PARROTS * seat + kind])],
        goals=state.goal_hand(seat),
    )


def drawer(state: Grog) -> int:
    """The seat that has drawn goal cards at the goal ship and not chosen yet, or NOBODY."""
    visit = trading(state)
    return visit.seat if visit and state.drawn else NOBODY


def buried(state: Grog, seat: int) -> list[Buried]:
    """The cards under the deck that the seat knows, from the top; rejected pairs go there once all have chosen."""
    size, found = len(state.under), []
    for place, (kind, owner) in enumerate(zip(state.under, state.under_by, strict=True)):
        if owner in (seat, PAIR_OFFSET + seat):
            found.append(Buried(size - place, kind, owner >= PAIR_OFFSET))
    return found


def bidding(state: Grog, bid: Bid) -> Bidding:
    goods = [0] * COLOURS
    for colour in state.row:
        goods[colour] += 1
    if state.ghost_at() != NOTHING:
        goods[state.ghost_at()] += 1
    return Bidding(bid.held == 1, list(bid.turned), bid.lowest(state), bid.highest(state), goods)


def trading(state: Grog) -> Trading | None:
    for step in state.stack[::-1]:
        if isinstance(step, Trade):
            return Trading(step.seat, step.ship, state.water(step.ship), MOST_TILES[step.ship], step.main == MAIN_USED)
    return None


def giving(state: Grog, seat: int) -> Giving | None:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, HandIn) and step.seat == seat:
        return Giving(step.left(), list(step.given))
    return None


def claiming(state: Grog) -> Claiming | None:
    for step in state.stack[::-1]:
        if isinstance(step, AuctionClaims):
            colours = [state.row[space] for space in range(CLAIM_SPACES) if step.spaces >> space & 1]
            return Claiming(step.seat, colours, step.taken)
    return None


# -- board elements


PLACES = {
    "good": "goods",
    "turn": "parrot",
    "ship": "ship",
    "give": "goods",
    "claim": "building",
    "take": "building",
    "lock": "building",
    "haunt": "building",
    "choose": "goal",
    "tuck": "goal",
    "swap": "goal",
    "decline": "peninsula",
}


def elements(action: Action) -> tuple[str, ...]:
    """The board elements that stand for an action; none if the action is a button."""
    verb = action[0]
    if verb == "bid":
        return tuple(f"die/{colour}" for colour in action[1:] if colour != NOTHING)
    if verb == "keep":
        return tuple(dict.fromkeys([f"goal/{kind}" for kind in action[1:]]))
    if verb == "hold":
        return (f"parrot/{HOLD}",)
    return (f"{PLACES[verb]}/{action[1]}",) if verb in PLACES else ()
