"""Every drawn element of every board has a note in every language, and it appears on hover, focus and long press."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Page, expect

from nassau.cli.show_command import page as page_of
from nassau.i18n.game_texts import LANGUAGES, GameTexts, scope_for
from nassau.kernel import CHANCE
from nassau.testing.cases import Case
from nassau.testing.playthrough import Moment, playthrough
from tests.browser.conftest import OpenPlayer
from tests.conformance.cases import PLAIN
from tests.support.browser_player import BrowserPlayer

SMALL = list({case.id: case for case in reversed(PLAIN)}.values())
POSITIONS = 16  # of a random game, from its first decision to its last
PLAYERS = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
DRAWN = "() => [...new Set([...document.querySelectorAll('main [data-element]')].map(one => one.dataset.element))]"


def moments(case: Case) -> Iterator[Moment]:
    decisions = [moment for moment in playthrough(case).moments if moment.seat != CHANCE]
    yield from (decisions[len(decisions) * number // POSITIONS] for number in range(POSITIONS))


def drawn(page: Page, address: str, moment: Moment) -> list[str]:
    """The elements of a position; the page stays and only its fragment changes."""
    fragment = urldefrag(page_of(address, moment.state, moment.seat)).fragment
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    expect(page.locator("main .page > ul > li")).to_have_count(len(moment.state.legal(moment.seat)))
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    elements: list[str] = page.evaluate(DRAWN)
    return elements


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_every_drawn_element_has_a_note(case: Case, open_player: OpenPlayer, address: str) -> None:
    page, found = open_player().page, list(moments(case))
    page.goto(page_of(address, found[0].state, found[0].seat))
    texts = [GameTexts(case.game, lang, PLAYERS) for lang in LANGUAGES]
    seen: set[str] = set()
    for moment in found:
        scope = scope_for(moment.state, moment.seat)
        for element in drawn(page, address, moment):
            seen.add(element)
            assert all(text.note(element, scope) for text in texts), element
    assert len(seen) > 10


def note(player: BrowserPlayer) -> str:
    tooltip = player.page.get_by_role("tooltip")
    expect(tooltip).to_be_visible()
    return str(tooltip.inner_text())


def test_a_note_appears_on_hover_and_on_focus(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    market = player.page.locator('[data-element="market/silk"]').first.bounding_box()
    assert market is not None
    player.page.mouse.move(market["x"] + market["width"] / 2, market["y"] + market["height"] / 2)
    assert "On the black market silk is worth" in note(player)
    player.page.mouse.move(2, 2)
    expect(player.page.get_by_role("tooltip")).to_be_hidden()


def test_a_note_appears_on_a_long_press_and_chooses_nothing(open_player: OpenPlayer) -> None:
    player = open_player(width=390, height=844, has_touch=True, is_mobile=True)
    player.start_with_bots()
    version = player.version()
    port = player.page.locator('[data-element="port"]').first
    box = port.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = player.page.context.new_cdp_session(player.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    assert "The port." in note(player)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert player.version() == version
