"""What processes know of each other: who is connected elsewhere, until that process is not heard of any more."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from nassau.server.cluster.bus import GONE, Here, Moved
from nassau.server.protocol.messages import Subscribe, Unsubscribe
from nassau.store import Store
from nassau.store.chat import Line
from nassau.tables import Table
from tests.support.offline_server import World
from tests.support.stored_games import act


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


def test_a_move_elsewhere_while_somebody_comes_in_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The letter about it comes after the table was read, and before anybody here watches it."""

    async def scene() -> None:
        world = World(await Store.open(tmp_path / "one.sqlite3"))
        await world.open()
        elsewhere = await Store.open(tmp_path / "one.sqlite3")
        here = world.house.store
        here.database.alone = False
        for door in world.doors:
            await door.unsubscribe(Unsubscribe(table="same"))
        lines = here.chat.lines

        async def meanwhile(table: Table) -> list[Line]:
            moved = await act(elsewhere, "same", random.Random(1))
            await world.house.hear("other", Moved("same", moved.table.number))
            return await lines(table)

        monkeypatch.setattr(here.chat, "lines", meanwhile)
        await world.doors[0].subscribe(Subscribe(table="same"))
        assert world.heard(0)[-1]["number"] == (await elsewhere.table("same")).number
        await elsewhere.close()
        await world.house.close()

    asyncio.run(scene())


def watchers(world: World) -> int:
    last = json.loads(world.frames()[0][-1])
    assert last["type"] == "presence"
    return int(last["watchers"])
