"""R12–R15, R19: the actions of the fields."""

import pytest

from nassau.games.rum.components import FACES, GOOD_TOKEN, LARGE_GUARD, MAP_TOKEN, RENDEZVOUS_TOKEN, SMALL_GUARD, VALUE
from nassau.games.rum.moving import Turn
from nassau.games.rum.rounds import ActionPhase
from nassau.games.rum.state import Rum
from nassau.kernel.refusal import missing
from tests.games.rum.build import (
    alley,
    dark,
    dark_move,
    display,
    do,
    face,
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
    use_up,
)
from tests.support.marks import rule

PINK, GREEN, YELLOW = 0, 1, 2


def enter(captain: str, target: str, supply: int = 10, coins: int = 2) -> Rum:
    """Seat 0 of four moves the captain onto a field."""
    state = turn(captain=captain, supply=supply, coins=coins)
    do(state, move(state, target))
    return state


def arrive_again(state: Rum, captain: str, target: str) -> None:
    """Seat 0 moves the captain once more, from elsewhere, as the first move of a turn."""
    state.captain = field(captain)
    state.alleys[move(state, target)[1]] = -1
    state.stack[-2:] = [ActionPhase(0), Turn(0, 0)]
    do(state, move(state, target))


# -- in general


@rule("R12.1")
def test_only_whoever_moves_the_captain_gets_the_action() -> None:
    state = enter("HQ 1", "Coin 1", coins=0)
    assert state.coins == [1, 2, 2, 2]
    play(state, "ahoy rest")
    assert state.coins == [1, 1, 2, 2]
    state = turn(captain="Pirate 1", coins=1)
    do(state, dark_move(state, "1N1", "3N0"))
    assert state.coins[0] == 1 - 1 + 1


@rule("R12.2")
@pytest.mark.parametrize(
    ("captain", "target"),
    [("Coin 1", "HQ 1"), ("Rum 2", "PinkMap 2"), ("Coin 5", "Swan 5"), ("Coin 7", "Chest 7"), ("Rum 6", "YellowMap 6")],
)
def test_actions_with_a_choice_may_be_skipped(captain: str, target: str) -> None:
    state = turn(captain=captain)
    display(state, *[face(MAP_TOKEN, value, PINK) for value in (3, 4)], face(MAP_TOKEN, 3, YELLOW))
    display(state, *[face(0, 3, 0)] * 4)
    do(state, move(state, target))
    assert ("skip",) in state.legal(0)
    held, opened = state.held.copy(), state.open.copy()
    facts = play(state, "skip")
    assert [fact.name for fact in facts] == ["skipped"]
    assert (state.held, state.open) == (held, opened)


@rule("R12.2")
@pytest.mark.parametrize(
    ("captain", "target", "next_step"),
    [
        ("HQ 1", "Coin 1", "Turn"),
        ("HQ 1", "Pirate 1", "Turn"),
        ("HQ 1", "Rum 1", "Turn"),
        ("Guard 3", "Shop 3", "DrawGood"),
        ("Guard 3", "RendezVous 3", "DrawRendezvous"),
    ],
)
def test_actions_without_a_choice_happen_by_themselves(captain: str, target: str, next_step: str) -> None:
    state = enter(captain, target)
    assert step(state) == next_step
    assert rule_of(state, ("skip",)) in ("R12.2", "K1.4")


@rule("R12.3")
def test_rendezvous_then_action_then_dead_end_then_the_next_step() -> None:
    state = turn(captain="Coin 1", coins=2)
    occupy(state, state.town.streets[field("Rum 1")] + state.town.darks[field("Rum 1")])
    state.alleys[alley(state, "Coin 1", "Rum 1")] = -1
    give_rendezvous(state, 0, 65)
    facts = do(state, move(state, "Rum 1"))
    assert [fact.name for fact in facts] == ["moved", "rendezvous_met", "rum_fetched", "dead_end"]
    assert state.captain == field("Coin 2")
    assert ("ahoy",) in state.legal(0)


@rule("R12.4")
def test_a_coin_field_gives_a_coin() -> None:
    for target, captain in (("Coin 1", "HQ 1"), ("Coin 5", "Swan 5"), ("Coin 9", "Shop 9")):
        assert enter(captain, target).coins[0] == 3


