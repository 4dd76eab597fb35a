"""Checks that positions are values: copies are independent, and dumps and records reproduce positions."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

from nassau.kernel import Record, State, full_game, read_record
from nassau.testing.cases import Case
from nassau.testing.playthrough import FEW_POSITIONS, MANY_POSITIONS, playthrough

MOST_OF_A_KIND: Final = 3
"""Steps of one class on the stack at a time. Games of ours have one."""


def copies_are_independent(case: Case) -> None:
    """A copy equals its original, and keeps position and facts when the original changes."""
    game = playthrough(case)
    for moment in game.sample(FEW_POSITIONS):
        branch = moment.state.copy()
        assert branch.facts == moment.facts
        branch.apply(moment.seat, moment.action)
        assert branch.key() == game.keys[game.moments.index(moment) + 1]
    assert not [moment for moment in game.at_most(MANY_POSITIONS) if moment.state.key() != moment.key]
    assert not [moment for moment in game.moments if moment.state.facts != moment.facts]


def stacks_stay_short(case: Case) -> None:
    """A step that pushes where it should replace itself makes the stack grow with every turn."""
    for state in playthrough(case).states():
        kinds = Counter(type(step).__name__ for step in state.stack)
        crowd = [kind for kind, count in kinds.items() if count > MOST_OF_A_KIND]
        assert not crowd, f"{kinds[crowd[0]]} steps {crowd[0]} are on the stack at the same time"


def dumps_load_to_equal_positions(case: Case) -> None:
    game = playthrough(case)
    for state in [*[moment.state for moment in game.at_most(FEW_POSITIONS)], game.final]:
        loaded = reloaded(state)
        assert loaded.key() == state.key()
        assert (loaded.over, loaded.pending) == (state.over, state.pending)
        assert [loaded.legal(seat) for seat in loaded.pending] == [state.legal(seat) for seat in state.pending]


def loaded_positions_continue_equally(case: Case) -> None:
    """A field missing in `fields` does not change the key, but views or the rest of the game."""
    game = playthrough(case)
    for moment in game.sample(4):
        loaded = reloaded(moment.state)
        for viewer in (None, *range(case.seats)):
            assert loaded.view(viewer) == moment.state.view(viewer)
        for later in game.moments[game.moments.index(moment) :]:
            loaded.apply(later.seat, later.action)
        assert loaded.key() == game.keys[-1]


def reloaded(state: State) -> State:
    """The state after a round trip through JSON."""
    return full_game(state).load(json.loads(json.dumps(state.dump())))


def records_replay_to_equal_positions(case: Case) -> None:
    game = playthrough(case)
    entries = [(moment.seat, moment.action) for moment in game.moments]
    document = json.dumps(Record(case.game, case.seats, dict(case.options), entries).document())
    record = read_record(case.game, json.loads(document))
    assert record.final().key() == game.keys[-1]
    if not case.options:
        assert [state.key() for _, _, state in record.replay()] == game.keys


def queries_change_nothing(case: Case) -> None:
    for moment in playthrough(case).sample(10):
        state = moment.state
        for seat in (None, *range(case.seats)):
            state.view(seat)
        for seat in state.pending:
            state.candidates(seat)
        assert len(state.scores()) == len(state.ranking()) == case.seats
        assert state.key() == moment.key
