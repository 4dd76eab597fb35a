"""Executors: map a function over items in this process, in a process pool or on a Ray cluster, in any order.

Function and items are pickled: use module functions, bound methods of named tuples and structs, or partials of them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

from nassau.kernel import BadSetup

T = TypeVar("T")
R = TypeVar("R")

TASKS_PER_WORKER: Final = 2
"""Tasks submitted ahead, so that no worker waits for the next one."""


class Executor(Protocol):
    def __call__(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """Yield `work(item)` for each item, in order of completion."""
        ...


def sequential(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """Run in this process, one item after the other."""
    return map(work, items)


def process_pool(count: int | None = None) -> Executor:
    """Run in `count` processes; None or 0 means one per core. Raises BadSetup for a negative count."""
    if count is not None and count < 0:
        raise BadSetup(f"the number of processes must be at least 1, not {count}")
    most = count or os.cpu_count() or 1

    def run(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        workers = min(most, len(items))
        with ProcessPoolExecutor(workers, get_context("spawn"), initializer=init_worker) as pool:
            try:
                yield from completed(pool, work, list(items), TASKS_PER_WORKER * workers)
            except BrokenProcessPool as error:
                raise BadSetup("a worker process died; run the command again to resume") from error
            finally:
                for process in list((pool._processes or {}).values()):
                    process.kill()
                pool.shutdown(wait=False, cancel_futures=True)

    return sequential if most == 1 else run


def init_worker() -> None:
    """Leave Ctrl-C to the parent process, and exit with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Wait for the parent to end, then exit: a killed parent cannot stop its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def completed(pool: ProcessPoolExecutor, work: Callable[[T], R], left: list[T], ahead: int) -> Iterator[R]:
    """Yield results in order of completion with at most `ahead` tasks submitted."""
    waiting: set[Future[R]] = set()
    while left or waiting:
        while left and len(waiting) < ahead:
            waiting.add(pool.submit(work, left.pop(0)))
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def ray_cluster(address: str) -> Executor:
    """Run on a Ray cluster; "local" starts one on this machine. All nodes need the same version of Nassau.

    Raises BadSetup if Ray is not installed.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadSetup("Ray is not installed: pip install 'nassau[ray]'") from error

    def run(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        if not ray.is_initialized():
            ray.init(None if address == "local" else address, log_to_driver=False)
        task = ray.remote(max_retries=3)(call)
        cpus = max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, ahead = list(items), TASKS_PER_WORKER * cpus
        waiting: list[Any] = []
        while left or waiting:
            while left and len(waiting) < ahead:
                waiting.append(task.remote(work, left.pop(0)))
            done, waiting = ray.wait(waiting)
            yield from map(ray.get, done)

    return run


def call(work: Callable[[T], R], item: T) -> R:
    """Ray tasks must be functions; bound methods and partials are not."""
    return work(item)
