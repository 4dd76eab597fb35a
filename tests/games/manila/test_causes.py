"""Facts and refusals cite the rule that caused them, and every refusal says what is wrong in its case."""

import pytest

from nassau import games
from nassau.games.manila.components import CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SMALL_PILOT, YARD
from nassau.games.manila.money import BY_CHOICE, FOR_PAYMENT
from nassau.games.manila.sailing import BY_DIE, BY_PILOT, BY_PIRATES, UNGUARDED, UNGUARDED_AT_END
from nassau.games.manila.state import Manila
from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import Refusal
from nassau.kernel.refusal import at_least, at_most, exactly, missing, not_now
from nassau.testing import causes
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    EVA,
    GINSENG,
    JADE,
    NUTMEG,
    SILK,
    aboard,
    act,
    begin,
    decline,
    lie,
    opening,
    place,
    roll,
    sail,
    shares,
    table,
    values,
)

REFUSALS = {
    ("M1.2", "", ""),
    ("M1.5", "not-now", ""),
    ("M1.10", "not-now", ""),
    ("M2.2", "missing", "unpledged_share"),
    ("M2.3", "at-least", "repayment"),
    ("M2.3", "missing", "loan"),
    ("M2.5", "at-least", "cash"),
    ("M3.1", "at-least", "opening"),
    ("M3.2", "at-least", "bid"),
    ("M3.3", "at-least", "bid"),
    ("M3.3", "not-now", ""),
    ("M3.6", "at-most", "bid"),
    ("M3.8", "at-least", "bid"),
    ("M4.1", "not-now", ""),
    ("M4.2", "not-now", ""),
    ("M4.4", "missing", "supply_share"),
    ("M4.5", "at-least", "share_price"),
    ("M4.6", "", ""),
    ("M4.6", "missing", "punt_of_ware"),
    ("M4.6", "missing", "unloaded_ware"),
    ("M4.7", "at-least", "wave"),
    ("M4.7", "at-most", "wave"),
    ("M4.8", "at-least", "start"),
    ("M4.8", "at-most", "start"),
    ("M4.8", "exactly", "last_start"),
    ("M5.4", "not-now", ""),
    ("M6.1", "", ""),
    ("M6.1", "missing", "free_space"),
    ("M6.2", "at-least", "space_price"),
    ("M6.3", "not-now", ""),
    ("M6.11", "exactly", "seat_price"),
    ("M6.11", "not-now", "second_seat"),
    ("M6.12", "missing", "punt_at_sea"),
    ("M6.15", "not-now", "second_pirate"),
    ("M7.3", "missing", "cash_ashore"),
    ("M7.5", "missing", "cash_to_insure"),
    ("M8.1", "not-now", ""),
    ("M9.1", "missing", "prey"),
    ("M9.2", "not-now", ""),
    ("M9.4", "missing", "free_seat"),
    ("M9.5", "exactly", "boarding_seat"),
    ("M9.11", "", ""),
    ("M9.13", "not-now", "eviction"),
    ("M9.14", "", ""),
    ("M9.16", "", ""),
    ("M9.11", "not-now", ""),
    ("M10.1", "not-now", ""),
    ("M10.2", "exactly", "small_move"),
    ("M10.3", "", ""),
    ("M10.3", "at-most", "large_move"),
    ("M10.3", "missing", "second_punt"),
    ("M10.4", "", ""),
    ("M10.4", "at-least", "moved_punts"),
    ("M10.4", "at-most", "large_move"),
    ("M10.4", "exactly", "lone_punt_move"),
    ("M10.4", "missing", "second_punt"),
    ("M10.5", "not-now", ""),
    ("M10.6", "", ""),
    ("M10.6", "missing", "punt_at_sea"),
}
"""Every refusal of 10,000 random decisions: rule, direction and noun."""


@pytest.fixture(scope="module")
def found() -> causes.Found:
    return causes.play(games.load("manila"), 10_000)


def test_facts_cite_their_cause(found: causes.Found) -> None:
    causes.facts_cite_their_cause(found)


def test_refusals_cite_their_cause(found: causes.Found) -> None:
    causes.refusals_cite_their_cause(found)


def test_refusals_have_true_numbers(found: causes.Found) -> None:
    causes.refusals_have_true_numbers(found)


def test_exactly_the_known_refusals_are_met(found: causes.Found) -> None:
    assert {(refusal.rule, refusal.direction, refusal.noun) for refusal in found.refusals} == REFUSALS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_with_a_noun_has_a_sentence(found: causes.Found, lang: str) -> None:
    speak = GameTexts(games.load("manila"), lang, ["Ana", "Ben", "Cora", "Dino", "Eva"])
    for refusal in found.refusals:
        assert refusal.rule in speak.refusal(refusal)
        assert bool(speak.bound(refusal)) == bool(refusal.noun), refusal


