"""docs/walk-of-a-move.md is what a click does: `python -m tools.walk_of_a_move` writes it anew."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tools.walk_of_a_move import client_trace
from tools.walk_of_a_move.page import PAGE, client_functions


def test_the_page_lists_functions_that_a_click_calls() -> None:
    with ThreadPoolExecutor(1) as pool:  # Playwright allows one driver per thread, and the fixtures have theirs
        traced = pool.submit(client_trace.trace).result()
    ran = {(file, name) for file, names in traced.items() for name in names}
    written = client_functions(PAGE.read_text(encoding="utf-8"))
    assert written
    assert written <= ran
