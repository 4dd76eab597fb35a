"""One worker process, which runs one task at a time."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, Final

from nassau.server.workers.analysis_tasks import AnalysisTask, analyse
from nassau.server.workers.bot_tasks import BotTask, run_bot_task

START_SECONDS: Final = 60.0
"""Timeout for a new process to be ready, on a busy machine."""
WORKER_NICE: Final = 5
"""Niceness of workers, so that requests win on small machines."""

Task = BotTask | AnalysisTask


class WorkerFailed(Exception):
    """A worker died, timed out or raised, or none was free; the message says which."""


# -- in the worker's process


def run_task(task: Task, going: Callable[[], bool]) -> object:
    return analyse(task, going) if isinstance(task, AnalysisTask) else run_bot_task(task, going)


def main(pipe: Connection, stop: Any) -> None:
    """The worker's main loop: run tasks until the pipe is closed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C stops the server, which stops the workers
    with suppress(AttributeError):  # not on Windows
        os.nice(WORKER_NICE)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            task: Task = pipe.recv()
            try:
                answer: object = run_task(task, lambda: not stop.value)
            except Exception as error:
                answer = WorkerFailed(f"{type(error).__name__}: {error}")
            pipe.send(answer)


# -- in the server's process


class Worker:
    """The server's handle of a worker process. The process is started with the first task, and after a crash."""

    def __init__(self) -> None:
        self.context = get_context("spawn")
        self.stop = self.context.Value("b", 0, lock=False)  # tells the task to end early
        self.process: BaseProcess | None = None
        self.starting = Lock()  # a process that is being started cannot be killed
        self.pipe: Connection | None = None

    def start(self) -> None:
        self.pipe, theirs = self.context.Pipe()
        process = self.context.Process(target=main, args=(theirs, self.stop), name="nassau-worker", daemon=True)
        with self.starting:
            process.start()
            self.process = process
        theirs.close()
        self.receive(START_SECONDS)

    def run(self, task: Task, timeout_seconds: float) -> Any:
        """The task's result, or WorkerFailed. Blocks: called in a thread."""
        if self.process is None or not self.process.is_alive():
            self.kill()
            self.start()
        assert self.pipe is not None
        try:
            self.pipe.send(task)
        except OSError as error:
            self.kill()
            raise WorkerFailed("the worker died") from error
        answer = self.receive(timeout_seconds)
        if isinstance(answer, WorkerFailed):
            raise answer
        return answer

    def receive(self, timeout_seconds: float) -> object:
        assert self.pipe is not None
        try:
            if self.pipe.poll(timeout_seconds):
                answer: object = self.pipe.recv()
                return answer
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerFailed("the worker died") from error
        self.kill()
        raise WorkerFailed(f"no answer after {timeout_seconds:g} seconds")

    def kill(self) -> None:
        """Kill the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
