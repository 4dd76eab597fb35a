"""P1, P2: setup, order of play, open information."""

from collections import Counter
from random import Random

import pytest

from nassau import games
from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import MARKERS
from nassau.games.port_royal.state import PortRoyal
from nassau.kernel import BadSetup
from nassau.kernel.chance import fast
from tests.games.port_royal.table import do, new_game, offered, refused, seen, table, trade
from tests.support.marks import example, rule

DOCKS = {1: "A4 B5 C5 D4", 2: "A6 B1 C3 D1", 3: "A3 B4 C5 D1", 4: "A4 B5 C5 D1"}
PREPARED = {1: "A4 A3 A5", 2: "A6 A5 A4", 3: "A3 A4 A2", 4: "A4 A3 A5"}


def marks(state: PortRoyal, seat: int) -> list[str]:
    """Crossed fields by id."""
    return [state.sheet.ids[field] for field in seen(state).players[seat].crossed]


@rule("P1.1")
def test_two_to_five_people_play() -> None:
    game = games.load("port_royal")
    assert [game.start(seats).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            game.start(seats)


@rule("P1.2")
def test_everyone_plays_on_a_blank_sheet_of_the_chosen_chapter() -> None:
    islands = [len(new_game(chapter=chapter).sheet.islands) for chapter in (1, 2, 3, 4)]
    assert islands == [14, 16, 16, 16]
    assert new_game().sheet is SHEETS[0]
    assert [marks(new_game(chapter=4), seat) for seat in range(4)] == [[], [], [], []]


@rule("P1.3")
def test_everyone_starts_with_nothing() -> None:
    for player in seen(new_game(5)).players:
        assert (player.points, player.skulls, player.crew) == (0, 0, [])
        assert sum(player.circled) == 0


@rule("P1.4")
def test_six_ships_and_five_wheels_lie_beside_the_empty_board() -> None:
    state = new_game()
    assert (state.ships, state.wheels, state.pieces()) == ([-1] * 6, [-1] * 5, 0)


@rule("P1.5")
def test_dice_show_every_colour_once_and_b_twice() -> None:
    state = do(table(), "roll")
    weights = state.question().weights(state)
    colours, letters = Counter[int](), Counter[int]()
    for (_, colour, letter), weight in weights:
        colours[colour] += weight
        letters[letter] += weight
    assert colours == dict.fromkeys(range(6), 6)
    assert letters == {0: 6, 1: 12, 2: 6, 3: 6, 4: 6}


@rule("P1.6")
def test_starter_is_drawn_and_the_same_seed_draws_the_same() -> None:
    starters = Counter[int]()
    for seed in range(200):
        draws = []
        for _ in range(2):
            state = new_game(3)
            draws.append(state.chance(fast(seed)))
            assert state.pending == (state.active,)
        assert draws[0] == draws[1]
        starters[state.active] += 1
    assert min(starters[seat] for seat in range(3)) > 0


@rule("P1.7", "P1.8")
@example("P-E1")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_jester_islands_are_prepared_for_two_and_three(chapter: int) -> None:
    fields = PREPARED[chapter].split()
    for seats, count in ((2, 3), (3, 2), (4, 0), (5, 0)):
        state = do(new_game(seats, chapter=chapter), "start 0")
        for seat in range(seats):
            assert sorted(marks(state, seat)) == sorted(fields[:count])


@rule("P1.9", "P1.10")
def test_start_islands_are_chosen_in_turn_and_only_once() -> None:
    state = do(new_game(4), "start 0", "island B", "mark B5")
    assert state.pending == (1,)
    assert refused(state, "island B") == "P1.9"
    assert {refused(state, f"island {letter}") for letter in "EFGHIJKLMN"} == {"P1.9"}
    do(state, "island C", "mark C5")
    assert refused(state, "rest") == "P1.10"
    do(state, "mark C4", "island A", "mark A4", "mark A3", "mark A5", "island D")
    do(state, "mark D4", "mark D3", "mark D2")
    assert state.pending == (3,)
    do(state, "mark D1")
    assert [len(marks(state, seat)) for seat in range(4)] == [1, 2, 3, 4]
    assert refused(state, "mark D5") == "P1.10"
    assert offered(state, "roll")


@rule("P1.11")
def test_fifth_player_may_choose_any_start_island_and_marks_four() -> None:
    state = do(new_game(5), "start 0")
    for letter, fields in (("A", "A4"), ("B", "B5 B4"), ("C", "C5 C4 C3"), ("D", "D4 D3 D2 D1")):
        do(state, f"island {letter}", *(f"mark {field}" for field in fields.split()))
    assert state.pending == (4,)
    assert [offered(state, f"island {letter}") for letter in "ABCD"] == [True] * 4
    do(state, "island C", "mark C5", "mark C4", "mark C3")
    assert state.pending == (4,)
    do(state, "mark C2")
    assert state.pending == (0,)
    assert len(marks(state, 4)) == 4


@rule("P1.12")
def test_setup_marks_begin_at_the_dock_and_hang_together() -> None:
    state = do(new_game(4), "start 0", "island B", "mark B5", "island A", "mark A4", "mark A3", "island C")
    assert refused(state, "mark C3") == "P1.12"
    do(state, "mark C5", "mark C4", "mark C3")
    assert refused(do(new_game(4), "start 0", "island C"), "mark B5") == "P1.10"


@rule("P1.12")
def test_prepared_jester_fields_do_not_count_towards_the_marks() -> None:
    state = do(new_game(2), "start 0", "island B", "mark B5", "island A")
    assert refused(state, "mark A4") == "P9.2"
    do(state, "mark A2", "mark A6")
    assert len(marks(state, 1)) == 5
    assert state.crew == [0, 0]


@rule("P1.12")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_island_is_complete_after_the_setup(chapter: int, seats: int) -> None:
    for last in "ABCD":
        state = do(new_game(seats, chapter=chapter), "start 0")
        others = [letter for letter in "ABCD" if letter != last]
        for letter in [*others[: seats - 1], last] if seats < 5 else [*"ABCD", last]:
            do(state, f"island {letter}")
            while type(state.stack[-1]).__name__ == "MarkFields":
                state.apply(state.pending[0], state.legal(state.pending[0])[0])
        assert state.turn == 1
        assert not any(state.crew)


@rule("P1.13")
def test_all_start_islands_can_be_crossed_in_play() -> None:
    state = do(new_game(4), "start 0", "island B", "mark B5")
    state.ships[0] = 0
    trade(state)
    do(state, "ship yellow")
    assert all(offered(state, f"cross {dock}") for dock in ("A4", "C5", "D4"))


@rule("P1.14")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_no_fields_lie_between_the_start_and_its_islands(chapter: int) -> None:
    sheet = SHEETS[chapter - 1]
    assert [sheet.ids[field] for field in sheet.neighbours[0]] == DOCKS[chapter].split()
    assert sheet.routes[:4] == [[0, sheet.field(dock)] for dock in DOCKS[chapter].split()]


@rule("P1.15")
def test_every_player_has_a_colour_of_their_own() -> None:
    assert set(MARKERS) == {"pink", "purple", "blue", "beige", "grey"}
    assert len(MARKERS) == games.load("port_royal").seats[-1]


@rule("P2.1")
def test_phase_one_is_for_the_active_player_and_phase_two_for_all_in_turn() -> None:
    state = table(4, active=2)
    assert state.pending == (2,)
    assert refused(state, "roll", seat=1) == "K1.1"
    state.ships[:4] = [0, 0, 0, 0]
    trade(state)
    order = []
    while state.pick >= 0:
        order.append(state.pending[0])
        do(state, "leave")
    assert order == [2, 3, 0, 1]
    assert refused(table(), "ship red") == "P2.1"


@rule("P2.2")
def test_all_seats_see_everything() -> None:
    state = do(new_game(3), "start 1", "island B", "mark B5")
    assert len({repr(state.view(viewer)) for viewer in (None, 0, 1, 2)}) == 1
    assert state.imagine(0, Random(1)).key() == state.key()
