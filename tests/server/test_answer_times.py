"""Answer times of bots depend on public information only."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from nassau import games
from nassau.bots.search_bot import SEARCH_SECONDS
from nassau.kernel import text
from nassau.server.workers import bot_players
from nassau.server.workers.bot_players import ANSWER_MARGIN_SECONDS
from nassau.store import Store
from nassau.tables import deputies
from tests.support.offline_server import OfflineServer

SEARCH = 0.4
DELAY = 0.1


class TimedPool:
    """Answers at once if the seat has a single option, as a search does, and else after the search time."""

    def __init__(self, single: bool) -> None:
        self.single = single

    async def run(self, task: Any, timeout_seconds: float) -> str:
        state = games.load(task.position["game"]).load(task.position)
        await asyncio.sleep(0.0 if self.single else SEARCH)
        return text(state.legal(task.seat)[0])

    def close(self) -> None:
        pass


async def answer_time(path: Path, monkeypatch: pytest.MonkeyPatch, single: bool, public: bool) -> float:
    """Seconds until a Captain answers a decision whose search takes no time, or all of it."""
    offline = OfflineServer(await Store.open(path / f"{single}-{public}.sqlite3"))
    await offline.open()
    monkeypatch.setitem(SEARCH_SECONDS, "captain", SEARCH)
    monkeypatch.setattr(bot_players, "publicly_forced", lambda state, seat, seed: public)
    offline.server.bots.delay_seconds = DELAY
    offline.use_pool(TimedPool(single))
    table = await offline.table()
    seat, started = table.pending[0], time.perf_counter()
    await offline.services.tables.change("same", lambda held: deputies.deputise(held, seat, "captain", offline.time))
    async with asyncio.timeout(20):
        while True:
            if seat not in (await offline.table()).pending:
                break
            await asyncio.sleep(0.005)
    passed = time.perf_counter() - started
    await offline.close()
    return passed


async def test_a_decision_that_only_a_hidden_hand_forces_takes_as_long_as_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = SEARCH + ANSWER_MARGIN_SECONDS
    for single in (True, False):
        passed = await answer_time(tmp_path, monkeypatch, single, public=False)
        assert passed >= expected


async def test_a_decision_that_everyone_sees_to_be_forced_is_answered_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert DELAY <= await answer_time(tmp_path, monkeypatch, single=True, public=True) < SEARCH + ANSWER_MARGIN_SECONDS
