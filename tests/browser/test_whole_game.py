"""Whole games of Manila in a real browser: by mouse, by keyboard, by what a screen reader knows, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Boards
from tests.support.browser_player import Keyboard, Mouse, Reader, Sailor

Move = Callable[[Sailor], None]


def play_to_the_end(somebody: Sailor, move: Move, lang: str = "en") -> None:
    somebody.sit_down_with_bots(lang)
    assert somebody.play(move) > 10
    expect(somebody.sees_the_result(3).get_by_role("img").first).to_be_visible()  # the chart of the scores


def test_by_clicking(sailor: Boards) -> None:
    play_to_the_end(sailor(), Mouse(1))


def test_in_german(sailor: Boards) -> None:
    somebody = sailor(lang="de-DE")
    play_to_the_end(somebody, Mouse(2), lang="de")
    expect(somebody.page.get_by_role("dialog")).to_contain_text("Pesos")


def test_by_keyboard_alone(sailor: Boards) -> None:
    somebody = sailor()
    page = somebody.page
    somebody.visit("/")
    while page.evaluate("document.activeElement?.getAttribute('aria-label')") != "Play now: Manila":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    while not str(page.evaluate("document.activeElement?.textContent")).startswith("Against bots"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    somebody.begun()
    assert somebody.play(Keyboard(3)) > 10
    expect(page.get_by_role("dialog")).to_be_visible()


def test_through_the_tree_of_accessible_things(sailor: Boards) -> None:
    play_to_the_end(sailor(), Reader(4))


def test_on_a_phone(sailor: Boards) -> None:
    somebody = sailor(width=360, height=740, has_touch=True, is_mobile=True)
    play_to_the_end(somebody, Mouse(5))
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 360


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("width", [360, 430])
def test_a_phone_enlarges_the_board_and_nothing_lies_on_it(sailor: Boards, width: int) -> None:
    somebody = sailor(width=width, height=740, has_touch=True, is_mobile=True)
    somebody.sit_down_with_bots()
    somebody.version()
    page = somebody.page
    button = page.get_by_role("button", name="Enlarge the board")
    board = page.get_by_role("group", name="Manila's board")
    small, place, area = box(board), box(button), box(page.locator(".area"))
    assert place["y"] >= area["y"] + area["height"]
    assert min(place["width"], place["height"]) >= 40
    button.click()
    assert box(board)["width"] > 1.5 * small["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.get_by_role("button", name="Fit the board").click()
    assert box(board) == small


@pytest.mark.parametrize("seed", [6])
def test_with_movement(sailor: Boards, seed: int) -> None:
    """Everything slides and tumbles, and a click never waits for it."""
    somebody = sailor(reduced_motion="no-preference")
    somebody.sit_down_with_bots()
    assert somebody.play(Mouse(seed), moves=12) == 12
