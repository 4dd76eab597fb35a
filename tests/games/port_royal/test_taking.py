"""P6, P7, P8, P12: phase 2: taking pieces, wheels and the pool of crosses."""

import pytest

from nassau.games.port_royal.components import ROW_SIZE
from nassau.games.port_royal.state import PortRoyal
from tests.games.port_royal.table import (
    colour,
    crossed,
    do,
    facts,
    fail,
    give,
    hire,
    lay,
    lay_sum,
    pool,
    refusal,
    refused,
    roll,
    spare,
    table,
    trade,
    verbs,
)
from tests.support.marks import example, rule


def taken(state: PortRoyal, *lines: str) -> int:
    """The crosses after taking these pieces."""
    return pool(do(trade(state), *lines))


@rule("P6.1")
def test_the_sum_counts_what_lies_there_when_one_stops() -> None:
    state = roll(table(), "yellow A", "orange A", "green A", "red A", "blue D", "blue E")
    do(state, "stop", "ship yellow")
    assert refused(state, "ship orange") == "P6.3"


@rule("P6.2")
@pytest.mark.parametrize(("pieces", "skulls"), [(1, 2), (2, 1)])
def test_small_sums_cost_skulls(pieces: int, skulls: int) -> None:
    state = trade(lay_sum(table(), pieces))
    assert state.skulls[0] == skulls
    do(state, "ship yellow")
    assert refused(state, "ship orange") == "P6.2"


@rule("P6.3")
@pytest.mark.parametrize(("pieces", "items"), [(3, 1), (4, 1), (5, 2), (6, 3), (7, 3), (11, 3)])
def test_larger_sums_allow_more_items(pieces: int, items: int) -> None:
    state = trade(lay_sum(table(), pieces))
    assert state.skulls[0] == 0
    for name in ("yellow", "orange", "green")[:items]:
        do(state, f"ship {name}")
    assert refused(state, "ship blue") == "P6.3"


@rule("P6.4")
@pytest.mark.parametrize("lines", ["ship yellow,ship red", "wheel green,wheel blue", "ship red,wheel blue"])
def test_ships_and_wheels_mix_freely_but_must_lie_there(lines: str) -> None:
    state = trade(lay(table(), "yellow A", "red A", "black A", "green wheel", "blue wheel"))
    assert {refused(state, line) for line in ("ship blue", "wheel red", "ship 7", "wheel 5", "ship -1")} == {"P6.4"}
    first, second = lines.split(",")
    do(state, first)
    assert refused(state, first) == "P6.4"
    do(state, second)
    assert state.pieces() == 3


@rule("P6.5")
@pytest.mark.parametrize("items", [0, 1, 2, 3])
def test_one_may_take_fewer(items: int) -> None:
    state = trade(lay_sum(table(), 6))
    for name in ("yellow", "orange", "green")[:items]:
        do(state, f"ship {name}")
    if items < 3:
        do(state, "leave")
    assert state.pieces() == 6 - items
    assert trade(lay_sum(table(), 1)).skulls[0] == 2


@rule("P6.6")
@pytest.mark.parametrize("pieces", [1, 6])
def test_failing_costs_a_skull_and_gives_two_crosses(pieces: int) -> None:
    state = fail(lay_sum(table(), pieces))
    assert (state.skulls[0], pool(state)) == (1, 2)
    assert refused(state, "ship yellow") == "P6.6"
    assert refused(state, "wheel yellow") == "P6.6"


@rule("P6.7")
def test_jester_crosses_join_those_of_failing_and_open_no_colour() -> None:
    state = crossed(hire(table(), 0, "A"), 0, "C5 C4 C3 R11.1")
    fail(lay_sum(state, 3))
    assert (state.skulls[0], pool(state)) == (1, 3)
    assert refused(state, "cross R11.2") == "P10.1"


@rule("P6.8")
def test_skulls_of_the_sum_come_before_the_pieces() -> None:
    state = lay(table(), "green wheel", "yellow A")
    state.skulls[0] = 1
    trade(state)
    assert state.points[0] == -1
    do(state, "wheel green")
    assert state.points[0] == 0


@rule("P6.8")
@pytest.mark.parametrize("order", [("wheel green", "ship blue"), ("ship blue", "wheel green")])
def test_pieces_are_handled_in_the_order_one_chooses(order: tuple[str, str]) -> None:
    state = lay(table(), "green wheel", "blue C", "yellow A", "orange A", "red A")
    state.skulls[0] = 1
    trade(state)
    points = [do(state, line).points[0] for line in order]
    assert points == ([1, 0] if order[0] == "wheel green" else [-1, 0])


