"""The bots that search: when they stop and where they start."""

import random

import pytest

from nassau import bots, games
from nassau.bots.search_bot import SearchBot
from nassau.kernel import Action, BadSetup
from tests.support.random_positions import position


@pytest.mark.parametrize(("name", "asked"), [("manila", True), ("port_royal", False)])
def test_a_captain_begins_with_the_sailors_choice_unless_its_own_rating_is_better(name: str, asked: bool) -> None:
    game = games.load(name)
    state, seat = position(game, 3, 5)
    legal, rules = state.legal(seat), game.heuristic
    rated = rules.rate(state, seat, legal)
    assert min(rated) < max(rated)
    worst = legal[rated.index(min(rated))]

    class Odd:
        def decide(self, seat: int, view: object, legal: list[Action], think: bots.Think) -> Action:
            return worst

    chosen = bots.ask(SearchBot(game, 1.0, 1, Odd()), state, seat, random.Random(1))
    assert chosen == (worst if asked else legal[rated.index(max(rated))])


def test_search_stops_when_the_decision_is_not_needed() -> None:
    game = games.load("manila")
    state, seat = position(game, 3, 5)
    asked = iter([True] * 20 + [False] * 1000)
    captain = SearchBot(game, 3600.0, None, None)
    chosen = bots.ask(captain, state, seat, random.Random(1), lambda: next(asked))
    assert chosen in state.legal(seat)
    assert len(list(asked)) > 900


def test_iterations_are_a_whole_number_and_only_for_search() -> None:
    game = games.load("manila")
    for level in ("sailor@5", "captain@", "captain@0", "captain@x"):
        with pytest.raises(BadSetup, match="iterations"):
            bots.load(level, game)
