"""Facts and refusals of Die Piraten der Weltmeere cite the rule that caused them, with true numbers."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from nassau.games.seas import GAME
from nassau.games.seas.causes import (
    ACTION_UNUSED,
    BY_GIFT,
    BY_GOVERNOR,
    BY_LOSSES,
    BY_TAVERN,
    BY_WAGES,
    COUNTRY_RAIDED,
    FOR_THE_TAVERN,
    IN_BATTLE,
    LOOT_GIFT,
    LOOT_OF_TAVERN,
    NEW_PRIVATEER,
    NO_ROOM,
    NO_SHIP_SENT,
    TAVERN_DIE,
)
from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import Action, Fact
from nassau.testing import causes
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    CURSE,
    DECLINE,
    EXPLORE,
    act,
    chance,
    deal,
    draw_loot,
    give,
    load,
    play,
    refused,
    send,
    talismans,
    throw,
    throw_faces,
    turn,
)

DECISIONS = 10_000


@cache
def found() -> causes.Found:
    return causes.play(GAME, DECISIONS)


def test_facts_cite_their_cause() -> None:
    causes.facts_cite_their_cause(found())


def test_refusals_cite_their_cause() -> None:
    causes.refusals_cite_their_cause(found())


def test_refusals_have_true_numbers() -> None:
    causes.refusals_have_true_numbers(found())


def test_exactly_the_listed_refusals_occur() -> None:
    table = tomllib.loads(Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"))
    met = {" ".join(filter(None, (one.rule, one.reason or one.direction))) for one in found().refusals}
    assert sorted(met) == sorted(set(table["refusals"]) - set(table["rare"]))
    assert set(table["rare"]) <= set(table["refusals"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    texts = GameTexts(GAME, lang, ["Anne", "Bart", "Cora", "Dino"])
    for refusal in found().refusals:
        assert texts.refusal(refusal)
        if refusal.reason:
            assert texts.bound(refusal)[-1] == "."


# ---------------------------------------------------------------- one test per cause


def cited(facts: list[Fact], name: str) -> list[Action]:
    """The facts of this name with their rule."""
    return [fact.cite(fact.open())[1:] for fact in facts if fact.name == name]


def test_a_mark_for_declining() -> None:
    facts = act(turn("merchant"), BEN, DECLINE)
    assert cited(facts, "mark_gained") == [("W4.4", BEN, ACTION_UNUSED, -1)]


def test_a_mark_for_a_new_privateer() -> None:
    facts = act(turn("governor", alone=False), BEN, ("privateer", 3))
    assert cited(facts, "mark_gained") == [("W6.1", BEN, NEW_PRIVATEER, 3)]
    assert cited(facts, "ships_gained") == [("W6.1", BEN, 3, BY_GOVERNOR)]


def test_the_governors_gift_is_told() -> None:
    state = turn("governor", start=BEN)
    give(state, BEN, marks=1)
    facts = act(state, BEN, ("privateer", 3))
    assert cited(facts, "mark_spared") == [("W6.5", BEN)]
    assert cited(facts, "mark_returned") == [("W6.6", BEN)]
    assert not cited(facts, "mark_gained")


def test_marks_of_a_raid() -> None:
    state = turn("captain")
    state.tiles[1] = CORA
    deal(state, BEN, "Spain 2")
    act(state, BEN, play("Spain 2"))
    facts = send(state, 1, 2, 0)
    assert cited(facts, "mark_gained") == [("W7.6", CORA, COUNTRY_RAIDED, 1), ("W7.5", ANA, NO_SHIP_SENT, -1)]
    assert cited(facts, "ships_sent") == [("W7.2", BEN, 1, 7), ("W7.2", CORA, 2, 7), ("W7.2", ANA, 0, 7)]


def test_losses_and_loot_of_a_raid() -> None:
    state = turn("captain")
    deal(state, BEN, "Spain 1")
    act(state, BEN, play("Spain 1"))
    send(state, 2, 0, 0)
    facts = throw(state, (4, 3, 500, 500), (BEN, 1, 700, 500), (BEN, 6, 2000, 500))
    assert cited(facts, "thrown") == [("W8.1", 3)]
    assert cited(facts, "ships_lost") == [("W8.12", BEN, 1, IN_BATTLE, -1)]
    assert cited(facts, "yin_yang_gained") == [("W8.12", BEN, 1, BY_LOSSES)]
    facts = draw_loot(state, "talisman")
    assert cited(facts, "loot_drawn") == [("W9.7", BEN, 3, 1)]
    assert cited(facts, "yin_yang_gained") == [("W7.8", BEN, 2, BY_GIFT)]


@pytest.mark.parametrize(
    ("curse", "face", "rule", "goods"),
    [("kraken", 1, "W12.1", 2), ("iceberg", 2, "W12.2", 1), ("sirens", 3, "W12.3", 0), ("mutiny", 4, "W12.4", 0)],
)
def test_a_curse_tells_its_hits_and_losses(curse: str, face: int, rule: str, goods: int) -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, curse)
    load(state, CORA, rum=1, coffee=1, fruit=1)
    for seat in (ANA, BEN):
        give(state, seat, ships=1)
    act(state, BEN, play(curse))
    number = CURSE.index(curse)
    facts = throw_faces(state, a=(6,), b=(face,), c=(face, face, 6, 6, 6, 6, 6))
    assert cited(facts, "thrown") == [("W11.2", 9)]
    assert cited(facts, "curse_struck") == [(rule, number, 3, 9, goods)]
    assert cited(facts, "ships_hit") == [(rule, BEN, 1, number), (rule, CORA, 2, number)]
    assert cited(facts, "loot_lost") == [(rule, CORA, goods, 1, number)]
    assert cited(facts, "ships_lost") == [(rule, BEN, 1, number, goods), (rule, CORA, 1, number, goods)]


def test_a_whirlpool_tells_its_hits() -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "whirlpool")
    talismans(state, BEN, 1)
    for seat in range(3):
        give(state, seat, ships=1)
    act(state, BEN, play("whirlpool"))
    facts = throw(state, (4, 2, 500, 500), (BEN, 6, 700, 500), (CORA, 6, 1000, 500), (ANA, 6, 2500, 2500))
    assert cited(facts, "thrown") == [("W12.5", 4)]
    assert cited(facts, "curse_struck") == [("W12.5", 4, 2, 3, 3)]
    assert cited(facts, "loot_lost") == [("W12.6", BEN, 3, 1, 4)]
    assert cited(facts, "ships_lost") == [("W12.6", CORA, 1, 4, 3)]


def test_the_idol_spares_seats_without_ships_at_sea() -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "idol")
    give(state, ANA, ships=0)
    act(state, BEN, play("idol"))
    facts = act(state, BEN, ("name", 0))
    assert cited(facts, "idol_spared") == [("W11.9", ANA)]
    assert cited(facts, "ships_lost") == [("W12.9", BEN, 1, 5, 0), ("W12.9", CORA, 1, 5, 0)]


@pytest.mark.parametrize("chests", [7, 21])
def test_wages_are_told_even_without_guards(chests: int) -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "wages")
    give(state, CORA, chests=chests)
    facts = act(state, BEN, play("wages"))
    assert cited(facts, "nobody_paid") == ([("W12.10",)] if chests == 7 else [])
    assert cited(facts, "chests_lost") == ([("W12.10", CORA, 4, BY_WAGES)] if chests == 21 else [])
    assert cited(facts, "guards_changed") == ([("W14.3", CORA, 1, 2)] if chests == 21 else [])


def tavern(*faces: int) -> list[Fact]:
    """The facts after each of three seats got its die, from Ben on."""
    state = turn("shaman", alone=False)
    deal(state, BEN, "tavern")
    load(state, BEN, rum=1)
    give(state, ANA, chests=0)
    act(state, BEN, play("tavern"))
    facts = throw_faces(state, red=faces)
    for seat, die in ((BEN, 0), (CORA, 1)):
        if state.pending == (BEN,):
            facts += act(state, BEN, ("serve", seat, die))
    return facts


def test_the_tavern_tells_what_each_die_brings() -> None:
    facts = tavern(1, 6, 3)
    assert cited(facts, "thrown") == [("W12.11", 3)]
    assert cited(facts, "mark_gained") == [("W12.12", BEN, TAVERN_DIE, -1)]
    assert cited(facts, "yin_yang_gained") == [("W12.13", CORA, 3, BY_TAVERN)]
    assert cited(facts, "drink_spared") == [("W12.14", ANA, 3)]
    facts = tavern(2, 4, 2)
    assert cited(facts, "good_discarded") == [("W12.12", BEN, 0, FOR_THE_TAVERN)]
    assert cited(facts, "chests_gained") == [("W12.13", CORA, 1, BY_TAVERN)]
    assert cited(facts, "drink_spared") == [("W12.14", ANA, 2)]
    facts = tavern(4, 3, 4)
    assert cited(facts, "chests_lost") == [("W12.12", CORA, 1, BY_TAVERN)]


def test_loot_of_the_tavern_tells_its_source() -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "tavern")
    act(state, BEN, play("tavern"))
    throw_faces(state, red=(5, 4, 4))
    act(state, BEN, ("serve", BEN, 0))
    if state.pending == (BEN,):
        act(state, BEN, ("serve", CORA, 1))
    assert cited(draw_loot(state, "fruit"), "loot_drawn") == [("W12.13", BEN, 2, LOOT_OF_TAVERN)]


@pytest.mark.parametrize(
    ("lang", "caravan", "gift", "mutiny"),
    [
        ("de", "Bart erbeutet von den Spaniern 1 Rum.", "Als Geschenk zieht Bart 1 Rum.", "Die Meuterer wollen Obst."),
        ("en", "Bart takes 1 rum from the Spanish.", "Bart draws 1 rum as a gift.", "The mutineers want fruit."),
    ],
)
def test_sentences_tell_the_source_of_loot_and_the_wish_of_mutineers(
    lang: str, caravan: str, gift: str, mutiny: str
) -> None:
    texts = GameTexts(GAME, lang, ["Anne", "Bart", "Cora", "Dino"])
    assert texts.fact(("loot_drawn", BEN, 0, 1)) == caravan
    assert texts.fact(("loot_drawn", BEN, 0, LOOT_GIFT)) == gift
    assert texts.fact(("curse_struck", 3, 2, 7, 2)).endswith(mutiny)


def test_goods_without_a_ship_after_a_curse() -> None:
    state = turn("shaman", alone=False)
    deal(state, BEN, "kraken")
    give(state, BEN, ships=1)
    load(state, BEN, rum=1)
    act(state, BEN, play("kraken"))
    facts = throw_faces(state, a=(6,) * 7, b=(1,), c=(6,) * 7)
    assert cited(facts, "good_discarded") == [("W11.8", BEN, 0, NO_ROOM)]


def test_goods_without_a_ship_after_a_sale() -> None:
    """The second guard takes the ship of the last rum."""
    state = turn("merchant", alone=False)
    give(state, BEN, ships=2, chests=19, chambers=1)
    load(state, BEN, rum=2)
    facts = act(state, BEN, ("offer", 0, 1))
    assert cited(facts, "guards_changed") == [("W14.1", BEN, 2, 1)]
    assert cited(facts, "good_discarded") == [("W14.4", BEN, 0, NO_ROOM)]


def test_a_sale_tells_harbour_prices_and_kinds() -> None:
    state = turn("merchant", start=BEN)
    state.harbour = 3
    load(state, BEN, coffee=3, fruit=2)
    facts = act(state, BEN, ("offer", 1, 3), ("offer", 2, 2))
    assert cited(facts, "goods_sold") == [("W13.2", BEN, 0, 3, 2, 11, 3, 1, 3, 1, 6)]
    assert cited(facts, "chests_gained") == [("W13.5", BEN, 2, BY_GIFT)]


def test_a_harbour_tells_its_prices() -> None:
    state = turn("islander")
    deal(state, BEN, "H4")
    facts = act(state, BEN, play("H4"))
    assert cited(facts, "harbour_opened") == [("W10.1", BEN, 4, 1, 3, 2)]
    assert cited(draw_loot(state, "rum"), "loot_drawn") == [("W10.2", BEN, 0, LOOT_GIFT)]


def test_drawn_cards_cite_action_and_gift() -> None:
    state = turn("cartographer")
    facts = act(state, BEN, EXPLORE)
    facts += chance(state, ("draw", 0), ("draw", 1))
    assert [rule for rule, *_ in cited(facts, "card_drawn")] == ["W15.1", "W15.2"]


def test_a_gift_without_ships_in_reserve_lapses() -> None:
    state = turn("shipbuilder", start=BEN)
    facts = act(state, BEN, ("buy", 2))
    assert cited(facts, "ships_gained") == [("W5.4", BEN, 1, BY_GIFT)]
    assert cited(facts, "gift_lapsed") == [("W5.5", BEN, 1)]


# ---------------------------------------------------------------- the refusal that applies


def test_cards_of_another_sort_and_cards_not_in_hand_are_refused_differently() -> None:
    state = turn("captain")
    deal(state, BEN, "H1")
    refused(state, BEN, ("raid", 16), "W7.1", reason="raid-missing")
    refused(state, BEN, ("raid", 0), "W7.1", reason="card-missing")


def test_an_empty_reserve_is_not_a_lack_of_chests() -> None:
    state = turn("shipbuilder")
    give(state, BEN, ships=10)
    refused(state, BEN, ("buy", 1), "W5.2", reason="reserve-missing")
    give(state, BEN, ships=7, chests=0)
    refused(state, BEN, ("buy", 1), "W5.2", reason="chests-missing")
