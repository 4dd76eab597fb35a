"""Two processes on one PostgreSQL: a game is played across both, with PostgreSQL's notices or Redis between them."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.games import open_table, play_on
from tests.server.house import House, Person
from tests.store.servers import new_database

pytestmark = [pytest.mark.slow, pytest.mark.postgres]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def redis(folder: Path, port: int) -> Iterator[str]:
    """A Redis server and its address."""
    if shutil.which("redis-server") is None:
        pytest.skip("there is no redis-server here")
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert any("Ready to accept connections" in line for line in process.stdout)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.kill()


@pytest.fixture(params=["postgres", "redis"])
def fan_out(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """What the processes are started with to hear of each other."""
    if request.param == "postgres":
        yield []
        return
    with redis(tmp_path, free_port()) as address:
        yield ["--redis", address]


def test_redis_may_go_away_and_come_back(tmp_path: Path) -> None:
    database, port = new_database(), free_port()
    with redis(tmp_path, port) as address:
        one = House(database, "--redis", address)
        two = House(database, "--redis", address)

    async def scene() -> None:
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        await ann.enter()
        await ben.enter()
        table = await open_table(ann)
        await ben.watch(table)
        await ann.post(f"/api/tables/{table}/bots", {"seat": 1})  # nobody tells Ben
        with redis(tmp_path, port):
            while ben.tables[table]["seats"][1]["kind"] != "bot":
                await ben.hear()
            await ann.post(f"/api/tables/{table}/bots", {"seat": 2})
            while ben.tables[table]["seats"][2]["kind"] != "bot":
                await ben.hear()
            await ann.leave()
            await ben.leave()
            for house in (one, two):
                logged = await asyncio.to_thread(house.stop)
                assert "[error" not in logged.lower(), logged

    with one, two:
        asyncio.run(scene())


def test_a_game_is_played_across_two_processes(fan_out: list[str]) -> None:
    database = new_database()
    with House(database, *fan_out) as one, House(database, *fan_out) as two:
        asyncio.run(across(one.url, two.url))
        for house in (one, two):
            logged = house.stop()
            assert "error" not in logged.lower(), logged


async def across(one: str, two: str) -> None:
    crowd = [Person(one, "Ann"), Person(two, "Ben"), Person(two, "Cleo"), Person(one, "Dora")]
    ann, ben, cleo, dora = crowd
    for person in crowd:
        await person.enter()
    seats = [{"kind": kind} for kind in ("person", "open", "open")]
    table = (await ann.post("/api/tables", {"game": "manila", "seats": seats}, 201))["id"]
    for person in (ann, dora):
        await person.watch(table)
    for person in (ben, cleo):
        await person.post(f"/api/tables/{table}/join")
        await person.post(f"/api/tables/{table}/ready")
        await person.watch(table)
    while not all(seat["ready"] and seat["online"] for seat in ann.tables[table]["seats"]):
        await ann.hear()  # from the other process
    await ben.ask("chat", table=table, text="Ahoy over there")
    assert (await ann.until("chat"))["line"]["text"] == "Ahoy over there"
    await ann.post(f"/api/tables/{table}/start")
    await asyncio.gather(*(play_on(person, table, random.Random(person.name)) for person in (ann, ben, cleo)))
    while dora.tables[table]["phase"] != "over":
        await dora.hear()
    results = [person.tables[table]["result"] for person in crowd]
    assert all(result == results[0] for result in results)
    for person in crowd:
        await person.leave()
