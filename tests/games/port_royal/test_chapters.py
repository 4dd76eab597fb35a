"""P18, P19, P20: what chapters 2, 3 and 4 add."""

import pytest

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import MISSIONS, ROW_SIZE
from nassau.games.port_royal.sheet import BIT, WORD
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.view_types import Mission
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
    offered,
    painted,
    pool,
    refusal,
    refused,
    seen,
    spare,
    table,
    trade,
    verbs,
)
from tests.games.port_royal.test_persons import paint, persons, route_fields
from tests.support.marks import example, rule

REEF = "A6 A5 A4 A3 R5.1"  # chapter 2, next to wheel field R5.2


def sailing(state: PortRoyal, ship: str = "green C") -> PortRoyal:
    lay(state, ship, *[f"{name} wheel" for name in ("yellow", "blue", "red")])
    return do(trade(state), f"ship {ship.split()[0]}")


# -- chapter 2


@rule("P18.1")
def test_persons_of_chapter_two() -> None:
    assert persons(2) == [
        "A jester 1/6", "B trader 1/5", "C cannoneer 1/5", "D sailor 1/6", "E captain 2/4", "F sailor 1/4",
        "G vice_admiral 2/4", "H sailor 2/4", "I wholesaler 2/5", "J senorita 2/3", "K pirate 3/5", "L captain 1/4",
        "M wholesaler 3/6", "N admiral 4/6", "O passenger 4/4", "P admiral 3/5",
    ]  # fmt: skip
    sheet = SHEETS[1]
    assert (sum(sheet.points), sum(sheet.sabres)) == (33, 5)
    assert route_fields(2) == {"plain": 45, "ship": 10, "skull": 3, "wheel": 5, "number": 12}
    assert [sheet.trades[island] for island in (1, 8, 12)] == [0b000101, 0b001010, 0b110000]


@rule("P18.2")
def test_a_wheel_field_costs_a_cross_and_a_wheel() -> None:
    state = sailing(give(crossed(table(chapter=2), 0, REEF), 0, orange=1))
    assert refused(state, "cross R5.2") == "P18.2"
    assert repr(refusal(state, "pay R5.2 blue")) == "Refusal('P18.2', blue_wheel: missing)"
    do(state, "pay R5.2 orange")
    assert (pool(state), spare(state, 0), state.sabres(0)) == (2, {}, 0)


@rule("P18.2")
def test_red_green_and_used_wheels_do_not_pay() -> None:
    state = give(crossed(table(chapter=2), 0, REEF), 0, red=1, green=1, yellow=1)
    state.used[colour("yellow")] = 1
    sailing(state)
    for name in ("red", "green", "yellow", "orange", "blue", "black"):
        assert refused(state, f"pay R5.2 {name}") == "P18.2"
    assert refused(state, "pay R6.1 blue") in ("P9.1", "P18.2")
    assert refused(state, "pay A2 blue") == "P18.2"


@rule("P18.3")
def test_a_wheel_of_the_same_pick_pays_and_one_of_the_failed_too() -> None:
    state = lay(crossed(table(chapter=2), 0, REEF), "green A", "blue wheel", "red A", "black A", "yellow A")
    do(trade(state), "wheel blue", "ship green", "pay R5.2 blue")
    assert spare(state, 0) == {}
    state = fail(give(crossed(lay_sum(table(chapter=2), 1), 0, REEF), 0, yellow=1))
    do(state, "pay R5.2 yellow")
    assert pool(state) == 1


@rule("P18.4")
@pytest.mark.parametrize(("ship", "left"), [("green C", 0), ("green B", None)])
def test_a_number_field_is_paid_at_once(ship: str, left: int | None) -> None:
    state = crossed(table(chapter=2), 0, "B1 B2 B3 R7.1")
    sailing(state, ship)
    if left is None:
        assert repr(refusal(state, "cross R7.2")) == "Refusal('P18.4', need=3, have=2, cross: at-least)"
    else:
        assert do(state, "cross R7.2").pending == (1,)


