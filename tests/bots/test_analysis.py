"""Analysis of finished games: probabilities sum to 1, luck has mean zero, regrets are real."""

import random
from itertools import pairwise
from math import sqrt

import pytest

from nassau import bots, games
from nassau.bots.analysis.mistakes import (
    CANDIDATES,
    MIN_LOSS,
    Regret,
    ScreenedDecision,
    candidate_mistakes,
    choices,
    find_regret,
    race_against,
    screen_decisions,
)
from nassau.bots.analysis.report import MAX_REGRETS, MAX_ROLLS, MIN_CHANGE, insight, largest_regrets, rolls
from nassau.bots.analysis.win_probability import (
    SAMPLES,
    WinProbabilityChange,
    chance_outcomes,
    expected_forecast,
    forecast,
    win_probability_changes,
)
from nassau.kernel import CHANCE, BadRecord, Game, Record, parse
from nassau.kernel.chance import fast

EVERY = [(name, seats) for name in games.ALL for seats in games.load(name).seats]


def played(game: Game, seats: int, seed: int, level: str = "sailor") -> Record:
    """A whole game of bots."""
    state, dice, rng, bot = game.start(seats), fast(seed), random.Random(seed), bots.load(level, game)
    record = Record(game, seats, {}, [])
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            record.entries.append((seat, state.chance(dice)))
            continue
        record.entries.append((seat, bots.ask(bot, state, seat, rng)))
        state.apply(*record.entries[-1])
    return record


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_start_luck_and_decisions_make_the_result(name: str, seats: int) -> None:
    record = played(games.load(name), seats, seed=3)
    found = insight(record, list(win_probability_changes(record)), [])
    ranks = record.final().ranking()
    for seat in range(seats):
        end = found.course[0][seat + 1] + found.luck[seat] + found.decisions[seat]
        assert end == pytest.approx((ranks[seat] == 1) / ranks.count(1))
        assert found.course[0][seat + 1] == pytest.approx(1 / seats)
        assert found.course[-1][seat + 1] == pytest.approx(end, abs=1e-4)
    assert found.course[-1][0] == len(record.entries)
    assert sum(found.luck) == pytest.approx(0, abs=1e-9)
    assert all(sum(shares) == pytest.approx(1, abs=1e-3) for _, *shares in found.course)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ALL)
def test_luck_averages_to_zero(name: str) -> None:
    """Over many games, within four standard errors of its own spread; there is some luck in every game."""
    game, count = games.load(name), 40
    lucks = [
        sum(change.luck[0] for change in win_probability_changes(played(game, game.seats[0], seed)))
        for seed in range(count)
    ]
    mean = sum(lucks) / count
    spread = sqrt(sum((luck - mean) ** 2 for luck in lucks) / (count - 1))
    assert spread > 0.003
    assert abs(mean) < 4 * spread / sqrt(count)


@pytest.mark.parametrize("name", games.ALL)
def test_the_luck_of_all_outcomes_cancels_out(name: str) -> None:
    """Exactly, where they can be listed: each with its weight."""
    game = games.load(name)
    rules, state, rng, dice = game.heuristic, game.start(game.seats[0]), random.Random(5), fast(5)
    for number in range(60):
        if state.pending != (CHANCE,):
            state.apply(seat := state.pending[0], rng.choice(state.legal(seat)))
            continue
        mean, weights = expected_forecast(rules, state, str(number)), chance_outcomes(state, str(number))
        for seat in range(state.seats):
            luck = 0.0
            for action, weight in weights:
                world = state.copy()
                world.apply(CHANCE, action)
                luck += weight * (forecast(rules, world)[seat] - mean[seat])
            assert luck == pytest.approx(0, abs=1e-9)
        state.chance(dice)


def test_outcomes_that_cannot_be_enumerated_are_sampled() -> None:
    game = games.load("seas")
    record = played(game, 2, seed=1)
    throws = [
        chance_outcomes(state, "one")
        for _, _, state in record.replay()
        if state.pending == (CHANCE,) and type(state.question()).__name__ == "Throw"
    ]
    assert {len(drawn) for drawn in throws} == {SAMPLES}
    assert any(len(set(drawn)) > 1 for drawn in throws)


def test_analysis_in_chunks_equals_the_whole() -> None:
    record = played(games.load("seas"), 2, seed=1)
    whole, middle = list(win_probability_changes(record)), len(record.entries) // 2
    assert [*win_probability_changes(record, 1, middle), *win_probability_changes(record, middle + 1)] == whole
    glances = list(screen_decisions(record))
    assert [*screen_decisions(record, 1, middle), *screen_decisions(record, middle + 1, len(record.entries))] == glances


def test_a_damaged_record_is_refused() -> None:
    record = played(games.load("manila"), 3, seed=1)
    record.entries[10] = (CHANCE, ("deal", 0))
    for reader in (win_probability_changes, screen_decisions):
        with pytest.raises(BadRecord, match="entry 11"):
            list(reader(record))


def change(number: int, seat: int, *luck: float) -> WinProbabilityChange:
    return WinProbabilityChange(number, seat, [0.5, 0.5], list(luck), [("rolled", number)])


