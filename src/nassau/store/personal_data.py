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
BATCH_LINES: Final = 500
"""Chat lines deleted in one transaction: moves of others wait for it."""
LATE_MS: Final = 3600 * 1000
"""Tables that changed this long before an erasure are searched again at its end, for names added meanwhile."""


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

    Deputies take over their running games. The log is searched outside the writer and rewritten table by table, so
    that no move of others waits long. Returns the number of log entries that named them; NoPerson if there is no such
    person. An erasure that is interrupted can be repeated, because the person is deleted after their names.
    """
    if await store.accounts.find(person) is None:
        raise NoPerson("there is no such person")
    bots = sum([await forget(store, bot.id, now) for bot in await store.bot_accounts.people_of(person)])
    for row in await store.table_index.of(person, lessons=True):
        with suppress(Declined):  # the game has ended since
            await store.change(row.id, lambda table: seating.leave(table, person, now))
    nobody = Player(f"gone-{secrets.token_urlsafe(9)}", DELETED)
    named = await store.database.read(lambda connection: named_in(connection, person))
    count = sum([await anonymise_table(store, table, person, nobody) for table in named])
    while await store.database.write(lambda connection: delete_lines(connection, person)):
        pass
    await store.database.write(lambda connection: delete_person(connection, person, nobody))
    late = await store.database.read(lambda connection: named_in(connection, person, now - LATE_MS))
    return bots + count + sum([await anonymise_table(store, table, person, nobody) for table in late])


def named_in(connection: Connection, person: str, since: int | None = None) -> list[str]:
    """The tables whose log names a person; with `since` only those that changed after that time. It reads the whole
    log, so it must not run in a write: every move would wait for it."""
    wanted = select(log.c.table_id).where(log.c.what.like("{%"), log.c.what.contains(f'"{person}"', autoescape=True))
    if since is not None:
        wanted = wanted.where(log.c.table_id.in_(select(tables.c.id).where(tables.c.updated >= since)))
    return sorted(set(connection.execute(wanted).scalars()))


async def anonymise_table(store: Store, table: str, person: str, nobody: Player) -> int:
    """Replace the person in the log and index of one table; returns the number of rewritten entries. The lock keeps a
    change in progress from storing the old name again."""
    async with store.lock(table):
        count = await store.database.write(lambda connection: anonymise_log(connection, table, person, nobody))
        store.cache.drop(table)
    return count


def anonymise_log(connection: Connection, table: str, person: str, nobody: Player) -> int:
    naming = (log.c.table_id == table, log.c.what.like("{%"), log.c.what.contains(f'"{person}"', autoescape=True))
    named = [entry_of(row) for row in connection.execute(select(log).where(*naming)).all()]
    for entry in named:
        anonymise_entry(connection, table, entry, person, nobody)
    anonymise_index(connection, table, person, nobody)
    return len(named)


def delete_lines(connection: Connection, person: str) -> int:
    """Delete some of a person's chat lines; returns their number, 0 when none is left."""
    some = select(chat.c.id).where(chat.c.person_id == person).limit(BATCH_LINES)
    return connection.execute(delete(chat).where(chat.c.id.in_(some))).rowcount


def delete_person(connection: Connection, person: str, nobody: Player) -> None:
    """Delete a person with their sessions and remaining chat; ratings keep the placeholder."""
    connection.execute(delete(chat).where(chat.c.person_id == person))
    connection.execute(update(ratings).where(ratings.c.player == person).values(player=nobody.id))
    connection.execute(update(standings).where(standings.c.person_id == person).values(person_id=nobody.id))
    connection.execute(delete(people).where(people.c.id == person))


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
