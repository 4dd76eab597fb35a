"""Invalid input changes nothing and breaks nothing; `make fuzz` generates millions."""

from __future__ import annotations

from pathlib import Path

import pytest

from nassau import games
from tests.stress.random_actions import RulesFuzzer, begun_record
from tests.stress.random_frames import disturb
from tests.stress.random_requests import ask, operations
from tests.support.postgres import new_database
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", games.ALL)
def test_random_actions_are_legal_or_refused(game: str) -> None:
    nonsense = RulesFuzzer(5)
    nonsense.play(game, 2000)
    assert nonsense.counted["actions"] + nonsense.counted["texts"] >= 2000


@pytest.mark.parametrize("game", games.ALL)
def test_damaged_records_are_refused(game: str) -> None:
    nonsense = RulesFuzzer(6)
    nonsense.read(games.load(game), begun_record(game, "a record"), 150)
    assert nonsense.counted["records"] == 150


async def test_random_frames_cause_no_error(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "nassau.sqlite3"), "--unlimited") as server:
        counted = await disturb(server.url, 600, 7, moves=18)
        logged = server.stop()
    assert counted["frames"] == 600
    assert counted["unavailable"] == 0
    assert "error" not in logged.lower(), logged


@pytest.mark.postgres
def test_generated_requests_cause_no_error_on_postgres() -> None:
    """SQLite accepts texts that PostgreSQL rejects."""
    with ServerProcess(new_database(), "--unlimited") as server:
        for number, operation in enumerate(operations()):
            assert ask(server.url, operation, 2, number) > 0
        logged = server.stop()
    assert "[error" not in logged.lower(), logged
