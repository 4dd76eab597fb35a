"""Account changes that affect live connections and tables: erasure, sign-out, new passwords, revoked tokens."""

from __future__ import annotations

from nassau.server.cluster.bus import Bus
from nassau.server.cluster.bus_events import PersonDisconnected, SessionEnded
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.table_service import TableService
from nassau.server.protocol.request_error import RequestError
from nassau.store import Person, Store, personal_data
from nassau.store.accounts import digest
from nassau.tables import Table, seating


class AccountService:
    def __init__(self, store: Store, tables: TableService, broadcaster: Broadcaster, bus: Bus) -> None:
        self.store = store
        self.tables = tables
        self.broadcaster = broadcaster
        self.bus = bus

    async def erase(self, person: Person) -> None:
        """Erase a person and their bots. They leave their tables first, so that everyone there sees it.

        RequestError `unavailable` if a table cannot be changed: the account then stays, and the request can be retried.
        """
        for bot in await self.store.bot_accounts.people_of(person.id):
            await self.erase(bot)
        for row in await self.store.table_index.of(person.id, lessons=True):
            await self.leave(row.id, person.id)
        await personal_data.forget(self.store, person.id, self.tables.now())
        self.disconnect(person.id)
        await self.reload_tables_with(person.id)

    async def leave(self, table: str, person: str) -> None:
        try:
            await self.tables.change(table, lambda held: seating.leave(held, person, self.tables.now()))
        except RequestError as error:
            if error.code == "unavailable":
                raise
            # declined: the game has ended since the lobby was read

    async def reload_tables_with(self, person: str) -> None:
        """Reload cached and watched tables after a person's name was erased from the logs, by any process."""
        for table in [held for held in self.store.cache.all() if involves(held, person)]:
            self.store.cache.drop(table.id)
        audiences = self.broadcaster.audiences
        for id in [id for id, audience in audiences.items() if involves(audience.shown, person)]:
            self.broadcaster.replace_names(await self.store.table(id))

    def disconnect(self, person: str) -> None:
        """Close a person's connections on every process."""
        self.broadcaster.close_person(person)
        self.bus.publish(PersonDisconnected(person))

    async def sign_out(self, token: str) -> None:
        """End a session and the connections it opened, on every process."""
        await self.store.accounts.close_session(token)
        self.end_session(digest(token))

    async def change_password(self, person: str, hashed: str, kept_session: str) -> None:
        """Set a password and end all other sessions of the person."""
        for session in await self.store.accounts.set_password(person, hashed, kept_session):
            self.end_session(session)

    def end_session(self, session_hash: str) -> None:
        self.broadcaster.close_session(session_hash)
        self.bus.publish(SessionEnded(session_hash))


def involves(table: Table, person: str) -> bool:
    """Whether a person is the host of a table, sits at it, or is muted there."""
    return person in (table.host.id, *table.muted) or table.seat_of(person) is not None
