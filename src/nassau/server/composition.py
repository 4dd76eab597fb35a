"""Builds the services of a server process. The only place that knows how they depend on each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nassau.server.cluster.bus import Bus
from nassau.server.live.account_service import AccountService
from nassau.server.live.autostart import Autostart
from nassau.server.live.background_tasks import BackgroundTasks
from nassau.server.live.broadcast import Broadcaster, unix_ms
from nassau.server.live.chat_service import ChatService
from nassau.server.live.clocks import ClockWatcher
from nassau.server.live.creation import TableCreation
from nassau.server.live.invites import Invites
from nassau.server.live.lifecycle import Lifecycle
from nassau.server.live.lobby_feed import LobbyFeed
from nassau.server.live.presence import PresenceExchange
from nassau.server.live.remote_events import RemoteEvents
from nassau.server.live.result_cache import ResultCache
from nassau.server.live.services import Services
from nassau.server.live.table_service import TableService
from nassau.server.live.thinking import ThinkingSeats
from nassau.server.metrics import Metrics
from nassau.server.rate_limits import RateLimits
from nassau.server.settings import Settings
from nassau.server.workers.advisor import CaptainAdvisor
from nassau.server.workers.analysis_jobs import AnalysisJobs
from nassau.server.workers.bot_players import BotPlayers
from nassau.server.workers.pool import WorkerPool
from nassau.store import Store


@dataclass(frozen=True, slots=True)
class Server:
    """One server process: the services for requests, and what runs in the background."""

    services: Services
    lifecycle: Lifecycle
    bus: Bus
    bots: BotPlayers
    advisor: CaptainAdvisor
    analysis: AnalysisJobs
    clocks: ClockWatcher


def compose(store: Store, bus: Bus, settings: Settings, clock: Callable[[], int] = unix_ms) -> Server:
    """Build a server on an open store. `clock` returns milliseconds since 1970."""
    metrics, tasks, broadcaster = Metrics(), BackgroundTasks(), Broadcaster(clock)
    limits = RateLimits() if settings.limited else RateLimits({})
    lobby, results = LobbyFeed(store.table_index, broadcaster, tasks.spawn), ResultCache(store)
    tables = TableService(store, broadcaster, bus, lobby, results, metrics, clock)

    pool, thinking = WorkerPool(settings.workers), ThinkingSeats(broadcaster, bus)
    bots = BotPlayers(tables, thinking, broadcaster.is_watched, pool, metrics, tasks.spawn, settings.delay)
    advisor, analysis = CaptainAdvisor(pool), AnalysisJobs(store, pool, tasks.spawn)
    clocks, autostart = ClockWatcher(tables, store), Autostart(tables, tasks.spawn)
    tables.observers += [bots.schedule, clocks.table_changed, autostart.table_changed]

    presence = PresenceExchange(store, broadcaster, bus, bots, thinking, tasks)
    accounts = AccountService(store, tables, broadcaster, bus)
    remote = RemoteEvents(store, tables, broadcaster, lobby, presence, accounts, tasks.spawn)
    lifecycle = Lifecycle(store, bus, tasks, tables, broadcaster, presence, remote, clocks, autostart, bots)
    services = Services(
        settings=settings, store=store, metrics=metrics, limits=limits, tasks=tasks, tables=tables,
        broadcaster=broadcaster, presence=presence, remote=remote, lobby=lobby, results=results, accounts=accounts,
        invites=Invites(store, broadcaster, bus), creation=TableCreation(tables, store.table_index, settings.patience),
        chat=ChatService(store.chat, broadcaster, bus), thinking=thinking, advisor=advisor, analysis=analysis,
    )  # fmt: skip
    return Server(services, lifecycle, bus, bots, advisor, analysis, clocks)
