"""The sign that a bot thinks: everybody sees it from the beginning to the end of the thought, and nobody after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from nassau.kernel import text
from nassau.server.cluster.bus import Here, News, Thinks
from nassau.server.live.connection import Connection
from nassau.server.protocol.messages import Deputy, Subscribe, Unsubscribe
from nassau.server.workers.pool import Job
from nassau.server.ws.handlers import TableDoor
from nassau.store import Store
from nassau.tables import Level
from tests.support.offline_server import World

Scene = Callable[[World], Coroutine[Any, Any, None]]


class Brooding:
    """Stands in for the workers: a thought ends when the test says so."""

    def __init__(self) -> None:
        self.thoughts: dict[int, asyncio.Future[str]] = {}

    async def think(self, job: Job, limit: float) -> str:
        self.thoughts[job.seat] = asyncio.get_running_loop().create_future()
        return await self.thoughts[job.seat]

    def close(self) -> None:
        pass


def play(tmp_path: Path, scene: Scene, game: str = "grog") -> None:
    """At a table where several decide at once."""

    async def whole() -> None:
        world = World(await Store.open(tmp_path / "thinking.sqlite3"))
        await world.open(game=game)
        world.house.crew.thinkers = Brooding()  # type: ignore[assignment]
        await scene(world)
        await world.house.close()

    asyncio.run(whole())


async def deputise(world: World, seat: int, level: Level | None = "admiral") -> None:
    await world.doors[seat].deputy(Deputy(table="same", level=level))
    await settle()


async def settle() -> None:
    """What was begun comes to where it waits."""
    for _ in range(20):
        await asyncio.sleep(0)


async def snapshot(world: World, viewer: int) -> dict[str, Any]:
    """What somebody is shown who comes (back) to the table."""
    await world.doors[viewer].unsubscribe(Unsubscribe(table="same"))
    await world.doors[viewer].subscribe(Subscribe(table="same"))
    return [message for message in world.heard(viewer) if message["type"] == "snapshot"][-1]


def test_everybody_is_told_who_thinks_and_whoever_comes_back_too(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        assert (await world.table()).pending == (0, 1, 2)
        await deputise(world, 1)
        await deputise(world, 2)
        for viewer in range(4):
            heard = [message["seat"] for message in world.heard(viewer) if message["type"] == "thinking"]
            assert heard == [1, 2]
            assert (await snapshot(world, viewer))["thinking"] == [1, 2]

    play(tmp_path, scene)


def test_only_the_end_of_a_thought_ends_the_sign(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        await deputise(world, 1)
        await deputise(world, 2)
        state = (await world.table()).state
        assert state is not None
        await world.act(0, text(state.legal(0)[0]))
        await settle()
        assert (await world.table()).pending == (1, 2)
        assert (await snapshot(world, 0))["thinking"] == [1, 2]
        await deputise(world, 2, None)  # the person decides again
        assert (await snapshot(world, 0))["thinking"] == [1]
        brooding: Any = world.house.crew.thinkers
        brooding.thoughts[1].set_result(text(state.legal(1)[0]))
        await world.house.crew.thinking["same", 1][2]
        assert (await snapshot(world, 0))["thinking"] == []

    play(tmp_path, scene)


def test_whoever_comes_first_learns_who_has_been_thinking(tmp_path: Path) -> None:
    """While nobody watched, nobody was told."""

    async def scene(world: World) -> None:
        for seat in (1, 2):
            await world.doors[seat].unsubscribe(Unsubscribe(table="same"))
        await deputise(world, 1)
        for viewer in (0, 3):
            await world.doors[viewer].unsubscribe(Unsubscribe(table="same"))
        assert "same" not in world.house.hub.audiences
        assert (await snapshot(world, 0))["thinking"] == [1]

    play(tmp_path, scene)


def test_another_process_learns_who_thinks_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        told: list[News] = []
        monkeypatch.setattr(world.house.newsroom, "publish", told.append)
        await deputise(world, 1)
        number = (await world.table()).number
        assert Thinks("same", number, 1) in told
        for door in world.doors:
            await door.unsubscribe(Unsubscribe(table="same"))
        told.clear()
        await world.house.hear("other", Here("same", [True, False, False], 0, ask=True))
        assert told == [Thinks("same", number, 1)]

    play(tmp_path, scene)


def test_who_thinks_at_another_process_is_shown_here(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        seat = (await world.table()).pending[0]
        await deputise(world, seat)
        world.house.crew.announced.clear()
        world.house.hub.audiences["same"].thinking.clear()
        await world.house.hear("other", Thinks("same", 9, seat))
        assert (await snapshot(world, 0))["thinking"] == [seat]
        await world.house.hear("other", Thinks("same", 9, (seat + 1) % 3))  # a person decides there
        assert (await snapshot(world, 0))["thinking"] == [seat]

    play(tmp_path, scene)


def test_after_a_restart_bots_think_as_soon_as_somebody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where other processes may be at it already, they are left some time."""

    async def come_back(alone: bool) -> list[int]:
        world = World(await Store.open(tmp_path / "thinking.sqlite3"))
        world.house.newsroom.alone = alone
        monkeypatch.setattr(world.house.newsroom, "publish", lambda news: None)
        world.house.crew.thinkers = Brooding()  # type: ignore[assignment]
        world.doors = [TableDoor(world.house, Connection("test", "p0", "p0"))]
        await world.doors[0].subscribe(Subscribe(table="same"))
        await settle()
        await world.house.close()
        return [message["seat"] for message in world.heard(0) if message["type"] == "thinking"]

    play(tmp_path, lambda world: deputise(world, 1))
    assert asyncio.run(come_back(alone=False)) == []
    assert asyncio.run(come_back(alone=True)) == [1]
