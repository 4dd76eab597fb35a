"""Personal data: export of everything stored about a person, and erasure."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from nassau.store.accounts import NoPerson
from nassau.store.event_log import entry_of
from nassau.store.schema import chat, log, people, ratings, seats, sessions, standings, tables
from nassau.store.store import Store
from nassau.store.table_index import Listed
from nassau.tables import Declined, Entry, Player, seating, write

DELETED: Final = "deleted player"


async def export(store: Store, person: str) -> dict[str, Any]:
    """Everything stored about a person, as JSON-able data without hidden information of others; or NoPerson."""
    known = await store.accounts.find(person)
    if known is None:
        raise NoPerson("there is no such person")
    return {
        "person": msgspec.to_builtins(known),
        "sessions": await store.database.read(lambda connection: own_sessions(connection, person)),
        "bots": msgspec.to_builtins(await store.bot_accounts.of(person)),
        "standings": msgspec.to_builtins(await store.ratings.standings(person)),
        "chat": await store.database.read(lambda connection: own_lines(connection, person)),
        "tables": await store.database.read(lambda connection: own_tables(connection, person)),
    }


def own_sessions(connection: Connection, person: str) -> list[dict[str, int]]:
    rows = connection.execute(select(sessions).where(sessions.c.person_id == person).order_by(sessions.c.created))
    return [{"created": row.created, "expires": row.expires} for row in rows]


def own_lines(connection: Connection, person: str) -> list[dict[str, Any]]:
    rows = connection.execute(select(chat).where(chat.c.person_id == person).order_by(chat.c.id))
    return [{"table": row.table_id, "time": row.time, "text": row.text} for row in rows]


def own_tables(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The tables where a person sits, with the entries of their seat."""
    rows = connection.execute(select(seats).where(seats.c.person_id == person).order_by(seats.c.table_id)).all()
    found = []
    for row in rows:
        acts = select(log).where(log.c.table_id == row.table_id, log.c.seat == row.seat).order_by(log.c.number)
        mine = [entry_of(entry) for entry in connection.execute(acts)]
        done = [[entry.time, msgspec.to_builtins(entry.what)] for entry in mine]
        found.append({"table": row.table_id, "seat": row.seat, "done": done})
    return found


async def forget(store: Store, person: str, now: int) -> int:
    """Delete a person and their bot accounts. Their games stay, under the name "deleted player" and a random id.

    Deputies take over their running games. Returns the number of log entries that named them; NoPerson if there is
    no such person.
    """
    if await store.accounts.find(person) is None:
        raise NoPerson("there is no such person")
    bots = sum([await forget(store, bot.id, now) for bot in await store.bot_accounts.people_of(person)])
    for row in await store.table_index.of(person):
        with suppress(Declined):  # the game has ended since
            await store.change(row.id, lambda table: seating.leave(table, person, now))
    nobody = Player(f"gone-{secrets.token_urlsafe(9)}", DELETED)
    named = await store.database.write(lambda connection: erase(connection, person, nobody))
    for table in {table for table, _ in named}:
        async with store.lock(table):  # a change in progress would cache the old names again
            store.cache.drop(table)
    return bots + len(named)


def erase(connection: Connection, person: str, nobody: Player) -> list[tuple[str, int]]:
    """Erase a person in one transaction; returns table and number of the rewritten entries."""
    wanted = select(log).where(log.c.what.like("{%"), log.c.what.contains(f'"{person}"', autoescape=True))
    named = [(row.table_id, entry_of(row)) for row in connection.execute(wanted).all()]
    for table, entry in named:
        anonymise_entry(connection, table, entry, person, nobody)
    connection.execute(delete(chat).where(chat.c.person_id == person))
    connection.execute(update(ratings).where(ratings.c.player == person).values(player=nobody.id))
    connection.execute(update(standings).where(standings.c.person_id == person).values(person_id=nobody.id))
    connection.execute(delete(people).where(people.c.id == person))
    for table in sorted({table for table, _ in named}):
        anonymise_index(connection, table, person, nobody)
    return [(table, entry.number) for table, entry in named]


def anonymise_entry(connection: Connection, table: str, entry: Entry, person: str, nobody: Player) -> None:
    """Replace the person in an event."""
    assert not isinstance(entry.what, str)
    fields = {name: getattr(entry.what, name) for name in entry.what.__struct_fields__}
    players = {name: value for name, value in fields.items() if isinstance(value, Player) and value.id == person}
    event = msgspec.structs.replace(entry.what, **dict.fromkeys(players, nobody))
    mine = (log.c.table_id == table, log.c.number == entry.number)
    connection.execute(update(log).where(*mine).values(what=write(event)))


def anonymise_index(connection: Connection, table: str, person: str, nobody: Player) -> None:
    """Replace the person in a table's index row and seats, without folding the log."""
    mine = (tables.c.id == table,)
    row = msgspec.json.decode(connection.execute(select(tables.c.row).where(*mine)).scalar_one(), type=Listed)
    shown = [
        msgspec.structs.replace(seat, name=nobody.name) if held == person else seat
        for seat, held in zip(row.seats, row.people, strict=True)
    ]
    held = [nobody.id if there == person else there for there in row.people]
    row = msgspec.structs.replace(row, seats=shown, people=held)
    if row.host_id == person:
        row = msgspec.structs.replace(row, host=nobody.name, host_id=nobody.id)
    connection.execute(update(tables).where(*mine).values(row=msgspec.json.encode(row).decode()))
    connection.execute(
        update(seats).where(seats.c.table_id == table, seats.c.person_id == person).values(person_id=nobody.id)
    )
