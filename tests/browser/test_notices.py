"""“It is your turn”: in the title, the icon and, for whoever wants it, as a notification."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Boards
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
"""Notifications are kept instead of shown: a browser without a screen shows none."""


def hide(page: Page) -> None:
    """As if another window lay over this one."""
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")


def icon(page: Page) -> str:
    return str(page.locator('link[rel="icon"]').get_attribute("href"))


def test_title_and_icon_say_whose_turn_it_is(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.version()
    expect(somebody.page).to_have_title("● Your turn · Manila")
    assert icon(somebody.page) == "/icon-turn.svg"
    from_menu(somebody, "Let a bot play for me")
    expect(somebody.page).to_have_title("Manila · Nassau")
    assert icon(somebody.page) == "/icon.svg"


def test_a_page_in_the_background_notifies(sailor: Boards) -> None:
    somebody = sailor()
    page = somebody.page
    page.add_init_script(RECORD)
    somebody.visit("/settings")
    page.get_by_label("Notify me in the browser when it is my turn").check()
    somebody.sit_down_with_bots()
    somebody.version()
    hide(page)
    told = page.evaluate("told.length")
    somebody.play(Mouse(61), moves=3)
    somebody.version()
    page.wait_for_function("told => globalThis.told.length > told", arg=told)
    assert page.evaluate("told.at(-1)") == "Your turn: Manila"


def test_the_start_page_says_where_it_is_my_turn(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.version()
    somebody.page.get_by_role("link", name="Back").click()
    expect(somebody.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(somebody.page).to_have_title(re.compile("^● Your turn"))
    somebody.page.get_by_role("link", name="Back to the table").click()
    somebody.begun()
