"""Positions from outside: an impossible one is refused with the name of its field, all others play to their end."""

from collections.abc import Callable
from typing import Any

import pytest

from nassau.games.port_royal import GAME
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import BadSetup
from nassau.testing.cases import Case
from nassau.testing.positions import changed_positions_are_refused_or_play
from tests.games.port_royal.table import crossed, do, fail, give, hire, lay, lay_sum, new_game, roll, table, trade

CHANGES = 150


def rolling() -> PortRoyal:
    return lay(table(), "green B", "red wheel")


def answering() -> PortRoyal:
    return roll(give(table(), 0, blue=1), "yellow A")


def taking() -> PortRoyal:
    return trade(lay_sum(table(), 5))


def crossing() -> PortRoyal:
    return do(trade(lay(table(), "green C", "red A", "blue A")), "ship green")


def striking() -> PortRoyal:
    state = hire(lay_sum(table(chapter=3), 3), 0, "D")
    state.points[0] = 1
    return fail(state)


def painting() -> PortRoyal:
    state = crossed(table(), 0, "A4 A3")
    island = next(island for island, person in enumerate(state.sheet.person) if person == 7)
    hire(state, 0, state.sheet.islands[island])
    state.points[0] = state.sheet.points[island]
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green")
    data = state.dump()
    data["stack"][-1][-1] = 2
    data["stack"].append(["Painting", 0, 0, 0, 0])
    loaded = GAME.load(data)
    assert isinstance(loaded, PortRoyal)
    return loaded


def commissioning() -> PortRoyal:
    state = crossed(table(chapter=4), 0, "A4 A3 R6.1 R6.2 F4 F1 F2")
    return do(trade(lay(state, "green C", "red A", "blue A")), "ship green", "cross F3")


def choosing() -> PortRoyal:
    return do(new_game(4), "start 0", "island B")


Builder = Callable[[], PortRoyal]
POSITIONS = [rolling, answering, taking, crossing, striking, painting, commissioning, choosing]


@pytest.mark.parametrize("build", POSITIONS)
def test_a_possible_position_is_accepted(build: Builder) -> None:
    state = build()
    assert GAME.load(state.dump()).key() == state.key()


@pytest.mark.parametrize(
    ("build", "field", "value"),
    [
        (rolling, "ships", [3, -1, -1, -1, -1, -1]),  # yellow D is a wheel cell
        (rolling, "ships", [0, 0, 0, 0, 0, 0, 0]),
        (rolling, "wheels", [0, -1, -1, -1, -1]),
        (rolling, "dice", [6, 0]),
        (rolling, "dice", [0, -1]),
        (answering, "dice", [-1, -1]),
        (rolling, "chest", 1),
        (rolling, "failed", 1),
        (rolling, "jested", 1),
        (rolling, "winner", 2),
        (rolling, "active", 4),
        (rolling, "active", -1),
        (rolling, "turn", 0),
        (rolling, "pick", 0),
        (taking, "pick", 4),
        (rolling, "points", [20, 0, 0, 0]),
        (rolling, "points", [-99, 0, 0, 0]),
        (rolling, "points", [0, 0, 0]),
        (rolling, "reached", [0] * 12),
        (rolling, "reached", [1 << 40 | 1, 0, 0] + [1, 0, 0] * 3),
        (rolling, "reached", [-1, 0, 0] * 4),
        (rolling, "filled", [1, 0, 0] + [0] * 9),
        (rolling, "border", [[1], [1], [1], [1]]),
        (rolling, "crew", [1, 0, 0, 0]),
        (rolling, "circled", [5] + [0] * 19),
        (rolling, "used", [1] + [0] * 19),
        (rolling, "skulls", [15, 0, 0, 0]),
        (rolling, "green", [1, 0, 0, 0]),
        (taking, "colours", [1, 0, 0, 0]),  # the yellow ship lies on the board
        (crossing, "colours", [4, 4, 0, 0]),
        (rolling, "colours", [4, 0, 0, 0]),
        (rolling, "treasures", [0, -1, -1, -1, -1]),
        (rolling, "treasures", [7, -1, -1, -1, -1]),
        (rolling, "missions", [1, 0, 0, 0, 0, 0]),
    ],
)
def test_an_impossible_field_is_refused_by_name(build: Builder, field: str, value: Any) -> None:
    data = build().dump()
    data["table"][field] = value
    with pytest.raises(BadSetup, match=rf"no position of port_royal: {field} cannot be"):
        GAME.load(data)


