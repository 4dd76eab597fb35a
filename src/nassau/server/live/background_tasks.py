"""Background tasks of the process, cancelled together when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

LOG = structlog.get_logger(__name__)

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
"""Starts a background task."""


class BackgroundTasks:
    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self.stopping = False  # the process shuts down: no new connections, no new bots

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task. An exception that ends it is logged as an error."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background task failed", exc_info=task.exception())

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
