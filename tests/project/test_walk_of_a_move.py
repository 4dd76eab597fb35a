"""docs/walk-of-a-move.md is what a move does: `python -m tools.walk_of_a_move` writes it anew."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tools.walk_of_a_move.page import PAGE, server_functions

TRACE = [sys.executable, "-m", "tools.walk_of_a_move.server_trace"]


@pytest.mark.slow
def test_the_page_lists_the_functions_that_a_move_calls() -> None:
    run = subprocess.run(TRACE, cwd=PAGE.parents[1], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    traced = {(file, function) for file, function in json.loads(run.stdout)}
    assert traced == server_functions(PAGE.read_text(encoding="utf-8"))
