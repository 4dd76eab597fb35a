"""`python -m tools.walk_of_a_move` writes docs/walk-of-a-move.md."""

from __future__ import annotations

import asyncio

from tools.walk_of_a_move import client_trace, server_trace
from tools.walk_of_a_move.page import PAGE, document


def common(one: dict[str, list[str]], other: dict[str, list[str]]) -> dict[str, list[str]]:
    """What ran both times: a clock or a bot may add functions to one of two traces."""
    shared = {file: [name for name in names if name in other.get(file, [])] for file, names in one.items()}
    return {file: names for file, names in shared.items() if names}


def main() -> None:
    server = asyncio.run(server_trace.trace())
    client = common(client_trace.trace(), client_trace.trace())
    PAGE.write_text(document(server, client), encoding="utf-8")
    files = len({call.file for call in server})
    print(f"{PAGE.name}: {len(server)} functions in {files} files of the server, {len(client)} files of the client")


if __name__ == "__main__":
    main()
