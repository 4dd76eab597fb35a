"""docs/walk-of-a-move.md: written from the traces, and read back by the tests that compare it with new ones."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.walk_of_a_move.server_trace import Call

PAGE: Final = Path(__file__).parents[2] / "docs" / "walk-of-a-move.md"
LOOP: Final = "MainThread"
SERVER_ROW: Final = re.compile(r"^\| (?:· )*`([^`]+)` \| `(?:…/)?([^`]+\.py)` \|", re.MULTILINE)
CLIENT_ROW: Final = re.compile(r"^\| `([^`]+\.(?:ts|svelte))` \| (.+) \|$", re.MULTILINE)

HEAD: Final = """\
# The walk of a move

One move through the code: Ann bids 5 in a live game of Manila with two other people. Every function that runs is
listed once, where it is first called. `python -m tools.walk_of_a_move` writes this page from a trace of a running
server and of Chromium; tests compare it with new traces. Do not edit it.

The move crosses {server_files} files and {server_functions} functions of the server, and {client_files} files of the
client.

## In the browser

Ann clicks. `table/` finds the option, `state/table_store` sends it through `api/connection`. The answer comes back the
same way: `api/connection` receives it, `state/table_reducer` merges it, and Svelte redraws what has changed. Chromium
counts calls but does not order them, so files are in alphabetical order; anonymous functions are left out.

| file in `client/src` | functions |
|---|---|
"""
SERVER_HEAD: Final = """
## On the event loop of the server

Dots show who calls whom. The frame arrives in `server/ws`, becomes a change in `server/live`, is checked by `tables`
and the rules, is stored by `store`, and leaves as one update per viewer.

| function | file in `src/nassau` | what it does |
|---|---|---|
"""
WRITER_HEAD: Final = """
## On the writer thread of SQLite

One transaction for all changes that are waiting; the event loop continues when it is committed.

| function | file in `src/nassau` | what it does |
|---|---|---|
"""


def document(server: list[Call], client: dict[str, list[str]]) -> str:
    loop = [call for call in server if call.thread == LOOP]
    writer = [call for call in server if call.thread != LOOP]
    head = HEAD.format(
        server_files=len({call.file for call in server}), server_functions=len(server), client_files=len(client)
    )
    rows = [f"| `{file}` | {', '.join(f'`{name}`' for name in names)} |" for file, names in client.items()]
    return head + lines(rows) + SERVER_HEAD + lines(map(row, loop)) + WRITER_HEAD + lines(map(row, writer))


def row(call: Call) -> str:
    summary = call.summary.replace("|", "\\|")
    return f"| {'· ' * call.depth}`{call.function}` | `{call.file}` | {summary} |"


def lines(rows: Iterable[str]) -> str:
    return "".join(f"{row}\n" for row in rows)


def server_functions(page: str) -> set[tuple[str, str]]:
    """The functions of the server on the page, with their files."""
    return {(found[2], found[1]) for found in SERVER_ROW.finditer(page)}


def client_functions(page: str) -> set[tuple[str, str]]:
    """The functions of the client on the page, with their files."""
    rows = CLIENT_ROW.finditer(page)
    return {(found[1], name) for found in rows for name in re.findall(r"`([^`]+)`", found[2])}
