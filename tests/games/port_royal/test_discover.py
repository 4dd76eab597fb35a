"""P3, P4, P5 and sudden death: phase 1."""

import pytest

from nassau.games.port_royal.components import CELL_CROSSES, COLOURS, SUDDEN_DEATH
from nassau.games.port_royal.view_types import Risk, Roll
from tests.games.port_royal.table import (
    do,
    facts,
    fail,
    give,
    hire,
    lay,
    lay_sum,
    new_game,
    offered,
    pool,
    refusal,
    refused,
    roll,
    seen,
    spare,
    table,
    trade,
    verbs,
)
from tests.support.marks import example, rule

# Chapter 1: C and D are sailors of 1 sabre, I and L too, J is the pirate of 2.


@rule("P3.1")
@pytest.mark.parametrize("variant", ["forbidden", "allowed"])
def test_first_roll_of_a_turn_is_a_must(variant: str) -> None:
    state = give(table(stop_on_empty_board=variant), 1, blue=1, orange=1)
    assert verbs(state) == {"roll"}
    assert refused(state, "stop") == "P3.1"
    assert {refused(state, line, seat=1) for line in ("repeat", "ward 1", "roll")} == {"K1.1"}


@rule("P3.2")
@pytest.mark.parametrize("line", ["ward 0", "repeat", "resolve"])
def test_one_thing_is_done_after_each_roll(line: str) -> None:
    state = roll(give(hire(table(), 0, "CDI"), 0, blue=1), "orange B")
    assert verbs(state) == {"ward", "repeat", "resolve"}
    do(state, line)
    assert not verbs(state) & {"ward", "repeat", "resolve"}
    assert {refused(state, other) for other in ("ward 0", "repeat", "resolve")} <= {"P3.2", "P5.1"}


@rule("P3.3")
def test_after_each_harmless_roll_one_decides_to_roll_on_or_stop() -> None:
    state = table()
    for outcome in ("yellow A", "orange A"):
        roll(state, outcome)
        assert verbs(state) == {"roll", "stop"}
    for _ in range(12):
        roll(state, "green D")
        assert offered(state, "roll")
    do(state, "stop")
    assert state.pick == 0
    assert facts(state)[0] == "stopped"


@rule("P3.4")
def test_nobody_stops_on_an_empty_board() -> None:
    state = do(roll(hire(table(), 0, "C"), "yellow A"), "ward 0")
    assert refused(state, "stop") == "P3.4"
    roll(state, "green D", "green E")
    assert state.pieces() == 0
    assert refused(state, "stop") == "P3.4"


@rule("P3.5")
def test_variant_lets_one_stop_on_an_empty_board() -> None:
    state = hire(table(5, stop_on_empty_board="allowed"), 0, "AC")
    do(roll(state, "yellow A"), "ward 0", "stop")
    assert (state.pending, pool(state), state.skulls[0]) == ((0,), 1, 0)
    assert refused(state, "chest") == "P17.4"
    assert refused(state, "ship red") == "P3.5"
    do(state, "rest")
    assert verbs(state) == {"chest", "leave"}


@rule("P4.1")
@pytest.mark.parametrize(
    ("outcome", "sabres"),
    [("yellow A", 1), ("orange B", 3), ("green C", 4), ("blue D", 6), ("red E", 7), ("black E", 8)],
)
def test_sabres_of_both_dice_are_added(outcome: str, sabres: int) -> None:
    state = roll(give(table(), 0, blue=1), outcome)
    assert state.sabres_needed() == sabres
    lays_ship = outcome[-1] in "ABC" or outcome.startswith("black")
    assert seen(state).dice == Roll(state.dice[0], state.dice[1], sabres, 0 if lays_ship else 1)


@rule("P4.1")
def test_rolls_need_one_to_eight_sabres() -> None:
    needs = set()
    for colour in range(6):
        for letter in range(5):
            state = table()
            state.dice = [colour, letter]
            needs.add(state.sabres_needed())
    assert (min(needs), max(needs)) == (1, 8)


@rule("P4.2")
def test_enough_sabres_ward_off_and_too_few_do_not() -> None:
    for outcome in ("yellow C", "orange B"):
        assert offered(roll(hire(table(), 0, "CDI"), outcome), "ward 0")
    state = roll(give(hire(table(), 0, "CDI"), 0, blue=1), "green C")
    assert repr(refusal(state, "ward 0")) == "Refusal('P4.2', need=4, have=3, sabre: at-least)"


@rule("P4.3")
def test_a_warded_off_roll_does_nothing_and_costs_no_sabres() -> None:
    state = lay(hire(table(), 0, "CD"), "yellow B")
    for outcome in ("yellow A", "yellow B"):
        do(roll(state, outcome), "ward 0")
        assert (state.ships[0], state.pieces(), state.failed, state.sabres(0)) == (1, 1, 0, 2)


