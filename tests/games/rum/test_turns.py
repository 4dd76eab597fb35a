"""R4, R5, R8: turns, moving the captain, resting and going aboard."""

import random

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.state import Rum
from nassau.kernel import Illegal
from nassau.kernel.chance import fast
from nassau.kernel.refusal import at_least, missing
from nassau.testing.cases import below
from tests.games.rum.build import (
    alley,
    dark,
    dark_move,
    do,
    field,
    fields,
    finish,
    game,
    move,
    occupy,
    play,
    refused,
    rule_of,
    set_supply,
    step,
    targets,
    told,
    turn,
)
from tests.support.marks import rule


def verbs(state: Rum) -> set[str]:
    return {action[0] for action in state.legal(state.pending[0])}


# -- rounds and turns


@rule("R4.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_five_rounds_of_action_phase_and_brawl(seats: int) -> None:
    state, rng, source, heard = GAME.start(seats), random.Random(seats), fast(seats), []
    while not state.over:
        seat = state.pending[0]
        if seat == -1:
            state.chance(source)
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[below(rng, len(legal))])
        heard += [fact.name for fact in state.facts if fact.name in ("round_began", "brawl_began", "moved")]
    order = [name for name in heard if name != "moved"]
    assert order == ["round_began", "brawl_began"] * 5
    assert heard.index("moved") > heard.index("round_began")


@rule("R4.2")
def test_the_start_player_begins_and_play_goes_clockwise() -> None:
    state = GAME.start(4, {"first_player": "chosen"})
    source = fast(1)
    while state.pending == (-1,):
        state.chance(source)
    state.apply(0, ("start", 2))
    order = []
    for _ in range(4):
        order.append(state.pending[0])
        state.apply(state.pending[0], ("rest",))
    assert order == [2, 3, 0, 1]


@rule("R4.3")
def test_whoever_is_done_is_skipped_and_the_brawl_follows_when_all_are() -> None:
    state = turn(seats=3)
    play(state, "aboard")
    finish(state, 1)
    state.done()  # the turn of seat 1, who has no pirates any more
    assert state.pending == (2,)
    do(state, move(state, "Coin 1"))
    assert state.pending == (2,)
    facts = play(state, "aboard")
    assert told(facts, "brawl_began") == [(2, -1)]


@rule("R4.4")
def test_a_turn_is_a_move_a_rest_or_going_aboard_and_no_free_pass() -> None:
    state = turn(captain="EsCruce 8")
    assert verbs(state) == {"move", "dark", "rest", "aboard"}
    assert rule_of(state, ("ahoy",)) == "R4.4"
    assert rule_of(state, ("pass",)) == "R4.4"
    with pytest.raises(Illegal):
        state.apply(0, ("ahoy",))


@rule("R4.5")
def test_after_a_move_there_is_neither_rest_nor_going_aboard() -> None:
    state = turn(seats=3)
    do(state, move(state, "Coin 1"))
    assert state.pending == (0,)
    assert rule_of(state, ("rest",)) == "R4.5"
    assert rule_of(state, ("aboard",)) == "R4.5"
    play(state, "ahoy rest rest")
    assert {"rest", "aboard"} <= verbs(state)


@rule("R4.6")
def test_the_last_player_moves_for_free_but_pays_for_dark_alleys_by_choice() -> None:
    state = turn(coins=0, supply=10)
    finish(state, 1, 2, 3)
    do(state, move(state, "Coin 1"))
    state.coins[0] = 0
    do(state, move(state, "Rum 1"))
    do(state, move(state, "HQ 1"))
    play(state, "skip")
    assert (state.coins[0], state.pending) == (0, (0,))
    state.captain = field("Pirate 1")
    assert refused(state, dark_move(state, "1N1", "3N0")) == at_least("R6.3", "dark-coins", 1, 0)
    state.coins[0] = 2
    do(state, dark_move(state, "1N1", "9S0"))
    assert state.coins[0] == 1


