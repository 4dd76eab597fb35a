"""The worked examples of the rulebook, besides those of the scoring."""

import pytest

from nassau.games.rum.components import (
    ALLEYS,
    BERTH,
    CHEST_TOKEN,
    COIL,
    FIRST_DARK,
    HAMMOCK,
    LARGE_GUARD,
    SMALL_GUARD,
    TAVERN_TOKEN,
    THIRD_TEAM,
)
from nassau.games.rum.state import Rum
from tests.games.rum.build import (
    alley,
    brawl,
    dark,
    dark_move,
    display,
    do,
    face,
    field,
    finish,
    give_rendezvous,
    move,
    occupy,
    play,
    reveals,
    rule_of,
    set_supply,
    step,
    told,
    turn,
)
from tests.support.marks import example

GOLD, BLUE, VIOLET, SILVER = 0, 1, 2, 3


@example("R-E1")
def test_gold_moves_to_a_pirate_and_on_to_a_tavern() -> None:
    state = turn("8r90 2 3 / 1 6 4 / 5 7 9")
    state.hiring[0] = 5
    occupy(state, [alley(state, "Pirate 1", "Rum 6")])
    do(state, move(state, "Pirate 1"))
    assert (state.supply[0], state.coins[0]) == (8, 2)
    assert {move(state, "Coin 1"), move(state, "EsCruce 8")} <= set(state.legal(0))
    assert rule_of(state, move(state, "Rum 6")) == "R5.2"
    do(state, move(state, "EsCruce 8"))
    assert (state.coins[0], state.supply[0], state.captain) == (1, 6, field("EsCruce 8"))


def blue_at_the_rendezvous(blocked: bool) -> Rum:
    state = turn("1 3r90 2 / 4 5 6 / 9r90 7 8", captain="Guard 3")
    occupy(state, [alley(state, "RendezVous 3", "Pirate 1")])
    if blocked:
        occupy(state, [alley(state, "RendezVous 3", "Coin 3")], seat=2)
    do(state, move(state, "RendezVous 3"), ("draw", 65))
    display(state, *[face(TAVERN_TOKEN, 3, 2)] * 4)
    do(state, dark_move(state, "3N0", "9W0"))
    return state


@example("R-E2")
def test_blue_moves_through_dark_alleys_by_choice() -> None:
    state = blue_at_the_rendezvous(blocked=False)
    assert (state.coins[0], state.supply[0], state.captain) == (0, 5, field("FrereJacques 9"))
    assert step(state) == "Tavern"


@example("R-E3")
def test_blue_has_no_other_way_than_dark_alleys() -> None:
    assert blue_at_the_rendezvous(blocked=True).coins[0] == 1


@example("R-E4")
def test_rows_on_the_ship_in_the_order_of_going_aboard() -> None:
    state = turn(seats=5, supply=2)
    finish(state, 4)
    for seat, pirates in ((1, 3), (2, 1), (3, 2)):
        set_supply(state, seat, pirates)
    facts = play(state, "aboard aboard aboard aboard")
    assert told(facts, "went_aboard") == [(0, 2), (1, 3), (2, 1), (3, 2)]
    assert told(facts, "brawl_began") == [(4, -1)]
    assert 4 not in state.rows


@example("R-E5")
def test_the_brawl_of_the_rulebook() -> None:
    state = brawl([(GOLD, 3), (BLUE, 2), (VIOLET, 4), (SILVER, 1)], rum={VIOLET: 1, SILVER: 2})
    display(state, face(BERTH, 7), face(HAMMOCK, 5), face(COIL, 2))
    start = state.facts.copy()
    facts = play(state, "4 2 rum 3 again 4  5 3 2  2 4 1 3 rum 5 stand")
    assert [row[0] for row in told(start + facts, "crossed")][:4] == [VIOLET, VIOLET, GOLD, SILVER]
    assert told(facts, "team_out") == [(BLUE,)]
    assert told(facts, "crossed")[-1] == (VIOLET, 1, 2, 0)  # alone in the right column 2
    assert (state.right, state.left) == ([1, 0, 1, 1], [0, 0, 1, 0])
    facts = play(state, "5 3 2 rum 4 again 1")
    assert told(facts, "team_out") == [(SILVER,)]
    facts = play(state, "3 3")
    assert told(facts, "team_out") == [(GOLD,)]
    won = [(VIOLET, face(BERTH, 7), 1), (GOLD, face(HAMMOCK, 5), 2), (SILVER, face(COIL, 2), 3)]
    assert told(facts, "bed_won") == won
    assert state.rum == [0, 0, 0, 0]


@example("R-E6")
@pytest.mark.parametrize(
    ("captain", "target"), [("Coin 5", "Swan 5"), ("Pirate 8", "EsCruce 8"), ("Shop 9", "FrereJacques 9")]
)
def test_the_tavern_rendezvous_is_met_in_any_tavern(captain: str, target: str) -> None:
    assert meets(captain, target, 67)


