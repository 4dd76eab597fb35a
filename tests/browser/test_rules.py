"""The rules of every game: pictures show what they are about, the aid fits on one page, rule links find their rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from nassau import games
from nassau.kernel import Game
from nassau.tables.guide import Picture, guide_of
from tests.browser.conftest import OpenPlayer
from tests.browser.test_pages import faults

GAMES = pytest.mark.parametrize("game", [games.load(name) for name in games.ALL], ids=games.ALL)
SHOWN = """([id, elements]) => {
    const picture = document.querySelector(`[data-picture="${id}"]`);
    const edge = picture.getBoundingClientRect();
    return elements.filter(element => {
        const name = CSS.escape(element);
        const found = [...picture.querySelectorAll(`[data-element="${name}"], [data-part="${name}"]`)];
        return !found.some(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        });
    });
}"""
"""The elements that a picture does not draw completely inside its edge."""


def check_picture(page: Page, picture: Picture) -> None:
    place = page.locator(f'[data-picture="{picture.id}"]')
    place.scroll_into_view_if_needed()
    expect(place).to_have_attribute("data-drawn", "")
    wanted = [picture.id, [*picture.frame, *picture.points]]
    page.wait_for_function(f"wanted => !({SHOWN})(wanted).length", arg=wanted)


@GAMES
def test_pictures_show_what_they_are_about(open_player: OpenPlayer, game: Game) -> None:
    guide = guide_of(game)
    assert guide is not None
    player = open_player("de-DE", width=390, height=844)
    player.visit(f"/rules/{game.id}")
    for picture in guide.pictures:
        check_picture(player.page, picture)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(player.page) == []


@GAMES
@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
def test_the_aid_prints_on_one_page(open_player: OpenPlayer, game: Game, lang: str) -> None:
    player = open_player(lang)
    player.visit(f"/rules/{game.id}/aid")
    player.page.locator("article section").first.wait_for()
    document = player.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", document)) == 1


def test_a_rule_of_the_appendix_is_found_and_its_source_told(open_player: OpenPlayer) -> None:
    player = open_player(width=390, height=844)
    player.visit("/rules/manila#M14.4")
    rule = player.page.locator("[id='M14.4']")
    expect(rule).to_be_in_viewport()
    expect(rule).not_to_contain_text("our ruling")
    player.page.get_by_role("button", name="Where it comes from").click()
    expect(rule).to_contain_text("our ruling")