@rule("P18.4")
@example("P-E9")
def test_example_five_crosses_and_a_three() -> None:
    state = crossed(table(chapter=2), 0, "B1 B2 B3 R7.1")
    state.circled[4] = 1
    lay(state, "green B", "red A", "blue A", "black A")
    do(trade(state), "ship green", "reinforce", "cross R7.2")
    assert pool(state) == 2


@rule("P18.5")
def test_the_cannoneer_makes_number_fields_cheaper_at_once() -> None:
    state = hire(table(chapter=2), 0, "C")
    sheet = state.sheet
    prices = {sheet.price[field]: state.price(0, field) for field in range(sheet.size) if sheet.kind[field] == 6}
    assert prices == {2: 1, 3: 2, 4: 3}
    state = sailing(crossed(table(chapter=2), 0, "B1 B2 B3 R7.1 C3 C2 C1 C4"))
    do(state, "cross C5")
    assert offered(state, "cross R7.2")
    assert do(state, "cross R7.2").pending == (1,)


@rule("P18.6")
def test_a_number_field_costs_at_least_one_and_is_one_field() -> None:
    state = hire(table(chapter=2), 0, "C")
    cheapest = min(state.price(0, field) for field in range(state.sheet.size))
    assert cheapest == 1
    state = sailing(crossed(table(chapter=2), 0, "B1 B2 B3 R7.1"))
    before = len(seen(state).players[0].crossed)
    do(state, "cross R7.2")
    assert len(seen(state).players[0].crossed) == before + 1


CAPTAINS_ISLAND = "B1 B2 R6.1 R6.2 R6.3 E4 E1 E2"


@rule("P18.7")
def test_the_captain_circles_one_or_two_different_wheels() -> None:
    state = do(sailing(crossed(table(chapter=2), 0, CAPTAINS_ISLAND)), "cross E3")
    assert refused(state, "enough") == "P18.7"
    board = state.pieces()
    do(state, "circle blue")
    assert refused(state, "circle blue") == "P18.7"
    alone = do(state.copy(), "enough")
    assert spare(alone, 0) == {"blue": 1}
    do(state, "circle yellow")
    assert (spare(state, 0), state.pieces()) == ({"blue": 1, "yellow": 1}, board)
    assert pool(state) == 2


@rule("P18.8")
def test_the_captain_scores_green_wheels_and_skips_full_rows() -> None:
    state = give(crossed(table(chapter=2), 0, CAPTAINS_ISLAND), 0, green=1, red=4)
    do(sailing(state), "cross E3", "circle green")
    assert state.points[0] == 2 + 1
    assert repr(refusal(state, "circle red")) == "Refusal('P18.8', free_wheel: missing)"
    do(state, "circle yellow")
    assert pool(state) == 2
    assert {refused(state, "double"), refused(state, "reinforce")} == {"P8.4"}
    full = dict(zip(("yellow", "orange", "green", "blue", "red"), ROW_SIZE, strict=True))
    state = do(sailing(give(crossed(table(chapter=2), 0, CAPTAINS_ISLAND), 0, **full)), "cross E3")
    assert (verbs(state) & {"circle"}, pool(state)) == (set(), 2)


@rule("P7.12", "P8.7")
def test_variant_a_red_wheel_of_the_captain_may_be_used_at_once() -> None:
    """Nothing in the rulebook sets it apart from one off the board; both variants together lift every ban on it."""
    state = table(chapter=2, fresh_red_wheel="at_once", wheels_while_crossing="any_time")
    state = do(sailing(crossed(state, 0, CAPTAINS_ISLAND)), "cross E3", "circle blue", "circle red")
    assert pool(do(state, "reinforce")) == 2 + 3
    later = table(chapter=2, wheels_while_crossing="any_time")
    later = do(sailing(crossed(later, 0, CAPTAINS_ISLAND)), "cross E3", "circle blue", "circle red")
    assert refused(later, "reinforce") == "P7.10"


# -- chapter 3


def mission_field(state: PortRoyal, mission: str) -> str:
    """Puts the mission's field within reach of seat 0."""
    id = f"M_{mission}"
    state.border[0] = sorted({*state.border[0], state.sheet.field(id)})
    return id


