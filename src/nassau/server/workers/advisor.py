"""Advice for people at tables for learning: what a Captain would do."""

from __future__ import annotations

import secrets
from typing import Final

import structlog

from nassau.bots.search_bot import SEARCH_SECONDS
from nassau.server.protocol.messages import Advice
from nassau.server.protocol.request_error import RequestError
from nassau.server.workers.bot_players import OVERTIME_SECONDS
from nassau.server.workers.bot_tasks import BotTask, RatedOption
from nassau.server.workers.pool import WorkerPool
from nassau.server.workers.worker import WorkerFailed
from nassau.tables import Table

LOG = structlog.get_logger(__name__)
LEVEL: Final = "captain"


class CaptainAdvisor:
    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool

    async def advise(self, table: Table, seat: int) -> list[Advice]:
        """The best options at a seat from the seat's information; RequestError `unavailable` if no worker answers."""
        assert table.state is not None
        task = BotTask(LEVEL, table.state.dump(), seat, secrets.randbits(64), advice=True, owner=table.head.host.id)
        try:
            found: list[RatedOption] = await self.pool.run(task, SEARCH_SECONDS[LEVEL] + OVERTIME_SECONDS)
        except WorkerFailed as failed:
            LOG.warning("no advice", table=table.id, seat=seat, reason=str(failed))
            raise RequestError("unavailable", "the Captain cannot say just now") from failed
        return [Advice(one.option, round(one.share, 4), one.visits) for one in found]
