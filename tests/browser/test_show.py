"""A position that `nassau show --web` packs into an address."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nassau.cli.show_command import page
from nassau.kernel import CHANCE
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.browser.conftest import OpenPlayer
from tests.conformance.cases import PLAIN

SMALL = list({case.id: case for case in reversed(PLAIN)}.values())


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_position_is_drawn(case: Case, open_player: OpenPlayer, address: str) -> None:
    moments = [moment for moment in playthrough(case).moments if moment.seat != CHANCE]
    moment = moments[len(moments) // 2]
    here = open_player().page
    here.goto(page(address, moment.state, moment.seat))
    expect(here.get_by_role("heading", level=1)).to_have_text(case.game.title)
    expect(here.locator("main li")).to_have_count(len(moment.state.legal(moment.seat)))
    expect(here.locator("main [data-element]")).not_to_have_count(0)


def test_nonsense_is_no_position(open_player: OpenPlayer, address: str) -> None:
    here = open_player().page
    here.goto(f"{address}/show#nonsense")
    expect(here.get_by_role("heading", level=1)).to_be_visible()
    expect(here.locator("main [data-element]")).to_have_count(0)
