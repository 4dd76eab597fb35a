"""R2, R3: the tokens and the set-up."""

from collections import Counter

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.components import (
    BERTH,
    CHEST_TOKEN,
    COIL,
    COIL_PLACE,
    COPIES,
    DISPLAY,
    FACES,
    FIRST_FACE,
    GOOD_TOKEN,
    HAMMOCK,
    LARGE_GUARD,
    MAP_TOKEN,
    RENDEZVOUS_TOKEN,
    SCORPION_TOKEN,
    SMALL_GUARD,
    STACK_OF,
    STACKS,
    SYMBOL,
    TAVERN_TOKEN,
    VALUE,
)
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING, BadSetup
from nassau.kernel.chance import fast
from tests.games.rum.build import (
    do,
    face,
    field,
    finish,
    move,
    play,
    reveals,
    rule_of,
    step,
    turn,
    use_up,
)
from tests.support.marks import rule

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def values(stack: int, sort: int = 0, sorts: int = 1) -> list[int]:
    """The values of all copies, of one tavern, colour or good."""
    first, end = FIRST_FACE[stack], FIRST_FACE[stack + 1]
    width = (end - first) // sorts
    faces = range(first + sort * width, first + (sort + 1) * width)
    return [VALUE[face] for face in faces for _ in range(COPIES[face])]


def begun(seed: int, seats: int = 4) -> Rum:
    """A game at its first decision."""
    state = GAME.start(seats)
    assert isinstance(state, Rum)
    source = fast(seed)
    while state.pending == (-1,):
        state.chance(source)
    return state


@rule("R2.1")
def test_thirty_tavern_tokens_ten_for_each_tavern() -> None:
    assert [values(TAVERN_TOKEN, tavern, 3) for tavern in range(3)] == [[2, 2, 3, 3, 3, 3, 4, 4, 4, 5]] * 3
    assert sum(values(TAVERN_TOKEN)) == 99


@rule("R2.2")
def test_thirty_maps_ten_of_each_colour() -> None:
    assert [values(MAP_TOKEN, colour, 3) for colour in range(3)] == [[3, 3, 4, 4, 4, 5, 5, 5, 6, 6]] * 3
    assert sum(values(MAP_TOKEN)) == 135


@rule("R2.3")
def test_twelve_chests_and_twelve_scorpions() -> None:
    assert values(CHEST_TOKEN) == [4] * 3 + [5] * 6 + [6] * 3
    assert values(SCORPION_TOKEN) == [-2] * 12


@rule("R2.4")
def test_two_stacks_of_nine_guards() -> None:
    assert values(SMALL_GUARD) == [1] * 3 + [2] * 3 + [3] * 3
    assert values(LARGE_GUARD) == [4] * 3 + [5] * 3 + [6] * 3


@rule("R2.5")
def test_five_goods_with_four_values_each() -> None:
    assert [values(GOOD_TOKEN, good, 5) for good in range(5)] == [[2, 3, 4, 5]] * 5


@rule("R2.6")
def test_two_rendezvous_of_each_symbol_but_coin_headquarters_and_rendezvous() -> None:
    assert values(RENDEZVOUS_TOKEN) == [4] * 10 + [6] * 8
    shown = {symbol for symbol in SYMBOL if symbol != NOTHING}
    assert shown == set(range(FIRST_FACE[RENDEZVOUS_TOKEN], FIRST_FACE[RENDEZVOUS_TOKEN + 1]))
    fields_of = Counter(symbol for symbol in SYMBOL if symbol != NOTHING)
    assert fields_of[face(RENDEZVOUS_TOKEN, 4, 2)] == 3  # any of three taverns
    assert SYMBOL[0] == SYMBOL[1] == SYMBOL[4] == NOTHING


@rule("R2.7")
def test_five_sleeping_places_of_each_kind() -> None:
    assert [values(stack) for stack in (BERTH, HAMMOCK, COIL)] == [[6, 6, 7, 7, 8], [3, 3, 4, 4, 5], [1, 1, 1, 2, 2]]


def test_tables_of_tokens_fit_together() -> None:
    assert len(COPIES) == len(VALUE) == len(STACK_OF) == FACES == FIRST_FACE[STACKS]
    assert sum(COPIES) == 181 - 13 - 1 - 12  # without tray markers, start player and rum


@rule("R3.1")
def test_two_to_five_people_play_each_with_pirates_of_their_own() -> None:
    for seats in (1, 6, 0, -1):
        with pytest.raises(BadSetup, match="2 to 5 players"):
            GAME.start(seats)
    for seats in (2, 3, 4, 5):
        state = begun(1, seats)
        assert len(state.supply) == len(state.hiring) == seats
        assert state.rows == ([5] if seats == 2 else [])


