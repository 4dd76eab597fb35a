"""The store: durable tables. Every change of a table goes through `Store.change`.

    store = await Store.open("nassau.sqlite3")
    changed = await store.change(id, lambda table: play.act(table, seat, "bid:5", version, now))
    changed.before, changed.table, changed.entries      # committed when this returns

A `Table` that the store returns is never changed afterwards: a change works on a copy, which replaces the cached
table after its entries are committed. So no reader sees a move that could still be lost.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final, NamedTuple, Self

from sqlalchemy import Connection

from nassau.store import event_log
from nassau.store.accounts import Accounts
from nassau.store.bot_accounts import BotAccounts
from nassau.store.chat import Chat
from nassau.store.database.base import Database
from nassau.store.database.connect import open_database
from nassau.store.event_log import Append
from nassau.store.ratings import Ratings, settle
from nassau.store.store_errors import Conflict
from nassau.store.table_cache import TableCache
from nassau.store.table_index import TableIndex, turn_columns, write_index
from nassau.store.table_locks import TableLocks
from nassau.tables import Created, Declined, Entry, NoTable, Table, hosting, reducer
from nassau.tables.events import Undone

MAX_ATTEMPTS: Final = 5
"""Attempts of a change when other processes append to the same table first."""

CACHED_TABLES: Final = 5_000
CACHED_BYTES: Final = 400_000_000

Move = Callable[[Table], list[Entry]]
"""A command, or several, on a working copy of a table; returns the appended entries."""


class Changed(NamedTuple):
    """A committed change: the table before and after, and the entries between."""

    before: Table
    table: Table
    entries: list[Entry]


class Store:
    """An open store.

    `accounts`, `bot_accounts` and `chat` are stored beside the logs; `table_index` and `ratings` are derived from them.
    """

    def __init__(self, database: Database, cached: int, cached_bytes: int) -> None:
        self.database = database
        self.cache = TableCache(cached, cached_bytes)
        self.locks = TableLocks()
        self.accounts = Accounts(database)
        self.bot_accounts = BotAccounts(self.accounts)
        self.table_index = TableIndex(database)
        self.chat = Chat(database)
        self.ratings = Ratings(database)

    @classmethod
    async def open(cls, url: str | Path, cached: int = CACHED_TABLES, cached_bytes: int = CACHED_BYTES) -> Self:
        """Open the database at a URL or path, create a missing SQLite file, and migrate the schema; or StoreError."""
        return cls(await open_database(url), cached, cached_bytes)

    async def close(self) -> None:
        """Finish running changes, then close the database."""
        await self.database.close()

    # -- tables

    async def create(self, head: Created, now: int, move: Move | None = None) -> Changed:
        """Create a table; the entries of `move`, which may seat people, are committed with it."""
        before, entries = hosting.create(head, now)
        table = before.copy()
        entries += move(table) if move is not None else []
        await self.append(None, table, entries)
        self.cache.keep(table)
        return Changed(before, table, entries)

    async def table(self, id: str) -> Table:
        """The committed table, or NoTable. Callers must not change it."""
        held = self.cache.find(id)
        if held is not None and self.database.alone:
            return held
        return await self.reload(id, held)

    async def refresh(self, id: str) -> Table:
        """The table with all committed entries, those of other processes included; or NoTable."""
        return await self.reload(id, self.cache.find(id))

    async def reload(self, id: str, held: Table | None) -> Table:
        """Apply the entries that the cached table does not have yet."""
        rest = await self.log(id, held.number if held else 0)
        if held is not None and not rest:
            return held
        if held is None and not rest:
            raise NoTable(f"there is no table {id[:40]!r}")
        table = held.copy() if held is not None else reducer.opened(rest[0])
        for entry in rest if held is not None else rest[1:]:
            reducer.apply(table, entry)
        newer = self.cache.find(id)
        if newer is not None and newer.number > table.number:  # changed while the log was read
            return newer
        self.cache.keep(table)
        return table

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number; empty if there is no such table."""
        return await self.database.read(lambda connection: event_log.entries(connection, id, after))

    def lock(self, id: str) -> AbstractAsyncContextManager[None]:
        """The lock of a table, held by every task that changes the table or needs it unchanged for a while."""
        return self.locks.hold(id)

    # -- changes

    async def change(self, id: str, move: Move) -> Changed:
        """Run `move` on a copy of the table and commit its entries. If it raises, nothing is changed.

        If another process appended first, `move` runs again on the new table and can raise `Stale` itself. A caller
        that is cancelled leaves a change that is made or not made, never half.
        """
        return await self.database.shielded(self.locked_change(id, move))

    async def locked_change(self, id: str, move: Move) -> Changed:
        async with self.lock(id):
            held = self.cache.find(id)
            before = held or await self.table(id)
            fresh = held is None or self.database.alone
            for _ in range(MAX_ATTEMPTS):
                changed = await self.attempt(before, move, fresh)
                if changed is not None:
                    return changed
                before, fresh = await self.refresh(id), True
        raise Conflict(f"table {id} is changed too often by others")

    async def attempt(self, before: Table, move: Move, fresh: bool) -> Changed | None:
        """One attempt; None if the table has new entries of another process. `fresh`: `before` was just read."""
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
            self.cache.drop(before.id)  # the commit may have succeeded: read the log again
            raise
        self.cache.keep(table)
        return Changed(before, table, entries)

    async def append(self, before: Table | None, table: Table, entries: list[Entry]) -> None:
        """Commit the entries between `before` and `table`, with the derived data that they change."""
        ended = table.finished is not None and (before is None or before.finished is None)

        def derived(connection: Connection) -> None:
            write_index(connection, table, new=before is None)
            if ended:
                settle(connection, table)

        only_acts = before is not None and all(isinstance(entry.what, str | Undone) for entry in entries)
        new = Append(table.id, entries, turn_columns(table)) if only_acts else Append(table.id, entries, more=derived)
        await self.database.append(new)
