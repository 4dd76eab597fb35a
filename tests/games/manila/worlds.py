"""All worlds that a seat must consider possible in Manila, counted one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

from nassau import games
from nassau.games.manila.state import Manila

Papers = tuple[tuple[int, ...], tuple[int, ...]]
"""The unpledged and the pledged wares of a seat."""


def small() -> Iterator[tuple[Manila, int | None]]:
    """Three seats in the second voyage: every share of theirs, then with loans and purchases."""
    state = games.load("manila").start(3)
    assert isinstance(state, Manila)
    state.master = 0  # the deal is over: the supply is public
    for owner, ware in ((0, 0), (1, 1), (2, 0), (0, 2), (1, 1), (2, 3)):
        give(state, owner, ware)
    yield state, 0
    yield state, None
    give(state, 1, 3, bought=True)
    pledge(state, 1, 1)
    pledge(state, 2, 0)
    pledge(state, 0, 2)
    for viewer in range(3):
        yield state.copy(), viewer


def give(state: Manila, seat: int, ware: int, bought: bool = False) -> None:
    state.supply[ware] -= 1
    state.hand[4 * seat + ware] += 1
    state.bought[4 * seat + ware] += bought


def pledge(state: Manila, seat: int, ware: int) -> None:
    state.hand[4 * seat + ware] -= 1
    state.pledged[4 * seat + ware] += 1


def worlds(state: Manila, viewer: int | None) -> dict[str, int]:
    """Every deal of the hidden starting shares as if each card were marked, with every choice of pledged cards."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    hidden = [ware for seat in others for ware in starting(state, seat)]
    counted: Counter[str] = Counter()
    for deal in set(permutations(hidden)):
        hands, cards = [], list(deal)
        for seat in others:
            count = len(starting(state, seat))
            hands.append([cards.pop() for _ in range(count)] + purchases(state, seat))
        choices = [splits(hand, state.loans(seat)) for seat, hand in zip(others, hands, strict=True)]
        for papers in product(*choices):
            counted[world(state, dict(zip(others, papers, strict=True))).key()] += 1
    return counted


def starting(state: Manila, seat: int) -> list[int]:
    owned = [state.hand[4 * seat + ware] + state.pledged[4 * seat + ware] for ware in range(4)]
    return [ware for ware in range(4) for _ in range(owned[ware] - state.bought[4 * seat + ware])]


def purchases(state: Manila, seat: int) -> list[int]:
    return [ware for ware in range(4) for _ in range(state.bought[4 * seat + ware])]


def splits(hand: list[int], loans: int) -> list[Papers]:
    every = range(len(hand))
    return [
        (tuple(hand[card] for card in every if card not in lent), tuple(hand[card] for card in lent))
        for lent in combinations(every, loans)
    ]


def world(state: Manila, papers: dict[int, Papers]) -> Manila:
    twin = state.copy()
    for seat, (unpledged, lent) in papers.items():
        for ware in range(4):
            twin.hand[4 * seat + ware] = unpledged.count(ware)
            twin.pledged[4 * seat + ware] = lent.count(ware)
    return twin
