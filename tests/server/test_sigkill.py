"""SIGKILL under load: no acknowledged move is lost, every log can be reduced, and play resumes."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nassau.store import Store
from nassau.store.admin.check import doctor
from tests.support.manila_players import act, asked, sit_together
from tests.support.server_process import Person, ServerProcess, people, sqlite

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("NASSAU_KILLS", "3"))
Acknowledged = list[tuple[str, int, int]]  # table, number, seat


class Killer:
    """Kills the server shortly after a number of further moves were acknowledged."""

    def __init__(self, server: ServerProcess, done: Acknowledged, rng: random.Random) -> None:
        self.server = server
        self.done = done
        self.enough = len(done) + rng.randrange(5, 60)
        self.moment = rng.random() / 100

    def note(self, table: str, number: int, seat: int) -> None:
        self.done.append((table, number, seat))
        if len(self.done) == self.enough:
            asyncio.get_running_loop().call_later(self.moment, self.server.process.kill)


async def play_until_killed(person: Person, table: str, rng: random.Random, killer: Killer) -> None:
    """Play and record every acknowledged move, until the connection ends."""
    try:
        while (decision := await asked(person, table)) is not None:
            answer = await act(person, table, rng.choice(decision["options"])["id"])
            assert answer["type"] == "update", answer
            killer.note(table, answer["number"], person.tables[table]["seat"])
    except ConnectionClosed:
        person.socket = None


async def evening(
    server: ServerProcess, crowd: list[Person], tables: list[str], rng: random.Random, done: Acknowledged
) -> None:
    """Everyone reconnects to their table, or joins a new one, and plays until the server is killed."""
    for person in crowd:
        person.moved_to(server.url)
        if person.socket is not None:  # connected to the previous process
            await person.socket.close()
            person.socket = None
    for number, table in enumerate(tables):
        pair = crowd[number * 2 : number * 2 + 2]
        if pair[0].tables[table]["phase"] == "over":
            tables[number] = await sit_together(pair)
            continue
        for person in pair:
            await person.watch(table)
    killer = Killer(server, done, rng)
    games = [
        play_until_killed(person, tables[number // 2], random.Random(rng.random()), killer)
        for number, person in enumerate(crowd)
    ]
    await asyncio.gather(*games)
    server.kill()


async def check(database: str, done: Acknowledged) -> None:
    store = await Store.open(database)
    try:
        report = await doctor(store)
        assert report.problems == []
        for table, number, seat in done:
            entries = await store.log(table)
            assert len(entries) >= number
            assert any(entry.seat == seat for entry in entries[:number])
    finally:
        await store.close()


async def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    database, rng = sqlite(tmp_path), random.Random(11)
    done: Acknowledged = []

    with ServerProcess(database, "--unlimited") as server:
        async with people(server.url, "Ann", "Ben", "Cleo", "Dora") as crowd:
            tables = [await sit_together(crowd[:2]), await sit_together(crowd[2:])]
            await evening(server, crowd, tables, rng, done)
            for _ in range(KILLS - 1):
                await check(database, done)
                with ServerProcess(database, "--unlimited") as again:
                    await evening(again, crowd, tables, rng, done)
            await check(database, done)
    assert len(done) >= KILLS * 5
