"""Measures the time from SIGKILL to the next acknowledged move, with many tables in the database."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Text, text

from nassau.store import Store
from nassau.store.schema import metadata
from tests.chaos.server_processes import Server
from tests.support.manila_players import act, first_asked, sit_together
from tests.support.server_process import Person
from tests.support.stored_games import act as move
from tests.support.stored_games import begun, head

TIMES: Final = 5
KINDS: Final = 50
"""Games that are really played; the others are copies under other ids."""


class Recovery(NamedTuple):
    tables: int
    seconds: list[float]  # from the start of the new process to an acknowledged move


async def recover(folder: Path, tables: int) -> Recovery:
    database = str(folder / "nassau.sqlite3")
    await fill(database, tables)
    server = Server(folder, "recovery", database)
    await server.start()
    url = f"http://127.0.0.1:{server.port}"
    crowd = [await Person(url, name).enter() for name in ("Ann", "Ben", "Cleo")]
    table = await sit_together(crowd)
    seconds = []
    try:
        for _ in range(TIMES):
            await one_move(crowd, table)
            await server.end()
            began = time.monotonic()
            await server.start()
            for person in crowd:
                person.socket = None
                await person.watch(table)
            await one_move(crowd, table)
            seconds.append(time.monotonic() - began)
    finally:
        for person in crowd:
            await person.leave()
        await server.end()
    return Recovery(tables, seconds)


async def one_move(crowd: list[Person], table: str) -> None:
    person = await first_asked(crowd, table)
    answer = await act(person, table, random.choice(person.tables[table]["decision"]["options"])["id"])
    assert answer["type"] == "update", answer


async def fill(database: str, tables: int) -> None:
    """Fill a database with running tables, some with clocks."""
    store = await Store.open(database)
    rng = random.Random(tables)
    for number in range(min(KINDS, tables)):
        clock: Any = "live" if number % 5 == 0 else "none"
        await begun(store, head(f"kind-{number}", clock=clock))
        for _ in range(rng.randrange(10, 60)):
            await move(store, f"kind-{number}", rng)
    copies = [(f"kind-{number % KINDS}", f"copy-{number}") for number in range(KINDS, tables)]
    for start in range(0, len(copies), 500):
        await store.database.write(lambda connection, some=copies[start : start + 500]: copy(connection, some))  # type: ignore[misc]
    await store.close()


def copy(connection: Connection, names: list[tuple[str, str]]) -> None:
    """Copy the rows of tables under other ids."""
    pairs = [{"old": old, "new": new} for old, new in names]
    for name, column in (("tables", "id"), ("log", "table_id"), ("seats", "table_id")):
        parts = ", ".join(renamed(one) for one in metadata.tables[name].c)
        connection.execute(text(f"INSERT INTO {name} SELECT {parts} FROM {name} WHERE {column} = :old"), pairs)


def renamed(column: Column[Any]) -> str:
    return f'replace("{column.name}", :old, :new)' if isinstance(column.type, Text) else f'"{column.name}"'


if __name__ == "__main__":
    import sys
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        print(asyncio.run(recover(Path(place), int(sys.argv[1]))))  # noqa: T201