@rule("P7.1")
def test_a_wheel_is_circled_when_taken_and_used_once() -> None:
    state = do(trade(lay(table(2), "blue wheel", "red A", "green A")), "wheel blue", "leave", "leave")
    assert spare(state, 0) == {"blue": 1}
    do(roll(state, "yellow A"), "stop", "leave", "leave", "leave")
    assert state.active == 0
    do(roll(state, "yellow A"), "repeat", "roll", "dice yellow A")
    assert spare(state, 0) == {}
    hire(state, 0, "C")
    roll(state, "orange D")
    state = roll(hire(table(), 0, "C"), "yellow A")
    assert repr(refusal(state, "repeat")) == "Refusal('P7.1', blue_wheel: missing)"


@rule("P7.2")
def test_rows_have_four_wheels_and_six_green_ones() -> None:
    assert ROW_SIZE == (4, 4, 6, 4, 4)
    state = give(table(), 0, orange=4)
    state.used[colour("orange")] = 4
    do(trade(lay(state, "orange wheel", "red A", "green A")), "wheel orange")
    assert (state.circled[colour("orange")], spare(state, 0)) == (4, {})


@rule("P7.3")
@pytest.mark.parametrize(("name", "count"), [("orange", 4), ("green", 6)])
def test_a_wheel_may_be_taken_for_a_full_row_but_brings_nothing(name: str, count: int) -> None:
    state = give(table(), 0, **{name: count})
    do(trade(lay(state, f"{name} wheel", "red A", "blue A")), f"wheel {name}")
    assert (state.circled[colour(name)], state.points[0], state.pieces()) == (count, 0, 2)


@rule("P7.4")
def test_green_wheels_score_one_one_two_one_one_two() -> None:
    state, points = table(), []
    for _ in range(6):
        do(trade(lay(state, "green wheel", "red A", "blue A")), "wheel green")
        points.append(state.points[0])
    assert points == [1, 2, 4, 5, 6, 8]
    assert spare(state, 0) == {}


@rule("P7.5")
def test_a_yellow_wheel_doubles_the_yellow_ship_only() -> None:
    state = give(lay(table(), "yellow C", "green B", "red A", "blue A", "black A"), 0, yellow=2)
    assert taken(state, "ship yellow", "ship green", "double") == 8
    assert spare(state, 0) == {"yellow": 1}
    assert refused(state, "double") == "P7.5"
    state = give(lay_sum(table(), 3), 0, yellow=1)
    assert refused(do(trade(state), "ship green"), "double") == "P7.5"
    assert refused(do(trade(lay_sum(table(), 3)), "ship yellow"), "double") == "P7.1"


@rule("P7.6")
def test_the_yellow_wheel_does_not_double_a_trader() -> None:
    state = give(hire(table(chapter=2), 0, "B"), 0, yellow=1)
    assert taken(lay(state, "yellow B", "red A", "blue A"), "ship yellow", "double") == 5


@rule("P7.7")
@pytest.mark.parametrize("lines", [("wheel yellow", "ship yellow"), ("ship yellow", "wheel yellow")])
def test_a_yellow_wheel_works_in_the_pick_that_takes_it(lines: tuple[str, str]) -> None:
    state = lay(table(), "yellow A", "yellow wheel", "red A", "blue A", "black A")
    assert taken(state, *lines, "double") == 2


@rule("P7.7")
def test_with_two_the_yellow_wheel_must_come_no_later_than_the_ship() -> None:
    state = trade(lay(table(2), "yellow A", "yellow wheel", "red A"))
    do(state, "wheel yellow", "ship red", "rest", "ship yellow", "double")
    assert pool(state) == 2
    state = trade(lay(table(2), "yellow A", "yellow wheel", "red A"))
    do(state, "ship yellow", "rest", "ship red", "rest", "wheel yellow")
    assert state.turn == 2
    assert spare(state, 0) == {"yellow": 1}


@rule("P7.8")
def test_a_red_wheel_gives_three_crosses_with_four_pieces() -> None:
    state = give(lay_sum(table(), 4), 0, red=2)
    assert taken(state, "ship green", "reinforce") == 4
    assert refused(state, "reinforce") == "P7.8"
    state = do(trade(give(lay_sum(table(), 3), 0, red=1)), "ship green")
    assert repr(refusal(state, "reinforce")) == "Refusal('P7.8', need=4, have=3, piece_before: at-least)"