# -- causes of facts


def cited(state: Manila, name: str) -> list[tuple[str | int, ...]]:
    """The rule and the arguments of the facts with this name."""
    return [(fact.rule, *fact.args) for fact in state.facts if fact.name == name]


def at_13(seats: int = 5, **options: str) -> Manila:
    """Jade on 11 before the second roll, the others far behind."""
    state = table(seats, **options)
    sail(state, ginseng=3, silk=3, jade=11)
    return state


def test_an_opening_bid_in_the_first_and_in_a_later_voyage() -> None:
    state = opening(3)
    act(state, ANA, "bid:1")
    assert cited(state, "bid") == [("M3.1", ANA, 1)]
    act(state, BEN, "bid:2")
    assert cited(state, "bid") == [("M3.3", BEN, 2)]
    state = table(3)
    begin(state, "auction")
    act(state, ANA, "pass")
    assert cited(state, "passed") == [("M3.2", ANA)]


def test_the_office_is_paid_after_the_auction() -> None:
    state = opening(3)
    act(state, ANA, "bid:4")
    act(state, BEN, "pass")
    act(state, CORA, "pass")
    assert cited(state, "office_won") == [("M3.4", ANA, 4)]
    assert cited(state, "paid") == [("M3.7", ANA, 4, 0)]


def test_a_share_is_told_once_with_its_price() -> None:
    state = table()
    begin(state, "buy")
    act(state, ANA, "buy:2")
    assert cited(state, "share_bought") == [("M4.3", ANA, SILK, 5)]
    assert not cited(state, "paid")


def test_loading_names_the_ware_that_stays() -> None:
    state = table()
    begin(state, "load")
    act(state, ANA, "load:3", "load:0", "load:2")
    assert cited(state, "punt_loaded") == [("M4.6", 2, SILK, ANA)]
    assert cited(state, "ware_left") == [("M4.6", NUTMEG)]


def test_a_space_is_paid_by_the_rule_of_placing() -> None:
    state = at_13()
    begin(state, "place", 2)
    place(state, ANA, PORT[1])
    assert cited(state, "placed") == [("M6.1", ANA, PORT[1], 3)]
    assert cited(state, "paid") == [("M6.1", ANA, 3, 0)]


def test_a_loan_by_choice_and_one_for_a_payment() -> None:
    state = at_13()
    shares(state, ANA, "silk jade")
    state.cash[ANA] = 1
    begin(state, "place", 2)
    act(state, ANA, "pledge:2")
    assert cited(state, "share_pledged") == [("M2.2", ANA, 12, BY_CHOICE, SILK)]
    state.cash[ANA] = 1
    place(state, ANA, PORT[1])
    act(state, ANA, "pledge:3")
    assert cited(state, "share_pledged") == [("M2.5", ANA, 12, FOR_PAYMENT, JADE)]


@pytest.mark.parametrize(("option", "rule", "out"), [("this_round", "M6.3", 0), ("out_for_voyage", "M6.4", 1)])
def test_declining_says_for_how_long(option: str, rule: str, out: int) -> None:
    state = at_13(declining=option)
    begin(state, "place", 2)
    act(state, ANA, "decline")
    assert cited(state, "declined") == [(rule, ANA, out)]


def test_docking_by_die_and_from_13() -> None:
    state = at_13(thirteen="any_round")
    begin(state, "roll", 2)
    roll(state, ginseng=1, silk=1, jade=2)
    assert cited(state, "punt_docked") == [("M8.7", 2, JADE, 0, UNGUARDED)]
    state = at_13()
    begin(state, "roll", 2)
    roll(state, ginseng=1, silk=1, jade=3)
    assert cited(state, "punt_docked") == [("M8.2", 2, JADE, 0, BY_DIE)]
    assert cited(state, "punt_moved")[0] == ("M8.1", 0, GINSENG, 4)


def test_a_punt_on_13_and_those_before_it_after_the_last_roll() -> None:
    state = at_13()
    begin(state, "roll", 3)
    roll(state, ginseng=1, silk=1, jade=2)
    assert cited(state, "punt_docked") == [("M8.5", 2, JADE, 0, UNGUARDED_AT_END)]
    assert cited(state, "punt_laid_up") == [("M8.6", 0, GINSENG, 0, 1), ("M8.6", 1, SILK, 1, 1)]