def test_consecutive_chance_outcomes_are_one_roll() -> None:
    seen = [
        change(1, CHANCE, 0.2, -0.2),
        change(2, CHANCE, -0.1, 0.1),
        change(3, 0, 0, 0),
        change(4, CHANCE, -0.3, 0.3),
    ]
    last, first = rolls(seen)
    assert (first.number, first.facts) == (2, [("rolled", 1), ("rolled", 2)])
    assert first.luck == pytest.approx([0.1, -0.1])
    assert last.number == 4


def test_only_the_largest_rolls_are_reported() -> None:
    seen = [change(number, CHANCE if number % 2 else 0, number / 200, -number / 200) for number in range(40)]
    assert [roll.number for roll in rolls(seen)] == [39, 37, 35, 33, 31][:MAX_ROLLS]
    assert rolls([change(1, CHANCE, MIN_CHANGE / 2, -MIN_CHANGE / 2)]) == []


def test_the_course_leaves_out_invisible_points() -> None:
    """Of two steps in a row one is large: what comes before a leap is kept, so that it does not look like a slope."""
    record = played(games.load("rum"), 3, seed=2)
    seen = list(win_probability_changes(record))
    course = insight(record, seen, []).course
    steps = [max(abs(a - b) for a, b in zip(one[1:], two[1:], strict=True)) for one, two in pairwise(course)]
    assert all(max(pair) >= MIN_CHANGE - 2e-4 for pair in pairwise(steps))
    assert len(course) < len(seen) / 2
    actors = [seat for seat, _ in record.entries]
    between = {number for number, pair in enumerate(pairwise(actors), 1) if pair == (CHANCE, CHANCE)}
    assert between
    assert between.isdisjoint(row[0] for row in course)


def test_entries_are_renumbered_for_a_log_that_holds_more() -> None:
    record = played(games.load("manila"), 3, seed=2)
    found = insight(record, list(win_probability_changes(record)), [])
    moved = found.renumbered([10 * number for number in range(1, len(record.entries) + 1)])
    assert [row[0] for row in moved.course] == [10 * row[0] for row in found.course]
    assert [roll.number for roll in moved.rolls] == [10 * roll.number for roll in found.rolls]
    assert moved.luck == found.luck


# ---------------------------------------------------------------- decisions


def test_candidates_are_the_worst_of_each_seat_by_each_criterion() -> None:
    by_chance = [ScreenedDecision(number, 0, number / 100, 0) for number in range(1, 6)]
    by_rating = [ScreenedDecision(number, 0, 0, number) for number in range(11, 16)]
    other = [ScreenedDecision(20, 1, 0.001, 0), ScreenedDecision(21, 1, 0, 0)]
    assert CANDIDATES == 2
    assert candidate_mistakes([*by_rating, *other, *by_chance]) == [4, 5, 14, 15, 20]


def test_regrets_are_limited_per_seat() -> None:
    found = [Regret(number, number // 5, "Auction", {}, "pass", "bid:1", number / 10) for number in range(1, 7)]
    assert MAX_REGRETS == 2
    assert [one.number for one in largest_regrets(found)] == [6, 5, 4, 3]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ALL)
def test_the_captain_finds_what_landlubbers_missed(name: str) -> None:
    """A regret names a legal option that differs from the played one, and a loss above the threshold."""
    record = played(games.load(name), games.load(name).seats[0], seed=3, level="landlubber")
    numbers = candidate_mistakes(screen_decisions(record))
    found = [one for number in numbers if (one := find_regret(record, number))]
    assert found
    states = {number: state.copy() for number, _, state in record.replay()}
    for one in found:
        before = states[one.number - 1]
        assert record.entries[one.number - 1] == (one.seat, parse(one.played))
        assert parse(one.better) in before.legal(one.seat)
        assert one.played != one.better
        assert MIN_LOSS <= one.loss <= 1
        assert one.step == type(before.stack[-1]).__name__


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ALL)
def test_regrets_use_only_what_the_seat_knew(name: str) -> None:
    """All states of the information set give the same race with the same seed."""
    record = played(games.load(name), games.load(name).seats[-1], seed=3, level="landlubber")
    middle = len(record.entries) // 2
    _, state, seat, action = next(choices(record, middle, None))
    worlds = [state, *(state.imagine(seat, random.Random(seed)) for seed in range(2))]
    races = [race_against(world, seat, action, random.Random(1), lambda: True) for world in worlds]
    thoughts = [[(runner.action, runner.payoffs) for runner in race.runners] for race in races]
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_the_search_for_a_regret_can_be_stopped() -> None:
    record = played(games.load("manila"), 3, seed=3, level="landlubber")
    number = next(iter(candidate_mistakes(screen_decisions(record))))
    assert find_regret(record, number, lambda: False) is None


def test_the_same_record_gives_the_same_insight() -> None:
    record = played(games.load("manila"), 3, seed=3, level="landlubber")
    number = candidate_mistakes(screen_decisions(record))[0]
    assert list(win_probability_changes(record)) == list(win_probability_changes(record))
    assert find_regret(record, number) == find_regret(record, number)
