"""Positions that were written down: what cannot be one of this game is refused by name."""

from typing import Any

import pytest

from nassau.games.rum import GAME
from nassau.kernel import BadSetup
from tests.games.rum.build import brawl, game, turn


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("laid", [0, 4, 8]),
        ("captain", 99),
        ("captain", -2),
        ("captain", -1),
        ("alleys", [9] * 88),
        ("alleys", [-1] * 5),
        ("round", 77),
        ("start", 4),
        ("supply", [99, 0, 0, 0]),
        ("supply", [10, 10, 10]),
        ("coins", [-5, 0, 0, 0]),
        ("rum", [13, 0, 0, 0]),
        ("pile", [1, 2]),
        ("under", [82]),
        ("open", [5] * 13),
        ("open", [99] * 13),
        ("held", [9999]),
        ("held", [-1]),
        ("known", [0]),
        ("drawn", 82),
        ("flag_seat", [1]),
        ("flag_seat", [7]),
        ("rows", [3]),
        ("rows", [5]),
        ("left", [1]),
        ("out", [0]),
    ],
)
def test_a_position_that_cannot_be_is_refused_and_its_part_is_named(part: str, value: Any) -> None:
    data = turn().dump()
    data["table"][part] = value
    named = {"captain": "captain|laid", "rows": "rows|left", "flag_seat": "flag_seat|flag_face"}.get(part, part)
    with pytest.raises(BadSetup, match=rf"no position of rum: ({named}) cannot be"):
        GAME.load(data)


def test_positions_of_every_part_of_a_game_are_accepted() -> None:
    third_team_first = brawl([(5, 2), (0, 3), (1, 4)], seats=2)
    for state in (GAME.start(3), game(2), turn(), brawl([(0, 3), (1, 2)]), third_team_first):
        assert GAME.load(state.dump()).key() == state.key()
