"""Choices that are put together in the decision bar and sent at once: sale, bargain, loot, goal cards, fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nassau.games.seas.components import GOODS
from tests.browser.conftest import OpenPlayer
from tests.browser.test_grog import Bidder
from tests.support.browser_player import BrowserPlayer, Mouse
from tests.support.server_process import ServerProcess
from tests.support.stored_decisions import ME, Holds, store_decision

OpenDecision = Callable[..., BrowserPlayer]
"""Opens a stored table of a game at the decision for which a condition holds."""


@pytest.fixture(scope="module")
def server(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose database the tests write tables into; `address` has built its client."""
    database = tmp_path_factory.mktemp("compositions") / "nassau.sqlite3"
    with ServerProcess(str(database), "--unlimited") as process:
        yield process


@pytest.fixture
def open_decision(open_player: OpenPlayer, server: ServerProcess) -> OpenDecision:
    def new_player(game: str, holds: Holds, **settings: Any) -> BrowserPlayer:
        place = store_decision(server.database, game, holds)
        player = open_player(**settings)
        player.address = server.url
        player.page.context.add_cookies([{"name": "nassau", "value": place.session, "url": server.url}])
        player.visit(f"/table/{place.table}")
        player.version()
        return player

    return new_player


def at(step: str, holds: Callable[[Any], bool] = lambda _: True) -> Holds:
    """The step is on top of the stack and a condition holds."""
    return lambda state: type(state.stack[-1]).__name__ == step and holds(state)


def cargo(state: Any) -> list[int]:
    return list(state.goods[GOODS * ME : GOODS * (ME + 1)])


def part(player: BrowserPlayer, key: str) -> Locator:
    return player.page.locator(f"section.bar [data-part='{key}']")


def send(player: BrowserPlayer, label: str | re.Pattern[str]) -> None:
    """Press the button that sends the composition, and wait for the next decision."""
    version = player.version()
    button = player.page.locator("section.bar [data-draw]")
    expect(button).to_have_text(label)
    button.click()
    player.page.wait_for_function(
        "version => document.querySelector('section.bar')?.dataset.version !== version", arg=version
    )


def test_a_sale_is_put_together_changed_and_sent_at_once(open_decision: OpenDecision) -> None:
    """Two of one kind and one of another bring 1 chest each; a kind that is left needs the closing `sell`."""

    def stocked(state: Any) -> bool:
        goods = cargo(state)
        return goods[0] >= 2 and goods[1] >= 1

    player = open_decision("seas", at("Merchant", stocked))
    bar = player.page.locator("section.bar")
    expect(bar.locator("[data-draw]")).to_have_count(0)  # nothing is preselected
    part(player, "sell-1").click()
    part(player, "sell-0").click()
    expect(bar.locator("[data-amount=sell-0]")).to_contain_text("+1")
    part(player, "sell-0").click()
    expect(bar.locator("[data-draw]")).to_have_text("Sell for 3 chests")
    bar.get_by_role("button", name="rum: Less").click()
    expect(bar.locator("[data-draw]")).to_have_text("Sell for 2 chests")
    part(player, "sell-0").click()
    send(player, "Sell for 3 chests")
    expect(player.page.get_by_role("log")).to_contain_text(re.compile("sells 2 rum and 1 coffee"))
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_goods_on_the_board_join_the_sale(open_decision: OpenDecision) -> None:
    player = open_decision("seas", at("Merchant", lambda state: cargo(state)[0] >= 1))
    player.page.locator("[data-element='goods/0'][data-part]").dispatch_event("click")
    expect(player.page.locator("section.bar [data-draw]")).to_have_text("Sell for 1 chest")


def test_a_bargain_takes_two_goods_in_any_order(open_decision: OpenDecision) -> None:
    def can_bargain(state: Any) -> bool:
        return ("bargain", 0, 1) in state.legal(ME)

    player = open_decision("seas", at("Merchant", can_bargain))
    part(player, "bargain").click()
    part(player, "bargain-1").click()
    part(player, "bargain-0").click()  # the engine wants rum first
    button = player.page.locator("section.bar").get_by_role("button", name=re.compile("^Bargain: 1 rum and 1 coffee"))
    expect(button).to_contain_text(re.compile(r"for \d chests? \(3 yin-yang\)"))
    button.click()
    expect(player.page.get_by_role("log")).to_contain_text(re.compile("bargain", re.IGNORECASE))


def test_loot_of_several_kinds_is_loaded_at_once(open_decision: OpenDecision) -> None:
    def fitting(state: Any) -> bool:
        drawn = state.drawn[:GOODS]
        return bool(sum(count > 0 for count in drawn) > 1 and state.room(ME) >= sum(drawn))

    player = open_decision("seas", at("Stow", fitting))
    bar = player.page.locator("section.bar")
    expect(bar.locator("[data-draw]")).to_have_text("Load everything")
    bar.get_by_role("button", name=re.compile(": Less$")).first.click()
    send(player, re.compile("^Load [0-9]+ and discard 1$"))
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_goal_cards_are_kept_and_put_back_in_one_go(open_decision: OpenDecision) -> None:
    player = open_decision("grog", at("KeepGoal", lambda state: len(set(state.drawn)) > 2))
    parts = player.page.locator("section.bar [data-part^=goal-]")
    count = parts.count()
    expect(player.page.locator("section.bar [data-draw]")).to_have_count(0)
    parts.nth(0).click()
    parts.nth(0).click()  # changed one's mind
    parts.nth(1).click()
    parts.nth(count - 1).click()
    expect(parts.nth(1)).to_contain_text("keep")
    expect(parts.nth(count - 1)).to_contain_text("1")
    send(player, f"Keep this card, put {count - 1} back")
    expect(player.page.locator("section.bar [data-part^=goal-]")).to_have_count(0)
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_the_fields_of_the_senorita_are_sent_at_once(open_decision: OpenDecision) -> None:
    player = open_decision("port_royal", at("Painting"))
    bar = player.page.locator("section.bar")
    islands = bar.locator("[data-part^=island-]").count()
    assert islands > 2
    for chosen in range(islands):
        expect(bar).to_contain_text(f"{chosen} of {islands} islands")
        bar.locator("[data-part^=field-]").first.click()
    bar.locator("[data-part^=island-]").first.click()  # back to the first island, for another field
    bar.locator("[data-part^=field-]").last.click()
    send(player, f"Fill in {islands} fields")
    expect(bar.locator("[data-part^=island-]")).to_have_count(0)
    expect(player.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ["manila", "rum", "grog", "port_royal", "seas"])
def test_the_bar_is_never_empty(open_player: OpenPlayer, game: str) -> None:
    """The first questions of every game have buttons in the bar, also where the board draws all options."""
    click = Bidder(1) if game == "grog" else Mouse(1)

    def answer(player: BrowserPlayer) -> None:
        expect(player.page.locator("section.bar [data-choice]").first).to_be_visible()
        click(player)

    player = open_player()
    player.start_with_bots(game=game, seats=3)
    player.play(answer, moves=4)
