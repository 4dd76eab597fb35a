"""What each seat may know of a game of Die Piraten der Weltmeere, the worlds it must consider possible, and where
options lie."""

from __future__ import annotations

import random

from nassau.games.seas.components import (
    CARAVANS,
    CARDS,
    COUNTRIES,
    GOODS,
    LIMIT,
    NOBODY,
    NOTHING,
    ROLES,
    TRACK,
    YIN_YANG_PER_CHEST,
    country,
    size,
)
from nassau.games.seas.curses import Whirlpool, nearest
from nassau.games.seas.loot import DrawLoot, Overboard, Stow
from nassau.games.seas.raid import Battle, Raid, Send, closest, ruler
from nassau.games.seas.rituals import Rites
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Serve
from nassau.games.seas.trade import Sale
from nassau.games.seas.turn import Reward, Turn
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
from nassau.kernel import Action


def view(state: Seas, seat: int | None) -> View:
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
        harbour=Harbour(state.harbour, [state.price(good) for good in range(GOODS)]),
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
        space=state.chests[seat] % TRACK,
        tile=min(2, state.chests[seat] // TRACK) * TRACK,
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
            return TurnView(step.seat, state.chosen[step.seat], state.gift(step.seat), acted)
    return None


def chart(state: Seas) -> Chart:
    top = state.stack[-1] if state.stack else None
    pairs = closest(state) if isinstance(top, Battle) else []
    dice = zip(state.colours, state.faces, state.xs, state.ys, state.hits, strict=True)
    return Chart(
        card=state.chart_card,
        by=state.chart_by,
        dice=[Die(colour, face, x, y, hit == 1) for colour, face, x, y, hit in dice],
        waiting=state.waiting.copy(),
        fights=[fight(state, *state.fights[place : place + 3]) for place in range(0, len(state.fights), 3)],
        served=state.served.copy(),
        tied=[pairs[place : place + 2] for place in range(0, len(pairs), 2)],
        near=nearest(state) if isinstance(top, Whirlpool) else [],
    )


def fight(state: Seas, red: int, pirate: int, distance: int) -> Fight:
    mm, tenths = ruler(state, distance)
    power, other = state.faces[red], state.faces[pirate]
    sunk = 2 if power == other else 0 if power > other else 1
    return Fight(red, pirate, mm, tenths, sunk)


def raid(state: Seas) -> RaidView | None:
    top = state.stack[-1] if state.stack else None
    for step in state.stack:
        if isinstance(step, Raid):
            asked = top.seat if isinstance(top, Send) else NOBODY
            ships, limit = size(step.card), LIMIT[state.seats] * size(step.card)
            sent = state.sent.copy()
            return RaidView(step.captain, step.card, country(step.card), ships, limit, sent, asked)
    return None


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


def tally(state: Seas, seat: int) -> list[int]:
    """W18.2: how the score came about, in the order in which it was counted."""
    return [
        state.chests[seat] - state.proceeds[seat],
        state.proceeds[seat],
        state.hand_size(seat),
        state.talismans[seat],
        state.yin_yang[seat] // YIN_YANG_PER_CHEST,
        state.marks[seat],
    ]


# -- imagined worlds


def imagine(state: Seas, seat: int | None, rng: random.Random) -> Seas:
    """Deal the hidden cards anew, and let chance choose the roles that others have chosen face down."""
    world = state.copy()
    if state.over:
        return world
    world.hands = state.hands.copy()
    others = [other for other in range(state.seats) if other != seat]
    pool = [kind for kind in range(CARDS) for _ in range(state.pile[kind])]
    for other in others:
        pool += hand(state, other)
    pool.sort()  # so that the same random numbers give the same world, whichever is true
    rng.shuffle(pool)
    for other in others:
        cards = [pool.pop() for _ in range(state.hand_size(other))]
        world.hands[CARDS * other : CARDS * (other + 1)] = [cards.count(kind) for kind in range(CARDS)]
        if state.chosen[other] != NOTHING and not state.revealed(other):
            world.chosen[other] = rng.choice(hidden_roles(state, other))
    world.pile = [pool.count(kind) for kind in range(CARDS)]
    return world


def hidden_roles(state: Seas, seat: int) -> list[int]:
    """W3.2, W3.4: what a face-down card can be: in hand before, and not called yet."""
    return [role for role in range(state.calling + 1, ROLES) if state.holds_role(seat, role)]


# -- where options lie


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
    """The board elements where an option lies; none for a button."""
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
