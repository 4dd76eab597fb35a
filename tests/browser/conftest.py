"""A server with the built client, and a Chromium of the system that talks to nobody else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.support.browser_player import Sailor
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
    """The system's Chromium, or the one that Playwright brought; `make browser` sees to it that there is one."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    return {"args": FLAGS} if program is None else {"args": FLAGS, "executable_path": program}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that serves the client as it is now."""
    subprocess.run([sys.executable, str(ROOT / "client" / "build.py")], check=True, capture_output=True)
    database = tmp_path_factory.mktemp("harbour") / "nassau.sqlite3"
    with ServerProcess(str(database), "--unlimited", "--patience", "0.2") as server:
        yield server.url


Boards = Callable[..., Sailor]


@pytest.fixture
def sailor(browser: Browser, address: str) -> Iterator[Boards]:
    """Somebody at a browser of their own; what went wrong in it is found at the end of the test."""
    contexts: list[BrowserContext] = []
    sailors: list[Sailor] = []

    def aboard(lang: str = "en-GB", width: int = 1360, height: int = 860, **more: Any) -> Sailor:
        settings = {"reduced_motion": "reduce", **more}
        context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(15_000)
        contexts.append(context)
        sailors.append(Sailor(context.new_page(), address))
        return sailors[-1]

    yield aboard
    for context in contexts:
        context.close()
    assert [sailor.trouble for sailor in sailors] == [[] for _ in sailors]


@pytest.fixture
def page(sailor: Boards) -> Page:
    return sailor().page
