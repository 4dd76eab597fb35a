"""Results of finished games as clients receive them, computed from the log once and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, cast

from nassau.server.protocol.messages import Result
from nassau.store import Store
from nassau.tables import Entry, Table, result, tallies

CAPACITY: Final = 200


def summary(entries: Sequence[Entry], rated: list[float] | None) -> Result:
    """The result of a finished log; `rated` holds the rating changes by seat."""
    end = result(entries)
    assert end is not None
    counted = tallies(entries) if end.reason == "played" else []
    return Result(cast("Any", end.reason), end.scores, end.ranks, end.facts, counted, end.course, rated)


class ResultCache:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.cached: OrderedDict[str, Result] = OrderedDict()

    async def get(self, table: Table) -> Result | None:
        """The result of a table's game; None while it is not finished."""
        if table.finished is None:
            return None
        if table.id not in self.cached:
            entries = await self.store.log(table.id)
            rated = await self.store.ratings.changes(table.id) if table.head.rated else None
            self.cached[table.id] = await asyncio.to_thread(summary, entries, rated)
            if len(self.cached) > CAPACITY:
                self.cached.popitem(last=False)
        return self.cached[table.id]
