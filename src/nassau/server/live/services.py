"""The services of one process, as HTTP routes and WebSocket handlers use them."""

from __future__ import annotations

from dataclasses import dataclass

from nassau.server.live.account_service import AccountService
from nassau.server.live.background_tasks import BackgroundTasks
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.chat_service import ChatService
from nassau.server.live.creation import TableCreation
from nassau.server.live.invites import Invites
from nassau.server.live.lobby_feed import LobbyFeed
from nassau.server.live.ports import Advisor, Analysis
from nassau.server.live.presence import PresenceExchange
from nassau.server.live.remote_events import RemoteEvents
from nassau.server.live.result_cache import ResultCache
from nassau.server.live.table_service import TableService
from nassau.server.live.thinking import ThinkingSeats
from nassau.server.metrics import Metrics
from nassau.server.rate_limits import RateLimits
from nassau.server.settings import Settings
from nassau.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    metrics: Metrics
    limits: RateLimits
    tasks: BackgroundTasks
    tables: TableService
    broadcaster: Broadcaster
    presence: PresenceExchange
    remote: RemoteEvents
    lobby: LobbyFeed
    invites: Invites
    results: ResultCache
    creation: TableCreation
    accounts: AccountService
    chat: ChatService
    thinking: ThinkingSeats
    advisor: Advisor
    analysis: Analysis

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.tables.now()
