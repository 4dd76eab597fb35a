"""What each seat may know of a game of Grog Island, the worlds it must consider possible, and where options lie."""

from __future__ import annotations

import random

from nassau.games.grog.auction import UNTURNED, Bid
from nassau.games.grog.cards import PAIR
from nassau.games.grog.components import CHEST_VALUES, CLOUDS, GOALS, HOLD, MOST_TILES, NOBODY, NOTHING, PARROTS, SHIPS
from nassau.games.grog.rewards import AuctionClaims
from nassau.games.grog.scoring import tally
from nassau.games.grog.sites import COLOURS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import HandIn, Trade
from nassau.games.grog.view_types import Bidding, Buried, Claiming, Giving, Hand, Player, Trading, View
from nassau.kernel import Action


def view(state: Grog, seat: int | None) -> View:
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
        chosen=[state.rejected[2 * other] != NOTHING for other in seats],
        hand=Hand([0] * CHEST_VALUES, [0] * PARROTS, [], []) if seat is None else hand(state, seat),
        hands=[hand(state, other) for other in seats] if state.over else None,
        drawn=sorted(state.drawn) if drawer(state) == own else [],
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
    """Who looks at drawn goal cards: whoever visits the goal ship."""
    visit = trading(state)
    return visit.seat if visit and state.drawn else NOTHING - 1


def buried(state: Grog, seat: int) -> list[Buried]:
    """Cards from the top down. Before everybody has chosen, the own rejected pair lies nowhere yet."""
    size, found = len(state.under), []
    for place, (kind, owner) in enumerate(zip(state.under, state.under_by, strict=True)):
        if owner in (seat, PAIR + seat):
            found.append(Buried(size - place, kind, owner >= PAIR))
    return found


def bidding(state: Grog, bid: Bid) -> Bidding:
    goods = [0] * COLOURS
    for colour in state.row:
        goods[colour] += 1
    if state.ghost_at() != NOTHING:
        goods[state.ghost_at()] += 1
    return Bidding(bid.held == 1, list(bid.turned), bid.low(state), bid.high(state), goods)


def trading(state: Grog) -> Trading | None:
    for step in state.stack[::-1]:
        if isinstance(step, Trade):
            return Trading(step.seat, step.ship, state.water(step.ship), MOST_TILES[step.ship], step.main == 1)
    return None


def giving(state: Grog, seat: int) -> Giving | None:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, HandIn) and step.seat == seat:
        return Giving(step.left(), list(step.given))
    return None


def claiming(state: Grog) -> Claiming | None:
    for step in state.stack[::-1]:
        if isinstance(step, AuctionClaims):
            colours = [state.row[space] for space in range(2) if step.spaces >> space & 1]
            return Claiming(step.seat, colours, step.taken)
    return None


# -- imagined worlds


def imagine(state: Grog, seat: int | None, rng: random.Random) -> Grog:
    """Deal anew what `seat` cannot see: the cards of others, the decks, and what others are preparing.

    What somebody could conclude from cards that were once put under the deck and have been drawn again since is
    forgotten, as the view forgets it.
    """
    world = state.copy()
    if not state.over:
        viewer = NOBODY if seat is None else seat
        hide_chains(world, viewer)
        deal(world.chests, world.chest_pile, viewer, rng)
        deal(world.parrots, world.parrot_pile, viewer, rng)
        deal_goals(world, viewer, rng)
    return world


def hide_chains(world: Grog, viewer: int) -> None:
    """A bid or substitutes that somebody else prepares: nothing of it has happened yet."""
    step = world.stack[-1]
    if isinstance(step, Bid) and step.seat != viewer:
        world.stack[-1] = Bid(step.seat, 0, UNTURNED)
    elif isinstance(step, HandIn) and step.seat != viewer:
        world.stack.pop()


def deal(hands: list[int], pile: list[int], viewer: int, rng: random.Random) -> None:
    """Shuffle the hands of others with a deck; hands are counts by seat and kind, the deck counts by kind."""
    kinds = len(pile)
    pool = [kind for kind in range(kinds) for _ in range(pile[kind])]
    for seat in range(len(hands) // kinds):
        if seat != viewer:
            pool += [kind for kind in range(kinds) for _ in range(hands[kinds * seat + kind])]
    pool.sort()  # the same random numbers give the same world, whichever of the possible ones is true
    rng.shuffle(pool)
    for seat in range(len(hands) // kinds):
        if seat != viewer:
            size = sum(hands[kinds * seat : kinds * (seat + 1)])
            hands[kinds * seat : kinds * (seat + 1)] = counts([pool.pop() for _ in range(size)], kinds)
    pile[:] = counts(pool, kinds)


def counts(cards: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found


def deal_goals(world: Grog, viewer: int, rng: random.Random) -> None:
    """As `deal`, with the cards that lie under the deck, were drawn at the ship or rejected at the start."""
    places = [place for place, owner in enumerate(world.under_by) if owner not in (viewer, PAIR + viewer)]
    hidden = [world.under[place] for place in places]
    aside = len(world.drawn) if drawer(world) not in (viewer, NOTHING - 1) else 0
    apart = [place for place, kind in enumerate(world.rejected) if kind != NOTHING and place // 2 != viewer]
    pool = [*hidden, *world.drawn[:aside], *[world.rejected[place] for place in apart]]
    own_cards(world)
    for kind in pool:
        world.goal_pile[kind] += 1
    deal(world.goals, world.goal_pile, viewer, rng)
    pool = [kind for kind in range(GOALS) for _ in range(world.goal_pile[kind])]
    rng.shuffle(pool)
    for place in places:
        world.under[place] = pool.pop()
    world.drawn = [pool.pop() for _ in range(aside)] or world.drawn
    for place in apart:
        world.rejected[place] = pool.pop()
    world.goal_pile = counts(pool, GOALS)
    order_pairs(world)


def own_cards(world: Grog) -> None:
    """Lists of goal cards that may be changed: copies share them."""
    world.goals, world.goal_pile = world.goals.copy(), world.goal_pile.copy()
    world.under, world.rejected = world.under.copy(), world.rejected.copy()


def order_pairs(world: Grog) -> None:
    """The order within a pair is drawn when it comes up: until then it lies in ascending order."""
    for place in range(len(world.under) - 1):
        if world.under_by[place] >= PAIR and world.under_by[place] == world.under_by[place + 1]:
            world.under[place : place + 2] = sorted(world.under[place : place + 2])
    for place in range(0, len(world.rejected), 2):
        world.rejected[place : place + 2] = sorted(world.rejected[place : place + 2])


# -- where options lie


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
    """The board elements where an option lies; none for a button."""
    verb = action[0]
    if verb == "bid":
        return tuple(f"die/{colour}" for colour in action[1:] if colour != NOTHING)
    if verb == "keep":
        return tuple(dict.fromkeys([f"goal/{kind}" for kind in action[1:]]))
    if verb == "hold":
        return (f"parrot/{HOLD}",)
    return (f"{PLACES[verb]}/{action[1]}",) if verb in PLACES else ()
