"""The tool that tunes the constants of heuristics."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from nassau.games.rum import heuristic_outlook

ROOT = Path(__file__).parent.parent.parent


def tune(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.tune", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_generation_changes_the_constants_a_little_and_reproducibly() -> None:
    options = ("rum", "--generations", "1", "--games", "2", "--seats", "2")
    run = tune(*options)
    assert run.returncode == 0, run.stderr
    changed = re.search(r"^BARREL = (.+)$", run.stdout, re.MULTILINE)
    assert changed
    assert 0 < abs(float(changed[1]) - heuristic_outlook.BARREL) < 0.5
    assert tune(*options).stdout == run.stdout
    assert tune(*options, "--seed", "2").stdout != run.stdout


def test_there_must_be_such_a_game() -> None:
    run = tune("chess")
    assert run.returncode == 2
    assert "manila" in run.stderr
