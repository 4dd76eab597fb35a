"""The encoder that is derived from a view: complete, reversible, without hidden information, or a clear refusal."""

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from nassau.kernel import BadSetup, Game, State
from nassau.kernel.chance import fast
from nassau.research.encoding.codec import Codec
from nassau.research.encoding.view_encoder import LIST_PLACES, view_encoder
from tests.support.toy_game import TOY, Toy


def positions(game: Game, seats: int, games: int = 20) -> Iterator[State]:
    """The positions of random games in which somebody must decide."""
    for seed in range(games):
        dice, rng, state = fast(seed), random.Random(seed), game.start(seats)
        state.settle(dice)
        while not state.over:
            yield state
            seat = state.pending[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            state.settle(dice)


def named(codec: Codec, vector: np.ndarray) -> dict[str, list[int]]:
    return {part.name: vector[part.start : part.start + part.size].tolist() for part in codec.parts}


def test_a_game_without_encoding_has_a_codec() -> None:
    codec = Codec(TOY, 3)
    for state in positions(TOY, 3):
        seat = state.pending[0]
        numbers = [codec.number(state, seat, action) for action in state.legal(seat)]
        assert [codec.action(state, seat, number) for number in numbers] == state.legal(seat)
        assert codec.mask(state, seat).nonzero()[0].tolist() == sorted(numbers)
        assert codec.observe(state, seat).shape == (codec.length,)


def test_equal_views_have_equal_vectors_and_other_views_others() -> None:
    codec = Codec(TOY, 2)
    seen: dict[bytes, bytes] = {}
    for state in positions(TOY, 2):
        world = state.imagine(0, random.Random(1))
        assert codec.observe(world, 0).tobytes() == codec.observe(state, 0).tobytes()
        view = msgspec.json.encode((state.view(0), state.pending))
        assert seen.setdefault(codec.observe(state, 0).tobytes(), view) == view


def test_lists_by_seat_begin_with_the_viewer() -> None:
    codec = Codec(TOY, 3)
    state = TOY.start(3)
    assert isinstance(state, Toy)
    state.settle(fast(1))
    state.points = [10, 20, 30]
    assert named(codec, codec.observe(state, 1))["points"] == [20, 30, 10]


class Listed(msgspec.Struct):
    cards: list[int]


class Worded(msgspec.Struct):
    word: str


def with_view(view: msgspec.Struct) -> Game:
    game = Game(
        id="shown",
        package=TOY.package,
        version=1,
        state=TOY.state,
        opening=TOY.opening,
        steps=tuple(TOY.steps.values()),
        verbs=TOY.verbs,
        view=lambda state, seat: view,
        imagine=TOY.imagine,
    )
    game._rulebook = TOY.rulebook
    return game


@pytest.mark.parametrize("count", [0, 3, LIST_PLACES, LIST_PLACES + 4])
def test_lists_of_varying_length_show_length_and_first_items(count: int) -> None:
    codec = Codec(with_view(Listed(list(range(1, count + 1)))), 2)
    shown = named(codec, codec.observe(codec.game.start(2), 0))
    assert shown["length of cards"] == [count]
    assert shown["cards"] == [*range(1, count + 1), *[0] * LIST_PLACES][:LIST_PLACES]


def test_a_type_without_numbers_is_refused_with_its_field() -> None:
    with pytest.raises(BadSetup, match=r"field 'word' needs an encoding\.py"):
        view_encoder(with_view(Worded("rum")))
