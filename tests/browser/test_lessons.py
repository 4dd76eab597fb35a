"""Every lesson is clicked through in both languages, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nassau import games
from nassau.i18n.lesson_texts import LessonTexts
from nassau.i18n.rule_texts import RuleTexts
from nassau.tables.lesson_script import Lesson, lessons_of
from tests.browser.conftest import OpenPlayer
from tests.browser.test_pages import faults
from tests.support.browser_player import BrowserPlayer

DESKTOP: dict[str, Any] = {"width": 1360, "height": 860}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LEARN = {"en": "Learn in 5 minutes", "de": "In 5 Minuten lernen"}
LOCALES = {"en": "en-GB", "de": "de-DE"}
ALL = [(name, lesson) for name in games.ALL for lesson in lessons_of(games.load(name))]
VISIBLE = """points => points.filter(point => {
    const name = CSS.escape(point);
    const found = document.querySelectorAll(`[data-element="${name}"], [data-part="${name}"]`);
    return ![...found].some(node => node.getBoundingClientRect().width > 0);
})"""
"""The points that are not drawn."""


def panel(player: BrowserPlayer) -> Locator:
    return player.page.locator("[data-lesson]")


def open_lesson(player: BrowserPlayer, game: str, lang: str = "en") -> None:
    player.visit("/")
    player.page.get_by_role("button", name=f"{LEARN[lang]}: {RuleTexts(games.load(game).package, lang).title}").click()
    panel(player).wait_for()


def decision(player: BrowserPlayer) -> list[str]:
    """The options of the newest decision that the server has sent."""
    asked = [frame["decision"] for frame in player.frames if frame.get("decision")]
    return [option["id"] for option in asked[-1]["options"]]


def choose(player: BrowserPlayer, option: str) -> None:
    """Clicks the button of an option in the list of all options, or sets its number."""
    page, offered = player.page, decision(player)
    unlisted = page.locator("section.bar .tools button[aria-pressed=false]")
    if unlisted.count():
        unlisted.click()
    verb = option.partition(":")[0]
    dial = page.locator("section.bar input[type=range]")
    if dial.count():
        numbers = sorted(int(one.partition(":")[2]) for one in offered if one.startswith(f"{verb}:"))
        dial.fill(str(numbers.index(int(option.partition(":")[2]))))
        page.locator("section.bar button.main[data-choice]").click()
    else:
        page.locator("section.bar .buttons > button[data-choice]").nth(offered.index(option)).click()


def follow(player: BrowserPlayer, game: str, lesson: Lesson, lang: str) -> None:
    """Does what each beat waits for, and checks its text and that what it points at is drawn."""
    texts = LessonTexts(games.load(game).package, lesson.id, lang)
    for number, beat in enumerate(lesson.beats):
        shown = player.page.locator(f'[data-lesson="{number}"]')
        expect(shown).to_contain_text(texts.beat(beat.name))
        player.page.wait_for_function(f"points => !({VISIBLE})(points).length", arg=list(beat.points))
        if number == len(lesson.beats) - 1:
            return
        if beat.waits_for_next:
            shown.locator("button.main").click()
        else:
            offered = decision(player)
            choose(player, next(option for option in beat.wait or offered if option in offered))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{name}-{lesson.id}" for name, lesson in ALL])
def test_a_lesson_is_clicked_through(
    open_player: OpenPlayer, game: str, lesson: Lesson, lang: str, size: dict[str, Any]
) -> None:
    player = open_player(LOCALES[lang], **size)
    open_lesson(player, game, lang)
    follow(player, game, lesson, lang)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(player.page) == []
    practice = {"de": "Übungspartie spielen", "en": "Play a practice game"}[lang]
    expect(panel(player).get_by_role("button", name=practice)).to_be_visible()
    player.visit("/")
    play = {"de": "Jetzt spielen", "en": "Play now"}[lang]
    title = RuleTexts(games.load(game).package, lang).title
    expect(player.page.get_by_role("button", name=f"{play}: {title}")).to_have_class(re.compile(r"\bmain\b"))
    expect(player.page.get_by_role("button", name=f"{LEARN[lang]}: {title}")).to_have_count(0)


def test_another_choice_gets_a_friendly_sentence(open_player: OpenPlayer) -> None:
    player = open_player()
    open_lesson(player, "manila")
    for _ in range(3):
        beat = panel(player).get_attribute("data-lesson")
        player.page.keyboard.press("Enter")  # the button "Next" has the focus
        expect(panel(player)).not_to_have_attribute("data-lesson", beat or "")
    choose(player, "bid:9")
    expect(panel(player).get_by_role("status")).to_have_text("It needn't be that much: bid 5 pesos.")
    choose(player, "bid:5")
    expect(panel(player)).to_have_attribute("data-lesson", "4")
    expect(panel(player).get_by_role("status")).to_have_count(0)


def test_a_lesson_is_continued_later_and_skipped(open_player: OpenPlayer) -> None:
    player = open_player()
    open_lesson(player, "seas")
    panel(player).get_by_role("button", name="Next").click()
    expect(panel(player)).to_have_attribute("data-lesson", "1")
    panel(player).get_by_role("link", name="Continue later").click()
    player.page.get_by_role("heading", name="A harbour for five pirate games").wait_for()
    open_lesson(player, "seas")
    expect(panel(player)).to_have_attribute("data-lesson", "1")
    panel(player).get_by_role("button", name="Skip the lesson").click()
    expect(panel(player)).to_contain_text("You have left the lesson")
    panel(player).get_by_role("button", name="Start the lesson again").click()
    expect(panel(player)).to_have_attribute("data-lesson", "0")


def test_a_practice_game_follows(open_player: OpenPlayer) -> None:
    player = open_player()
    open_lesson(player, "grog")
    follow(player, "grog", lessons_of(games.load("grog"))[0], "en")
    panel(player).get_by_role("button", name="Play a practice game").click()
    player.page.locator("[data-counsel]").wait_for(timeout=30_000)
