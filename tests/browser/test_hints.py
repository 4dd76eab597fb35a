"""Whoever is new gets a hint at each kind of decision, once; whoever learns gets it until it is put away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Boards
from tests.support.browser_player import Mouse, Sailor


def hint(somebody: Sailor) -> Locator:
    return somebody.page.locator("[data-hint]:visible")


def learn(somebody: Sailor, play: str = "Play now: Manila", learn: str = "Learn by playing") -> None:
    somebody.visit("/")
    somebody.page.get_by_role("button", name=play).click()
    somebody.page.get_by_role("button", name=learn).click()
    somebody.begun()
    somebody.version()


def test_a_first_game_is_explained_once(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.version()
    expect(hint(somebody)).to_contain_text("Welcome to Manila")
    hint(somebody).get_by_role("button", name="Go on").click()
    expect(hint(somebody)).to_contain_text("harbour master")
    hint(somebody).get_by_role("button", name="Got it").click()
    expect(hint(somebody)).to_have_count(0)
    somebody.page.reload()
    somebody.version()
    expect(hint(somebody)).to_have_count(0)
    somebody.page.keyboard.press("h")
    expect(hint(somebody)).to_contain_text("harbour master")


def test_what_was_decided_needs_no_hint_any_more(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.version()
    expect(hint(somebody)).to_be_visible()
    somebody.play(Mouse(51), moves=1)
    somebody.sit_down_with_bots()
    somebody.version()
    expect(hint(somebody).get_by_text("Welcome")).to_have_count(0)


def test_hints_are_switched_off_and_on_again(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.version()
    hint(somebody).get_by_role("button", name="No more hints").click()
    expect(hint(somebody)).to_have_count(0)
    somebody.visit("/settings")
    expect(somebody.page.get_by_label("Hints in my first games")).not_to_be_checked()
    somebody.page.get_by_role("button", name="Show all hints again").click()
    expect(somebody.page.get_by_label("Hints in my first games")).to_be_checked()
    somebody.sit_down_with_bots()
    somebody.version()
    expect(hint(somebody)).to_contain_text("Welcome to Manila")


def test_learning_by_playing_repeats_its_hints(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.play(Mouse(52), moves=3)
    learn(somebody)
    expect(hint(somebody)).to_contain_text("Welcome to Manila")
    hint(somebody).get_by_role("button", name="Go on").click()
    before = hint(somebody).inner_text()
    for _ in range(20):
        somebody.play(Mouse(53), moves=1)
        somebody.version()
        if hint(somebody).count() and hint(somebody).inner_text() != before:
            return
    raise AssertionError("no other hint in twenty decisions")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("Rum & Pirates", "Welcome ashore"),
        ("Grog Island", "Welcome to Grog Island"),
        ("Port Royal", "Welcome to Port Royal"),
    ],
)
def test_every_game_that_can_be_played_has_hints(sailor: Boards, game: str, words: str) -> None:
    somebody = sailor(width=390, height=844, has_touch=True, is_mobile=True)
    learn(somebody, f"Play now: {game}")
    expect(hint(somebody)).to_contain_text(words)
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_captain_gives_counsel_and_it_is_marked(sailor: Boards) -> None:
    """The best option is marked where it can be chosen: on the board, or among the buttons."""
    somebody = sailor()
    learn(somebody)
    counsel = somebody.page.locator("[data-counsel]")
    for _ in range(3):
        counsel.get_by_role("button", name="What would the Captain do?").click()
        advice = counsel.locator("ol button")
        expect(advice.first).to_be_visible(timeout=60_000)
        expect(advice.first).to_contain_text("%")
        expect(somebody.page.locator("[data-element][data-lit], section.bar .advised").first).to_be_visible()
        counsel.get_by_role("button", name="Hide the advice").click()
        expect(somebody.page.locator("[data-lit], .advised")).to_have_count(0)
        somebody.play(Mouse(17), moves=1)
        somebody.version()


def test_who_is_played_for_is_not_offered_counsel(sailor: Boards) -> None:
    """The Admiral thinks long enough for everybody to see that the decision is not theirs."""
    somebody = sailor()
    learn(somebody)
    expect(somebody.page.locator("[data-counsel]")).to_be_visible()
    somebody.page.get_by_role("button", name="Table menu").click()
    somebody.page.get_by_label("How strong the bot is").select_option("admiral")
    somebody.page.get_by_role("button", name="Let a bot play for me").click()
    somebody.page.get_by_role("button", name="I play myself again").wait_for()
    assert somebody.page.locator("[data-counsel]").count() == 0
    somebody.page.get_by_role("button", name="I play myself again").click()
    expect(somebody.page.locator("[data-counsel]")).to_be_visible()
