"""M8: dice move the punts."""

from itertools import permutations

import pytest

from nassau.games.manila.components import CAPTAIN, CREW, MATE, PORT, SMALL_PILOT, YARD
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    JADE,
    SILK,
    aboard,
    act,
    asked,
    begin,
    decline,
    lie,
    offers,
    place,
    refused,
    roll,
    sail,
    spaces,
    table,
    told,
    values,
    who,
)
from tests.support.marks import rule


def rolling(which: int = 1, seats: int = 4, **options: str) -> Manila:
    """A dice round is due; ginseng, silk and jade stand on 4, 5 and 0."""
    state = table(seats, **options)
    sail(state, ginseng=4, silk=5, jade=0)
    begin(state, "roll", which)
    return state


@rule("M8.1")
def test_each_punt_moves_by_its_own_die() -> None:
    state = rolling()
    roll(state, ginseng=6, silk=1, jade=3)
    assert state.wave == [10, 6, 3]
    assert told(state, "rolled") == [("rolled", ANA, JADE, 3)]


@rule("M8.1")
def test_dice_show_one_to_six_and_nobody_can_shorten_a_move() -> None:
    state = rolling()
    assert state.legal(CHANCE) == [("roll", 0, face) for face in range(1, 7)]
    assert refused(state, CHANCE, "roll:0:0") == refused(state, CHANCE, "roll:0:7") == "K1.4"
    assert refused(state, CHANCE, "roll:1:3") == "K1.4"
    for seat in range(4):
        assert state.legal(seat) == []
        assert refused(state, seat, "roll:0:3") == "K1.1"


@rule("M8.2")
def test_past_13_a_punt_docks_at_once() -> None:
    state = rolling(2)
    state.wave = [11, 12, 5]
    roll(state, ginseng=3, silk=6, jade=1)
    assert (state.berth, state.wave[2]) == ([0, 1, -1], 6)
    assert told(state, "punt_docked") == [("punt_docked", 0, 0, 0, 0), ("punt_docked", 1, SILK, 1, 0)]
    decline(state)
    before = list(state.wave)
    state.apply(CHANCE, ("roll", 0, 6))
    state.apply(CHANCE, ("roll", SILK, 6))
    assert state.wave == before
    state.apply(CHANCE, ("roll", JADE, 6))
    assert told(state, "punt_moved") == [("punt_moved", 2, JADE, 12)]


@rule("M8.3")
def test_simultaneous_arrivals_take_slots_in_the_order_of_routes() -> None:
    state = rolling(2)
    state.wave = [12, 3, 12]
    roll(state, ginseng=5, silk=1, jade=2)
    assert state.berth == [0, -1, 1]


@rule("M8.3")
def test_first_those_past_13_then_those_on_13_then_the_wrecks() -> None:
    state = rolling(3)
    state.wave = [12, 1, 12]
    roll(state, ginseng=1, silk=1, jade=2)
    moves = told(state, "punt_docked", "punt_laid_up")
    assert moves == [("punt_docked", 2, JADE, 0, 0), ("punt_docked", 0, 0, 1, 4), ("punt_laid_up", 1, SILK, 0, 1)]
    state = rolling(3)
    state.wave = [3, 4, 5]
    roll(state, ginseng=1, silk=1, jade=1)
    laid_up = [("punt_laid_up", route, ware, route, 1) for route, ware in enumerate((0, 2, 3))]
    assert told(state, "punt_laid_up") == laid_up


@rule("M8.3")
def test_after_the_second_roll_too_those_past_13_come_first() -> None:
    state = rolling(2)
    state.wave = [12, 1, 12]
    roll(state, ginseng=1, silk=1, jade=2)
    assert state.berth == [1, -1, 0]


@rule("M8.3")
def test_the_order_of_the_routes_changes_no_payout() -> None:
    outcomes = set()
    for order in permutations({"ginseng": 12, "silk": 7, "jade": 13}.items()):
        state = table()
        sail(state, **dict(order))
        aboard(state, "ginseng", BEN)
        aboard(state, "silk", CORA)
        aboard(state, "jade", DINO, BEN)
        state.spaces[PORT[0]], state.spaces[PORT[1]], state.spaces[YARD[0]] = ANA, BEN, CORA
        begin(state, "roll", 3)
        roll(state, ginseng=1, silk=2, jade=3)
        outcomes.add((*state.cash, *state.market))
    assert outcomes == {(36, 30 + 8 + 18 + 18, 36, 48, 1, 0, 0, 1)}


