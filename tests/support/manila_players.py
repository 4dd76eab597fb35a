"""Players of Manila: opening tables, and playing random moves."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from nassau.kernel.sealed import contribution_hash
from tests.support.server_process import Person

GAME = "manila"


async def open_table(host: Person, seats: int = 3, bots: int = 0, **fields: Any) -> str:
    """Open a table with its host at seat 0 and bots at the last seats."""
    kinds = ["person", *["open"] * (seats - 1 - bots), *["bot"] * bots]
    body = {"game": GAME, "seats": [{"kind": kind, "level": "landlubber"} for kind in kinds], **fields}
    table: str = (await host.post("/api/tables", body, 201))["id"]
    return table


async def sit_together(crowd: list[Person], seats: int = 0, **fields: Any) -> str:
    """Start a game with these people, and bots at the other seats."""
    host, seats = crowd[0], seats or max(3, len(crowd))
    table = await open_table(host, seats, seats - len(crowd), **fields)
    token = (await host.get(f"/api/tables/{table}"))["invite"]
    for guest in crowd[1:]:
        await guest.post(f"/api/tables/{table}/join", {"token": token})
        await guest.post(f"/api/tables/{table}/ready")
    contributions = [random.randbytes(16) for _ in crowd]
    for person, part in zip(crowd, contributions, strict=True):
        await person.watch(table)
        await person.ask("commit", table=table, hash=contribution_hash(table, part))
    await host.post(f"/api/tables/{table}/start")
    for person, part in zip(crowd, contributions, strict=True):
        await person.ask("reveal", table=table, bytes=part.hex())
    return table


async def asked(person: Person, table: str) -> dict[str, Any] | None:
    """The person's next decision; None if the game ends first."""
    while person.tables[table]["phase"] != "over":
        decision: dict[str, Any] | None = person.tables[table]["decision"]
        if decision is not None and person.tables[table]["phase"] == "running":
            return decision
        await person.hear()
    return None


async def first_asked(crowd: list[Person], table: str) -> Person:
    """The first of these people who must decide."""
    while True:
        for person in crowd:
            if person.tables[table]["decision"] is not None:
                return person
        done, waiting = await asyncio.wait(
            [asyncio.ensure_future(person.hear()) for person in crowd], return_when=asyncio.FIRST_COMPLETED
        )
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert done


async def act(person: Person, table: str, option: str) -> dict[str, Any]:
    version = person.tables[table]["decision"]["version"]
    return await person.ask("act", table=table, version=version, option=option)


async def take_turns(crowd: list[Person], table: str, rng: random.Random, most: int) -> None:
    """Make `most` random decisions, by whichever of these people must decide."""
    for _ in range(most):
        person = await first_asked(crowd, table)
        answer = await act(person, table, rng.choice(person.tables[table]["decision"]["options"])["id"])
        assert answer["type"] == "update", answer


async def play_on(person: Person, table: str, rng: random.Random) -> None:
    """Make random decisions until the game is over."""
    while (decision := await asked(person, table)) is not None:
        answer = await act(person, table, rng.choice(decision["options"])["id"])
        assert answer["type"] == "update", answer


async def play_all(person: Person, tables: list[str], rng: random.Random) -> None:
    """Make random decisions at several tables over one connection, until all games are over."""
    answered: set[tuple[str, int]] = set()
    while any(person.tables[table]["phase"] != "over" for table in tables):
        for table in tables:
            decision = person.tables[table]["decision"]
            if decision is not None and (table, decision["version"]) not in answered:
                answered.add((table, decision["version"]))
                option = rng.choice(decision["options"])["id"]
                await person.say("act", table=table, version=decision["version"], option=option)
        assert (await person.hear())["type"] != "error"
