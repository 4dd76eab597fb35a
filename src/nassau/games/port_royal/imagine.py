"""Determinization: nothing is hidden in Port Royal (P2.2)."""

from __future__ import annotations

import random

from nassau.games.port_royal.state import PortRoyal


def imagine(state: PortRoyal, _seat: int | None, _rng: random.Random) -> PortRoyal:
    """A copy, the only state consistent with what a seat knows."""
    return state.copy()
