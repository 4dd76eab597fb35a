"""Legal actions: there are some, each once, exactly the candidates without refusal, and the screen can show them."""

import re

import pytest

from nassau.kernel import CHANCE, State, parse, text
from nassau.kernel.rulebook import table_rules
from tests.conformance.cases import ALL, Case
from tests.conformance.journey import BOUND, MANY, journey

MOST = 400
ELEMENT = re.compile(r"[a-z_]+(/[a-z0-9_.-]+)*")


@pytest.mark.parametrize("case", ALL, ids=str)
def test_whoever_is_pending_has_options(case: Case) -> None:
    for moment in journey(case).look(MANY):
        state = moment.state
        assert state.pending
        for seat in range(CHANCE, case.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.pending)
            assert len(set(legal)) == len(legal) <= MOST


@pytest.mark.parametrize("case", ALL, ids=str)
def test_legal_is_candidates_without_refusal(case: Case) -> None:
    known = case.game.rules.keys() | table_rules().rules.keys()
    for moment in journey(case).look(MANY):
        for seat in moment.state.pending:
            candidates = moment.state.candidates(seat)
            refusals = {action: moment.state.refusal(seat, action) for action in candidates}
            assert len(refusals) == len(candidates)
            assert set(moment.state.legal(seat)) == {action for action in candidates if refusals[action] is None}
            assert not [refusal for refusal in refusals.values() if refusal and refusal.rule not in known]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_actions_have_a_text_and_a_place_on_the_board(case: Case) -> None:
    actions = {
        action
        for moment in journey(case).look(MANY)
        for seat in moment.state.pending
        for action in moment.state.candidates(seat)
    }
    for action in actions:
        assert parse(text(action)) == action
        assert len(action) == 1 + case.game.verbs[action[0]].numbers
        elements = case.game.elements(action)
        assert isinstance(elements, tuple)
        assert not [element for element in elements if not ELEMENT.fullmatch(element)]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_games_end(case: Case) -> None:
    final = journey(case).final
    assert final.over, f"not over after {BOUND} entries"
    assert final.pending == ()
    assert len(final.scores()) == len(final.ranking()) == case.seats
    check_ranking(final)
    rules = {str(final.refusal(moment.seat, moment.action)) for moment in journey(case).moments}
    assert rules == {"Refusal('K1.3')"}


def check_ranking(final: State) -> None:
    ranking, scores = final.ranking(), final.scores()
    assert min(ranking) == 1
    for rank, score in zip(ranking, scores, strict=True):
        assert rank == 1 + sum(other < rank for other in ranking)
        assert all(other >= score for other, above in zip(scores, ranking, strict=True) if above < rank)