@rule("P19.1")
def test_persons_of_chapter_three() -> None:
    assert persons(3) == [
        "A jester 1/6", "B sailor 1/5", "C trader 1/5", "D diplomat 1/6", "E sailor 1/4", "F jester 1/4",
        "G vice_admiral 2/4", "H sailor 2/4", "I senorita 2/3", "J wholesaler 2/5", "K captain 2/4", "L jester 2/4",
        "M pirate 4/6", "N admiral 4/6", "O passenger 5/5", "P admiral 3/5",
    ]  # fmt: skip
    sheet = SHEETS[2]
    assert (sum(sheet.points), sum(sheet.sabres)) == (34, 5)
    assert route_fields(3) == {"plain": 48, "ship": 22, "skull": 5}
    assert (sheet.jest[5], sheet.jest_skulls[5]) == (2, 1)
    assert [sheet.trades[island] for island in (2, 9)] == [0b000110, 0b011000]


@rule("P19.2", "P19.6")
def test_a_mission_can_be_crossed_once_its_condition_is_met() -> None:
    state = hire(table(chapter=3), 0, "EHKL")
    id = mission_field(crossed(state, 0, "B4 B3 B2 B1"), "islands")
    sailing(state)
    assert repr(refusal(state, f"cross {id}")) == "Refusal('P19.2', need=5, have=4, mission_island: at-least)"
    do(state, "cross B5", f"cross {id}")
    assert (state.points[0], pool(state)) == (1 + 2, 1)
    for mission in ("treasures", "wheels"):
        assert refused(state, f"cross {mission_field(state, mission)}") == "P19.2"


@rule("P19.3")
def test_the_first_on_a_mission_gets_two_points_and_later_ones_one() -> None:
    state, gains = table(chapter=3), []
    for seat in (1, 3, 0):
        give(state, seat, blue=2, red=2)
        state.active = seat
        field = state.sheet.field("M_wheels")
        state.border[seat] = sorted({*state.border[seat], field})
        do(sailing(state), "cross M_wheels")
        gains.append(state.points[seat])
        assert refused(state, "cross M_wheels") == "P9.2"
    assert gains == [2, 1, 1]
    assert seen(state).missions[1] == Mission(1, 4, [0, 1, 3], 3)


@rule("P19.4")
@pytest.mark.parametrize(("own", "met"), [(1, False), (2, True), (3, True)])
def test_the_mission_for_two_treasures(own: int, met: bool) -> None:
    state = table(chapter=3)
    state.treasures = [0] * own + [1] * (5 - own)
    id = mission_field(state, "treasures")
    assert offered(sailing(state), f"cross {id}") == met


@rule("P19.5")
@pytest.mark.parametrize(("red", "met"), [(1, True), (0, False)])
def test_the_mission_for_four_wheels(red: int, met: bool) -> None:
    state = give(table(chapter=3), 0, green=2, blue=1, red=red)
    state.used[colour("blue")] = 1
    id = mission_field(state, "wheels")
    assert offered(sailing(state), f"cross {id}") == met


@rule("P19.6")
@pytest.mark.parametrize(("islands", "met"), [("ABCD", False), ("ABCDE", True), ("ABCDEF", True)])
def test_the_mission_for_five_islands(islands: str, met: bool) -> None:
    state = hire(table(chapter=3), 0, islands)
    id = mission_field(painted(state, 0, "P1 P2 P3"), "islands")
    assert offered(sailing(state), f"cross {id}") == met


def with_diplomat(struck: int, green: int) -> PortRoyal:
    state = hire(table(chapter=3), 0, "D")
    state.skulls[0], state.green[0] = struck, 3 - green
    return state


@rule("P19.7")
def test_the_diplomat_brings_three_green_skulls_that_cost_nothing() -> None:
    state = with_diplomat(1, 3)
    for left in (2, 1, 0):
        do(fail(lay_sum(state, 1)), "strike 1")
        assert (state.greens_left(0), state.points[0], state.skulls[0]) == (left, 0, 1)
    fail(lay_sum(state, 1))
    assert (state.points[0], verbs(state)) == (-1, {"cross", "rest"})
    assert verbs(fail(lay_sum(table(chapter=3), 1))) == {"cross", "rest"}


