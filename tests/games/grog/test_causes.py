"""Facts and refusals cite the rule that caused them, and refusals say what is wrong in their case."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from nassau.games.grog import GAME
from nassau.games.grog.scoring import score_all
from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import Action, Fact, Refusal
from nassau.testing import causes
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    DONE,
    HOLD,
    PASS,
    REFUSE,
    SHIP,
    at,
    bid,
    chests,
    do,
    draw,
    empty_decks,
    fill,
    paid,
    parrots,
    pass_on,
    ship,
    ships,
    standing,
    table,
    tiles,
    visiting,
    won,
)
from tests.support.marks import rule

DECISIONS = 10_000
TABLE = tomllib.loads((Path(__file__).parent / "refusals.toml").read_text(encoding="utf-8"))


@cache
def played() -> causes.Found:
    return causes.play(GAME, DECISIONS)


def row(refusal: Refusal) -> str:
    """The row of a refusal in refusals.toml: the rule, and its reason or direction."""
    return f"{refusal.rule} {refusal.reason or refusal.direction}".strip()


def test_facts_cite_their_cause() -> None:
    causes.facts_cite_their_cause(played())


def test_refusals_cite_their_cause() -> None:
    causes.refusals_cite_their_cause(played())


def test_refusals_have_true_numbers() -> None:
    causes.refusals_have_true_numbers(played())


def test_the_refusals_of_random_games_are_those_of_the_table() -> None:
    met = {row(refusal) for refusal in played().refusals}
    assert sorted(met) == sorted(set(TABLE["refusals"]) - set(TABLE["rare"]))
    assert set(TABLE["rare"]) <= set(TABLE["refusals"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    texts = GameTexts(GAME, lang, ["Ana", "Ben", "Cora", "Dino"])
    for refusal in played().refusals:
        assert texts.rule(refusal.rule) in texts.refusal(refusal)
        assert bool(texts.bound(refusal)) == bool(refusal.noun), refusal


# -- one kind of fact, many causes


def causes_of(facts: list[Fact], *names: str) -> list[tuple[str, ...]]:
    return [(fact.name, fact.rule) for fact in facts if fact.name in names]


def told(facts: list[Fact], name: str) -> tuple[str, tuple[int, ...]]:
    """The rule and the arguments of the only fact with this name."""
    (fact,) = [fact for fact in facts if fact.name == name]
    return fact.rule, fact.args


@rule("G8.1", "G8.2", "G8.3", "G11.2")
def test_coins_cite_the_ship_or_the_building_they_come_from() -> None:
    for name, space, number, coins, cited in (
        ("coin2", "green", 0, 2, "G8.1"),
        ("coin3", "blue", 1, 3, "G8.2"),
        ("coin4", "orange", 2, 4, "G8.3"),
    ):
        state = table()
        ships(state, "coin2 coin3 coin4 chest parrot goal")
        tiles(state, ANA, **{space: 1})
        visiting(state, ANA, name)
        assert told(do(state, ("trade", 1, 0)), "goods_sold") == (cited, (ANA, coins, number, 1))
    state = table()
    paid(state, ANA, "yellow")
    facts = do(state, ("take", at("yellow sword")))
    assert told(facts, "coins_gained") == ("G11.2", (ANA, 2, at("yellow sword"), 1))


@rule("G10.3", "G11.4")
def test_points_cite_the_bid_space_or_the_cloud() -> None:
    state = table()
    paid(state, ANA, "yellow grey green")
    facts = do(state, ("take", at("yellow sword")), ("take", at("grey hat")))
    assert told(facts, "cloud_point_gained") == ("G11.4", (ANA, at("yellow sword")))
    assert told(facts, "point_gained") == ("G10.3", (ANA, 2))


@rule("G2.5", "G2.7", "G8.4", "G8.5", "G8.6", "G11.5", "G11.6")
def test_cards_cite_the_deal_the_ship_or_the_cloud() -> None:
    dealt = draw(GAME.start(2))  # type: ignore[arg-type]
    assert set(causes_of(dealt, "goal_drawn", "chest_drawn", "parrot_drawn")) == {
        ("goal_drawn", "G2.5"),
        ("chest_drawn", "G2.7"),
        ("parrot_drawn", "G2.7"),
    }
    for name, colour, fact in (
        ("chest", "blue", ("chest_drawn", "G8.4")),
        ("parrot", "yellow", ("parrot_drawn", "G8.5")),
        ("goal", "orange", ("goal_drawn", "G8.6")),
    ):
        state = table()
        tiles(state, ANA, **{colour: 1})
        visiting(state, ANA, name)
        do(state, ("trade", 1, 0))
        assert causes_of(draw(state), "chest_drawn", "parrot_drawn", "goal_drawn") == [fact]
    for place, fact in (("green hat", ("parrot_drawn", "G11.5")), ("blue sword", ("goal_drawn", "G11.6"))):
        state = table()
        paid(state, ANA, place.split()[0])
        do(state, ("take", at(place)))
        assert causes_of(draw(state), "parrot_drawn", "goal_drawn") == [fact]


@rule("G8.7", "G11.6")
def test_returned_goal_cards_cite_the_ship_or_the_cloud() -> None:
    state = table()
    tiles(state, ANA, orange=2)
    visiting(state, ANA, "goal")
    do(state, ("trade", 2, 0))
    draw(state)
    assert told(do(state, ("choose", state.drawn[0])), "goal_returned")[0] == "G8.7"
    state = table()
    paid(state, ANA, "blue")
    do(state, ("take", at("blue sword")))
    draw(state)
    assert told(do(state, ("swap", state.goal_hand(ANA)[0])), "goal_returned")[0] == "G11.6"


@rule("G9.3", "G9.4")
def test_a_payment_tells_coins_chests_and_change() -> None:
    for cards, action, fact in (
        ((), ("pay", 0, 0, 0), ("bid_paid", "G9.3", ANA, 4, 8, 4, 0, 0, 0)),
        ((3,), ("pay", 0, 0, 1), ("bid_paid_mixed", "G9.3", ANA, 4, 8, 7, 0, 0, 1, 1, 1, 3)),
        ((1, 3), ("pay", 1, 0, 1), ("bid_paid_in_chests", "G9.3", ANA, 4, 8, 8, 1, 0, 1, 0, 2, 4)),
        ((2, 3), ("pay", 0, 1, 1), ("bid_paid_in_chests", "G9.4", ANA, 4, 8, 9, 0, 1, 1, 1, 2, 5)),
    ):
        state = table()
        chests(state, ANA, *cards)
        won(state, ANA, "yellow")
        assert do(state, action)[0].cite(state.facts[0].open()) == fact


@rule("G4.2", "G5.2", "G6.8")
def test_a_bid_cites_opening_raising_or_holding() -> None:
    state = table()
    parrots(state, CORA, "hold")
    for actions, cited in (([bid("yellow")], "G4.2"), ([bid("blue")], "G5.2"), ([HOLD, bid("blue")], "G6.8")):
        assert told(do(state, *actions), "bid_made")[0] == cited


@rule("G4.8", "G4.9", "G4.12", "G5.1", "G14.3", "G14.10")
def test_a_pass_cites_why_and_tells_the_goods_of_each_source() -> None:
    state = table(2, dice=(4, 4, 4, 4, 4))
    ships(state, "coin2 chest goal parrot coin3 coin4")
    state.coins = [0, 0]
    first = do(state, PASS)
    assert told(first, "passed") == ("G4.8", (ANA, 1))
    assert told(first, "no_goods_gained") == ("G4.9", (ANA,))
    assert told(first, "ghost_good_gained") == ("G14.10", (ANA, 4))
    state = table(2)
    ships(state, "coin2 chest goal parrot coin3 coin4")
    standing(state, ANA, "yellow")
    facts = do(state, PASS)
    assert told(facts, "passed") == ("G5.1", (BEN, 0))
    assert told(facts, "goods_gained") == ("G7.2", (BEN, 0, 0, 0, 1, 0))
    assert told(facts, "ghost_good_gained") == ("G14.3", (BEN, 4))
    state = table(3, dice=(4, 4, 4, 4, 4))
    state.coins = [0, 0, 0]
    pass_on(state)
    pass_on(state)
    assert told(do(state, PASS), "passed") == ("G4.12", (CORA, 1))


@rule("G7.4", "G7.8")
def test_handed_in_tiles_cite_the_good_or_its_substitutes() -> None:
    for count, action, cited in (({"green": 1}, ("trade", 1, 0), "G7.4"), ({"blue": 3}, ("trade", 1, 1), "G7.8")):
        state = table()
        tiles(state, ANA, **count)
        visiting(state, ANA, "coin2")
        assert told(do(state, action), "goods_handed_in")[0] == cited


@rule("G7.11", "G7.12")
def test_a_visit_without_a_duty_to_trade_is_told_with_its_reason() -> None:
    state = table()
    visiting(state, ANA)
    assert told(do(state, ship("chest")), "trade_excused") == ("G7.11", (ANA, 0))
    state = table()
    ships(state, "coin2 chest parrot goal coin4 coin3")
    state.markers = [-1, 0, 2]
    state.passed = [BEN, CORA]
    empty_decks(state, "parrot")
    tiles(state, ANA, orange=2)
    visiting(state, ANA)
    assert told(do(state, ship("parrot")), "trade_excused") == ("G7.12", (ANA, 1))


@rule("G7.6", "G7.7", "G7.11")
@pytest.mark.parametrize(
    ("grey", "first", "cited"),
    [
        (6, ("claim", at("grey hat"), 0), "G7.6"),
        (6, ("trade", 1, 0), "G7.6"),
        (0, None, "G7.11"),
    ],
)
def test_the_end_of_a_trade_cites_the_rule_that_allows_it(grey: int, first: Action | None, cited: str) -> None:
    """Orange tiles fit no ship, because the goal ship is marked; three of them can replace a grey one."""
    state = table()
    state.markers = [-1, SHIP.index("goal"), -1]
    state.passed = [BEN]
    tiles(state, ANA, grey=grey, orange=3)
    visiting(state, ANA)
    do(state, ship("coin4"), *([first] if first else []))
    assert told(do(state, DONE), "trade_ended") == (cited, (ANA,))
    assert state.markers[ANA] == SHIP.index("coin4")


@rule("G15.15")
@pytest.mark.parametrize(("ben", "name"), [(19, "tie_broken"), (21, "tie_stands")])
def test_a_tie_tells_whether_coins_decide_it(ben: int, name: str) -> None:
    state = table()
    state.coins = [21, ben, 40]
    state.points = [26, 30 - ben // 5, 21]
    score_all(state)
    told_args = (ANA, 30, 21, 19) if name == "tie_broken" else (30, 21)
    assert told(state.facts, name) == ("G15.15", told_args)
    lines = [GameTexts(GAME, lang, ["Ana", "Ben", "Cora"]).fact((name, *told_args)) for lang in ("de", "en")]
    assert (
        lines
        == {
            "tie_broken": [
                "Gleichstand an der Spitze mit 30 Piratenpunkten: Ana hat mehr Münzen (21 gegen 19) und gewinnt.",
                "A tie for first place with 30 pirate points: Ana has more coins (21 to 19) and wins.",
            ],
            "tie_stands": [
                "Gleichstand an der Spitze mit 30 Piratenpunkten und 21 Münzen: Der Sieg wird geteilt.",
                "A tie for first place with 30 pirate points and 21 coins: the victory is shared.",
            ],
        }[name]
    )


def test_without_a_tie_coins_are_not_told() -> None:
    state = table()
    state.points = [26, 25, 21]
    score_all(state)
    assert not [fact for fact in state.facts if fact.name.startswith("tie")]


@rule("G10.6", "G10.7", "G12.3")
def test_a_lapsed_claim_and_a_skipped_lock_are_told_with_their_reason() -> None:
    state = table()
    fill(state, "yellow")
    paid(state, ANA, "yellow grey")
    assert told(state.facts, "claim_lapsed") == ("G10.7", (ANA, 3, 1))
    state = table()
    state.crew[ANA] = 1
    paid(state, ANA, "yellow grey")
    facts = do(state, ("take", at("yellow sword")))
    assert told(facts, "claim_lapsed") == ("G10.7", (ANA, 4, 0))
    assert told(facts, "last_crew_placed") == ("G15.1", (ANA,))
    for full in (False, True):
        state = table()
        state.locks = 6 if full else 0
        if full:
            fill(state, "orange")
        paid(state, ANA, "yellow grey green orange")
        facts = do(state, ("decline", 3), ("decline", 4))
        assert told(facts, "lock_skipped") == ("G12.3", (ANA, 2, 1 if full else 3))


@rule("G3.6", "G3.9", "G11.8")
def test_a_cloud_that_gives_nothing_is_told_with_its_reason() -> None:
    for deck, place, cloud, cited in (
        ("parrot", "green hat", 1, "G3.6"),
        ("goal", "blue sword", 2, "G3.9"),
        ("goal", "grey hat", 4, "G11.8"),
    ):
        state = table()
        empty_decks(state, deck)
        paid(state, ANA, place.split()[0])
        assert told(do(state, ("take", at(place))), "cloud_gave_nothing") == (cited, (ANA, cloud))


@rule("G2.6", "G14.1")
def test_the_setup_tells_the_ghost_ship_and_the_rejected_cards() -> None:
    state = GAME.start(2)
    facts = draw(state)  # type: ignore[arg-type]
    rule_cited, (space,) = told(facts, "ghost_ship_turned")
    assert (rule_cited, state.view(None).ships[space]) == ("G14.1", 6)  # type: ignore[attr-defined]
    state.apply(0, state.legal(0)[0])
    state.apply(1, state.legal(1)[0])
    assert told(state.facts, "rejected_put_under") == ("G2.6", (4,))


# -- refusals that random games hardly meet


def refusal(state: object, action: Action) -> Refusal:
    found = state.refusal(state.pending[0], action)  # type: ignore[attr-defined]
    assert isinstance(found, Refusal)
    return found


@rule("G7.10", "G8.8")
def test_an_empty_deck_is_not_about_tiles() -> None:
    state = table()
    ships(state, "coin2 chest parrot goal coin4 coin3")
    empty_decks(state, "parrot")
    tiles(state, ANA, orange=2, green=1)
    visiting(state, ANA)
    assert row(refusal(state, ship("parrot"))) == "G7.10 effect-missing"
    visiting(state, ANA, "parrot")
    assert row(refusal(state, ("trade", 1, 0))) == "G7.10 card-in-deck-missing"
    state.parrot_pile[0] = 1
    short = refusal(state, ("trade", 2, 0))
    assert (row(short), short.need, short.have) == ("G8.8 drawn-card-at-most", 1, 2)


@rule("G5.2", "G6.9")
def test_holding_without_the_card_is_not_about_totals() -> None:
    state = table()
    assert row(refusal(state, HOLD)) == "G5.2 hold-card-missing"
    parrots(state, ANA, "hold")
    assert row(refusal(state, HOLD)) == "G6.9 standing-bid-missing"
    standing(state, CORA, "blue yellow")
    state.coins[ANA] = 8
    poor = refusal(state, HOLD)
    assert (row(poor), poor.need, poor.have) == ("G6.9 bid-at-most", 8, 9)


@rule("G7.10")
def test_a_claim_without_crew_misses_the_crew() -> None:
    state = table()
    tiles(state, ANA, green=5)
    state.crew[ANA] = 0
    visiting(state, ANA, "coin2")
    assert row(refusal(state, ("claim", at("green hat"), 0))) == "G7.10 crew-missing"


@rule("G9.3", "G9.5")
def test_payments_say_which_chest_is_missing_and_what_is_too_little() -> None:
    state = table()
    chests(state, ANA, 1)
    state.coins[ANA] = 2
    won(state, ANA, "yellow")
    assert row(refusal(state, ("pay", 0, 0, 1))) == "G9.3 chest-of-value-missing"
    assert row(refusal(state, ("pay", 2, 0, 0))) == "G9.3 used-chest-at-most"
    short = refusal(state, ("pay", 1, 0, 0))
    assert (row(short), short.need, short.have) == ("G9.5 payment-at-least", 4, 3)
    assert state.refusal(ANA, REFUSE) is None
