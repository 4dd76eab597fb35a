"""Option lists stay short enough for a screen: the longest possible one, and those of random games."""

from __future__ import annotations

import pytest

from nassau.games.grog.components import PARROTS
from tests.games.grog.option_lists import survey
from tests.games.grog.table import ANA, table

MOST = 400


def test_five_equal_dice_and_every_parrot_card_make_the_longest_list_of_bids() -> None:
    state = table(dice=(4, 4, 4, 4, 4))
    state.coins[ANA] = 40
    state.bid, state.leader, state.row = 1, 1, [0]
    state.parrots[PARROTS * ANA : PARROTS * (ANA + 1)] = [4, 4, 4, 4, 4, 8]
    legal = state.legal(ANA)
    assert sum(action[0] == "bid" for action in legal) == 325
    assert sum(action[0] == "turn" for action in legal) == 25
    assert len(legal) <= MOST


def test_no_list_is_too_long_in_random_games() -> None:
    assert max(survey(30).values()) <= MOST


@pytest.mark.slow
def test_no_list_is_too_long_in_many_random_games() -> None:
    assert max(survey(600, first=1_000_000).values()) <= MOST
