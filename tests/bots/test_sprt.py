"""Sequential tests of matches, and the line protocol of bots."""

import random

import pytest

from nassau import bots, games
from nassau.bots.engine import Engine, answers
from nassau.bots.evaluation.sprt import BETTER, LOWER, NOT_BETTER, OPEN, UPPER, Sprt, read_sprt
from nassau.bots.match import decisions
from nassau.kernel import BadSetup, text
from nassau.kernel.notation import position


@pytest.mark.parametrize(("share", "wrong"), [(0.5, BETTER), (0.6, NOT_BETTER)])
def test_wrong_verdicts_are_rare(share: float, wrong: str) -> None:
    """With an error rate of 5 %, 30 or more of 200 tests go wrong once in a million."""
    rng, test, count = random.Random(1), Sprt(0.5, 0.6), 0
    for _ in range(200):
        wins, played = 0, 0
        while test.verdict(wins, played) == OPEN:
            wins, played = wins + (rng.random() < share), played + 1
        count += test.verdict(wins, played) == wrong
    assert count < 30


def test_the_ratio_grows_with_wins_and_stops_at_the_bounds() -> None:
    test = Sprt(0.25, 0.35)
    assert test.ratio(0, 0) == 0.0
    assert test.ratio(3, 4) > test.ratio(2.5, 4) > test.ratio(0, 4)
    assert test.ratio(40, 60) > UPPER
    assert test.ratio(0, 40) < LOWER


@pytest.mark.parametrize("written", ["", "0.3", "0.3,0.2", "0,0.5", "0.5,1", "a,b", "0.1,0.2,0.3"])
def test_bad_tests_are_refused(written: str) -> None:
    with pytest.raises(BadSetup, match="--sprt takes two"):
        read_sprt(written)


def test_an_engine_decides_like_the_bot_itself() -> None:
    game = games.load("grog")
    sailor = bots.load("sailor", game)
    for state, seat, _ in decisions(game, [sailor] * 2, {}, "engine"):
        engine = Engine("captain@5")
        assert engine.answer(f"position {position(state)}") == "ok"
        expected = bots.ask(bots.load("captain@5", game), state, seat, random.Random(7))
        assert engine.answer(f"decide {seat} 7") == f"action {text(expected)}"
        break


def test_an_engine_answers_every_command_with_one_line() -> None:
    lines = ["hello\n", "\n", "decide 0 1\n", "position nonsense\n", "level x\n", "dance\n", "quit\n", "hello\n"]
    found = list(answers(lines, "sailor"))
    assert found[0].startswith("nassau-engine/1 ")
    assert [answer.split()[0] for answer in found[1:]] == ["error", "error", "ok", "error"]
    assert all("\n" not in answer for answer in found)


def test_an_engine_refuses_seats_without_a_decision() -> None:
    game = games.load("port_royal")
    state, seat, _ = next(iter(decisions(game, [bots.load("sailor", game)] * 2, {}, "engine")))
    engine = Engine("sailor")
    engine.answer(f"position {position(state)}")
    assert engine.answer(f"decide {1 - seat} 1") == f"error seat {1 - seat} has no decision here"
    assert engine.answer("decide 0") == "error decide takes a seat and a seed"
