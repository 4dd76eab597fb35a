"""The pool of worker processes, in which bots think without blocking the event loop.

When all workers are busy, tasks queue by priority: advice first, because a person waits for it, then bots, then the
analysis of finished games. Cancelling a task stops it within one search iteration; a worker that dies or times out is
replaced.
"""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from typing import Any

from nassau.server.workers.worker import Task, Worker, WorkerFailed


class WorkerPool:
    """A fixed number of workers; each process is started when it is first needed."""

    def __init__(self, count: int) -> None:
        self.idle = [Worker() for _ in range(count)]
        self.workers = tuple(self.idle)
        self.waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []  # a heap: by priority, then by arrival
        self.arrivals = itertools.count()
        self.threads = ThreadPoolExecutor(count, "nassau-worker")

    async def run(self, task: Task, timeout_seconds: float) -> Any:
        """The task's result, or WorkerFailed. Cancelling the caller stops the task."""
        worker = self.idle.pop() if self.idle else await self.wait_for_worker(task)
        worker.stop.value = 0
        running = asyncio.get_running_loop().run_in_executor(self.threads, worker.run, task, timeout_seconds)
        running.add_done_callback(lambda _: self.release(worker))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            worker.stop.value = 1
            running.add_done_callback(lambda done: done.cancelled() or done.exception())  # mark it as retrieved
            raise

    async def wait_for_worker(self, task: Task) -> Worker:
        """The next free worker, or WorkerFailed after the task's queueing time."""
        promised: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (task.priority, next(self.arrivals), promised))
        try:
            async with asyncio.timeout(task.queue_seconds):
                return await promised
        except (TimeoutError, asyncio.CancelledError) as error:
            if promised.done() and not promised.cancelled():
                self.release(promised.result())  # assigned at the same moment
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkerFailed(f"no worker was free for {task.queue_seconds:g} seconds") from error

    def release(self, worker: Worker) -> None:
        """Give a free worker to the next waiting task."""
        while self.waiting:
            promised = heappop(self.waiting)[-1]
            if not promised.done():
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
