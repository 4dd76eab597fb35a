"""Takes screenshots of every page and board in build/shots: wide and phone, light and dark, German and English.

`make shots` takes all; `python -m tools.screenshots start table` only those whose names start with an argument.
`python -m tools.screenshots readme` writes the pictures of the README, docs/pictures/<game>.png.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import Progress

FOLDER = Path(__file__).parents[1] / "build" / "shots"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (360, 740)}
THEMES = ("light", "dark")
LANGUAGES = ("de", "en")
PAGES = {
    "start": "/", "lobby": "/lobby", "new": "/new/manila", "shelf": "/rules", "rules": "/rules/manila#M3.6",
    "sign-in": "/sign-in", "settings": "/settings", "host": "/host", "about": "/about", "missing": "/nowhere",
}  # fmt: skip
MOMENTS = (0, 5, 9)
"""Numbers of decisions after which a table is photographed."""

UNDECIDED = """version => {
    const bar = document.querySelector("section.bar.mine");
    return bar?.dataset.version === version && bar.ariaBusy === "false";
}"""
"""Whether the decision is still open and no answer is in flight."""

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a server with an empty database."""
    command = [sys.executable, "-m", "nassau", "serve", "--port", "0", "--delay", "0", "--unlimited"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, "--database", f"{folder}/shots.sqlite3"], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        try:
            assert server.stdout is not None
            yield next(found[0] for line in server.stdout if (found := re.findall(r"http://[^\s/]+", line)))
        finally:
            server.terminate()


class Camera:
    """A browser window with a size, a theme and a language."""

    def __init__(self, browser: Browser, address: str, size: str, theme: Any, lang: str) -> None:
        width, height = SIZES[size]
        self.address = address
        self.name = f"{size}-{theme}-{lang}"
        self.page = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale=f"{lang}-{lang.upper()}",
            reduced_motion="reduce", has_touch=size == "phone", device_scale_factor=2 if size == "phone" else 1,
        ).new_page()  # fmt: skip

    def visit(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")
        return self.page

    def shoot(self, what: str, full: bool = False) -> None:
        self.save(FOLDER / f"{what}-{self.name}.png", full)

    def save(self, path: Path, full: bool = False) -> None:
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=path, full_page=full)

    # -- subjects

    def pages(self, wanted: list[str]) -> None:
        for name in wanted:
            self.visit(PAGES[name])
            self.shoot(name, full=name == "start")

    def game(self, game: str, seed: int) -> None:
        """Screenshots of a table from the first decision to the result and the replay."""
        self.start_game(game)
        rng, done = random.Random(seed), 0
        for moment in MOMENTS:
            self.decide_several(rng, moment - done)
            done = moment
            if self.asked():
                self.page.wait_for_timeout(400)
                self.shoot(f"table-{game}-{moment}")
        self.hand_over_to_bot()
        self.page.locator("[data-over]").wait_for(timeout=60_000)
        self.page.wait_for_timeout(500)
        self.shoot(f"result-{game}")
        self.visit(self.page.url.replace(self.address, "").replace("/table/", "/replay/") + "?at=40")
        self.page.wait_for_timeout(500)
        self.shoot(f"replay-{game}")

    def picture(self, game: str, name: str, seed: int) -> None:
        """The picture of a game in the README, seen by a guest of this name."""
        self.start_game(game, name)
        self.decide_several(random.Random(seed), MOMENTS[-1])
        self.asked()
        self.page.wait_for_timeout(1000)
        self.save(PICTURES / f"{game}.png")

    def decide_several(self, rng: random.Random, decisions: int) -> None:
        """Make `decisions` decisions, or fewer if the game ends."""
        for _ in range(decisions):
            if not self.asked():
                return
            self.decide(rng)

    def start_game(self, game: str, name: str | None = None) -> None:
        script = """async ([game, name]) => {
            const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
                headers: {"content-type": "application/json"}}).then(answer => answer.json());
            await post("/api/guest", {name: name ?? "Anne " + Math.random().toString(36).slice(2, 8)});
            const shelf = await (await fetch("/api/games")).json();
            const most = shelf.find(one => one.id === game).seats[1];
            const seats = Array.from({length: Math.min(4, most)}, (_, seat) => ({kind: seat ? "bot" : "person"}));
            return (await post("/api/tables", {game, seats, start: true})).id;
        }"""
        self.visit("/about")
        self.visit(f"/table/{self.page.evaluate(script, [game, name])}")

    def asked(self) -> bool:
        found = self.page.wait_for_selector("section.bar.mine[data-version], [data-over]", timeout=60_000)
        return found is not None and found.get_attribute("data-version") is not None

    def decide(self, rng: random.Random) -> None:
        """Clicks until a decision is sent: a click may only open a menu or stage a part of the choice."""
        version = self.page.locator("section.bar").get_attribute("data-version")
        self.page.locator("[data-choice]").first.wait_for()
        while self.page.evaluate(UNDECIDED, version):
            first = self.page.locator("[role=menuitem], [data-draw]")
            choices = first if first.count() else self.page.locator("[data-choice]")
            rng.choice(choices.all()).dispatch_event("click")
        self.page.wait_for_function(
            "version => document.querySelector('section.bar')?.dataset.version !== version", arg=version
        )

    def hand_over_to_bot(self) -> None:
        self.page.locator("header button[aria-haspopup=dialog]").click()
        self.page.get_by_role("button", name=re.compile("Let a bot|Einen Bot")).click()


def available(browser: Browser, address: str) -> list[str]:
    """The ids of the games that the server offers."""
    page = browser.new_page()
    shelf = page.request.get(f"{address}/api/games").json()
    page.close()
    return [game["id"] for game in shelf if game["available"]]


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [name for name in PAGES if not wanted or name.startswith(tuple(wanted))]
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as folder, served(folder) as address, sync_playwright() as playwright, Progress() as bar:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        if wanted == ["readme"]:
            for game, name in zip(available(browser, address), NAMES, strict=True):
                Camera(browser, address, "wide", "light", "en").picture(game, name, seed=7)
            return
        games = [
            game for game in available(browser, address) if not wanted or f"table-{game}".startswith(tuple(wanted))
        ]
        looks = list(product(SIZES, THEMES, LANGUAGES))
        task = bar.add_task("shots", total=len(looks) * (1 + len(games)))
        for size, theme, lang in looks:
            camera = Camera(browser, address, size, theme, lang)
            camera.pages(chosen)
            bar.advance(task)
            for game in games:
                camera.game(game, seed=7)
                bar.advance(task)
            camera.page.context.close()
    print(f"shots: see {FOLDER.relative_to(Path.cwd()) if FOLDER.is_relative_to(Path.cwd()) else FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
