"""Never stuck: reload, a second tab, a lost network, a stale click, a server that is away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Boards
from tests.support.browser_player import Mouse, Sailor


def test_reload_in_mid_game(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    somebody.play(Mouse(21), moves=5)
    before = somebody.version()
    log = somebody.page.get_by_role("log").inner_text()
    somebody.page.reload()
    assert somebody.version() == before
    assert somebody.page.get_by_role("log").inner_text() == log
    assert somebody.play(Mouse(22), moves=3) == 3


def test_a_second_tab_follows_and_a_stale_click_is_answered(sailor: Boards) -> None:
    first = sailor()
    first.sit_down_with_bots()
    second = Sailor(first.page.context.new_page(), first.address)
    second.visit(f"/table/{first.table}")
    version = first.version()
    assert second.version() == version
    second.page.evaluate("WebSocket.prototype.send = () => {}")  # this tab falls silent
    first.play(Mouse(23), moves=1)
    expect(second.page.locator(f'section.bar[data-version="{version}"]')).to_have_count(0)
    assert first.play(Mouse(24), moves=2) == 2
    assert second.trouble == []


class Cable:
    """The wire between a page and the server, which can be cut."""

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


def test_a_lost_network_is_told_and_the_game_goes_on(sailor: Boards) -> None:
    somebody = sailor()
    cable = Cable(somebody.page)
    somebody.sit_down_with_bots()
    somebody.play(Mouse(25), moves=2)
    version = somebody.version()
    cable.pull()
    lost = somebody.page.get_by_text("No connection. Trying again")
    expect(lost).to_be_visible()
    Mouse(26)(somebody)  # a click while the network is away is kept
    cable.mend()
    somebody.page.evaluate("dispatchEvent(new Event('online'))")
    expect(lost).to_be_hidden()
    somebody.page.wait_for_function(
        "version => document.querySelector('section.bar')?.dataset.version !== version", arg=version
    )
    assert somebody.play(Mouse(27), moves=2) == 2


def test_an_address_where_nothing_is(sailor: Boards) -> None:
    somebody = sailor()
    somebody.visit("/no/such/page")
    expect(somebody.page.get_by_role("heading", name="No such berth")).to_be_visible()
    somebody.visit("/table/nowhere")
    expect(somebody.page.get_by_text("There is no such table")).to_be_visible()
    somebody.offline = True  # the browser itself reports the answer 404
    somebody.visit("/t/nothing")
    expect(somebody.page.get_by_text("This invitation is not valid any more.")).to_be_visible()


def test_a_server_that_does_not_answer(sailor: Boards) -> None:
    somebody = sailor()
    somebody.offline = True
    somebody.page.route("**/api/**", lambda route: route.abort())
    somebody.page.goto(somebody.address)
    expect(somebody.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    somebody.page.unroute("**/api/**")
    somebody.page.context.set_offline(True)
    somebody.page.context.set_offline(False)
    somebody.page.reload()
    expect(somebody.page.get_by_role("button", name="Play now: Manila")).to_be_visible()
