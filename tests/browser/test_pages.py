"""Every page: accessible, without layout shift, complete in both languages, without requests to other hosts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, OpenPlayer
from tests.support.browser_player import BrowserPlayer, Mouse

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/", "/lobby", "/new/manila", "/rules", "/rules/manila", "/rules/manila/aid", "/sign-in", "/settings", "/host",
    "/about", "/nowhere",
)  # fmt: skip
SHIFT = """() => new Promise(resolve => {
    let sum = 0;
    const seen = new PerformanceObserver(list => { for (const shift of list.getEntries()) sum += shift.value; });
    seen.observe({type: "layout-shift", buffered: true});
    setTimeout(() => resolve(sum), 300);
})"""


def faults(page: Page) -> list[str]:
    """Serious violations that axe reports."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        for node in fault["nodes"]
        if fault["impact"] in ("serious", "critical") and not drawing(fault["id"], node["html"])
    ]


def drawing(fault: str, html: str) -> bool:
    """Whether the finding is about numbers drawn on the board, which are no part of its accessible name."""
    return fault == "label-content-name-mismatch" and html.startswith("<g ")


@pytest.mark.parametrize("path", PAGES)
def test_a_page(open_player: OpenPlayer, path: str) -> None:
    """No layout shift while loading, and no serious violation in the light and the dark theme."""
    player = open_player()
    player.visit(path)
    assert player.page.evaluate(SHIFT) < 0.02
    assert faults_by_day_and_night(player.page) == []


def faults_by_day_and_night(page: Page) -> list[str]:
    page.emulate_media(color_scheme="dark")
    dark = faults(page)
    page.emulate_media(color_scheme="light")
    return dark + faults(page)


@pytest.mark.parametrize(("width", "height"), [(1360, 860), (360, 740)])
def test_a_table_is_accessible(open_player: OpenPlayer, width: int, height: int) -> None:
    player = open_player(width=width, height=height)
    player.start_with_bots()
    for moves in range(3):
        player.play(Mouse(31 + moves), moves=4)
        player.version()
        assert faults_by_day_and_night(player.page) == []
    player.page.get_by_role("button", name="Table menu").click()
    assert faults(player.page) == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("lang", "other"), [("de-DE", "English"), ("en-GB", "Deutsch")])
def test_a_page_on_a_phone(open_player: OpenPlayer, path: str, lang: str, other: str) -> None:
    """It fits, uses the language of the browser, and touch targets are large enough."""
    player = open_player(lang=lang, width=360, height=740)
    player.visit(path)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    assert player.page.evaluate("document.documentElement.lang") == lang[:2]
    expect(player.page.get_by_role("button", name=re.compile(other))).to_be_visible()
    assert small_targets(player) == []


def small_targets(player: BrowserPlayer) -> list[str]:
    """Controls below 40 pixels high, except links in running text."""
    script = """() => [...document.querySelectorAll("button, a, select, input:not([type=checkbox], [type=radio])")]
        .filter(node => node.offsetParent && !node.closest("p, dd, dt, .unseen, .skip"))
        .filter(node => node.getBoundingClientRect().height < 40 && !node.matches(".skip, .unseen, h2 > a"))
        .map(node => node.outerHTML.slice(0, 120))"""
    found: list[str] = player.page.evaluate(script)
    return found


def test_rules_are_searched_and_linked(open_player: OpenPlayer) -> None:
    player = open_player()
    player.visit("/rules/manila#M3.6")
    expect(player.page.locator("#M3\\.6")).to_be_in_viewport()
    player.page.get_by_role("searchbox").fill("insurance")
    expect(player.page.get_by_role("status").filter(has_text="found")).to_be_visible()
    assert player.page.locator("mark").count() > 3


def test_a_refusal_explains_itself(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    blocked = player.page.locator('[data-element][data-state="blocked"]')
    for _ in range(30):
        player.version()
        if blocked.count():
            break
        player.play(Mouse(33), moves=1)
    blocked.first.dispatch_event("click")
    popup = player.page.get_by_role("dialog")
    expect(popup).to_be_visible()
    rule = str(popup.locator("a b").first.inner_text())
    with player.page.context.expect_page() as opened:
        popup.get_by_role("link").first.click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_a_log_line_shows_its_rule(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.page.get_by_role("log").get_by_role("button", name="Rule M1.10").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("opens the first auction")
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()


def test_settings_are_kept(open_player: OpenPlayer) -> None:
    player = open_player()
    player.visit("/settings")
    player.page.get_by_role("radio", name="Deutsch").check()
    player.page.get_by_label("Dunkel (Nacht)").check()
    player.visit("/about")
    expect(player.page.get_by_role("heading", name="Über Nassau")).to_be_visible()
    assert player.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_client_is_installable(open_player: OpenPlayer) -> None:
    player = open_player()
    player.visit("/")
    manifest = player.page.request.get(f"{player.address}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert player.page.request.get(player.address + icon["src"]).ok
    assert manifest["display"] == "standalone"


def test_the_first_table_is_small(open_player: OpenPlayer) -> None:
    """The compressed size of everything fetched for the first table; fonts have a separate budget."""
    player = open_player()
    sizes: dict[str, int] = {}
    player.page.on("response", lambda response: sizes.update({response.url: weight(response)}))
    player.start_with_bots()
    player.version()
    player.page.wait_for_load_state("networkidle")
    code = sum(size for url, size in sizes.items() if Path(url).suffix in (".js", ".css"))
    fonts = sum(size for url, size in sizes.items() if Path(url).suffix == ".woff2")
    assert (code < 150_000, fonts < 80_000) == (True, True), sizes


def weight(response: Any) -> int:
    return int(response.headers.get("content-length", 0))
