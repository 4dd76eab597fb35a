"""The blunder suite: well-formed positions, and no level errs more often than published."""

import re

import pytest

from nassau.bots.search.exact import LOST, WON, ending_shares, verdicts
from nassau.kernel import full_game, parse, text
from tests.bots.blunders import GAMES, LEVELS, PAGE, Position, errors, load

SHARE_LEAD = 0.1
SHARE_NODES = 2_000


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
        if position.kind == "share":
            assert_shares(position)
            continue
        found = dict(zip(map(text, legal), verdicts([position.state], position.seat, legal), strict=True))
        if position.kind == "win":
            assert all(found[option] == WON for option in position.right)
        else:
            assert all(found[option] == LOST for option in position.wrong)


def assert_shares(position: Position) -> None:
    """Every right answer wins at least SHARE_LEAD more of the games than each wrong one, with best play."""
    heuristic = full_game(position.state).heuristic
    legal = [parse(option) for option in position.right + position.wrong]
    shares = ending_shares([position.state], position.seat, legal, SHARE_NODES, heuristic)
    assert shares is not None
    count = len(position.right)
    assert min(shares[:count]) >= max(shares[count:]) + SHARE_LEAD


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("name", GAMES)
def test_no_level_errs_more_often_than_published(name: str, level: str) -> None:
    row = re.search(rf"^\| {name} \|(.+)\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    published = [int(cell) for cell in row[1].split("|")]
    assert len(errors(name, level)) <= published[1 + LEVELS.index(level)]
