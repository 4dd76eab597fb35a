"""View of a seat or spectator, and the board elements of an action."""

from __future__ import annotations

from nassau.games.seas.battle import Battle, closest_pairs, split_reading
from nassau.games.seas.components import (
    CARAVANS,
    CARDS,
    COUNTRIES,
    GOODS,
    MOST_LAPS,
    MOST_LOOT,
    RAID_LIMIT,
    ROLES,
    TRACK_SPACES,
    country,
    size,
)
from nassau.games.seas.curses import Whirlpool, nearest_ships
from nassau.games.seas.loot import DrawLoot, Overboard, Stow
from nassau.games.seas.raid import Raid, Send
from nassau.games.seas.scoring import tally
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Serve
from nassau.games.seas.trade import Sale
from nassau.games.seas.turn import Turn
from nassau.games.seas.turn_end import Reward, Rites, gift_size
from nassau.games.seas.view_types import (
    Chart,
    Die,
    Drawing,
    Fight,
    Harbour,
    Player,
    RaidView,
    SaleView,
    Surplus,
    TurnView,
    View,
)
from nassau.kernel import NOBODY, NOTHING, Action

# `sunk` of a Fight
PIRATE_SUNK, RED_SUNK, BOTH_SUNK = range(3)


def view(state: Seas, seat: int | None) -> View:
    """What `seat` may know; None: a spectator."""
    seats = range(state.seats)
    top = state.stack[-1] if state.stack else None
    return View(
        round=state.round,
        start=state.start,
        last_round=state.finale,
        role=state.calling,
        turn=turn(state),
        players=[player(state, other, other == seat) for other in seats],
        hand=[] if seat is None else hand(state, seat),
        spent=[] if seat is None else lying(state, seat),
        hands=[hand(state, other) for other in seats] if state.over else None,
        harbour=harbour(state),
        played=state.played.copy(),
        raided=[sum(card < CARAVANS and country(card) == one for card in state.played) for one in range(COUNTRIES)],
        tiles=state.tiles.copy(),
        pile=sum(state.pile),
        to_end=state.above,
        loot_pile=sum(state.loot),
        discards=state.discards.copy(),
        chart=chart(state),
        raid=raid(state),
        drawing=drawing(state),
        sale=sale(state),
        surplus=Surplus(top.seat, state.cargo(top.seat) - top.most) if isinstance(top, Overboard) else None,
        guest=top.guest(state) if isinstance(top, Serve) else NOBODY,
        tallies=[tally(state, other) for other in seats] if state.over else None,
    )


def player(state: Seas, seat: int, own: bool) -> Player:
    return Player(
        ships=state.ships[seat],
        reserve=state.reserve(seat),
        guards=state.guards(seat),
        at_sea=state.at_sea(seat),
        loaded=state.loaded(seat),
        free=state.free(seat),
        goods=state.goods[GOODS * seat : GOODS * (seat + 1)],
        capacity=state.capacity(seat),
        talismans=state.talismans[seat],
        chests=state.chests[seat],
        space=state.chests[seat] % TRACK_SPACES,
        tile=min(MOST_LAPS, state.chests[seat] // TRACK_SPACES) * TRACK_SPACES,
        yin_yang=state.yin_yang[seat],
        marks=state.marks[seat],
        privateer=[one for one in range(COUNTRIES) if state.tiles[one] == seat],
        chambers=state.chambers[seat],
        unsinkables=state.unsinkables[seat],
        cards=state.hand_size(seat),
        lying=lying(state, seat),
        ready=state.chosen[seat] != NOTHING,
        role=state.chosen[seat] if own or state.revealed(seat) else NOTHING,
    )


def hand(state: Seas, seat: int) -> list[int]:
    return [kind for kind in range(CARDS) for _ in range(state.hands[CARDS * seat + kind])]


def lying(state: Seas, seat: int) -> list[int]:
    return [role for role in range(ROLES) if not state.holds_role(seat, role)]


def turn(state: Seas) -> TurnView | None:
    for step in state.stack:
        if isinstance(step, Turn | Reward | Rites | Sale):
            acted = isinstance(step, Reward | Rites)
            return TurnView(step.seat, state.chosen[step.seat], gift_size(state, step.seat), acted)
    return None


def chart(state: Seas) -> Chart:
    top = state.stack[-1] if state.stack else None
    pairs = closest_pairs(state) if isinstance(top, Battle) else []
    dice = zip(state.colours, state.faces, state.xs, state.ys, state.hits, strict=True)
    return Chart(
        card=state.chart_card,
        by=state.chart_by,
        dice=[Die(colour, face, x, y, hit == 1) for colour, face, x, y, hit in dice],
        waiting=state.waiting.copy(),
        fights=[fight(state, *state.fights[place : place + 3]) for place in range(0, len(state.fights), 3)],
        served=state.served.copy(),
        tied=[pairs[place : place + 2] for place in range(0, len(pairs), 2)],
        near=nearest_ships(state) if isinstance(top, Whirlpool) else [],
    )


def fight(state: Seas, red: int, pirate: int, distance: int) -> Fight:
    mm, tenths = split_reading(state, distance)
    power, other = state.faces[red], state.faces[pirate]
    sunk = BOTH_SUNK if power == other else PIRATE_SUNK if power > other else RED_SUNK
    return Fight(red, pirate, mm, tenths, sunk)


def raid(state: Seas) -> RaidView | None:
    top = state.stack[-1] if state.stack else None
    for step in state.stack:
        if isinstance(step, Raid):
            asked = top.seat if isinstance(top, Send) else NOBODY
            ships, limit = size(step.card), RAID_LIMIT[state.seats] * size(step.card)
            sent = state.sent.copy()
            return RaidView(step.captain, step.card, country(step.card), ships, limit, sent, asked)
    return None


def harbour(state: Seas) -> Harbour:
    """The harbour with what sales and bargains bring there."""
    prices = [state.price(good) for good in range(GOODS)]
    worth = [[state.worth(good, count) for count in range(MOST_LOOT + 1)] for good in range(GOODS)]
    return Harbour(state.harbour, prices, worth, [[one + other for other in prices] for one in prices])


def drawing(state: Seas) -> Drawing | None:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, DrawLoot | Stow):
        left = top.count if isinstance(top, DrawLoot) else 0
        return Drawing(top.seat, left, state.drawn.copy(), max(0, state.room(top.seat)))
    return None


def sale(state: Seas) -> SaleView | None:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Sale):
        chests = sum(state.worth(good, top.offered[good]) for good in range(GOODS))
        return SaleView(top.seat, list(top.offered), chests)
    return None


# -- board elements


PLACES = {
    "choose": "role",
    "buy": "reserve",
    "privateer": "tile",
    "raid": "card",
    "moor": "card",
    "curse": "card",
    "send": "fleet",
    "load": "drawn",
    "discard": "goods",
    "name": "loot",
    "offer": "goods",
    "swallow": "die",
}


def elements(action: Action) -> tuple[str, ...]:
    """The board elements that stand for an action; none if the action is a button."""
    verb = action[0]
    if verb == "fight":
        return (f"die/{action[1]}", f"die/{action[2]}")
    if verb == "serve":
        return (f"die/{action[2]}",)
    if verb == "bargain":
        return (f"goods/{action[1]}", f"goods/{action[2]}")
    if verb in ("buy", "send"):
        return (PLACES[verb],)
    if verb == "explore":
        return ("pile",)
    if verb in ("chamber", "unsinkable"):
        return (f"ritual/{verb}",)
    return (f"{PLACES[verb]}/{action[1]}",) if verb in PLACES else ()
