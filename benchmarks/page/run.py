"""Measures the time until a page is usable, and from a click until its result is painted: `make page`.

Writes docs/results/page.md; with game ids as arguments it measures only those and writes nothing.
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.progress import Progress

from benchmarks.harness import machine
from benchmarks.harness.console import show
from benchmarks.harness.paths import RESULTS, ROOT
from benchmarks.harness.table import Table
from tools.screenshots import FLAGS, Camera, available, served

PAGE = RESULTS / "page.md"
STOPWATCH = (Path(__file__).parent / "stopwatch.js").read_text(encoding="utf-8")
LOADS = 12
DECISIONS = 60
READY_GOAL_MS, CLICK_GOAL_MS = 1000, 100
DOCUMENT = """\
# Response times of the web app

- Date: {date}
- Machine: {machine}, {browser}
- Command: `make page`

The server runs on the same machine and is warm; bots answer without delay. Each page is loaded {loads} times with an
empty cache; it is ready when the first element that can be chosen has been painted. Clicks that send a decision are
measured from the event until the frame with the server's answer has been painted, with animations on. Times are in
milliseconds.

{tables}"""


@dataclass(frozen=True)
class Times:
    """The measurements of one page, in milliseconds."""

    page: str
    goal: int
    values: tuple[float, ...]

    @property
    def high(self) -> float:
        return quantiles(self.values, n=20, method="inclusive")[-1]

    def line(self) -> tuple[str, ...]:
        middle, worst = median(self.values), max(self.values)
        reached = "yes" if self.high <= self.goal else "no"
        return (self.page, reached, f"{len(self.values)}", f"{middle:.0f}", f"{self.high:.0f}", f"{worst:.0f}")


class TimedWindow(Camera):
    """A browser window with stopwatch.js, and with animations, which screenshots leave out."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, "wide", "light", "en")
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.add_init_script(STOPWATCH)

    def ready(self) -> float:
        """The time until the current page was ready."""
        self.page.wait_for_function("() => stopwatch.ready !== null")
        return float(self.page.evaluate("stopwatch.ready"))

    def clicks(self, rng: random.Random) -> list[float]:
        for _ in range(DECISIONS):
            if not self.asked():
                break
            self.decide(rng)
        return [float(value) for value in self.page.evaluate("stopwatch.clicks")]


def load_time(browser: Browser, address: str, path: str, cookies: Any = ()) -> float:
    """The time until a page is ready, with an empty cache."""
    window = TimedWindow(browser, address)
    window.page.context.add_cookies(list(cookies))
    window.page.goto(address + path)
    took = window.ready()
    window.page.context.close()
    return took


def measure(browser: Browser, address: str, games: Sequence[str], bar: Progress) -> tuple[list[Times], list[Times]]:
    task = bar.add_task("pages", total=1 + 2 * len(games))
    load_time(browser, address, "/")  # warms up the server
    pages = [Times("start page", READY_GOAL_MS, tuple(load_time(browser, address, "/") for _ in range(LOADS)))]
    bar.advance(task)
    clicks = []
    for game in games:
        player = TimedWindow(browser, address)
        player.start_game(game)
        path, cookies = player.page.url.removeprefix(address), player.page.context.cookies()
        loads = tuple(load_time(browser, address, path, cookies) for _ in range(LOADS))
        pages.append(Times(f"table of {game}", READY_GOAL_MS, loads))
        bar.advance(task)
        clicks.append(Times(game, CLICK_GOAL_MS, tuple(player.clicks(random.Random(7)))))
        player.page.context.close()
        bar.advance(task)
    return pages, clicks


def tables(pages: Sequence[Times], clicks: Sequence[Times]) -> list[Table]:
    header = ("Page", f"p95 ≤ {READY_GOAL_MS}", "loads", "median", "p95", "worst")
    played = ("Game", f"p95 ≤ {CLICK_GOAL_MS}", "clicks", "median", "p95", "worst")
    return [
        Table("Page load until ready", header, tuple(times.line() for times in pages)),
        Table("Click until the result is painted", played, tuple(times.line() for times in clicks)),
    ]


def main(wanted: list[str]) -> None:
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as folder, served(folder) as address, sync_playwright() as playwright, Progress() as bar:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        games = [game for game in available(browser, address) if not wanted or game in wanted]
        found = tables(*measure(browser, address, games, bar))
        version = f"Chromium {browser.version}"
    for table in found:
        show(table)
    if not wanted:
        text = "\n".join(table.markdown() for table in found)
        page = DOCUMENT.format(
            date=machine.today(), machine=machine.describe(), browser=version, loads=LOADS, tables=text
        )
        PAGE.write_text(page, encoding="utf-8")
        print(f"Wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
