"""What an act gives away: asked in worlds that a viewer must consider possible.

Both questions are answered by sampling such worlds with `imagine`, so they hold for every game without a line of its
own. They err only where the telling worlds are so rare that the samples miss them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import msgspec

from nassau.kernel import Action, State

WORLDS: Final = 16
"""Sampled worlds per viewer."""


def reveals(state: State, seat: int, action: Action, seed: str) -> bool:
    """Whether `action` told anybody something hidden: in some world that a viewer thought possible, nothing that
    `seat` could have done would have looked the same to that viewer."""
    after = state.copy()
    after.apply(seat, action)
    rng = random.Random(seed)
    for viewer in (None, *range(state.seats)):
        look = sight(after, viewer)
        for _ in range(WORLDS):
            if not could_look(state.imagine(viewer, rng), seat, action, viewer, look):
                return True
    return False


def could_look(world: State, seat: int, action: Action, viewer: int | None, look: bytes) -> bool:
    """Whether `seat` can do in this world what looks like `look` to the viewer; the same act is tried first."""
    return any(sight(after, viewer) == look for after in alternatives(world, seat, action, viewer))


def alternatives(world: State, seat: int, action: Action, viewer: int | None) -> Iterator[State]:
    legal = [action] if viewer == seat else world.legal(seat)  # whoever acts knows what they do
    for other in sorted(legal, key=lambda other: (other != action, other[0] != action[0])):
        after = world.copy()
        after.apply(seat, other)
        yield after


def sight(state: State, viewer: int | None) -> bytes:
    """Everything a viewer gets to see of what was just done."""
    facts = [fact.seen(viewer) for fact in state.facts]
    return msgspec.json.encode((facts, state.view(viewer), state.pending))


def publicly_forced(state: State, seat: int, seed: str) -> bool:
    """Whether everybody at the table can see that `seat` has no choice. If only its secrets force it, playing the
    choice at once would tell the others."""
    legal = state.legal(seat)
    rng = random.Random(seed)
    return len(legal) == 1 and all(state.imagine(None, rng).legal(seat) == legal for _ in range(WORLDS))
