"""Actions as numbers and observations as numpy vectors, for every game and number of seats.

Example:

    manila = codec("manila", seats=4)
    manila.action_count                 # action numbers are 0 to action_count - 1; manila.text(5) describes number 5
    manila.observe(state, seat)         # int16 vector of manila.length values; manila.parts describes them
    manila.mask(state, seat)            # int8 vector, 1 for every legal action
    manila.features(observations)       # float32: kinds and seats one-hot, numbers scaled
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from operator import index
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nassau import games
from nassau.kernel import Action, Game, State, text
from nassau.kernel.encoding import Encoder
from nassau.kernel.observation_schema import KIND, NUMBER, SEAT, Part
from nassau.kernel.observation_writer import INT16_LIMIT, SEAT_VALUES
from nassau.research.encoding.action_space import ActionSpace
from nassau.research.encoding.observation import ObservationSpace
from nassau.research.encoding.view_encoder import view_encoder

Vector: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
Features: TypeAlias = NDArray[np.float32]


class FeatureLayout(NamedTuple):
    """How features are derived from observations: scaled places, and one-hot pairs of place and value."""

    scaled: NDArray[np.intp]
    scales: Features
    one_hot: NDArray[np.intp]
    values: Vector


class Observer:
    """Observes one position after another with a reused buffer. Not thread-safe."""

    def __init__(self, space: ObservationSpace) -> None:
        self.space = space
        self.writer = space.writer(1)
        self.buffer: Vector = np.frombuffer(memoryview(self.writer.data), np.int16)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies start with an empty buffer."""
        return observer, (self.space.game.id, self.space.seats)

    def observe(self, state: State, seat: int) -> Vector:
        """What `seat` may know, with seats counted from it."""
        self.space.observe(state, seat, self.writer, 0)
        return self.buffer.copy()


class Codec:
    """Encodes actions and observations of a game with a number of seats. Raises BadSetup for a wrong number."""

    def __init__(self, game: Game, seats: int) -> None:
        seats = index(seats)  # accepts numpy integers
        game.blank(seats, {})
        encoder = encoder_of(game)
        self.game = game
        self.seats = seats
        self.action_space = ActionSpace(game, encoder.moves)
        self.observation_space = ObservationSpace(game, seats, encoder)

    def __reduce__(self) -> tuple[Any, ...]:
        """Unpickles to the cached codec of the process."""
        return codec, (self.game.id, self.seats)

    # -- actions

    @property
    def action_count(self) -> int:
        return self.action_space.size

    def number(self, state: State, seat: int, action: Action) -> int:
        """The number of a legal action of `seat`."""
        return self.action_space.number(state, seat, action)

    def action(self, state: State, seat: int, number: int) -> Action:
        """The action with this number, legal or not. Raises Illegal for a number without a meaning in this state."""
        return self.action_space.action(state, seat, int(number))

    def text(self, number: int) -> str:
        """An action number in the notation of moves; keep#3 is the third legal action of the ranked verb keep."""
        verb, *numbers = self.action_space.actions[number]
        return f"{verb}#{numbers[0] + 1}" if verb in self.action_space.ranked else text((verb, *numbers))

    def mask(self, state: State, seat: int) -> Mask:
        return np.frombuffer(self.action_space.mask(state.legal(seat)), np.int8)

    # -- observations

    @property
    def length(self) -> int:
        """The length of the observation vector."""
        return self.observation_space.length

    @property
    def parts(self) -> list[Part]:
        return self.observation_space.parts

    def observe(self, state: State, seat: int) -> Vector:
        """What `seat` may know, with seats counted from it. For many observations an `Observer` is faster."""
        return Observer(self.observation_space).observe(state, seat)

    @cached_property
    def bounds(self) -> tuple[Vector, Vector]:
        """The lowest and the highest value at each place."""
        low, high = np.full(self.length, -INT16_LIMIT, np.int16), np.full(self.length, INT16_LIMIT, np.int16)
        for part in self.parts:
            if part.what != NUMBER:
                low[part.start : part.start + part.size] = -1
                high[part.start : part.start + part.size] = value_count(part) - 1
        return low, high

    # -- features

    @cached_property
    def feature_layout(self) -> FeatureLayout:
        scaled = [(place, part.most) for part in self.parts if part.what == NUMBER for place in places(part)]
        one_hot = [
            (place, value)
            for part in self.parts
            if part.what in (KIND, SEAT)
            for place in places(part)
            for value in range(-1, value_count(part))
        ]
        return FeatureLayout(
            np.array([place for place, _ in scaled]).astype(np.intp),
            np.array([1 / max(1, most) for _, most in scaled]).astype(np.float32),
            np.array([place for place, _ in one_hot], np.intp),
            np.array([value for _, value in one_hot], np.int16),
        )

    def features(self, observations: Vector) -> Features:
        """Features of one observation or a batch: numbers divided by their usual maximum, kinds and seats one-hot."""
        layout = self.feature_layout
        scaled = observations[..., layout.scaled] * layout.scales
        one_hot = observations[..., layout.one_hot] == layout.values
        return np.concatenate([scaled, one_hot], axis=-1, dtype=np.float32)


def places(part: Part) -> range:
    return range(part.start, part.start + part.size)


def value_count(part: Part) -> int:
    """How many values a kind or seat has, besides -1."""
    return SEAT_VALUES if part.what == SEAT else part.most


def encoder_of(game: Game) -> Encoder:
    """The encoder of a game; without an encoding.py, one that is derived from its view."""
    return game.encoder or view_encoder(game)


@lru_cache(64)
def codec(game: str, seats: int) -> Codec:
    """The codec of a game by id. Raises BadSetup for an unknown game or a wrong number of seats."""
    return Codec(games.load(game), seats)


def observer(game: str, seats: int) -> Observer:
    return Observer(codec(game, seats).observation_space)


def rewards(state: State) -> NDArray[np.float32]:
    """By seat, after the end: 1 for the winner, -1 for the last, evenly spaced between; ties share the mean."""
    ranks = np.array(state.ranking(), np.float32)
    counts = (ranks[:, None] == ranks[None, :]).sum(axis=1)
    place = ranks - 1 + (counts - 1) / 2
    scaled: NDArray[np.float32] = (1 - 2 * place / (state.seats - 1)).astype(np.float32)
    return scaled