# -- headquarters


def at_headquarters() -> Rum:
    """Seat 0 owns alleys of 3, 2 and 1 segments and has come by the one of 1."""
    state = turn(captain="Coin 1")
    for near, far in (("Pirate 1", "HQ 1"), ("Rum 1", "HQ 1")):
        state.alleys[alley(state, near, far)] = 0
        state.supply[0] -= state.town.length[alley(state, near, far)]
    do(state, move(state, "HQ 1"))
    return state


@rule("R12.5")
def test_headquarters_give_back_all_pirates_of_one_ordinary_alley() -> None:
    state = at_headquarters()
    before = state.supply[0]
    long = alley(state, "Pirate 1", "HQ 1")
    assert {action[0] for action in state.legal(0)} == {"retake", "skip"}
    assert len(state.legal(0)) == 4
    do(state, ("retake", long))
    assert state.supply[0] == before + 3
    assert state.alleys[long] == -1
    assert step(state) == "Turn"


def with_dark_alleys() -> Rum:
    """13 pirates; 3N0 + 6E1 and 9E0 + 8S0 were used, and the captain comes from Coin 2 over 4 segments."""
    state = turn(captain="Coin 2", supply=13)
    for name in ("3N0", "6E1", "9E0", "8S0"):
        state.alleys[dark(state, name)] = 0
        state.supply[0] -= state.town.length[dark(state, name)]
    do(state, move(state, "HQ 1"))
    return state


@rule("R12.6")
def test_one_or_two_dark_alleys_may_be_cleared_instead_but_nothing_else_together() -> None:
    state = with_dark_alleys()
    do(state, ("retake", dark(state, "6E1")))
    assert step(state) == "SecondDark"
    assert rule_of(state, ("retake", alley(state, "Coin 2", "HQ 1"))) == "R12.6"
    do(state, ("retake", dark(state, "9E0")))
    assert step(state) == "Turn"  # no third one
    state = with_dark_alleys()
    do(state, ("retake", dark(state, "6E1")))
    play(state, "skip")
    assert step(state) == "Turn"
    state = with_dark_alleys()
    do(state, ("retake", alley(state, "Coin 2", "HQ 1")))
    assert step(state) == "Turn"


@rule("R12.7")
def test_dark_alleys_of_different_moves_and_of_the_entry_may_be_cleared() -> None:
    state = with_dark_alleys()
    assert ("retake", alley(state, "Coin 2", "HQ 1")) in state.legal(0)
    do(state, ("retake", dark(state, "6E1")))
    assert ("retake", dark(state, "9E0")) in state.legal(0)
    state = turn("9r90 8r90 7r90 / 6r90 5r90 4r90 / 3r90 2r90 1r90", captain="FrereJacques 9")
    do(state, dark_move(state, "9N0", "1S0"))
    do(state, ("retake", dark(state, "9N0")), ("retake", dark(state, "1S0")))
    assert (state.supply[0], state.captain) == (10, field("HQ 1"))


@rule("R12.8")
def test_pirates_of_others_stay() -> None:
    state = turn(captain="Coin 1")
    theirs = alley(state, "Pirate 1", "HQ 1")
    occupy(state, [theirs])
    do(state, move(state, "HQ 1"))
    assert ("retake", theirs) not in state.legal(0)
    assert rule_of(state, ("retake", theirs)) == "R12.8"
    for number in (alley(state, "HQ 1", "Rum 1"), -1, 88):
        assert refused(state, ("retake", number)) == missing("R12.5", "pirates")


@rule("R12.9")
def test_cleared_alleys_are_free_at_once_for_everyone() -> None:
    state = enter("Coin 1", "HQ 1")
    way = alley(state, "Coin 1", "HQ 1")
    do(state, ("retake", way))
    assert ("move", way) in state.legal(0)
    play(state, "ahoy")
    assert ("move", way) in state.legal(1)


