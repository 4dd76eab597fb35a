"""The tool that tunes rules of thumb: it plays, keeps what it plays with to itself, and prints what to try."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from nassau.games.rum import heuristic_outlook

ROOT = Path(__file__).parent.parent.parent


def tune(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/tune.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_generation_moves_the_numbers_a_little_and_the_same_seed_moves_them_the_same() -> None:
    wishes = ("rum", "--generations", "1", "--games", "2", "--seats", "2")
    run = tune(*wishes)
    assert run.returncode == 0, run.stderr
    moved = re.search(r"^COIN_WORTH = (.+)$", run.stdout, re.MULTILINE)
    assert moved
    assert 0 < abs(float(moved[1]) - heuristic_outlook.COIN_WORTH) < 0.5
    assert tune(*wishes).stdout == run.stdout
    assert tune(*wishes, "--seed", "2").stdout != run.stdout


def test_there_must_be_such_a_game() -> None:
    run = tune("chess")
    assert run.returncode == 2
    assert "manila" in run.stderr
