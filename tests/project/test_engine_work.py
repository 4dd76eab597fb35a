"""The work of the engine per decision is counted, not timed, so a busy machine fails no test."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_no_game_does_much_more_work_than_recorded() -> None:
    command = [sys.executable, "-m", "benchmarks.engine.work_count"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
