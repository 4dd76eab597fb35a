"""What is mine, in a real browser: another password, all that is kept about me, and the end of it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Boards
from tests.support.browser_player import Sailor

NAME = "Anne of the Archive"


def fill(somebody: Sailor, button: str, **fields: str) -> None:
    """A form, as the browser's keeper of passwords knows its fields."""
    form = somebody.page.locator("form")
    for kind, text in fields.items():
        form.locator(f"input[autocomplete={kind.replace('_', '-')}]").fill(text)
    form.get_by_role("button", name=button, exact=True).first.click()


def sign_in(somebody: Sailor, password: str) -> None:
    somebody.visit("/sign-in")
    fill(somebody, "Sign in", username=NAME, current_password=password)


def test_a_password_is_changed_and_everything_deleted(sailor: Boards) -> None:
    somebody, elsewhere = sailor(), sailor()
    elsewhere.offline = True  # the browser itself reports refused requests
    somebody.offline = True
    somebody.visit("/sign-in")
    somebody.page.get_by_role("button", name="New account").click()
    fill(somebody, "New account", username=NAME, new_password="the first secret")
    somebody.page.get_by_role("link", name=re.compile("^Your profile")).click()
    fill(somebody, "Change the password", current_password="a wrong guess", new_password="the second secret")
    expect(somebody.page.get_by_role("alert")).to_have_text("That is not your current password.")
    fill(somebody, "Change the password", current_password="the first secret", new_password="the second secret")
    expect(somebody.page.get_by_text("Your password has been changed.")).to_be_visible()

    sign_in(elsewhere, "the first secret")
    expect(elsewhere.page.get_by_role("alert")).to_have_text("Name and password do not match.")
    sign_in(elsewhere, "the second secret")
    expect(elsewhere.page.get_by_role("link", name=re.compile("^Your profile"))).to_be_visible()

    somebody.page.set_viewport_size({"width": 360, "height": 740})
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 360
    with somebody.page.expect_download() as waited:
        somebody.page.get_by_role("link", name="Download it").click()
    assert json.loads(waited.value.path().read_text(encoding="utf-8"))["person"]["name"] == NAME

    somebody.page.get_by_role("button", name="Delete everything").click()
    somebody.page.get_by_role("button", name="Delete for good").click()
    expect(somebody.page.get_by_text("Nothing is kept about you any more.")).to_be_visible()
    sign_in(elsewhere, "the second secret")
    expect(elsewhere.page.get_by_role("alert")).to_have_text("Name and password do not match.")
