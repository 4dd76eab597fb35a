"""Whole games of Grog Island in a real browser: dice touched and dragged, the bidding helper, on a phone, in German."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer
from tests.support.server_process import ServerProcess

PASS = re.compile("Pass$|Passen$")


class Bidder:
    """Clicks at random: lays dice and bids or passes, sometimes plays a parrot card, or clicks a highlight."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, player: BrowserPlayer) -> None:
        page = player.page
        page.locator("[data-choice]:visible").first.wait_for()
        if page.locator("[data-goal]").count():
            self.keep_goals(page)
        elif page.locator("[data-die]").count():
            self.bid(page)
        else:
            self.choose(page, page.locator("[data-choice]:visible"))

    def keep_goals(self, page: Page) -> None:
        """At the start four of six, at the goal ship one and the order of the others: until it can be sent."""
        places = set(page.locator("[data-goal]").evaluate_all("nodes => nodes.map(node => node.dataset.goal)"))
        for place in self.rng.sample(sorted(places), len(places)):
            if page.locator("[data-draw]").count():
                break
            page.locator(f"[data-goal='{place}']").first.click()
        page.locator("[data-draw]").first.click()

    def bid(self, page: Page) -> None:
        cards = page.locator("[data-choice][data-element^='parrot/']")
        passing = page.locator("section.bar").get_by_role("button", name=PASS, disabled=False)
        cheapest = page.locator("[data-cheapest]")
        if cards.count() and self.rng.random() < 0.4:
            self.choose(page, cards)
        elif passing.count() and (not cheapest.count() or self.rng.random() < 0.5):
            passing.click()
        elif cheapest.count():
            self.lay(page, cheapest)
        else:
            self.choose(page, cards)

    def lay(self, page: Page, cheapest: Locator) -> None:
        """Lays random dice; if they are no valid bid, makes the cheapest one."""
        for colour in self.rng.sample(range(5), 2):
            page.locator(f"[data-die='{colour}']").click()
        if not page.locator("[data-draw]").count():
            cheapest.click()
        page.locator("[data-draw]").click()

    def choose(self, page: Page, choices: Locator) -> None:
        choices.nth(self.rng.randrange(choices.count())).click()
        menu = page.get_by_role("menu")
        if menu.count():
            items = menu.get_by_role("menuitem")
            items.nth(self.rng.randrange(items.count())).click()


def sit_down(player: BrowserPlayer, lang: str = "en", seats: int = 3) -> None:
    player.start_with_bots(lang, seats, "grog")


def finish(player: BrowserPlayer, seed: int, seats: int) -> None:
    assert player.play(Bidder(seed)) > 10
    player.result_dialog(seats)


def until(player: BrowserPlayer, wanted: str, seed: int = 4) -> None:
    """Plays until the selector matches."""
    for _ in range(80):
        player.version()
        player.page.locator("[data-choice]:visible").first.wait_for()
        if player.page.locator(wanted).count():
            return
        player.play(Bidder(seed), moves=1)
    raise AssertionError(f"no {wanted} in eighty moves")