@rule("R4.6")
def test_the_last_player_pays_nothing_for_forced_dark_alleys() -> None:
    state = turn(coins=0, captain="Pirate 1")
    finish(state, 1, 2, 3)
    occupy(state, state.town.streets[field("Pirate 1")])
    do(state, dark_move(state, "1N1", "3N0"))
    assert state.captain == field("Coin 3")
    assert state.coins[0] == 1  # the coin field


@rule("R4.7")
def test_the_last_player_may_go_aboard_after_any_move() -> None:
    state = turn()
    finish(state, 1, 2, 3)
    do(state, move(state, "Coin 1"))
    assert verbs(state) == {"move", "dark", "aboard"}
    facts = play(state, "aboard")
    assert told(facts, "went_aboard") == [(0, 9)]


# -- moving


@rule("R5.1")
def test_a_move_fills_an_alley_and_takes_the_captain_to_its_other_end() -> None:
    state = turn()
    assert rule_of(state, ("move", alley(state, "Coin 2", "Rum 2"))) == "R5.1"
    facts = do(state, move(state, "Pirate 1"))
    assert state.captain == field("Pirate 1")
    assert state.alleys[alley(state, "HQ 1", "Pirate 1")] == 0
    assert told(facts, "moved") == [(0, alley(state, "HQ 1", "Pirate 1"), field("Pirate 1"), 3, 0)]
    assert state.supply[0] == 7 + 1


@rule("R5.1")
@pytest.mark.parametrize("number", [-1, 64, 87, 88, 999])
def test_numbers_that_are_no_ordinary_alley_here_are_refused(number: int) -> None:
    assert rule_of(turn(), ("move", number)) == "R5.1"


@rule("R5.2")
def test_pirates_of_any_colour_block_an_alley() -> None:
    state = turn()
    do(state, move(state, "Coin 1"))
    back = move(state, "HQ 1")
    assert rule_of(state, back) == "R5.2"
    play(state, "ahoy")
    assert state.pending == (1,)
    assert rule_of(state, back) == "R5.2"


@rule("R5.3")
def test_an_alley_must_be_filled_completely() -> None:
    state = turn(supply=4)
    assert targets(state) == fields("Coin 1", "Rum 1", "Pirate 1", "Coin 2")
    assert state.hiring[0] == 11
    assert refused(state, move(state, "Shop 4")) == at_least("R5.3", "pirates", 5, 4)


@rule("R5.4")
def test_the_first_move_is_free_and_each_further_one_costs_a_coin() -> None:
    state = turn(coins=2)
    spent = []
    for target in ("Rum 1", "RendezVous 4", "Shop 4"):
        do(state, move(state, target))
        spent.append(state.coins[0])
        if step(state) == "DrawRendezvous":
            play(state, "draw:65")
    assert spent == [2, 1, 0]
    play(state, "draw:45 keep")
    assert state.pending == (1,)


@rule("R5.4")
def test_a_further_move_without_a_coin_is_refused() -> None:
    state = turn(coins=0, moved=1)
    assert refused(state, move(state, "Coin 1")) == missing("R5.4", "coin")
    assert str(refused(state, ("ahoy",))) == "None"


@rule("R5.5")
def test_a_turn_goes_on_while_coins_last_and_ends_by_itself() -> None:
    state = turn(coins=2)
    do(state, move(state, "Rum 1"))
    assert {"move", "ahoy"} <= verbs(state)
    do(state, move(state, "RendezVous 4"))
    play(state, "draw:65")
    assert {"move", "ahoy"} <= verbs(state)
    do(state, move(state, "Shop 4"))
    play(state, "draw:45 keep")
    assert (state.coins[0], state.pending) == (0, (1,))


@rule("R5.6")
def test_coins_and_pirates_of_this_turn_can_be_used_at_once() -> None:
    state = turn(coins=0)
    do(state, move(state, "Coin 1"))
    assert {"move", "ahoy"} <= verbs(state)
    state = turn(supply=4, coins=1)
    do(state, move(state, "Pirate 1"))
    assert state.supply[0] == 2
    assert move(state, "Coin 1") in state.legal(0)