@example("R-E7")
@pytest.mark.parametrize(
    ("captain", "target", "met"),
    [
        ("Rum 6", "YellowMap 6", True),
        ("Coin 9", "YellowMap 9", True),
        ("Rum 2", "PinkMap 2", False),
        ("Shop 4", "PinkMap 4", False),
        ("Swan 5", "GreenMap 5", False),
        ("Guard 7", "GreenMap 7", False),
    ],
)
def test_the_yellow_map_rendezvous_is_met_on_yellow_maps(captain: str, target: str, met: bool) -> None:
    assert meets(captain, target, 72) == met


@example("R-E8")
@pytest.mark.parametrize(
    ("captain", "target"), [("RendezVous 3", "Guard 3"), ("Coin 6", "Guard 6"), ("GreenMap 7", "Guard 7")]
)
def test_the_guard_rendezvous_is_met_even_if_the_guard_wins(captain: str, target: str) -> None:
    assert meets(captain, target, 66)


def meets(captain: str, target: str, symbol: int) -> bool:
    state = turn(captain=captain)
    give_rendezvous(state, 0, symbol)
    do(state, move(state, target))
    return state.tokens(0) == [symbol]


def bout() -> Rum:
    """Blue, Black and Gold at Es Cruce with a 2 and a 5."""
    state = turn(captain="Pirate 8", seats=3)
    other = face(TAVERN_TOKEN, 4, 0)
    display(state, face(TAVERN_TOKEN, 2, 1), face(TAVERN_TOKEN, 5, 1), other, other)
    do(state, move(state, "EsCruce 8"))
    return state


@example("R-E9")
def test_a_drinking_bout_of_three() -> None:
    state = bout()
    facts = play(state, "invite join join 2 4 5 3 1 6")
    assert state.coins == [4, 1, 1]
    assert told(facts, "token_won") == [(1, face(TAVERN_TOKEN, 2, 1), 4), (2, face(TAVERN_TOKEN, 5, 1), 6)]
    assert state.open[2:4] == [face(TAVERN_TOKEN, 4, 0)] * 2
    assert len(told(reveals(state), "revealed")) == 2


@example("R-E10")
def test_nobody_drinks_along() -> None:
    state = bout()
    facts = play(state, "invite pass pass")
    assert state.tokens(0) == [face(TAVERN_TOKEN, 2, 1), face(TAVERN_TOKEN, 5, 1)]
    assert (state.coins, told(facts, "rolled")) == ([2, 2, 2], [])


@example("R-E11")
def test_the_scorpion_stings_at_twelve() -> None:
    state = turn(captain="Coin 7")
    display(state, face(CHEST_TOKEN, 5), 29)
    do(state, move(state, "Chest 7"))
    facts = play(state, "open 4 5 3")
    assert state.tokens(0) == [face(CHEST_TOKEN, 5)]
    assert state.tokens(2) == [29]
    assert len(told(facts, "rolled")) == 3


@example("R-E12")
def test_only_the_last_of_silvers_rolls_counts() -> None:
    state = bout()
    state.rum[0] = 1
    play(state, "invite join join 4 rum 3 again 2")
    assert (state.tokens(0), state.rum[0]) == ([], 0)


@example("R-E13", "R-E14")
@pytest.mark.parametrize(
    ("value", "left", "wins", "coins"), [(5, 6, True, 2), (5, 5, False, 2), (2, 3, True, 3), (2, 2, False, 2)]
)
def test_guards_against_the_pirates_left_in_the_supply(value: int, left: int, wins: bool, coins: int) -> None:
    state = turn(captain="Coin 6", supply=left + 2)
    stack = LARGE_GUARD if value > 3 else SMALL_GUARD
    do(state, move(state, "Guard 6"), ("challenge", stack - SMALL_GUARD), ("draw", face(stack, value)))
    assert (bool(state.held), state.coins[0]) == (wins, coins)
    assert state.under == ([] if wins else [face(stack, value)])


@example("R-E16")
def test_two_dead_ends_in_a_row_and_back_to_the_headquarters() -> None:
    state = turn(captain="Coin 7", supply=5, coins=0)
    occupy(state, [alley(state, "Coin 8", "Chest 8"), dark(state, "8S0"), dark(state, "9E0")])
    occupy(state, [alley(state, "Coin 9", end) for end in ("YellowMap 9", "Shop 9", "Guard 6")])
    do(state, move(state, "Coin 8"))
    assert (state.captain, state.coins[0]) == (field("Coin 1"), 1)
    do(state, move(state, "HQ 1"), ("retake", alley(state, "Coin 7", "Coin 8")))
    assert (state.supply[0], state.coins[0]) == (4, 0)


@example("R-E17")
def test_the_headquarters_as_a_dead_end() -> None:
    for choice in ("retake", "skip"):
        state = turn(captain="Coin 1", supply=3, coins=1)
        occupy(state, [alley(state, "HQ 1", end) for end in ("Pirate 1", "Rum 1", "Coin 2", "Shop 4")])
        way = alley(state, "Coin 1", "HQ 1")
        do(state, move(state, "HQ 1"))
        if choice == "retake":
            do(state, ("retake", way))
            assert (state.supply[0], state.captain, state.alleys[way]) == (3, field("HQ 1"), -1)
            assert ("move", way) in state.legal(0)
        else:
            play(state, "skip")
            assert (state.supply[0], state.captain, state.coins[0]) == (2, field("Coin 2"), 1)


