"""Cross-site scripting through names and chat, in a real browser: they are shown as text, and no script runs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from nassau.store import Store
from tests.browser.conftest import OpenPlayer, address, browser_type_launch_args, built_client, open_player
from tests.support.server_process import Person, ServerProcess

__all__ = ["address", "browser_type_launch_args", "built_client", "open_player"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAME = "<img src=x onerror=o=1>"
"""The server would refuse this name: it is written to the database directly."""

LINES = [
    "<script>window.owned=1</script>",
    '"><svg onload=window.owned=1>',
    "<a href='javascript:window.owned=1'>here</a>",
    "{{constructor.constructor('window.owned=1')()}}",
    "{@html '<img src=x onerror=window.owned=1>'}",
    "javascript:window.owned=1",
]


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in another thread: the browser driver's event loop runs in this one."""
    result: list[Any] = []
    thread = threading.Thread(target=lambda: result.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return result[0]


async def hostile_session(database: str) -> str:
    store = await Store.open(database)
    person = await store.accounts.guest(NAME, 1)
    token = await store.accounts.open_session(person.id, 4_000_000_000_000)
    await store.close()
    return token


async def open_table(url: str, token: str) -> str:
    """A running public table whose host has the hostile name and has sent hostile chat."""
    mallory = Person(url, NAME)
    mallory.http.cookies.set("nassau", token)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
    table: str = (await mallory.post("/api/tables", {"game": "manila", "seats": seats}, 201))["id"]
    ben = await Person(url, "Ben").enter()  # games of one person are not in the lobby
    await ben.post(f"/api/tables/{table}/join")
    await ben.post(f"/api/tables/{table}/ready")
    await ben.leave()
    await mallory.post(f"/api/tables/{table}/start")
    await mallory.watch(table)
    for line in LINES:
        assert (await mallory.ask("chat", table=table, text=line))["type"] == "chat"
    await mallory.leave()
    return table


@pytest.fixture
def hostile_table(address: str, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A server with that table; the fixture `address` builds the client."""
    database = str(tmp_path / "nassau.sqlite3")
    token = apart(hostile_session(database))
    with ServerProcess(database, "--unlimited") as server:
        yield server.url, apart(open_table(server.url, token))


def test_names_and_chat_are_shown_as_text(open_player: OpenPlayer, hostile_table: tuple[str, str]) -> None:
    visitor = open_player()
    visitor.address, table = hostile_table
    page = visitor.page
    page.on("dialog", lambda dialog: visitor.errors.append(f"dialog: {dialog.message}"))
    visitor.visit("/lobby")
    expect(page.get_by_text(NAME).first).to_be_visible()
    visitor.visit(f"/people/{quote(NAME, safe='')}")
    expect(page.get_by_text(NAME).first).to_be_visible()
    visitor.visit(f"/table/{table}")
    page.get_by_role("tab", name="Chat").click()
    for line in LINES:
        expect(page.locator(".chat li").filter(has_text=line).first).to_be_attached()
    assert page.evaluate("[window.owned, window.o]") == [None, None]
    assert page.locator("img[src='x'], a[href^='javascript:'], .chat svg[onload], .chat script").count() == 0


def test_the_content_security_policy_blocks_injected_script(open_player: OpenPlayer) -> None:
    """The content security policy blocks inline script even if markup reaches the page."""
    visitor = open_player()
    visitor.visit("/about")
    visitor.offline = True  # the browser reports the blocked script
    script = "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.owned=1\">')"
    visitor.page.evaluate(script)
    visitor.page.wait_for_function("[...document.images].some(image => image.complete && image.src.endsWith('/x'))")
    visitor.page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'owned = 1'}))")
    assert visitor.page.evaluate("window.owned") is None