@rule("R5.7")
def test_dark_alleys_must_be_affordable_together() -> None:
    state = turn(captain="Pirate 1", supply=2, coins=1)
    before = state.key()
    assert refused(state, dark_move(state, "1N1", "3N0")) is None
    assert refused(state, dark_move(state, "1N1", "1N0")) == at_least("R5.7", "dark-pirates", 3, 2)
    with pytest.raises(Illegal):
        state.apply(0, dark_move(state, "1N1", "1N0"))
    assert state.key() == before


@rule("R5.8")
def test_whoever_has_no_pirate_left_after_the_action_is_done() -> None:
    state = turn(supply=3)
    assert not told(do(state, move(state, "Pirate 1")), "spent")
    play(state, "rest rest rest")
    assert (state.supply[0], state.pending) == (1, (0,))
    state = turn(supply=3)
    state.hiring[0] = 0
    facts = do(state, move(state, "Pirate 1"))
    assert told(facts, "spent") == [(0,)]
    assert state.pending == (1,)
    play(state, "aboard aboard aboard")
    assert state.round == 1
    assert step(state) != "Turn"


# -- resting and going aboard


@rule("R8.1")
def test_a_rest_costs_a_coin_and_is_the_whole_turn() -> None:
    state = turn(seats=2, coins=2)
    captain, alleys, held = state.captain, state.alleys.copy(), state.held.copy()
    play(state, "rest rest rest rest")
    assert (state.coins[0], state.pending) == (0, (0,))
    assert refused(state, ("rest",)) == missing("R8.1", "coin")
    assert (state.captain, state.alleys, state.held) == (captain, alleys, held)


@rule("R8.2")
def test_the_last_player_is_not_offered_a_rest() -> None:
    state = turn(coins=3)
    finish(state, 1, 2, 3)
    assert "rest" not in verbs(state)
    assert rule_of(state, ("rest",)) == "R8.2"


@rule("R8.3", "R8.6")
def test_going_aboard_fills_the_topmost_free_row_with_all_pirates() -> None:
    state = turn(supply=2)
    set_supply(state, 1, 15)
    play(state, "aboard aboard")
    assert (state.rows, state.left, state.right) == ([0, 1], [2, 15], [0, 0])
    assert state.supply[:2] == [0, 0]


@rule("R8.4")
def test_going_aboard_is_always_possible_and_sometimes_a_must() -> None:
    state = game()
    assert ("aboard",) in state.legal(0)
    state = turn(coins=0)
    occupy(state, [a for a in state.town.streets[state.captain] if a != move(state, "Shop 4")[1]])
    set_supply(state, 0, 4)
    assert state.legal(0) == [("aboard",)]


@rule("R8.5")
def test_whoever_used_all_pirates_has_no_row_on_the_ship() -> None:
    state = turn(supply=1)
    do(state, move(state, "Coin 1"))
    assert state.pending == (1,)
    play(state, "aboard")
    assert state.rows == [1]
    facts = play(state, "aboard aboard")
    assert told(facts, "brawl_began") == [(3, -1)]


def test_every_move_on_offer_for_all_darks_of_a_town_agrees_with_its_refusal() -> None:
    """The hand-written list and `refusal` agree in positions that random games seldom reach."""
    for supply, coins, moved in ((1, 0, 0), (2, 1, 0), (2, 1, 1), (3, 2, 1), (10, 1, 1), (10, 2, 1)):
        for option in ("forbidden", "allowed"):
            state = turn(supply=supply, coins=coins, moved=moved, dark_alley_return=option)
            occupy(state, [dark(state, "3N0"), dark(state, "9S1"), *range(0, 64, 3)])
            for captain in range(36):
                state.captain = captain
                allowed = [a for a in state.candidates(0) if state.refusal(0, a) is None]
                assert set(state.legal(0)) == set(allowed)
