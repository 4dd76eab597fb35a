"""The Sailor of Um Rum & Ehre: its rules of thumb do what they say."""

import random

import pytest

from nassau import bots, games
from nassau.games.rum.components import FIRST_GOOD, GOOD_TOKEN, KIND_OF_FIELD, MAP_TOKEN, TAVERN_TOKEN
from nassau.games.rum.heuristic_outlook import Outlook
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import give
from nassau.kernel import Action
from nassau.kernel.chance import fast
from tests.games.rum.build import (
    alley,
    brawl,
    dark,
    display,
    do,
    face,
    field,
    finish,
    give_rendezvous,
    move,
    occupy,
    play,
    turn,
)

GAME = games.load("rum")
SAILOR = bots.load("sailor", GAME)


def decide(state: Rum) -> Action:
    return bots.ask(SAILOR, state, state.pending[0], random.Random(0))


def outlook(state: Rum, seat: int = 0) -> Outlook:
    return Outlook(state, seat)


def test_it_moves_where_its_rendezvous_waits() -> None:
    state = turn(captain="HQ 1")
    occupy(state, [move(state, "Coin 1")[1]])
    give_rendezvous(state, 0, 65)
    assert decide(state) == move(state, "Rum 1")


def test_a_second_map_of_a_colour_is_worth_more_than_a_first() -> None:
    state = turn()
    first = outlook(state).map_worth(face(MAP_TOKEN, 5, 1))
    give(state, 0, face(MAP_TOKEN, 4, 1))
    assert outlook(state).map_worth(face(MAP_TOKEN, 5, 1)) > first


def test_more_pirates_are_worth_more_in_a_brawl_and_a_coil_counts_too() -> None:
    state = turn()
    values = [outlook(state).brawl(pirates) for pirates in range(8)]
    assert values == sorted(values)
    assert values[0] == 0
    finish(state, 1, 2, 3)
    assert outlook(state).brawl(1) > 6  # alone aboard: the berth is safe


def test_it_keeps_a_good_only_if_it_adds_more_than_two_coins() -> None:
    for value, kept, verb in ((5, None, "keep"), (2, None, "sell"), (5, 4, "sell")):
        state = turn(captain="Guard 3")
        if kept:
            give(state, 0, face(GOOD_TOKEN, kept))
            state.known[face(GOOD_TOKEN, kept) - FIRST_GOOD] |= 1
        do(state, move(state, "Shop 3"), ("draw", face(GOOD_TOKEN, value)))
        assert decide(state) == (verb,)


def test_it_takes_back_the_two_longest_dark_alleys_if_they_hold_more_pirates() -> None:
    state = turn(captain="Coin 1", supply=10)
    for name in ("6E1", "9E0", "3N0"):
        occupy(state, [dark(state, name)], seat=0)
    do(state, move(state, "HQ 1"))
    assert decide(state) == ("retake", dark(state, "6E1"))
    do(state, decide(state))
    assert decide(state) == ("retake", dark(state, "9E0"))


def test_it_challenges_the_guard_that_its_pirates_can_beat() -> None:
    for supply, stack in ((12, 1), (5, 0)):
        state = turn(captain="Coin 6", supply=supply)
        do(state, move(state, "Guard 6"))
        assert decide(state) == ("challenge", stack)


def test_it_joins_a_bout_for_a_good_stake_only() -> None:
    for stake, answer in (((5, 4, 4), "join"), ((2,), "pass")):
        state = turn(captain="Pirate 8")
        others = [face(TAVERN_TOKEN, 3, 0)] * (4 - len(stake))
        display(state, *[face(TAVERN_TOKEN, value, 1) for value in stake], *others)
        do(state, move(state, "EsCruce 8"))
        play(state, "invite")
        assert decide(state) == (answer,)


@pytest.mark.parametrize(("rolls", "answer"), [("5 2", "rum"), ("2 4", "stand"), ("6 6", "stand")])
def test_it_spends_rum_on_its_last_pirate_if_he_is_beaten(rolls: str, answer: str) -> None:
    state = brawl([(0, 1), (1, 1), (2, 1)], rum={1: 2})
    play(state, rolls)
    assert decide(state) == (answer,)


def test_it_rolls_again_when_that_is_free_and_the_scorpion_would_sting() -> None:
    state = turn(captain="Coin 7")
    display(state, face(2, 5), 29)
    do(state, move(state, "Chest 7"))
    state.rum[1] = 1
    play(state, "open 6 6")
    assert decide(state) == ("rum",)
    play(state, "rum 6")
    assert decide(state) == ("again",)


def test_it_names_itself_as_start_player() -> None:
    state = GAME.start(3, {"first_player": "chosen"})
    assert isinstance(state, Rum)
    source = fast(1)
    while state.pending == (-1,):
        state.chance(source)
    assert decide(state) == ("start", 0)


def test_the_headquarters_are_worth_the_pirates_that_come_back() -> None:
    state = turn(captain="Coin 1")
    before = outlook(state).arrival(KIND_OF_FIELD[field("HQ 1")], 5)
    occupy(state, [alley(state, "Coin 2", "HQ 1")], seat=0)
    assert outlook(state).arrival(KIND_OF_FIELD[field("HQ 1")], 5) > before
