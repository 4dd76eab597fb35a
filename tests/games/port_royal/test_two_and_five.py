"""P16, P17: the second pick for two, the treasure chest for five."""

import pytest

from nassau.games.port_royal.state import PortRoyal
from tests.games.port_royal.table import (
    crossed,
    do,
    facts,
    fail,
    give,
    hire,
    lay,
    lay_sum,
    offered,
    pool,
    refused,
    roll,
    spare,
    table,
    trade,
    verbs,
)
from tests.support.marks import example, rule


@rule("P16.1")
def test_with_two_the_active_player_picks_once_more() -> None:
    state = trade(lay_sum(table(2), 6))
    do(state, "ship yellow", "ship orange", "ship green", "rest", "ship blue", "rest", "ship red")
    assert state.pending == (0,)
    assert refused(state, "ship black") == "P16.1"
    assert (do(state, "rest").turn, state.active) == (2, 1)
    state = do(fail(lay_sum(table(2), 6)), "rest", "ship blue", "rest")
    assert (state.pending, offered(state, "ship red")) == ((0,), True)
    state = do(trade(lay_sum(table(2), 2)), "ship yellow", "rest", "leave")
    assert (state.pending, state.skulls[0]) == ((0,), 1)
    do(trade(lay_sum(state := table(3), 5)), "leave", "leave", "leave")
    assert state.turn == 2


@rule("P16.2")
def test_with_two_jesters_work_once_per_turn() -> None:
    state = fail(hire(lay(table(2), "red A"), 0, "A"))
    assert pool(state) == 3
    do(state, "rest", "ship red", "rest")
    assert state.turn == 2


@rule("P16.3")
def test_with_two_all_jesters_work_together_the_first_time() -> None:
    state = fail(hire(lay(table(2, chapter=3), "red A"), 0, "AL"))
    assert pool(state) == 4
    assert do(state, "rest", "ship red", "rest").turn == 2
    state = trade(hire(lay_sum(table(2, chapter=3), 2), 0, "AL"))
    do(state, "ship yellow", "rest", "ship orange", "rest")
    assert (state.pending, pool(state)) == ((0,), 2)


@rule("P16.3")
def test_with_two_a_jester_hired_after_failing_works_in_the_second_pick() -> None:
    state = fail(crossed(lay(table(2), "red A"), 0, "A4 A3 A5 A2 A1"))
    do(state, "cross A6", "rest", "ship red", "rest")
    assert (state.pending, pool(state)) == ((0,), 1)


@rule("P16.8")
def test_variant_with_two_each_jester_works_once_per_turn() -> None:
    state = fail(hire(lay(table(2, chapter=3, two_player_jesters="each"), "red A"), 0, "A"))
    assert pool(state) == 3
    do(hire(state, 0, "L"), "rest", "ship red", "rest")
    assert (state.pending, pool(state)) == ((0,), 1)
    state = fail(hire(lay(table(2, chapter=3, two_player_jesters="together"), "red A"), 0, "A"))
    do(hire(state, 0, "L"), "rest", "ship red", "rest")
    assert state.turn == 2


@rule("P16.8")
def test_variant_with_two_a_declined_jester_still_works_in_the_second_pick() -> None:
    state = fail(hire(lay(table(2, chapter=3, two_player_jesters="each"), "red A"), 0, "AF"))
    do(state, "decline")
    assert pool(state) == 3
    do(state, "rest", "ship red", "rest", "jester")
    assert (state.pending, pool(state)) == ((0,), 2)


@rule("P16.4")
def test_with_two_the_second_pick_counts_as_being_up_again() -> None:
    state = lay(crossed(table(2), 0, "B5 B4 B1 B2"), "yellow A", "orange B", "red A")
    do(trade(state), "ship yellow", "cross B3", "leave", "ship orange")
    assert pool(state) == 3
    state = trade(lay_sum(table(2), 6))
    state.wheels[4] = 3
    do(trade(state), "wheel red", "leave", "leave", "ship yellow")
    assert pool(do(state, "reinforce")) == 4


@rule("P16.5")
@pytest.mark.parametrize(("pieces", "crosses"), [(8, 1 + 2 + 3), (7, 1)])
def test_with_two_the_second_pick_counts_what_still_lies_there(pieces: int, crosses: int) -> None:
    state = trade(give(hire(lay_sum(table(2), pieces), 0, "N"), 0, red=2))
    do(state, "ship yellow", "ship orange", "ship green", "reinforce")
    assert pool(state) == 3 + 2 + 3
    do(state, "rest", "ship red", "rest", "ship blue")
    if pieces == 8:
        do(state, "reinforce")
    else:
        assert refused(state, "reinforce") == "P7.8"
    assert pool(state) == crosses


def failed_with_six() -> PortRoyal:
    state = lay(table(2), "yellow C", "green B", "red A", "blue A", "black A", "green wheel")
    state = give(hire(state, 0, "BN"), 0, red=1, yellow=1)
    return do(fail(state), "rest", "ship red", "rest")


@rule("P16.6")
def test_with_two_the_ban_after_failing_covers_the_second_pick() -> None:
    state = do(failed_with_six(), "ship yellow")
    assert pool(state) == 3
    assert {refused(state, "double"), refused(state, "reinforce")} == {"P16.6"}
    assert spare(state, 0) == {"yellow": 1, "red": 1}
    state = failed_with_six()
    assert do(state, "wheel green").points[0] == 1
    state = failed_with_six()
    assert pool(do(state, "ship green")) == 3