@rule("M8.4")
@pytest.mark.parametrize("boards", [False, True])
def test_with_a_pirate_a_punt_waits_on_13(boards: bool) -> None:
    state = rolling(2)
    state.wave[2] = 9
    state.spaces[CAPTAIN] = BEN
    state.spaces[SMALL_PILOT] = CORA
    roll(state, ginseng=1, silk=1, jade=4)
    act(state, BEN, f"board:{CREW[JADE][0]}" if boards else "stay")
    assert (state.wave[2], state.berth[2]) == (13, -1)
    assert state.spaces[CAPTAIN] == (-1 if boards else BEN)
    next_seat = CREW[JADE][1] if boards else CREW[JADE][0]
    assert next_seat in spaces(state)
    place(state, ANA, next_seat)
    decline(state)
    assert {"steer:2:-1", "steer:2:1"} <= set(offers(state, "steer"))
    act(state, CORA, "rest")
    roll(state, ginseng=1, silk=1, jade=1)
    assert told(state, "punt_docked") == [("punt_docked", 2, JADE, 0, 0)]


@rule("M8.5")
def test_without_a_pirate_a_punt_on_13_has_arrived() -> None:
    state = rolling(3)
    state.wave[1] = 12
    aboard(state, "silk", BEN, CORA)
    state.spaces[PORT[0]] = DINO
    values(state, silk=5)
    roll(state, ginseng=1, silk=1, jade=1)
    assert state.cash == [30, 45, 45, 36]
    assert state.market[SILK] == 2


@rule("M8.6")
def test_before_13_a_punt_goes_to_the_shipyard() -> None:
    state = rolling(3)
    state.wave = [11, 8, 14]
    state.berth[2] = 0
    roll(state, ginseng=1, silk=1, jade=6)
    assert told(state, "punt_laid_up") == [("punt_laid_up", 0, 0, 0, 1), ("punt_laid_up", 1, SILK, 1, 1)]


@rule("M8.6")
@pytest.mark.parametrize("face", range(1, 7))
def test_every_punt_lies_somewhere_after_the_voyage(face: int) -> None:
    for waves in ((0, 4, 5), (7, 12, 9), (13, 13, 10), (12, 11, 8)):
        state = rolling(3)
        state.wave = list(waves)
        roll(state, ginseng=face, silk=face, jade=face)
        assert len(told(state, "punt_docked", "punt_laid_up")) == 3


def on_13(thirteen: str) -> Manila:
    """Silk stands on 13 after the second roll; nobody is a pirate, Cora is pilot, Dino sails on silk."""
    state = rolling(2, thirteen=thirteen)
    state.wave[1] = 9
    state.spaces[SMALL_PILOT] = CORA
    aboard(state, "silk", DINO)
    roll(state, ginseng=1, silk=4, jade=1)
    return state


@rule("M8.7")
def test_after_any_roll() -> None:
    state = on_13("any_round")
    assert state.berth == [-1, 0, -1]
    assert not set(spaces(state)) & set(CREW[SILK])
    assert refused(state, ANA, f"place:{CREW[SILK][1]}") == "M6.12"
    decline(state)
    assert who(state) == CORA
    assert refused(state, CORA, "steer:1:1") == "M10.6"
    act(state, CORA, "rest")
    roll(state, ginseng=1, silk=6, jade=1)
    assert not [fact for fact in told(state, "punt_moved") if fact[2] == SILK]
    assert (state.cash[DINO], state.market[SILK]) == (60, 1)


@rule("M8.8")
def test_only_at_the_end() -> None:
    state = on_13("last_round")
    assert (state.berth, state.wave[1]) == ([-1, -1, -1], 13)
    assert CREW[SILK][1] in spaces(state)
    place(state, ANA, CREW[SILK][1])
    decline(state)
    assert {"steer:1:-1", "steer:1:1"} <= set(offers(state, "steer"))
    act(state, CORA, "rest")
    roll(state, ginseng=1, silk=1, jade=1)
    assert (state.cash[ANA], state.cash[DINO], state.market[SILK]) == (30 - 4 + 15, 45, 1)


@rule("M8.8")
def test_only_at_the_end_with_a_late_pirate() -> None:
    state = on_13("last_round")
    place(state, ANA, CAPTAIN)
    place(state, BEN, MATE)
    decline(state)
    act(state, CORA, "rest")
    roll(state, ginseng=1, silk=1, jade=1)
    assert not told(state, "plundered")
    assert (asked(state), state.voyage, state.cash[DINO]) == ("Auction", 3, 60)


@rule("M8.2")
def test_a_docked_punt_lies_still() -> None:
    state = rolling(3)
    state.wave = [14, 3, 3]
    lie(state, port="ginseng")
    roll(state, ginseng=6, silk=1, jade=1)
    assert [fact[1] for fact in told(state, "punt_moved")] == [1, 2]
