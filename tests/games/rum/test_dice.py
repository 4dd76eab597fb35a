"""R16–R18: drinking bouts, treasure chests, and rum for the dice."""

import pytest

from nassau.games.rum.components import CHEST_TOKEN, SCORPION_TOKEN, TAVERN_TOKEN, VALUE
from nassau.games.rum.dice import Throw
from nassau.games.rum.moving import Turn
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING
from nassau.kernel.refusal import at_least, missing
from tests.games.rum.build import (
    brawl,
    display,
    do,
    face,
    finish,
    move,
    play,
    refused,
    reveals,
    rule_of,
    step,
    told,
    turn,
    use_up,
)
from tests.support.marks import rule

SWAN, ES_CRUCE, FRERE_JACQUES = 0, 1, 2


def tavern(value: int, house: int = ES_CRUCE) -> int:
    return face(TAVERN_TOKEN, value, house)


def roller(state: Rum) -> int:
    top = state.stack[-1]
    assert isinstance(top, Throw)
    return top.team


def at_es_cruce(*stake: int, seats: int = 4, coins: int = 2, prize: str = "one") -> Rum:
    """Seat 0 has brought the captain to Es Cruce; besides its tokens there are 4s of the Swan."""
    state = turn(captain="Pirate 8", seats=seats, coins=coins, tavern_prize=prize)
    others = [tavern(4, SWAN)] * min(3, 4 - len(stake)) + [tavern(3, SWAN)] * max(0, 1 - len(stake))
    display(state, *[tavern(value) for value in stake], *others)
    do(state, move(state, "EsCruce 8"))
    return state


def bout(*stake: int, joins: str = "join pass pass", rum: int = 0, prize: str = "one") -> Rum:
    state = at_es_cruce(*stake, prize=prize)
    play(state, "invite " + joins)
    state.rum[0] = rum
    return state


# -- taverns


@rule("R16.1")
def test_all_open_tokens_of_the_tavern_are_at_stake_and_without_any_nothing_happens() -> None:
    state = at_es_cruce(2, 5)
    facts = play(state, "invite pass pass pass")
    assert told(facts, "token_won") == [(0, tavern(5), 0), (0, tavern(2), 0)]
    assert [VALUE[f] for f in state.open[:4] if f != NOTHING] == [4, 4]
    state = turn(captain="Shop 9")
    display(state, tavern(2), tavern(5), tavern(4, SWAN), tavern(4, SWAN))
    facts = do(state, move(state, "FrereJacques 9"))
    assert [fact.name for fact in facts] == ["moved", "empty_handed"]


@rule("R16.2")
def test_the_others_are_asked_once_each_clockwise_and_openly() -> None:
    state = turn(captain="Pirate 8", seats=5)
    state.stack[-1] = Turn(2, 0)
    display(state, *[tavern(3)] * 4)
    do(state, move(state, "EsCruce 8"))
    play(state, "invite")
    order = []
    for answer in ("join", "pass", "join", "pass"):
        order.append(state.pending[0])
        facts = play(state, answer)
        assert facts[0].seen(None) is not None
    assert order == [3, 4, 0, 1]
    assert roller(state) == 2


@rule("R16.3")
def test_whoever_joins_pays_a_coin_to_the_host() -> None:
    state = at_es_cruce(2)
    play(state, "invite join pass join")
    assert state.coins == [4, 1, 2, 1]
    state = at_es_cruce(2)
    state.coins[1] = 0
    play(state, "invite")
    assert refused(state, ("join",)) == missing("R16.3", "coin")
    assert state.legal(1) == [("pass",)]


@rule("R16.4")
def test_players_aboard_or_without_pirates_may_join() -> None:
    state = at_es_cruce(2)
    finish(state, 1, 2)
    state.rows, state.left, state.right = [1], [10], [0]
    state.hiring[1] -= 10
    facts = play(state, "invite join join pass 1 1 6")
    assert told(facts, "token_won") == [(2, tavern(2), 6)]


@rule("R16.5")
def test_alone_the_host_wins_everything_without_a_roll() -> None:
    state = at_es_cruce(2, 5)
    facts = play(state, "invite pass pass pass")
    assert not told(facts, "rolled")
    assert state.tokens(0) == [tavern(2), tavern(5)]
    assert state.coins == [2, 2, 2, 2]
    reveals(state)
    assert NOTHING not in state.open[:4]


@rule("R16.6")
def test_the_host_rolls_first_then_the_others_until_all_tokens_are_won() -> None:
    state = bout(2, 5, joins="pass join pass")
    order = []
    for number in "1 2 1 3 6":
        if number != " ":
            order.append(roller(state))
            play(state, number)
    assert order == [0, 2, 0, 2, 0]
    assert step(state) == "Reveal"
    assert state.tokens(2) == [tavern(2)]


