"""The pool of worker processes, in which bots think without blocking the event loop.

When all workers are busy, tasks queue by priority: advice first, because a person waits for it, then bots, then the
analysis of finished games. Within a priority the owners of tasks (people who opened tables) share the workers equally,
however many tables each has (start-time fair queueing): a task starts in virtual time when the earlier tasks of its
owner would end if every owner had a worker. Cancelling a task stops it within one search iteration; a worker that dies
or times out is replaced.
"""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from typing import Any, Final

from nassau.server.workers.worker import Task, Worker, WorkerFailed

MAX_OWNERS: Final = 10_000
"""Owners remembered; beyond it those who have used no more than their share are forgotten."""


class WorkerPool:
    """A fixed number of workers; each process is started when it is first needed."""

    def __init__(self, count: int) -> None:
        self.idle = [Worker() for _ in range(count)]
        self.workers = tuple(self.idle)
        self.waiting: list[tuple[int, float, int, asyncio.Future[Worker]]] = []
        """A heap: by priority, virtual start and arrival."""
        self.virtual_seconds = 0.0  # the virtual start of the last task that got a worker
        self.ends: dict[str, float] = {}  # by owner: the virtual end of their last task
        self.arrivals = itertools.count()
        self.threads = ThreadPoolExecutor(count, "nassau-worker")

    async def run(self, task: Task, timeout_seconds: float) -> Any:
        """The task's result, or WorkerFailed. Cancelling the caller stops the task."""
        start = self.virtual_start(task)
        worker = self.idle.pop() if self.idle else await self.wait_for_worker(task, start)
        worker.stop.value = 0
        running = asyncio.get_running_loop().run_in_executor(self.threads, worker.run, task, timeout_seconds)
        running.add_done_callback(lambda _: self.release(worker))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            worker.stop.value = 1
            running.add_done_callback(lambda done: done.cancelled() or done.exception())  # mark it as retrieved
            raise

    def virtual_start(self, task: Task) -> float:
        """When the task starts in virtual time; counts its cost for its owner."""
        start = max(self.virtual_seconds, self.ends.get(task.owner, 0.0))
        self.ends[task.owner] = start + task.cost_seconds
        if len(self.ends) > MAX_OWNERS:
            self.ends = {owner: end for owner, end in self.ends.items() if end > self.virtual_seconds}
        return start

    async def wait_for_worker(self, task: Task, start: float) -> Worker:
        """The next free worker, or WorkerFailed after the task's queueing time."""
        promised: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (task.priority, start, next(self.arrivals), promised))
        try:
            async with asyncio.timeout(task.queue_seconds):
                return await promised
        except (TimeoutError, asyncio.CancelledError) as error:
            if promised.done() and not promised.cancelled():
                self.release(promised.result())  # assigned at the same moment
            self.ends[task.owner] = max(0.0, self.ends.get(task.owner, 0.0) - task.cost_seconds)  # it did not run
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkerFailed(f"no worker was free for {task.queue_seconds:g} seconds") from error

    def release(self, worker: Worker) -> None:
        """Give a free worker to the next waiting task."""
        while self.waiting:
            _, start, _, promised = heappop(self.waiting)
            if not promised.done():
                self.virtual_seconds = max(self.virtual_seconds, start)
                promised.set_result(worker)
                return
        self.idle.append(worker)

    def close(self) -> None:
        """Kill all workers without waiting for their threads."""
        for worker in self.workers:
            worker.stop.value = 1
            with worker.starting:
                process = worker.process
            if process is not None:
                process.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)
