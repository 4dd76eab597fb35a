"""docs/walk-of-a-move.md is what a move does: `python -m tools.walk_of_a_move` writes it anew."""

from __future__ import annotations

import pytest

from tools.walk_of_a_move import server_trace
from tools.walk_of_a_move.page import PAGE, server_functions


@pytest.mark.slow
async def test_the_page_lists_the_functions_that_a_move_calls() -> None:
    traced = {(call.file, call.function) for call in await server_trace.trace()}
    written = server_functions(PAGE.read_text(encoding="utf-8"))
    assert traced == written
