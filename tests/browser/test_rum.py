"""Whole games of Um Rum & Ehre in a real browser: by clicking on the town, on a phone, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nassau.cli.show_command import page as show
from nassau.games.rum.state import Rum
from tests.browser.conftest import OpenPlayer
from tests.games.rum.build import turn
from tests.support.browser_player import BrowserPlayer, Mouse


def sit_down(player: BrowserPlayer, lang: str = "en", seats: int = 3) -> None:
    player.start_with_bots(lang, seats, "rum")


def finish(player: BrowserPlayer, seed: int, seats: int) -> None:
    assert player.play(Mouse(seed)) > 5
    player.result_dialog(seats)


def test_a_whole_game_by_clicking(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    finish(player, 1, 3)


def test_a_whole_game_for_two_in_german(open_player: OpenPlayer) -> None:
    player = open_player(lang="de-DE")
    sit_down(player, "de", 2)
    finish(player, 2, 2)
    expect(player.page.get_by_role("dialog")).to_contain_text("Ehrenpunkt")


def test_a_whole_game_on_a_phone(open_player: OpenPlayer) -> None:
    player = open_player(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(player, seats=4)
    finish(player, 3, 4)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_field_that_glows_can_be_clicked_like_its_alley(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    version = player.version()
    player.page.locator("g.field.reached").first.click()
    menu = player.page.get_by_role("menu")
    if menu.count():
        menu.get_by_role("menuitem").first.click()
    player.page.wait_for_function(
        "version => document.querySelector('section.bar')?.dataset.version !== version", arg=version
    )


def test_an_occupied_alley_explains_itself(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    page = player.page
    blocked = page.locator("[data-element^='alley/'][data-state=blocked]")
    for _ in range(60):
        player.version()
        if blocked.count():
            break
        player.play(Mouse(4), moves=1)
    blocked.first.locator(".hit").click(force=True)  # it is no choice, and yet it answers
    expect(page.get_by_role("dialog")).to_contain_text("R5.")


def test_with_animations_a_click_never_waits(open_player: OpenPlayer) -> None:
    player = open_player(reduced_motion="no-preference")
    sit_down(player)
    assert player.play(Mouse(5), moves=10) == 10


# -- with movement


def two_at_a_table(open_player: OpenPlayer) -> tuple[BrowserPlayer, BrowserPlayer]:
    """The second one looks at a phone."""
    ann = open_player(reduced_motion="no-preference")
    ben = open_player(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ann.play_with(ben, "rum")
    return ann, ben


def goes_aboard(player: BrowserPlayer) -> None:
    """Skips the last brawl first: the next question comes after it."""
    own_turn = player.page.locator("section.bar.mine")
    skip = player.page.get_by_role("button", name="Skip")
    expect(own_turn.or_(skip).first).to_be_visible()
    if skip.count():
        skip.click()
    assert player.version() is not None
    player.page.get_by_role("button", name="Go aboard").click()


def sees_a_brawl(player: BrowserPlayer) -> None:
    """Column by column with the number that wins, and on a phone without scrolling."""
    page = player.page
    expect(page.get_by_role("button", name="Faster")).to_be_visible()
    expect(page.locator("rect.column")).to_be_attached()
    expect(page.locator("text.note", has_text="at least")).to_be_in_viewport()
    tells_nothing_in_advance(player)


def tells_nothing_in_advance(player: BrowserPlayer) -> None:
    """While columns are still fought, the page neither asks for the next move nor knows the result."""
    told = player.page.evaluate(
        """() => ({
            playing: [...document.querySelectorAll("button")].some(button => button.textContent === "Skip"),
            asked: document.querySelectorAll("section.bar.mine").length,
            over: document.querySelectorAll("[data-over], dialog").length,
        })"""
    )
    assert told["playing"]
    assert (told["asked"], told["over"]) == (0, 0)


def sees_the_captain_again(player: BrowserPlayer) -> None:
    player.page.get_by_role("button", name="Skip").click()
    expect(player.page.locator("[data-centre]")).to_be_in_viewport(ratio=1)


def test_with_animations_two_people_see_every_brawl_and_then_the_result(open_player: OpenPlayer) -> None:
    ann, ben = two_at_a_table(open_player)
    crew = [ann, ben] if ann.page.locator("section.bar.mine").count() else [ben, ann]
    for number in range(5):
        starter, other = crew[number % 2], crew[1 - number % 2]
        goes_aboard(starter)
        goes_aboard(other)
        sees_a_brawl(starter)
        if starter is ben and number < 4:  # the next round begins with the other one
            sees_the_captain_again(ben)
    page = starter.page
    page.get_by_role("button", name="Skip").press("Enter")
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    starter.result_dialog(2)


# -- what is drawn where


def far_corner() -> Rum:
    """The captain stands on the last tile."""
    return turn("2 3 4 / 5 6 7 / 8 9 1")


def test_enlarged_on_a_phone_the_board_shows_the_captain(open_player: OpenPlayer, address: str) -> None:
    here = open_player(width=390, height=844, has_touch=True, is_mobile=True).page
    here.goto(show(address, far_corner(), 0))
    here.get_by_role("button", name="Enlarge the board").click()
    expect(here.locator("[data-centre]")).to_be_in_viewport(ratio=1)


TOUCHING = """() => {
    const found = [...document.querySelectorAll("main svg text")].filter(text => text.textContent.trim());
    const box = text => ({ name: text.textContent, ...text.getBoundingClientRect().toJSON() });
    const boxes = found.map(box);
    const near = (a, b) => a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
    return boxes.flatMap((a, at) => boxes.slice(0, at).filter(b => near(a, b)).map(b => `${a.name} | ${b.name}`));
}"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
def test_no_lettering_touches_another(lang: str, open_player: OpenPlayer, address: str) -> None:
    here = open_player(lang=lang, width=1400, height=900).page
    here.goto(show(address, far_corner(), 0))
    here.locator("[data-element='guard/0']").wait_for(state="attached")
    assert here.evaluate(TOUCHING) == []
