"""The one writer of an SQLite database: a thread that commits many changes in one transaction.

Every commit waits for the disk (synchronous=FULL). While one commit waits, the next changes queue up and share the
next one, so the busier the tables are, the less a change costs. A change counts as done when its commit has returned.
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

BATCH: Final = 500
"""Changes in one transaction."""

BUSY: Final = 4
GATHER: Final = 0.002
"""After so many changes at once, more are gathered for so many seconds: each commit costs both threads the
interpreter several times, and who waits hardly notices."""


class Job:
    """A change, or the next entries of a table, and whoever waits for it."""

    def __init__(self, change: Change | None, new: Append | None) -> None:
        self.change = change
        self.new = new
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def report(self) -> None:
        """In the loop: tell whoever still waits."""
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Runs changes, each all or nothing, grouped into commits."""

    def __init__(self, engine: Engine, where: str) -> None:
        self.engine = engine
        self.where = where
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.connection: Connection | None = None
        self.thread = threading.Thread(target=self.work, name="nassau-writer", daemon=True)
        self.thread.start()

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        """The change's result, once it is on the disk."""
        result: Result = await self.hand_in(Job(change, None))
        return result

    async def append(self, new: Append) -> None:
        """Returns once the entries are on the disk; Conflict if the log is elsewhere."""
        await self.hand_in(Job(None, new))

    async def hand_in(self, job: Job) -> Any:
        if self.closed:
            raise Unavailable(f"The database {self.where} is closed.")
        self.jobs.put(job)
        return await job.future

    async def close(self) -> None:
        """Finish what was begun."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    # -- in the thread

    def work(self) -> None:
        while batch := self.next_batch():
            try:
                connection = self.connected()
                if not self.append_quickly(connection, batch):
                    self.commit(connection, batch)
            except Exception as error:  # the whole transaction failed, so nobody's change was made
                failure = error if isinstance(error, StoreError) else plain(error, self.where)
                for job in batch:
                    job.error = failure
                self.disconnect()
            self.report(batch)
            if len(batch) >= BUSY:
                time.sleep(GATHER)
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
        """The jobs of the next transaction; none when the writer is to stop."""
        first = self.jobs.get()
        batch = [] if first is None else [first]
        while batch and len(batch) < BATCH and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def append_quickly(self, connection: Connection, batch: list[Job]) -> bool:
        """Acts of different tables and nothing else, which is nearly always: straight to the driver, with as few
        statements as possible. False if that is not how it is; nothing has been written then."""
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
        """One change in its own savepoint: if it fails, the others of the batch stand."""
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
        """All entries at once. A table's log grows once per round, so that each table's numbers follow each other."""
        while waiting:
            turn = {new.table: (job, new) for job, new in reversed(waiting)}
            clashing = append_many(connection, [new for _, new in turn.values()])
            for new in clashing:
                turn[new.table][0].error = Conflict(f"table {new.table} is not at number {new.first - 1}")
            waiting = [(job, new) for job, new in waiting if turn[new.table][0] is not job]

    def report(self, batch: list[Job]) -> None:
        for loop in {job.loop for job in batch}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, [job for job in batch if job.loop is loop])


def tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.report()
