"""Positions are values: copies stay what they were, dumps and logs lead back to the same position."""

import json

import pytest

from nassau.kernel import Record, read_record
from tests.conformance.cases import ALL, Case
from tests.conformance.journey import MANY, SOME, journey


@pytest.mark.parametrize("case", ALL, ids=str)
def test_copies_are_equal_and_independent(case: Case) -> None:
    """The journey copied every position before the next action; no copy has changed since then."""
    path = journey(case)
    for moment in path.sample(SOME):
        branch = moment.state.copy()
        branch.apply(moment.seat, moment.action)
        assert branch.key() == path.keys[path.moments.index(moment) + 1]
    assert not [moment for moment in path.look(MANY) if moment.state.key() != moment.key]
    assert not [moment for moment in path.moments if moment.state.facts != moment.facts]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_dumps_load_to_the_same_position(case: Case) -> None:
    for state in [*[moment.state for moment in journey(case).look(SOME)], journey(case).final]:
        loaded = case.game.load(json.loads(json.dumps(state.dump())))
        assert loaded.key() == state.key()
        assert (loaded.over, loaded.pending) == (state.over, state.pending)
        assert [loaded.legal(seat) for seat in loaded.pending] == [state.legal(seat) for seat in state.pending]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_loaded_position_knows_and_becomes_the_same(case: Case) -> None:
    """A field that the dump forgets cannot be seen in the key, but in views or in how the game goes on."""
    path = journey(case)
    for moment in path.sample(4):
        loaded = case.game.load(json.loads(json.dumps(moment.state.dump())))
        for viewer in (None, *range(case.seats)):
            assert loaded.view(viewer) == moment.state.view(viewer)
        start = path.moments.index(moment)
        for later in path.moments[start:]:
            loaded.apply(later.seat, later.action)
        assert loaded.key() == path.keys[-1]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_log_replays_to_the_same_keys(case: Case) -> None:
    path = journey(case)
    entries = [(moment.seat, moment.action) for moment in path.moments]
    document = json.dumps(Record(case.game, case.seats, dict(case.options), entries).document())
    record = read_record(case.game, json.loads(document))
    assert record.final().key() == path.keys[-1]
    if not case.options:
        assert [state.key() for _, _, state in record.replay()] == path.keys


@pytest.mark.parametrize("case", ALL, ids=str)
def test_queries_change_nothing(case: Case) -> None:
    for moment in journey(case).sample(10):
        state = moment.state
        for seat in (None, *range(case.seats)):
            state.view(seat)
        for seat in state.pending:
            state.candidates(seat)
        assert len(state.scores()) == len(state.ranking()) == case.seats
        assert state.key() == moment.key