@pytest.mark.parametrize("target", [0, 1])
def test_a_plundered_punt_goes_where_the_captain_sends_it(target: int) -> None:
    state = at_13()
    state.spaces[CAPTAIN], state.spaces[MATE] = ANA, ANA
    aboard(state, "jade", BEN)
    begin(state, "roll", 3)
    roll(state, ginseng=1, silk=1, jade=2)
    assert cited(state, "plundered") == [("M9.8", JADE, 1)]
    assert cited(state, "pirate_paid") == [("M9.10", ANA, JADE, 36, 2)]
    act(state, ANA, f"send:{target}")
    assert cited(state, "punt_sent") == [("M9.11", ANA, 2, target, JADE)]
    assert cited(state, ("punt_docked", "punt_laid_up")[target])[0] == ("M9.11", 2, JADE, 0, (BY_PIRATES, 0)[target])


def test_boarding_by_captain_and_mate_and_without_a_seat() -> None:
    state = at_13(second_boarder="always")
    state.spaces[CAPTAIN], state.spaces[MATE] = ANA, BEN
    begin(state, "roll", 2)
    roll(state, ginseng=1, silk=1, jade=2)
    act(state, ANA, f"board:{CREW[JADE][0]}")
    assert cited(state, "boarded") == [("M9.2", ANA, CREW[JADE][0])]
    act(state, BEN, f"board:{CREW[JADE][1]}")
    assert cited(state, "boarded") == [("M9.3", BEN, CREW[JADE][1])]
    state = at_13()
    state.spaces[CAPTAIN] = ANA
    aboard(state, "jade", BEN, BEN, CORA, CORA)
    begin(state, "roll", 2)
    roll(state, ginseng=1, silk=1, jade=2)
    assert cited(state, "no_seat_to_board") == [("M9.4",)]


def test_a_strong_pirate_pushes_out() -> None:
    state = at_13(strong_pirates="on")
    state.spaces[CAPTAIN] = ANA
    aboard(state, "jade", BEN, BEN, CORA, CORA)
    begin(state, "roll", 2)
    roll(state, ginseng=1, silk=1, jade=2)
    act(state, ANA, f"board:{CREW[JADE][2]}")
    assert cited(state, "pushed_out") == [("M9.13", CORA, CREW[JADE][2], ANA)]


def piloted(pilot: int, **options: str) -> Manila:
    state = at_13(5, **options)
    state.spaces[pilot] = BEN
    begin(state, "place", 3)
    decline(state)
    return state


def test_pilots_cite_their_own_rules() -> None:
    state = piloted(SMALL_PILOT)
    act(state, BEN, "steer:1:1")
    assert cited(state, "pilot_steered") == [("M10.2", BEN, 1, 1, SILK)]
    assert cited(state, "punt_moved")[0] == ("M10.2", 1, SILK, 4)
    state = piloted(LARGE_PILOT, large_pilot="exactly_two")
    act(state, BEN, "steer:2:2")
    assert cited(state, "punt_moved")[0] == ("M10.4", 2, JADE, 13)
    state = piloted(LARGE_PILOT, large_pilot="up_to_two")
    act(state, BEN, "steer:2:1")
    assert cited(state, "pilot_steered") == [("M10.3", BEN, 2, 1, JADE)]
    act(state, BEN, "rest")
    assert cited(state, "pilot_rested") == [("M10.3", BEN, 1)]
    state = piloted(SMALL_PILOT)
    act(state, BEN, "rest")
    assert cited(state, "pilot_rested") == [("M10.5", BEN, 0)]


def test_a_pilot_docks_a_punt_and_stops_at_wave_0() -> None:
    state = at_13()
    state.spaces[SMALL_PILOT], state.wave[2], state.wave[0] = BEN, 13, 0
    begin(state, "steer")
    twin = state.copy()
    act(state, BEN, "steer:2:1")
    assert cited(state, "punt_docked") == [("M10.8", 2, JADE, 0, BY_PILOT)]
    act(twin, BEN, "steer:0:-1")
    assert cited(twin, "punt_moved") == [("M10.9", 0, GINSENG, 0)]


def test_a_pilot_without_a_punt_at_sea() -> None:
    state = at_13()
    state.spaces[SMALL_PILOT] = BEN
    lie(state, port="ginseng silk jade")
    begin(state, "steer")
    assert cited(state, "pilot_idle") == [("M10.6", BEN)]


def test_a_seat_is_paid_once_for_a_punt() -> None:
    state = at_13()
    lie(state, port="ginseng silk jade")
    aboard(state, "jade", ANA, BEN, ANA)
    begin(state, "profits")
    assert cited(state, "crew_paid") == [("M11.2", ANA, JADE, 24, 2), ("M11.2", BEN, JADE, 12, 1)]


