"""Many games of one kind, stepped in one call.

    fleet = VectorEnv("manila", seats=4, count=256, seed=1)
    while True:
        numbers = choose(fleet.observations, fleet.masks)      # one action for each game
        fleet.step(numbers)
        fleet.ended, fleet.rewards                             # which games were over, and what each seat got

A game that is over starts again at once; chance answers by itself. `fleet.seats` says who decides in each game, and
what is observed is what that seat may know.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nassau.kernel import BadSetup, State
from nassau.research.encoding.codec import Features, Mask, Vector, code, rewards
from nassau.research.vector.batch import Core


class VectorEnv:
    """`observing=False` leaves observations and masks out: for whoever asks the states instead."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        observing: bool = True,
    ) -> None:
        if count < 1:
            raise BadSetup(f"a fleet has at least 1 game, not {count}")
        self.coding = code(game, seats)
        self.count = count
        self.core = Core(self.coding.codes, dict(options or {}), count, str(seed), observing)

    # -- where the games stand

    @property
    def states(self) -> list[State]:
        return [ship.state for ship in self.core.ships]

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who decides, by game."""
        return np.frombuffer(memoryview(self.core.seats), np.int64)

    @property
    def observations(self) -> Vector:
        """By game, what the seat that decides may know. Overwritten by the next step: copy what you keep."""
        return np.frombuffer(memoryview(self.core.tray.data), np.int16).reshape(self.count, -1)

    @property
    def choices(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The numbers of all legal actions, and where those of each game begin (count + 1 entries)."""
        return np.frombuffer(memoryview(self.core.choices), np.int64), np.frombuffer(
            memoryview(self.core.starts), np.int64
        )

    @property
    def masks(self) -> Mask:
        """By game, 1 for every legal action. Overwritten by the next step: copy what you keep."""
        return np.frombuffer(memoryview(self.core.masks), np.int8).reshape(self.count, -1)

    # -- going on

    def step(self, numbers: NDArray[np.integer[Any]] | list[int]) -> None:
        """One action in each game. If one of them is illegal, Illegal is raised and nothing has happened."""
        wanted = numbers if isinstance(numbers, list) else numbers.tolist()
        if len(wanted) != self.count:
            raise ValueError(f"{self.count} games need as many actions, not {len(wanted)}")
        wrong = self.core.check(wanted)
        if wrong >= 0:
            illegal = self.core.explain(wrong, wanted[wrong])
            illegal.add_note(f"in game {wrong} of the fleet")
            raise illegal
        tidying = gc.isenabled()
        gc.disable()  # a step makes thousands of small lists that live until the next one; looking at them is wasted
        try:
            self.core.step()
        finally:
            if tidying:
                gc.enable()

    @property
    def ended(self) -> NDArray[np.int64]:
        """The games that were over in the last step."""
        return np.frombuffer(memoryview(self.core.ended), np.int64)

    @property
    def rewards(self) -> Features:
        """For each of `ended` the reward of every seat: 1 for the winner, -1 for the last."""
        results = self.core.results
        return np.array([rewards(state) for state in results], np.float32).reshape(len(results), self.coding.seats)

    def random_choices(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        choices, starts = self.choices
        picked: NDArray[np.int64] = choices[starts[:-1] + (rng.random(self.count) * np.diff(starts)).astype(np.int64)]
        return picked
