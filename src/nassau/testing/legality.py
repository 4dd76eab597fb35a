"""Checks of legal actions: there are some, each once, they agree with `refusal`, and everything else is refused."""

from __future__ import annotations

import re
from typing import Any, Final

from nassau.kernel import CHANCE, Illegal, Refusal, State, parse, text
from nassau.kernel.rulebook import table_rules
from nassau.testing.cases import Case
from nassau.testing.playthrough import MANY_POSITIONS, MAX_ENTRIES, playthrough

MAX_ACTIONS: Final = 400
ELEMENT: Final = re.compile(r"[a-z_]+(/[a-z0-9_.-]+)*")
SEAT_NOT_PENDING: Final = Refusal("K1.1")
GAME_OVER: Final = Refusal("K1.3")


def pending_seats_have_actions(case: Case) -> None:
    """Exactly the pending seats have legal actions, without duplicates."""
    for moment in playthrough(case).at_most(MANY_POSITIONS):
        state = moment.state
        assert state.pending
        for seat in range(CHANCE, case.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.pending)
            assert len(set(legal)) == len(legal) <= MAX_ACTIONS


def legal_actions_are_unrefused_candidates(case: Case) -> None:
    """A hand-written `legal` agrees with `refusal`, and refusals name known rules."""
    known = case.game.rules.keys() | table_rules().rules.keys()
    for moment in playthrough(case).at_most(MANY_POSITIONS):
        for seat in moment.state.pending:
            candidates = moment.state.candidates(seat)
            refusals = {action: moment.state.refusal(seat, action) for action in candidates}
            assert len(refusals) == len(candidates)
            assert set(moment.state.legal(seat)) == {action for action in candidates if refusals[action] is None}
            assert not [refusal for refusal in refusals.values() if refusal and refusal.rule not in known]


def actions_have_text_and_elements(case: Case) -> None:
    """The text form of each candidate can be parsed, and its board elements are valid ids."""
    actions = {
        action
        for moment in playthrough(case).at_most(MANY_POSITIONS)
        for seat in moment.state.pending
        for action in moment.state.candidates(seat)
    }
    for action in actions:
        assert parse(text(action)) == action
        assert len(action) == 1 + case.game.verbs[action[0]].numbers
        elements = case.game.elements(action)
        assert isinstance(elements, tuple)
        assert not [element for element in elements if not ELEMENT.fullmatch(element)]


def games_end(case: Case) -> None:
    """A random game ends with a valid ranking, and refuses further actions."""
    final = playthrough(case).final
    assert final.over, f"not over after {MAX_ENTRIES} entries"
    assert final.pending == ()
    assert len(final.scores()) == len(final.ranking()) == case.seats
    check_ranking(final)
    for moment in playthrough(case).moments:
        assert final.refusal(moment.seat, moment.action) == GAME_OVER


def check_ranking(final: State) -> None:
    """Ranks start at 1, ties share a rank, and a better rank never has a lower score."""
    ranking, scores = final.ranking(), final.scores()
    assert min(ranking) == 1
    for rank, score in zip(ranking, scores, strict=True):
        assert rank == 1 + sum(other < rank for other in ranking)
        assert all(other >= score for other, above in zip(scores, ranking, strict=True) if above < rank)


def other_seats_are_refused(case: Case) -> None:
    """A legal action of a pending seat is refused for every other seat, and for seats that do not exist."""
    for moment in playthrough(case).sample(20):
        for seat in {CHANCE - 1, *range(CHANCE, case.seats + 1)} - set(moment.state.pending):
            assert moment.state.refusal(seat, moment.action) == SEAT_NOT_PENDING
            legal_or_refused(moment.state, seat, moment.action)


def legal_or_refused(state: State, seat: int, action: tuple[Any, ...]) -> None:
    """An arbitrary action is legal, or refused by a known rule without any change, by `refusal` and `apply` alike."""
    before, facts = state.key(), state.facts
    refusal = state.refusal(seat, action)
    if refusal is None:
        assert seat == CHANCE or action in state.legal(seat)
        return
    assert refusal.rule in state.game.rules or refusal.rule in table_rules().rules
    raised = None
    try:
        state.apply(seat, action)
    except Illegal as illegal:
        raised = illegal.refusal
    assert raised == refusal
    assert state.key() == before
    assert state.facts == facts