@rule("P19.8")
@pytest.mark.parametrize(("choices", "points"), [((1, 0), 0), ((1, 1), 0), ((0, 0), -1)])
def test_each_skull_is_green_or_normal_as_one_likes(choices: tuple[int, int], points: int) -> None:
    state = lay(with_diplomat(4, 2), "black E", "red wheel", "blue wheel")
    do(trade(state), "ship black", *(f"strike {choice}" for choice in choices))
    assert state.points[0] == points
    assert pool(state) == 4


@rule("P19.8")
def test_green_is_suggested_only_where_a_normal_skull_costs_points() -> None:
    assert fail(lay_sum(with_diplomat(4, 2), 1)).legal(0)[0] == ("strike", 0)
    state = fail(lay_sum(with_diplomat(5, 2), 1))
    assert state.legal(0)[0] == ("strike", 1)
    assert refused(state, "strike 2") == "P19.8"
    assert refused(state, "rest") == "P11.1"


@rule("P19.9")
def test_green_skulls_on_a_full_track_are_a_choice() -> None:
    for choice, left in ((1, 1), (0, 2)):
        state = fail(lay_sum(with_diplomat(14, 2), 1))
        do(state, f"strike {choice}")
        assert (state.greens_left(0), state.skulls[0], state.points[0]) == (left, 14, 0)
        assert refused(state, "strike 1") == "P11.1"


@rule("P19.10")
def test_several_jesters_work_at_once() -> None:
    assert pool(trade(hire(table(chapter=3), 1, "AL"), pick=1)) == 2
    assert pool(fail(lay_sum(hire(table(chapter=3), 0, "AL"), 1))) == 4


@rule("P19.11")
def test_one_jester_gives_two_crosses_for_a_skull() -> None:
    state = do(trade(hire(table(chapter=3), 1, "AFL"), pick=1), "jester")
    assert (pool(state), state.skulls[1]) == (4, 1)
    state = do(fail(lay_sum(hire(table(chapter=3), 0, "F"), 1)), "jester")
    assert (pool(state), state.skulls[0]) == (4, 2)


@rule("P19.12")
def test_the_jester_with_the_skull_may_be_declined() -> None:
    state = trade(hire(table(5, chapter=3, stop_on_empty_board="allowed"), 1, "AFL"), pick=0)
    do(state, "leave")
    assert refused(state, "ship red") == "P6.4"
    assert refused(state, "chest") == "P17.6"
    do(state, "decline")
    assert (pool(state), state.skulls[1]) == (2, 0)
    state = fail(hire(lay(table(2, chapter=3), "red A"), 0, "AFL"))
    assert refused(state, "ship red") == "P6.6"
    assert do(state, "decline", "rest", "ship red", "rest").turn == 2
    state = fail(hire(lay(table(2, chapter=3), "red A"), 0, "F"))
    do(state, "decline", "rest", "ship red", "rest")
    assert (state.pending, verbs(state)) == ((0,), {"jester", "decline"})


@rule("P19.13")
def test_filled_fields_count_for_the_five_islands() -> None:
    state = painted(crossed(hire(table(chapter=3), 0, "EGHK"), 0, "B4 B3 B2 B1"), 0, "B5")
    id = mission_field(state, "islands")
    assert offered(sailing(state), f"cross {id}")


# -- chapter 4


