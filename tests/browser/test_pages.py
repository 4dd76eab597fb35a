"""Every page: accessible, at rest while it loads, complete in both languages, asking nobody else for anything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Boards
from tests.support.browser_player import Mouse, Sailor

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/", "/lobby", "/new/manila", "/rules", "/rules/manila", "/sign-in", "/settings", "/host", "/about", "/nowhere",
)  # fmt: skip
SHIFT = """() => new Promise(resolve => {
    let sum = 0;
    const seen = new PerformanceObserver(list => { for (const shift of list.getEntries()) sum += shift.value; });
    seen.observe({type: "layout-shift", buffered: true});
    setTimeout(() => resolve(sum), 300);
})"""


def faults(page: Page) -> list[str]:
    """Serious findings of axe."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        for node in fault["nodes"]
        if fault["impact"] in ("serious", "critical") and not drawing(fault["id"], node["html"])
    ]


def drawing(fault: str, html: str) -> bool:
    """Numbers drawn on a place of the board are part of the picture, not its name."""
    return fault == "label-content-name-mismatch" and html.startswith("<g ")


@pytest.mark.parametrize("path", PAGES)
def test_a_page(sailor: Boards, path: str) -> None:
    """It stays at rest while it loads, and axe finds no serious fault by day or by night."""
    somebody = sailor()
    somebody.visit(path)
    assert somebody.page.evaluate(SHIFT) < 0.02
    assert faults_by_day_and_night(somebody.page) == []


def faults_by_day_and_night(page: Page) -> list[str]:
    page.emulate_media(color_scheme="dark")
    dark = faults(page)
    page.emulate_media(color_scheme="light")
    return dark + faults(page)


@pytest.mark.parametrize(("width", "height"), [(1360, 860), (360, 740)])
def test_a_table_is_accessible(sailor: Boards, width: int, height: int) -> None:
    somebody = sailor(width=width, height=height)
    somebody.sit_down_with_bots()
    for moves in range(3):
        somebody.play(Mouse(31 + moves), moves=4)
        somebody.version()
        assert faults_by_day_and_night(somebody.page) == []
    somebody.page.get_by_role("button", name="Table menu").click()
    assert faults(somebody.page) == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("lang", "other"), [("de-DE", "In English"), ("en-GB", "Auf Deutsch")])
def test_a_page_on_a_phone(sailor: Boards, path: str, lang: str, other: str) -> None:
    """It fits, speaks the language of the browser, and a finger finds every control."""
    somebody = sailor(lang=lang, width=360, height=740)
    somebody.visit(path)
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 360
    assert somebody.page.evaluate("document.documentElement.lang") == lang[:2]
    expect(somebody.page.get_by_role("button", name=re.compile(other))).to_be_visible()
    assert small_targets(somebody) == []


def small_targets(somebody: Sailor) -> list[str]:
    """Below 40 pixels high, links inside running text excepted."""
    script = """() => [...document.querySelectorAll("button, a, select, input:not([type=checkbox], [type=radio])")]
        .filter(node => node.offsetParent && !node.closest("p, dd, dt, .unseen, .skip"))
        .filter(node => node.getBoundingClientRect().height < 40 && !node.matches(".skip, .unseen, h2 > a"))
        .map(node => node.outerHTML.slice(0, 120))"""
    found: list[str] = somebody.page.evaluate(script)
    return found


def test_rules_are_searched_and_linked(sailor: Boards) -> None:
    somebody = sailor()
    somebody.visit("/rules/manila#M3.6")
    expect(somebody.page.locator("#M3\\.6")).to_be_in_viewport()
    somebody.page.get_by_role("searchbox").fill("insurance")
    expect(somebody.page.get_by_role("status").filter(has_text="found")).to_be_visible()
    assert somebody.page.locator("mark").count() > 3


def test_a_refusal_explains_itself(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    blocked = somebody.page.locator('[data-element][data-state="blocked"]')
    for _ in range(30):
        somebody.version()
        if blocked.count():
            break
        somebody.play(Mouse(33), moves=1)
    blocked.first.dispatch_event("click")
    popup = somebody.page.get_by_role("dialog")
    expect(popup).to_be_visible()
    rule = str(popup.locator("a b").first.inner_text())
    with somebody.page.context.expect_page() as opened:
        popup.get_by_role("link").first.click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_a_log_line_shows_its_rule(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.page.get_by_role("log").get_by_role("button", name="Rule M1.10").click()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("opens the first auction")
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.get_by_role("dialog")).to_be_hidden()


def test_settings_are_kept(sailor: Boards) -> None:
    somebody = sailor()
    somebody.visit("/settings")
    somebody.page.get_by_role("radio", name="Deutsch").check()
    somebody.page.get_by_label("Dunkel: Nacht").check()
    somebody.visit("/about")
    expect(somebody.page.get_by_role("heading", name="Über Nassau")).to_be_visible()
    assert somebody.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_client_is_installable(sailor: Boards) -> None:
    somebody = sailor()
    somebody.visit("/")
    manifest = somebody.page.request.get(f"{somebody.address}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert somebody.page.request.get(somebody.address + icon["src"]).ok
    assert manifest["display"] == "standalone"


def test_the_first_table_is_small(sailor: Boards) -> None:
    """What a browser fetches for its first table, compressed; the typefaces have a budget of their own."""
    somebody = sailor()
    sizes: dict[str, int] = {}
    somebody.page.on("response", lambda response: sizes.update({response.url: weight(response)}))
    somebody.sit_down_with_bots()
    somebody.version()
    somebody.page.wait_for_load_state("networkidle")
    code = sum(size for url, size in sizes.items() if Path(url).suffix in (".js", ".css"))
    fonts = sum(size for url, size in sizes.items() if Path(url).suffix == ".woff2")
    assert (code < 150_000, fonts < 80_000) == (True, True), sizes


def weight(response: Any) -> int:
    return int(response.headers.get("content-length", 0))
