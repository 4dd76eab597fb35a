"""What each seat may know of a game of Pig, and worlds that fit it."""

from __future__ import annotations

import random

import msgspec

from nassau.kernel import NOTHING
from nassau_pig.state import Pig
from nassau_pig.turn import STASHES


class Player(msgspec.Struct, frozen=True):
    points: int
    stash: int | None  # None: not for this viewer


class View(msgspec.Struct, frozen=True):
    players: list[Player]
    face: int
    pot: int
    rolls: int
    goal: int
    scores: list[int] | None


def view(state: Pig, seat: int | None) -> View:
    """What `seat` may know (None: a spectator)."""
    return View(
        players=[player(state, owner, state.over or owner == seat) for owner in range(state.seats)],
        face=state.face,
        pot=state.pot,
        rolls=state.rolls,
        goal=state.goal,
        scores=state.scores() if state.over else None,
    )


def player(state: Pig, seat: int, shown: bool) -> Player:
    stash = state.stash[seat]
    return Player(state.points[seat], stash if shown and stash != NOTHING else None)


def imagine(state: Pig, seat: int | None, rng: random.Random) -> Pig:
    """A copy in which every stash that `seat` does not know is drawn again."""
    world = state.copy()
    for owner in range(state.seats):
        if owner != seat and state.stash[owner] != NOTHING and not state.over:
            world.stash[owner] = rng.choice(STASHES)
    return world
