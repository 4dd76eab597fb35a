"""Racing: elimination, joining, and the incumbent."""

import random

from nassau.bots.search.racing import (
    JOIN_HEATS,
    MIN_LEAD,
    PROOF_ERRORS,
    STARTERS,
    TIE_HEATS,
    WARM_UP_HEATS,
    Race,
    difference,
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