def test_a_whole_game_by_clicking(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    finish(player, 1, 3)


def test_a_whole_game_for_two_in_german(open_player: OpenPlayer) -> None:
    player = open_player(lang="de-DE")
    sit_down(player, "de", 2)
    finish(player, 2, 2)
    expect(player.page.get_by_role("dialog")).to_contain_text("Piratenpunkt")


def test_a_whole_game_on_a_phone(open_player: OpenPlayer) -> None:
    player = open_player(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(player, seats=4)
    finish(player, 3, 4)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 390


def dice(page: Page) -> list[int]:
    """Colours from the lowest die to the highest."""
    values = page.locator("[data-die]").evaluate_all(
        "nodes => nodes.map(node => [node.dataset.value, node.dataset.die])"
    )
    return [int(colour) for _, colour in sorted((int(value), colour) for value, colour in values)]


def drag(page: Page, colour: int, space: int) -> None:
    """Drag a die onto a bid space."""
    die, target = page.locator(f"[data-die='{colour}']").bounding_box(), page.locator("g.space .place").nth(space)
    place = target.bounding_box()
    assert die
    assert place
    page.mouse.move(die["x"] + die["width"] / 2, die["y"] + die["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    page.mouse.up()


def opening(open_player: OpenPlayer, **settings: int) -> BrowserPlayer:
    """A player who can bid with all coins; opens new tables until no bot has outbid that."""
    player = open_player(**settings)
    for _ in range(5):
        sit_down(player)
        until(player, "[data-die]")
        if player.page.locator("[data-cheapest]").count():
            return player
    raise AssertionError("others have bid all that one can afford at five tables")


def test_the_helper_shows_sum_limit_and_what_winning_and_passing_bring(open_player: OpenPlayer) -> None:
    page = opening(open_player).page
    page.locator("[data-cheapest]").click()
    helper = page.locator(".helper")
    total = sum(
        int(node.get_attribute("data-value") or 0) for node in page.locator("[data-die][aria-pressed=true]").all()
    )
    expect(helper.locator("output")).to_have_text(str(total))
    expect(helper).to_contain_text("at most 11")
    expect(helper).to_contain_text("If you win with this")
    expect(helper).to_contain_text("building")
    expect(helper).to_contain_text("If you pass now")
    expect(page.locator("[data-draw]")).to_have_text(f"Bid {total}")


def test_the_helper_says_why_dice_may_not_rise_or_leave_a_gap(open_player: OpenPlayer) -> None:
    page = opening(open_player).page
    if page.locator("[data-clear]").count():
        page.locator("[data-clear]").click()
    low, high = dice(page)[0], dice(page)[-1]
    values = {colour: page.locator(f"[data-die='{colour}']").get_attribute("data-value") for colour in (low, high)}
    drag(page, high, 2)
    expect(page.locator(".helper")).to_contain_text("A gap: bid spaces 1 and 2 are empty. G4.3")
    expect(page.locator("[data-draw]")).to_have_count(0)
    if values[low] == values[high]:
        return
    drag(page, low, 0)
    drag(page, high, 1)
    expect(page.locator(".helper")).to_contain_text("It rises")
    expect(page.locator(".helper")).to_contain_text("G4.4")
    drag(page, high, 0)  # they change places
    expect(page.locator(".helper")).not_to_contain_text("G4.4")


def test_the_helper_says_that_a_bid_is_too_high(open_player: OpenPlayer) -> None:
    page = opening(open_player).page
    for colour in range(5):
        die = page.locator(f"[data-die='{colour}']")
        if die.get_attribute("aria-pressed") == "false":
            die.press("Enter")
    verdict = page.locator(".helper .verdict")
    expect(verdict).to_contain_text(re.compile("you may bid 11 at most. G4.7|Allowed|could not pay"))


def test_a_ship_at_open_sea_explains_itself(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    until(player, "[data-element^='ship/'][data-state=blocked]")
    page = player.page
    page.locator("[data-element^='ship/'][data-state=blocked] .hit").first.click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"G7\.[35]"))


def test_a_goal_shows_its_buildings(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    page = player.page
    building = page.locator("[data-goal]").filter(has_text=re.compile(r"\(\d\)"))
    building.first.hover()
    assert page.locator("rect.shown").count() in (1, 2, 3, 4)


def test_with_animations_a_click_never_waits(open_player: OpenPlayer) -> None:
    player = open_player(reduced_motion="no-preference")
    sit_down(player)
    assert player.play(Bidder(5), moves=10) == 10


def test_the_page_shows_which_bots_think(open_player: OpenPlayer, tmp_path: Path) -> None:
    """All of them in simultaneous decisions, also after the player's own decision and after a reload."""
    player = open_player()
    with ServerProcess(str(tmp_path / "slow.sqlite3"), "--unlimited", "--delay", "600") as slow:
        player.address = slow.url
        sit_down(player)
        thinking = player.page.get_by_role("group", name="Players").get_by_text("Bot, Sailor · …")
        expect(thinking).to_have_count(2)
        player.play(Bidder(15), moves=1)
        expect(thinking).to_have_count(2)
        expect(player.bar).to_contain_text(" are thinking …")
        player.page.reload()
        expect(player.bar).to_contain_text(" are thinking …")
        expect(thinking).to_have_count(2)
        player.offline = True  # the server stops before the page closes
