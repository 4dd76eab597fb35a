"""The interface of a game's encoder: action numbers and observation vectors for learning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from nassau.kernel.observation_writer import ObservationWriter

Moves: TypeAlias = dict[str, Any]
"""By verb of players: a list with the range of each of its integers, a tuple of all combinations, or a count."""


class Encoder:
    """How a game is encoded for learning.

    `moves` numbers the actions; for a verb with only a count, an action's number is its rank among the legal ones.
    `steps` names the public local integers of steps: `name` is a number, `name@` a seat, `name&` one bit per seat,
    `name*5` five numbers. The steps in `private` are visible only to the seat in their first integer. `observe` writes
    everything else, and may use only what `view` shows to the viewer.
    """

    def __init__(
        self,
        moves: Moves,
        steps: dict[str, str],
        observe: Callable[[Any, ObservationWriter], None],
        private: Sequence[str] = (),
    ) -> None:
        self.moves = moves
        self.steps = steps
        self.observe = observe
        self.private = private
