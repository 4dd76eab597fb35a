"""Insight into finished games: worked out in the background when somebody first asks, then kept for a while.

One game at a time and piece by piece: the bots of live tables have the workers in between.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import structlog

from nassau.bots.analysis.mistakes import CANDIDATES, Regret, candidate_mistakes
from nassau.bots.analysis.report import Insight, insight
from nassau.kernel import Record
from nassau.server.protocol.request_error import Trouble
from nassau.server.protocol.schemas import InsightSoFar
from nassau.server.workers.analysis_tasks import Glance, Study
from nassau.tables import Table, record
from nassau.tables.results import acts

if TYPE_CHECKING:
    from nassau.server.live.service import House

LOG = structlog.get_logger("nassau.insights")
KEPT: Final = 200
WAITING: Final = 8
"""Games that wait to be looked at; whoever asks for another one is told that nothing is done yet, and asks again."""
CHUNK: Final = 60
"""Entries of a game in one piece."""
LIMIT: Final = 60.0
"""Seconds for a piece; it takes about one."""


class Work:
    """How far the insight into a game is: so many pieces of so many."""

    def __init__(self) -> None:
        self.done = 0
        self.pieces = 1
        self.found: Insight | None = None
        self.failed = False


class Insights:
    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[str, Work] = OrderedDict()
        self.turn = asyncio.Lock()

    def of(self, table: Table) -> InsightSoFar:
        """The insight into a game that was played to its end, or how far it is."""
        work = self.kept.get(table.id)
        if work is None:
            work = self.begin(table.id)
        if work.failed:
            del self.kept[table.id]  # the next one who asks may have more luck
            raise Trouble("unavailable", "the bots could not make sense of this game")
        return InsightSoFar(work.done, work.pieces, work.found)

    def begin(self, id: str) -> Work:
        work = Work()
        if sum(not (other.found or other.failed) for other in self.kept.values()) >= WAITING:
            return work
        self.kept[id] = work
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        self.house.spawn(self.carry_out(id, work))
        return work

    async def carry_out(self, id: str, work: Work) -> None:
        try:
            async with self.turn:
                entries = await self.house.store.log(id)
                found = await self.think(record(entries), work)
            work.found = found.renumbered([entry.number for entry, _ in acts(entries)])
        except Exception as error:  # whatever it was, the game is over and nobody is held up
            LOG.warning("insight", table=id, error=f"{type(error).__name__}: {error}")
            work.failed = True

    async def think(self, played: Record, work: Work) -> Insight:
        """Everything at a glance, then a thought about what looks dear."""
        document, count = played.document(), len(played.entries)
        starts = range(1, count + 1, CHUNK)
        work.pieces = len(starts) + 2 * CANDIDATES * played.seats
        glances: list[Glance] = [await self.ask(Study(document, first, first + CHUNK - 1), work) for first in starts]
        numbers = candidate_mistakes(decision for glance in glances for decision in glance.decisions)
        work.pieces = len(starts) + len(numbers)
        regrets: list[Regret | None] = [await self.ask(Study(document, one, one, True), work) for one in numbers]
        return insight(played, [change for glance in glances for change in glance.changes], filter(None, regrets))

    async def ask(self, study: Study, work: Work) -> Any:
        answer = await self.house.crew.thinkers.think(study, LIMIT)
        work.done += 1
        return answer