@rule("P4.4")
def test_harmless_rolls_may_be_warded_off_too() -> None:
    state = roll(lay(hire(table(), 0, "CDIJ"), "green wheel"), "green D")
    do(state, "ward 0")
    assert state.pieces() == 1
    assert verbs(roll(state, "orange B")) == {"ward", "resolve"}


@rule("P4.5")
def test_orange_wheels_give_two_sabres_each_for_one_roll() -> None:
    state = roll(give(hire(table(), 0, "C"), 0, orange=2), "blue C")
    do(state, "ward 2")
    assert (spare(state, 0), state.sabres(0), state.pieces()) == ({}, 1, 0)


@rule("P4.6")
def test_orange_wheels_are_spent_only_if_they_suffice() -> None:
    state = roll(give(hire(table(), 0, "CD"), 0, orange=2), "red C")
    assert repr(refusal(state, "ward 1")) == "Refusal('P4.6', need=5, have=4, sabre_with_wheels: at-least)"
    assert spare(state, 0) == {"orange": 2}
    assert repr(refusal(state, "ward 3")) == "Refusal('P7.1', need=2, have=3, orange_wheel: at-most)"
    do(state, "ward 2")
    assert spare(state, 0) == {}


@rule("P4.9")
def test_no_more_orange_wheels_are_spent_than_needed() -> None:
    state = roll(give(hire(table(), 0, "CD"), 0, orange=3), "green A")
    assert verbs(state) == {"resolve", "ward"}
    assert [action for action in state.legal(0) if action[0] == "ward"] == [("ward", 0)]
    assert repr(refusal(state, "ward 1")) == "Refusal('P4.9', need=0, have=1, useful_wheel: at-most)"
    state = roll(give(hire(table(), 0, "CD"), 0, orange=3), "green C")
    assert [action for action in state.legal(0) if action[0] == "ward"] == [("ward", 1)]
    assert repr(refusal(state, "ward 2")) == "Refusal('P4.9', need=1, have=2, useful_wheel: at-most)"
    assert refused(state, "ward -1") == "P4.5"
    state = roll(give(hire(table(orange_wheels="any"), 0, "CD"), 0, orange=3), "green C")
    assert [action for action in state.legal(0) if action[0] == "ward"] == [("ward", wheels) for wheels in (1, 2, 3)]
    do(state, "ward 3")
    assert spare(state, 0) == {}


@rule("P4.7")
def test_a_blue_wheel_repeats_a_roll_and_then_one_must_roll() -> None:
    state = roll(give(lay_sum(table(), 4), 0, blue=1), "yellow A")
    do(state, "repeat")
    assert (spare(state, 0), state.pieces()) == ({}, 4)
    assert verbs(state) == {"roll"}
    assert refused(state, "stop") == "P4.7"


@rule("P4.8")
def test_blue_wheels_help_against_failing_one_after_the_other() -> None:
    state = lay(give(table(), 0, blue=2), "black A")
    do(roll(state, "black A"), "repeat")
    do(roll(state, "black B"), "repeat")
    roll(state, "yellow A")
    assert (spare(state, 0), state.failed, state.ships[0]) == ({}, 0, 0)


@rule("P5.1")
def test_a_roll_that_cannot_be_answered_is_resolved_at_once() -> None:
    state = roll(table(), "blue B")
    assert (state.cell(), state.ships[3]) == (3 * 5 + 1, 1)
    assert verbs(state) == {"roll", "stop"}
    assert COLOURS == ("yellow", "orange", "green", "blue", "red", "black")


@rule("P5.2")
def test_twenty_cells_are_for_ships_and_ten_for_wheels() -> None:
    ships = [cell for cell in range(30) if CELL_CROSSES[cell]]
    assert len(ships) == 20
    assert [cell for cell in range(30) if cell % 5 > 2 and CELL_CROSSES[cell]] == [28, 29]
    state = do(table(), "roll")
    weights = state.question().weights(state)
    hits = sum(weight for (_, colour, letter), weight in weights if CELL_CROSSES[5 * colour + letter])
    assert (hits, 36 - hits) == (26, 10)


@rule("P5.3")
def test_a_ship_is_laid_on_its_cell() -> None:
    state = roll(table(), "red B")
    assert (state.ships, state.pieces()) == ([-1, -1, -1, -1, 1, -1], 1)


@rule("P5.4")
@pytest.mark.parametrize("crew", ["", "CDIL"])
def test_a_second_ship_of_a_colour_fails(crew: str) -> None:
    state = roll(lay(hire(table(), 0, crew), "green A"), "green C")
    if crew:
        do(state, "resolve")
    assert (state.failed, state.ships[2], state.pick) == (1, 0, 0)
    assert not offered(state, "roll")


