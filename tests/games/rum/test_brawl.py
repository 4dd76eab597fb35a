"""R9, R10, R21: the brawl, the sleeping places and the third team in the game for two."""

import random
from collections.abc import Generator

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.brawl import Column
from nassau.games.rum.components import BERTH, COIL, HAMMOCK, STACK_OF, THIRD_TEAM
from nassau.games.rum.dice import Drink, Throw
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING, Fact
from nassau.kernel.chance import fast
from nassau.testing.cases import below
from tests.games.rum.build import (
    brawl,
    display,
    do,
    face,
    finish,
    game,
    move,
    play,
    rule_of,
    step,
    told,
    turn,
)
from tests.games.rum.oracle import Question, fight
from tests.support.marks import rule

TEAMS = {0: "A", 1: "B", 2: "C", 3: "D", 4: "E", THIRD_TEAM: "X"}


def roller(state: Rum) -> int:
    """The team that rolls now."""
    top = state.stack[-1]
    assert isinstance(top, Throw)
    return top.team


def column(state: Rum) -> tuple[int, ...]:
    """Side, column and row that is rolling."""
    top = state.stack[-2]
    assert isinstance(top, Column)
    return top.local()[:3]


def beds(facts: list[Fact]) -> dict[str, list[int]]:
    """Which kinds of sleeping places each team won; "-" stands for those that left the game."""
    won: dict[str, list[int]] = {}
    for team, token, _ in told(facts, "bed_won"):
        won.setdefault(TEAMS[team], []).append(STACK_OF[token])
    for token, *_ in told(facts, "bed_removed"):
        won.setdefault("-", []).append(STACK_OF[token])
    return won


# -- the brawl


@rule("R9.1")
def test_pirates_at_the_same_distance_from_the_mast_form_a_column() -> None:
    state = brawl([(0, 3), (1, 2), (2, 4), (3, 1)])
    seen: dict[int, list[int]] = {}
    while state.pending == (-1,) and column(state)[0] == 0:
        seen.setdefault(column(state)[1], []).append(roller(state))
        play(state, "1")
    assert seen == {3: [0, 2], 2: [0, 1, 2], 1: [0, 1, 2, 3]}


@rule("R9.2")
def test_columns_are_fought_from_the_outermost_inwards_on_alternating_sides() -> None:
    state = brawl([(0, 3), (1, 2)])
    order = []
    while step(state) == "Throw" and len(state.stack) > 2:
        order.append(column(state)[:2])
        play(state, "5 5")  # the lower row wins every column
    assert order == [(0, 2), (0, 1), (1, 1)]
    state = brawl([(0, 2), (1, 2)])
    play(state, "5 5 5 4")
    assert (state.left, state.right) == ([0, 0], [1, 1])
    assert column(state)[:2] == (1, 1)


@rule("R9.2")
def test_a_pirate_that_crossed_waits_until_its_new_side_is_due() -> None:
    state = brawl([(0, 3), (1, 3)])
    play(state, "5 1")
    assert (state.left, state.right) == ([2, 2], [1, 0])
    assert column(state)[:2] == (0, 2)


@rule("R9.3")
def test_a_pirate_alone_in_its_column_wins_without_a_roll() -> None:
    state = brawl([(0, 4), (1, 2)])
    assert told(state.facts, "crossed") == [(0, 0, 4, 0), (0, 0, 3, 0)]
    assert (state.left, state.right) == ([2, 2], [2, 0])


@rule("R9.4")
def test_the_pirates_of_a_column_roll_once_each_from_top_to_bottom() -> None:
    state = brawl([(0, 2), (1, 1), (2, 2), (3, 2)])
    order = []
    while column(state)[1] == 2:
        order.append(roller(state))
        assert state.pending == (-1,)  # nobody is asked whether to withdraw
        play(state, "3")
    assert order == [0, 2, 3]


