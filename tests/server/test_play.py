"""Whole games over the wire: real clients, a real server process, a real database file."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person, people, sqlite

pytestmark = pytest.mark.slow

SEATS = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]


async def sit_together(crowd: list[Person], **fields: Any) -> str:
    """A table of Manila with these people at it, started."""
    host = crowd[0]
    seats = [{"kind": "person" if person is host else "open"} for person in crowd]
    table: str = (await host.post("/api/tables", {"game": "manila", "seats": seats, **fields}, 201))["id"]
    for guest in crowd[1:]:
        await guest.post(f"/api/tables/{table}/join")
        await guest.post(f"/api/tables/{table}/ready")
    for person in crowd:
        await person.watch(table)
        await person.ask("contribute", table=table, bytes=random.randbytes(16).hex())
    await host.post(f"/api/tables/{table}/start")
    return table


async def play_on(person: Person, table: str, rng: random.Random) -> None:
    """Decide whenever asked, until the game is over."""
    while True:
        screen = person.tables[table]
        if screen["phase"] == "over":
            return
        decision = screen["decision"]
        if decision is None or screen["phase"] == "open":
            await person.hear()
            continue
        option = rng.choice(decision["options"])["id"]
        answer = await person.ask("act", table=table, version=decision["version"], option=option)
        assert answer["type"] == "update", answer


def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with people(url, "Ann", "Ben", "Cleo", "Dora") as crowd:
            players, spectator = crowd[:3], crowd[3]
            table = await sit_together(players)
            await spectator.watch(table)
            await asyncio.gather(*(play_on(person, table, random.Random(person.name)) for person in players))
            while spectator.tables[table]["phase"] != "over":
                await spectator.hear()
            results = [person.tables[table]["result"] for person in crowd]
            assert all(result == results[0] for result in results)
            views = [person.tables[table]["view"] for person in crowd]
            assert all(view == views[0] for view in views)  # all is open now
            for seat, tallies in enumerate(results[0]["tallies"]):
                assert sum(row["number"] * row["worth"] for row in tallies) == results[0]["scores"][seat]

    with House(sqlite(tmp_path)) as house:
        asyncio.run(scene(house.url))
        assert "error" not in house.stop()
