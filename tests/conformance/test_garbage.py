"""Whatever arrives as an action is answered with a refusal that names a rule, and nothing is changed."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nassau.kernel import CHANCE, Illegal, State
from nassau.kernel.rulebook import table_rules
from tests.conformance.cases import PLAIN, Case
from tests.conformance.journey import journey

SEATS = st.integers(-3, 9) | st.sampled_from([10**6, -(10**6), 2**31, 2**63, -(2**64), 10**30])
NUMBERS = st.integers(-3, 60) | st.integers() | st.sampled_from([2**31, 2**63, 10**40])
JUNK = NUMBERS | st.floats() | st.text(max_size=5) | st.none() | st.booleans() | st.binary(max_size=3)
SHAPELESS = JUNK | st.lists(JUNK, max_size=3).map(tuple) | st.lists(JUNK, max_size=3)


def actions(case: Case) -> st.SearchStrategy[tuple[Any, ...]]:
    """From almost right to nonsense."""
    verbs = st.sampled_from(sorted(case.game.verbs))
    nearly = verbs.flatmap(lambda verb: st.tuples(st.just(verb), *[NUMBERS] * case.game.verbs[verb].numbers))
    crooked = st.tuples(verbs | st.text(max_size=8), st.lists(SHAPELESS, max_size=4)).map(lambda t: (t[0], *t[1]))
    return nearly | crooked | st.lists(SHAPELESS, max_size=4).map(tuple)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_garbage_is_refused_and_changes_nothing(case: Case) -> None:
    states = list(journey(case).states())

    @settings(max_examples=150)
    @given(st.integers(0, len(states) - 1), SEATS, actions(case))
    def check(index: int, seat: int, action: tuple[Any, ...]) -> None:
        refuse_or_offer(states[index], seat, action)

    check()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_right_actions_of_wrong_seats_are_refused(case: Case) -> None:
    for moment in journey(case).sample(20):
        for seat in {CHANCE - 1, *range(CHANCE, case.seats + 1)} - set(moment.state.pending):
            assert str(moment.state.refusal(seat, moment.action)) == "Refusal('K1.1')"
            refuse_or_offer(moment.state, seat, moment.action)


def refuse_or_offer(state: State, seat: int, action: tuple[Any, ...]) -> None:
    """An action is either among the offers or refused by a known rule, in `refusal` and `apply` alike."""
    before, facts = state.key(), list(state.facts)
    refusal = state.refusal(seat, action)
    if refusal is None:
        assert seat == CHANCE or action in state.legal(seat)
        return
    assert refusal.rule in state.game.rules or refusal.rule in table_rules().rules
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert caught.value.refusal == refusal
    assert state.key() == before
    assert state.facts == facts
