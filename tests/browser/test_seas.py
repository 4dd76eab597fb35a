"""Die Piraten der Weltmeere in a real browser: whole games by clicking, roles chosen by several people at once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Boards
from tests.support.browser_player import Mouse, Sailor


def sit_down(somebody: Sailor, lang: str = "en", seats: int = 2) -> None:
    somebody.sit_down_with_bots(lang, seats, "seas")


def two_at_a_table(sailor: Boards) -> tuple[Sailor, Sailor]:
    ann, ben = sailor(), sailor()
    ann.play_with(ben, "seas")
    return ann, ben


def role(name: str, somebody: Sailor) -> None:
    """Choose a role on the strip."""
    somebody.page.get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE)).first.click()


def test_a_whole_game_by_clicking(sailor: Boards) -> None:
    somebody = sailor()
    sit_down(somebody)
    assert somebody.play(Mouse(1)) > 20
    somebody.sees_the_result(2)


def test_a_phone_in_german_shows_everything_that_is_asked(sailor: Boards) -> None:
    somebody = sailor(lang="de-DE", width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(somebody, "de", 4)
    assert somebody.play(Mouse(2), moves=30) == 30
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 360


def test_two_people_choose_roles_at_once_and_see_nothing_of_each_other(sailor: Boards) -> None:
    ann, ben = two_at_a_table(sailor)
    for somebody in (ann, ben):
        assert somebody.version() is not None  # both are asked before either has chosen
    role("shipbuilder", ann)
    expect(ben.page.get_by_text("has chosen a role").first).to_be_visible()
    expect(ben.page.locator("section.bar.mine")).to_be_visible()
    assert "shipbuilder" not in ben.page.get_by_role("log").inner_text().lower()
    role("merchant", ben)
    expect(ann.page.get_by_text(re.compile("turns over: shipbuilder")).first).to_be_visible()
    moves = [(ann, Mouse(3)), (ben, Mouse(4))]
    for _ in range(12):
        for somebody, mouse in moves:
            if somebody.page.locator("section.bar.mine[data-version]").count():
                somebody.play(mouse, moves=1)


def test_with_movement_a_click_never_waits(sailor: Boards) -> None:
    somebody = sailor(reduced_motion="no-preference")
    sit_down(somebody, seats=4)
    assert somebody.play(Mouse(5), moves=12) == 12
