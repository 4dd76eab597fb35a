"""P9, P10, P11, P14, P15.1: fields, skulls, treasures and points."""

import pytest

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import SKULL_TRACK
from nassau.games.port_royal.state import PortRoyal
from tests.games.port_royal.table import (
    crossable,
    crossed,
    do,
    facts,
    fail,
    hire,
    lay,
    lay_sum,
    offered,
    pool,
    refusal,
    refused,
    seen,
    table,
    trade,
)
from tests.support.marks import example, rule


def sailing(state: PortRoyal, ship: str = "green C") -> PortRoyal:
    """The active player has taken this ship and crosses."""
    lay(state, ship, *[f"{name} wheel" for name in ("yellow", "blue", "red")])
    return do(trade(state), f"ship {ship.split()[0]}")


@rule("P9.1")
def test_a_cross_borders_what_hangs_on_the_start() -> None:
    state = sailing(crossed(table(), 0, "C5"))
    assert {"C1", "C2", "C4"} <= crossable(state)
    assert refused(state, "cross C3") == "P9.1"
    assert refused(state, "cross R11.1") == "P9.1"
    do(state, "cross C4", "cross C3")
    assert offered(state, "cross R11.1")
    assert {refused(state, "cross 500"), refused(state, "cross -1")} == {"P9.1"}


@rule("P9.2")
def test_a_field_costs_one_cross_and_is_crossed_once() -> None:
    state = sailing(table(), "green B")
    do(state, "cross A4")
    assert refused(state, "cross A4") == "P9.2"
    assert refused(state, "cross S") == "P9.2"
    assert pool(state) == 1
    assert do(state, "cross A3").pending == (1,)


@rule("P9.2")
def test_without_a_cross_left_nothing_is_crossed() -> None:
    state = lay_sum(table(), 4)
    state.circled[4] = 1
    do(trade(state), "leave")
    assert (pool(state), crossable(state)) == (0, set())
    assert repr(refusal(state, "cross A4")) == "Refusal('P9.2', cross: missing)"


@rule("P9.3")
def test_an_island_opens_when_one_route_to_it_is_whole() -> None:
    state = sailing(crossed(table(), 0, "C5 C4 C3 R11.1"), "red C")
    assert refused(state, "cross J3") == "P9.3"
    do(state, "cross R11.2")
    assert offered(state, "cross J3")


@rule("P9.4")
def test_two_half_routes_are_no_whole_one() -> None:
    sheet = SHEETS[0]
    for route in (5, 6):  # R6 and R7 lead to island F
        assert sheet.ids[sheet.routes[route][-1]].startswith("F")
    state = crossed(table(), 0, "A4 A3 R6.1 B5 B4 B1 R7.1")
    sailing(state)
    assert {refused(state, "cross F3"), refused(state, "cross F4")} == {"P9.3"}
    do(state, "cross R6.2")
    assert offered(state, "cross F4")
    assert refused(state, "cross F3") == "P9.1"
    assert offered(do(state, "cross F4"), "cross F3")


@rule("P9.5")
def test_routes_work_both_ways_from_any_crossed_dock() -> None:
    state = sailing(crossed(table(), 0, "A4 A3 R6.1 R6.2 F4"), "black C")
    assert refused(state, "cross R25.1") == "P9.1"
    do(state, "cross R24.3")
    assert refused(state, "cross R24.2") == "P10.1"
    do(state, "rest", *["leave"] * 3)
    state.active = 0
    do(sailing(state, "yellow C"), "cross R24.2", "cross R24.1")
    assert offered(state, "cross E3")


@rule("P9.6")
def test_each_cross_works_before_the_next() -> None:
    state = sailing(crossed(table(), 0, "C5 C4 C1 C2"))
    do(state, "cross C3")
    assert (state.points[0], state.sabres(0)) == (1, 1)
    do(state, "cross R11.1")
    assert offered(state, "cross R10.1")


@rule("P9.7")
def test_spurs_end_at_their_treasure() -> None:
    for sheet in SHEETS:
        leaves = [field for field in range(sheet.size) if sheet.kind[field] >= 7]
        assert {len(sheet.neighbours[field]) for field in leaves} == {1}
    state = crossed(table(), 0, "B5 B4 R15.1 R15.2 R15.3 P2.1 T_B")
    assert refused(sailing(state), "cross M1") == "P9.3"


@rule("P10.1")
@pytest.mark.parametrize("ship", ["green C", "yellow wheel", "chest", "jester"])
def test_a_colour_field_is_closed_without_its_ship(ship: str) -> None:
    state = crossed(table(5), 0, "C5 C4 C3 R11.1")
    if ship == "jester":
        fail(lay_sum(hire(state, 0, "A"), 1))
    elif ship == "yellow wheel":
        state.circled[4] = 1
        do(trade(lay_sum(state, 7)), "wheel yellow", "leave", "reinforce")
    else:
        do(trade(lay_sum(state, 3)), "chest" if ship == "chest" else "ship green")
    assert refused(state, "cross R11.2") == "P10.1"


@rule("P10.1")
def test_a_colour_field_is_open_with_its_ship() -> None:
    assert offered(sailing(crossed(table(), 0, "C5 C4 C3 R11.1"), "red A"), "cross R11.2")