@rule("R16.7")
@pytest.mark.parametrize(("value", "number", "wins"), [(5, 6, True), (5, 5, False), (2, 3, True), (2, 2, False)])
def test_a_roll_wins_a_token_of_lower_value_only(value: int, number: int, wins: bool) -> None:
    state = bout(value)
    play(state, str(number))
    assert (tavern(value) in state.tokens(0)) == wins


@rule("R16.8")
def test_a_roll_wins_one_token_of_the_rollers_choice() -> None:
    state = bout(2, 3, 5)
    play(state, "4")
    assert state.legal(0) == [("take", tavern(3)), ("take", tavern(2))]
    assert refused(state, ("take", tavern(5))) == at_least("R16.7", "roll", 6, 4)
    assert rule_of(state, ("take", tavern(4, SWAN))) == "R16.1"
    do(state, ("take", tavern(2)))
    assert state.tokens(0) == [tavern(2)]
    assert roller(state) == 1


@rule("R16.8")
def test_tokens_of_equal_value_need_no_choice() -> None:
    state = bout(3, 3, 5)
    play(state, "5")
    assert state.tokens(0) == [tavern(3)]
    assert roller(state) == 1


@rule("R16.9")
def test_a_roll_that_stands_must_be_taken() -> None:
    state = bout(2, 3, rum=1)
    play(state, "6")
    assert state.legal(0) == [("stand",), ("rum",)]
    play(state, "stand")
    for declined in (("pass",), ("skip",), ("stand",)):
        assert rule_of(state, declined) == "R16.9"
    assert rule_of(state, ("ahoy",)) == "R5.5"


@rule("R16.11")
def test_with_an_optional_prize_a_token_may_be_left() -> None:
    state = bout(2, prize="optional")
    play(state, "3")
    assert state.legal(0) == [("take", tavern(2)), ("pass",)]
    facts = play(state, "pass")
    assert (told(facts, "token_left"), state.tokens(0)) == ([(0, 3)], [])
    assert tavern(2) in state.open
    assert roller(state) == 1
    play(state, f"3 take:{tavern(2)}")
    assert state.tokens(1) == [tavern(2)]


@rule("R16.12")
def test_with_all_as_the_prize_a_roll_wins_every_token_that_it_beats() -> None:
    state = bout(2, 3, 5, prize="all")
    facts = play(state, "4")
    assert told(facts, "token_won") == [(0, tavern(3), 4), (0, tavern(2), 4)]
    assert state.tokens(0) == [tavern(2), tavern(3)]
    assert (roller(state), tavern(5) in state.open) == (1, True)


@rule("R16.10")
def test_the_display_is_filled_only_after_the_bout() -> None:
    state = bout(2, 5)
    play(state, "3")
    assert state.open[:4].count(NOTHING) == 1
    play(state, "6")
    assert (step(state), state.open[:4].count(NOTHING)) == ("Reveal", 2)
    do(state, ("reveal", tavern(3)), ("reveal", tavern(3)))
    assert step(state) == "Turn"  # no second bout
    state = bout(2, 5)
    use_up(state, TAVERN_TOKEN, holder=1)
    state.held.remove(82 + tavern(3))
    state.pile[tavern(3)] = 1
    play(state, "3 6")
    do(state, ("reveal", tavern(3)))
    assert (step(state), state.open[:4].count(NOTHING)) == ("Turn", 1)


# -- chests


def at_chest(sting: int = 12, chest: int = 5, seats: int = 4, seat: int = 0) -> Rum:
    state = turn(captain="Coin 7", seats=seats)
    display(state, face(CHEST_TOKEN, chest), 27 + sting - 10)
    state.stack[-1] = Turn(seat, 0)
    do(state, move(state, "Chest 7"))
    return state


@rule("R17.1")
def test_the_chest_goes_to_the_mover_first() -> None:
    state = at_chest()
    play(state, "open")
    assert state.tokens(0) == [face(CHEST_TOKEN, 5)]
    assert step(state) == "Throw"


@rule("R17.2")
def test_everybody_rolls_in_turn_and_the_rolls_are_added_up() -> None:
    state = at_chest(sting=21, seats=3, seat=1)
    play(state, "open")
    order, totals = [], []
    for number in "213456":
        order.append(roller(state))
        totals += [total for _, total, _ in told(play(state, number), "added_up")]
    assert order == [1, 2, 0, 1, 2, 0]
    assert totals == [2, 3, 6, 10, 15, 21]


@rule("R17.3")
def test_players_aboard_or_without_pirates_must_roll_too() -> None:
    state = at_chest()
    finish(state, 1, 2)
    play(state, "open 1")
    assert roller(state) == 1
    play(state, "6")
    assert roller(state) == 2
    facts = play(state, "6")
    assert told(facts, "stung") == [(2, 29)]


