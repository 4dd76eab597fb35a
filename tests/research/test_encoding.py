"""Action numbers and observation vectors: complete, reversible, without hidden information."""

import copy
import pickle
import random

import numpy as np
import pytest

from nassau import games
from nassau.games.rum.state import Rum
from nassau.kernel import CHANCE, BadSetup, Illegal, State
from nassau.research.encoding.codec import Codec, Observer, codec, rewards
from nassau.testing.cases import Case
from nassau.testing.playthrough import Moment, playthrough
from tests.conformance.cases import ALL, PLAIN

LOOKS = 12


def decisions(case: Case) -> list[Moment]:
    return [moment for moment in playthrough(case).moments if moment.seat != CHANCE]


def some(case: Case, count: int) -> list[Moment]:
    rng = random.Random(f"research {case}")
    return rng.sample(decisions(case), min(count, len(decisions(case))))


def codec_of(case: Case) -> Codec:
    return codec(case.id, case.seats)


# -- actions


@pytest.mark.slow
@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_legal_action_has_its_number(case: Case) -> None:
    game_codec = codec_of(case)
    for moment in decisions(case):
        for seat in moment.state.pending:
            legal = moment.state.legal(seat)
            numbers = game_codec.action_space.numbers(legal)
            assert len(set(numbers)) == len(legal)
            assert all(0 <= number < game_codec.action_count for number in numbers)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_numbers_come_back_as_actions(case: Case) -> None:
    game_codec = codec_of(case)
    for moment in some(case, LOOKS):
        state, seat = moment.state, moment.seat
        legal = state.legal(seat)
        numbers = [game_codec.number(state, seat, action) for action in legal]
        assert numbers == game_codec.action_space.numbers(legal)
        assert [game_codec.action(state, seat, number) for number in numbers] == legal
        assert game_codec.mask(state, seat).nonzero()[0].tolist() == sorted(numbers)


@pytest.mark.parametrize("id", games.ALL)
def test_every_number_has_a_text_of_its_own(id: str) -> None:
    for seats in games.load(id).seats:
        game_codec = codec(id, seats)
        assert len({game_codec.text(number) for number in range(game_codec.action_count)}) == game_codec.action_count


@pytest.mark.parametrize("id", games.ALL)
def test_every_verb_of_players_is_numbered(id: str) -> None:
    """Verbs without numbers are those of chance."""
    numbered = {action[0] for action in codec(id, games.load(id).seats[0]).action_space.actions}
    played = {moment.action[0] for case in PLAIN if case.id == id for moment in decisions(case)}
    assert played <= numbered <= set(games.load(id).verbs)


def test_a_number_that_means_nothing_is_refused() -> None:
    case = PLAIN[0]
    moment = some(case, 1)[0]
    for number in (-1, codec_of(case).action_count):
        with pytest.raises(Illegal) as raised:
            codec_of(case).action(moment.state, moment.seat, number)
        assert raised.value.refusal.rule == "K1.2"


# -- observations


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_vectors_have_the_stated_length_and_bounds(case: Case) -> None:
    game_codec = codec_of(case)
    low, high = game_codec.bounds
    assert sum(part.size for part in game_codec.parts) == game_codec.length
    assert [part.start for part in game_codec.parts[1:]] == [part.start + part.size for part in game_codec.parts[:-1]]
    for state in (*[moment.state for moment in some(case, LOOKS)], playthrough(case).final):
        for seat in range(case.seats):
            seen = game_codec.observe(state, seat)
            assert seen.shape == (game_codec.length,)
            assert seen.dtype == np.int16
            assert (seen >= low).all()
            assert (seen <= high).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_nothing_hidden_is_seen(case: Case) -> None:
    """All states of an information set have the same vector and the same mask."""
    game_codec = codec_of(case)
    for moment in some(case, LOOKS):
        for seat in range(case.seats):
            seen, mask = game_codec.observe(moment.state, seat), game_codec.mask(moment.state, seat)
            rng = random.Random(f"{moment.key} {seat}")
            for _ in range(3):
                world = moment.state.imagine(seat, rng)
                assert (game_codec.observe(world, seat) == seen).all()
                assert (game_codec.mask(world, seat) == mask).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_an_observer_saw_before_does_not_matter(case: Case) -> None:
    """The buffer keeps values that still hold: from step to step, from seat to seat, and between distant positions."""
    game_codec = codec_of(case)
    observer = Observer(game_codec.observation_space)
    for moment in (*decisions(case)[:40], *some(case, LOOKS)):
        for seat in (moment.seat, *range(case.seats)):
            assert (observer.observe(moment.state, seat) == game_codec.observe(moment.state, seat)).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_the_view_tells_apart_the_vector_tells_apart(case: Case) -> None:
    """Observations are complete: different views give different vectors."""
    game_codec = codec_of(case)
    views: dict[tuple[int, bytes], object] = {}
    for moment in some(case, 150):
        seen = game_codec.observe(moment.state, moment.seat).tobytes()
        view = moment.state.view(moment.seat)
        assert views.setdefault((moment.seat, seen), view) == view


