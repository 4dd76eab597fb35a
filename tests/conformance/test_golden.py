"""Interpreted and compiled rules agree move for move: both reproduce the same committed fingerprints."""

import json

import pytest

from nassau import games
from nassau.testing.cases import Case, cases
from nassau.testing.playthrough import playthrough
from tests.conformance.cases import ALL
from tests.conformance.golden import golden_file


@pytest.mark.parametrize("case", ALL, ids=str)
def test_seeded_games_have_the_committed_fingerprints(case: Case) -> None:
    golden = json.loads(golden_file(case.id).read_text(encoding="utf-8"))
    assert playthrough(case).fingerprint() == golden[str(case)]


@pytest.mark.parametrize("id", games.ALL)
def test_golden_files_contain_exactly_the_cases(id: str) -> None:
    golden = json.loads(golden_file(id).read_text(encoding="utf-8"))
    assert list(golden) == [str(case) for case in cases(games.load(id))]
