"""Positions of Manila laid out by hand, in the words of the rulebook."""

import pytest

from nassau import games
from nassau.games.manila.components import CREW, MARKET, PROGRAMME, SHARES_PER_WARE, WARES
from nassau.games.manila.rounds import Voyage, Voyages
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, NOBODY, Action, Illegal, parse, text
from nassau.kernel.chance import scripted

ANA, BEN, CORA, DINO, EVA = range(5)
GINSENG, NUTMEG, SILK, JADE = range(4)


def table(seats: int = 4, **options: str) -> Manila:
    """The second voyage, Ana in office: 30 pesos each, no shares dealt, all values 0, an empty board."""
    state = games.load("manila").start(seats, options)
    assert isinstance(state, Manila)
    state.voyage, state.master = 2, ANA
    return state


def opening(seats: int = 4, first: int = ANA, **options: str) -> Manila:
    """The first bid of a game in which every seat was dealt two different wares."""
    state = games.load("manila").start(seats, options)
    assert isinstance(state, Manila)
    source = scripted([*[("deal", share % 4) for share in range(2 * seats)], ("start", first)])
    state.settle(source)
    return state


# -- laying out


def wares(names: str) -> list[int]:
    return [WARES.index(name) for name in names.split()]


def shares(state: Manila, seat: int, unpledged: str = "", pledged: str = "") -> None:
    """Give a seat shares from the supply."""
    for pile, names in ((state.hand, unpledged), (state.pledged, pledged)):
        for ware in wares(names):
            pile[4 * seat + ware] += 1
            state.supply[ware] -= 1
    assert 0 <= min(state.supply) <= SHARES_PER_WARE


def values(state: Manila, **pesos: int) -> None:
    for ware, value in pesos.items():
        state.market[WARES.index(ware)] = MARKET.index(value)


def sail(state: Manila, **waves: int) -> None:
    """Load the three punts and put them on these waves, in the order of the routes."""
    assert len(waves) == 3
    state.load = [WARES.index(ware) for ware in waves]
    state.wave = list(waves.values())


def aboard(state: Manila, ware: str, *crew: int) -> None:
    """Put accomplices of these seats on a punt, from the cheapest seat on."""
    for space, seat in zip(CREW[WARES.index(ware)], crew, strict=False):
        state.spaces[space] = seat


def lie(state: Manila, port: str = "", yard: str = "") -> None:
    """Let punts lie at the slots of port and shipyard, from A on."""
    for first, names in ((0, port), (3, yard)):
        for slot, ware in enumerate(wares(names)):
            state.berth[state.load.index(ware)] = first + slot


def begin(state: Manila, leg: str, which: int = 1) -> None:
    """Enter a leg of the voyage: begin(state, "place", 3) is the third placement round."""
    legs = PROGRAMME[state.seats]
    index = [number for number, name in enumerate(legs) if name == leg][which - 1]
    state.emitted = []
    state.stack = [Voyages(), Voyage(index)]
    state.stack[-1].enter(state)


# -- playing


def act(state: Manila, seat: int, *lines: str) -> None:
    for line in lines:
        state.apply(seat, parse(line))


def roll(state: Manila, **faces: int) -> None:
    """Answer a whole dice round."""
    for ware in list(state.load):
        state.apply(CHANCE, ("roll", ware, faces[WARES[ware]]))


def place(state: Manila, seat: int, space: int) -> None:
    state.apply(seat, ("place", space))


def decline(state: Manila) -> None:
    """Everybody who is still asked in this placement round declines."""
    while asked(state) == "Placement":
        state.apply(state.pending[0], ("decline",))


# -- asking


def asked(state: Manila) -> str:
    """The name of the step that waits for a decision."""
    return type(state.stack[-1]).__name__ if state.stack else ""


def who(state: Manila) -> int:
    """The one seat that must decide now."""
    (seat,) = state.pending
    return seat


def offers(state: Manila, *verbs: str) -> list[str]:
    """The legal actions with these verbs, as text."""
    return [text(action) for action in state.legal(who(state)) if action[0] in verbs]


def spaces(state: Manila) -> list[int]:
    """The spaces that the pending seat may take now."""
    return sorted(action[1] for action in state.legal(who(state)) if action[0] in ("place", "board"))


def refused(state: Manila, seat: int, line: str) -> str:
    """The rule that refuses an action, after making sure that trying it changes nothing."""
    before = state.key()
    with pytest.raises(Illegal) as caught:
        state.apply(seat, parse(line))
    assert state.key() == before
    return caught.value.refusal.rule


def told(state: Manila, *names: str) -> list[Action]:
    """The facts with these names that the last act (or `begin`) brought about."""
    return [fact.open() for fact in state.facts if fact.name in names]


def free(state: Manila, space: int) -> bool:
    return state.spaces[space] == NOBODY
