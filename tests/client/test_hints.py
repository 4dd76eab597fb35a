"""Each game's hints.toml has both languages and names only steps that exist."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from nassau import games

LANGUAGES = {"de", "en"}
SHORTEST = 20
LONGEST = 250


def hints_of(game: str) -> dict[str, Any]:
    path = resources.files(f"nassau.games.{game}") / "hints.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def texts_of(hints: dict[str, Any]) -> Iterator[dict[str, str]]:
    yield hints["welcome"]
    for hint in hints["steps"].values():
        yield from hint.values()


@pytest.mark.parametrize("game", games.ALL)
def test_hints_name_existing_steps(game: str) -> None:
    assert set(hints_of(game)["steps"]) <= set(games.load(game).steps)


@pytest.mark.parametrize("game", games.ALL)
def test_a_hint_has_a_text_and_at_most_a_tip(game: str) -> None:
    for hint in hints_of(game)["steps"].values():
        assert {"text"} <= set(hint) <= {"text", "tip"}


@pytest.mark.parametrize("game", games.ALL)
def test_hints_are_short_and_in_both_languages(game: str) -> None:
    for text in texts_of(hints_of(game)):
        assert set(text) == LANGUAGES
        assert all(SHORTEST < len(sentence) <= LONGEST for sentence in text.values())