@rule("P7.9")
def test_a_seat_that_failed_uses_no_red_wheel() -> None:
    state = fail(give(lay_sum(table(), 7), 0, red=1))
    assert refused(state, "reinforce") == "P7.9"
    assert spare(state, 0) == {"red": 1}


@rule("P7.10")
def test_a_red_wheel_just_taken_waits_for_the_next_time() -> None:
    state = lay(table(2), "red wheel", "green B", "yellow A", "blue A", "black A")
    assert taken(state, "wheel red", "ship green") == 2
    assert refused(state, "reinforce") == "P7.10"
    do(state, "rest", "leave", "leave")
    do(lay_sum(state, 4), "stop", "leave", "ship green", "reinforce")
    assert (state.pending, pool(state)) == ((0,), 4)


@rule("P7.11")
def test_a_seat_that_failed_uses_no_wheel_at_all() -> None:
    state = give(lay_sum(table(3), 5), 0, yellow=1, orange=1, blue=1, red=1)
    fail(give(state, 1, yellow=1, red=1))
    assert verbs(state) == {"cross", "rest"}
    assert refused(state, "double") == "P7.11"
    do(state, "rest")
    assert len(spare(state, 0)) == 4
    do(state, "ship yellow")
    assert {"double", "reinforce"} <= verbs(state)


@rule("P8.1")
@pytest.mark.parametrize(
    ("piece", "crosses"), [("green A", 1), ("green B", 2), ("green C", 3), ("black D", 3), ("black E", 4)]
)
def test_a_ship_gives_crosses_by_its_column(piece: str, crosses: int) -> None:
    state = lay(table(), piece, "yellow wheel", "red wheel")
    assert taken(state, f"ship {piece.split()[0]}") == crosses


@rule("P8.2")
@pytest.mark.parametrize(
    ("piece", "skulls"),
    [
        ("blue C", 1), ("red C", 1), ("black C", 1), ("black E", 2), ("black D", 0), ("yellow C", 0),
        ("orange C", 0), ("green C", 0), ("blue B", 0), ("red A", 0),
    ],
)  # fmt: skip
def test_some_ship_cells_cost_skulls(piece: str, skulls: int) -> None:
    state = do(trade(lay(table(), piece, "yellow wheel", "red wheel")), f"ship {piece.split()[0]}")
    assert state.skulls[0] == skulls


@rule("P8.3")
def test_crosses_of_several_ships_form_one_pool() -> None:
    state = trade(lay(table(), "yellow A", "green B", "orange C", "red A", "blue A", "black A"))
    do(state, "ship yellow", "ship green")
    assert refused(state, "cross A4") == "P8.3"
    do(state, "ship orange")
    assert pool(state) == 6


@rule("P8.4")
def test_the_pool_is_fixed_before_the_first_cross() -> None:
    state = give(hire(table(), 0, "BM"), 0, red=2, yellow=1)
    assert taken(lay(state, "orange B", "red A", "blue A", "black A"), "ship orange", "reinforce") == 7
    do(state, "cross A4")
    assert {refused(state, "reinforce"), refused(state, "double")} == {"P8.4"}


@rule("P7.12")
def test_variant_a_red_wheel_just_taken_may_be_used_at_once() -> None:
    state = lay(table(fresh_red_wheel="at_once"), "red wheel", "green B", "yellow A", "blue A", "black A")
    assert taken(state, "wheel red", "ship green") == 2
    assert pool(do(state, "reinforce")) == 5


@rule("P8.7")
def test_variant_wheels_may_be_used_between_two_crosses() -> None:
    state = give(table(wheels_while_crossing="any_time"), 0, red=2, yellow=2)
    assert taken(lay(state, "orange B", "red A", "yellow A", "black A", "blue A"), "ship orange", "ship yellow") == 3
    do(state, "cross A4", "reinforce")
    assert pool(state) == 5
    assert refused(state, "reinforce") == "P7.8"
    do(state, "cross A3", "double")
    assert pool(state) == 5
    assert refused(state, "double") == "P7.5"


@rule("P8.7")
def test_variant_a_wheel_may_be_used_after_the_last_cross() -> None:
    state = give(table(wheels_while_crossing="any_time"), 0, red=1)
    taken(lay_sum(state, 4), "ship yellow")
    do(state, "cross A4")
    assert verbs(state) == {"reinforce", "rest"}
    assert pool(do(state, "reinforce")) == 3