@rule("P10.2")
def test_a_ship_opens_all_fields_of_its_colour_to_its_taker_in_this_turn() -> None:
    state = lay(table(2), "green B", "red wheel", "blue wheel")
    for seat in (0, 1):
        crossed(state, seat, "B5 B4 R15.1 C5 C1")
    do(trade(state), "ship green")
    assert {"R15.2", "P5.1"} <= crossable(state)
    do(state, "cross R15.2", "cross P5.1", "wheel red", "leave")
    fail(state)
    assert state.pending == (1,)
    assert not {"R15.2", "P5.1"} & crossable(state)
    assert state.colours == [0, 0]


@rule("P10.3")
def test_a_skull_field_costs_a_skull() -> None:
    state = crossed(table(), 0, "B5 B4 B3 R8.1")
    state.points[0], state.skulls[0] = 5, 1
    do(sailing(state), "cross R8.2")
    assert (pool(state), state.skulls[0], state.points[0]) == (2, 2, 4)


# -- skulls and points


@rule("P11.1")
def test_skulls_are_struck_from_left_to_right_with_their_losses() -> None:
    state = table()
    points = [fail(state).points[0] for _ in range(4)]
    assert points == [0, -1, -1, -2]


@rule("P11.2")
def test_the_track_has_fourteen_skulls() -> None:
    assert SKULL_TRACK == (0, -1, 0, -1, 0, -1, 0, -1, 0, -2, 0, -2, 0, -2)
    assert [sum(SKULL_TRACK[:count]) for count in (8, 10, 12, 14)] == [-4, -6, -8, -10]


@rule("P11.3")
def test_a_full_track_takes_no_more_skulls() -> None:
    state = lay(table(), "black E", "red wheel", "blue wheel")
    state.skulls[0] = 14
    do(trade(state), "ship black")
    assert (state.skulls[0], state.points[0]) == (14, 0)
    fail(state)
    assert (state.skulls[0], state.points[0], pool(state)) == (14, 0, 2)
    assert "skull_ignored" in facts(state)


@rule("P11.4")
def test_points_may_fall_below_minus_five() -> None:
    state = lay_sum(table(), 1)
    state.points[0], state.skulls[0] = -5, 9
    fail(state)
    assert state.points[0] == -7
    crossed(state, 0, "C5 C1 P5.1")
    do(state, "cross T_E")
    assert state.points[0] == -5
    assert seen(state).players[0].points == -5


# -- treasures


@rule("P14.1")
def test_a_treasure_gives_its_points_at_once() -> None:
    for sheet in SHEETS:
        worth = {sheet.prize[field]: sheet.worth[field] for field in range(sheet.size) if sheet.kind[field] == 7}
        assert [worth[treasure] for treasure in range(5)] == [3, 2, 3, 2, 2]
    state = sailing(crossed(table(), 0, "C5 C1 P5.1"))
    do(state, "cross T_E")
    assert (state.points[0], pool(state)) == (2, 2)


@rule("P14.2")
def test_a_treasure_belongs_to_the_seat_that_crosses_it_first() -> None:
    state = table()
    for seat in (0, 1):
        crossed(state, seat, "C5 C1 P5.1")
    sailing(state)
    do(state, "cross T_E", "rest", "wheel yellow")
    trade(lay_sum(state, 3), pick=1)
    do(state, "ship green")
    assert refused(state, "cross T_E") == "P14.2"
    assert (state.treasures[4], state.points) == (0, [2, 0, 0, 0])


@rule("P14.3")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_a_lost_treasure_blocks_no_way(chapter: int) -> None:
    sheet = SHEETS[chapter - 1]
    open_fields = {field for field in range(sheet.size) if sheet.kind[field] < 7}
    found, waiting = {0}, [0]
    while waiting:
        near = set(sheet.neighbours[waiting.pop()]) & open_fields - found
        found |= near
        waiting += near
    assert found == open_fields


# -- the end


@rule("P15.1")
@pytest.mark.parametrize(("points", "worth"), [(18, 2), (18, 4), (18, 1)])
def test_twenty_points_win_at_once(points: int, worth: int) -> None:
    way = {
        1: ("C5 C1 C2 C4", "C3"),  # sailor C
        2: ("B5 B4 R15.1 R15.2 R15.3 R15.4 M1 M2 M3", "M4"),  # vice admiral M
        4: ("C5 C4 C3 R11.1 R11.2 J3 J2 J1 J4 J5", "J6"),  # pirate J
    }[worth]
    state = crossed(table(), 0, way[0])
    state.points[0] = points
    do(sailing(state), f"cross {way[1]}")
    assert (state.points[0], state.over) == (points + worth, points + worth >= 20)
    assert state.winner == (0 if state.over else -1)


@rule("P15.2")
def test_a_victory_in_mid_pick_ends_everything() -> None:
    state = crossed(lay(table(), "green C", "red wheel", "blue wheel"), 1, "C5 C1 P5.1")
    state.points = [19, 18, 0, 0]
    do(trade(state), "leave", "ship green", "cross T_E")
    assert (state.over, state.winner, state.pending) == (True, 1, ())
    assert state.ranking() == [2, 1, 3, 3]
    assert refused(state, "rest", seat=1) == "K1.3"


@example("P-E13")
def test_example_over_the_red_field_to_the_pirate() -> None:
    state = sailing(crossed(table(), 0, "C5 C4 C3"), "red C")
    assert (state.skulls[0], state.points[0], pool(state)) == (1, 0, 3)
    do(state, "cross R11.1", "cross R11.2", "cross J3")
    state = sailing(crossed(table(), 0, "C5 C4 C3"), "green C")
    do(state, "cross R11.1")
    assert (refused(state, "cross R11.2"), refused(state, "cross J3")) == ("P10.1", "P9.3")
