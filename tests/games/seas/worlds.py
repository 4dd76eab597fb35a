"""Enumeration of all states consistent with what a seat knows: hidden hands, the pile, and face-down roles."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from nassau.games.seas.components import CARDS, ROLES
from nassau.games.seas.state import Seas
from nassau.kernel import NOTHING
from tests.games.seas.table import ANA, BEN, CORA, called, choosing, deal, table


def small() -> Iterator[tuple[Seas, int | None]]:
    """Three seats; only a few cards are in the game."""
    state = bare()
    state.lying = [0b0110001, 0, 0b0011001]
    called(state, captain=BEN, merchant=CORA, cartographer=ANA)
    for viewer in (ANA, BEN, CORA, None):
        yield state.copy(), viewer
    state = bare()
    choosing(state)
    state.lying = [0, 0b1100011, 0b0100011]
    state.apply(BEN, ("choose", 2))
    for viewer in (ANA, BEN, None):
        yield state.copy(), viewer


def bare() -> Seas:
    state = table()
    state.pile = [0] * CARDS
    state.hands = [0] * (CARDS * 3)
    state.pile[0] = state.pile[17] = 1
    deal(state, ANA, "kraken")
    deal(state, BEN, "Spain 2")
    deal(state, CORA, "Spain 3")
    return state


def worlds(state: Seas, viewer: int | None) -> dict[str, int]:
    """Every arrangement of the cards and every role choice consistent with the viewer's knowledge."""
    counted: Counter[str] = Counter()
    seats = [seat for seat in range(state.seats) if seat != viewer]
    places = [seat for seat in seats for _ in range(state.hand_size(seat))] + [NOTHING] * sum(state.pile)
    hidden = [kind for kind in range(CARDS) for _ in range(state.pile[kind])]
    hidden += [kind for seat in seats for kind in range(CARDS) for _ in range(state.hands[CARDS * seat + kind])]
    for order in permutations(hidden):
        for roles in product(*[possible_roles(state, seat, viewer) for seat in range(state.seats)]):
            counted[arranged(state, places, order, roles).key()] += 1
    return counted


def possible_roles(state: Seas, seat: int, viewer: int | None) -> list[int]:
    chosen = state.chosen[seat]
    if seat == viewer or chosen == NOTHING or chosen <= state.calling:
        return [chosen]
    return [role for role in range(ROLES) if role > state.calling and not state.lying[seat] >> role & 1]


def arranged(state: Seas, places: list[int], order: tuple[int, ...], roles: tuple[int, ...]) -> Seas:
    world = state.copy()
    world.chosen = list(roles)
    world.pile = [0] * CARDS
    for seat in set(places) - {NOTHING}:
        world.hands[CARDS * seat : CARDS * (seat + 1)] = [0] * CARDS
    for place, kind in zip(places, order, strict=True):
        if place == NOTHING:
            world.pile[kind] += 1
        else:
            world.hands[CARDS * place + kind] += 1
    return world
