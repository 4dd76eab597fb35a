"""A vector environment: many games of one kind, stepped in one call.

    envs = VectorEnv("manila", seats=4, count=256, seed=1)
    while True:
        numbers = choose(envs.observations, envs.masks)    # one action number for each game
        envs.step(numbers)
        envs.ended, envs.rewards                           # the games that ended, and the rewards of their seats

A finished game restarts at once; chance is resolved by the environment. `envs.seats` is the seat to act in each game,
and the observation is what that seat may know.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nassau.kernel import BadSetup, State
from nassau.research.encoding.codec import Features, Mask, Vector, codec, rewards
from nassau.research.vector.batch import GameBatch


class VectorEnv:
    """`count` games; `observing=False` leaves out observations and masks, for agents that read the states."""

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
            raise BadSetup(f"count must be at least 1, not {count}")
        self.codec = codec(game, seats)
        self.count = count
        self.batch = GameBatch(
            self.codec.action_space, self.codec.observation_space, dict(options or {}), count, str(seed), observing
        )

    # -- positions

    @property
    def states(self) -> list[State]:
        return [episode.state for episode in self.batch.episodes]

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat to act, by game."""
        return np.frombuffer(memoryview(self.batch.seats), np.int64)

    @property
    def observations(self) -> Vector:
        """By game, what the seat to act may know. A view of a buffer that the next step overwrites."""
        return np.frombuffer(memoryview(self.batch.writer.data), np.int16).reshape(self.count, -1)

    @property
    def choices(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The numbers of all legal actions, and the index of the first one of each game (count + 1 entries)."""
        numbers = np.frombuffer(memoryview(self.batch.choices), np.int64)
        return numbers, np.frombuffer(memoryview(self.batch.starts), np.int64)

    @property
    def masks(self) -> Mask:
        """By game, 1 for every legal action. A view of a buffer that the next step overwrites."""
        return np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(self.count, -1)

    # -- stepping

    def step(self, numbers: NDArray[np.integer[Any]] | list[int]) -> None:
        """Apply one action in each game. Raises Illegal and changes nothing if one of them is illegal."""
        wanted = numbers if isinstance(numbers, list) else numbers.tolist()
        if len(wanted) != self.count:
            raise ValueError(f"{self.count} games need as many actions, not {len(wanted)}")
        wrong = self.batch.select(wanted)
        if wrong >= 0:
            illegal = self.batch.explain(wrong, wanted[wrong])
            illegal.add_note(f"in game {wrong} of the batch")
            raise illegal
        enabled = gc.isenabled()
        gc.disable()  # a step allocates thousands of lists that live until the next one: scanning them finds nothing
        try:
            self.batch.step()
        finally:
            if enabled:
                gc.enable()

    @property
    def ended(self) -> NDArray[np.int64]:
        """The games that ended in the last step."""
        return np.frombuffer(memoryview(self.batch.ended), np.int64)

    @property
    def rewards(self) -> Features:
        """For each of `ended`, the reward of every seat: 1 for the winner, -1 for the last."""
        results = self.batch.results
        return np.array([rewards(state) for state in results], np.float32).reshape(len(results), self.codec.seats)

    def random_choices(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game, all equally likely."""
        choices, starts = self.choices
        picked: NDArray[np.int64] = choices[starts[:-1] + (rng.random(self.count) * np.diff(starts)).astype(np.int64)]
        return picked
