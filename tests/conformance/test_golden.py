"""Interpreted and compiled agree move for move: both are compared with the same committed outcomes."""

import json

import pytest

from nassau import games
from tests.conformance.cases import ALL, Case, cases_of
from tests.conformance.golden import golden_file, outcome


@pytest.mark.parametrize("case", ALL, ids=str)
def test_seeded_games_go_as_they_always_went(case: Case) -> None:
    golden = json.loads(golden_file(case.id).read_text(encoding="utf-8"))
    assert outcome(case) == golden[str(case)]


@pytest.mark.parametrize("id", games.ALL)
def test_golden_games_are_the_cases_of_today(id: str) -> None:
    golden = json.loads(golden_file(id).read_text(encoding="utf-8"))
    assert list(golden) == [str(case) for case in dict.fromkeys(cases_of(id))]
