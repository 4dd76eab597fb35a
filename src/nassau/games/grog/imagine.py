"""Determinization: a full state sampled from those consistent with what a seat or spectator knows."""

from __future__ import annotations

import random

from nassau.games.grog.auction import UNTURNED, Bid
from nassau.games.grog.cards import PAIR_OFFSET
from nassau.games.grog.components import GOALS, GOALS_REJECTED
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import HandIn
from nassau.games.grog.view import drawer
from nassau.kernel import NOBODY, NOTHING


def imagine(state: Grog, seat: int | None, rng: random.Random) -> Grog:
    """Redeal what `seat` cannot see: hands of others, decks, and prepared actions of others.

    Like the view, it ignores what a seat could infer from cards that were under the deck and have been drawn since.
    """
    world = state.copy()
    if not state.over:
        viewer = NOBODY if seat is None else seat
        hide_prepared(world, viewer)
        deal(world.chests, world.chest_pile, viewer, rng)
        deal(world.parrots, world.parrot_pile, viewer, rng)
        deal_goals(world, viewer, rng)
    return world


def hide_prepared(world: Grog, viewer: int) -> None:
    """Undo the bid or substitutes that another seat is preparing; they have had no effect yet."""
    step = world.stack[-1]
    if isinstance(step, Bid) and step.seat != viewer:
        world.stack[-1] = Bid(step.seat, 0, UNTURNED)
    elif isinstance(step, HandIn) and step.seat != viewer:
        world.stack.pop()


def deal(hands: list[int], pile: list[int], viewer: int, rng: random.Random) -> None:
    """Shuffle the hands of others with a deck; hands are counts by seat and kind, the deck by kind."""
    kinds = len(pile)
    pool = [kind for kind in range(kinds) for _ in range(pile[kind])]
    for seat in range(len(hands) // kinds):
        if seat != viewer:
            pool += [kind for kind in range(kinds) for _ in range(hands[kinds * seat + kind])]
    pool.sort()  # so that the result depends only on the random numbers, not on the hidden cards
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
    """Like `deal`, including the cards under the deck, drawn at the goal ship or rejected in the setup."""
    known = () if viewer == NOBODY else (viewer, PAIR_OFFSET + viewer)  # -1 in `under_by` is a card that no seat knows
    places = [place for place, owner in enumerate(world.under_by) if owner not in known]
    hidden = [world.under[place] for place in places]
    aside = len(world.drawn) if drawer(world) not in (viewer, NOBODY) else 0
    apart = [
        place for place, kind in enumerate(world.rejected) if kind != NOTHING and place // GOALS_REJECTED != viewer
    ]
    pool = [*hidden, *world.drawn[:aside], *[world.rejected[place] for place in apart]]
    unshare_goals(world)
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


def unshare_goals(world: Grog) -> None:
    """Copy the lists of goal cards, which state copies share."""
    world.goals, world.goal_pile = world.goals.copy(), world.goal_pile.copy()
    world.under, world.rejected = world.under.copy(), world.rejected.copy()


def order_pairs(world: Grog) -> None:
    """Sort each unordered pair: its order is drawn only when it comes up."""
    for place in range(len(world.under) - 1):
        if world.under_by[place] >= PAIR_OFFSET and world.under_by[place] == world.under_by[place + 1]:
            world.under[place : place + 2] = sorted(world.under[place : place + 2])
    for place in range(0, len(world.rejected), GOALS_REJECTED):
        pair = slice(place, place + GOALS_REJECTED)
        world.rejected[pair] = sorted(world.rejected[pair])
