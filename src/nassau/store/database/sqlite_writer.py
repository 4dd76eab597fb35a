"""The only writer of an SQLite database: a thread that groups changes into transactions (group commit).

Every commit waits for the disk (synchronous=FULL). Changes that arrive during a commit share the next one, so the cost
per change falls under load. A change is done when its commit has returned.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine

from nassau.store.event_log import Append, append_all_or_none, append_many
from nassau.store.store_errors import Conflict, StoreError, Unavailable, broken, plain

Result = TypeVar("Result")
Change = Callable[[Connection], Any]

MAX_BATCH_JOBS: Final = 500
"""Jobs in one transaction."""

BUSY_BATCH_JOBS: Final = 4
GATHER_SECONDS: Final = 0.002
"""After a batch of at least BUSY_BATCH_JOBS the writer waits GATHER_SECONDS for more jobs: each commit makes both
threads reacquire the GIL several times, which costs more than the added latency."""


class Job:
    """A change, or entries to append, with the future of its caller."""

    def __init__(self, change: Change | None, new: Append | None) -> None:
        self.change = change
        self.new = new
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def resolve(self) -> None:
        """Resolve the future, in its event loop, unless the caller was cancelled."""
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Runs changes, each all or nothing, in batches of one transaction."""

    def __init__(self, engine: Engine, where: str) -> None:
        self.engine = engine
        self.where = where
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.failing = False  # the last batch was not committed
        self.connection: Connection | None = None
        self.thread = threading.Thread(target=self.work, name="nassau-writer", daemon=True)
        self.thread.start()

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        """The result of a change, once it is committed."""
        result: Result = await self.submit(Job(change, None))
        return result

    async def append(self, new: Append) -> None:
        """Returns once the entries are committed; Conflict if the log has another length."""
        await self.submit(Job(None, new))

    async def submit(self, job: Job) -> Any:
        if self.closed:
            raise Unavailable(f"The database {self.where} is closed.")
        self.jobs.put(job)
        return await job.future

    async def close(self) -> None:
        """Run the queued jobs, then stop the thread."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    # -- in the thread

    def work(self) -> None:
        while batch := self.next_batch():
            try:
                connection = self.connected()
                if not self.append_fast(connection, batch):
                    self.commit(connection, batch)
                self.failing = False
            except Exception as error:  # the transaction was rolled back: no change of the batch was made
                failure = error if isinstance(error, StoreError) else plain(error, self.where)
                for job in batch:
                    job.error = failure
                self.failing = True
                self.disconnect()
            self.resolve(batch)
            if len(batch) >= BUSY_BATCH_JOBS:
                time.sleep(GATHER_SECONDS)
        self.disconnect()

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def next_batch(self) -> list[Job]:
        """The jobs of the next transaction; empty when the writer has to stop."""
        first = self.jobs.get()
        batch = [] if first is None else [first]
        while batch and len(batch) < MAX_BATCH_JOBS and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def append_fast(self, connection: Connection, batch: list[Job]) -> bool:
        """Append acts of different tables with a fixed number of statements, directly through the driver. False, with
        nothing written, if the batch contains anything else or a conflict."""
        news = [job.new for job in batch if job.new is not None]
        if len(news) < len(batch) or len({new.table for new in news}) < len(news):
            return False
        return append_all_or_none(cast("sqlite3.Connection", connection.connection.driver_connection), news)

    def commit(self, connection: Connection, batch: list[Job]) -> None:
        with connection.begin():
            for job in batch:
                if job.change is not None:
                    self.run(connection, job, job.change)
            self.append_all(connection, [(job, job.new) for job in batch if job.new is not None])

    def run(self, connection: Connection, job: Job, change: Change) -> None:
        """Run one change in a savepoint: if it fails, the rest of the batch is kept."""
        connection.exec_driver_sql("SAVEPOINT change")
        try:
            job.result = change(connection)
        except Exception as error:
            if broken(error):
                raise
            job.error = error
            connection.exec_driver_sql("ROLLBACK TO change")
        connection.exec_driver_sql("RELEASE change")

    def append_all(self, connection: Connection, waiting: list[tuple[Job, Append]]) -> None:
        """Append in rounds with at most one job per table, so that each table's entries keep their order."""
        while waiting:
            round_ = {new.table: (job, new) for job, new in reversed(waiting)}
            for new in append_many(connection, [new for _, new in round_.values()]):
                round_[new.table][0].error = Conflict(f"table {new.table} is not at number {new.first - 1}")
            waiting = [(job, new) for job, new in waiting if round_[new.table][0] is not job]

    def resolve(self, batch: list[Job]) -> None:
        for loop in {job.loop for job in batch}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(resolve_all, [job for job in batch if job.loop is loop])


def resolve_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.resolve()
