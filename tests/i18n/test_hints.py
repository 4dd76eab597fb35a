"""The hints for first games: messages hint-<Step> and tip-<Step>."""

import pytest

from nassau import games
from nassau.i18n.game_texts import LANGUAGES, messages_of

SHORTEST, LONGEST = 20, 250  # characters


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.ALL)
def test_hints_name_existing_steps_and_are_short(name: str, lang: str) -> None:
    game = games.load(name)
    messages = messages_of(game, lang)
    hints = [id.removeprefix("hint-") for id in messages.ids() if id.startswith("hint-")]
    tips = [id.removeprefix("tip-") for id in messages.ids() if id.startswith("tip-")]
    assert set(hints) - {"welcome"} <= set(game.steps)
    assert "welcome" in hints
    assert set(tips) <= set(hints)
    for id in [f"hint-{key}" for key in hints] + [f"tip-{key}" for key in tips]:
        assert SHORTEST < len(messages.format(id, {})) <= LONGEST, id