@rule("P20.1")
def test_persons_of_chapter_four() -> None:
    assert persons(4) == [
        "A jester 1/6", "B clerk 1/5", "C trader 1/5", "D sailor 1/6", "E diplomat 1/4", "F captain 2/4",
        "G sailor 2/4", "H cannoneer 1/4", "I vice_admiral 2/4", "J sailor 1/3", "K wholesaler 2/5",
        "L wholesaler 2/4", "M senorita 2/3", "N pirate 4/6", "O admiral 4/6", "P passenger 5/5",
    ]  # fmt: skip
    sheet = SHEETS[3]
    assert (sum(sheet.points), sum(sheet.sabres)) == (32, 5)
    assert route_fields(4) == {"plain": 48, "ship": 12, "skull": 4, "wheel": 3, "number": 8}
    needs = {MISSIONS[sheet.prize[field]]: sheet.worth[field] for field in range(sheet.size) if sheet.kind[field] == 8}
    assert needs == {"treasures": 2, "wheels": 4, "islands": 5, "skulls": 7, "sabres": 4, "missions": 3}
    assert [sheet.trades[island] for island in (2, 10, 11)] == [0b100001, 0b000011, 0b010100]


@rule("P20.2")
def test_the_clerk_adds_a_cross_for_each_wheel_taken() -> None:
    state = hire(table(chapter=4), 0, "B")
    lay(state, "green C", "red A", "blue A", "red wheel", "blue wheel", "yellow wheel")
    assert pool(do(trade(state), "wheel red", "wheel blue", "ship green")) == 5
    state = lay(hire(table(chapter=4), 0, "B"), "red wheel", "red A", "blue A")
    assert pool(do(trade(state), "wheel red")) == 1
    state = crossed(lay(table(chapter=4), "green A", "red wheel", "red A", "blue A", "black A"), 0, "B5 B4 B1 B2")
    do(trade(state), "wheel red", "ship green", "cross B3")
    assert state.pending == (1,)


@rule("P20.3")
def test_the_clerk_counts_wheels_from_the_board_only() -> None:
    state = give(hire(table(chapter=4), 0, "B"), 0, orange=4)
    lay(state, "orange wheel", "red A", "blue A")
    assert pool(do(trade(state), "wheel orange")) == 1
    state = crossed(hire(table(chapter=4), 0, "B"), 0, "A4 A3 R6.1 R6.2 F4 F1 F2")
    do(sailing(state), "cross F3", "circle blue", "circle red")
    assert pool(state) == 2
    state = lay(hire(table(2, chapter=4), 0, "B"), "red A", "red wheel", "blue wheel")
    assert pool(do(trade(state), "wheel red", "rest", "ship red", "rest", "wheel blue")) == 1


@rule("P20.7")
@pytest.mark.parametrize(("choice", "crosses"), [(["circle red"], 2), (["enough"], 1)])
def test_variant_the_clerk_counts_wheels_of_the_captain(choice: list[str], crosses: int) -> None:
    state = table(chapter=4, clerk_and_captain="captain_too")
    state = crossed(hire(state, 0, "B"), 0, "A4 A3 R6.1 R6.2 F4 F1 F2")
    do(sailing(state), "cross F3", "circle blue", *choice)
    assert pool(state) == 2 + crosses
    assert state.facts[-1].cite(state.facts[-1].open()) == ("clerk_helped", "P20.7", 0, crosses)


@rule("P20.7")
def test_variant_the_clerk_counts_wheels_of_a_captain_whom_the_senorita_brings() -> None:
    state = table(chapter=4, clerk_and_captain="captain_too")
    state = crossed(hire(state, 0, "B"), 0, "A4 A3 R6.1 R6.2 F4 F1 F2")
    for field in state.sheet.fields[state.sheet.islands.index("M")][:2]:
        state.filled[WORD[field]] |= BIT[field]
    last = state.sheet.fields[state.sheet.islands.index("M")][2]
    state.border[0] = sorted([*state.border[0], last])
    before = pool(sailing(state))
    do(state, f"cross {state.sheet.ids[last]}")
    while state.pending == (0,) and verbs(state) == {"fill"}:
        fields = [action for action in state.legal(0) if action[0] == "fill"]
        state.apply(0, fields[-1])
    do(state, "circle blue", "circle red")
    while verbs(state) == {"fill"}:
        state.apply(0, state.legal(0)[-1])
    assert pool(state) == before - 1 + 2


