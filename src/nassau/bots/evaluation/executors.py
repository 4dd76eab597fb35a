"""Work spread over this process, the cores of this machine or a Ray cluster; results come as they are finished.

The work and its items travel to other processes, so both must be picklable: functions of modules, bound methods of
named tuples and structs, partials of them.
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
from typing import Any, Protocol, TypeVar

from nassau.kernel import BadSetup

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    def __call__(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """What `work` makes of each item, in any order."""
        ...


def here(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """In this process, one after the other."""
    return map(work, items)


def cores(count: int | None = None) -> Spread:
    """On the cores of this machine, all of them or so many."""
    if count is not None and count < 0:
        raise BadSetup(f"games are played in at least 1 process, not in {count}")
    most = count or os.cpu_count() or 1

    def run(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        workers = min(most, len(items))
        with ProcessPoolExecutor(workers, get_context("spawn"), initializer=serve_parent) as pool:
            try:
                yield from as_they_finish(pool, work, list(items), 2 * workers)
            except BrokenProcessPool as error:
                raise BadSetup("a process ended before its games were done; start again to go on") from error
            finally:
                for process in list((pool._processes or {}).values()):
                    process.kill()
                pool.shutdown(wait=False, cancel_futures=True)

    return here if most == 1 else run


def serve_parent() -> None:
    """Ctrl-C is for whoever waits for the results; if that process is gone, nobody needs them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A killed process cannot end its workers, so each of them watches it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def as_they_finish(pool: ProcessPoolExecutor, work: Callable[[T], R], left: list[T], ahead: int) -> Iterator[R]:
    waiting: set[Future[R]] = set()
    while left or waiting:
        while left and len(waiting) < ahead:
            waiting.add(pool.submit(work, left.pop(0)))
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def ray(address: str) -> Spread:
    """On a Ray cluster; "local" starts one on this machine. Its nodes need the same version of Nassau."""
    try:
        cluster: Any = import_module("ray")
    except ImportError as error:
        raise BadSetup("Ray is not installed: pip install 'nassau[ray]'") from error

    def run(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        if not cluster.is_initialized():
            cluster.init(None if address == "local" else address, log_to_driver=False)
        task = cluster.remote(max_retries=3)(one)
        left, ahead = list(items), 2 * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        while left or waiting:
            while left and len(waiting) < ahead:
                waiting.append(task.remote(work, left.pop(0)))
            done, waiting = cluster.wait(waiting)
            yield from map(cluster.get, done)

    return run


def one(work: Callable[[T], R], item: T) -> R:
    """A task of Ray is a function; bound methods and partials are not."""
    return work(item)
