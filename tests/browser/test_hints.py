"""New players see a hint once per kind of decision; learning tables repeat it until it is dismissed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer, Mouse


def hint(player: BrowserPlayer) -> Locator:
    return player.page.locator("[data-hint]:visible")


def learn(player: BrowserPlayer, play: str = "Play now: Manila", learn: str = "Learn by playing") -> None:
    player.visit("/")
    player.page.get_by_role("button", name=play).click()
    player.page.get_by_role("button", name=learn).click()
    player.wait_for_start()
    player.version()


def test_a_first_game_is_explained_once(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.version()
    expect(hint(player)).to_contain_text("Welcome to Manila")
    hint(player).get_by_role("button", name="Next").click()
    expect(hint(player)).to_contain_text("harbour master")
    hint(player).get_by_role("button", name="Got it").click()
    expect(hint(player)).to_have_count(0)
    player.page.reload()
    player.version()
    expect(hint(player)).to_have_count(0)
    player.page.keyboard.press("h")
    expect(hint(player)).to_contain_text("harbour master")


def test_a_kind_of_decision_that_was_made_shows_no_hint(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.version()
    expect(hint(player)).to_be_visible()
    player.play(Mouse(51), moves=1)
    player.start_with_bots()
    player.version()
    expect(hint(player).get_by_text("Welcome")).to_have_count(0)


def test_hints_are_switched_off_and_on_again(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.version()
    hint(player).get_by_role("button", name="No more hints").click()
    expect(hint(player)).to_have_count(0)
    player.visit("/settings")
    expect(player.page.get_by_label("Hints in my first games")).not_to_be_checked()
    player.page.get_by_role("button", name="Show all hints again").click()
    expect(player.page.get_by_label("Hints in my first games")).to_be_checked()
    player.start_with_bots()
    player.version()
    expect(hint(player)).to_contain_text("Welcome to Manila")


def test_learning_by_playing_repeats_its_hints(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.play(Mouse(52), moves=3)
    learn(player)
    expect(hint(player)).to_contain_text("Welcome to Manila")
    hint(player).get_by_role("button", name="Next").click()
    before = hint(player).inner_text()
    for _ in range(20):
        player.play(Mouse(53), moves=1)
        player.version()
        if hint(player).count() and hint(player).inner_text() != before:
            return
    raise AssertionError("no other hint in twenty decisions")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("Rum & Pirates", "Welcome to the pirates' nest"),
        ("Grog Island", "Welcome to Grog Island"),
        ("Port Royal", "Welcome to Port Royal"),
    ],
)
def test_every_game_that_can_be_played_has_hints(open_player: OpenPlayer, game: str, words: str) -> None:
    player = open_player(width=390, height=844, has_touch=True, is_mobile=True)
    learn(player, f"Play now: {game}")
    expect(hint(player)).to_contain_text(words)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_captain_gives_advice_and_it_is_marked(open_player: OpenPlayer) -> None:
    """The best option is marked on the board or among the buttons."""
    player = open_player()
    learn(player)
    counsel = player.page.locator("[data-counsel]")
    for _ in range(3):
        counsel.get_by_role("button", name="Ask the Captain").click()
        advice = counsel.locator("ol button")
        expect(advice.first).to_be_visible(timeout=60_000)
        expect(advice.first).to_contain_text("%")
        expect(player.page.locator("[data-element][data-lit], section.bar .advised").first).to_be_visible()
        counsel.get_by_role("button", name="Hide the advice").click()
        expect(player.page.locator("[data-lit], .advised")).to_have_count(0)
        player.play(Mouse(17), moves=1)
        player.version()


def test_a_player_with_a_deputy_gets_no_advice(open_player: OpenPlayer) -> None:
    """The Admiral searches long enough to inspect the page meanwhile."""
    player = open_player()
    learn(player)
    expect(player.page.locator("[data-counsel]")).to_be_visible()
    player.page.get_by_role("button", name="Table menu").click()
    player.page.get_by_label("Level of the deputy").select_option("admiral")
    player.page.get_by_role("button", name="Let a bot play for me").click()
    player.page.get_by_role("button", name="Take over again").wait_for()
    assert player.page.locator("[data-counsel]").count() == 0
    player.page.get_by_role("button", name="Take over again").click()
    expect(player.page.locator("[data-counsel]")).to_be_visible()