def test_what_rum_lets_people_hide_is_hidden() -> None:
    """R22: coins and tokens of others were open once, and a view does not show them; nor does the vector."""
    case = next(case for case in PLAIN if case.id == "rum" and case.seats == 3)
    game_codec = codec_of(case)
    for moment in some(case, LOOKS):
        world = moment.state.copy()
        assert isinstance(world, Rum)
        seat = (moment.seat + 1) % case.seats
        world.coins = [coins if other == seat else coins + 1 for other, coins in enumerate(world.coins)]
        world.held = [token for token in world.held if token // 82 == seat]
        assert (game_codec.observe(world, seat) == game_codec.observe(moment.state, seat)).all()


def test_seats_are_counted_from_the_observer() -> None:
    state = after_the_deal("manila", 4)
    game_codec = codec("manila", 4)
    pesos = next(part for part in game_codec.parts if part.name == "pesos")
    state.cash = [10, 20, 30, 40]  # type: ignore[attr-defined]
    state.master = 1  # type: ignore[attr-defined]
    assert game_codec.observe(state, 2)[pesos.start : pesos.start + 4].tolist() == [30, 40, 10, 20]
    master = next(part for part in game_codec.parts if part.name == "harbour master")
    assert [game_codec.observe(state, seat)[master.start] for seat in range(4)] == [1, 0, 3, 2]


def after_the_deal(id: str, seats: int) -> State:
    case = next(case for case in PLAIN if (case.id, case.seats) == (id, seats))
    return decisions(case)[0].state.copy()


# -- features and rewards


@pytest.mark.parametrize("id", games.ALL)
def test_features_tell_the_same(id: str) -> None:
    case = next(case for case in PLAIN if case.id == id)
    game_codec = codec_of(case)
    seen = np.stack([game_codec.observe(moment.state, moment.seat) for moment in some(case, 40)])
    features = game_codec.features(seen)
    assert features.dtype == np.float32
    assert (game_codec.features(seen[0]) == features[0]).all()
    distinct = len(np.unique(seen, axis=0))
    assert len(np.unique(features, axis=0)) == distinct


def test_rewards_are_spread_evenly_and_ties_share() -> None:
    class Ended:
        seats = 4

        def __init__(self, *ranks: int) -> None:
            self.ranks = list(ranks)

        def ranking(self) -> list[int]:
            return self.ranks

    assert rewards(Ended(1, 2, 3, 4)).tolist() == pytest.approx([1, 1 / 3, -1 / 3, -1])  # type: ignore[arg-type]
    assert rewards(Ended(1, 1, 3, 4)).tolist() == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])  # type: ignore[arg-type]
    assert rewards(Ended(1, 1, 1, 1)).tolist() == pytest.approx([0, 0, 0, 0])  # type: ignore[arg-type]


def test_seats_may_be_a_number_of_numpy() -> None:
    game_codec = Codec(games.load("grog"), np.int64(3))  # type: ignore[arg-type]
    assert type(game_codec.seats) is int


def test_unknown_games_and_seat_counts_are_refused() -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        codec("manila", 2)
    with pytest.raises(BadSetup, match="no game 'chess'"):
        codec("chess", 2)


def test_a_codec_is_pickled_by_name() -> None:
    game_codec = codec("rum", 3)
    assert pickle.loads(pickle.dumps(game_codec)) is copy.deepcopy(game_codec) is game_codec
    observer = pickle.loads(pickle.dumps(Observer(game_codec.observation_space)))
    state = after_the_deal("rum", 3)
    assert (observer.observe(state, 1) == game_codec.observe(state, 1)).all()
