"""Who may call what: the page says it, the server does it, and nothing is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.security.authorization_matrix import (
    AROUND,
    OPERATIONS,
    crowd_around,
    documented,
    in_code,
    observed,
    set_up,
    spoken_of,
)
from tests.support.server_process import ServerProcess, sqlite

pytestmark = pytest.mark.slow


def test_every_route_and_message_is_spoken_of() -> None:
    assert in_code() == spoken_of()


def test_everybody_may_do_what_the_page_says_and_no_more() -> None:
    assert observed().splitlines() == documented().splitlines()


async def test_to_outsiders_there_is_no_private_table(tmp_path: Path) -> None:
    """Whatever they try, the answer is the same as for a table that never was."""
    outsiders = [role for role in AROUND if role not in ("spectator", "seated", "host")]

    async def scene(url: str) -> None:
        async with crowd_around(url) as crowd:
            for phase in ("open", "running", "over"):
                here = await set_up(crowd, phase, "invite")
                for operation in [one for one in OPERATIONS if one.phase == phase and "{token}" not in one.name]:
                    said = {role: await operation.call(here, crowd[role]) for role in outsiders}
                    quiet = operation.name == "unsubscribe"  # from what one does not watch: nothing happens
                    wanted = {"yes"} if quiet else {"no_table", "signed_out"}
                    assert set(said.values()) <= wanted, (operation.name, said)

    with ServerProcess(sqlite(tmp_path), "--unlimited") as server:
        await scene(server.url)
        assert "error" not in server.stop().lower()
