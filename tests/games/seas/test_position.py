"""Positions of Die Piraten der Weltmeere from outside are refused with the name of the bad field, or play."""

from typing import Any

import pytest

from nassau.games.seas import GAME
from nassau.kernel import BadSetup
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from nassau.testing.positions import changed_positions_are_refused_or_play
from tests.games.seas.table import ANA, BEN, act, deal, load, play, turn

CHANGES = 300


def position() -> dict[str, Any]:
    """Ben is asked how many ships he sends."""
    state = turn("captain")
    deal(state, BEN, "Spain 2")
    load(state, ANA, rum=2)
    act(state, BEN, play("Spain 2"))
    return state.dump()


def changed(**fields: Any) -> dict[str, Any]:
    data = position()
    data["table"] |= fields
    return data


def test_the_unchanged_position_loads() -> None:
    assert GAME.load(position()).pending == (BEN,)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ships", [99, 7, 7]),
        ("ships", [7, 7]),
        ("ships", [0, 7, 7]),  # goods without ships
        ("chests", [-3, 7, 7]),
        ("chests", [7, 7, 10**6]),
        ("goods", [2, 0, 0, 8, 0, 0, 0, 0, 0]),
        ("goods", [-1, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("marks", [0, -1, 0]),
        ("chosen", [2, 2, 9]),
        ("lying", [0, 4 | 8, 0]),  # the islander of an earlier round
        ("lying", [1 << 7, 4, 0]),
        ("tiles", [0, 1, 2, 3]),
        ("harbour", 7),
        ("finale", 1),
        ("above", 30),
        ("played", [5, 5, 5, 5, 5, 5]),
        ("sent", [9, 9, 9]),
        ("drawn", [1, 0, 0]),
        ("loot", [15, 15, 15, 16]),
        ("waiting", [0, 0, 0, 0, 1]),
        ("colours", [0]),
        ("proceeds", [1, 0, 0]),
        ("start", 3),
        ("calling", -1),
    ],
)
def test_a_bad_field_is_refused_by_its_name(name: str, value: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.load(changed(**{name: value}))
    assert " cannot be " in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("ships", [99, 7, 7], "ships cannot be [99, 7, 7]"),
        ("chests", [-3, 7, 7], "chests cannot be [-3, 7, 7]"),
        ("goods", [2, 0, 0, 0, 0, 0, 0, 0], "goods cannot be [2, 0, 0, 0, 0, 0, 0, 0]"),
        ("tiles", [0, 1, 2, 3], "tiles cannot be [0, 1, 2, 3]"),
    ],
)
def test_the_message_names_field_and_value(name: str, value: Any, message: str) -> None:
    with pytest.raises(BadSetup, match="no position of seas") as caught:
        GAME.load(changed(**{name: value}))
    assert str(caught.value).endswith(message)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (["Send", 7, 5], "Send.seat cannot be 7"),
        (["Send", 1, 20], "Send.card cannot be 20"),
        (["Battle", 1], "Raid.leg cannot be 0"),
        (["Overboard", 1, 3], "stack cannot be"),
        (["Send", 1], "'card'"),
    ],
)
def test_a_bad_step_is_refused_by_its_name(step: list[Any], message: str) -> None:
    data = position()
    data["stack"][-1] = step
    with pytest.raises(BadSetup) as caught:
        GAME.load(data)
    assert message in str(caught.value)


def test_a_role_cannot_be_chosen_twice() -> None:
    """W3.2: the captain of an earlier round still lies in front of Ana, who has chosen the captain again."""
    data = position()
    data["table"]["chosen"][ANA] = 6
    data["table"]["lying"][ANA] = 1 << 6
    with pytest.raises(BadSetup, match="chosen cannot be"):
        GAME.load(data)


@pytest.mark.parametrize("seats", GAME.seats)
def test_real_positions_load(seats: int) -> None:
    for moment in playthrough(Case(GAME, seats)).moments[::5]:
        assert GAME.load(moment.state.dump()).key() == moment.key


@pytest.mark.parametrize("seats", GAME.seats)
def test_changed_positions_are_refused_or_play(seats: int) -> None:
    assert changed_positions_are_refused_or_play(Case(GAME, seats), CHANGES) > 0
