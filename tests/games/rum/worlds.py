"""All worlds that a seat must consider possible in Um Rum & Ehre, counted one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from nassau.games.rum.components import FACES, FIRST_GOOD, FIRST_RENDEZVOUS
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING
from tests.games.rum.build import PLAIN, turn

EVERYBODY = 0b111
SYMBOLS = range(FIRST_RENDEZVOUS, FIRST_RENDEZVOUS + 9)


def small() -> Iterator[tuple[Rum, int | None]]:
    """Three seats late in the game: few goods and rendez-vous were never seen by the viewer."""
    state = turn(PLAIN, seats=3)
    bare(state)
    hide_goods(state)
    for viewer in range(3):
        yield state.copy(), viewer
    state = turn(PLAIN, seats=3)
    bare(state)
    hide_rendezvous(state)
    for viewer in range(3):
        yield state.copy(), viewer
    state.drawn = state.under.pop() if state.under else NOTHING
    yield state.copy(), 0


def bare(state: Rum) -> None:
    """Everything that could be hidden lies under the flag of seat 0 and has been in everybody's hand."""
    for face in range(FIRST_GOOD, FIRST_RENDEZVOUS + 9):
        state.held += [face] * state.pile[face]
        state.pile[face] = 0
    state.held.sort()
    state.known = [EVERYBODY] * len(state.known)


def hide_goods(state: Rum) -> None:
    """One good in the stack, one kept by seat 1, two sold by 0 and 1, one that 2 sold and 1 drew again."""
    goods = [FIRST_GOOD + number for number in (0, 1, 6, 11, 16)]
    for face, known in zip(goods, (0b000, 0b010, 0b001, 0b010, 0b110), strict=True):
        state.held.remove(face)
        state.known[face - FIRST_GOOD] = known
    stacked, kept, sold, sold_by_1, drawn_again = goods
    state.pile[stacked] = 1
    state.under = [sold, sold_by_1]
    state.held = sorted([*state.held, FACES + kept, FACES + drawn_again])


def hide_rendezvous(state: Rum) -> None:
    """Two tokens in the stack; on the flags two of seat 1 and one each of the others, with what is ruled out."""
    first = FIRST_RENDEZVOUS
    for face in (first, first, first + 1, first + 2, first + 2, first + 3):
        state.held.remove(face)
    state.pile[first] = state.pile[first + 3] = 1
    for seat, face, excluded in ((1, first, 0b110), (0, first + 1, 0), (1, first + 2, 0b1), (2, first + 2, 0b1010)):
        state.flag_seat.append(seat)
        state.flag_face.append(face)
        state.flag_not.append(excluded)


def worlds(state: Rum, viewer: int | None) -> dict[str, int]:
    """Every arrangement of the tokens that the viewer has never seen, as if each were marked."""
    counted: Counter[str] = Counter()
    for twin in goods_arranged(state, viewer):
        for world in rendezvous_arranged(twin, viewer):
            counted[world.key()] += 1
    return counted


def goods_arranged(state: Rum, viewer: int | None) -> Iterator[Rum]:
    seen = 0 if viewer is None else 1 << viewer
    hidden = [FIRST_GOOD + number for number, known in enumerate(state.known) if not known & seen]
    for order in permutations(hidden):
        twin = state.copy()
        for face, other in zip(hidden, order, strict=True):
            twin.pile[other] = state.pile[face]
            twin.known[other - FIRST_GOOD] = state.known[face - FIRST_GOOD]
        new = dict(zip(hidden, order, strict=True))
        twin.held = sorted(token // FACES * FACES + new.get(token % FACES, token % FACES) for token in state.held)
        twin.under = [new.get(face, face) for face in state.under]
        twin.drawn = new.get(state.drawn, state.drawn)
        yield twin


def rendezvous_arranged(state: Rum, viewer: int | None) -> Iterator[Rum]:
    places = [index for index, seat in enumerate(state.flag_seat) if seat != viewer]
    stacked = [face for face in SYMBOLS for _ in range(state.pile[face])]
    for order in permutations([state.flag_face[index] for index in places] + stacked):
        twin = state.copy()
        for index, face in zip(places, order, strict=False):
            twin.flag_face[index] = face
        for face in SYMBOLS:
            twin.pile[face] = order[len(places) :].count(face)
        if not any(excluded >> (face - FIRST_RENDEZVOUS) & 1 for face, excluded in flag(twin)):
            yield twin


def flag(state: Rum) -> list[tuple[int, int]]:
    return list(zip(state.flag_face, state.flag_not, strict=True))
