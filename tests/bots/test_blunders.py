"""The blunder suite: well-formed positions, and no level errs more often than published."""

import re

import pytest

from nassau.bots.search.exact import LOST, WON, verdicts
from nassau.kernel import text
from tests.bots.blunders import GAMES, LEVELS, PAGE, errors, load


@pytest.mark.parametrize("name", GAMES)
def test_every_position_names_all_legal_options(name: str) -> None:
    positions = load(name)
    assert len({position.id for position in positions}) == len(positions)
    for position in positions:
        legal = [text(action) for action in position.state.legal(position.seat)]
        assert sorted(position.right + position.wrong) == sorted(legal)
        assert position.right
        assert position.wrong
        assert position.why


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_are_proven_in_the_written_world(name: str) -> None:
    for position in load(name):
        legal = position.state.legal(position.seat)
        found = dict(zip(map(text, legal), verdicts([position.state], position.seat, legal), strict=True))
        if position.kind == "win":
            assert all(found[option] == WON for option in position.right)
        else:
            assert all(found[option] == LOST for option in position.wrong)


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("name", GAMES)
def test_no_level_errs_more_often_than_published(name: str, level: str) -> None:
    row = re.search(rf"^\| {name} \|(.+)\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    published = [int(cell) for cell in row[1].split("|")]
    assert len(errors(name, level)) <= published[1 + LEVELS.index(level)]
