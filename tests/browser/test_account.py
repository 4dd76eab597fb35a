"""Account page in a real browser: change the password, export and delete personal data."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer

NAME = "Anne of the Archive"


def fill(player: BrowserPlayer, button: str, **fields: str) -> None:
    """Fills a form by the autocomplete kinds of its fields and submits it."""
    form = player.page.locator("form")
    for kind, text in fields.items():
        form.locator(f"input[autocomplete={kind.replace('_', '-')}]").fill(text)
    form.get_by_role("button", name=button, exact=True).first.click()


def sign_in(player: BrowserPlayer, password: str) -> None:
    player.visit("/sign-in")
    fill(player, "Sign in", username=NAME, current_password=password)


def test_a_password_is_changed_and_everything_deleted(open_player: OpenPlayer) -> None:
    player, elsewhere = open_player(), open_player()
    elsewhere.offline = True  # Chromium logs refused requests
    player.offline = True
    player.visit("/sign-in")
    player.page.get_by_role("button", name="Create an account").click()
    fill(player, "Create an account", username=NAME, new_password="the first secret")
    player.page.get_by_role("link", name=re.compile("^Your profile")).click()
    fill(player, "Change password", current_password="a wrong guess", new_password="the second secret")
    expect(player.page.get_by_role("alert")).to_have_text("That is not your current password.")
    fill(player, "Change password", current_password="the first secret", new_password="the second secret")
    expect(player.page.get_by_text("Your password has been changed.")).to_be_visible()

    sign_in(elsewhere, "the first secret")
    expect(elsewhere.page.get_by_role("alert")).to_have_text("Wrong name or password.")
    sign_in(elsewhere, "the second secret")
    expect(elsewhere.page.get_by_role("link", name=re.compile("^Your profile"))).to_be_visible()

    player.page.set_viewport_size({"width": 360, "height": 740})
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    with player.page.expect_download() as waited:
        player.page.get_by_role("link", name="Download your data").click()
    assert json.loads(waited.value.path().read_text(encoding="utf-8"))["person"]["name"] == NAME

    player.page.get_by_role("button", name="Delete your account").click()
    player.page.get_by_role("button", name="Delete for good").click()
    expect(player.page.get_by_text("All your data has been deleted.")).to_be_visible()
    sign_in(elsewhere, "the second secret")
    expect(elsewhere.page.get_by_role("alert")).to_have_text("Wrong name or password.")
