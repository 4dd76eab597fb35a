"""Results of finished games, as clients get them: worked out once from the log, then kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, cast

from nassau.server.protocol.messages import Result
from nassau.store import Store
from nassau.tables import Entry, Table, result, tallies

KEPT: Final = 200


def summary(entries: Sequence[Entry], rated: list[float] | None) -> Result:
    end = result(entries)
    assert end is not None
    counted = tallies(entries) if end.reason == "played" else []
    return Result(cast("Any", end.reason), end.scores, end.ranks, end.facts, counted, end.course, rated)


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Result] = OrderedDict()

    async def of(self, table: Table) -> Result | None:
        """How the game at a table ended; None while it has not."""
        if table.finished is None:
            return None
        if table.id not in self.kept:
            entries = await self.store.log(table.id)
            rated = await self.store.ratings.changes(table.id) if table.head.rated else None
            self.kept[table.id] = await asyncio.to_thread(summary, entries, rated)
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return self.kept[table.id]
