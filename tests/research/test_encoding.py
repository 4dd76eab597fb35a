"""Numbers for actions and vectors for what is seen: complete, reversible, and silent about secrets."""

import copy
import pickle
import random

import numpy as np
import pytest

from nassau import games
from nassau.games.rum.state import Rum
from nassau.kernel import CHANCE, BadSetup, Illegal, State
from nassau.research.encoding.codec import Coding, Lens, code, rewards
from nassau.testing.cases import Case
from nassau.testing.playthrough import Moment, playthrough
from tests.conformance.cases import ALL, PLAIN

LOOKS = 12


def decisions(case: Case) -> list[Moment]:
    return [moment for moment in playthrough(case).moments if moment.seat != CHANCE]


def some(case: Case, count: int) -> list[Moment]:
    rng = random.Random(f"research {case}")
    return rng.sample(decisions(case), min(count, len(decisions(case))))


def coding_of(case: Case) -> Coding:
    return code(case.id, case.seats)


# -- actions


@pytest.mark.slow
@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_legal_action_has_its_number(case: Case) -> None:
    coding = coding_of(case)
    for moment in decisions(case):
        for seat in moment.state.pending:
            legal = moment.state.legal(seat)
            numbers = coding.codes.numbers(legal)
            assert len(set(numbers)) == len(legal)
            assert all(0 <= number < coding.actions for number in numbers)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_numbers_come_back_as_actions(case: Case) -> None:
    coding = coding_of(case)
    for moment in some(case, LOOKS):
        state, seat = moment.state, moment.seat
        legal = state.legal(seat)
        numbers = [coding.number(state, seat, action) for action in legal]
        assert numbers == coding.codes.numbers(legal)
        assert [coding.action(state, seat, number) for number in numbers] == legal
        assert coding.mask(state, seat).nonzero()[0].tolist() == sorted(numbers)


@pytest.mark.parametrize("id", games.ALL)
def test_every_number_has_a_text_of_its_own(id: str) -> None:
    for seats in games.load(id).seats:
        coding = code(id, seats)
        assert len({coding.text(number) for number in range(coding.actions)}) == coding.actions


@pytest.mark.parametrize("id", games.ALL)
def test_every_verb_of_players_is_numbered(id: str) -> None:
    """Verbs that no table knows are those of chance alone."""
    numbered = {action[0] for action in code(id, games.load(id).seats[0]).codes.actions}
    played = {moment.action[0] for case in PLAIN if case.id == id for moment in decisions(case)}
    assert played <= numbered <= set(games.load(id).verbs)


def test_a_number_that_means_nothing_is_refused() -> None:
    case = PLAIN[0]
    moment = some(case, 1)[0]
    for number in (-1, coding_of(case).actions):
        with pytest.raises(Illegal) as raised:
            coding_of(case).action(moment.state, moment.seat, number)
        assert raised.value.refusal.rule == "K1.2"


# -- observations


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_vectors_have_the_stated_length_and_bounds(case: Case) -> None:
    coding = coding_of(case)
    low, high = coding.bounds
    assert sum(part.size for part in coding.parts) == coding.length
    assert [part.start for part in coding.parts[1:]] == [part.start + part.size for part in coding.parts[:-1]]
    for state in (*[moment.state for moment in some(case, LOOKS)], playthrough(case).final):
        for seat in range(case.seats):
            seen = coding.observe(state, seat)
            assert seen.shape == (coding.length,)
            assert seen.dtype == np.int16
            assert (seen >= low).all()
            assert (seen <= high).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_nothing_hidden_is_seen(case: Case) -> None:
    """In every world that a seat must consider possible it sees the same vector and the same mask."""
    coding = coding_of(case)
    for moment in some(case, LOOKS):
        for seat in range(case.seats):
            seen, mask = coding.observe(moment.state, seat), coding.mask(moment.state, seat)
            rng = random.Random(f"{moment.key} {seat}")
            for _ in range(3):
                world = moment.state.imagine(seat, rng)
                assert (coding.observe(world, seat) == seen).all()
                assert (coding.mask(world, seat) == mask).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_a_lens_saw_before_does_not_matter(case: Case) -> None:
    """It leaves numbers that still hold; a new lens has none. From step to step, from seat to seat, and in leaps."""
    coding = coding_of(case)
    lens = Lens(coding.codes)
    for moment in (*decisions(case)[:40], *some(case, LOOKS)):
        for seat in (moment.seat, *range(case.seats)):
            assert (lens.observe(moment.state, seat) == coding.observe(moment.state, seat)).all()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_the_view_tells_apart_the_vector_tells_apart(case: Case) -> None:
    """Nothing that a seat may know is left out: different views give different vectors."""
    coding = coding_of(case)
    views: dict[tuple[int, bytes], object] = {}
    for moment in some(case, 150):
        seen = coding.observe(moment.state, moment.seat).tobytes()
        view = moment.state.view(moment.seat)
        assert views.setdefault((moment.seat, seen), view) == view


def test_what_rum_lets_people_hide_is_hidden() -> None:
    """R22: coins and tokens of others were open once, and a view does not show them; nor does the vector."""
    case = next(case for case in PLAIN if case.id == "rum" and case.seats == 3)
    coding = coding_of(case)
    for moment in some(case, LOOKS):
        world = moment.state.copy()
        assert isinstance(world, Rum)
        seat = (moment.seat + 1) % case.seats
        world.coins = [coins if other == seat else coins + 1 for other, coins in enumerate(world.coins)]
        world.held = [token for token in world.held if token // 82 == seat]
        assert (coding.observe(world, seat) == coding.observe(moment.state, seat)).all()


def test_seats_are_seen_from_ones_own() -> None:
    state = after_the_deal("manila", 4)
    coding = code("manila", 4)
    pesos = next(part for part in coding.parts if part.name == "pesos")
    state.cash = [10, 20, 30, 40]  # type: ignore[attr-defined]
    state.master = 1  # type: ignore[attr-defined]
    assert coding.observe(state, 2)[pesos.start : pesos.start + 4].tolist() == [30, 40, 10, 20]
    master = next(part for part in coding.parts if part.name == "harbour master")
    assert [coding.observe(state, seat)[master.start] for seat in range(4)] == [1, 0, 3, 2]


def after_the_deal(id: str, seats: int) -> State:
    case = next(case for case in PLAIN if (case.id, case.seats) == (id, seats))
    return decisions(case)[0].state.copy()


# -- features and rewards


@pytest.mark.parametrize("id", games.ALL)
def test_features_tell_the_same(id: str) -> None:
    case = next(case for case in PLAIN if case.id == id)
    coding = coding_of(case)
    seen = np.stack([coding.observe(moment.state, moment.seat) for moment in some(case, 40)])
    features = coding.features(seen)
    assert features.dtype == np.float32
    assert (coding.features(seen[0]) == features[0]).all()
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
    coding = Coding(games.load("grog"), np.int64(3))  # type: ignore[arg-type]
    assert type(coding.seats) is int


def test_what_there_is_not() -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        code("manila", 2)
    with pytest.raises(BadSetup, match="no game 'chess'"):
        code("chess", 2)


def test_a_coding_travels_by_its_name() -> None:
    coding = code("rum", 3)
    assert pickle.loads(pickle.dumps(coding)) is copy.deepcopy(coding) is coding
    lens = pickle.loads(pickle.dumps(Lens(coding.codes)))
    state = after_the_deal("rum", 3)
    assert (lens.observe(state, 1) == coding.observe(state, 1)).all()