@rule("R17.4")
@pytest.mark.parametrize(("number", "stung"), [(3, True), (4, True), (2, False)])
def test_reaching_or_passing_the_sting_number_stings(number: int, stung: bool) -> None:
    state = at_chest(sting=12)
    play(state, "open 4 5")
    facts = play(state, str(number))
    assert told(facts, "stung") == ([(2, 29)] if stung else [])
    assert step(state) == ("Reveal" if stung else "Throw")
    assert (29 in state.tokens(2)) == stung
    assert VALUE[29] == -2


@rule("R17.5")
def test_a_new_chest_and_scorpion_are_revealed_until_twelve_are_opened() -> None:
    state = at_chest(sting=10)
    play(state, "open 5 5")
    reveals(state)
    assert NOTHING not in state.open[8:10]
    assert (state.height(CHEST_TOKEN), state.height(SCORPION_TOKEN)) == (10, 10)
    state = at_chest(sting=10)
    use_up(state, CHEST_TOKEN, holder=1)
    use_up(state, SCORPION_TOKEN, holder=1)
    play(state, "open 5 5")
    assert (step(state), state.open[8:10]) == ("Turn", [NOTHING, NOTHING])
    state.captain = 31  # Coin 8
    facts = do(state, move(state, "Chest 8"))
    assert [fact.name for fact in facts] == ["moved", "empty_handed"]


# -- rum


@rule("R18.1")
def test_a_rum_field_gives_two_barrels_for_all_to_see() -> None:
    state = turn()
    facts = do(state, move(state, "Rum 1"))
    assert (state.rum[0], state.barrels()) == (2, 10)
    assert facts[-1].seen(None) == ("rum_fetched", 0, 2)
    assert [state.view(seat).players[0].rum for seat in (None, 0, 1)] == [2, 2, 2]  # type: ignore[attr-defined]


@rule("R18.2")
@pytest.mark.parametrize(("held", "gain"), [(10, 2), (11, 1), (12, 0)])
def test_there_are_only_twelve_barrels(held: int, gain: int) -> None:
    state = turn()
    state.rum[1] = held
    do(state, move(state, "Rum 1"))
    assert state.rum[0] == gain
    assert sum(state.rum) + state.barrels() == 12


@rule("R18.2")
def test_barrels_handed_in_return_to_the_common_supply() -> None:
    state = bout(5, rum=0)
    state.rum = [1, 11, 0, 0]
    play(state, "1 rum")
    assert state.barrels() == 1


@rule("R18.3")
def test_a_barrel_repeats_ones_own_roll_up_to_twice() -> None:
    state = bout(5, rum=1)
    play(state, "2")
    assert state.legal(0) == [("stand",), ("rum",)]
    assert str(state.refusal(1, ("rum",))) == "Refusal('K1.1')"
    assert refused(state, ("again",)) == missing("R18.3", "repeat")
    play(state, "rum 3")
    assert (state.legal(0), state.rum[0]) == ([("stand",), ("again",)], 0)
    play(state, "again 5")
    assert roller(state) == 1  # no barrel, no question
    state = bout(5)
    play(state, "2")
    assert roller(state) == 1


@rule("R18.4")
def test_the_second_repeat_may_be_declined_and_another_barrel_follows_both() -> None:
    state = bout(5, rum=2)
    play(state, "1 rum 1")
    assert rule_of(state, ("rum",)) == "R18.4"
    play(state, "again 2 rum 2 again 6")
    assert (state.rum[0], state.tokens(0)) == (0, [tavern(5)])
    state = bout(5, rum=1)
    play(state, "1 rum 5 stand 1")
    assert roller(state) == 0
    play(state, "1")
    assert roller(state) == 1  # the unused repeat is lost


@rule("R18.5")
def test_only_the_last_roll_counts() -> None:
    state = bout(2, 3, rum=1)
    play(state, "4 rum 3 again 2")
    assert state.tokens(0) == []
    state = at_chest(sting=20)
    state.rum[2] = 1
    facts = play(state, "open 4 5 5 rum 1 stand")
    assert told(facts, "added_up")[-1] == (2, 10, 20)


@rule("R18.6")
def test_rum_helps_only_directly_after_ones_own_roll() -> None:
    state = brawl([(0, 1), (1, 1)], rum={0: 1})
    play(state, "4 stand")
    facts = play(state, "4")
    assert told(facts, "beaten") == [(0, 4, 1, 4, 1)]
    assert state.rum[0] == 1
    state = bout(2, 5, rum=1)
    play(state, "3 stand")
    assert state.tokens(0) == [tavern(2)]
    assert str(state.refusal(0, ("rum",))) == "Refusal('K1.1')"
    assert rule_of(turn(), ("rum",)) == "R18.6"


def test_the_third_house_has_tokens_of_its_own() -> None:
    assert VALUE[tavern(5, FRERE_JACQUES)] == 5
    assert tavern(5, FRERE_JACQUES) == 11
