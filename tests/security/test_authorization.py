"""The authorization matrix in docs/security.md is complete and matches the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.security.authorization_matrix import (
    OPERATIONS,
    TABLE_ROLES,
    covered,
    crowd_around,
    documented,
    implemented,
    observed,
    set_up,
)
from tests.support.server_process import ServerProcess, sqlite

pytestmark = pytest.mark.slow


def test_the_matrix_covers_every_route_and_message() -> None:
    assert implemented() == covered()


def test_the_server_behaves_as_the_documented_matrix() -> None:
    assert observed().splitlines() == documented().splitlines()


async def test_a_private_table_does_not_exist_for_outsiders(tmp_path: Path) -> None:
    """Every request gets the answer of a table that does not exist."""
    outsiders = [role for role in TABLE_ROLES if role not in ("spectator", "seated", "host")]

    async def scene(url: str) -> None:
        async with crowd_around(url) as crowd:
            for phase in ("open", "running", "over"):
                here = await set_up(crowd, phase, "invite")
                for operation in [one for one in OPERATIONS if one.phase == phase and "{token}" not in one.name]:
                    said = {role: await operation.call(here, crowd[role]) for role in outsiders}
                    quiet = operation.name == "unsubscribe"  # a no-op without a subscription
                    wanted = {"yes"} if quiet else {"no_table", "signed_out"}
                    assert set(said.values()) <= wanted, (operation.name, said)

    with ServerProcess(sqlite(tmp_path), "--unlimited") as server:
        await scene(server.url)
        assert "error" not in server.stop().lower()
