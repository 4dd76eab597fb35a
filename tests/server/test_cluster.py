"""Two processes on one PostgreSQL: a game is played across both, with PostgreSQL's notices or Redis between them."""

from __future__ import annotations

import asyncio
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.games import play_on
from tests.server.house import House, Person
from tests.store.servers import new_database

pytestmark = [pytest.mark.slow, pytest.mark.postgres]


@pytest.fixture(params=["postgres", "redis"])
def fan_out(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """What the processes are started with to hear of each other."""
    if request.param == "postgres":
        yield []
        return
    if shutil.which("redis-server") is None:
        pytest.skip("there is no redis-server here")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert any("Ready to accept connections" in line for line in process.stdout)
        yield ["--redis", f"redis://127.0.0.1:{port}"]
        process.kill()


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
