"""How long a person waits for the web page: until it can be used, and from a click until its result is painted.

`python -m benchmarks.page.run` writes docs/results/page.md; with game ids it measures only those and writes nothing.
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
from benchmarks.harness.screen import show
from benchmarks.harness.table import Table
from tools.screenshots import FLAGS, Camera, available, served

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "docs" / "results" / "page.md"
STOPWATCH = (Path(__file__).parent / "stopwatch.js").read_text(encoding="utf-8")
LOADS = 12
DECISIONS = 60
READY_GOAL, CLICK_GOAL = 1000, 100
DOCUMENT = """\
# How long a person waits for the page

- Date: {date}
- Machine: {machine}, {browser}
- Command: `make page`

The server runs on the same machine and has served before; bots answer without a pause. Each page is opened
{loads} times in a browser that has seen nothing of it yet; it is ready when something on it can be chosen and has
been painted. A click counts if it decides something: from the event until the frame with the server's answer has
been painted, with all movement on. Times are in milliseconds.

{tables}"""


@dataclass(frozen=True)
class Times:
    """What was measured of one page, in milliseconds."""

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


class Observer(Camera):
    """A browser window with a stopwatch, and with movement, as most people have it."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, "wide", "light", "en")
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.add_init_script(STOPWATCH)

    def ready(self) -> float:
        """How long the page took that has been visited last."""
        self.page.wait_for_function("() => stopwatch.ready !== null")
        return float(self.page.evaluate("stopwatch.ready"))

    def clicks(self, rng: random.Random) -> list[float]:
        for _ in range(DECISIONS):
            if not self.asked():
                break
            self.decide(rng)
        return [float(value) for value in self.page.evaluate("stopwatch.clicks")]


def opened(browser: Browser, address: str, path: str, cookies: Any = ()) -> float:
    """How long a browser takes that has never been here."""
    observer = Observer(browser, address)
    observer.page.context.add_cookies(list(cookies))
    observer.page.goto(address + path)
    took = observer.ready()
    observer.page.context.close()
    return took


def measure(browser: Browser, address: str, games: Sequence[str], bar: Progress) -> tuple[list[Times], list[Times]]:
    task = bar.add_task("pages", total=1 + 2 * len(games))
    opened(browser, address, "/")  # the server has served it once
    pages = [Times("start page", READY_GOAL, tuple(opened(browser, address, "/") for _ in range(LOADS)))]
    bar.advance(task)
    clicks = []
    for game in games:
        player = Observer(browser, address)
        player.sit_down(game)
        path, cookies = player.page.url.removeprefix(address), player.page.context.cookies()
        loads = tuple(opened(browser, address, path, cookies) for _ in range(LOADS))
        pages.append(Times(f"table of {game}", READY_GOAL, loads))
        bar.advance(task)
        clicks.append(Times(game, CLICK_GOAL, tuple(player.clicks(random.Random(7)))))
        player.page.context.close()
        bar.advance(task)
    return pages, clicks


def tables(pages: Sequence[Times], clicks: Sequence[Times]) -> list[Table]:
    header = ("Page", f"p95 ≤ {READY_GOAL}", "loads", "median", "p95", "worst")
    played = ("Game", f"p95 ≤ {CLICK_GOAL}", "clicks", "median", "p95", "worst")
    return [
        Table("Until the page can be used", header, tuple(times.line() for times in pages)),
        Table("From a click to its result", played, tuple(times.line() for times in clicks)),
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
        RESULTS.write_text(page, encoding="utf-8")
        print(f"page: see {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
