"""Events of other processes: the tables that are watched here follow the moves made elsewhere."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from nassau.server.cluster.bus_events import (
    BotThinking,
    BusEvent,
    ChatSaid,
    Heartbeat,
    InviteRenewed,
    PersonDisconnected,
    PresenceReport,
    SessionEnded,
    TableMoved,
)
from nassau.server.live.account_service import AccountService
from nassau.server.live.background_tasks import Spawn
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.lobby_feed import LobbyFeed
from nassau.server.live.presence import STEP_IN_SECONDS, PresenceExchange
from nassau.server.live.table_service import TableService
from nassau.store import Store, StoreError

LOG = structlog.get_logger(__name__)
RETRY_SECONDS: Final = 0.5
"""Delay before a table is read again that could not be read."""


class RemoteEvents:
    def __init__(
        self, store: Store, tables: TableService, broadcaster: Broadcaster, lobby: LobbyFeed,
        presence: PresenceExchange, accounts: AccountService, spawn: Spawn,
    ) -> None:  # fmt: skip
        self.store = store
        self.tables = tables
        self.broadcaster = broadcaster
        self.lobby = lobby
        self.presence = presence
        self.accounts = accounts
        self.spawn = spawn
        self.retrying: set[str] = set()  # tables that could not be read when another process had moved them

    async def handle(self, origin: str, event: BusEvent) -> None:
        match event:
            case TableMoved(table=id, listed=row_changed):
                await self.catch_up(id)
                if row_changed:
                    self.lobby.row_changed(id)
            case ChatSaid(table=id, line=line):
                self.broadcaster.send_chat(id, line)
            case PresenceReport():
                self.presence.received(origin, event)
            case BotThinking(table=id, number=number, seat=seat):
                self.broadcaster.send_thinking(id, number, seat)
            case PersonDisconnected(person=person):
                self.broadcaster.close_person(person)
                await self.accounts.reload_tables_with(person)
            case SessionEnded(session=session):
                self.broadcaster.close_session(session)
            case InviteRenewed(table=id):
                self.broadcaster.resubscribe_all(id)
            case Heartbeat():
                pass

    async def catch_up(self, id: str) -> None:
        """Read and publish a table that another process has moved, if it is watched here."""
        if id not in self.broadcaster.audiences:
            return
        try:
            table = await self.store.refresh(id)
        except StoreError as error:  # retried, because this move is not announced again
            LOG.warning("table not read", table=id, error=str(error))
            if id not in self.retrying:
                self.spawn(self.catch_up_later(id))
            return
        self.broadcaster.publish(table, None, await self.tables.result(table))
        self.tables.notify(table, STEP_IN_SECONDS)

    async def catch_up_later(self, id: str) -> None:
        self.retrying.add(id)
        await asyncio.sleep(RETRY_SECONDS)
        self.retrying.discard(id)
        await self.catch_up(id)

    def gap_detected(self) -> None:
        """Events of another process were lost: read every watched table again."""
        self.spawn(self.catch_up_all())

    async def catch_up_all(self) -> None:
        for id in list(self.broadcaster.audiences):
            await self.catch_up(id)
            self.presence.report(id, ask=True)
