"""Any value that arrives as an action is legal, or refused by a known rule without any change."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nassau.testing.cases import Case
from nassau.testing.legality import legal_or_refused
from nassau.testing.playthrough import playthrough
from tests.conformance.cases import PLAIN

SEATS = st.integers(-3, 9) | st.sampled_from([10**6, -(10**6), 2**31, 2**63, -(2**64), 10**30])
NUMBERS = st.integers(-3, 60) | st.integers() | st.sampled_from([2**31, 2**63, 10**40])
JUNK = NUMBERS | st.floats() | st.text(max_size=5) | st.none() | st.booleans() | st.binary(max_size=3)
SHAPELESS = JUNK | st.lists(JUNK, max_size=3).map(tuple) | st.lists(JUNK, max_size=3)


def actions(case: Case) -> st.SearchStrategy[tuple[Any, ...]]:
    """From almost well-formed actions to arbitrary tuples."""
    verbs = st.sampled_from(sorted(case.game.verbs))
    nearly = verbs.flatmap(lambda verb: st.tuples(st.just(verb), *[NUMBERS] * case.game.verbs[verb].numbers))
    malformed = st.tuples(verbs | st.text(max_size=8), st.lists(SHAPELESS, max_size=4)).map(lambda t: (t[0], *t[1]))
    return nearly | malformed | st.lists(SHAPELESS, max_size=4).map(tuple)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_garbage_is_refused_and_changes_nothing(case: Case) -> None:
    states = list(playthrough(case).states())

    @settings(max_examples=150)
    @given(st.integers(0, len(states) - 1), SEATS, actions(case))
    def check(index: int, seat: int, action: tuple[Any, ...]) -> None:
        legal_or_refused(states[index], seat, action)

    check()
