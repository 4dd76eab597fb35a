"""The `thinking` message: viewers see it from the start to the end of a bot's task, and not afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from nassau.kernel import text
from nassau.server.cluster.bus_events import BotThinking, BusEvent, PresenceReport
from nassau.server.protocol.messages import Deputy, Subscribe, Unsubscribe
from nassau.server.workers.bot_tasks import BotTask
from nassau.store import Store
from nassau.tables import Level
from tests.support.offline_server import OfflineServer


class BlockedPool:
    """A worker pool whose tasks end when the test sets their result."""

    def __init__(self) -> None:
        self.results: dict[int, asyncio.Future[str]] = {}

    async def run(self, task: BotTask, timeout_seconds: float) -> str:
        self.results[task.seat] = asyncio.get_running_loop().create_future()
        return await self.results[task.seat]

    def close(self) -> None:
        pass


@asynccontextmanager
async def grog_table(tmp_path: Path) -> AsyncIterator[OfflineServer]:
    """A table where several seats decide at once, with a pool whose tasks the test completes."""
    offline = OfflineServer(await Store.open(tmp_path / "thinking.sqlite3"))
    await offline.open(game="grog")
    offline.use_pool(BlockedPool())
    yield offline
    await offline.close()


async def deputise(offline: OfflineServer, seat: int, level: Level | None = "admiral") -> None:
    await offline.handlers[seat].deputy(Deputy(table="same", level=level))
    await settle()


async def settle() -> None:
    """Let the tasks run until they block."""
    for _ in range(20):
        await asyncio.sleep(0)


async def snapshot(offline: OfflineServer, viewer: int) -> dict[str, Any]:
    """The snapshot that a returning viewer receives."""
    await offline.handlers[viewer].unsubscribe(Unsubscribe(table="same"))
    await offline.handlers[viewer].subscribe(Subscribe(table="same"))
    return [message for message in offline.received(viewer) if message["type"] == "snapshot"][-1]


async def test_viewers_and_returning_viewers_learn_which_bots_think(tmp_path: Path) -> None:
    async with grog_table(tmp_path) as offline:
        assert (await offline.table()).pending == (0, 1, 2)
        await deputise(offline, 1)
        await deputise(offline, 2)
        for viewer in range(4):
            heard = [message["seat"] for message in offline.received(viewer) if message["type"] == "thinking"]
            assert heard == [1, 2]
            assert (await snapshot(offline, viewer))["thinking"] == [1, 2]


async def test_other_decisions_do_not_end_thinking(tmp_path: Path) -> None:
    async with grog_table(tmp_path) as offline:
        await deputise(offline, 1)
        await deputise(offline, 2)
        state = (await offline.table()).state
        assert state is not None
        await offline.act(0, text(state.legal(0)[0]))
        await settle()
        assert (await offline.table()).pending == (1, 2)
        assert (await snapshot(offline, 0))["thinking"] == [1, 2]
        await deputise(offline, 2, None)  # the person decides again
        assert (await snapshot(offline, 0))["thinking"] == [1]
        pool: Any = offline.server.bots.pool
        pool.results[1].set_result(text(state.legal(1)[0]))
        await offline.server.bots.turns["same", 1].task
        assert (await snapshot(offline, 0))["thinking"] == []


async def test_the_first_viewer_learns_which_bots_think(tmp_path: Path) -> None:
    """The announcement was sent while nobody watched."""

    async with grog_table(tmp_path) as offline:
        for seat in (1, 2):
            await offline.handlers[seat].unsubscribe(Unsubscribe(table="same"))
        await deputise(offline, 1)
        for viewer in (0, 3):
            await offline.handlers[viewer].unsubscribe(Unsubscribe(table="same"))
        assert "same" not in offline.services.broadcaster.audiences
        assert (await snapshot(offline, 0))["thinking"] == [1]


async def test_another_process_learns_which_bots_think_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with grog_table(tmp_path) as offline:
        published: list[BusEvent] = []
        monkeypatch.setattr(offline.server.bus, "publish", published.append)
        await deputise(offline, 1)
        number = (await offline.table()).number
        assert BotThinking("same", number, 1) in published
        for handlers in offline.handlers:
            await handlers.unsubscribe(Unsubscribe(table="same"))
        published.clear()
        await offline.services.remote.handle("other", PresenceReport("same", [True, False, False], 0, ask=True))
        assert published == [BotThinking("same", number, 1)]


async def test_bots_that_think_at_another_process_are_shown(tmp_path: Path) -> None:
    async with grog_table(tmp_path) as offline:
        seat = (await offline.table()).pending[0]
        await deputise(offline, seat)
        offline.services.thinking.since.clear()
        offline.services.broadcaster.audiences["same"].thinking.clear()
        await offline.services.remote.handle("other", BotThinking("same", 9, seat))
        assert (await snapshot(offline, 0))["thinking"] == [seat]
        await offline.services.remote.handle("other", BotThinking("same", 9, (seat + 1) % 3))  # a person decides there
        assert (await snapshot(offline, 0))["thinking"] == [seat]


async def test_after_a_restart_bots_start_with_the_first_viewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a cluster they are left to the other processes for some seconds."""

    async def come_back(alone: bool) -> list[int]:
        offline = OfflineServer(await Store.open(tmp_path / "thinking.sqlite3"))
        offline.server.bus.alone = alone
        monkeypatch.setattr(offline.server.bus, "publish", lambda event: None)
        offline.use_pool(BlockedPool())
        await offline.connect("p0")
        await settle()
        await offline.close()
        return [message["seat"] for message in offline.received(0) if message["type"] == "thinking"]

    async with grog_table(tmp_path) as offline:
        await deputise(offline, 1)
    assert await come_back(alone=False) == []
    assert await come_back(alone=True) == [1]
