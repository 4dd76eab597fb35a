"""Builders of positions of Die Piraten der Weltmeere in the rulebook's terms."""

from collections.abc import Iterable
from typing import Any

import pytest

from nassau.games.seas import GAME
from nassau.games.seas.components import CARDS, FIRST_CURSE, FIRST_HARBOUR, GOODS, RED
from nassau.games.seas.rounds import ChooseRole, Round, Rounds, next_call
from nassau.games.seas.state import Seas
from nassau.games.seas.view_types import View
from nassau.kernel import CHANCE, NOTHING, Action, Fact, Illegal
from nassau.kernel.chance import fast

ANA, BEN, CORA, DINO = range(4)
ROLE = ("shipbuilder", "governor", "captain", "islander", "shaman", "merchant", "cartographer")
GOOD = ("rum", "coffee", "fruit")
LOOT = (*GOOD, "talisman")
COUNTRY = ("England", "Spain", "France", "Holland")
CURSE = ("kraken", "iceberg", "sirens", "mutiny", "whirlpool", "idol", "wages", "tavern")
DECLINE: Action = ("decline",)
DONE: Action = ("done",)
SELL: Action = ("sell",)
EXPLORE: Action = ("explore",)


# -- laying out


def table(seats: int = 3, start: int = ANA, **options: str) -> Seas:
    """The first round before the choice of roles: 7 ships and 7 chests each, no cards in hand, all in the pile."""
    state = GAME.start(seats, options)
    assert isinstance(state, Seas)
    state.round, state.start, state.above = 1, start, 26
    state.stack = [Rounds()]
    return state


def choosing(state: Seas) -> None:
    """Start the choice of roles."""
    state.stack = [Rounds(), Round(NOTHING, 0), ChooseRole()]


def called(state: Seas, **roles: int | tuple[int, ...]) -> None:
    """These seats have chosen these roles, and the first role is called; `captain=ANA`, `merchant=(BEN, CORA)`.

    Seats that are not named have chosen the last role that no named seat has.
    """
    for name, seats in roles.items():
        for seat in seats if isinstance(seats, tuple) else (seats,):
            state.chosen[seat] = ROLE.index(name)
    spare = [role for role in range(len(ROLE) - 1, -1, -1) if role not in state.chosen]
    for seat in range(state.seats):
        if state.chosen[seat] == NOTHING:
            state.chosen[seat] = spare.pop(0)
    state.stack = [Rounds(), Round(NOTHING, 0)]
    state.become(next_call(state, 0))


def turn(role: str, seat: int = BEN, seats: int = 3, start: int = ANA, alone: bool = True, **options: str) -> Seas:
    """The turn of a seat in a role: alone in it, or together with the next seat."""
    state = table(seats, start, **options)
    prepare(state, role, seat, alone)
    return state


def prepare(state: Seas, role: str, seat: int = BEN, alone: bool = True) -> None:
    number, seats = ROLE.index(role), state.seats
    state.chosen = [NOTHING] * seats
    state.chosen[seat] = number
    if not alone:
        state.chosen[(seat + 1) % seats] = number
    others = [one for one in (6, 5, 4, 3, 2, 1, 0) if one != number]
    for other in range(seats):
        if state.chosen[other] == NOTHING:
            state.chosen[other] = others.pop(0)
    state.stack = [Rounds(), Round(NOTHING, 0)]
    state.lying = [0] * seats
    for other in range(seats):
        if state.chosen[other] <= number:
            state.lying[other] = 1 << state.chosen[other]
    state.calling = number
    state.stack = [Rounds()]
    state.push(Round(number, (seat - state.start) % seats))


def card(name: str) -> int:
    """ "Spain 3" is a caravan, "H2" a harbour, "kraken" a curse."""
    if name in CURSE:
        return FIRST_CURSE + CURSE.index(name)
    if name[0] == "H" and name[1:].isdecimal():
        return FIRST_HARBOUR + int(name[1:]) - 1
    country, _, ships = name.partition(" ")
    return 4 * COUNTRY.index(country) + int(ships) - 1


