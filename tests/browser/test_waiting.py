"""The stopwatch of `make page` records page loads and clicks."""

from __future__ import annotations

from tests.browser.conftest import ROOT, OpenPlayer
from tests.support.browser_player import Mouse

STOPWATCH = ROOT / "benchmarks" / "page" / "stopwatch.js"


def test_the_stopwatch_sees_pages_and_clicks(open_player: OpenPlayer) -> None:
    player = open_player()
    page = player.page
    page.add_init_script(path=STOPWATCH)
    player.visit("/")
    page.wait_for_function("stopwatch.ready > 0")
    player.start_with_bots()
    page.evaluate("stopwatch.clicks.length = 0")
    moves = player.play(Mouse(41), moves=6)
    page.wait_for_function("moves => stopwatch.clicks.length === moves", arg=moves)
    times = sorted(page.evaluate("stopwatch.clicks"))
    assert moves == 6
    assert times[0] > 0
    print(f"click to result: median {times[3]:.0f} ms, worst {times[-1]:.0f} ms")  # noqa: T201
