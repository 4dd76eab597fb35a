"""Recovery: reload, a second tab, a lost connection, a stale click, an unavailable server."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer, Mouse


def test_reload_in_mid_game(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    player.play(Mouse(21), moves=5)
    before = player.version()
    log = player.page.get_by_role("log").inner_text()
    player.page.reload()
    assert player.version() == before
    assert player.page.get_by_role("log").inner_text() == log
    assert player.play(Mouse(22), moves=3) == 3


def test_a_second_tab_follows_and_a_stale_click_is_answered(open_player: OpenPlayer) -> None:
    first = open_player()
    first.start_with_bots()
    second = BrowserPlayer(first.page.context.new_page(), first.address)
    second.visit(f"/table/{first.table}")
    version = first.version()
    assert second.version() == version
    second.page.evaluate("WebSocket.prototype.send = () => {}")  # this tab sends nothing
    first.play(Mouse(23), moves=1)
    expect(second.page.locator(f'section.bar[data-version="{version}"]')).to_have_count(0)
    assert first.play(Mouse(24), moves=2) == 2
    assert second.errors == []


class Cable:
    """The WebSocket connections of a page, which can be interrupted."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws$"), self.plug)

    def plug(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def pull(self) -> None:
        self.cut = True
        for socket in self.open:
            socket.close()

    def mend(self) -> None:
        self.cut = False


def test_a_lost_network_is_told_and_the_game_goes_on(open_player: OpenPlayer) -> None:
    player = open_player()
    cable = Cable(player.page)
    player.start_with_bots()
    player.play(Mouse(25), moves=2)
    version = player.version()
    cable.pull()
    lost = player.page.get_by_text("Connection lost. Trying again")
    expect(lost).to_be_visible()
    Mouse(26)(player)  # a click without connection is queued
    cable.mend()
    player.page.evaluate("dispatchEvent(new Event('online'))")
    expect(lost).to_be_hidden()
    player.page.wait_for_function(
        "version => document.querySelector('section.bar')?.dataset.version !== version", arg=version
    )
    assert player.play(Mouse(27), moves=2) == 2


def test_an_address_where_nothing_is(open_player: OpenPlayer) -> None:
    player = open_player()
    player.visit("/no/such/page")
    expect(player.page.get_by_role("heading", name="No ship at this berth")).to_be_visible()
    player.visit("/table/nowhere")
    expect(player.page.get_by_text("This table doesn't exist")).to_be_visible()
    player.offline = True  # Chromium logs the response 404
    player.visit("/t/nothing")
    expect(player.page.get_by_text("This invitation is no longer valid.")).to_be_visible()


def test_a_server_that_does_not_answer(open_player: OpenPlayer) -> None:
    player = open_player()
    player.offline = True
    player.page.route("**/api/**", lambda route: route.abort())
    player.page.goto(player.address)
    expect(player.page.get_by_role("heading", name="The server isn't answering")).to_be_visible()
    player.page.unroute("**/api/**")
    player.page.context.set_offline(True)
    player.page.context.set_offline(False)
    player.page.reload()
    expect(player.page.get_by_role("button", name="Play now: Manila")).to_be_visible()