@rule("R12.10")
def test_a_pirate_field_hires_one_pirate() -> None:
    state = turn(captain="HQ 1", supply=10)
    state.hiring[0] = 5
    do(state, move(state, "Pirate 1"))
    assert (state.hiring[0], state.supply[0]) == (4, 8)
    state = turn(captain="HQ 1", supply=10)
    state.hiring = [0, 5, 5, 5]
    do(state, move(state, "Pirate 1"))
    assert (state.hiring, state.supply[0]) == ([0, 5, 5, 5], 7)


# -- supplies


@rule("R13.1")
def test_supplies_are_drawn_in_secret_and_kept_or_sold() -> None:
    state = enter("Guard 3", "Shop 3")
    facts = play(state, "draw:48")
    assert state.legal(0) == [("keep",), ("sell",)]
    assert [fact.seen(1) for fact in facts] == [("good_drawn", 0)]
    assert state.view(0).drawn == 48  # type: ignore[attr-defined]
    play(state, "keep")
    assert (state.height(GOOD_TOKEN), state.tokens(0), state.coins[0]) == (19, [48], 2)


@rule("R13.2")
@pytest.mark.parametrize("value", [2, 5])
def test_a_sale_brings_two_coins_and_the_token_goes_to_the_bottom(value: int) -> None:
    state = enter("Guard 3", "Shop 3")
    sold = face(GOOD_TOKEN, value)
    do(state, ("draw", sold), ("sell",))
    assert (state.coins[0], state.height(GOOD_TOKEN), state.under) == (4, 20, [sold])
    assert state.pile[sold] == 0
    use_up(state, GOOD_TOKEN, holder=1)
    arrive_again(state, "Guard 3", "Shop 3")
    assert step(state) == "KeepOrSell"  # it comes up when all others are gone
    assert state.drawn == sold


@rule("R13.3")
def test_only_the_token_just_drawn_can_be_sold() -> None:
    state = turn(captain="Guard 3")
    state.held = [45, 46, 47]
    assert rule_of(state, ("sell",)) == "R13.3"
    do(state, move(state, "Shop 3"))
    play(state, "draw:48 sell")
    assert state.held == [45, 46, 47]
    assert rule_of(state, ("sell",)) == "R13.3"


# -- rendez-vous


@rule("R14.1")
def test_rendezvous_lie_face_down_on_the_flag_without_limit() -> None:
    state = enter("Guard 3", "RendezVous 3")
    play(state, "draw:65")
    for symbol in (66, 67):
        arrive_again(state, "Guard 3", "RendezVous 3")
        do(state, ("draw", symbol))
    assert state.on_flag(0) == [65, 66, 67]
    state.round = 5
    arrive_again(state, "HQ 1", "Rum 1")
    assert (state.on_flag(0), state.tokens(0)) == ([66, 67], [65])


@rule("R14.2")
def test_moving_onto_the_symbol_oneself_fulfils_a_rendezvous() -> None:
    state = turn(captain="Swan 5")
    give_rendezvous(state, 0, 68)
    facts = do(state, move(state, "Pirate 5"))
    assert told(facts, "rendezvous_met") == [(0, 68, 0)]
    assert [fact.seen(None) for fact in facts if fact.name == "rendezvous_met"] == [("rendezvous_met", 0, 68, 0)]
    assert (state.on_flag(0), state.tokens(0)) == ([], [68])
    state = turn(captain="Coin 3")
    give_rendezvous(state, 0, 68)
    do(state, dark_move(state, "3N0", "1N1"))
    assert state.tokens(0) == [68]


@rule("R14.3")
def test_one_arrival_fulfils_one_rendezvous() -> None:
    state = turn(captain="Coin 7")
    give_rendezvous(state, 0, 73)
    give_rendezvous(state, 0, 73)
    do(state, move(state, "Chest 7"))
    play(state, "skip")
    assert (state.on_flag(0), state.tokens(0)) == ([73], [73])
    arrive_again(state, "Coin 8", "Chest 8")
    assert (state.on_flag(0), state.tokens(0)) == ([], [73, 73])


@rule("R14.4")
def test_moves_of_others_and_rests_fulfil_nothing() -> None:
    state = turn(captain="HQ 1")
    give_rendezvous(state, 1, 65)
    do(state, move(state, "Rum 1"))
    play(state, "ahoy rest")
    assert state.on_flag(1) == [65]


