"""The rules of Pig, and the conformance suite that every game passes."""

from __future__ import annotations

import pytest

from nassau.kernel import CHANCE, at_least
from nassau.testing import conformance
from nassau_pig import GAME
from nassau_pig.laws import REVEALS, laws
from nassau_pig.state import Pig
from nassau_pig.view import view

ANN, BEN = 0, 1
Act = tuple[int, tuple[str | int, ...]]


def after(*acts: Act) -> Pig:
    """A game of two after these acts; both have drawn a stash of 6."""
    state = GAME.start(2)
    for seat, action in ((CHANCE, ("draw", 6)), (CHANCE, ("draw", 6)), *acts):
        state.apply(seat, action)
    assert isinstance(state, Pig)
    return state


def rolls(seat: int, *faces: int) -> list[Act]:
    return [act for face in faces for act in ((seat, ("roll",)), (CHANCE, ("land", face)))]


def test_everything_that_every_game_must_pass() -> None:
    conformance.check(GAME, laws, REVEALS)


def test_a_stash_is_secret() -> None:
    """H1.1"""
    assert view(after(), ANN).players[ANN].stash == 6
    assert view(after(), BEN).players[ANN].stash is None


def test_rolls_go_into_the_pot() -> None:
    """H2.1"""
    assert after(*rolls(ANN, 3, 4)).pot == 7


def test_a_one_loses_the_pot() -> None:
    """H2.2"""
    assert after(*rolls(ANN, 3, 4, 1)).scores() == [6, 6]


def test_holding_keeps_the_pot_after_the_first_roll() -> None:
    """H2.3"""
    assert after().refusal(ANN, ("hold",)) == at_least("H2.3", "rolls", 1, 0)
    assert after(*rolls(ANN, 3, 4), (ANN, ("hold",))).scores() == [13, 6]


def test_the_turn_goes_round() -> None:
    """H2.4"""
    assert after(*rolls(ANN, 1)).pending == (BEN,)
    assert after(*rolls(ANN, 1), *rolls(BEN, 1)).pending == (ANN,)


@pytest.mark.parametrize(("points", "over"), [(43, False), (44, True)])
def test_the_goal_ends_the_game_and_stashes_count(points: int, over: bool) -> None:
    """H3.1, H3.2"""
    state = after(*rolls(ANN, 6))
    state.points[ANN] = points
    state.apply(ANN, ("hold",))
    assert state.over is over
    assert state.scores()[ANN] == points + 6 + 6
