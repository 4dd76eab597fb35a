"""Analysis of finished games: computed once in the background, for everyone who may see the game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nassau import bots
from nassau.kernel import text
from nassau.server.protocol.request_error import RequestError
from nassau.server.workers import analysis_jobs
from nassau.server.workers.analysis_jobs import TASK_ENTRIES, AnalysisJobs
from nassau.server.workers.analysis_tasks import AnalysisTask, analyse
from nassau.server.workers.pool import WorkerPool
from nassau.server.workers.worker import WorkerFailed
from nassau.store import Store
from nassau.tables import Table, play
from tests.support.manila_players import play_on, sit_together
from tests.support.offline_server import OfflineServer
from tests.support.server_process import people


class LocalPool:
    """A worker pool that runs analysis tasks in this process, while `open` is set."""

    def __init__(self) -> None:
        self.tasks: list[AnalysisTask] = []
        self.open = asyncio.Event()
        self.open.set()

    async def run(self, task: AnalysisTask, timeout_seconds: float) -> Any:
        await self.open.wait()
        self.tasks.append(task)
        return analyse(task, lambda: len(self.tasks) < 10)  # deep searches end early

    def close(self) -> None:
        pass


@asynccontextmanager
async def finished_game(tmp_path: Path) -> AsyncIterator[OfflineServer]:
    """A table at which a game has been played to its end."""
    offline = OfflineServer(await Store.open(tmp_path / "insight.sqlite3"))
    await offline.open()
    await offline.services.store.change("same", lambda table: play_out(table, offline.time))
    yield offline
    await offline.close()


def play_out(table: Table, now: int) -> list[Any]:
    sailor, rng, entries = bots.load("sailor", table.game), random.Random(1), []
    while table.finished is None:
        assert table.state is not None
        seat = table.pending[0]
        version = table.version(seat)
        assert version is not None
        option = text(bots.ask(sailor, table.state, seat, rng))
        entries += play.act(table, seat, option, version, now)
    return entries


async def settled(offline: OfflineServer) -> None:
    """Wait for all background tasks."""
    while offline.services.tasks.running:
        await asyncio.gather(*offline.services.tasks.running)


async def test_an_analysis_runs_in_small_tasks_once_and_is_cached(tmp_path: Path) -> None:
    async with finished_game(tmp_path) as offline:
        pool = LocalPool()
        offline.use_pool(pool)
        table = await offline.table()
        first = offline.server.analysis.progress(table)
        assert (first.done, first.insight) == (0, None)
        await settled(offline)
        whole = offline.server.analysis.progress(table)
        assert whole.insight is not None
        assert whole.done == whole.pieces == len(pool.tasks)
        assert all(task.last - task.first < TASK_ENTRIES for task in pool.tasks)
        assert offline.server.analysis.progress(table) == whole
        assert len(pool.tasks) == whole.done


async def test_its_numbers_are_the_sequence_numbers_of_the_log(tmp_path: Path) -> None:
    async with finished_game(tmp_path) as offline:
        offline.use_pool(LocalPool())
        table = await offline.table()
        offline.server.analysis.progress(table)
        await settled(offline)
        found = offline.server.analysis.progress(table).insight
        assert found is not None
        log = {entry.number: entry for entry in await offline.services.store.log("same")}
        assert found.course[-1][0] == max(number for number, entry in log.items() if isinstance(entry.what, str))
        assert found.rolls
        assert all(log[roll.number].seat == -1 for roll in found.rolls)
        for regret in found.regrets:
            assert (log[regret.number].seat, log[regret.number].what) == (regret.seat, regret.played)
        for seat in range(3):
            end = found.course[0][seat + 1] + found.luck[seat] + found.decisions[seat]
            assert end == pytest.approx(found.course[-1][seat + 1], abs=1e-4)


async def test_progress_counts_the_finished_tasks(tmp_path: Path) -> None:
    async with finished_game(tmp_path) as offline:
        pool = LocalPool()
        offline.use_pool(pool)
        pool.open.clear()
        table = await offline.table()
        seen = {offline.server.analysis.progress(table).done}

        async def step(task: AnalysisTask, timeout_seconds: float) -> Any:
            seen.add(offline.server.analysis.progress(table).done)
            return analyse(task, lambda: False)

        pool.run = step  # type: ignore[method-assign]
        await settled(offline)
        assert seen == set(range(max(seen) + 1))
        assert offline.server.analysis.progress(table).done == max(seen) + 1


async def test_a_failed_analysis_is_reported_once_and_can_be_retried(tmp_path: Path) -> None:
    class FailingPool(LocalPool):
        async def run(self, task: AnalysisTask, timeout_seconds: float) -> Any:
            raise WorkerFailed("the worker died")

    async with finished_game(tmp_path) as offline:
        offline.use_pool(FailingPool())
        table = await offline.table()
        offline.server.analysis.progress(table)
        await settled(offline)
        with pytest.raises(RequestError) as failed:
            offline.server.analysis.progress(table)
        assert failed.value.code == "unavailable"
        offline.use_pool(LocalPool())
        assert offline.server.analysis.progress(table).insight is None
        await settled(offline)
        assert offline.server.analysis.progress(table).insight is not None


async def test_a_log_that_cannot_be_replayed_fails_only_its_analysis(tmp_path: Path) -> None:
    async with finished_game(tmp_path) as offline:
        offline.use_pool(LocalPool())
        store, table = offline.services.store, await offline.table()
        entries = [*await store.log("same")]
        place = next(place for place, entry in enumerate(entries) if entry.seat >= 0)
        entries[place] = msgspec.structs.replace(entries[place], what="bid:999")

        async def damaged(id: str) -> list[Any]:
            return entries

        store.log = damaged  # type: ignore[method-assign, assignment]
        offline.server.analysis.progress(table)
        await settled(offline)
        with pytest.raises(RequestError):
            offline.server.analysis.progress(table)


async def test_queue_and_cache_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "MAX_QUEUED", 2)
    monkeypatch.setattr(analysis_jobs, "MAX_CACHED", 2)

    async with finished_game(tmp_path) as offline:
        pool = LocalPool()
        offline.use_pool(pool)
        pool.open.clear()
        jobs = AnalysisJobs(offline.services.store, offline.server.analysis.pool, offline.services.tasks.spawn)
        for id in ("same", "other", "third"):
            jobs.start(id)
        assert list(jobs.jobs) == ["same", "other"]
        pool.open.set()
        await settled(offline)  # the other tables do not exist, so their analyses fail
        jobs.start("third")
        assert list(jobs.jobs) == ["other", "third"]
        await settled(offline)


async def test_stopping_the_server_cancels_the_analysis(tmp_path: Path) -> None:
    async with finished_game(tmp_path) as offline:
        pool = LocalPool()
        offline.use_pool(pool)
        pool.open.clear()
        offline.server.analysis.progress(await offline.table())
        [task] = offline.services.tasks.running
        await offline.close()
        assert task.cancelled()


@pytest.mark.slow
async def test_a_worker_process_analyses_a_game(tmp_path: Path) -> None:
    async with finished_game(tmp_path) as offline:
        offline.server.bots.pool.close()
        offline.use_pool(WorkerPool(1))
        table = await offline.table()
        offline.server.analysis.progress(table)
        await settled(offline)
        assert offline.server.analysis.progress(table).insight is not None


@pytest.mark.slow
async def test_everyone_who_may_see_the_game_gets_its_analysis_after_the_end(url: str) -> None:
    async with people(url, "Ida", "Ivo") as (ida, stranger):
        table = await sit_together([ida], seats=3, visibility="invite", spectators=False)
        assert (await ida.get(f"/api/tables/{table}/insight", 403))["code"] == "not_allowed"
        await play_on(ida, table, random.Random(1))
        while (told := await ida.get(f"/api/tables/{table}/insight"))["insight"] is None:
            assert told["done"] <= told["pieces"]
            await asyncio.sleep(0.5)
        insight = told["insight"]
        assert [sum(row[1:]) for row in insight["course"]] == pytest.approx([1] * len(insight["course"]), abs=1e-3)
        assert (await stranger.get(f"/api/tables/{table}/insight", 404))["code"] == "no_table"