@rule("R14.5")
def test_a_rendezvous_counts_even_if_the_action_yields_nothing() -> None:
    state = turn(captain="Coin 5")
    display(state, *[face(0, 3, 1)] * 4)  # only tokens of Es Cruce
    give_rendezvous(state, 0, 67)
    facts = do(state, move(state, "Swan 5"))
    assert [fact.name for fact in facts] == ["moved", "rendezvous_met", "empty_handed"]
    state = turn(captain="HQ 1")
    state.hiring[0] = 2
    give_rendezvous(state, 0, 68)
    facts = do(state, move(state, "Pirate 1"))
    assert [fact.name for fact in facts] == ["moved", "rendezvous_met", "hired"]
    assert state.hiring[0] == 1


@rule("R14.6")
@pytest.mark.parametrize(
    ("captain", "target", "tavern", "yellow"),
    [
        ("Coin 5", "Swan 5", True, False),
        ("Pirate 8", "EsCruce 8", True, False),
        ("Shop 9", "FrereJacques 9", True, False),
        ("Rum 6", "YellowMap 6", False, True),
        ("Coin 9", "YellowMap 9", False, True),
        ("Rum 2", "PinkMap 2", False, False),
        ("Shop 4", "PinkMap 4", False, False),
        ("Swan 5", "GreenMap 5", False, False),
        ("Guard 7", "GreenMap 7", False, False),
    ],
)
def test_the_tavern_symbol_fits_any_tavern_and_a_map_only_its_colour(
    captain: str, target: str, tavern: bool, yellow: bool
) -> None:
    state = turn(captain=captain)
    give_rendezvous(state, 0, 67)
    give_rendezvous(state, 0, 72)
    do(state, move(state, target))
    assert (67 not in state.on_flag(0), 72 not in state.on_flag(0)) == (tavern, yellow)


# -- treasure maps


def open_maps(state: Rum) -> None:
    display(
        state,
        face(MAP_TOKEN, 3, PINK),
        face(MAP_TOKEN, 6, PINK),
        face(MAP_TOKEN, 4, GREEN),
        face(MAP_TOKEN, 5, YELLOW),
    )


@rule("R15.1")
def test_one_open_map_of_the_fields_colour_may_be_taken() -> None:
    state = turn(captain="Rum 2")
    open_maps(state)
    do(state, move(state, "PinkMap 2"))
    assert state.legal(0) == [("take", face(MAP_TOKEN, 6, PINK)), ("take", face(MAP_TOKEN, 3, PINK)), ("skip",)]
    assert rule_of(state, ("take", face(MAP_TOKEN, 4, GREEN))) == "R15.1"
    assert rule_of(state, ("take", face(MAP_TOKEN, 5, PINK))) == "R15.1"
    do(state, ("take", face(MAP_TOKEN, 6, PINK)))
    assert state.tokens(0) == [face(MAP_TOKEN, 6, PINK)]
    state = turn(captain="Swan 5")
    open_maps(state)
    do(state, move(state, "GreenMap 5"))
    assert state.legal(0) == [("take", face(MAP_TOKEN, 4, GREEN)), ("skip",)]
    play(state, "skip")
    assert sorted(state.open[4:8]) == sorted([12, 15, 17, 22])


@rule("R15.1")
def test_without_an_open_map_of_the_colour_nothing_happens() -> None:
    state = turn(captain="Rum 6")
    display(state, *[face(MAP_TOKEN, value, PINK) for value in (3, 4, 5, 6)])
    facts = do(state, move(state, "YellowMap 6"))
    assert [fact.name for fact in facts] == ["moved", "empty_handed"]
    assert facts[1].rule == "R15.1"


@rule("R15.2")
def test_open_maps_are_filled_up_to_four_while_the_stack_lasts() -> None:
    state = turn(captain="Rum 2")
    open_maps(state)
    do(state, move(state, "PinkMap 2"), ("take", 12), ("reveal", 13))
    assert (sorted(state.open[4:8]), state.height(MAP_TOKEN)) == ([13, 15, 17, 22], 25)
    assert step(state) == "Turn"  # the new one matches, but it is one map per arrival
    state = turn(captain="Rum 2")
    open_maps(state)
    use_up(state, MAP_TOKEN, holder=1)
    do(state, move(state, "PinkMap 2"), ("take", 12))
    assert sorted(state.open[4:8]) == [-1, 15, 17, 22]
    assert step(state) == "Turn"


