"""What an act reveals, tested on worlds that are consistent with a viewer's information.

The worlds are sampled with `imagine` (determinization), so no game needs code for this. An answer is wrong only where
the worlds that would contradict it are so rare that no sample hits one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import msgspec

from nassau.kernel import Action, State

WORLDS: Final = 16
"""Worlds sampled per viewer."""


def reveals(state: State, seat: int, action: Action, seed: str) -> bool:
    """Whether `action` revealed hidden information to a viewer: in some world consistent with the viewer's
    information, no legal act of `seat` has the observation that the viewer got."""
    after = state.copy()
    after.apply(seat, action)
    rng = random.Random(seed)
    for viewer in (None, *range(state.seats)):
        observed = observation(after, viewer)
        for _ in range(WORLDS):
            if not explains(state.imagine(viewer, rng), seat, action, viewer, observed):
                return True
    return False


def explains(world: State, seat: int, action: Action, viewer: int | None, observed: bytes) -> bool:
    """Whether a legal act of `seat` in this world has the same observation; the same act is tried first."""
    return any(observation(after, viewer) == observed for after in successors(world, seat, action, viewer))


def successors(world: State, seat: int, action: Action, viewer: int | None) -> Iterator[State]:
    legal = [action] if viewer == seat else world.legal(seat)  # the actor knows their own act
    for other in sorted(legal, key=lambda other: (other != action, other[0] != action[0])):
        after = world.copy()
        after.apply(seat, other)
        yield after


def observation(state: State, viewer: int | None) -> bytes:
    """Everything that a viewer gets after the last act: facts, view and pending seats."""
    facts = [fact.cite(seen) for fact in state.facts if (seen := fact.seen(viewer))]
    return msgspec.json.encode((facts, state.view(viewer), state.pending))


def publicly_forced(state: State, seat: int, seed: str) -> bool:
    """Whether every viewer can see that `seat` has only one legal act. If only hidden information forces it, playing
    it at once would reveal that information."""
    legal = state.legal(seat)
    rng = random.Random(seed)
    return len(legal) == 1 and all(state.imagine(None, rng).legal(seat) == legal for _ in range(WORLDS))
