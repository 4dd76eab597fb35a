"""R6, R7: dark alleys and dead ends."""

import pytest

from nassau.games.rum.components import ALLEYS, COIN_FIELD, FIRST_DARK
from nassau.games.rum.moving import is_dead_end
from nassau.games.rum.state import Rum
from nassau.kernel import NOBODY
from nassau.kernel.refusal import at_least
from tests.games.rum.build import (
    alley,
    dark,
    dark_move,
    do,
    field,
    give_rendezvous,
    move,
    occupy,
    play,
    refused,
    reveals,
    rule_of,
    set_supply,
    step,
    told,
    turn,
)
from tests.support.marks import rule


def block(state: Rum, name: str, *spare: int) -> None:
    """Pirates of seat 1 in all alleys at a field but the spared ones."""
    here = field(name)
    occupy(state, [a for a in (*state.town.streets[here], *state.town.darks[here]) if a not in spare])


def coins_for(state: Rum, out: str = "1N1", into: str = "3N0") -> int:
    """What the dark move costs, by doing it in a copy."""
    twin = state.copy()
    twin.apply(0, dark_move(state, out, into))
    return told(twin.facts, "moved_dark")[0][5]


# -- dark alleys


@rule("R6.1")
def test_a_dark_move_leaves_by_one_dark_alley_and_arrives_by_another() -> None:
    state = turn(captain="Pirate 1")
    facts = do(state, dark_move(state, "1N1", "9S0"))
    assert state.captain == field("FrereJacques 9")
    out, into = dark(state, "1N1"), dark(state, "9S0")
    assert (state.alleys[out], state.alleys[into]) == (0, 0)
    assert told(facts, "moved_dark") == [(0, out, into, field("FrereJacques 9"), 3, 1, 0, 1)]


@rule("R6.1")
def test_one_dark_alley_alone_an_occupied_one_or_one_elsewhere_is_refused() -> None:
    state = turn(captain="Pirate 1")
    out = dark(state, "1N1")
    assert rule_of(state, ("dark", out, out)) == "R6.1"
    assert rule_of(state, dark_move(state, "2N0", "3N0")) == "R6.1"
    assert rule_of(state, ("dark", out, 3)) == "R6.1"
    assert rule_of(state, ("dark", out, 88)) == "R6.1"
    assert rule_of(state, ("dark", -1, out)) == "R6.1"
    occupy(state, [dark(state, "3N0")])
    assert rule_of(state, dark_move(state, "1N1", "3N0")) == "R5.2"
    occupy(state, [out])
    assert rule_of(state, dark_move(state, "1N1", "9S0")) == "R5.2"


@rule("R6.2")
def test_half_segments_take_a_whole_pirate() -> None:
    state = turn(captain="Pirate 1")
    assert [state.town.length[dark(state, name)] for name in ("1N1", "9S0", "6E1")] == [1, 2, 3]
    do(state, dark_move(state, "1N1", "9S0"))
    assert state.supply[0] == 7


@rule("R6.3")
def test_dark_alleys_by_choice_cost_a_coin_on_top_of_a_further_move() -> None:
    assert coins_for(turn(captain="Pirate 1", coins=2)) == 1
    assert coins_for(turn(captain="Pirate 1", coins=2, moved=1)) == 2
    state = turn(captain="Pirate 1", coins=1, moved=1)
    assert refused(state, dark_move(state, "1N1", "3N0")) == at_least("R6.3", "dark-coins", 2, 1)


@rule("R6.4")
def test_the_coin_is_waived_when_no_ordinary_alley_is_free() -> None:
    for moved in (0, 1):
        state = turn(captain="Pirate 1", coins=2, moved=moved)
        for owner, target in enumerate(("Coin 1", "HQ 1", "PinkMap 2")):
            occupy(state, [alley(state, "Pirate 1", target)], owner)
        assert coins_for(state) == moved


def short_of_pirates(supply: int, coins: int, moved: int = 0, coin: str = "no_other_way") -> Rum:
    """At Pirate 1 only the alley of three to the headquarters is free."""
    state = turn(captain="Pirate 1", supply=supply, coins=coins, moved=moved, dark_alley_coin=coin)
    occupy(state, [alley(state, "Pirate 1", "Coin 1"), alley(state, "Pirate 1", "PinkMap 2")])
    return state


@rule("R6.5")
def test_with_all_occupied_a_free_alley_that_is_too_long_does_not_waive_the_coin() -> None:
    assert coins_for(short_of_pirates(2, 1, coin="all_occupied")) == 1
    state = short_of_pirates(2, 0, coin="all_occupied")
    assert refused(state, dark_move(state, "1N1", "3N0")) == at_least("R6.5", "dark-coins", 1, 0)


@rule("R6.8")
def test_by_default_the_coin_is_also_waived_when_pirates_do_not_suffice_for_any_free_alley() -> None:
    assert coins_for(short_of_pirates(2, 1)) == 0
    assert coins_for(short_of_pirates(2, 1, moved=1)) == 1
    assert coins_for(short_of_pirates(3, 1)) == 1


@rule("R6.6")
def test_by_default_the_captain_must_arrive_on_another_field() -> None:
    state = turn(captain="Coin 1")
    assert rule_of(state, dark_move(state, "1N0", "1W0")) == "R6.6"
    assert dark_move(state, "1N0", "1W1") in state.legal(0)


