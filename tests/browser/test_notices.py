"""“Your turn” in the title, the icon and, if enabled, a notification."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPlayer
from tests.browser.test_together import from_menu
from tests.support.browser_player import Mouse

RECORD = """
    globalThis.told = [];
    globalThis.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { told.push(`${title}: ${body}`); }
    };
"""
"""Records notifications instead of showing them: headless browsers show none."""


def hide(page: Page) -> None:
    """Simulates a page in the background."""
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")


def icon(page: Page) -> str:
    return str(page.locator('link[rel="icon"]').get_attribute("href"))


def test_title_and_icon_say_whose_turn_it_is(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.version()
    expect(player.page).to_have_title("● Your turn · Manila")
    assert icon(player.page) == "/icon-turn.svg"
    from_menu(player, "Let a bot play for me")
    expect(player.page).to_have_title("Manila · Nassau")
    assert icon(player.page) == "/icon.svg"


def test_a_page_in_the_background_notifies(open_player: OpenPlayer) -> None:
    player = open_player()
    page = player.page
    page.add_init_script(RECORD)
    player.visit("/settings")
    page.get_by_label("Notify me when it's my turn").check()
    player.start_with_bots()
    player.version()
    hide(page)
    told = page.evaluate("told.length")
    player.play(Mouse(61), moves=3)
    player.version()
    page.wait_for_function("told => globalThis.told.length > told", arg=told)
    assert page.evaluate("told.at(-1)") == "Your turn: Manila"


def test_the_start_page_says_where_it_is_my_turn(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.version()
    player.page.get_by_role("link", name="Back").click()
    expect(player.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(player.page).to_have_title(re.compile("^● Your turn"))
    player.page.get_by_role("link", name="Back to the table").click()
    player.wait_for_start()
