"""Enumeration of all states consistent with what a seat knows in Grog Island."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from nassau.games.grog.auction import Bid
from nassau.games.grog.cards import PAIR_OFFSET
from nassau.games.grog.components import GOALS
from nassau.games.grog.goals import KeepGoal
from nassau.games.grog.state import Grog
from nassau.kernel import NOBODY
from tests.games.grog.table import ANA, BEN, CORA, DINO, standing, table, visiting


def small() -> Iterator[tuple[Grog, int | None]]:
    """Three or four seats; only a few cards of each sort are in the game."""
    state = bare()
    deal(state, "chests", [(BEN, 0), (BEN, 2), (CORA, 1), (None, 0), (None, 2)])
    deal(state, "parrots", [(BEN, 1), (BEN, 5), (None, 5), (None, 3)])
    standing(state, ANA, "yellow")
    state.stack[-1] = Bid(BEN, 1, (0, 4, 0, 0, 0))
    for viewer in (ANA, BEN, CORA, None):
        yield state.copy(), viewer
    state = bare()
    deal(state, "goals", [(BEN, 0), (None, 0), (None, 2)])
    state.under, state.under_by = [1, 2, 3], [PAIR_OFFSET + BEN, PAIR_OFFSET + BEN, CORA]
    for viewer in (ANA, BEN, CORA, None):
        yield state.copy(), viewer
    state = bare(4)
    deal(state, "goals", [(BEN, 0), (None, 0)])
    state.under, state.under_by = [1, 2, 3], [PAIR_OFFSET + DINO, PAIR_OFFSET + DINO, NOBODY]
    for viewer in (ANA, DINO, None):
        yield state.copy(), viewer
    state = bare()
    deal(state, "goals", [(CORA, 2), (None, 3)])
    state.drawn = [0, 1]
    visiting(state, BEN, "goal")
    state.push(KeepGoal(BEN))
    for viewer in (ANA, BEN, None):
        yield state.copy(), viewer


def bare(seats: int = 3) -> Grog:
    """Remove all cards from the game."""
    state = table(seats)
    state.goal_pile = [0] * GOALS
    state.chest_pile = [0] * 3
    state.parrot_pile = [0] * 6
    return state


def deal(state: Grog, sort: str, cards: list[tuple[int | None, int]]) -> None:
    """Cards of a sort for seats, or for the deck (None)."""
    hands: list[int] = getattr(state, sort)
    pile: list[int] = getattr(state, f"{sort[:-1]}_pile")
    for seat, kind in cards:
        if seat is None:
            pile[kind] += 1
        else:
            hands[len(pile) * seat + kind] += 1


def worlds(state: Grog, viewer: int | None) -> dict[str, int]:
    """Every arrangement of the hidden cards, with copies distinguished."""
    counted: Counter[str] = Counter()
    start = state.copy()
    step = start.stack[-1]
    if isinstance(step, Bid) and step.seat != viewer:
        start.stack[-1] = Bid(step.seat, 0, (0,) * 5)
    for first in spread(start, "chests", viewer):
        for second in spread(first, "parrots", viewer):
            for world in spread(second, "goals", viewer):
                counted[world.key()] += 1
    return counted


def spread(state: Grog, sort: str, viewer: int | None) -> Iterator[Grog]:
    hands: list[int] = getattr(state, sort)
    pile: list[int] = getattr(state, f"{sort[:-1]}_pile")
    kinds = len(pile)
    slots: list[tuple[str, int]] = []
    cards: list[int] = []
    for seat in range(state.seats):
        for kind in range(kinds):
            if seat != viewer and hands[kinds * seat + kind]:
                slots += [("hand", seat)] * hands[kinds * seat + kind]
                cards += [kind] * hands[kinds * seat + kind]
    for kind in range(kinds):
        slots += [("pile", 0)] * pile[kind]
        cards += [kind] * pile[kind]
    if sort == "goals":
        for place, kind in enumerate(state.under):
            if viewer is None or state.under_by[place] not in (viewer, PAIR_OFFSET + viewer):
                slots.append(("under", place))
                cards.append(kind)
        if viewer != BEN:
            slots += [("drawn", place) for place in range(len(state.drawn))]
            cards += state.drawn
    for order in permutations(cards):
        yield arranged(state, sort, slots, order)


def arranged(state: Grog, sort: str, slots: list[tuple[str, int]], order: tuple[int, ...]) -> Grog:
    world = state.copy()
    hands: list[int] = getattr(world, sort)
    pile: list[int] = getattr(world, f"{sort[:-1]}_pile")
    kinds = len(pile)
    for place, seat in slots:
        if place == "hand":
            hands[kinds * seat : kinds * (seat + 1)] = [0] * kinds
    pile[:] = [0] * kinds
    for (place, number), kind in zip(slots, order, strict=True):
        if place == "hand":
            hands[kinds * number + kind] += 1
        elif place == "pile":
            pile[kind] += 1
        else:
            (world.under if place == "under" else world.drawn)[number] = kind
    if world.under and world.under_by[0] >= PAIR_OFFSET:
        world.under[:2] = sorted(world.under[:2])
    return world
