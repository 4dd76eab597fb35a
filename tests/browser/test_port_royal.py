"""Whole games of Port Royal in a real browser: every chapter by clicking, in pencil first, and on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer

OPEN = """async ([chapter, seats]) => {
    const post = async (path, body) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    await post("/api/guest", { name: `Anne ${Math.floor(Math.random() * 1e6)}` });
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "sailor" }));
    const table = { game: "port_royal", options: { chapter }, seats: [{ kind: "person" }, ...bots], start: true };
    return (await post("/api/tables", table)).id;
}"""


SPOT = """([selector, chance]) => {
    const shown = [...document.querySelectorAll(selector)].filter(node => node.getClientRects().length);
    const spot = node => {
        node.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = node.getBoundingClientRect();
        const points = [[5, 5], [5, 3], [5, 7], [3, 5], [7, 5], [3, 3], [7, 3], [3, 7], [7, 7]]
            .map(([across, down]) => [left + width * across / 10, top + height * down / 10]);
        const free = points.find(([x, y]) => node.contains(document.elementFromPoint(x, y)));
        if (free) return free;
        const over = document.elementFromPoint(...points[0]);
        throw new Error(`${node.dataset.element} at ${points[0]} lies below ${over?.outerHTML.slice(0, 200)}`);
    };
    shown.forEach(spot);
    return shown.length ? spot(shown[Math.floor(chance * shown.length)]) : null;
}"""
"""A point on a random match that can be touched; fails if another element covers a match."""

UNDECIDED = """version => {
    const bar = document.querySelector("section.bar.mine");
    return bar?.dataset.version === version && bar.ariaBusy === "false";
}"""
"""Whether the decision is still open and no answer is in flight."""


class Navigator:
    """Clicks at random, but stops rolling in time; marks all possible crosses in pencil and then sets them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, player: BrowserPlayer) -> None:
        page = player.page
        page.locator("[data-choice]:visible").first.wait_for()
        version = page.locator("section.bar").get_attribute("data-version")
        for _ in range(40):
            if not page.evaluate(UNDECIDED, version):
                return
            in_turn = ("[role=menuitem]", "[data-pencil]:not([aria-pressed])", "[data-draw]")
            if not any(self.touch(page, selector) for selector in in_turn):
                self.choose(page)
        raise AssertionError("forty clicks, and nothing was decided")

    def choose(self, page: Page) -> None:
        choices = page.locator("[data-choice]:visible")
        names = [(name or "").strip().lstrip("0123456789") for name in choices.all_text_contents()]
        dull = [index for index, name in enumerate(names) if name.startswith(("Take nothing", "Done"))]
        stop = [index for index, name in enumerate(names) if name.startswith("Stop")]
        wanted = [index for index in range(len(names)) if index not in dull] or list(range(len(names)))
        index = self.rng.choice(stop if stop and self.rng.random() < 0.4 else wanted)
        self.touch(page, "[data-choice]", (index + 0.5) / len(names))

    def touch(self, page: Page, selector: str, chance: float | None = None) -> bool:
        """Clicks a match and returns whether there was one."""
        spot = page.evaluate(SPOT, [selector, self.rng.random() if chance is None else chance])
        if spot:
            page.mouse.click(*spot)
        return bool(spot)


def sit_down(player: BrowserPlayer, chapter: int = 1, seats: int = 3) -> None:
    player.visit("/")
    table = player.page.evaluate(OPEN, [str(chapter), seats])
    player.visit(f"/table/{table}")
    player.wait_for_start()


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_a_whole_game_of_each_chapter(open_player: OpenPlayer, chapter: int) -> None:
    player = open_player()
    sit_down(player, chapter, seats=2 + chapter % 4)
    assert player.play(Navigator(chapter)) > 10
    player.result_dialog(2 + chapter % 4)


def test_on_a_phone(open_player: OpenPlayer) -> None:
    player = open_player(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(player, 4, seats=4)
    assert player.play(Navigator(5)) > 10
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360


def until_crossing(player: BrowserPlayer) -> None:
    """Plays until crosses can be set."""
    navigator = Navigator(6)
    for _ in range(60):
        player.version()
        player.page.locator("[data-choice]:visible").first.wait_for()
        if player.page.locator("[data-pencil]").count():
            return
        player.play(navigator, moves=1)
    raise AssertionError("no crosses in sixty moves")


def test_crosses_are_drawn_in_pencil_and_can_be_rubbed_out(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    until_crossing(player)
    page = player.page
    page.locator("[data-pencil]").first.dispatch_event("click")
    expect(page.locator("[data-pencil][aria-pressed]")).to_have_count(1)
    expect(page.get_by_role("button", name="Set 1 cross")).to_be_visible()
    page.get_by_role("button", name="Rub out").click()
    expect(page.locator("[data-pencil][aria-pressed]")).to_have_count(0)
    sent = [frame for frame in player.frames if frame.get("type") == "fault"]
    assert not sent


def test_a_person_is_explained_and_another_sheet_is_shown_large(open_player: OpenPlayer) -> None:
    player = open_player()
    sit_down(player)
    page = player.page
    page.get_by_role("img", name="sailor · Island C · 1 point").dispatch_event("pointerenter")
    expect(page.locator("aside.note")).to_contain_text("sabre")
    page.locator(".thumb").first.dispatch_event("click")
    expect(page.locator(".whose")).to_be_visible()
    page.get_by_role("button", name="My sheet").dispatch_event("click")
    expect(page.locator(".whose")).to_have_count(0)


def test_a_finger_beside_a_field_means_the_nearest_one(open_player: OpenPlayer) -> None:
    player = open_player(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(player)
    until_crossing(player)
    page = player.page
    field = page.locator("[data-pencil]").first
    field.evaluate("node => node.scrollIntoView({ block: 'nearest' })")
    box = field.bounding_box()
    assert box
    assert box["width"] > 20  # with its glow
    expect(page.locator("section.bar .desk")).to_be_visible()  # below the board, not over it
    page.touchscreen.tap(box["x"] - 5, box["y"] + box["height"] / 2)
    expect(page.locator("[data-pencil][aria-pressed]").or_(page.locator("[data-over]")).first).to_be_visible()