def deal(state: Seas, seat: int, *names: str) -> None:
    """Move cards from the pile, as far as possible, into a hand."""
    for name in names:
        kind = card(name)
        if state.pile[kind]:
            state.pile[kind] -= 1
            state.above -= state.above > 0
        state.hands[CARDS * seat + kind] += 1


def load(state: Seas, seat: int, rum: int = 0, coffee: int = 0, fruit: int = 0) -> None:
    """Set the goods of a seat, taken from the loot pile."""
    for good, count in enumerate((rum, coffee, fruit)):
        state.loot[good] -= count - state.goods[GOODS * seat + good]
        state.goods[GOODS * seat + good] = count


def talismans(state: Seas, seat: int, count: int) -> None:
    state.loot[3] -= count - state.talismans[seat]
    state.talismans[seat] = count


def give(state: Seas, seat: int, **fields: int) -> None:
    """`give(state, BEN, chests=22, ships=7)`."""
    for name, value in fields.items():
        getattr(state, name)[seat] = value


def cargo(state: Seas, seat: int) -> tuple[int, ...]:
    """Rum, coffee, fruit."""
    return tuple(state.goods[GOODS * seat : GOODS * (seat + 1)])


def has(state: Seas, seat: int, **fields: int) -> None:
    """Assert numbers of a seat by name: fields of the state by seat, or questions about a seat."""
    found = {}
    for name in fields:
        value: Any = getattr(state, name)
        found[name] = value(seat) if callable(value) else value[seat]
    assert found == fields


# -- playing


def act(state: Seas, seat: int, *actions: Action) -> list[Fact]:
    """Apply actions of a seat; the facts of all of them."""
    facts: list[Fact] = []
    for action in actions:
        state.apply(seat, action)
        facts += state.facts
    return facts


def chance(state: Seas, *actions: Action) -> list[Fact]:
    return act(state, CHANCE, *actions)


def refused(state: Seas, seat: int, action: Action, rule: str, *bound: int, reason: str = "") -> None:
    """The action is refused by this rule, with these numbers (need, have) and this reason, and nothing changes."""
    before = state.key()
    refusal = state.refusal(seat, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule
    if bound:
        assert (refusal.need, refusal.have) == bound
    if reason:
        assert refusal.reason == reason
    with pytest.raises(Illegal):
        state.apply(seat, action)
    assert state.key() == before


def play(name: str) -> Action:
    """The action that plays this card."""
    kind = card(name)
    return ("raid" if kind < FIRST_HARBOUR else "moor" if kind < FIRST_CURSE else "curse", kind)


def send(state: Seas, *counts: int) -> list[Fact]:
    """Each pending seat in turn sends the given number of ships."""
    facts: list[Fact] = []
    for count in counts:
        facts += act(state, state.pending[0], ("send", count))
    return facts


def throw(state: Seas, *dice: tuple[int, int, int, int]) -> list[Fact]:
    """All dice of the throw land as given: (colour, face, x, y) in tenths of a millimetre."""
    return chance(state, *[("land", *die) for die in dice])


def scattered(colour: int, faces: Iterable[int], row: int) -> list[tuple[int, int, int, int]]:
    """Dice far from each other in a row of their own."""
    return [(colour, face, 100 + 260 * number, 100 + 300 * row) for number, face in enumerate(faces)]


def throw_faces(state: Seas, **faces: tuple[int, ...]) -> list[Fact]:
    """Dice of seats (a to d) and red ones (`red`) with these faces, somewhere."""
    dice: list[tuple[int, int, int, int]] = []
    for name, shown in faces.items():
        colour = RED if name == "red" else "abcd".index(name)
        dice += scattered(colour, shown, 2 * colour)
    return throw(state, *dice)


def draw_loot(state: Seas, *names: str) -> list[Fact]:
    return chance(state, *[("loot", LOOT.index(name)) for name in names])


def finish(state: Seas, seed: int = 1) -> None:
    """Resolve chance until a seat is pending."""
    source = fast(seed)
    state.settle(source)


def told(facts: list[Fact], *names: str) -> list[Action]:
    return [fact.open() for fact in facts if fact.name in names]


def view(state: Seas, seat: int | None = None) -> View:
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def stack(state: Seas) -> str:
    """The name of the step on top."""
    return type(state.stack[-1]).__name__ if state.stack else "over"
