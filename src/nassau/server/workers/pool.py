"""Worker processes in which bots think, so that the server's loop never waits.

Each worker holds one thought at a time; where there are more, counsel goes first, since a person waits for nothing
else, and insight into games that are over goes last. A thought that nobody needs any more is stopped by a flag, within
one iteration of the search; a worker that dies or answers too late is replaced, and whoever asked is told, as they are
when no worker is free for long.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from multiprocessing import get_context
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nassau import bots, games
from nassau.kernel import State, text
from nassau.server.workers.analysis_tasks import Study, look

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

START: Final = 60.0
"""Seconds that a new process may take to be ready, on a busy machine."""
COUNSELS: Final = 4
KINDNESS: Final = 5
"""Where cores are few, moves of people go before thoughts of bots."""
QUEUE: Final = 20.0
"""Seconds that a thought may wait for a worker: people wait for it at the table."""


class Failed(Exception):
    """A worker died, answered too late, could not decide, or none was free; the message says which."""


class Job(NamedTuple):
    """A decision to be thought about: the position as data, since it goes to another process."""

    level: str
    position: dict[str, Any]
    seat: int
    seed: int
    counsel: bool = False

    @property
    def rank(self) -> int:
        """Where several wait for a worker, who goes first."""
        return 0 if self.counsel else 1

    @property
    def patience(self) -> float:
        return QUEUE


class Counsel(NamedTuple):
    """An option with the share of a win that it promises, from 0 to 1."""

    option: str
    share: float
    tried: int


# -- in the worker's process


def decide(level: str, state: State, seat: int, seed: int, going: Callable[[], bool] = lambda: True) -> str:
    return text(bots.ask(bots.load(level, state.game), state, seat, random.Random(seed), going))


def advise(level: str, state: State, seat: int, seed: int, going: Callable[[], bool] = lambda: True) -> list[Counsel]:
    """The best few options as the seat may judge them, best first."""
    from nassau.bots.search_bot import SearchBot
    from nassau.kernel.bot import think_for

    captain = bots.load(level, state.game)
    assert isinstance(captain, SearchBot)
    think = think_for(state, seat, random.Random(seed), going)
    found = captain.option_values(seat, state.view(seat), state.legal(seat), think)
    tried = [option for option in found if option.visits]
    return [Counsel(text(option.action), option.payoff, option.visits) for option in tried[:COUNSELS]]


def carry_out(job: Job | Study, going: Callable[[], bool]) -> object:
    if isinstance(job, Study):
        return look(job, going)
    state = games.load(job.position["game"]).load(job.position)
    return (advise if job.counsel else decide)(job.level, state, job.seat, job.seed, going)


def work(pipe: Connection, stop: Any) -> None:
    """The life of a worker: one job after the other, until its pipe is closed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    with suppress(AttributeError):  # not everywhere
        os.nice(KINDNESS)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            job: Job | Study = pipe.recv()
            try:
                answer: object = carry_out(job, lambda: not stop.value)
            except Exception as error:
                answer = Failed(f"{type(error).__name__}: {error}")
            pipe.send(answer)


# -- in the server's process


class Worker:
    def __init__(self) -> None:
        self.context = get_context("spawn")
        self.stop = self.context.Value("b", 0, lock=False)
        self.process: BaseProcess | None = None
        self.starting = Lock()  # a process that is not quite there cannot be killed
        self.pipe: Connection | None = None

    def start(self) -> None:
        self.pipe, theirs = self.context.Pipe()
        process = self.context.Process(target=work, args=(theirs, self.stop), name="nassau-thinker", daemon=True)
        with self.starting:
            process.start()
            self.process = process
        theirs.close()
        self.hear(START)

    def ask(self, job: Job | Study, limit: float) -> Any:
        """Blocks; called in a thread."""
        if self.process is None or not self.process.is_alive():
            self.end()
            self.start()
        assert self.pipe is not None
        try:
            self.pipe.send(job)
        except OSError as error:
            self.end()
            raise Failed("the thinker died") from error
        answer = self.hear(limit)
        if isinstance(answer, Failed):
            raise answer
        return answer

    def hear(self, limit: float) -> object:
        assert self.pipe is not None
        try:
            if self.pipe.poll(limit):
                answer: object = self.pipe.recv()
                return answer
        except (EOFError, OSError) as error:
            self.end()
            raise Failed("the thinker died") from error
        self.end()
        raise Failed(f"no answer after {limit:g} seconds")

    def end(self) -> None:
        """Stop the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


class Thinkers:
    """As many workers as may think at the same time; they are started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.idle = [Worker() for _ in range(count)]
        self.workers = tuple(self.idle)
        self.waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []  # a heap: by rank, then by number
        self.numbers = itertools.count()
        self.threads = ThreadPoolExecutor(count, "nassau-thinker")

    async def think(self, job: Job | Study, limit: float) -> Any:
        """The answer, or Failed. Whoever is cancelled while waiting stops the thought."""
        worker = self.idle.pop() if self.idle else await self.turn(job)
        worker.stop.value = 0
        asked = asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, job, limit)
        asked.add_done_callback(lambda _: self.free(worker))
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            worker.stop.value = 1
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody else will look
            raise

    async def turn(self, job: Job | Study) -> Worker:
        """The worker that is free when it is one's turn, or Failed."""
        promised: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (job.rank, next(self.numbers), promised))
        try:
            async with asyncio.timeout(job.patience):
                return await promised
        except (TimeoutError, asyncio.CancelledError) as error:
            if promised.done() and not promised.cancelled():
                self.free(promised.result())  # it came at the same moment
            if isinstance(error, asyncio.CancelledError):
                raise
            raise Failed(f"no thinker was free for {job.patience:g} seconds") from error

    def free(self, worker: Worker) -> None:
        while self.waiting:
            promised = heappop(self.waiting)[-1]
            if not promised.done():
                promised.set_result(worker)
                return
        self.idle.append(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop.value = 1
            with worker.starting:
                process = worker.process
            if process is not None:
                process.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)