@rule("P20.4")
@pytest.mark.parametrize(("normal", "green", "met"), [(5, 2, True), (6, 0, False), (7, 0, True)])
def test_the_mission_for_seven_skulls(normal: int, green: int, met: bool) -> None:
    state = hire(table(chapter=4), 0, "E")
    state.skulls[0], state.green[0] = normal, green
    id = mission_field(state, "skulls")
    assert offered(sailing(state), f"cross {id}") == met


@rule("P20.5")
@pytest.mark.parametrize(("islands", "met"), [("DJN", True), ("DGJ", False)])
def test_the_mission_for_four_sabres(islands: str, met: bool) -> None:
    state = give(hire(table(chapter=4), 0, islands), 0, orange=2)
    id = mission_field(state, "sabres")
    assert offered(sailing(state), f"cross {id}") == met


@rule("P20.6")
def test_the_mission_for_three_missions() -> None:
    state = give(hire(table(chapter=4), 0, "ABCDE"), 0, red=4)
    state.missions[3] = 1
    ids = [mission_field(state, mission) for mission in ("wheels", "islands", "missions")]
    do(sailing(state), f"cross {ids[0]}")
    assert repr(refusal(state, f"cross {ids[2]}")) == "Refusal('P19.2', need=3, have=2, mission: at-least)"
    do(state, f"cross {ids[1]}", f"cross {ids[2]}")
    assert state.missions[5] == 1


# -- examples


@example("P-E12")
def test_example_thirteen_crosses() -> None:
    state = give(hire(table(chapter=4), 0, "BCKI"), 0, red=1)
    state.points[0] = 6
    lay(state, "yellow B", "red A", "blue A", "black A", "yellow wheel", "green wheel")
    do(trade(state), "ship yellow", "wheel yellow", "wheel green", "double", "reinforce")
    assert (state.points[0], pool(state)) == (7, 13)


@example("P-E18")
def test_example_cannoneer_and_two_number_fields() -> None:
    for crew, last in (("BC", True), ("B", False)):
        state = crossed(hire(table(chapter=2), 0, "B"), 0, "" if "C" in crew else "C3 C2 C1 C4")
        hire(state, 0, crew)
        state.circled[4] = 1
        lay(state, "orange B", "red A", "blue A", "black A")
        do(trade(state), "ship orange", "reinforce")
        assert pool(state) == 5
        do(state, "cross R7.1", "cross R7.2", "cross R10.1")
        if last:
            assert do(state, "cross R10.2").pending == (1,)
        else:
            assert state.pending == (1,)


@example("P-E19")
def test_example_captain_pays_for_the_reef() -> None:
    state = crossed(table(chapter=2), 0, CAPTAINS_ISLAND)
    state.points[0] = 8
    do(sailing(state, "orange B"), "cross E3", "circle blue", "circle green", "pay R5.2 blue")
    assert (state.points[0], spare(state, 0), state.pending) == (11, {}, (1,))
    assert (state.circled[colour("blue")], state.circled[colour("green")]) == (1, 1)


@example("P-E20")
def test_example_senorita_is_the_fifth_island() -> None:
    state = hire(table(chapter=3), 0, "EHKL")
    state.points[0] = 9
    state.border[0] = sorted({*state.border[0], state.sheet.field("I2")})
    crossed(state, 0, "I2 I3")
    do(sailing(state, "orange B"), "cross I1")
    assert "hired" in facts(state)
    paint(state)
    do(state, "cross M_islands")
    assert (state.points[0], state.missions[2]) == (13, 1)


@example("P-E21")
@pytest.mark.parametrize(
    ("lines", "crosses", "points", "left"),
    [(("jester", "strike 1"), 4, 12, 2), (("jester", "strike 0"), 4, 11, 3), (("decline",), 2, 12, 3)],
)
def test_example_three_jesters_and_a_diplomat(lines: tuple[str, ...], crosses: int, points: int, left: int) -> None:
    state = hire(table(chapter=3), 1, "AFLD")
    state.points[1], state.skulls[1] = 12, 3
    do(trade(state, pick=1), *lines)
    assert (pool(state), state.points[1], state.greens_left(1)) == (crosses, points, left)