@rule("R9.5")
@pytest.mark.parametrize(
    ("rolls", "winner"), [("4 4", 1), ("4 3", 0), ("5 3 5", 2), ("5 3 4", 0), ("1 2 3", 2), ("6 6 5", 1)]
)
def test_an_equal_or_higher_number_beats_the_best_so_far(rolls: str, winner: int) -> None:
    state = brawl([(seat, 2) for seat in range(len(rolls.split()))])
    facts = play(state, rolls)
    assert told(facts, "crossed") == [(winner, 0, 2, 1)]


@rule("R9.6")
def test_a_beaten_pirate_goes_home_at_once() -> None:
    state = brawl([(0, 2), (1, 2), (2, 2)], seats=3)
    before = state.supply.copy()
    play(state, "2")
    assert state.supply == before
    play(state, "4")
    assert state.supply == [before[0] + 1, before[1], before[2]]
    play(state, "1")
    assert state.supply == [before[0] + 1, before[1], before[2] + 1]


@rule("R9.7")
def test_winners_cross_in_their_row_to_the_place_nearest_the_mast() -> None:
    state = brawl([(0, 3), (1, 2), (2, 4), (3, 1)])
    play(state, "4 4")
    assert state.right == [0, 0, 2, 0]
    assert state.left == [2, 2, 2, 1]


@rule("R9.8")
def test_a_team_is_out_without_pirates_on_either_side_and_the_last_one_goes_home() -> None:
    state = brawl([(0, 2), (1, 1)], seats=3)
    facts = play(state, "2 5")  # column 1: B wins, A still has the pirate that crossed
    assert not told(facts, "team_out")
    assert (state.left, state.right) == ([0, 0], [1, 1])
    facts = play(state, "3 2")
    assert told(facts, "team_out") == [(1,)]
    assert state.rows == []
    assert [state.supply[seat] + state.hiring[seat] for seat in range(3)] == [15, 15, 15]


# -- sleeping places


def sleep(state: Rum) -> None:
    """Open berth 7 and hammock 5, and the coil 2 where it is used."""
    display(state, face(BERTH, 7), face(HAMMOCK, 5), *([face(COIL, 2)] if state.seats > 3 else []))


@rule("R10.1")
def test_the_last_team_gets_the_berth_and_the_second_last_the_hammock() -> None:
    state = brawl([(0, 1), (1, 1), (2, 1)], seats=3)
    sleep(state)
    facts = play(state, "2 3 4")
    assert told(facts, "team_out") == [(0,), (1,)]
    assert told(facts, "bed_won") == [(2, face(BERTH, 7), 1), (1, face(HAMMOCK, 5), 2)]
    assert state.tokens(2) == [face(BERTH, 7)]
    assert state.tokens(1) == [face(HAMMOCK, 5)]


@rule("R10.2")
def test_with_four_and_five_the_third_last_team_gets_the_coil() -> None:
    facts = play(brawl([(seat, 1) for seat in range(5)], seats=5), "1 2 3 4 5")
    assert beds(facts) == {"E": [BERTH], "D": [HAMMOCK], "C": [COIL]}
    facts = play(brawl([(seat, 1) for seat in range(3)], seats=4), "1 2 3")
    assert beds(facts) == {"C": [BERTH], "B": [HAMMOCK], "A": [COIL]}


@rule("R10.3")
def test_with_two_and_three_the_winner_gets_only_the_berth_and_the_third_last_nothing() -> None:
    assert beds(play(brawl([(0, 1), (1, 1), (2, 1)], seats=3), "1 2 3")) == {"C": [BERTH], "B": [HAMMOCK]}
    assert beds(play(brawl([(0, 1), (1, 1)], seats=3), "1 2")) == {"B": [BERTH], "A": [HAMMOCK]}
    assert beds(brawl([(0, 1)], seats=3).facts) == {"A": [BERTH], "-": [HAMMOCK]}


@rule("R10.4")
def test_of_two_teams_the_winner_gets_berth_and_coil() -> None:
    state = brawl([(0, 2), (1, 2)])
    facts = play(state, "3 2 4 4 5 1")
    assert beds(facts) == {"A": [BERTH, COIL], "B": [HAMMOCK]}
    facts = play(brawl([(0, 1), (1, 1), (2, 1)]), "1 2 1")
    assert beds(facts)["B"] == [BERTH]


