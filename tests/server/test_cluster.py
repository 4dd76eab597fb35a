"""Two processes on one PostgreSQL, connected by LISTEN/NOTIFY or Redis: a game is played across both."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.manila_players import open_table, play_on
from tests.support.redis_server import Redis
from tests.support.server_process import Person, ServerProcess

pytestmark = [pytest.mark.slow, pytest.mark.postgres]


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    server = Redis(tmp_path)
    server.start()
    yield server
    server.kill()


async def test_viewers_catch_up_after_a_redis_outage(redis: Redis, database: str) -> None:
    between = ["--redis", redis.url]
    with ServerProcess(database, *between) as one, ServerProcess(database, *between) as two:
        await without_redis(redis, one.url, two.url)
        for server in (one, two):
            logged = server.stop()
            assert "[error" not in logged.lower(), logged


async def without_redis(redis: Redis, one: str, two: str) -> None:
    ann, ben = Person(one, "Ann"), Person(two, "Ben")
    await ann.enter()
    await ben.enter()
    table = await open_table(ann)
    await ben.watch(table)
    redis.kill()
    await ann.post(f"/api/tables/{table}/bots", {"seat": 1})  # the event is lost
    redis.start()
    while ben.tables[table]["seats"][1]["kind"] != "bot":
        await ben.hear()
    await ann.post(f"/api/tables/{table}/bots", {"seat": 2})
    while ben.tables[table]["seats"][2]["kind"] != "bot":
        await ben.hear()
    await ann.leave()
    await ben.leave()


async def test_a_game_is_played_across_two_processes(database: str) -> None:
    await play_across(database, [])


async def test_a_game_is_played_across_two_processes_with_redis(redis: Redis, database: str) -> None:
    await play_across(database, ["--redis", redis.url])


async def play_across(database: str, between: list[str]) -> None:
    with ServerProcess(database, *between) as one, ServerProcess(database, *between) as two:
        await across(one.url, two.url)
        for server in (one, two):
            logged = server.stop()
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