@rule("P5.5")
def test_a_second_roll_takes_a_wheel_back() -> None:
    state = roll(table(), "orange D")
    assert (state.wheels[1], state.pieces()) == (3, 1)
    roll(state, "orange D")
    assert (state.wheels[1], state.pieces(), state.failed) == (-1, 0, 0)
    assert offered(state, "roll")


@rule("P5.6")
def test_the_other_wheel_column_takes_it_back_too() -> None:
    state = table()
    counts = [roll(state, outcome).pieces() for outcome in ("blue D", "blue E", "blue E")]
    assert (counts, state.wheels[3]) == ([1, 0, 1], 4)


@rule("P5.7")
def test_ship_and_wheel_of_a_colour_lie_side_by_side() -> None:
    for first, second in (("yellow D", "yellow B"), ("yellow B", "yellow D")):
        state = roll(table(), first, second)
        assert (state.pieces(), state.failed) == (2, 0)


# -- sudden death


@rule("P15.3")
def test_pieces_needed_fall_with_the_points() -> None:
    assert [SUDDEN_DEATH[points] for points in (11, 12, 13, 14, 15, 19)] == [7, 7, 6, 6, 5, 5]
    state = lay_sum(table(), 5)
    state.points[0] = 12
    roll(state, "black A")
    assert not state.over
    roll(state, "yellow D")
    assert (state.over, state.winner, state.scores()[0], state.ranking()[0]) == (True, 0, 20, 1)
    assert facts(state)[-1] == "sudden_death"


@rule("P15.4")
def test_only_ones_own_phase_one_with_eleven_points_counts() -> None:
    state = lay_sum(table(), 8)
    state.points = [10, 15, 0, 0]
    roll(state, "green D")
    assert (state.pieces(), state.over) == (9, False)
    do(state, "stop", "wheel green")
    assert (state.points[0], state.over) == (11, False)


@rule("P15.5")
def test_sudden_death_comes_before_any_decision_and_counts_what_lies_there() -> None:
    state = lay(table(5), "yellow A", "orange A", "green A", "blue wheel")
    state.points[0] = 15
    counts = [roll(state, outcome).pieces() for outcome in ("blue D", "red A", "black A")]
    assert (counts, state.over, state.winner) == ([3, 4, 5], True, 0)


# -- examples


@example("P-E2")
def test_example_ward_off_with_one_sabre() -> None:
    state = roll(hire(table(), 0, "C"), "yellow A")
    do(state, "ward 0", "roll")
    assert (state.pieces(), state.sabres(0), state.pending) == (0, 1, (-1,))


@example("P-E3")
def test_example_blue_wheel_instead_of_failing() -> None:
    state = roll(lay(give(hire(table(), 0, "C"), 0, blue=1), "black A"), "black B")
    assert refused(state, "ward 0") == "P4.2"
    do(state, "repeat")
    assert (spare(state, 0), state.failed, verbs(state)) == ({}, 0, {"roll"})


@example("P-E4")
def test_example_orange_c_is_the_third_cell_of_its_row() -> None:
    assert roll(table(), "orange C").ships[1] == 2


@example("P-E5")
@rule("P7.11")
def test_example_failing_takes_nothing_and_uses_no_wheel() -> None:
    state = roll(lay(hire(table(), 0, "C"), "orange A", "red wheel"), "orange C")
    assert (state.failed, state.skulls[0], pool(state), verbs(state)) == (1, 1, 2, {"cross", "rest"})
    assert refused(state, "ship orange") == "P6.6"
    assert refused(state, "wheel red") == "P6.6"


@example("P-E6")
def test_example_orange_wheel_goes_back() -> None:
    state = roll(lay(table(), "orange wheel"), "orange D")
    assert (state.pieces(), state.failed, verbs(state)) == (0, 0, {"roll"})
    state = roll(lay(table(), "orange wheel", "red A"), "orange D")
    assert verbs(state) == {"roll", "stop"}


@example("P-E10")
def test_example_sudden_death_with_a_wheel_that_comes_and_goes() -> None:
    state = lay(table(), "yellow A", "orange A", "red A", "black A", "green wheel")
    state.points[0] = 13
    counts = [roll(state, outcome).pieces() for outcome in ("green E", "green D", "blue A")]
    assert (counts, state.over, state.winner) == ([4, 5, 6], True, 0)


def test_view_tells_the_risk_of_the_next_roll() -> None:
    state = lay(table(), "black A", "yellow A", "red wheel")
    assert seen(state).risk == Risk(6 + 4, 6 + 4)
    give(hire(state, 0, "CDI"), 0, orange=1)
    assert seen(state).risk == Risk(6, 3)
    assert seen(trade(state)).risk is None


def test_nothing_but_a_roll_and_a_pick_is_timely() -> None:
    assert {refused(new_game(), line, seat=-1) for line in ("roll", "stop", "island A")} == {"K1.4"}
    assert refused(table(), "cross A4") == "P8.3"
    assert refused(fail(lay_sum(table(), 1)), "roll") == "P3.1"