def test_filled_fields_that_crosses_touch_are_crossed() -> None:
    data = rolling().dump()
    dock = data["table"]["border"][0][0]
    data["table"]["filled"][0] = 1 << dock
    with pytest.raises(BadSetup, match="filled cannot be"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("build", "step", "named"),
    [
        (rolling, ["Rolling", 3], "Rolling.why"),
        (taking, ["Taking", 1, 2, 0, 0, 0, 5, 0], "Taking.seat"),
        (taking, ["Taking", 9, 2, 0, 0, 0, 5, 0], "Taking.seat"),
        (taking, ["Taking", 0, 3, 0, 0, 0, 5, 0], "Taking.left"),
        (taking, ["Taking", 0, 0, 0, 0, 0, 5, 0], "Taking.left"),
        (taking, ["Taking", 0, 2, -1, 0, 0, 5, 0], "Taking.pool"),
        (taking, ["Taking", 0, 2, 0, 9, 0, 5, 0], "Taking.yellow"),
        (taking, ["Taking", 0, 2, 0, 0, 9, 5, 0], "Taking.red"),
        (taking, ["Taking", 0, 1, 0, 0, 0, 4, 0], "Taking.before"),
        (taking, ["Taking", 0, 2, 0, 0, 0, 5, 1], "Taking.due"),
        (taking, ["EmptyHanded", 0, 0, 1], "EmptyHanded.due"),
        (taking, ["Failure", 0], "stack"),
        (taking, ["Painting", 0, 0, 0, 0], "stack"),
        (crossing, ["Crossing", 0, 99, 0, 0, 3, 0, 0], "Crossing.pool"),
        (crossing, ["Crossing", 0, 3, 0, 0, 1, 0, 0], "Crossing.before"),
        (crossing, ["Crossing", 0, 3, 0, 0, 3, 2, 0], "Crossing.begun"),
        (crossing, ["Crossing", 0, 3, 0, 0, 3, 0, 1], "Crossing.event"),
        (striking, ["Skulls", 0, 3, 1], "Skulls.count"),
        (striking, ["Skulls", 0, 1, 2], "Skulls.why"),
        (painting, ["Painting", 0, 99, 0, 0], "Painting.island"),
        (painting, ["Painting", 0, 6, 0, 0], "Painting.island"),  # her own island is complete
        (painting, ["Painting", 0, 0, 3, 0], "Painting.event"),
        (painting, ["Painting", 0, 0, 0, -1], "Painting.crosses"),
        (commissioning, ["Commission", 0, 5], "Commission.first"),
        (commissioning, ["Commission", 0, 2], "Commission.first"),  # nothing is circled
        (choosing, ["MarkFields", 0, 2, 0, 1], "MarkFields.island"),
        (choosing, ["MarkFields", 0, 2, 1, 2], "MarkFields.left"),
        (choosing, ["MarkFields", 0, 3, 1, 1], "MarkFields.chosen"),
        (choosing, ["MarkFields", 4, 2, 1, 1], "MarkFields.place"),
        (choosing, ["ChooseIsland", 1, 0], "ChooseIsland.chosen"),
        (choosing, ["ChooseIsland", 1, 32], "ChooseIsland.chosen"),
    ],
)
def test_an_impossible_step_is_refused_by_the_name_of_its_argument(build: Builder, step: list[Any], named: str) -> None:
    data = build().dump()
    data["stack"][-1] = step
    with pytest.raises(BadSetup, match=rf"no position of port_royal: {named} cannot be"):
        GAME.load(data)


@pytest.mark.parametrize(("above", "event"), [(["Painting", 0, 0, 0, 0], 2), (["Commission", 0, -1], 3)])
def test_a_person_who_was_not_hired_does_not_act(above: list[Any], event: int) -> None:
    data = crossing().dump()
    data["stack"][-1][-1] = event
    data["stack"].append(above)
    with pytest.raises(BadSetup, match="crew cannot be"):
        GAME.load(data)


def test_a_captain_with_full_rows_has_nothing_to_choose() -> None:
    state = give(commissioning(), 0, yellow=4, orange=4, blue=4, red=4)
    data = give(state, 0, green=6).dump()
    data["table"]["points"][0] += 8
    with pytest.raises(BadSetup, match=r"Commission\.first cannot be -1"):
        GAME.load(data)


def test_a_handicap_is_allowed() -> None:
    data = new_game(2).dump()
    data["table"]["points"] = [9, -12]
    assert GAME.load(data).scores() == [9, -12]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("chapter", ["1", "4"])
def test_a_changed_position_is_refused_or_plays_to_its_end(seats: int, chapter: str) -> None:
    case = Case(GAME, seats, (("chapter", chapter),))
    assert 0 < changed_positions_are_refused_or_play(case, CHANGES) < CHANGES
