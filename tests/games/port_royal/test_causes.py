"""Facts and refusals say why: each cites a rule that its step enforces, with numbers that are true."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from nassau.games.port_royal import GAME
from nassau.games.port_royal.components import MISSION
from nassau.games.port_royal.state import PortRoyal
from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import Action, Refusal
from nassau.testing import causes
from tests.games.port_royal.table import (
    crossed,
    do,
    fail,
    give,
    hire,
    lay,
    lay_sum,
    new_game,
    refusal,
    roll,
    table,
    trade,
)

DECISIONS = 10000
LONGEST_LINE = 140


@cache
def found() -> causes.Found:
    return causes.play(GAME, DECISIONS)


def told(state: PortRoyal, name: str) -> list[Action]:
    """The facts of the last action with this name: their rule and arguments."""
    return [fact.cite(fact.open())[1:] for fact in state.facts if fact.name == name]


# -- random games


def test_facts_cite_a_rule_of_their_step() -> None:
    causes.facts_cite_their_cause(found())


def test_refusals_cite_a_rule_of_their_step() -> None:
    causes.refusals_cite_their_cause(found())


def test_the_numbers_of_refusals_are_true() -> None:
    causes.refusals_have_true_numbers(found())


def row(one: Refusal) -> str:
    return " ".join(filter(None, (one.rule, one.reason or one.direction)))


def unfulfilled_missions() -> set[str]:
    """The refusals of all missions of chapter 4; some are too rare for random play."""
    state = table(chapter=4)
    missions = [field for field in state.sheet.prizes if state.sheet.kind[field] == MISSION]
    state.border[0].extend(missions)
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green")
    return {row(refusal(state, f"cross {state.sheet.ids[field]}")) for field in missions}


def test_exactly_the_listed_refusals_are_met() -> None:
    rows = tomllib.loads(Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"))["refusals"]
    assert sorted({row(one) for one in found().refusals} | unfulfilled_missions()) == rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_with_a_noun_has_a_sentence(lang: str) -> None:
    texts = GameTexts(GAME, lang, ["Ann", "Bart", "Calico", "Dee", "Edward"])
    for one in found().refusals:
        assert texts.refusal(one).startswith(f"{one.rule}: ")
        assert bool(texts.bound(one)) == bool(one.noun), one


# -- phase 1


@pytest.mark.parametrize(("seats", "place", "rule"), [(4, 3, "P1.9"), (5, 4, "P1.11")])
def test_the_fifth_seat_chooses_its_island_by_another_rule(seats: int, place: int, rule: str) -> None:
    state = do(new_game(seats), "start 0")
    for other in range(place):
        do(state, f"island {'ABCD'[other]}")
        while "mark" in {action[0] for action in state.legal(state.pending[0])}:
            state.apply(state.pending[0], state.legal(state.pending[0])[0])
    do(state, "island D")
    assert told(state, "island_chosen") == [(rule, place, 3, state.sheet.person[3], 4)]
    state.apply(place, state.legal(place)[0])
    assert told(state, "marked")[0][0] == {"P1.9": "P1.10", "P1.11": "P1.11"}[rule]


def test_the_first_turn_begins_by_the_draw_and_later_ones_as_the_dice_pass_on() -> None:
    state = lay_sum(table(2), 3)
    do(state, "stop", "leave", "leave", "leave")
    assert told(state, "turn_began") == [("P12.5", 1, 2)]


def test_stopping_says_how_much_may_be_taken() -> None:
    assert told(do(lay_sum(table(), 5), "stop"), "stopped") == [("P3.3", 0, 5, 2)]
    state = do(lay(table(stop_on_empty_board="allowed")), "stop")
    assert told(state, "stopped") == [("P3.5", 0, 0, 0)]
    assert told(state, "went_empty")[:2] == [("P3.5", 0), ("P12.2", 1)]


def test_warding_off_tells_sabres_by_part() -> None:
    state = do(roll(hire(table(), 0, "C"), "yellow A"), "ward 0")
    assert told(state, "warded") == [("P4.2", 0, 0, 1, 1)]
    state = do(roll(give(hire(table(), 0, "C"), 0, orange=2), "blue C"), "ward 2")
    assert told(state, "warded") == [("P4.5", 0, 2, 5, 1)]


@pytest.mark.parametrize(("letter", "rule"), [("D", "P5.5"), ("E", "P5.6")])
def test_a_wheel_goes_back_by_the_rule_of_its_column(letter: str, rule: str) -> None:
    state = roll(lay(table(), "red wheel"), f"red {letter}")
    assert told(state, "wheel_returned") == [(rule, 4, "ABCDE".index(letter))]


def test_failing_says_where_the_ship_lies() -> None:
    assert told(roll(lay(table(), "red C"), "red A"), "failed") == [("P5.4", 0, 4, 2)]


def test_sudden_death_tells_pieces_points_and_need() -> None:
    state = lay_sum(table(), 5)
    state.points[0] = 13
    assert told(roll(state, "black B"), "sudden_death") == [("P15.3", 0, 6, 13, 6)]


# -- phase 2


def test_a_ship_tells_its_crosses_by_part() -> None:
    state = hire(table(), 0, "BK")  # trader: orange, green; wholesaler: green, red
    do(trade(lay(state, "green B", "red A", "blue A", "black A", "yellow A")), "ship green")
    assert told(state, "ship_taken") == [("P8.1", 0, 2, 2, 1, 2, 0, 0)]
    do(state, "ship red")
    assert told(state, "ship_taken") == [("P8.1", 0, 4, 1, 0, 2, 8, 0)]


def test_admirals_tell_what_they_add() -> None:
    state = trade(lay_sum(hire(table(), 0, "HMN"), 4))
    assert told(state, "vice_admirals_helped") == [("P13.8", 0, 1, 4)]
    assert told(state, "admirals_helped") == [("P13.8", 0, 4, 4)]
    assert told(do(state, "ship yellow"), "ship_taken") == [("P8.1", 0, 0, 1, 0, 0, 6, 0)]
    assert not told(trade(lay_sum(hire(table(), 0, "HMN"), 3)), "admirals_helped")


def test_a_wheel_tells_the_crosses_of_the_clerk() -> None:
    state = trade(lay(hire(table(chapter=4), 0, "B"), "red wheel", "red A", "blue A"))
    assert told(do(state, "wheel red"), "wheel_taken") == [("P7.1", 0, 4, 1, 0)]


def test_a_green_wheel_is_told_by_its_source() -> None:
    state = trade(lay(give(table(), 0, green=2), "green wheel", "red A", "blue A"))
    assert told(do(state, "wheel green"), "green_wheel") == [("P7.4", 0, 2, 3)]
    state = crossed(table(chapter=4), 0, "A4 A3 R6.1 R6.2 F4 F1 F2")
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green", "cross F3", "circle green")
    assert told(state, "green_wheel") == [("P18.8", 0, 1, 1)]


def test_doubling_and_reinforcing_tell_the_pool() -> None:
    state = trade(lay(give(table(), 0, yellow=1, red=1), "yellow C", "red A", "blue A", "black A"))
    assert told(do(state, "ship yellow", "double"), "doubled") == [("P7.5", 0, 3, 6)]
    assert told(do(state, "reinforce"), "reinforced") == [("P7.8", 0, 3, 9)]


def test_leaving_the_rest_is_told_by_the_rule_of_the_seat() -> None:
    state = do(trade(lay_sum(table(), 5)), "ship yellow", "leave")
    assert told(state, "left") == [("P6.5", 0, 1)]
    state = do(trade(lay_sum(table(), 5)), "leave", "leave")
    assert told(state, "left") == [("P12.2", 1, 0)]
    state = do(trade(table(5), pick=1), "leave")
    assert told(state, "left") == [("P17.6", 1, 0)]


def test_the_chest_is_told_by_the_rule_of_the_seat() -> None:
    assert told(do(trade(lay_sum(table(5), 3)), "chest"), "chest_taken") == [("P17.4", 0, 0)]
    assert told(do(trade(lay_sum(table(5), 3), pick=1), "chest"), "chest_taken") == [("P17.1", 1, 0)]


@pytest.mark.parametrize(("islands", "rule", "crosses"), [("A", "P13.6", 1), ("AL", "P19.10", 2)])
def test_jesters_tell_their_crosses(islands: str, rule: str, crosses: int) -> None:
    state = trade(hire(table(chapter=3), 1, islands), pick=1)
    assert told(state, "jested") == [(rule, 1, crosses, 0, 0, len(islands))]


def test_a_jester_with_a_skull_tells_both() -> None:
    state = do(trade(hire(table(chapter=3), 1, "AF"), pick=1), "jester")
    assert told(state, "jested") == [("P19.11", 1, 3, 1, 0, 2)]
    assert told(state, "skull_struck") == [("P19.11", 1, 1, 0, 4)]


def test_going_empty_handed_is_told() -> None:
    assert told(trade(table(), pick=1), "went_empty")[0] == ("P12.2", 1)


def test_jesters_that_have_worked_are_told() -> None:
    state = fail(hire(lay(table(2), "red A"), 0, "A"))
    assert told(state, "consoled") == [("P6.6", 0, 2)]
    assert told(state, "jested") == [("P13.6", 0, 1, 0, 3, 1)]
    assert told(do(state, "rest", "ship red", "rest"), "jesters_spent") == [("P16.2", 0)]


# -- skulls


def test_a_skull_cites_what_it_is_for() -> None:
    assert [row[0] for row in told(trade(lay_sum(table(), 1)), "skull_struck")] == ["P6.2", "P6.2"]
    assert told(fail(lay_sum(table(), 3)), "skull_struck") == [("P6.6", 0, 1, 0, 1)]
    state = do(trade(lay(table(), "blue C", "red A", "green A")), "ship blue")
    assert told(state, "ship_taken") == [("P8.1", 0, 3, 3, 0, 0, 0, 1)]
    assert told(state, "skull_struck") == [("P8.2", 0, 1, 0, 2)]
    state = do(trade(lay(table(), "black C", "red A")), "ship black")
    assert told(state, "skull_struck") == [("P8.2", 0, 2, 1, 2)]


def test_a_green_skull_cites_the_choice() -> None:
    state = do(fail(hire(lay_sum(table(chapter=3), 3), 0, "D")), "strike 1")
    assert told(state, "green_skull_struck") == [("P19.8", 0, 2, 1)]
    state = hire(lay_sum(table(chapter=3), 3), 0, "D")
    state.skulls[0] = 14
    assert told(do(fail(state), "strike 1"), "green_skull_struck") == [("P19.9", 0, 2, 1)]


# -- crosses


def test_crosses_lapse_by_choice_or_for_want_of_a_field() -> None:
    state = do(trade(lay(table(), "green C", "red A", "blue A")), "ship green", "rest")
    assert told(state, "crosses_lapsed") == [("P8.6", 0, 3, 0)]
    state = trade(lay(table(), "green C", "red A", "blue A"))
    state.border[0] = []
    assert told(do(state, "ship green"), "crosses_lapsed") == [("P8.6", 0, 3, 1)]


def test_a_number_field_tells_its_price() -> None:
    state = table(chapter=2)
    field = state.sheet.field("R7.2")
    state.border[0] = [field]
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green", "cross R7.2")
    assert [(row[0], row[-1]) for row in told(state, "crossed")] == [("P18.4", 3)]


def test_a_toll_after_failing_cites_that_paying_is_not_using() -> None:
    state = give(crossed(table(chapter=2), 0, "A6 A5 A4 A3 R5.1"), 0, blue=2)
    failed = do(fail(lay_sum(state.copy(), 3)), "pay R5.2 blue")
    assert told(failed, "toll_paid") == [("P18.3", 0, 3)]
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green", "pay R5.2 blue")
    assert told(state, "toll_paid") == [("P18.2", 0, 3)]


def test_a_captain_without_a_free_wheel_is_told() -> None:
    state = give(table(chapter=4), 0, yellow=4, orange=4, green=6, blue=4, red=4)
    crossed(state, 0, "A4 A3 R6.1 R6.2 F4 F1 F2")
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green", "cross F3")
    assert told(state, "captain_idle") == [("P18.8", 0)]


# -- sentences


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Du brauchst 5 fertige Inseln, hast aber nur 4."),
        ("en", "You need 5 complete islands, but you only have 4."),
    ],
)
def test_a_mission_names_what_it_counts(lang: str, sentence: str) -> None:
    state = hire(table(chapter=3), 0, "ABCD")
    field = next(field for field in state.sheet.prizes if state.sheet.worth[field] == 5)
    state.border[0].append(field)
    do(trade(lay(state, "green C", "red A", "blue A")), "ship green")
    assert GameTexts(GAME, lang, ["Ann"]).bound(refusal(state, f"cross {state.sheet.ids[field]}")) == sentence


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("de", "Ann nimmt das rote Schiff und bekommt 1 Kreuz, dazu 2 vom Großhändler; insgesamt sind es 8."),
        ("en", "Ann takes the red ship and gets 1 cross, plus 2 from the wholesaler; that makes 8 in all."),
    ],
)
def test_a_log_line_adds_up(lang: str, line: str) -> None:
    texts = GameTexts(GAME, lang, ["Ann", "Bart"])
    assert texts.fact(("ship_taken", 0, 4, 1, 0, 2, 8, 0)) == line
    assert len(texts.fact(("doubled", 0, 3, 18))) <= LONGEST_LINE
