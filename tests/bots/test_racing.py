"""Racing: elimination, joining, and the incumbent."""

import random

import pytest

from nassau.bots.search.racing import (
    ERROR_RATE,
    JOIN_HEATS,
    MIN_LEAD,
    PROOF_ERRORS,
    STARTERS,
    TIE_HEATS,
    WARM_UP_HEATS,
    Race,
    difference,
    elimination_errors,
)


def test_options_that_are_clearly_behind_drop_out_until_one_is_left() -> None:
    race = Race([("a",), ("b",), ("c",)])
    rng = random.Random(1)
    while not race.settled():
        if race.new_heat():
            luck = rng.random()
        race.finish(luck + {"a": 0.0, "b": 0.3, "c": -0.1}[race.turn().action[0]] + 0.1 * rng.random())
    assert race.best().action == ("b",)
    assert race.heat <= WARM_UP_HEATS  # luck is common to all, so it takes no longer


def test_without_proof_the_incumbent_is_best() -> None:
    race = Race([("a",), ("b",)])
    rng = random.Random(2)
    for _ in range(40):
        race.finish(rng.random())
    first, second = race.runners
    assert first.mean() != second.mean()
    ahead, error = difference(second, first)
    assert race.best() is (second if ahead > PROOF_ERRORS * error + MIN_LEAD else first)


def test_the_race_ends_when_options_make_no_difference() -> None:
    race = Race([("a",), ("b",)])
    rng = random.Random(3)
    while not race.settled():
        if race.new_heat():
            luck = rng.random()
        race.finish(luck + 0.001 * rng.random())
    assert race.best().action == ("a",)
    assert race.heat <= 2 * TIE_HEATS


def test_lower_rated_options_join_later() -> None:
    race = Race([("a", number) for number in range(STARTERS + 2)])
    assert len(race.runners) == STARTERS
    for _ in range(STARTERS * (2 * JOIN_HEATS)):
        race.finish(0.5)
    assert [runner.since for runner in race.runners[STARTERS:]] == [JOIN_HEATS]
    assert race.runners[STARTERS].payoffs


def test_every_heat_is_new_after_the_first_option_is_out() -> None:
    race = Race([("a",), ("b",), ("c",)])
    rng = random.Random(4)
    begun = 0
    for _ in range(WARM_UP_HEATS):
        for _ in range(3):
            race.finish({"a": 0.1, "b": 0.5, "c": 0.5}[race.turn().action[0]] + 0.2 * rng.random())
    assert [runner.out for runner in race.runners] == [True, False, False]
    for _ in range(2 * 10):
        begun += race.new_heat()
        race.finish(0.5 + 0.2 * rng.random())
    assert begun == 10


def test_more_options_and_more_checks_need_more_evidence() -> None:
    assert elimination_errors(2, 1, 1000) == pytest.approx(1.645, abs=0.01)
    bounds = [elimination_errors(options, check, 100) for options, check in ((2, 1), (8, 1), (8, 2), (8, 9))]
    assert bounds == sorted(bounds)
    assert elimination_errors(8, 1, 24) > elimination_errors(8, 1, 1000)


def test_the_best_option_is_seldom_eliminated() -> None:
    """Seven options of equal value: in all but ERROR_RATE of races the incumbent stays in."""
    lost = 0
    for seed in range(200):
        race, rng = Race([("a", number) for number in range(7)]), random.Random(seed)
        for _ in range(7 * 160):
            race.finish(rng.random())
        lost += race.runners[0].out
    assert lost <= 200 * ERROR_RATE
