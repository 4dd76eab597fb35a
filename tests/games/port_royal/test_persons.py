"""P13: islands and the persons of chapter 1."""

from collections import Counter

import pytest

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import PERSONS
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
    painted,
    pool,
    refused,
    roll,
    spare,
    table,
    trade,
    verbs,
)
from tests.support.marks import example, rule

TO_E = "A4 A3 A2 A1 R5.1 R5.2"  # a way to the passenger


def with_ship(state: PortRoyal, *pieces: str) -> PortRoyal:
    """The active player takes the first of these ships."""
    return do(trade(lay(state, *pieces)), f"ship {pieces[0].split()[0]}")


def persons(chapter: int) -> list[str]:
    """Person, points and fields of every island, as in rules.toml."""
    sheet = SHEETS[chapter - 1]
    return [
        f"{letter} {PERSONS[sheet.person[island]]} {sheet.points[island]}/{len(sheet.fields[island])}"
        for island, letter in enumerate(sheet.islands)
    ]


def route_fields(chapter: int) -> Counter[str]:
    sheet = SHEETS[chapter - 1]
    names = ("start", "island", "plain", "skull", "ship", "wheel", "number", "treasure", "mission")
    return Counter(names[kind] for kind in sheet.kind if 2 <= kind < 7)


@rule("P13.1", "P13.14")
def test_the_last_field_of_an_island_brings_its_person() -> None:
    state = table()
    for seat in (0, 1):
        crossed(state, seat, TO_E + " E4 E2 E1 E3")
    before = state.copy()
    with_ship(state, "yellow A", "red A", "blue A")
    do(state, "cross E5")
    assert (state.points[0], state.crew[0]) == (5, 1 << 4)
    assert (state.sabres(0), state.circled, state.skulls) == (0, before.circled, before.skulls)
    do(state, "ship red", "cross E5")
    assert state.points[1] == 5


@rule("P13.2")
def test_sabres_of_sailors_and_pirates_add_up() -> None:
    assert hire(table(), 0, "CDJ").sabres(0) == 4
    assert hire(table(), 0, "CDILJ").sabres(0) == 6
    state = hire(table(), 0, "CDJ")
    for _ in range(3):
        do(roll(state, "green C"), "ward 0")


@rule("P13.3")
def test_traders_and_wholesalers_add_crosses_for_their_colours() -> None:
    assert pool(with_ship(hire(table(), 0, "B"), "orange B", "red A", "blue A")) == 3
    state = trade(lay(hire(table(), 0, "B"), "orange A", "green A", "red A", "blue A", "black A"))
    assert pool(do(state, "ship orange", "ship green")) == 4
    assert pool(with_ship(hire(table(), 0, "F"), "black D", "red A", "blue A")) == 5
    assert pool(with_ship(hire(table(), 0, "BF"), "yellow B", "red A", "blue A")) == 2


@rule("P13.4")
def test_traders_and_jesters_work_from_the_next_time_on() -> None:
    state = with_ship(crossed(table(2), 0, "B5 B4 B1 B2"), "orange C", "green A", "blue A")
    assert pool(do(state, "cross B3")) == 2
    do(state, "rest", "leave", "ship green")
    assert pool(state) == 2
    state = fail(crossed(lay_sum(table(), 1), 0, "A4 A3 A5 A2 A1"))
    assert pool(do(state, "cross A6")) == 1


@rule("P13.5")
def test_bonuses_of_several_persons_add_up() -> None:
    assert pool(with_ship(hire(table(), 0, "BK"), "green A", "red A", "blue A")) == 4
    assert pool(with_ship(hire(table(), 0, "MHN"), "yellow A", "red A", "blue A", "black A")) == 6


@rule("P13.6")
def test_a_jester_consoles_the_empty_handed() -> None:
    state = do(trade(hire(lay_sum(table(3), 2), 2, "A")), "ship yellow", "rest", "ship orange", "rest")
    assert (state.pending, pool(state)) == ((2,), 1)
    assert pool(fail(lay_sum(hire(table(), 0, "A"), 3))) == 3


@rule("P13.7")
def test_a_jester_does_not_work_for_a_seat_that_passes() -> None:
    state = do(trade(hire(lay(table(3), "red wheel", "blue wheel"), 1, "A")), "wheel blue")
    assert (state.pending, verbs(state)) == ((1,), {"wheel", "leave"})
    assert refused(state, "jester") == "P13.7"
    assert do(state, "leave").pending == (2,)


@rule("P13.8")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("island", "pieces", "crosses"), [("M", 4, 2), ("N", 4, 3), ("M", 3, 1), ("N", 3, 1)])
def test_admirals_add_crosses_with_four_pieces(seat: int, island: str, pieces: int, crosses: int) -> None:
    state = trade(hire(lay_sum(table(), pieces), seat, island))
    if seat:
        do(state, "leave")
    assert pool(do(state, "ship green")) == crosses


@rule("P13.9")
def test_admirals_do_not_work_for_a_seat_that_failed() -> None:
    state = hire(hire(lay_sum(table(), 6), 0, "N"), 1, "N")
    assert pool(fail(state)) == 2
    assert pool(do(state, "rest", "ship green")) == 3


