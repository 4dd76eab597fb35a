"""What each game conserves: money, tokens, cards."""

from collections.abc import Callable
from importlib import import_module

import pytest

from nassau.kernel import State
from tests.conformance.cases import ALL, Case
from tests.conformance.journey import MANY, journey


def laws_of(id: str) -> Callable[[State], None]:
    laws: Callable[[State], None] = import_module(f"tests.games.{id}.laws").laws
    return laws


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_laws_of_the_game_hold_at_every_position(case: Case) -> None:
    laws = laws_of(case.id)
    for moment in journey(case).look(MANY):
        laws(moment.state)
    laws(journey(case).final)
