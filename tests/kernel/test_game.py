"""Starting and loading games, with good and with bad input."""

import json
from typing import Any

import pytest

from nassau import games
from nassau.kernel import CHANCE, BadSetup, Game
from nassau.kernel.chance import fast

GAME = games.load("manila")


def position() -> dict[str, Any]:
    """The dump of a position with three steps on the stack."""
    state, source = GAME.start(3), fast(1)
    state.settle(source)
    data: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return data


def test_a_game_knows_itself() -> None:
    assert (GAME.id, GAME.title, GAME.seats) == ("manila", "Manila", range(3, 6))
    assert GAME.options["thirteen"].values == ["any_round", "last_round"]
    assert GAME.rules["M1.1"].source == "public"
    assert GAME.rulebook is GAME.rulebook


def test_registered_games_are_loaded_by_id() -> None:
    for id in games.ALL:
        game = games.load(id)
        assert isinstance(game, Game)
        assert game.id == id
        assert games.load(id) is game


@pytest.mark.parametrize(("name", "hint"), [("manilla", "did you mean 'manila'"), ("chess", "there are: manila")])
def test_an_unknown_game_is_named_with_what_there_is(name: str, hint: str) -> None:
    with pytest.raises(BadSetup, match=hint):
        games.load(name)


@pytest.mark.parametrize("seats", [2, 6, 0, -3, 10**20])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"played by 3 to 5 players, not by {seats}"):
        GAME.start(seats)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no option 'weather'; it has: blind_passenger, declining"):
        GAME.start(3, {"weather": "fair"})


def test_an_unknown_value_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="'thirteen' of Manila cannot be 'never'; it can be: any_round, last_round"):
        GAME.start(3, {"thirteen": "never"})


def test_options_are_completed_by_their_defaults() -> None:
    state = GAME.start(3, {"thirteen": "last_round"})
    assert state.options.pop("thirteen") == "last_round"
    assert state.options == {name: GAME.options[name].default for name in GAME.options if name != "thirteen"}


def test_a_start_waits_for_chance() -> None:
    state = GAME.start(4)
    assert state.pending == (CHANCE,)
    assert not state.over


def test_a_position_is_loaded_as_it_was() -> None:
    data = position()
    assert [name for name, *_ in data["stack"]] == ["Voyages", "Voyage", "Auction"]
    assert GAME.load(data).dump() == data


@pytest.mark.parametrize(("key", "value"), [("game", "rum"), ("version", 99), ("seats", 4.0), ("seats", 9)])
def test_a_position_of_something_else(key: str, value: object) -> None:
    with pytest.raises(BadSetup):
        GAME.load({**position(), key: value})


@pytest.mark.parametrize("key", ["game", "version", "seats", "options", "stack", "table"])
def test_a_position_with_a_missing_part(key: str) -> None:
    data = position()
    del data[key]
    with pytest.raises(BadSetup):
        GAME.load(data)


@pytest.mark.parametrize(
    "stack",
    [
        [["Sleep"]],
        [["Auction", 1]],
        [["Voyage", "1"]],
        [["Voyage", [None]]],
        [[]],
        [3],
        [None],
        "Auction",
        None,
        7,
        [[["Voyages"]]],
    ],
)
def test_a_position_with_a_damaged_stack(stack: object) -> None:
    with pytest.raises(BadSetup, match="no position of manila"):
        GAME.load({**position(), "stack": stack})


@pytest.mark.parametrize("cash", [None, 30, "30", [30, "30", 30], [30, 30.0, 30], [[30], 30, 30], {"0": 30}])
def test_a_position_with_a_damaged_field(cash: object) -> None:
    data = position()
    data["table"]["cash"] = cash
    with pytest.raises(BadSetup, match="no position of manila"):
        GAME.load(data)


@pytest.mark.parametrize(
    "options", [None, [], "thirteen", {"thirteen": "never"}, {"weather": "fair"}, {"thirteen": ["any_round"]}]
)
def test_a_position_with_damaged_options(options: object) -> None:
    with pytest.raises(BadSetup):
        GAME.load({**position(), "options": options})


@pytest.mark.parametrize("data", [{}, {"game": "manila"}])
def test_data_that_is_no_position(data: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.load(data)


def test_a_value_of_the_wrong_type_is_named_with_an_example() -> None:
    data = position()
    data["table"]["cash"] = ["much"] * 3
    with pytest.raises(BadSetup, match="'much' is not of the same type as 30"):
        GAME.load(data)
    data["table"]["cash"] = 30
    with pytest.raises(BadSetup, match=r"30 is not a list like \[30, 30, 30\]"):
        GAME.load(data)
