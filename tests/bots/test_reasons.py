"""Reasons of decisions: terms add up to the policy's rating, and comparisons name where options differ."""

from __future__ import annotations

import random

import pytest

from nassau import games
from nassau.bots.analysis.reasons import compare_options, mean_terms
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast
from tests.support.random_positions import position


@pytest.mark.parametrize("name", games.ALL)
def test_terms_add_up_to_the_rating_of_the_policy(name: str) -> None:
    game = games.load(name)
    rules, lot = game.heuristic, random.Random(4).random
    state, dice = game.start(game.seats[0]), fast(4)
    for _ in range(150):
        if state.over:
            break
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
            continue
        legal = state.legal(seat)
        ratings, careful = rules.rate(state, seat, legal), rules.careful_terms(state, seat, legal)
        expected = [rating + sum(term[index] for term in careful.values()) for index, rating in enumerate(ratings)]
        assert [sum(terms.values()) for terms in rules.terms(state, seat, legal)] == pytest.approx(expected)
        state.apply(seat, rules.rollout_action(state, seat, lot))


def test_a_comparison_names_the_terms_that_differ() -> None:
    state, seat = position(games.load("rum"), 3, 0)
    legal = state.legal(seat)
    found = compare_options(state, seat, random.Random(1))
    assert len(found) == len(legal) - 1
    assert found == sorted(found, key=lambda one: one.behind)
    assert found[0].behind >= 0
    for one in found:
        assert sum(reason.points for reason in one.reasons) == pytest.approx(one.behind)
    assert {reason.term for one in found for reason in one.reasons} >= {"field", "pirates"}


def test_a_given_choice_may_be_behind() -> None:
    state, seat = position(games.load("rum"), 3, 0)
    worst = compare_options(state, seat, random.Random(1))[-1].action
    assert compare_options(state, seat, random.Random(1), worst)[0].behind < 0
    with pytest.raises(ValueError, match="not in list"):
        compare_options(state, seat, random.Random(1), ("fly",))


def test_reasons_use_nothing_hidden() -> None:
    state, seat = position(games.load("grog"), 3, 8)
    twin = state.imagine(seat, random.Random(9))
    legal = state.legal(seat)
    ours, theirs = (mean_terms(one, seat, legal, random.Random(2)) for one in (state, twin))
    assert ours == theirs
