"""What processes know of each other: who is connected elsewhere, until that process is not heard of any more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from nassau.server.news import GONE, Here
from nassau.store import Store
from tests.server.world import World


def test_the_presence_of_a_process_ends_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        world = World(await Store.open(tmp_path / "one.sqlite3"))
        await world.open()
        await world.house.hear("other", Here("same", [False, False, False], 2))
        assert watchers(world) == 3  # one of them is here
        world.house.newsroom.heard["other"] = (7, 100.0)
        assert world.house.newsroom.silent(100.0 + GONE) == []
        assert world.house.newsroom.silent(101.0 + GONE) == ["other"]
        world.house.hub.lost("other")
        assert watchers(world) == 1
        told = len(world.frames()[0])
        world.house.hub.lost("other")
        assert len(world.frames()[0]) == told
        await world.house.close()

    asyncio.run(scene())


def watchers(world: World) -> int:
    last = json.loads(world.frames()[0][-1])
    assert last["type"] == "presence"
    return int(last["watchers"])
