"""No acknowledged move is lost under any fault: the short form of `make faults`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.faults import CLUB, CLUSTER
from tests.chaos.scenario import club, cluster

pytestmark = pytest.mark.slow

AT_A_CLUB = (
    "SIGSTOP and SIGCONT", "disk full", "database file locked", "clock jump", "all connections cut",
    "every message sent twice or more", "old messages again, reordered", "garbage", "SIGKILL",
)  # fmt: skip
IN_A_CLUSTER = ("two processes race", "database connections ended", "one of two servers killed")


async def test_a_club_loses_nothing(tmp_path: Path) -> None:
    async with club(tmp_path) as scenario:
        for name in AT_A_CLUB:
            await scenario.inject(name, CLUB[name], moves=3)
        await scenario.close()
        assert scenario.promises.acknowledged > 50
        assert scenario.servers[0].errors() == []


@pytest.mark.postgres
async def test_a_cluster_loses_nothing_and_continues_without_one_of_its_servers(tmp_path: Path) -> None:
    async with cluster(tmp_path) as scenario:
        for name in IN_A_CLUSTER:
            await scenario.inject(name, CLUSTER[name], moves=3)
        await scenario.close()
        assert scenario.waits["all players continue at the other server"]
        assert scenario.promises.acknowledged > 20
