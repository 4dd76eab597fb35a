"""Positions that were written down: what cannot be one of this game is refused by name."""

from typing import Any

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.components import FIRST_SCORPION
from nassau.kernel import BadSetup
from nassau.testing import positions
from nassau.testing.cases import Case
from tests.games.rum.build import brawl, display, face, game, turn

TURN: list[Any] = [["Rounds"], ["Round", 2], ["ActionPhase", 0], ["Turn", 0, 0]]
"""The stack of a turn of seat 0."""


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
        ("drawn", 48),
        ("held", [0, 0, 0, 0]),
        ("under", [2]),
        ("flag_seat", [1]),
        ("flag_seat", [7]),
        ("rows", [3]),
        ("rows", [5]),
        ("rows", [0]),
        ("round", 0),
        ("start", -1),
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


@pytest.mark.parametrize(
    ("stack", "named"),
    [
        ([["Rounds"]], "stack"),
        ([["Rounds"], ["Round", 2], ["Turn", 0, 0]], "stack"),
        ([["Rounds"], ["Round", 2], ["ActionPhase", 0]], "stack"),
        ([["Rounds"], ["Round", 7], ["ActionPhase", 0], ["Turn", 0, 0]], "Round.part"),
        ([["Rounds"], ["Round", 3], ["ActionPhase", 0], ["Turn", 0, 0]], "Round.part"),
        ([["Rounds"], ["Round", 2], ["ActionPhase", 4], ["Turn", 4, 0]], "ActionPhase.seat"),
        ([["Rounds"], ["Round", 2], ["ActionPhase", 0], ["Turn", 1, 0]], "Turn.seat"),
        ([["Rounds"], ["Round", 2], ["ActionPhase", 0], ["Turn", 0, 2]], "Turn.moved"),
        ([*TURN, ["Headquarters", 1]], "Headquarters.seat"),
        ([*TURN, ["TakeMap", 0, 3]], "TakeMap.colour"),
        ([*TURN, ["KeepOrSell", 0]], "drawn"),
        ([*TURN, ["Reveal", 99]], "Reveal.place"),
        ([*TURN, ["Reveal", 0]], "Reveal.place"),
        ([*TURN, ["Fight", 0, 7]], "Fight.stack"),
        ([*TURN, ["Tavern", 0, 3]], "Tavern.tavern"),
        ([*TURN, ["Invitation", 0, 0, 0, 0]], "Invitation.guest"),
        ([*TURN, ["Invitation", 0, 0, 1, 4]], "Invitation.joined"),
        ([*TURN, ["Bout", 0, 0, 0], ["Throw", 0, 0]], "Bout.drinkers"),
        ([*TURN, ["Bout", 0, 6, 0], ["Throw", 0, 0]], "Bout.drinkers"),
        ([*TURN, ["PickToken", 0, 3, 0, 1]], "PickToken.roll"),
        ([*TURN, ["Scorpion", 0, 20], ["Throw", 0, 0]], "Scorpion.total"),
        ([*TURN, ["Scorpion", 0, 0], ["Throw", 1, 0]], "Throw.team"),
        ([*TURN, ["Scorpion", 0, 0], ["Throw", 0, 2]], "Throw.repeats"),
        ([*TURN, ["Scorpion", 0, 0], ["Drink", 0, 3, 0]], "Drink.repeats"),
        ([*TURN, ["Scorpion", 0, 0], ["Drink", 0, 7, 1]], "Drink.roll"),
    ],
)
def test_a_step_that_cannot_be_is_refused_and_its_argument_is_named(stack: list[Any], named: str) -> None:
    state = turn()
    display(state, *[face(0, value, 0) for value in (2, 3, 4, 5)], FIRST_SCORPION)
    data = state.dump()
    data["stack"] = stack
    with pytest.raises(BadSetup, match=rf"no position of rum: {named} cannot be"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("column", "named"),
    [
        ([2, 2, 0, -1, 0], "Column.side"),
        ([0, 3, 0, -1, 0], "Column.row"),
        ([0, 1, 0, -1, 0], "Column.column"),
        ([0, 2, 1, -1, 0], "Column.row"),
        ([0, 2, 0, -1, 4], "Column.best"),
        ([0, 2, 1, 1, 4], "Column.leader"),
        ([0, 2, 1, 0, 0], "Column.best"),
        ([0, 2, 3, 0, 4], "Column.row"),
    ],
)
def test_a_column_that_cannot_be_is_refused_and_its_argument_is_named(column: list[int], named: str) -> None:
    data = brawl([(0, 2), (1, 2)]).dump()
    data["stack"][-2:] = [["Column", *column], ["Throw", 0, 0]]
    with pytest.raises(BadSetup, match=rf"no position of rum: {named} cannot be"):
        GAME.load(data)


@pytest.mark.parametrize("seats", GAME.seats)
def test_changed_positions_are_refused_or_play(seats: int) -> None:
    assert positions.changed_positions_are_refused_or_play(Case(GAME, seats), 300) > 20


def test_positions_of_every_part_of_a_game_are_accepted() -> None:
    third_team_first = brawl([(5, 2), (0, 3), (1, 4)], seats=2)
    for state in (GAME.start(3), game(2), turn(), brawl([(0, 3), (1, 2)]), third_team_first):
        assert GAME.load(state.dump()).key() == state.key()
