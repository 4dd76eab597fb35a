"""A minimal game with every feature that tables must handle: hidden cards, a peek, a reveal, simultaneous choices.

Each seat is dealt a hidden card. Then, in each of two rounds, every seat has a turn (count, note, peek, show, pass) and
all pick a number in secret at the same time; a die decides which number scores.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from nassau import games
from nassau.kernel import EVERYONE, Action, Chance, Decision, Game, Refusal, State, Step, Verb, untimely

ROUNDS = 2
CARDS = 6


class Toy(State):
    card: list[int]
    shown: list[int]  # 1: the card is public
    known: list[int]  # by seat and owner: 1 if seat has peeked at owner's card
    noted: list[int]
    points: list[int]
    picks: list[int]
    round: int

    def setup(self) -> None:
        self.card = [-1] * self.seats
        self.shown = [0] * self.seats
        self.known = [0] * self.seats**2
        self.noted = [0] * self.seats
        self.points = [0] * self.seats
        self.picks = [-1] * self.seats
        self.round = 0

    def scores(self) -> list[int]:
        return self.points

    def sees(self, seat: int | None, owner: int) -> bool:
        mine = seat is not None and (seat == owner or self.known[seat * self.seats + owner] == 1)
        return mine or self.over or self.shown[owner] == 1


class Deal(Chance[Toy]):
    """One hidden card each."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def stream(self, state: Toy) -> str:
        return "deck"

    def secret_of(self, state: Toy) -> int:
        return self.seat

    def weights(self, state: Toy) -> list[tuple[Action, int]]:
        return [(("deal", card), 1) for card in range(CARDS)]

    def take(self, state: Toy, seat: int, action: Action) -> None:
        state.card[self.seat] = action[1]
        state.emit_private(self.seat, 1, "dealt", "T1", self.seat, action[1])
        state.become(Deal(self.seat + 1) if self.seat + 1 < state.seats else Turn(0))


class Turn(Decision[Toy]):
    def candidates(self, state: Toy, seat: int) -> list[Action]:
        peeks: list[Action] = [("peek", other) for other in range(state.seats)]
        return [("count", 1), ("count", 2), ("note", 0), ("note", 1), *peeks, ("show",), ("pass",)]

    def refusal(self, state: Toy, seat: int, action: Action) -> Refusal | None:
        if action[0] == "count" and not 1 <= action[1] <= 2:
            return Refusal("T1", 2, action[1])
        if action[0] == "peek" and (not 0 <= action[1] < state.seats or state.sees(seat, action[1])):
            return Refusal("T2")
        if action[0] == "show" and state.shown[seat]:
            return Refusal("T3")
        return untimely(state, action) if action[0] == "pick" or action[0] in ("deal", "roll") else None

    def take(self, state: Toy, seat: int, action: Action) -> None:
        if action[0] == "count":
            state.points[seat] += action[1]
            state.emit("counted", "T1", seat, action[1])
        elif action[0] == "note":
            state.noted[seat] = action[1]
            state.emit_private(seat, 1, "noted", "T1", seat, action[1])
        elif action[0] == "peek":
            state.known[seat * state.seats + action[1]] = 1
            state.emit_private(seat, 1, "peeked", "T1", seat, action[1], state.card[action[1]])
        elif action[0] == "show":
            state.shown[seat] = 1
            state.emit("showed", "T1", seat, state.card[seat])
        else:
            state.emit("passed", "T1", seat)
            state.become(Turn(seat + 1) if seat + 1 < state.seats else Pick())


class Pick(Step[Toy]):
    """All seats pick at once; picks are hidden until all are made."""

    def pending(self, state: Toy) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.picks[seat] < 0)

    def candidates(self, state: Toy, seat: int) -> list[Action]:
        return [("pick", number) for number in range(3)]

    def refusal(self, state: Toy, seat: int, action: Action) -> Refusal | None:
        if action[0] != "pick":
            return untimely(state, action)
        return None if 0 <= action[1] < 3 else Refusal("T4", 2, action[1])

    def take(self, state: Toy, seat: int, action: Action) -> None:
        state.picks[seat] = action[1]
        state.emit_private(seat, 1, "picked", "T1", seat, action[1])
        if min(state.picks) >= 0:
            state.become(Roll())


class Roll(Chance[Toy]):
    def stream(self, state: Toy) -> str:
        return "die"

    def secret_of(self, state: Toy) -> int:
        return EVERYONE

    def weights(self, state: Toy) -> list[tuple[Action, int]]:
        return [(("roll", number), 1) for number in range(3)]

    def take(self, state: Toy, seat: int, action: Action) -> None:
        state.emit("rolled", "T1", action[1])
        for number in range(state.seats):
            state.emit("revealed", "T1", number, state.picks[number])
            state.points[number] += 5 * (state.picks[number] == action[1])
        state.picks = [-1] * state.seats
        state.round += 1
        if state.round == ROUNDS:
            state.end()
        else:
            state.become(Turn(0))


class View(msgspec.Struct, frozen=True):
    cards: list[int | None]
    noted: int | None
    points: list[int]
    picked: list[bool]
    pick: int | None
    round: int


def view(state: Toy, seat: int | None) -> View:
    return View(
        cards=[state.card[owner] if state.sees(seat, owner) else None for owner in range(state.seats)],
        noted=None if seat is None else state.noted[seat],
        points=state.points.copy(),
        picked=[pick >= 0 for pick in state.picks],
        pick=None if seat is None else state.picks[seat],
        round=state.round,
    )


def imagine(state: Toy, seat: int | None, rng: random.Random) -> Toy:
    world = state.copy()
    for owner in range(state.seats):
        if not state.sees(seat, owner) and state.card[owner] >= 0:
            world.card[owner] = rng.randrange(CARDS)
        if owner != seat:
            world.noted[owner] = rng.randrange(2)
            world.picks[owner] = rng.randrange(3) if state.picks[owner] >= 0 else -1
    return world


def elements(action: Action) -> tuple[str, ...]:
    return (f"card/{action[1]}",) if action[0] == "peek" else ()


class ToyRulebook:
    """The part of a rulebook that starting a game needs."""

    def __init__(self) -> None:
        self.title = "Toy"
        self.players = [2, 4]
        self.options: dict[str, Any] = {}


TOY = Game(
    id="toy",
    package=__name__,
    version=1,
    state=Toy,
    opening=lambda: Deal(0),
    steps=(Deal, Turn, Pick, Roll),
    verbs={
        "deal": Verb(1, "T0"), "roll": Verb(1, "T0"), "count": Verb(1, "T1"), "note": Verb(1, "T1"),
        "peek": Verb(1, "T2"), "show": Verb(0, "T3"), "pass": Verb(0, "T1"), "pick": Verb(1, "T4"),
    },
    view=view,
    imagine=imagine,
    elements=elements,
)  # fmt: skip
TOY._rulebook = ToyRulebook()  # type: ignore[assignment]


@contextmanager
def registered() -> Iterator[Game]:
    """Make `games.load("toy")` return the toy game."""
    load = games.load
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "load", lambda name: TOY if name == "toy" else load(name))
        yield TOY