@rule("P8.5")
def test_a_person_hired_while_crossing_adds_nothing_to_the_pool() -> None:
    state = crossed(table(), 0, "B5 B4 R15.1 R15.2 R15.3 R15.4 M1 M2 M3")
    do(trade(lay(state, "yellow C", "red A", "blue A", "green A")), "ship yellow")
    assert pool(do(state, "cross M4")) == 2
    assert facts(state) == ["crossed", "hired"]


@rule("P8.6")
def test_unused_crosses_lapse() -> None:
    state = lay(table(), "green C", "red A", "blue A")
    do(trade(state), "ship green", "cross A4", "rest")
    assert (state.pending, facts(state)) == ((1,), ["crosses_lapsed"])
    do(state, "leave", "leave", "leave")
    do(lay_sum(state, 3), "stop", "leave", "leave", "leave", "ship green")
    assert (state.pending, pool(state)) == ((0,), 1)


@rule("P8.6")
def test_a_pool_without_a_field_to_cross_ends_the_pick() -> None:
    state = lay_sum(table(), 3)
    state.border[0] = [state.sheet.field("R11.2")]  # a red field is all there is
    assert fail(state).pending == (1,)
    assert "crosses_lapsed" in facts(state)


# -- the others


@rule("P12.1")
@pytest.mark.parametrize("failed", [False, True])
def test_the_others_pick_clockwise_in_any_case(failed: bool) -> None:
    state = trade(lay_sum(table(4, active=2), 5), failed=failed)
    order = []
    while state.turn == 1:
        order.append(state.pending[0])
        do(state, "rest" if failed and len(order) == 1 else "leave")
    assert order == [2, 3, 0, 1]
    assert (state.active, state.pending) == (3, (3,))


@rule("P12.2")
def test_the_others_take_one_piece_or_pass_or_find_nothing() -> None:
    state = do(trade(lay_sum(table(), 3)), "ship yellow", "rest", "ship orange")
    assert refused(state, "ship green") == "P12.2"
    do(state, "rest", "ship green", "rest")
    assert (state.turn, state.active) == (2, 1)
    do(trade(lay_sum(table(), 3)), "leave", "leave", "leave", "leave")


@rule("P12.3")
def test_skulls_of_a_ship_cell_hit_the_seat_that_takes_it() -> None:
    state = do(trade(lay(table(), "red C", "green A")), "ship green")
    assert state.skulls == [1, 0, 0, 0]
    do(state, "rest", "ship red")
    assert (state.skulls, pool(state)) == ([1, 1, 0, 0], 3)


@rule("P12.4")
def test_the_others_use_yellow_and_red_wheels_too() -> None:
    state = give(lay(table(), "yellow B", "red A", "blue A", "black A"), 1, yellow=1, red=1)
    do(trade(state), "leave", "ship yellow", "double", "reinforce")
    assert (state.pending, pool(state)) == ((1,), 7)
    state = give(lay(table(), "green wheel", "red A", "blue A"), 1, green=2)
    assert do(trade(state), "leave", "wheel green").points[1] == 2


@rule("P12.5")
def test_everything_goes_back_and_the_dice_pass_to_the_left() -> None:
    state = give(lay_sum(table(4, active=3), 2), 1, red=1)
    do(trade(state), "leave", "leave", "leave", "leave")
    assert (state.pieces(), state.active, verbs(state)) == (0, 0, {"roll"})
    assert spare(state, 1) == {"red": 1}


# -- examples


@example("P-E7")
def test_example_two_items_for_a_sum_of_five() -> None:
    state = trade(lay(table(), "green B", "yellow A", "blue A", "red wheel", "blue wheel"))
    do(state, "ship green", "wheel red")
    assert refused(state, "ship blue") == "P6.3"
    assert (spare(state, 0), pool(state)) == ({"red": 1}, 2)


@example("P-E8")
def test_example_six_crosses_with_a_yellow_wheel() -> None:
    state = give(lay(table(), "yellow C", "red A", "blue A"), 0, yellow=1)
    assert taken(state, "ship yellow", "double") == 6
    assert spare(state, 0) == {}


@example("P-E17")
def test_example_skulls_delay_a_victory() -> None:
    state = lay(table(), "green wheel", "red A")
    state.points[0], state.skulls[0] = 19, 1
    do(trade(state), "wheel green")
    assert (state.points[0], state.over, state.pending) == (19, False, (1,))
    state = lay(table(), "green wheel", "red A", "blue A", "black A")
    state.points[0] = 19
    do(trade(state), "wheel green")
    assert (state.points[0], state.over, state.winner, state.pending) == (20, True, 0, ())