@rule("R6.7")
def test_with_return_allowed_the_captain_arrives_anew_on_the_same_field() -> None:
    state = turn(captain="Coin 1", coins=2, dark_alley_return="allowed")
    do(state, dark_move(state, "1N0", "1W0"))
    assert (state.supply[0], state.captain, state.coins[0]) == (6, field("Coin 1"), 2)


@rule("R6.9")
def test_even_with_return_allowed_dark_alleys_never_lead_from_the_headquarters_to_itself() -> None:
    state = turn("1r180 2 3 / 4 5 6 / 7 8 9", dark_alley_return="allowed")
    here = field("HQ 1")
    out, into = state.town.darks[here]
    assert rule_of(state, ("dark", out, into)) == "R6.9"
    assert ("dark", out, into) not in state.legal(0)
    assert ("dark", out, dark(state, "3N0")) in state.legal(0)
    occupy(state, state.town.streets[here])
    occupy(state, [alley for alley in range(FIRST_DARK, ALLEYS) if alley not in (out, into)])
    assert is_dead_end(state, here)


# -- dead ends


@rule("R7.1")
def test_a_dead_end_is_a_field_with_all_alleys_occupied() -> None:
    state = turn(captain="Coin 8")
    block(state, "Coin 8", dark(state, "8S0"))
    assert not is_dead_end(state, field("Coin 8"))
    occupy(state, [dark(state, "8S0")])
    assert is_dead_end(state, field("Coin 8"))


@rule("R7.2")
@pytest.mark.parametrize(("option", "dead"), [("forbidden", True), ("allowed", False)])
def test_a_dark_alley_that_leads_nowhere_is_no_way_out(option: str, dead: bool) -> None:
    state = turn(captain="Coin 1", dark_alley_return=option)
    occupy(state, state.town.streets[field("Coin 1")])
    occupy(state, [a for a in range(FIRST_DARK, ALLEYS) if a not in (dark(state, "1N0"), dark(state, "1W0"))])
    assert is_dead_end(state, field("Coin 1")) == dead


@rule("R7.3")
@pytest.mark.parametrize(("choice", "captain"), [("retake", "HQ 1"), ("skip", "Coin 2")])
def test_a_dead_end_is_checked_after_the_action(choice: str, captain: str) -> None:
    state = turn(captain="Coin 1")
    block(state, "HQ 1", alley(state, "Coin 1", "HQ 1"))
    do(state, move(state, "HQ 1"))
    do(state, ("skip",) if choice == "skip" else ("retake", alley(state, "Coin 1", "HQ 1")))
    assert state.captain == field(captain)


@rule("R7.4")
@pytest.mark.parametrize(("tile", "dead", "target"), [(3, (), 4), (9, (), 1), (8, (9,), 1), (8, (9, 1, 2), 3)])
def test_from_a_dead_end_the_captain_goes_to_the_next_coin_field(tile: int, dead: tuple[int, ...], target: int) -> None:
    start, end = {3: ("Coin 3", "Guard 3"), 9: ("Coin 9", "Shop 9"), 8: ("Chest 8", "Pirate 8")}[tile]
    state = turn(captain=start)
    block(state, end, alley(state, start, end))
    for number in dead:
        block(state, f"Coin {number}")
    facts = do(state, move(state, end))
    while step(state) not in ("Turn",):
        if state.pending == (-1,):
            facts += reveals(state)
        else:
            facts += play(state, "keep" if step(state) == "KeepOrSell" else "skip")
    assert told(facts, "dead_end") == [(field(end), COIN_FIELD[target - 1], len(dead))]
    assert state.captain == field(f"Coin {target}")


@rule("R7.5")
def test_the_transfer_costs_nothing_and_gains_nothing() -> None:
    state = turn(captain="Coin 7", coins=1)
    block(state, "Coin 8", alley(state, "Coin 7", "Coin 8"))
    give_rendezvous(state, 0, 65)
    do(state, move(state, "Coin 8"))
    assert (state.captain, state.coins[0], state.on_flag(0)) == (field("Coin 9"), 2, [65])
    do(state, move(state, "Shop 9"))
    assert state.coins[0] == 1  # a further move costs as usual
    state = turn(captain="Coin 7", coins=0)
    block(state, "Coin 8", alley(state, "Coin 7", "Coin 8"))
    do(state, move(state, "Coin 8"))
    play(state, "ahoy")
    state.coins[1] = 0
    assert state.pending == (1,)
    assert refused(state, move(state, "Shop 9")) is None


@rule("R7.6")
def test_lacking_pirates_or_coins_is_no_dead_end() -> None:
    state = turn(supply=2, coins=1)
    block(state, "HQ 1", alley(state, "HQ 1", "Shop 4"))
    assert not is_dead_end(state, state.captain)
    assert state.legal(0) == [("rest",), ("aboard",)]
    play(state, "rest")
    set_supply(state, 1, 5)
    assert move(state, "Shop 4") in state.legal(1)


@rule("R7.7")
def test_if_all_coin_fields_are_dead_ends_the_captain_stays() -> None:
    state = turn(captain="Coin 1", coins=1)
    for tile in range(1, 10):
        block(state, f"Coin {tile}")
    block(state, "HQ 1")
    state.alleys[alley(state, "Coin 1", "HQ 1")] = NOBODY
    do(state, move(state, "HQ 1"))
    play(state, "skip")
    assert state.captain == field("HQ 1")
    assert state.pending == (1,)
    assert state.legal(1) == [("rest",), ("aboard",)]
