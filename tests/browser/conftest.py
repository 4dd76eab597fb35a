"""A server with the built client, and Chromium pages that must not contact other hosts."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.support.browser_player import BrowserPlayer
from tests.support.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium, or Playwright's; `make browser` installs one of them."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    return {"args": FLAGS} if program is None else {"args": FLAGS, "executable_path": program}


@pytest.fixture(scope="session")
def built_client() -> None:
    """Builds the client from the current sources."""
    subprocess.run([sys.executable, str(ROOT / "client" / "build.py")], check=True, capture_output=True)


@pytest.fixture(scope="session")
def address(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client."""
    database = tmp_path_factory.mktemp("server") / "nassau.sqlite3"
    with ServerProcess(str(database), "--unlimited", "--patience", "0.2") as server:
        yield server.url


OpenPlayer = Callable[..., BrowserPlayer]
"""Opens a new browser context; language, viewport and other Playwright settings are optional."""


@pytest.fixture
def open_player(browser: Browser, address: str) -> Iterator[OpenPlayer]:
    """Opens players in separate browser contexts. Fails the test if a page logged an error."""
    contexts: list[BrowserContext] = []
    players: list[BrowserPlayer] = []

    def new_player(lang: str = "en-GB", width: int = 1360, height: int = 860, **more: Any) -> BrowserPlayer:
        settings = {"reduced_motion": "reduce", **more}
        context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(15_000)
        contexts.append(context)
        players.append(BrowserPlayer(context.new_page(), address))
        return players[-1]

    yield new_player
    for context in contexts:
        context.close()
    assert [player.errors for player in players] == [[] for _ in players]


@pytest.fixture
def page(open_player: OpenPlayer) -> Page:
    return open_player().page
