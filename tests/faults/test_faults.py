"""Nothing that was acknowledged is lost, whatever breaks: the short form of `make faults`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.faults.harbour import club, cluster
from tests.faults.storms import CLUB, CLUSTER

pytestmark = pytest.mark.slow


def test_a_club_survives_everything_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as harbour:
            for name, storm in CLUB.items():
                await harbour.storm(name, storm, moves=4)
            await harbour.close()
            assert harbour.ledger.acknowledged > 100
            assert harbour.servers[0].errors() == []

    asyncio.run(scene())


@pytest.mark.postgres
def test_a_cluster_survives_everything_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with cluster(tmp_path) as harbour:
            for name, storm in CLUSTER.items():
                await harbour.storm(name, storm, moves=4)
            await harbour.close()
            assert harbour.ledger.acknowledged > 100

    asyncio.run(scene())
