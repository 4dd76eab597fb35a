"""Every board at its beginning, middle and end, on seven screens: nothing cut off, covered, too small or too wide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from nassau import games
from tests.support.server_process import ServerProcess
from tests.support.table_positions import POSITIONS, Visitor, store_positions

PROBE: Final = (Path(__file__).parent / "layout_probe.js").read_text(encoding="utf-8")
MIN_TEXT: Final = 12
MIN_TARGET: Final = 40
MAX_BAR: Final = 0.25
"""The share of a phone's height that the decision bar may take."""

LANGUAGES: Final = ("de", "en")
SCREENS: Final = ((1440, 900), (1366, 768), (1280, 640), (1024, 768), (390, 844), (360, 740), (844, 390))
SETTLED: Final = "section.bar.mine[data-version]:not([aria-busy=true]), [data-over]"


class Screen(NamedTuple):
    width: int
    height: int

    @property
    def touch(self) -> bool:
        return self.width < 900

    @property
    def limits(self) -> dict[str, float]:
        upright = self.touch and self.height > self.width
        return {"minText": MIN_TEXT, "minTarget": MIN_TARGET if self.touch else 0, "maxBar": MAX_BAR if upright else 1}


class Tables:
    """Pages in both languages, signed in as the same guest, who sits at a table of every game and position."""

    def __init__(self, browser: Browser, address: str, visitor: Visitor) -> None:
        self.address = address
        self.visitor = visitor
        self.contexts = {lang: self.context(browser, lang) for lang in LANGUAGES}
        self.pages = {lang: context.new_page() for lang, context in self.contexts.items()}

    def context(self, browser: Browser, lang: str) -> BrowserContext:
        context = browser.new_context(locale=f"{lang}-{lang.upper()}", reduced_motion="reduce", has_touch=True)
        context.add_cookies([{"name": "nassau", "value": self.visitor.session, "url": self.address}])
        return context

    def open(self, game: str, position: str, lang: str) -> Page:
        page = self.pages[lang]
        page.goto(f"{self.address}/table/{self.visitor.tables[game, position]}")
        expect(page.locator(SETTLED).first).to_be_visible(timeout=20_000)
        expect(page.locator(".area svg").first).to_be_visible()
        return page

    def close(self) -> None:
        for context in self.contexts.values():
            context.close()


@pytest.fixture(scope="module")
def tables(browser: Browser, built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    database = str(tmp_path_factory.mktemp("positions") / "nassau.sqlite3")
    visitor = store_positions(database)
    with ServerProcess(database, "--unlimited") as server:
        found = Tables(browser, server.url, visitor)
        yield found
        found.close()


def resize(page: Page, screen: Screen, dark: bool) -> None:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.emulate_media(color_scheme="dark" if dark else "light")


def defects(page: Page, screen: Screen, where: str) -> list[str]:
    found: list[str] = page.evaluate(PROBE, screen.limits)
    return [f"{where} {screen.width}×{screen.height}: {defect}" for defect in found]


@pytest.mark.parametrize("position", POSITIONS[:3])
@pytest.mark.parametrize("game", games.ALL)
def test_a_board_fits_every_screen(tables: Tables, game: str, position: str) -> None:
    """Each screen is measured in both languages and, over the three positions, in both themes."""
    found: list[str] = []
    for lang in LANGUAGES:
        page = tables.open(game, position, lang)
        for number, size in enumerate(SCREENS):
            dark = (number + POSITIONS.index(position) + LANGUAGES.index(lang)) % 2 == 0
            resize(page, Screen(*size), dark)
            found += defects(page, Screen(*size), f"{game} {position} {lang} {'dark' if dark else 'light'}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", games.ALL)
def test_the_sheets_of_a_phone_fit(tables: Tables, game: str) -> None:
    found: list[str] = []
    for lang in LANGUAGES:
        page = tables.open(game, "middle", lang)
        for screen in (Screen(360, 740), Screen(844, 390)):
            resize(page, screen, dark=lang == "en")
            for index in range(3):
                tab = page.locator("nav.tabs > button").nth(index)
                tab.click()
                found += defects(page, screen, f"{game} sheet {tab.inner_text()} {lang}")
                page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", games.ALL)
def test_menu_and_result_fit(tables: Tables, game: str) -> None:
    found: list[str] = []
    for lang in LANGUAGES:
        page = tables.open(game, "over", lang)
        for screen in (Screen(1366, 768), Screen(360, 740), Screen(844, 390)):
            resize(page, screen, dark=lang == "de")
            for name, button in (("result", "[data-over] button"), ("menu", "header button >> nth=-1")):
                page.keyboard.press("Escape")
                page.locator(button).click()
                expect(page.get_by_role("dialog")).to_be_visible()
                found += defects(page, screen, f"{game} {name} {lang}")
            page.keyboard.press("Escape")
    assert not found, "\n".join(found)