def wrecked(insurer: int) -> Manila:
    state = at_13()
    lie(state, yard="ginseng silk jade")
    state.spaces[INSURANCE] = insurer
    return state


def test_the_shipyard_without_an_insurer() -> None:
    state = wrecked(-1)
    state.spaces[YARD[1]] = DINO
    begin(state, "profits")
    assert cited(state, "yard_paid") == [("M11.5", DINO, 1, 8, -1)]
    assert not cited(state, "bank_repaid")


def test_the_insurance_is_settled_in_parts() -> None:
    state = wrecked(CORA)
    state.spaces[YARD[0]], state.spaces[YARD[1]] = CORA, DINO
    begin(state, "profits")
    assert cited(state, "own_slots_damaged") == [("M12.3", CORA, 0b001)]
    assert cited(state, "repairs_due") == [("M12.1", CORA, 23, 0b110)]
    assert cited(state, "paid") == [("M12.1", CORA, 23, 0)]
    assert cited(state, "yard_paid") == [("M12.2", DINO, 1, 8, CORA)]
    assert cited(state, "bank_repaid") == [("M12.2", 2, 15, CORA)]


def test_the_bank_covers_the_rest_of_the_repairs() -> None:
    state = wrecked(CORA)
    state.cash[CORA] = 5
    begin(state, "profits")
    assert cited(state, "paid") == [("M12.5", CORA, 5, 24)]
    speak = GameTexts(games.load("manila"), "en", ["Ana", "Ben", "Cora", "Dino", "Eva"])
    lines = [speak.fact(fact.open()) for fact in state.facts if fact.name == "paid"]
    assert lines == ["Cora can pay only 5 pesos; the bank covers the rest (24 pesos)."]


def test_an_insurer_on_all_damaged_slots_pays_nothing() -> None:
    state = at_13()
    lie(state, yard="jade", port="ginseng silk")
    state.spaces[INSURANCE], state.spaces[YARD[0]] = EVA, EVA
    begin(state, "profits")
    assert cited(state, "own_slots_damaged") == [("M12.3", EVA, 0b001)]
    assert state.cash == [30] * 5


@pytest.mark.parametrize(("option", "rule"), [("all_minus_15", "M14.5"), ("unpledged_only", "M14.6")])
def test_the_end_is_told_with_the_parts_of_each_fortune(option: str, rule: str) -> None:
    state = at_13(final_shares=option)
    shares(state, ANA, "jade", "silk silk")
    values(state, jade=20, silk=5)
    lie(state, port="jade", yard="ginseng silk")
    begin(state, "rise")
    assert cited(state, "top_reached") == [("M14.1", 30)]
    assert cited(state, "loan_settled") == [("M14.4", ANA, SILK, 15)] * 2
    assert cited(state, "fortune_counted")[0] == (rule, ANA, 40, 0, 40, 0)


# -- refusals that random games meet rarely


def test_a_strong_pirate_waits_until_no_seat_is_free_and_spares_the_captain() -> None:
    state = at_13(strong_pirates="on", second_boarder="always")
    state.spaces[CAPTAIN], state.spaces[MATE] = ANA, BEN
    aboard(state, "jade", CORA, CORA, DINO)
    begin(state, "roll", 2)
    roll(state, ginseng=1, silk=1, jade=2)
    assert state.refusal(ANA, ("board", CREW[JADE][0])) == not_now("M9.13", "eviction")
    act(state, ANA, f"board:{CREW[JADE][3]}")
    assert state.refusal(BEN, ("board", CREW[JADE][3])) == Refusal("M9.14")


def test_launching_is_refused_with_the_waves_that_are_left() -> None:
    state = table()
    sail(state, ginseng=0, silk=0, jade=0)
    begin(state, "launch")
    assert state.refusal(ANA, ("launch", 6)) == at_most("M4.7", "wave", 5, 6)
    assert state.refusal(ANA, ("launch", -1)) == at_least("M4.7", "wave", 0, -1)
    act(state, ANA, "launch:0")
    assert state.refusal(ANA, ("launch", 3)) == at_least("M4.8", "start", 4, 3)
    act(state, ANA, "launch:5")
    assert state.refusal(ANA, ("launch", 3)) == exactly("M4.8", "last_start", 4, 3)


def test_repaying_without_a_loan_and_without_the_money() -> None:
    state = table()
    shares(state, ANA, pledged="silk")
    state.cash[ANA] = 14
    begin(state, "auction")
    assert state.refusal(ANA, ("repay", JADE)) == missing("M2.3", "loan")
    assert state.refusal(ANA, ("repay", SILK)) == at_least("M2.3", "repayment", 15, 14)
