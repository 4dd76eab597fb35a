"""Programs as opponents: a match against them equals a match against the same bots in this process."""

from __future__ import annotations

import sys

import pytest

from nassau import games
from nassau.bots.engine_client import EngineBot, engine_process
from nassau.bots.evaluation.executors import sequential
from nassau.bots.evaluation.tournament import GameLog, play_all
from nassau.bots.match import Match, play_numbered
from nassau.cli.main import main
from nassau.kernel import BadSetup

ENGINE = f"{sys.executable} -m nassau bots engine"


def test_an_engine_plays_like_the_bot_that_it_serves() -> None:
    """Sailors use no random numbers, so it makes no difference that the engine gets a seed of its own."""
    there = Match("rum", ("sailor", "own:sailor"), 3, engines=(("own", ENGINE),))
    here = Match("rum", ("sailor", "sailor"), 3)
    assert play_all(GameLog(there), 2, sequential) == play_all(GameLog(here), 2, sequential)


def test_the_seed_of_an_engine_depends_on_the_match_only() -> None:
    game = games.load("port_royal")
    players = [EngineBot(ENGINE, "landlubber")] * 2
    first, second = (play_numbered(game, players, 0, 5, {}) for _ in range(2))
    assert first == second
    assert first != play_numbered(game, players, 0, 6, {})


def test_an_unknown_engine_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetup, match="no engine 'old'"):
        Match("rum", ("sailor", "old:sailor"), 1).check()
    assert main(["bots", "match", "--game", "rum", "--players", "sailor,sailor", "--engine", "old"]) == 2
    assert "NAME=COMMAND" in capsys.readouterr().err


def test_an_engine_that_fails_is_named() -> None:
    with pytest.raises(BadSetup, match="does not start"):
        engine_process("no-such-program")
    with pytest.raises(BadSetup, match="answered"):
        engine_process("true").set_level("sailor")
    with pytest.raises(BadSetup, match="there is no bot"):
        Match("rum", ("sailor", "own:sailer"), 1, engines=(("own", ENGINE),)).play(0)
