"""Recorded games of Manila: every seat count, every way to end, every notable flow, with all money accounted for."""

import pytest

from tests.games.manila.accounts import book
from tests.games.manila.laws import laws
from tests.games.manila.recording import MANILA, WANTED


@pytest.mark.parametrize("name", sorted(WANTED))
def test_all_money_and_all_shares_are_accounted_for(name: str) -> None:
    cash = [30] * MANILA.record(name).seats
    for state in MANILA.states(name):
        book(cash, state.facts)
        assert state.cash == cash
        laws(state)


def test_the_scores_of_one_game_by_hand() -> None:
    """The last words of a game: what everybody shows, and what it is worth."""
    *_, state = MANILA.states("three-seats")
    shown = [fact.open() for fact in state.facts if fact.name == "shares_shown"]
    worth = [0, 5, 10, 20, 30]
    for seat in range(3):
        shares = [(ware, unpledged, pledged) for _, owner, ware, unpledged, pledged in shown if owner == seat]
        value = sum(unpledged * worth[state.market[ware]] for ware, unpledged, _ in shares)
        loans = sum(pledged for _, _, pledged in shares)
        assert state.scores()[seat] == state.cash[seat] + value - 15 * loans
