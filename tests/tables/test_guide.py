"""The guides, the rules for families: complete in every language, with pictures that are positions of the game."""

import re

import pytest

from nassau import games
from nassau.i18n.guide_texts import guide_messages
from nassau.i18n.languages import LANGUAGES
from nassau.kernel import Game
from nassau.tables.guide import SECTIONS, Guide, Picture, guide_of, state_of, view_of

GAMES = pytest.mark.parametrize("game", [games.load(name) for name in games.ALL], ids=games.ALL)
EVERY = pytest.mark.parametrize("lang", LANGUAGES)
LONGEST_CAPTION = 300  # characters


def guide(game: Game) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


def caption(game: Game, lang: str, picture: Picture) -> str:
    return guide_messages(game.package, lang).format(f"picture-{picture.id}", {})


@GAMES
def test_every_section_has_a_picture_of_a_position_of_the_game(game: Game) -> None:
    pictures = guide(game).pictures
    assert [one for one in SECTIONS if one in {picture.section for picture in pictures}] == list(SECTIONS)
    assert len({picture.id for picture in pictures}) == len(pictures)
    for picture in pictures:
        assert picture.position.startswith(f"{game.id}.{game.version} ")
        assert picture.seat < state_of(game, picture).seats == len(guide(game).names)
        assert view_of(game, picture)


@GAMES
@EVERY
def test_a_guide_has_exactly_its_messages(game: Game, lang: str) -> None:
    captions = {f"picture-{picture.id}" for picture in guide(game).pictures}
    assert set(guide_messages(game.package, lang).ids()) == {"lead", "aid", *SECTIONS, *captions}


@GAMES
@EVERY
def test_a_caption_is_a_short_example(game: Game, lang: str) -> None:
    for picture in guide(game).pictures:
        said = caption(game, lang, picture)
        assert said.startswith({"de": "Beispiel: ", "en": "Example: "}[lang])
        assert len(said) <= LONGEST_CAPTION


@GAMES
@EVERY
def test_the_example_of_the_scoring_names_the_score(game: Game, lang: str) -> None:
    """The last number of the caption is the score of the viewer."""
    [picture] = [picture for picture in guide(game).pictures if picture.section == "scoring"]
    state = state_of(game, picture)
    assert state.over
    assert int(re.findall(r"\d+", caption(game, lang, picture))[-1]) == state.scores()[picture.seat]


@GAMES
def test_german_says_du(game: Game) -> None:
    messages = guide_messages(game.package, "de")
    text = " ".join(messages.format(id, {}) for id in messages.ids())
    assert not re.search(r"(?<![.!?:] )(?<!\n)\b(Sie|Ihnen|Ihre?[mnrs]?)\b", text)


def test_a_game_without_a_guide_has_none() -> None:
    assert guide_of(type("Bare", (), {"file": lambda self, path: None})()) is None
