"""After the game: the result, the replay for every viewer, the dice verified in the browser, the rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from nassau import games
from nassau.kernel import read_record
from nassau.tables.dice_evidence import check_evidence, read_evidence
from tests.browser.conftest import OpenPlayer
from tests.browser.test_pages import faults, faults_by_day_and_night
from tests.support.browser_player import BrowserPlayer, Mouse


@pytest.fixture
def finished(open_player: OpenPlayer) -> BrowserPlayer:
    player = open_player()
    player.start_with_bots()
    player.play(Mouse(41))
    expect(player.page.get_by_role("dialog")).to_be_visible()
    return player


def test_everything_that_comes_after_a_game(finished: BrowserPlayer, tmp_path: Path) -> None:
    result_adds_up(finished)
    record_verifies(finished, tmp_path)
    insight_is_told(finished)
    replay_moves(finished)
    replay_opens_all_cards(finished)
    dice_verify(finished)
    rematch_begins(finished)


def result_adds_up(finished: BrowserPlayer) -> None:
    dialog = finished.page.get_by_role("dialog")
    assert faults(finished.page) == []
    rows = dialog.locator("tbody tr")
    table = [[int(cell.split()[0]) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    *parts, total = table
    assert [sum(column) for column in zip(*parts, strict=True)] == total


def record_verifies(finished: BrowserPlayer, folder: Path) -> None:
    with finished.page.expect_download() as download:
        finished.page.get_by_role("link", name="Download the game").click()
    download.value.save_as(folder / "game.json")
    record = read_record(games.load("manila"), json.loads((folder / "game.json").read_text(encoding="utf-8")))
    assert record.verify() > 20


def insight_is_told(finished: BrowserPlayer) -> None:
    """For everybody luck and decisions lead from a third of the win to what they got, and rolls lead to the replay."""
    page, address = finished.page, finished.page.url
    section = page.get_by_role("region", name="Luck and decisions")
    expect(section).to_have_attribute("aria-busy", "false", timeout=120_000)
    expect(section.get_by_role("img", name=re.compile("^Winning chances over the game"))).to_be_visible()
    said = [re.findall(r"([+−±])(\d+) %", row) for row in section.locator(".seats li").all_inner_texts()]
    ends = [33 + sum(int(number) * (-1 if sign == "−" else 1) for sign, number in row) for row in said]
    winners = page.locator(".ranks .first").count()
    assert sorted(ends) == pytest.approx([0] * (3 - winners) + [100 / winners] * winners, abs=2)
    expect(section).to_contain_text(re.compile("The Captain's choice:|No big mistakes"))
    assert faults_by_day_and_night(page) == []
    roll = section.locator("a[href*=replay]").first
    number = str(roll.get_attribute("href")).rsplit("=", 1)[1]
    roll.click()
    page.wait_for_url(f"**/replay/*?number={number}")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.goto(address)
    expect(page.get_by_role("dialog")).to_be_visible()


def replay_moves(finished: BrowserPlayer) -> None:
    page = finished.page
    page.get_by_role("link", name="Watch the replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(str(slider.get_attribute("max")))
    assert last > 50
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(last))
    page.get_by_role("button", name="Step back").click()
    expect(slider).to_have_value(str(last - 1))
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("View").select_option("watch")
    expect(page.locator("[data-element]").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Copy a link to this moment").click()
    assert re.search(r"seat=watch&at=\d+", page.url)


def replay_opens_all_cards(finished: BrowserPlayer) -> None:
    """Shares are dealt face down: a spectator sees none of them, and after the end everybody may see all."""
    page = finished.page
    log, seen_by = page.get_by_role("region", name="Log"), page.get_by_label("View")
    page.get_by_role("button", name="To the start").click()
    expect(log.get_by_text("gets a share, face down")).to_have_count(6)
    seen_by.select_option("open")
    expect(log.get_by_text(re.compile("gets a (jade|silk|ginseng|nutmeg) share"))).to_have_count(6)
    expect(log.get_by_text("face down")).to_have_count(0)
    seen_by.select_option("watch")
    expect(log.get_by_text("gets a share, face down")).to_have_count(6)


def dice_verify(finished: BrowserPlayer) -> None:
    page = finished.page
    page.get_by_role("button", name="Verify the dice").click()
    page.get_by_role("button", name="Verify now").click()
    expect(page.get_by_text(re.compile(r"^All \d+ outcomes match the sealed dice"))).to_be_visible(timeout=30_000)
    assert page.get_by_text("✓ matches").count() > 20
    expect(page.get_by_text("Your browser added randomness of its own")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save my browser's evidence").click()
    kept = read_evidence(saved.value.path().read_bytes())
    assert (kept.table, kept.seat, kept.alarms) == (finished.table, 0, [])
    record = page.request.get(f"{finished.address}/api/tables/{finished.table}/record").json()
    check_evidence(read_record(games.load("manila"), record), kept)
    page.keyboard.press("Escape")


def rematch_begins(finished: BrowserPlayer) -> None:
    page, finished_table = finished.page, finished.table
    finished.visit(f"/table/{finished_table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: finished_table not in url)
    finished.wait_for_start()  # everybody is there, so it starts by itself
    finished.play(Mouse(42), moves=2)
