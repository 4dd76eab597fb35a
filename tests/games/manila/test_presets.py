"""Presets: named choices of options."""

from nassau import games
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough

GAME = games.load("manila")
PRESETS = GAME.rulebook.presets


def test_the_first_preset_is_the_default() -> None:
    assert list(PRESETS) == ["summary", "box_2005", "club"]
    assert GAME.choose(PRESETS["summary"].options) == {id: option.default for id, option in GAME.options.items()}


def test_presets_name_only_options_that_differ_from_the_defaults() -> None:
    for preset in PRESETS.values():
        GAME.choose(preset.options)
        assert all(value != GAME.options[id].default for id, value in preset.options.items())


def test_presets_are_different_and_can_be_played() -> None:
    chosen = [GAME.choose(preset.options) for preset in PRESETS.values()]
    assert all(chosen.count(options) == 1 for options in chosen)
    for preset in PRESETS.values():
        assert playthrough(Case(GAME, 4, tuple(preset.options.items()))).final.over


def test_the_box_of_2005_has_the_options_of_its_rulebook() -> None:
    options = GAME.choose(PRESETS["box_2005"].options)
    assert options["blind_passenger"] == "anywhere"
    assert options["declining"] == "out_for_voyage"
    assert options["final_shares"] == "all_minus_15"
    assert options["thirteen"] == "last_round"
    assert options["second_boarder"] == "always"
    assert options["first_auction"] == "may_pass"
    assert (options["strong_pirates"], options["large_pilot"], options["share_pool"]) == (
        "off",
        "exactly_two",
        "twelve",
    )
