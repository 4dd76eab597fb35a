"""Whole games of Manila in a real browser: by mouse, keyboard and accessibility tree, and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer, Keyboard, Mouse, ScreenReader

Move = Callable[[BrowserPlayer], None]


def play_to_the_end(player: BrowserPlayer, move: Move, lang: str = "en") -> None:
    player.start_with_bots(lang)
    assert player.play(move) > 10
    expect(player.result_dialog(3).get_by_role("img").first).to_be_visible()  # the chart of the scores


def test_by_clicking(open_player: OpenPlayer) -> None:
    play_to_the_end(open_player(), Mouse(1))


def test_in_german(open_player: OpenPlayer) -> None:
    player = open_player(lang="de-DE")
    play_to_the_end(player, Mouse(2), lang="de")
    expect(player.page.get_by_role("dialog")).to_contain_text("Pesos")


def test_by_keyboard_alone(open_player: OpenPlayer) -> None:
    player = open_player()
    page = player.page
    player.visit("/")
    while page.evaluate("document.activeElement?.getAttribute('aria-label')") != "Play now: Manila":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    while not str(page.evaluate("document.activeElement?.textContent")).startswith("Against bots"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    player.wait_for_start()
    assert player.play(Keyboard(3)) > 10
    expect(page.get_by_role("dialog")).to_be_visible()


def test_through_the_accessibility_tree(open_player: OpenPlayer) -> None:
    play_to_the_end(open_player(), ScreenReader(4))


def test_on_a_phone(open_player: OpenPlayer) -> None:
    player = open_player(width=360, height=740, has_touch=True, is_mobile=True)
    play_to_the_end(player, Mouse(5))
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def test_escape_gives_the_focus_back(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    menu = player.page.get_by_role("button", name="Table menu")
    menu.press("Enter")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


@pytest.mark.parametrize("width", [360, 430])
def test_a_phone_enlarges_the_board_and_nothing_lies_on_it(open_player: OpenPlayer, width: int) -> None:
    player = open_player(width=width, height=740, has_touch=True, is_mobile=True)
    player.start_with_bots()
    player.version()
    page = player.page
    button = page.get_by_role("button", name="Enlarge the board")
    board = page.get_by_role("group", name="The Manila board")
    small, place, area = box(board), box(button), box(page.locator(".area"))
    assert place["y"] >= area["y"] + area["height"]
    assert min(place["width"], place["height"]) >= 40
    button.click()
    assert box(board)["width"] > 1.5 * small["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.get_by_role("button", name="Show the whole board").click()
    assert box(board) == small


@pytest.mark.parametrize("seed", [6])
def test_with_animations(open_player: OpenPlayer, seed: int) -> None:
    """Clicks do not wait for animations."""
    player = open_player(reduced_motion="no-preference")
    player.start_with_bots()
    assert player.play(Mouse(seed), moves=12) == 12
