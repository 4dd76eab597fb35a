"""G1: the island and the cards in the box."""

import pytest

from nassau import games
from nassau.games.grog import GAME
from nassau.games.grog.components import (
    CHEST_COPIES,
    GHOST,
    GOAL_COPIES,
    GOALS,
    GOODS_GOAL,
    LOCK,
    PARROT_COPIES,
    PARROT_GOAL,
    PENINSULA_GOAL,
)
from nassau.games.grog.sites import COLOURS, PENINSULA, ROW, ROWS, SAME_TYPE, TYPES
from nassau.games.grog.sites import TYPE as TYPE_OF
from nassau.games.grog.state import Grog
from nassau.i18n.game_texts import GameTexts
from nassau.kernel import BadSetup
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.games.grog.table import ANA, BEN, COLOUR, TYPE, at, buildings, occupy, paid, table, tiles, visiting
from tests.support.marks import rule

SITES = {
    "green": "hat peg-leg anchor coffin hook eyepatch voodoo",
    "blue": "sword peg-leg anchor hook figurehead eyepatch fortune-teller",
    "orange": "hat peg-leg anchor hook figurehead cannonball bar",
    "yellow": "hat sword peg-leg coffin figurehead cannonball voodoo",
    "grey": "hat sword coffin hook cannonball eyepatch fortune-teller",
}


def journeys() -> list[Grog]:
    states = [state for seats in (2, 3, 4) for state in playthrough(Case(games.load("grog"), seats)).states()]
    assert all(isinstance(state, Grog) for state in states)
    return states  # type: ignore[return-value]


@rule("G1.1")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert GAME.start(seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.start(seats)


@rule("G1.2")
def test_five_peninsulas_from_green_to_grey_each_with_its_good_die_cloud_and_water() -> None:
    texts = GameTexts(GAME, "en", [])
    assert [texts.name("colour", colour) for colour in range(5)] == list(COLOUR)
    assert [texts.name("good", colour) for colour in range(5)] == ["coconut", "fish", "grog", "lemon", "treasure map"]
    state = table()
    assert len(state.dice) == len(state.clouds) == COLOURS == 5
    assert [state.water(ship) for ship in state.ships] == [0, 1, 2, 3, 4, 5]


@rule("G1.3")
def test_seven_different_buildings_on_each_peninsula_in_rows_of_one_type() -> None:
    assert len(TYPE_OF) == len(PENINSULA) == 35
    assert len(set(TYPE_OF)) == TYPES == 12
    for colour in range(COLOURS):
        own = [TYPE_OF[number] for number in range(35) if PENINSULA[number] == colour]
        assert len(own) == len(set(own)) == 7
    for kind in range(TYPES):
        assert len({ROW[number] for number in SAME_TYPE[kind]}) == 1
    mixed = [height for height, row in enumerate(ROWS) if len(set(row) - {-1}) > 1]
    assert mixed == [len(ROWS) - 1]


@rule("G1.4")
def test_the_sites_are_those_of_the_board() -> None:
    for colour, names in SITES.items():
        first = 7 * COLOUR.index(colour)
        assert [TYPE[kind] for kind in TYPE_OF[first : first + 7]] == names.split()
    copies = {TYPE[kind]: len(sites) for kind, sites in enumerate(SAME_TYPE)}
    assert [name for name, count in copies.items() if count == 4] == ["hat", "peg-leg", "hook"]
    three = ["sword", "anchor", "coffin", "figurehead", "cannonball", "eyepatch"]
    assert [name for name, count in copies.items() if count == 3] == three
    assert (copies["voodoo"], copies["fortune-teller"], copies["bar"]) == (2, 2, 1)
    assert [TYPE[kind] for kind in ROWS[-1]] == ["voodoo", "fortune-teller", "bar", "voodoo", "fortune-teller"]


@rule("G1.5")
def test_only_an_empty_building_is_free() -> None:
    state = table(2)
    occupy(state, ANA, "yellow hat")
    occupy(state, BEN, "yellow sword")
    occupy(state, GHOST, "yellow coffin")
    occupy(state, LOCK, "yellow voodoo")
    free = {at("yellow peg-leg"), at("yellow figurehead"), at("yellow cannonball")}
    tiles(state, ANA, yellow=4)
    visiting(state, ANA, "parrot")
    assert buildings(state) == free
    state.crew[ANA] = 0
    paid(state, ANA, "blue grey green yellow")
    assert buildings(state) == free
    assert state.refusal(ANA, ("lock", at("yellow hat"))).rule == "G1.5"  # type: ignore[union-attr]


@rule("G1.6")
def test_32_chest_cards() -> None:
    assert CHEST_COPIES == (10, 12, 10)
    assert sum(GAME.start(2).chest_pile) == 32  # type: ignore[attr-defined]
    box = dict.fromkeys((2, 3, 4), 0)
    for state in journeys():
        gone = 32 - sum(state.chest_pile) - sum(state.chests)
        assert gone >= box[state.seats]
        box[state.seats] = gone


@rule("G1.7")
def test_28_parrot_cards() -> None:
    assert PARROT_COPIES == (4, 4, 4, 4, 4, 8)
    assert sum(GAME.start(2).parrot_pile) == 28  # type: ignore[attr-defined]
    box = dict.fromkeys((2, 3, 4), 0)
    for state in journeys():
        gone = 28 - sum(state.parrot_pile) - sum(state.parrots)
        assert gone >= box[state.seats]
        box[state.seats] = gone


@rule("G1.8")
def test_46_goal_cards_of_23_kinds() -> None:
    assert (PENINSULA_GOAL, GOODS_GOAL, PARROT_GOAL, GOALS) == (12, 17, 22, 23)
    assert GAME.start(2).goal_pile == [GOAL_COPIES] * GOALS  # type: ignore[attr-defined]
    for state in journeys():
        apart = len(state.under) + len(state.drawn) + 2 * state.seats - state.rejected.count(-1)
        assert sum(state.goal_pile) + apart + sum(state.goals) == 46


@rule("G1.9")
def test_twelve_types_have_names_in_both_languages() -> None:
    german, english = ([GameTexts(GAME, lang, []).name("type", kind) for kind in range(12)] for lang in ("de", "en"))
    assert german == [
        "Hut-Shop", "Schwert-Shop", "Holzbein-Shop", "Anker-Shop", "Sargtischlerei", "Haken-Shop",
        "Galionsfiguren-Werkstatt", "Kanonenkugelgießerei", "Augenklappen-Shop", "Voodoopuppen-Werkstatt",
        "Wahrsager-Studio", "Bar",
    ]  # fmt: skip
    assert [name.split()[0] for name in english] == [
        "hat", "sword", "peg-leg", "anchor", "coffin", "hook", "figurehead", "cannonball", "eyepatch", "voodoo-doll",
        "fortune-teller", "bar",
    ]  # fmt: skip
    assert set(TYPE_OF) == set(range(12))
