"""The part of an analysis that runs in a worker: short tasks, so that live bots never wait long for a worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nassau import games
from nassau.bots.analysis.mistakes import Doubt, Regret, doubts, regret
from nassau.bots.analysis.win_probability import Swing, swings
from nassau.kernel import read_record


class AnalysisTask(NamedTuple):
    """A range of entries of a game record. The record is plain data because it is sent to another process."""

    document: dict[str, Any]
    first: int
    last: int
    deep: bool = False  # search one decision, instead of screening all of them

    @property
    def priority(self) -> int:
        return 2

    @property
    def queue_seconds(self) -> None:
        """No timeout: no player waits for an analysis."""


class Screening(NamedTuple):
    """The quick estimates for a range of entries."""

    swings: list[Swing]
    doubts: list[Doubt]


def analyse(task: AnalysisTask, keep_going: Callable[[], bool]) -> Screening | Regret | None:
    record = read_record(games.load(task.document["game"]), task.document)
    if task.deep:
        return regret(record, task.first, keep_going)
    return Screening(list(swings(record, task.first, task.last)), list(doubts(record, task.first, task.last)))
