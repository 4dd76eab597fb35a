"""Builders of positions of Port Royal, with actions as text: "lay yellow A", "cross R11.1"."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from nassau import games
from nassau.games.port_royal.components import COLOURS, WHEELS
from nassau.games.port_royal.discover import FREE, Rolling
from nassau.games.port_royal.marking import fill, reach
from nassau.games.port_royal.rounds import Turns
from nassau.games.port_royal.sheet import BIT, WORD, WORDS
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.trade import Picks
from nassau.games.port_royal.view_types import View
from nassau.kernel import CHANCE, Illegal, Refusal, parse

LETTERS = "ABCDE"


def new_game(seats: int = 4, **options: str | int) -> PortRoyal:
    """A new game, before any chance."""
    state = games.load("port_royal").start(seats, {name: str(value) for name, value in options.items()})
    assert isinstance(state, PortRoyal)
    return state


def table(seats: int = 4, active: int = 0, **options: str | int) -> PortRoyal:
    """The first turn of `active` on blank sheets, without any setup marks."""
    state = new_game(seats, **options)
    state.active = active
    state.turn = 1
    state.stack = [Turns(), Rolling(1)]
    return state


# -- what lies where


def colour(name: str) -> int:
    return COLOURS.index(name)


def lay(state: PortRoyal, *pieces: str) -> PortRoyal:
    """Pieces on the board: "red B" is a ship, "red wheel" the wheel; the active player may roll or stop."""
    for piece in pieces:
        name, column = piece.split()
        if column == "wheel":
            state.wheels[colour(name)] = 3
        else:
            state.ships[colour(name)] = LETTERS.index(column)
    state.stack = [Turns(), Rolling(FREE)]
    return state


def lay_sum(state: PortRoyal, count: int) -> PortRoyal:
    """The given number of pieces without skulls: ships in A first, then wheels."""
    pieces = [f"{name} A" for name in COLOURS] + [f"{name} wheel" for name in COLOURS[:WHEELS]]
    return lay(state, *pieces[:count])


def crossed(state: PortRoyal, seat: int, ids: str) -> PortRoyal:
    for id in ids.split():
        field = state.sheet.field(id)
        assert field in state.border[seat], f"{id} is not in reach"
        reach(state, seat, field)
    return state


def painted(state: PortRoyal, seat: int, ids: str) -> PortRoyal:
    for id in ids.split():
        fill(state, seat, state.sheet.field(id))
    return state


def hire(state: PortRoyal, seat: int, islands: str) -> PortRoyal:
    """Complete islands without their points."""
    for letter in islands:
        island = state.sheet.islands.index(letter)
        for field in state.sheet.fields[island]:
            state.filled[WORDS * seat + WORD[field]] |= BIT[field]
            if field in state.border[seat]:
                reach(state, seat, field)
        state.crew[seat] |= 1 << island
    return state


def give(state: PortRoyal, seat: int, **wheels: int) -> PortRoyal:
    """Circled, unused wheels."""
    for name, count in wheels.items():
        state.circled[WHEELS * seat + colour(name)] += count
        if name == "green":
            state.used[WHEELS * seat + colour(name)] += count
    return state


def spare(state: PortRoyal, seat: int) -> dict[str, int]:
    counts = {name: state.spare(seat, number) for number, name in enumerate(COLOURS[:WHEELS])}
    return {name: count for name, count in counts.items() if count}


# -- doing things


def do(state: PortRoyal, *lines: str) -> PortRoyal:
    """Actions of the pending seat: "roll", "ship green", "cross R11.1", "pay R5.2 blue"."""
    for line in lines:
        seat = state.pending[0]
        state.apply(seat, action_of(state, line))
    return state


def action_of(state: PortRoyal, line: str) -> tuple[str | int, ...]:
    verb, *words = line.split()
    return parse(":".join([verb, *(str(number_of(state, verb, word)) for word in words)]))


def number_of(state: PortRoyal, verb: str, word: str) -> int:
    if word.lstrip("-").isdecimal():
        return int(word)
    if word in COLOURS:
        return colour(word)
    if verb == "dice":
        return LETTERS.index(word)
    return state.sheet.islands.index(word) if verb == "island" else state.sheet.field(word)


def roll(state: PortRoyal, *outcomes: str) -> PortRoyal:
    """Roll and let the dice show this: "yellow A"."""
    for outcome in outcomes:
        do(state, "roll")
        assert state.pending == (CHANCE,)
        do(state, f"dice {outcome}")
    return state


def refused(state: PortRoyal, line: str, seat: int | None = None) -> str:
    """The rule that refuses the action, which must change nothing."""
    return refusal(state, line, seat).rule


def refusal(state: PortRoyal, line: str, seat: int | None = None) -> Refusal:
    who = state.pending[0] if seat is None else seat
    with unchanged(state), pytest.raises(Illegal) as caught:
        state.apply(who, action_of(state, line))
    return caught.value.refusal


@contextmanager
def unchanged(state: PortRoyal) -> Iterator[None]:
    before = state.key()
    yield
    assert state.key() == before


def offered(state: PortRoyal, line: str) -> bool:
    return action_of(state, line) in state.legal(state.pending[0])


def verbs(state: PortRoyal) -> set[str]:
    return {action[0] for action in state.legal(state.pending[0])}


def crossable(state: PortRoyal) -> set[str]:
    """The ids of the fields that can be crossed now."""
    legal = state.legal(state.pending[0])
    return {state.sheet.ids[action[1]] for action in legal if action[0] in ("cross", "pay")}


# -- phases


def trade(state: PortRoyal, pick: int = 0, failed: bool = False) -> PortRoyal:
    """Phase 2 from this pick on, with the pieces on the board."""
    state.pick = pick
    state.failed = int(failed)
    state.stack = [Turns(), Picks()]
    state.stack[-1].enter(state)
    return state


def fail(state: PortRoyal) -> PortRoyal:
    """The active player fails on a ship that lies on the board."""
    return trade(state, failed=True)


def pool(state: PortRoyal) -> int:
    """Crosses left to place, or collected so far."""
    pick = seen(state).pick
    return pick.crosses if pick else 0


def seen(state: PortRoyal) -> View:
    """The view, which is the same for all."""
    view = state.view(None)
    assert isinstance(view, View)
    return view


def facts(state: PortRoyal) -> list[str]:
    return [fact.name for fact in state.facts]
