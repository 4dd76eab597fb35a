"""Whole games of Um Rum & Ehre in a real browser: by clicking on the town, on a phone, in both languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Boards
from tests.browser.sailor import Mouse, Sailor


def sit_down(somebody: Sailor, lang: str = "en", seats: int = 3) -> None:
    somebody.sit_down_with_bots(lang, seats, "rum")


def finish(somebody: Sailor, seed: int, seats: int) -> None:
    assert somebody.play(Mouse(seed)) > 5
    somebody.sees_the_result(seats)


def test_a_whole_game_by_clicking(sailor: Boards) -> None:
    somebody = sailor()
    sit_down(somebody)
    finish(somebody, 1, 3)


def test_a_whole_game_for_two_in_german(sailor: Boards) -> None:
    somebody = sailor(lang="de-DE")
    sit_down(somebody, "de", 2)
    finish(somebody, 2, 2)
    expect(somebody.page.get_by_role("dialog")).to_contain_text("Ehrenpunkt")


def test_a_whole_game_on_a_phone(sailor: Boards) -> None:
    somebody = sailor(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(somebody, seats=4)
    finish(somebody, 3, 4)
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_field_that_glows_can_be_clicked_like_its_alley(sailor: Boards) -> None:
    somebody = sailor()
    sit_down(somebody)
    version = somebody.version()
    somebody.page.locator("g.field.reached").first.click()
    menu = somebody.page.get_by_role("menu")
    if menu.count():
        menu.get_by_role("menuitem").first.click()
    somebody.page.wait_for_function(
        "version => document.querySelector('section.bar')?.dataset.version !== version", arg=version
    )


def test_an_occupied_alley_explains_itself(sailor: Boards) -> None:
    somebody = sailor()
    sit_down(somebody)
    page = somebody.page
    blocked = page.locator("[data-element^='alley/'][data-state=blocked]")
    for _ in range(60):
        somebody.version()
        if blocked.count():
            break
        somebody.play(Mouse(4), moves=1)
    blocked.first.locator(".hit").click(force=True)  # it is no choice, and yet it answers
    expect(page.get_by_role("dialog")).to_contain_text("R5.")


def test_with_movement_a_click_never_waits(sailor: Boards) -> None:
    somebody = sailor(reduced_motion="no-preference")
    sit_down(somebody)
    assert somebody.play(Mouse(5), moves=10) == 10
