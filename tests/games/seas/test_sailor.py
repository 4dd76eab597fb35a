"""The Sailor of Die Piraten der Weltmeere: its rules work as documented, and games among Sailors end."""

import random

import pytest

from nassau import bots, games
from nassau.bots.match import play as play_game
from nassau.games.seas.components import RED
from nassau.games.seas.heuristic_outlook import Outlook
from nassau.games.seas.state import Seas
from nassau.kernel import Action
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    DONE,
    ROLE,
    SELL,
    act,
    card,
    choosing,
    deal,
    draw_loot,
    give,
    load,
    play,
    send,
    stack,
    table,
    throw,
    throw_faces,
    turn,
)

GAME = games.load("seas")
SAILOR = bots.load("sailor", GAME)


def decide(state: Seas, seat: int = BEN) -> Action:
    return bots.ask(SAILOR, state, seat, random.Random(0))


def chosen(state: Seas, seat: int = BEN) -> str:
    choosing(state)
    role: int = decide(state, seat)[1]
    return ROLE[role]


def test_a_role_is_chosen_that_can_be_used() -> None:
    state = table()
    deal(state, BEN, "Spain 3")
    assert chosen(state) == "captain"
    state = table()
    load(state, BEN, rum=4)
    deal(state, BEN, "H1")
    state.harbour = 1
    assert chosen(state) == "merchant"
    state = table()
    assert chosen(state) in ("cartographer", "shipbuilder")


def test_no_card_is_drawn_that_can_never_be_played() -> None:
    state = table()
    state.finale, state.above = 3, -1
    load(state, BEN, rum=1)
    deal(state, BEN, "H1", "H2", "kraken")
    assert chosen(state) != "cartographer"


def test_everything_that_is_free_sails() -> None:
    state = turn("captain", CORA)
    deal(state, CORA, "Spain 2")
    act(state, CORA, play("Spain 2"))
    send(state, 1)
    if state.pending == (ANA,):
        send(state, 0)
    assert decide(state) == ("send", 4)


def test_a_pair_that_sinks_another_seat_is_preferred_to_the_own_loss() -> None:
    state = turn("captain", BEN, seats=2)
    deal(state, BEN, "Spain 1")
    act(state, BEN, play("Spain 1"))
    send(state, 1, 1)
    throw(state, (RED, 5, 1000, 1000), (BEN, 3, 1300, 1000), (ANA, 6, 1000, 1300))
    assert decide(state) == ("fight", 0, 2)


def test_all_loot_is_loaded_the_most_valuable_first() -> None:
    state = turn("captain", BEN, seats=2)
    deal(state, BEN, "Spain 1")
    load(state, BEN, coffee=2)
    act(state, BEN, play("Spain 1"))
    send(state, 3, 0)
    throw(state, (RED, 1, 500, 500), *[(BEN, 5, 1000 + 200 * number, 1000) for number in range(3)])
    draw_loot(state, "rum", "coffee", "rum")
    assert decide(state) == ("load", 1, 1)
    act(state, BEN, ("load", 1, 1))
    assert decide(state) == ("load", 0, 2)


def test_threes_are_sold_and_pairs_kept_for_later() -> None:
    state = turn("merchant")
    state.harbour = 3
    give(state, BEN, ships=10)
    load(state, BEN, coffee=3, rum=2)
    assert decide(state) == ("offer", 1, 3)
    act(state, BEN, ("offer", 1, 3))
    assert decide(state) == SELL
    state.finale, state.above = 3, -1
    assert decide(state) == ("offer", 0, 2)


def test_a_bargain_is_made_where_it_gains_and_yin_yang_is_kept_where_it_does_not() -> None:
    state = turn("cartographer")
    state.harbour = 1
    state.finale, state.above = 3, -1
    give(state, BEN, yin_yang=3)
    load(state, BEN, rum=1, coffee=1)
    assert decide(state) == ("bargain", 0, 1)
    state.harbour = 4
    load(state, BEN, rum=1, fruit=1)
    assert decide(state)[0] != "bargain"


def test_the_country_with_the_fewest_caravans_left_is_served() -> None:
    state = turn("governor")
    give(state, BEN, ships=2)
    state.played = [card(f"France {ships}") for ships in (1, 2, 3, 4)]
    for kind in state.played:
        state.pile[kind] -= 1
    assert decide(state) == ("privateer", 2)


def test_the_idol_spares_what_one_owns() -> None:
    state = turn("shaman")
    deal(state, BEN, "idol")
    load(state, BEN, rum=2)
    load(state, ANA, coffee=1)
    load(state, CORA, coffee=1)
    act(state, BEN, play("idol"))
    assert decide(state) == ("name", 1)


def test_the_best_die_in_the_tavern_is_kept() -> None:
    state = turn("shaman")
    deal(state, BEN, "tavern")
    act(state, BEN, play("tavern"))
    throw_faces(state, red=(1, 6, 4))
    assert decide(state) == ("serve", BEN, 1)
    act(state, BEN, ("serve", BEN, 1))
    assert decide(state) == ("serve", CORA, 0)


def test_the_whirlpool_does_not_take_the_own_ship() -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "whirlpool")
    state.ships = [1, 1, 1]
    act(state, BEN, play("whirlpool"))
    throw(state, (RED, 1, 1000, 1000), (BEN, 1, 1300, 1000), (CORA, 1, 1000, 1300), (ANA, 1, 2000, 2000))
    assert decide(state) == ("swallow", 2)


def test_the_least_useful_good_goes_overboard() -> None:
    state = turn("shaman", CORA, alone=False)
    state.harbour = 1
    deal(state, CORA, "kraken")
    give(state, BEN, ships=4)
    load(state, BEN, rum=3, coffee=1)
    act(state, CORA, play("kraken"))
    throw_faces(state, a=(2,) * 7, b=(1, 2, 2, 2), c=(2,) * 7)
    assert stack(state) == "Overboard"
    assert decide(state) == ("discard", 1)


def test_goods_are_worth_what_the_harbour_makes_of_them() -> None:
    state = table()
    state.harbour = 3
    load(state, BEN, coffee=3, rum=1)
    outlook = Outlook(state, BEN)
    assert outlook.cargo(BEN, 3) == 10
    assert outlook.without(1) > outlook.without(0)


def test_a_turn_ends_when_no_ritual_pays() -> None:
    state = turn("merchant")
    state.finale, state.above = 3, -1
    give(state, BEN, yin_yang=2)
    act(state, BEN, DECLINE)
    assert decide(state) == DONE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_among_sailors_end_with_chests(seats: int) -> None:
    final = play_game(GAME, [SAILOR] * seats, {}, f"sailors {seats}")
    assert final.over
    assert max(final.scores()) > 10


def test_three_of_a_kind_wait_for_a_better_price_than_one() -> None:
    """W13.2: three of a kind bring no more than singles at a price of 1; before, they were sold with the others."""
    state = turn("merchant")
    state.harbour = 3
    give(state, BEN, ships=10)
    load(state, BEN, coffee=3, fruit=3)
    assert decide(state) == ("offer", 1, 3)
    act(state, BEN, ("offer", 1, 3))
    assert decide(state) == SELL
    state.finale, state.above = 3, -1
    assert decide(state) == ("offer", 2, 3)
