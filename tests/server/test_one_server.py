"""Two servers on one SQLite file would diverge on screen: the second refuses to start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nassau.store import StoreError
from nassau.store.database.connect import server_lock
from tests.support.server_process import ServerProcess, sqlite

pytestmark = pytest.mark.slow


def start_second(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nassau", "serve", "--port", "0", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_on_the_same_file_refuses_to_start_until_the_first_is_gone(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    first = ServerProcess(database)
    second = start_second(database)
    assert second.returncode == 2
    assert f"is used by another server (process {first.process.pid})" in second.stderr
    assert "Traceback" not in second.stderr
    first.kill()  # SIGKILL: the operating system releases the lock
    with ServerProcess(database) as third:
        third.stop()
    with ServerProcess(database) as fourth:
        fourth.stop()


def test_the_lock_is_private_and_excludes_other_holders(tmp_path: Path) -> None:
    first, second = server_lock(tmp_path / "a.sqlite3"), server_lock(tmp_path / "a.sqlite3")
    assert first is not None
    assert second is not None
    first.take()
    assert first.path.stat().st_mode & 0o077 == 0
    with pytest.raises(StoreError, match="another server"):
        second.take()
    first.release()
    second.take()
    second.release()


def test_postgresql_is_shared() -> None:
    assert server_lock("postgresql://localhost/nassau") is None
