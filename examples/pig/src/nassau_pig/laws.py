"""What every position of Pig has in common, for the conformance suite."""

from __future__ import annotations

from typing import Final

from nassau.kernel import NOTHING, State
from nassau_pig.state import Pig
from nassau_pig.turn import STASHES

REVEALS: Final = frozenset({"stash_shown"})
"""The facts that show hidden information on purpose."""


def laws(state: State) -> None:
    """Raises AssertionError for a position that no game can have."""
    assert isinstance(state, Pig)
    assert min(state.points) >= 0
    assert (state.pot > 0) == (state.rolls > 0)
    assert all(stash == NOTHING or stash in STASHES for stash in state.stash)