# -- the city guard


@rule("R19.1")
def test_the_mover_chooses_a_stack_and_everybody_sees_the_guard() -> None:
    state = enter("Coin 6", "Guard 6")
    assert state.legal(0) == [("challenge", 0), ("challenge", 1), ("skip",)]
    assert rule_of(state, ("challenge", 2)) == "R19.1"
    facts = play(state, "challenge:1 draw:43")
    assert facts[0].seen(None) == ("guard_met", 0, 43, 8)
    assert state.height(SMALL_GUARD) == 9


@rule("R19.2")
@pytest.mark.parametrize(("value", "wins"), [(4, True), (5, False)])
def test_more_pirates_in_the_supply_than_the_guard_shows_win(value: int, wins: bool) -> None:
    state = enter("Coin 6", "Guard 6", supply=7)
    assert state.supply[0] == 5
    do(state, ("challenge", 1), ("draw", face(LARGE_GUARD, value)))
    assert state.tokens(0) == ([face(LARGE_GUARD, value)] if wins else [])


@rule("R19.3")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_guards_of_one_and_two_bring_a_coin_too(value: int) -> None:
    state = enter("Coin 6", "Guard 6")
    stack = SMALL_GUARD if value <= 3 else LARGE_GUARD
    facts = do(state, ("challenge", stack - SMALL_GUARD), ("draw", face(stack, value)))
    assert state.coins[0] == (3 if value <= 2 else 2)
    assert [VALUE[token] for token in state.tokens(0)] == [value]
    assert [fact.rule for fact in facts if fact.name == "coins_gained"] == (["R19.3"] if value <= 2 else [])


@rule("R19.4")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_lost_guard_goes_to_the_bottom_of_its_stack_and_nothing_else_is_lost(value: int) -> None:
    state = enter("Coin 6", "Guard 6", supply=2 + value)
    do(state, ("challenge", 0), ("draw", face(SMALL_GUARD, value)))
    assert (state.height(SMALL_GUARD), state.under) == (9, [face(SMALL_GUARD, value)])
    assert (state.coins[0], state.supply[0], state.held) == (2, value, [])
    use_up(state, SMALL_GUARD, holder=1)
    set_supply(state, 0, 10)
    arrive_again(state, "Coin 6", "Guard 6")
    facts = play(state, "challenge:0")
    assert told(facts, "guard_beaten") == [(0, face(SMALL_GUARD, value))]


@rule("R19.5")
def test_a_stack_that_cannot_be_beaten_may_be_chosen_but_no_empty_one() -> None:
    state = enter("Coin 6", "Guard 6", supply=2)
    assert state.supply[0] == 0
    assert state.legal(0) == [("challenge", 0), ("challenge", 1), ("skip",)]
    facts = play(state, "challenge:0 draw:39")
    assert told(facts, "guard_lost") == [(0, 39)]
    state = turn(captain="Coin 6")
    use_up(state, SMALL_GUARD)
    do(state, move(state, "Guard 6"))
    assert state.legal(0) == [("challenge", 1), ("skip",)]
    assert rule_of(state, ("challenge", 0)) == "R19.5"
    state = turn(captain="Coin 6")
    use_up(state, SMALL_GUARD)
    use_up(state, LARGE_GUARD)
    facts = do(state, move(state, "Guard 6"))
    assert [fact.name for fact in facts] == ["moved", "empty_handed"]
    assert facts[1].rule == "R19.5"


def test_the_rendezvous_stack_may_run_out() -> None:
    state = turn(captain="Guard 3")
    use_up(state, RENDEZVOUS_TOKEN)
    do(state, move(state, "RendezVous 3"))
    assert step(state) == "Turn"
    assert len(state.held) == 18
    assert not reveals(state)
    assert all(token < FACES for token in state.held)
