"""Every check of the conformance suite, for every case of our games."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from nassau.testing import conformance, secrecy
from nassau.testing.cases import Case
from tests.conformance.cases import ALL, PLAIN


def hooks(case: Case) -> Any:
    """The module with the invariants of the game."""
    return import_module(f"tests.games.{case.id}.laws")


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", ALL, ids=str)
def test_game_passes(check: Callable[[Case], None], case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_invariants_hold(case: Case) -> None:
    secrecy.invariants_hold(case, hooks(case).laws)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_worlds_look_equal(case: Case) -> None:
    secrecy.worlds_look_equal(case, hooks(case).laws)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_facts_leak_nothing(case: Case) -> None:
    secrecy.facts_leak_nothing(case, hooks(case).REVEALS)


def test_check_case_runs_everything_and_names_the_case() -> None:
    def never(_: object) -> None:
        raise AssertionError("no position is good enough")

    conformance.check_case(PLAIN[0], hooks(PLAIN[0]).laws, hooks(PLAIN[0]).REVEALS)
    with pytest.raises(AssertionError, match="good enough") as failure:
        conformance.check_case(PLAIN[0], never)
    assert str(PLAIN[0]) in failure.value.__notes__[0]
