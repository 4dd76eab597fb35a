"""The client's part of a move: the functions that run between a click on a button and the answer on the screen.

Vite serves the client module by module, so Chromium's precise coverage names source files and functions.
"""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from client.build import CLIENT, find_node, npm_environment
from tests.support.browser_player import BrowserPlayer
from tests.support.server_process import ServerProcess

VITE: Final = CLIENT / "node_modules" / "vite" / "bin" / "vite.js"
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SOURCE: Final = re.compile(r"/src/([^?]+\.(?:ts|svelte))(?:\?|$)")
NAME: Final = re.compile(r"[A-Za-z]\w*")
START_SECONDS: Final = 60


def trace() -> dict[str, list[str]]:
    """By source file, the named functions that ran, both in the order of the alphabet."""
    address = f"http://127.0.0.1:{free_port()}"
    with (
        TemporaryDirectory() as folder,
        ServerProcess(f"{folder}/walk.sqlite3", "--origin", address) as server,
        vite(server.url, address),
        sync_playwright() as playwright,
    ):
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
            return functions_of(covered(page, address))
        finally:
            browser.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def vite(server: str, address: str) -> Iterator[None]:
    """Vite's development server at `address`, in front of `server`."""
    node, port = find_node(), int(address.rpartition(":")[2])
    command = ["node", str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]  # npm would fork
    environment = npm_environment(node, NASSAU_SERVER=server)
    process = subprocess.Popen(command, cwd=CLIENT, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield
    finally:
        process.terminate()
        process.wait()


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("vite did not start")


def covered(page: Page, address: str) -> list[dict[str, Any]]:
    """Chromium's coverage between a click on the first option and the next decision."""
    player = BrowserPlayer(page, address)
    player.start_with_bots(game="manila")
    version = player.version()
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Profiler.enable")
    session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    session.send("Profiler.takePreciseCoverage")  # resets the counters
    page.locator("[data-choice]:visible").first.click()
    page.wait_for_function("version => document.querySelector('section.bar')?.dataset.version !== version", arg=version)
    result: list[dict[str, Any]] = session.send("Profiler.takePreciseCoverage")["result"]
    return result


def functions_of(scripts: list[dict[str, Any]]) -> dict[str, list[str]]:
    found: dict[str, set[str]] = {}
    for script in scripts:
        source = SOURCE.search(script["url"])
        ran = {one["functionName"] for one in script["functions"] if one["ranges"][0]["count"] > 0}
        names = {name for name in ran if NAME.fullmatch(name)}
        if source and names:
            found.setdefault(source[1], set()).update(names)
    return {file: sorted(found[file]) for file in sorted(found)}