@rule("R3.2")
@ALL_SEATS
def test_everybody_starts_with_ten_pirates_and_two_coins(seats: int) -> None:
    state = begun(2, seats)
    assert state.supply == [10] * seats
    assert state.hiring == [5] * seats
    assert state.coins == [2] * seats
    assert state.rum == [0] * seats
    assert state.held == []
    assert state.flag_seat == []


@rule("R3.3")
def test_ten_tokens_lie_open_and_the_rest_is_stacked() -> None:
    displays = set()
    for seed in range(50):
        state = begun(seed)
        displays.add(tuple(state.open[:10]))
        assert [STACK_OF[face] for face in state.open[:10]] == list(DISPLAY[:10])
        heights = [state.height(stack) for stack in range(8)]
        assert heights == [26, 26, 11, 11, 9, 9, 20, 18]
    assert len(displays) > 40


@rule("R3.4")
@ALL_SEATS
def test_coils_are_only_used_by_four_and_five(seats: int) -> None:
    state = begun(3, seats)
    assert state.open[COIL_PLACE - 2] != NOTHING
    assert state.open[COIL_PLACE - 1] != NOTHING
    assert (state.open[COIL_PLACE] != NOTHING) == (seats >= 4)
    assert [state.height(stack) for stack in (BERTH, HAMMOCK, COIL)] == [4, 4, 4 if seats >= 4 else 5]


@rule("R3.5")
def test_the_captain_starts_on_the_headquarters_without_an_action() -> None:
    state = begun(4)
    assert state.captain == field("HQ 1")
    assert step(state) == "Turn"
    verbs = {action[0] for action in state.legal(state.pending[0])}
    assert {"move", "rest", "aboard"} <= verbs <= {"move", "dark", "rest", "aboard"}


@rule("R3.6")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = [begun(seed).start for seed in range(200)]
    assert set(starts) == {0, 1, 2, 3}
    assert starts[:20] == [begun(seed).start for seed in range(20)]


@rule("R3.7")
def test_a_chosen_start_player_takes_the_first_turn_and_the_next_seat_the_second_round() -> None:
    state = GAME.start(4, {"first_player": "chosen"})
    assert isinstance(state, Rum)
    source = fast(1)
    while state.pending == (-1,):
        state.chance(source)
    assert state.pending == (0,)
    assert state.legal(0) == [("start", seat) for seat in range(4)]
    assert rule_of(state, ("start", 4)) == "R3.7"
    assert rule_of(state, ("aboard",)) == "R4.4"
    do(state, ("start", 2))
    assert state.pending == (2,)
    play(state, "aboard aboard aboard aboard")
    while state.round == 1 or state.pending == (-1,):
        state.chance(source)
    assert state.pending == (3,)


@rule("R3.8")
def test_coins_never_run_out_but_tokens_do() -> None:
    state = turn(coins=15)
    do(state, move(state, "Coin 1"))
    assert state.coins[0] == 16


@rule("R3.8")
@pytest.mark.parametrize(
    ("captain", "target", "stacks"),
    [
        ("Guard 3", "Shop 3", (GOOD_TOKEN,)),
        ("Guard 3", "RendezVous 3", (RENDEZVOUS_TOKEN,)),
        ("RendezVous 4", "Shop 4", (GOOD_TOKEN,)),
        ("Rum 2", "PinkMap 2", (MAP_TOKEN,)),
        ("Coin 5", "Swan 5", (TAVERN_TOKEN,)),
        ("Coin 8", "Chest 8", (CHEST_TOKEN, SCORPION_TOKEN)),
        ("Coin 6", "Guard 6", (SMALL_GUARD, LARGE_GUARD)),
    ],
)
def test_nothing_happens_where_the_tokens_are_used_up(captain: str, target: str, stacks: tuple[int, ...]) -> None:
    state = turn(captain=captain, coins=2)
    for stack in stacks:
        use_up(state, stack, holder=1)
        for place, kind in enumerate(DISPLAY):
            if kind == stack:
                state.open[place] = NOTHING
    held = state.held.copy()
    facts = do(state, move(state, target))
    assert [fact.name for fact in facts] == ["moved", "empty_handed"]
    assert (state.coins[0], state.held, step(state)) == (2, held, "Turn")


def test_the_last_seat_done_starts_no_new_turn() -> None:
    state = turn()
    finish(state, 1, 2, 3)
    facts = play(state, "aboard")
    reveals(state)
    assert [fact.name for fact in facts][:2] == ["went_aboard", "brawl_began"]