@rule("P13.10")
def test_the_board_before_the_pick_decides_for_admirals() -> None:
    state = trade(hire(lay_sum(table(), 6), 0, "N"))
    assert pool(do(state, "ship yellow", "ship orange", "ship green")) == 5
    state = do(trade(give(hire(lay_sum(table(), 4), 1, "N"), 1, red=1)), "leave", "leave")
    assert (state.pending, pool(state)) == ((1,), 2)
    assert pool(do(state, "reinforce")) == 5


@rule("P13.11")
def test_the_senorita_fills_a_field_on_every_unfinished_island() -> None:
    state = with_ship(crossed(table(), 0, "B5 B4 B3 R8.1 R8.2 G2 G1"), "yellow A", "red A", "blue A")
    do(state, "cross G3")
    assert refused(state, "fill C1") == "P13.11"
    filled = paint(state)
    assert len(filled) == 13
    assert {id[0] for id in filled} == set("ABCDEFHIJKLMN")
    assert state.pending == (1,)


def paint(state: PortRoyal, **wishes: str) -> list[str]:
    """Fill in the wished fields, or the last free one of each island."""
    filled = []
    while verbs(state) == {"fill"}:
        options = [state.sheet.ids[action[1]] for action in state.legal(state.pending[0])]
        wish = wishes.get(options[0][0], options[-1])
        do(state, f"fill {wish}")
        filled.append(wish)
    return filled


@rule("P13.12")
def test_a_filled_field_may_complete_an_island() -> None:
    way = "B5 B4 B3 R8.1 R8.2 G2 G1 D4 D3 D2 D1"
    state = with_ship(crossed(table(), 0, way), "yellow A", "red A", "blue A")
    do(state, "cross G3", *(f"fill {id}" for id in ("A1", "B1", "C1")))
    assert refused(state, "fill D4") == "P9.2"
    do(state, "fill D5")
    assert (state.points[0], state.sabres(0), state.skulls[0]) == (2 + 1, 1, 0)
    paint(state, N="N1")
    state = with_ship(crossed(table(), 0, way), "yellow A", "red A", "blue A")
    do(state, "cross G3")
    while not offered(state, "fill N1"):
        state.apply(0, state.legal(0)[0])
    assert all(offered(state, f"fill N{number}") for number in range(1, 6))


@rule("P13.13")
def test_a_filled_field_serves_as_neighbour_once_it_is_reached() -> None:
    way = "B5 B4 B3 R8.1 R8.2 G2 G3 G1 R23.1"
    state = with_ship(painted(crossed(table(), 0, way), 0, "N1"), "red C", "yellow A", "blue A")
    assert refused(state, "cross N2") == "P9.3"
    do(state, "cross R23.2")
    assert offered(state, "cross N2")
    assert offered(state, "cross N5")
    state = with_ship(painted(crossed(table(), 0, way), 0, "N4"), "red C", "yellow A", "blue A")
    do(state, "cross R23.2")
    assert refused(state, "cross N2") == "P9.1"
    assert offered(state, "cross N1")
    assert offered(do(state, "cross N1"), "cross N2")
    state = with_ship(painted(table(), 0, "N5"), "red C", "yellow A", "blue A")
    assert refused(state, "cross R22.4") == "P9.1"


@rule("P13.15")
def test_persons_of_chapter_one() -> None:
    assert persons(1) == [
        "A jester 1/6", "B trader 1/5", "C sailor 1/5", "D sailor 1/5", "E passenger 5/5", "F wholesaler 1/4",
        "G senorita 2/3", "H admiral 4/6", "I sailor 2/4", "J pirate 4/6", "K wholesaler 2/5", "L sailor 4/6",
        "M vice_admiral 2/4", "N admiral 3/5",
    ]  # fmt: skip
    sheet = SHEETS[0]
    assert (sum(sheet.points), sum(sheet.sabres)) == (33, 6)
    assert route_fields(1) == {"plain": 40, "ship": 21, "skull": 7}
    assert [sheet.trades[island] for island in (1, 5, 10)] == [0b000110, 0b101000, 0b010100]


@rule("P13.16")
def test_filling_in_does_not_open_an_island() -> None:
    way = "A4 A3 A2 A1 R5.1"
    state = painted(crossed(table(), 0, way), 0, "E4")
    with_ship(state, "red C", "yellow A", "blue A")
    assert {refused(state, f"cross {id}") for id in ("E2", "E3", "E5")} == {"P9.3"}
    do(state, "cross R5.2")
    assert all(offered(state, f"cross {id}") for id in ("E2", "E3", "E5"))


@example("P-E14")
def test_example_senorita_sailor_and_the_admirals_island() -> None:
    state = crossed(table(), 0, "D4 D3 D2 D1 B5 B4 B3 R8.1 R8.2 G2 G1")
    state.points[0] = 4
    with_ship(state, "red C", "yellow wheel", "blue wheel")
    do(state, "cross G3")
    assert "hired" in facts(state)
    assert len(paint(state, D="D5", N="N1")) == 13
    assert (state.points[0], state.sabres(0)) == (7, 1)
    do(state, "cross R23.1", "cross R23.2")
    assert state.is_open(0, state.sheet.islands.index("N"))
    assert {"N2", "N5"} <= {state.sheet.ids[field] for field in state.border[0]}
    assert spare(state, 0) == {}
