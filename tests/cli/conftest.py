"""Fixtures of the command line: run a command, and a recorded game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from nassau import games
from nassau.cli.main import main
from nassau.kernel import Record
from nassau.terminal.local_game import LocalGame, seal
from nassau.terminal.record_files import Player


@pytest.fixture
def nassau_says(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run a command and return its output."""

    def run(*args: object, code: int = 0) -> str:
        assert main([str(arg) for arg in args]) == code
        return capsys.readouterr().out

    return run


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run a command with bad input and return its one-sentence error."""

    def run(*args: object) -> str:
        assert main([str(arg) for arg in args]) == 2
        said = capsys.readouterr()
        assert said.err.startswith("nassau: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err.removeprefix("nassau: ").strip()

    return run


@pytest.fixture(scope="module")
def bots_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game between four bots."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    players = [Player(name, "sailor") for name in ("Anne", "Bart", "Calico", "Drake")]
    game = LocalGame(Record(games.load("manila"), 4, {}, [], seal(7)), players, file)
    assert game.advance() is None
    game.save()
    return file.read_text(encoding="utf-8")


@pytest.fixture
def recorded(tmp_path: Path, bots_game: str) -> Path:
    """A file with that record."""
    file = tmp_path / "game.json"
    file.write_text(bots_game, encoding="utf-8")
    return file
