"""Actions as numbers and observations as vectors, for every game and number of seats.

coding = code("manila", seats=4)
coding.actions                        # how many numbers there are; coding.text(5) says what 5 means
coding.observe(state, seat)           # int16 vector of length coding.length; coding.parts says what stands where
coding.mask(state, seat)              # int8, 1 for every allowed action
coding.features(observations)         # float32: kinds and seats one-hot, numbers scaled, ready for learning
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from operator import index
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nassau import games
from nassau.kernel import Action, BadSetup, Game, State, text
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_schema import KIND, SEAT, Part
from nassau.kernel.observation_writer import INT16_LIMIT, SEAT_VALUES
from nassau.research.encoding.action_space import Codes

Vector: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
Features: TypeAlias = NDArray[np.float32]


class Lens:
    """Looks at one position after another; not from several threads at once."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.tray = codes.tray(1)
        self.seen: Vector = np.frombuffer(memoryview(self.tray.data), np.int16)

    def __reduce__(self) -> tuple[Any, ...]:
        """What it saw last is no part of a copy."""
        return lens, (self.codes.game.id, self.codes.seats)

    def observe(self, state: State, seat: int) -> Vector:
        """What `seat` may know, itself as seat 0."""
        self.codes.observe(state, seat, self.tray, 0)
        return self.seen.copy()


class Coding:
    """How a game with so many seats is told in numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        seats = index(seats)  # also one of numpy's
        game.blank(seats, {})
        self.game = game
        self.seats = seats
        self.codes = Codes(game, seats, encoder_of(game))

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one coding of a game with so many seats, and copies are the same."""
        return code, (self.game.id, self.seats)

    # -- actions

    @property
    def actions(self) -> int:
        """How many numbers there are."""
        return self.codes.size

    def number(self, state: State, seat: int, action: Action) -> int:
        return self.codes.number(state, seat, action)

    def action(self, state: State, seat: int, number: int) -> Action:
        """What a number means here. Raises Illegal where it can mean nothing; the state may still refuse it."""
        return self.codes.action(state, seat, int(number))

    def text(self, number: int) -> str:
        """What a number means, in the notation of moves; keep#3 is the third of the choices to keep."""
        verb, *numbers = self.codes.actions[number]
        return f"{verb}#{numbers[0] + 1}" if verb in self.codes.ranked else text((verb, *numbers))

    def mask(self, state: State, seat: int) -> Mask:
        return np.frombuffer(self.codes.mask(state.legal(seat)), np.int8)

    # -- observations

    @property
    def length(self) -> int:
        return self.codes.length

    @property
    def parts(self) -> list[Part]:
        return self.codes.parts

    def observe(self, state: State, seat: int) -> Vector:
        """What `seat` may know, itself as seat 0. Whoever looks often keeps a `Lens`."""
        return Lens(self.codes).observe(state, seat)

    @cached_property
    def bounds(self) -> tuple[Vector, Vector]:
        """The lowest and the highest value at each place."""
        low, high = np.full(self.length, -INT16_LIMIT, np.int16), np.full(self.length, INT16_LIMIT, np.int16)
        for part in self.parts:
            if part.what != "number":
                low[part.start : part.start + part.size] = -1
                high[part.start : part.start + part.size] = (SEAT_VALUES if part.what == SEAT else part.most) - 1
        return low, high

    # -- features

    @cached_property
    def spread(self) -> tuple[NDArray[np.intp], Features, NDArray[np.intp], NDArray[np.int16]]:
        """Scaled numbers: their places and scales; one-hot ones: their places, once for each value they can have."""
        plain = [
            (part.start + at, part.most) for part in self.parts if part.what == "number" for at in range(part.size)
        ]
        kinds = [
            (part.start + at, value)
            for part in self.parts
            if part.what in (KIND, SEAT)
            for at in range(part.size)
            for value in range(-1, SEAT_VALUES if part.what == SEAT else part.most)
        ]
        places, scales = np.array([place for place, _ in plain]), np.array([1 / max(1, most) for _, most in plain])
        return (
            places.astype(np.intp),
            scales.astype(np.float32),
            np.array([place for place, _ in kinds], np.intp),
            np.array([value for _, value in kinds], np.int16),
        )

    def features(self, observations: Vector) -> Features:
        """One vector or many: numbers divided by what they usually reach, kinds and seats as 0 and 1."""
        places, scales, kinds, values = self.spread
        plain = observations[..., places] * scales
        return np.concatenate([plain, observations[..., kinds] == values], axis=-1, dtype=np.float32)


def encoder_of(game: Game) -> Encoder:
    """The encoder of a game, or BadSetup if it has none."""
    if game.encoder is None:
        raise BadSetup(f"{game.title['en']} has no encoder: its folder needs an encoding.py")
    return game.encoder


@lru_cache(64)
def code(game: str, seats: int) -> Coding:
    """The coding of a game, or BadSetup with what there is."""
    return Coding(games.load(game), seats)


def lens(game: str, seats: int) -> Lens:
    return Lens(code(game, seats).codes)


def rewards(state: State) -> NDArray[np.float32]:
    """By seat, after the end: 1 for the winner, -1 for the last, the others evenly between; ties share."""
    ranks = np.array(state.ranking(), np.float32)
    counts = (ranks[:, None] == ranks[None, :]).sum(axis=1)
    place = ranks - 1 + (counts - 1) / 2
    scaled: NDArray[np.float32] = (1 - 2 * place / (state.seats - 1)).astype(np.float32)
    return scaled
