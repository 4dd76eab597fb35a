"""The text of an option names its values in quotes, in their order; client/src/i18n/option_texts.ts relies on it."""

import re

import pytest

from nassau import games
from nassau.i18n.languages import LANGUAGES
from nassau.i18n.rule_texts import RuleTexts

QUOTED = re.compile(r"[“„]([^”“]+)[”“]( \([^)]+\))?:")
"""A name, with the mark of the default."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.ALL)
def test_an_option_names_each_value_and_marks_the_default(name: str, lang: str) -> None:
    game = games.load(name)
    for option in game.rulebook.options.values():
        text = RuleTexts(game.package, lang).option(option.id)
        found = QUOTED.findall(text)
        assert len(found) == len(option.values) == len(re.findall("[“„]", text)) / (2 if lang == "de" else 1), text
        assert [id for id, (_, mark) in zip(option.values, found, strict=True) if mark] == [option.default], text
        assert not {said for said, _ in found} & {id for id in option.values if "_" in id or lang == "de"}, text