@rule("R10.5")
def test_a_team_alone_aboard_wins_without_a_fight() -> None:
    state = brawl([(0, 3)])
    assert not told(state.facts, "rolled")
    assert beds(state.facts) == {"A": [BERTH, COIL], "-": [HAMMOCK]}
    assert state.supply[0] + state.hiring[0] == 15


@rule("R10.6")
def test_without_any_team_aboard_the_sleeping_places_leave_the_game() -> None:
    state = turn(seats=3, supply=1)
    finish(state, 1, 2)
    facts = do(state, move(state, "Coin 1"))
    assert beds(facts) == {"-": [BERTH, HAMMOCK]}
    assert told(facts, "round_began") == [(2, 1)]
    assert state.pending == (-1,)  # new ones are turned over


@rule("R10.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_new_sleeping_places_are_revealed_after_each_of_four_brawls(seats: int) -> None:
    state, source, heights = GAME.start(seats), fast(3), {}
    assert isinstance(state, Rum)
    while not state.over:
        if state.pending == (-1,):
            state.chance(source)
        else:
            heights[state.round - 1] = state.height(BERTH)
            assert state.open[10] != NOTHING
            state.apply(state.pending[0], ("aboard",))
    heights[5] = state.height(BERTH)
    assert heights == {0: 4, 1: 3, 2: 2, 3: 1, 4: 0, 5: 0}
    assert state.open[10:12] == [NOTHING, NOTHING]


# -- the oracle


@pytest.mark.parametrize("seed", range(150))
def test_the_brawl_agrees_with_an_independent_retelling(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + below(rng, 4)
    teams = [THIRD_TEAM] if seats == 2 else []
    seated = list(range(seats))
    rng.shuffle(seated)
    teams += seated[below(rng, seats) :]
    rows = [(team, 1 + below(rng, 6 if team == THIRD_TEAM else 15)) for team in teams]
    barrels = {seat: below(rng, 3) for seat in range(seats)}
    state = brawl(rows, seats=seats, rum=barrels)
    won = told(state.facts, "bed_won")
    if len(rows) > 1:
        facts = compare(state, fight(rows, barrels), rng)
        won = told(facts, "bed_won")
    assert state.rum == list(barrels.values())
    assert [15] * seats == [state.supply[seat] + state.hiring[seat] for seat in range(seats)]
    assert all(team != THIRD_TEAM for team, _, _ in won)


def compare(state: Rum, story: Generator[Question, int, list[int]], rng: random.Random) -> list[Fact]:
    """Answer the questions of both alike and compare who is asked what and who goes out when; all facts."""
    facts, expected = list[Fact](), next(story)
    while True:
        assert question(state) == expected
        answer = 1 + below(rng, 6) if expected[0] == "roll" else below(rng, 2)
        facts += play(state, said(state, answer))
        try:
            expected = story.send(answer)
        except StopIteration as end:
            order: list[int] = end.value
            break
    assert [team for (team,) in told(facts, "team_out")] == order[:-1]
    prize = [order[-1], order[-2]]
    won = {STACK_OF[token]: team for team, token, _ in told(facts, "bed_won")}
    assert [won.get(kind, THIRD_TEAM) for kind in (BERTH, HAMMOCK)] == prize
    if state.seats > 3:
        assert won[COIL] == (order[-3] if len(order) > 2 else order[-1])
    return facts


def question(state: Rum) -> Question:
    top = state.stack[-1]
    return ("rum", top.seat) if isinstance(top, Drink) else ("roll", roller(state))


def said(state: Rum, answer: int) -> str:
    """The number of a roll, or what is said to it."""
    top = state.stack[-1]
    if not isinstance(top, Drink):
        return str(answer)
    return ("again" if top.repeats else "rum") if answer else "stand"


# -- the game for two


@rule("R21.1")
def test_before_each_round_a_die_musters_the_third_team() -> None:
    state, source, sizes = GAME.start(2), fast(8), []
    assert isinstance(state, Rum)
    while not state.over:
        if state.pending == (-1,):
            state.chance(source)
            sizes += [size for (size,) in told(state.facts, "third_team")]
        else:
            assert (state.rows[0], state.left[0]) == (THIRD_TEAM, sizes[-1])
            state.apply(state.pending[0], ("aboard",))
    assert len(sizes) == 5
    assert game(3).rows == []


@rule("R21.1")
def test_the_seats_get_the_rows_below_the_third_team() -> None:
    state = turn(seats=2)
    play(state, "aboard")
    assert state.rows == [THIRD_TEAM, 0]


@rule("R21.2")
def test_the_third_team_does_nothing_but_brawl() -> None:
    state = turn(seats=2, captain="Coin 8")
    do(state, move(state, "Chest 8"))
    play(state, "open")
    order = []
    for _ in range(4):
        order.append(roller(state))
        play(state, "1")
    assert order == [0, 1, 0, 1]
    state = turn(seats=2, coins=0)
    finish(state, 1)
    do(state, move(state, "Coin 1"))
    assert ("move", move(state, "Rum 1")[1]) in state.legal(0)
    assert state.stack[-1].local() == (0, 0)
    state = turn(seats=2, captain="Coin 5")
    display(state, *[face(0, 3, 0)] * 3, face(0, 5, 0))
    do(state, move(state, "Swan 5"))
    play(state, "invite")
    assert state.pending == (1,)
    play(state, "join")
    assert step(state) == "Throw"


@rule("R21.2", "R21.3")
def test_the_dice_of_the_third_team_put_no_question_to_anyone() -> None:
    state = GAME.start(2)
    assert isinstance(state, Rum)
    state.rum = [2, 2]
    source = fast(1)
    while len(state.stack) < 3 or step(state) != "Throw":
        state.chance(source)
    play(state, "4")
    assert step(state) == "Turn"


@rule("R21.3")
def test_the_third_team_rolls_first_and_loses_equal_numbers() -> None:
    state = brawl([(THIRD_TEAM, 2), (0, 2)], seats=2, rum={0: 0})
    assert roller(state) == THIRD_TEAM
    facts = play(state, "5 5")
    assert told(facts, "crossed") == [(0, 0, 2, 1)]
    assert told(facts, "beaten") == [(THIRD_TEAM, 5, 0, 5, 1)]


@rule("R21.4")
def test_what_the_third_team_wins_leaves_the_game() -> None:
    state = brawl([(THIRD_TEAM, 4), (0, 1)], seats=2)
    facts = play(state, "6 5")
    assert beds(facts) == {"A": [HAMMOCK], "-": [BERTH]}
    assert [fact.rule for fact in facts if fact.name == "bed_removed"] == ["R21.4"]
    assert state.rows == []


@rule("R21.5")
def test_the_third_team_counts_as_a_team() -> None:
    facts = play(brawl([(THIRD_TEAM, 1), (0, 1), (1, 1)], seats=2), "4 3 5")
    assert told(facts, "team_out") == [(0,), (THIRD_TEAM,)]
    assert beds(facts) == {"B": [BERTH], "-": [HAMMOCK]}
    facts = play(brawl([(THIRD_TEAM, 1), (0, 1), (1, 1)], seats=2), "1 2 3")
    assert beds(facts) == {"B": [BERTH], "A": [HAMMOCK]}


@rule("R21.6")
def test_if_nobody_goes_aboard_the_third_team_wins_without_a_fight() -> None:
    state = turn(seats=2, supply=1)
    finish(state, 1)
    facts = do(state, move(state, "Coin 1"))
    assert beds(facts) == {"-": [BERTH, HAMMOCK]}
    assert state.round == 2


def test_rum_is_offered_to_the_roller_in_a_brawl_only() -> None:
    state = brawl([(0, 1), (1, 1)], rum={1: 1})
    play(state, "4")
    assert step(state) == "Throw"
    play(state, "2")
    assert state.pending == (1,)
    assert rule_of(state, ("aboard",)) == "R4.4"