@example("R-E18")
@pytest.mark.parametrize(
    ("option", "coins", "blocked", "fee"),
    [
        ("no_other_way", 1, False, 0),
        ("no_other_way", 0, False, 0),
        ("no_other_way", 0, True, 0),
        ("all_occupied", 1, False, 1),
        ("all_occupied", 0, False, None),
        ("all_occupied", 0, True, 0),
    ],
)
def test_dark_alleys_with_two_pirates_left(option: str, coins: int, blocked: bool, fee: int | None) -> None:
    state = turn(captain="Pirate 1", supply=2, coins=coins, dark_alley_coin=option)
    occupy(state, [alley(state, "Pirate 1", "Coin 1"), alley(state, "Pirate 1", "PinkMap 2")])
    if blocked:
        occupy(state, [alley(state, "Pirate 1", "HQ 1")])
    assert rule_of(state, move(state, "HQ 1")) == ("R5.2" if blocked else "R5.3")
    if fee is None:
        assert state.legal(0) == [("aboard",)]
        return
    facts = do(state, dark_move(state, "1N1", "3N0"))
    assert told(facts, "moved_dark")[0][4:] == (2, fee, 0, fee)


@example("R-E19")
def test_a_corner_with_two_dark_alleys() -> None:
    for option in ("forbidden", "allowed"):
        state = turn(supply=6, coins=1, dark_alley_return=option)
        occupy(state, [alley(state, "Coin 1", "Pirate 1"), alley(state, "Coin 1", "Rum 1")])
        ways = (dark(state, "1N0"), dark(state, "1W0"))
        occupy(state, [a for a in range(FIRST_DARK, ALLEYS) if a not in ways])
        do(state, move(state, "Coin 1"))
        if option == "forbidden":
            assert (state.captain, state.supply[0], state.coins[0]) == (field("Coin 2"), 5, 2)
            continue
        assert state.captain == field("Coin 1")
        do(state, dark_move(state, "1N0", "1W0"))
        assert (state.captain, state.supply[0], state.coins[0]) == (field("Coin 2"), 1, 2)


@example("R-E20")
def test_the_last_player_walks_on() -> None:
    state = turn(coins=0)
    state.hiring[0] = 5
    finish(state, 1, 2, 3)
    for target in ("Coin 1", "Rum 1", "RendezVous 4"):
        assert ("rest",) not in state.legal(0)
        do(state, move(state, target))
    do(state, ("draw", 73), dark_move(state, "4W0", "1N1"))
    assert (state.supply[0], state.coins[0], state.rum[0], state.on_flag(0)) == (3, 0, 2, [73])
    assert told(play(state, "aboard"), "went_aboard") == [(0, 3)]


@example("R-E21")
def test_two_dark_alleys_are_better_than_the_alley_just_used() -> None:
    def arrive() -> Rum:
        state = turn(captain="Coin 2", supply=13)
        for name in ("3N0", "6E1", "9E0", "8S0"):
            occupy(state, [dark(state, name)], seat=0)
            state.supply[0] -= state.town.length[dark(state, name)]
        do(state, move(state, "HQ 1"))
        assert state.supply[0] == 2
        return state

    state = arrive()
    do(state, ("retake", alley(state, "Coin 2", "HQ 1")))
    assert state.supply[0] == 6
    state = arrive()
    do(state, ("retake", dark(state, "6E1")))
    assert rule_of(state, ("retake", alley(state, "Coin 2", "HQ 1"))) == "R12.6"
    do(state, ("retake", dark(state, "9E0")))
    assert state.supply[0] == 7


@example("R-E22")
def test_a_brawl_of_two_against_the_third_team() -> None:
    state = brawl([(THIRD_TEAM, 2), (GOLD, 3), (BLUE, 1)], seats=2)
    display(state, face(BERTH, 6), face(HAMMOCK, 4))
    assert told(state.facts, "crossed") == [(GOLD, 0, 3, 0)]
    facts = play(state, "5 5 6 4 6")
    assert told(facts, "team_out") == [(THIRD_TEAM,)]
    before = state.supply[GOLD]
    facts = play(state, "3 2")
    assert told(facts, "bed_won") == [(GOLD, face(BERTH, 6), 1), (BLUE, face(HAMMOCK, 4), 2)]
    assert state.supply[GOLD] == before + 2


@example("R-E25")
def test_rum_saves_from_the_scorpion() -> None:
    state = turn(captain="Coin 8")
    display(state, face(CHEST_TOKEN, 5), 29)
    state.rum[2] = 1
    do(state, move(state, "Chest 8"))
    facts = play(state, "open 4 5 3 rum 1 stand 2")
    assert [total for _, total, _ in told(facts, "added_up")] == [4, 9, 10, 12]
    assert told(facts, "stung") == [(3, 29)]
    assert state.rum[2] == 0
