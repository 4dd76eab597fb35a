"""The bots that search: when they stop and where they start."""

import random

import pytest

from nassau import bots, games
from nassau.bots import search_bot
from nassau.bots.search_bot import BUDGETS, Budget, SearchBot
from nassau.kernel import BadSetup
from nassau.kernel.bot import think_for
from tests.support.random_positions import position


@pytest.mark.parametrize("name", games.ALL)
def test_a_captain_begins_with_the_choice_of_the_sailor(name: str) -> None:
    game = games.load(name)
    state, seat = position(game, 3, 5)
    captain, sailor = SearchBot(game, BUDGETS["captain"], 1), bots.load("sailor", game)
    assert bots.ask(captain, state, seat, random.Random(1)) == bots.ask(sailor, state, seat, random.Random(1))


def test_search_stops_when_the_decision_is_not_needed() -> None:
    game = games.load("manila")
    state, seat = position(game, 3, 5)
    asked = iter([True] * 20 + [False] * 1000)
    captain = SearchBot(game, Budget(1, 1 << 30, 3600.0), None)
    chosen = bots.ask(captain, state, seat, random.Random(1), lambda: next(asked))
    assert chosen in state.legal(seat)
    assert len(list(asked)) > 900


@pytest.mark.parametrize(
    ("seconds_per_look", "iterations"),
    [(0.0, 90), (1.2, 30), (10.0, 1)],
    ids=["ceiling on an idle machine", "floor on a busy one", "given up on a stalled one"],
)
def test_the_clock_counts_between_floor_and_ceiling(
    monkeypatch: pytest.MonkeyPatch, seconds_per_look: float, iterations: int
) -> None:
    """The clock shows `seconds_per_look` at every look after the start; the floor is given up after 2.5 seconds."""
    looks = iter([0.0, *[seconds_per_look] * 1000])
    monkeypatch.setattr(search_bot, "perf_counter", lambda: next(looks))
    game = games.load("rum")
    state, seat = position(game, 3, 20)
    captain = SearchBot(game, Budget(30, 90, 1.0), None)
    think = think_for(state, seat, random.Random(1))
    values = captain.option_values(seat, state.view(seat), state.legal(seat), think)
    assert sum(option.visits for option in values) == (iterations if iterations > 1 else 0)


def test_a_decision_on_the_floor_is_that_of_as_many_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("rum")
    state, seat = position(game, 3, 20)
    fixed = bots.ask(SearchBot(game, BUDGETS["captain"], 60), state, seat, random.Random(3))
    looks = iter([0.0, *[1.5] * 1000])
    monkeypatch.setattr(search_bot, "perf_counter", lambda: next(looks))
    busy = SearchBot(game, Budget(60, 9000, 1.0), None)
    assert bots.ask(busy, state, seat, random.Random(3)) == fixed


def test_iterations_are_a_whole_number_and_only_for_search() -> None:
    game = games.load("manila")
    for level in ("sailor@5", "captain@", "captain@0", "captain@x"):
        with pytest.raises(BadSetup, match="iterations"):
            bots.load(level, game)
