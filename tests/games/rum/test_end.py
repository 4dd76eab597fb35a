"""R11, R20: the change of rounds, the end of the game and its scoring."""

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.components import (
    BERTH,
    CHEST_TOKEN,
    COIL,
    GOOD_TOKEN,
    HAMMOCK,
    LARGE_GUARD,
    MAP_TOKEN,
    RENDEZVOUS_TOKEN,
    SMALL_GUARD,
    TAVERN_TOKEN,
)
from nassau.games.rum.scoring import honour
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import give
from nassau.kernel import NOBODY
from nassau.kernel.chance import fast
from tests.games.rum.build import do, face, field, game, give_rendezvous, move, play, told, turn
from tests.support.marks import example, rule

SCORPION = 27
PINK, GREEN, YELLOW = 0, 1, 2
HOOK, PARROT = 2, 3
CALM = [("aboard",), ("ahoy",), ("stand",)]


def maps(colour: int, *values: int) -> list[int]:
    return [face(MAP_TOKEN, value, colour) for value in values]


def goods(good: int, *values: int) -> list[int]:
    return [face(GOOD_TOKEN, value, good) for value in values]


def taverns(*values: int) -> list[int]:
    return [face(TAVERN_TOKEN, value) for value in values]


def to_next_round(state: Rum) -> None:
    """Everybody goes aboard, and chance does the rest."""
    number, source = state.round, fast(1)
    while not state.over and (state.round == number or state.pending == (-1,)):
        if state.pending == (-1,):
            state.chance(source)
        else:
            legal = state.legal(state.pending[0])
            state.apply(state.pending[0], next(action for action in CALM if action in legal))


# -- rounds


@rule("R11.1")
def test_the_left_neighbour_starts_the_next_round() -> None:
    state = GAME.start(3, {"first_player": "chosen"})
    assert isinstance(state, Rum)
    source, starts = fast(1), list[int]()
    while not state.over:
        if state.pending == (-1,):
            state.chance(source)
            continue
        verb = ("aboard",) if state.round else ("start", 1)
        if state.round > len(starts):
            starts.append(state.pending[0])
        state.apply(state.pending[0], verb)
    assert starts == [1, 2, 0, 1, 2]


@rule("R11.2")
def test_all_pirates_come_home_and_hired_ones_stay() -> None:
    state = turn()
    state.hiring[0] = 2
    state.supply[0] = 13
    do(state, move(state, "Rum 1"))
    to_next_round(state)
    assert state.round == 2
    assert state.alleys == [NOBODY] * 88
    assert state.supply == [15 - hiring for hiring in state.hiring]
    assert state.supply[0] == 13


@rule("R11.3")
def test_the_captain_stays_and_nothing_is_given_out() -> None:
    state = turn(captain="Coin 7", coins=1)
    give_rendezvous(state, 0, 65)
    do(state, move(state, "Chest 7"))
    play(state, "skip")
    coins, rum, tokens = state.coins.copy(), state.rum.copy(), state.tokens(0)
    to_next_round(state)
    assert state.captain == field("Chest 7")
    assert (state.coins, state.rum, state.on_flag(0)) == (coins, rum, [65])
    assert set(tokens) <= set(state.tokens(0))


@rule("R11.4")
def test_the_game_ends_with_the_fifth_brawl() -> None:
    state = game(3)
    for _ in range(5):
        assert not state.over
        to_next_round(state)
    assert state.over
    assert [state.refusal(seat, ("aboard",)) is not None for seat in range(3)] == [True] * 3
    counted = told(state.facts, "honour_counted")
    assert [row[1] for row in counted] == state.scores()
    assert [sum(row[2:]) for row in counted] == state.scores()


# -- scoring


@rule("R20.1")
def test_taverns_chests_guards_and_beds_count_what_they_show() -> None:
    tokens = [*taverns(5), face(CHEST_TOKEN, 6), face(LARGE_GUARD, 4), face(BERTH, 7), SCORPION, SCORPION + 5]
    assert sum(honour(tokens)) == 18
    assert sum(honour([SCORPION])) == -2


@rule("R20.2")
def test_of_every_good_only_the_best_counts() -> None:
    assert sum(honour(goods(HOOK, 5, 3) + goods(PARROT, 3))) == 8
    assert sum(honour([token for good in range(5) for token in goods(good, 2, 5)])) == 25


@rule("R20.3")
def test_only_fulfilled_rendezvous_count() -> None:
    state = game()
    give(state, 0, face(RENDEZVOUS_TOKEN, 6))
    give(state, 0, face(RENDEZVOUS_TOKEN, 4))
    give_rendezvous(state, 0, face(RENDEZVOUS_TOKEN, 4, 4))
    assert state.scores()[0] == 10