@rule("P16.7")
def test_with_two_each_pick_has_its_pool_but_colours_stay_open() -> None:
    state = lay(table(2), "red A", "green B", "blue A")
    for seat in (0, 1):
        crossed(state, seat, "C5 C4 C3 R11.1")
    do(trade(state), "ship red", "rest", "ship blue")
    assert refused(state, "cross R11.2") == "P10.1"
    do(state, "rest", "ship green")
    assert pool(state) == 2
    assert offered(state, "cross R11.2")


# -- the chest


@rule("P17.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_chest_is_there_for_five_only_and_replaces_a_piece(seats: int) -> None:
    state = do(trade(lay_sum(table(seats), 3)), "leave")
    if seats < 5:
        assert refused(state, "chest") == "P17.1"
        assert refused(do(state, "ship yellow"), "chest") == "P17.1"
        return
    other = do(state.copy(), "ship yellow")
    assert refused(other, "chest") == "P17.1"
    assert pool(do(state, "chest")) == 2
    assert refused(state, "ship yellow") == "P12.2"


@rule("P17.2")
def test_the_chest_is_no_piece() -> None:
    state = do(trade(lay_sum(table(5), 4)), "ship yellow")
    assert refused(state, "ship orange") == "P6.3"
    state = give(hire(lay_sum(table(5), 3), 0, "N"), 0, red=1)
    assert pool(do(trade(state), "ship yellow")) == 1
    assert refused(state, "reinforce") == "P7.8"
    state = lay_sum(table(5), 3)
    state.points[0] = 15
    assert not roll(state, "black A").over


@rule("P17.3")
def test_the_chest_is_taken_once_and_comes_back() -> None:
    state = do(trade(lay_sum(table(5), 3)), "leave", "chest", "rest")
    assert refused(state, "chest") == "P17.3"
    do(state, "leave", "leave", "leave")
    assert (state.turn, state.chest) == (2, 1)


@rule("P17.4")
def test_the_active_player_may_count_the_chest_among_the_items() -> None:
    state = trade(lay(table(5), "green B", "yellow A", "red A", "blue A", "black A"))
    assert pool(do(state, "chest", "ship green")) == 4
    assert refused(state, "ship red") == "P6.3"
    state = do(trade(lay_sum(table(5), 1)), "chest")
    assert (pool(state), state.skulls[0]) == (2, 2)
    assert refused(fail(lay_sum(table(5), 3)), "chest") == "P17.4"


@rule("P17.5")
def test_the_chest_has_no_colour_and_silences_the_jester() -> None:
    state = crossed(hire(table(5, chapter=1), 1, "AB"), 1, "C5 C4 C3 R11.1")
    trade(state, pick=1)
    assert pool(do(state, "chest")) == 2
    assert refused(state, "cross R11.2") == "P10.1"
    state = hire(table(5, chapter=4), 1, "ABC")
    assert pool(do(trade(state, pick=1), "chest")) == 2


@rule("P17.6")
def test_with_only_the_chest_left_one_chooses_chest_or_jester() -> None:
    state = trade(hire(table(5), 1, "A"), pick=1)
    assert verbs(state) == {"chest", "leave"}
    do(state, "leave")
    assert (state.pending, pool(state)) == ((1,), 1)
    do(state, "rest")
    assert (state.pending, offered(state, "chest")) == ((2,), True)


# -- examples


@example("P-E11")
def test_example_failing_with_two() -> None:
    state = lay(table(2), "yellow C", "orange A", "red A", "blue A", "black A")
    state.points[0], state.skulls[0] = 6, 3
    fail(give(hire(state, 0, "AN"), 0, red=1, yellow=1))
    assert (state.points[0], pool(state)) == (5, 3)
    assert refused(state, "reinforce") == "P7.9"
    do(state, "rest", "ship orange", "rest", "ship yellow")
    assert refused(state, "double") == "P16.6"
    assert (pool(state), spare(state, 0)) == (3, {"yellow": 1, "red": 1})


@example("P-E15")
@pytest.mark.parametrize(("pieces", "works"), [(8, [True, True, True]), (7, [True, True, False])])
def test_example_admirals_with_two(pieces: int, works: list[bool]) -> None:
    state = trade(hire(hire(lay_sum(table(2), pieces), 0, "N"), 1, "N"))
    pools = [pool(do(state, "ship yellow", "ship orange", "ship green")) - 3]
    pools.append(pool(do(state, "rest", "ship blue")) - 1)
    pools.append(pool(do(state, "rest", "ship red")) - 1)
    assert [bonus == 2 for bonus in pools] == works


@example("P-E16")
def test_example_chest_and_jesters_with_five() -> None:
    state = lay_sum(table(5), 3)
    for seat in (1, 3, 4):
        hire(state, seat, "A")
    do(trade(state), "ship yellow", "rest", "ship orange")
    assert pool(state) == 1
    do(state, "rest", "ship green", "rest", "chest")
    assert (state.pending, pool(state)) == ((3,), 2)
    do(state, "rest")
    assert (state.pending, pool(state), facts(state)[-1]) == ((4,), 1, "jested")
