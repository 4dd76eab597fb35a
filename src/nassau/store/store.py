"""The store: tables that survive. Everything that changes a table goes through `Store.change`.

    store = await Store.open("nassau.sqlite3")
    changed = await store.change(id, lambda table: play.act(table, seat, "bid:5", version, now))
    changed.before, changed.table, changed.entries      # committed when this returns

A table that is handed out is never changed afterwards: a change works on a copy, and the copy takes its place once
the entries are safe. So nobody ever sees a move that could still be lost.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Connection

from nassau.store import event_log
from nassau.store.accounts import People
from nassau.store.bot_accounts import Programs
from nassau.store.chat import Chat
from nassau.store.database.base import Database
from nassau.store.database.connect import open_database
from nassau.store.event_log import Append
from nassau.store.ratings import Ratings, settle
from nassau.store.store_errors import Conflict
from nassau.store.table_cache import Cache
from nassau.store.table_index import Lobby, enter, turn
from nassau.store.table_locks import TableLocks
from nassau.tables import Created, Declined, Entry, NoTable, Table, hosting, reducer
from nassau.tables.events import Undone

TRIES: Final = 5
"""How often a change is tried again after another process wrote first."""

Move = Callable[[Table], list[Entry]]


class Changed:
    """A change that is on the disk: the table before it and after it, and the entries between."""

    def __init__(self, before: Table, table: Table, entries: list[Entry]) -> None:
        self.before = before
        self.table = table
        self.entries = entries


class Store:
    """An open store. `people`, `programs` and `chat` hold what is not in the logs, `lobby` and `ratings` what
    follows from them."""

    def __init__(self, database: Database, cached: int, cached_bytes: int) -> None:
        self.database = database
        self.cache = Cache(cached, cached_bytes)
        self.locks = TableLocks()
        self.people = People(database)
        self.programs = Programs(self.people)
        self.lobby = Lobby(database)
        self.chat = Chat(database)
        self.ratings = Ratings(database)

    @classmethod
    async def open(cls, url: str | Path, cached: int = 5_000, cached_bytes: int = 400_000_000) -> Self:
        """Open the database at a URL or path (made if it is not there) and bring it up to date.

        StoreError with one sentence if that cannot be done.
        """
        return cls(await open_database(url), cached, cached_bytes)

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        await self.database.close()

    # -- tables

    async def create(self, head: Created, now: int, move: Move | None = None) -> Changed:
        """Open a new table; `move` may seat people at it in the same breath."""
        before, entries = hosting.create(head, now)
        table = before.copy()
        entries += move(table) if move is not None else []
        await self.append(None, table, entries)
        self.cache.keep(table)
        return Changed(before, table, entries)

    async def table(self, id: str) -> Table:
        """The table as it is on the disk, or NoTable. Do not change it."""
        held = self.cache.find(id)
        if held is not None and self.database.alone:
            return held
        return await self.reload(id, held)

    async def reload(self, id: str, held: Table | None) -> Table:
        """Fold what the log holds beyond the table in memory."""
        rest = await self.log(id, held.number if held else 0)
        if held is not None and not rest:
            return held
        if held is None and not rest:
            raise NoTable(f"there is no table {id[:40]!r}")
        table = held.copy() if held is not None else reducer.opened(rest[0])
        for entry in rest if held is not None else rest[1:]:
            reducer.apply(table, entry)
        self.cache.keep(table)
        return table

    async def change(self, id: str, move: Move) -> Changed:
        """Let `move` change a table, and write what it did. Whatever it raises passes through, with nothing changed.

        When another process was first, `move` is asked again about the table as it is then: it answers `Stale` itself
        if that matters to it. Whoever is cancelled while waiting leaves a change that is made or not made, never half.
        """
        return await self.database.shielded(self.make_change(id, move))

    async def make_change(self, id: str, move: Move) -> Changed:
        async with self.lock(id):
            held = self.cache.find(id)
            before = held or await self.table(id)
            fresh = held is None or self.database.alone
            for _ in range(TRIES):
                changed = await self.attempt(before, move, fresh)
                if changed is not None:
                    return changed
                before, fresh = await self.refresh(id), True
        raise Conflict(f"table {id} is changed too often by others")

    async def attempt(self, before: Table, move: Move, fresh: bool) -> Changed | None:
        """One try; None if the table has gone on elsewhere. `fresh`: it was the newest a moment ago."""
        table = before.copy()
        try:
            entries = move(table)
        except Declined:
            if fresh or (await self.refresh(before.id)).number == before.number:
                raise
            return None
        if not entries:
            return Changed(before, before, [])
        try:
            await self.append(before, table, entries)
        except Conflict:
            return None
        except BaseException:
            self.cache.drop(before.id)  # whether it was written is not known: look again
            raise
        self.cache.keep(table)
        return Changed(before, table, entries)

    async def refresh(self, id: str) -> Table:
        """The table as it is on the disk now, whatever is in memory."""
        return await self.reload(id, self.cache.find(id))

    def lock(self, id: str) -> AbstractAsyncContextManager[None]:
        """The lock of a table, held by every task that changes the table or needs it unchanged for a while."""
        return self.locks.hold(id)

    async def append(self, before: Table | None, table: Table, entries: list[Entry]) -> None:
        """Write the entries that lead from `before` to `table`, and what follows from them."""
        ended = table.finished is not None and (before is None or before.finished is None)

        def more(connection: Connection) -> None:
            enter(connection, table, new=before is None)
            if ended:
                settle(connection, table)

        plain = before is not None and all(isinstance(entry.what, str | Undone) for entry in entries)
        await self.database.append(Append(table.id, entries, turn(table) if plain else None, None if plain else more))

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number; empty if there is no such table."""
        return await self.database.read(lambda connection: event_log.entries(connection, id, after))