@rule("R20.4")
def test_maps_count_only_in_pairs_of_a_colour() -> None:
    assert sum(honour(maps(YELLOW, 4, 5))) == 9
    assert sum(honour(maps(YELLOW, 4) + maps(PINK, 5))) == 0
    assert sum(honour(maps(GREEN, 3, 4, 5, 6))) == 18


@rule("R20.5")
@example("R-E23")
def test_of_an_odd_number_of_maps_the_lowest_drops_out() -> None:
    assert sum(honour(maps(YELLOW, 3, 4, 5))) == 9
    assert sum(honour(maps(YELLOW, 6, 5, 5, 4, 3))) == 20
    assert sum(honour(maps(PINK, 4))) == 0
    assert sum(honour(maps(YELLOW, 6, 5, 5, 4, 3) + maps(GREEN, 6, 3) + maps(PINK, 4))) == 29


def tied(points: list[int], hiring: list[int], rum: list[int], coins: list[int]) -> list[int]:
    """The ranking of seats with these points, made of chests of 4 to 6 and scorpions."""
    state = game(len(points))
    for seat, total in enumerate(points):
        for token in worth(total):
            give(state, seat, token)
    state.hiring, state.rum, state.coins = hiring, rum, coins
    assert state.scores() == points
    return state.ranking()


def worth(total: int) -> list[int]:
    """Chests of 5 and guards of 1, together worth `total`."""
    return [face(CHEST_TOKEN, 5)] * (total // 5) + [face(SMALL_GUARD, 1)] * (total % 5)


@rule("R20.6")
def test_coins_and_rum_count_nothing() -> None:
    assert tied([40, 39], [5, 5], [0, 6], [0, 12]) == [1, 2]


@rule("R20.7")
@pytest.mark.parametrize(
    ("hiring", "rum", "coins", "ranking"),
    [
        ([3, 2], [0, 0], [0, 0], [2, 1]),
        ([2, 2], [1, 0], [0, 9], [1, 2]),
        ([2, 2], [1, 1], [2, 4], [2, 1]),
    ],
)
def test_ties_are_broken_by_hired_pirates_rum_and_coins(
    hiring: list[int], rum: list[int], coins: list[int], ranking: list[int]
) -> None:
    assert tied([47, 47], hiring, rum, coins) == ranking


@rule("R20.7")
def test_players_with_fewer_points_are_not_compared() -> None:
    assert tied([46, 47], [0, 5], [6, 0], [9, 0]) == [2, 1]


@rule("R20.8")
def test_equal_players_share_the_victory() -> None:
    assert tied([47, 47, 40], [2, 2, 0], [1, 1, 5], [3, 3, 9]) == [1, 1, 3]


@rule("R20.9")
def test_ties_for_lower_places_are_broken_in_the_same_way() -> None:
    assert tied([50, 40, 40], [5, 3, 2], [0, 0, 0], [0, 0, 0]) == [1, 3, 2]
    assert tied([50, 40, 40], [5, 2, 2], [0, 1, 1], [0, 3, 3]) == [1, 2, 2]


@example("R-E15")
def test_the_scoring_example_of_the_rulebook() -> None:
    state = game()
    tokens = [
        *taverns(5, 5, 4, 4, 3),
        *[face(CHEST_TOKEN, value) for value in (4, 5)],
        SCORPION,
        SCORPION + 7,
        *[face(LARGE_GUARD, value) for value in (6, 5)],
        *[face(SMALL_GUARD, value) for value in (3, 1)],
        face(BERTH, 7),
        face(HAMMOCK, 5),
        face(COIL, 2),
        *goods(HOOK, 5, 3),
        *goods(PARROT, 3),
        face(RENDEZVOUS_TOKEN, 6),
        face(RENDEZVOUS_TOKEN, 4),
        *maps(YELLOW, 5, 4, 3),
        *maps(GREEN, 4, 4),
        *maps(PINK, 5),
    ]
    for token in tokens:
        give(state, 0, token)
    give_rendezvous(state, 0, face(RENDEZVOUS_TOKEN, 4, 4))
    assert honour(state.tokens(0)) == [21, 5, 15, 14, 8, 10, 17]
    assert state.scores()[0] == 90


@example("R-E24")
def test_the_winner_of_a_four_way_finish() -> None:
    hiring, rum = [3, 2, 2, 0], [5, 1, 1, 0]
    assert tied([47, 47, 47, 46], hiring, rum, [9, 0, 2, 0]) == [3, 2, 1, 4]
    assert tied([47, 47, 47, 46], hiring, rum, [9, 0, 0, 0]) == [3, 1, 1, 4]
