"""Two processes on one PostgreSQL: a game is played across both, with PostgreSQL's notices or Redis between them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.manila_players import open_table, play_on
from tests.support.postgres import new_database
from tests.support.redis_server import Redis, needs_redis
from tests.support.server_process import House, Person

pytestmark = [pytest.mark.slow, pytest.mark.postgres]


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    server = Redis(tmp_path)
    server.start()
    yield server
    server.kill()


@needs_redis
def test_redis_may_go_away_and_come_back(redis: Redis) -> None:
    database, between = new_database(), ["--redis", redis.url]
    with House(database, *between) as one, House(database, *between) as two:
        asyncio.run(without_redis(redis, one.url, two.url))
        for house in (one, two):
            logged = house.stop()
            assert "[error" not in logged.lower(), logged


async def without_redis(redis: Redis, one: str, two: str) -> None:
    ann, ben = Person(one, "Ann"), Person(two, "Ben")
    await ann.enter()
    await ben.enter()
    table = await open_table(ann)
    await ben.watch(table)
    redis.kill()
    await ann.post(f"/api/tables/{table}/bots", {"seat": 1})  # nobody tells Ben
    redis.start()
    while ben.tables[table]["seats"][1]["kind"] != "bot":
        await ben.hear()
    await ann.post(f"/api/tables/{table}/bots", {"seat": 2})
    while ben.tables[table]["seats"][2]["kind"] != "bot":
        await ben.hear()
    await ann.leave()
    await ben.leave()


def test_a_game_is_played_across_two_processes() -> None:
    play_across([])


@needs_redis
def test_a_game_is_played_across_two_processes_with_redis(redis: Redis) -> None:
    play_across(["--redis", redis.url])


def play_across(between: list[str]) -> None:
    database = new_database()
    with House(database, *between) as one, House(database, *between) as two:
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
