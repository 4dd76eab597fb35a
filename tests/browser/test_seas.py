"""Die Piraten der Weltmeere in a real browser: whole games by clicking, roles chosen by several people at once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer, Mouse


def sit_down(player: BrowserPlayer, lang: str = "en", seats: int = 2) -> None:
    player.start_with_bots(lang, seats, "seas")


def two_at_a_table(open_player: OpenPlayer) -> tuple[BrowserPlayer, BrowserPlayer]:
    ann, ben = open_player(), open_player()
    ann.play_with(ben, "seas")
    return ann, ben


def role(name: str, player: BrowserPlayer) -> None:
    """Choose a role on the strip."""
    player.page.get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE)).first.click()


def test_a_whole_game_by_clicking(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    assert player.play(Mouse(1)) > 20
    player.result_dialog(2)


def test_a_phone_in_german_shows_everything_that_is_asked(open_player: OpenPlayer) -> None:
    player = open_player(lang="de-DE", width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(player, "de", 4)
    assert player.play(Mouse(2), moves=30) == 30
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360


def test_two_people_choose_roles_at_once_and_see_nothing_of_each_other(open_player: OpenPlayer) -> None:
    ann, ben = two_at_a_table(open_player)
    for player in (ann, ben):
        assert player.version() is not None  # both are asked before either has chosen
    role("shipbuilder", ann)
    expect(ben.page.get_by_text("has chosen a role").first).to_be_visible()
    expect(ben.page.locator("section.bar.mine")).to_be_visible()
    assert "shipbuilder" not in ben.page.get_by_role("log").inner_text().lower()
    role("merchant", ben)
    expect(ann.page.get_by_text(re.compile("reveals the shipbuilder")).first).to_be_visible()
    moves = [(ann, Mouse(3)), (ben, Mouse(4))]
    for _ in range(12):
        for player, mouse in moves:
            if player.page.locator("section.bar.mine[data-version]").count():
                player.play(mouse, moves=1)


def test_with_animations_a_click_never_waits(open_player: OpenPlayer) -> None:
    player = open_player(reduced_motion="no-preference")
    sit_down(player, seats=4)
    assert player.play(Mouse(5), moves=12) == 12
