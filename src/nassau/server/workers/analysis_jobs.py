"""Analysis of finished games: computed in the background on the first request, then cached.

One game at a time, in short tasks, so that the bots of live tables get the workers in between.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import structlog

from nassau.bots.analysis.mistakes import CANDIDATES, Regret, candidate_mistakes
from nassau.bots.analysis.report import Insight, insight
from nassau.kernel import Record
from nassau.server.live.background_tasks import Spawn
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.schemas import InsightSoFar
from nassau.server.workers.analysis_tasks import AnalysisTask, Screening
from nassau.server.workers.pool import WorkerPool
from nassau.store import Store
from nassau.tables import Table, record
from nassau.tables.results import acts

LOG = structlog.get_logger(__name__)
MAX_CACHED: Final = 200
MAX_QUEUED: Final = 8
"""Games in the queue; a request for another one gets an empty progress and must ask again."""
TASK_ENTRIES: Final = 60
"""Log entries per screening task."""
TASK_SECONDS: Final = 60.0
"""Timeout of a task, which normally takes about a second."""


class AnalysisJob:
    """The progress of one analysis, in tasks."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 1
        self.found: Insight | None = None
        self.failed = False


class AnalysisJobs:
    def __init__(self, store: Store, pool: WorkerPool, spawn: Spawn) -> None:
        self.store = store
        self.pool = pool
        self.spawn = spawn
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()

    def progress(self, table: Table) -> InsightSoFar:
        """The analysis of a finished game or its progress; RequestError `unavailable` if it failed."""
        job = self.jobs.get(table.id)
        if job is None:
            job = self.start(table.id)
        if job.failed:
            del self.jobs[table.id]  # the next request tries again
            raise RequestError("unavailable", "the bots could not analyse this game")
        return InsightSoFar(job.done, job.total, job.found)

    def start(self, id: str) -> AnalysisJob:
        job = AnalysisJob()
        if sum(not (other.found or other.failed) for other in self.jobs.values()) >= MAX_QUEUED:
            return job
        self.jobs[id] = job
        if len(self.jobs) > MAX_CACHED:
            self.jobs.popitem(last=False)
        self.spawn(self.run(id, job))
        return job

    async def run(self, id: str, job: AnalysisJob) -> None:
        try:
            async with self.one_at_a_time:
                entries = await self.store.log(id)
                found = await self.analyse(record(entries), job)
            job.found = found.renumbered([entry.number for entry, _ in acts(entries)])
        except Exception as error:  # reported to the next request
            LOG.warning("analysis failed", table=id, error=f"{type(error).__name__}: {error}")
            job.failed = True

    async def analyse(self, played: Record, job: AnalysisJob) -> Insight:
        """Screen all decisions, then search those that look like mistakes."""
        document, count = played.document(), len(played.entries)
        starts = range(1, count + 1, TASK_ENTRIES)
        job.total = len(starts) + 2 * CANDIDATES * played.seats
        screenings: list[Screening] = [
            await self.run_task(AnalysisTask(document, first, first + TASK_ENTRIES - 1), job) for first in starts
        ]
        numbers = candidate_mistakes(decision for screening in screenings for decision in screening.decisions)
        job.total = len(starts) + len(numbers)
        regrets: list[Regret | None] = [
            await self.run_task(AnalysisTask(document, one, one, deep=True), job) for one in numbers
        ]
        changes = [change for screening in screenings for change in screening.changes]
        return insight(played, changes, filter(None, regrets))

    async def run_task(self, task: AnalysisTask, job: AnalysisJob) -> Any:
        answer = await self.pool.run(task, TASK_SECONDS)
        job.done += 1
        return answer
