"""The part of an analysis that runs in a worker: short tasks, so that live bots never wait long for a worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nassau import games
from nassau.bots.analysis.mistakes import Regret, ScreenedDecision, find_regret, screen_decisions
from nassau.bots.analysis.win_probability import WinProbabilityChange, win_probability_changes
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
    def owner(self) -> str:
        return ""

    @property
    def cost_seconds(self) -> float:
        return 1.0

    @property
    def queue_seconds(self) -> None:
        """No timeout: no player waits for an analysis."""


class Screening(NamedTuple):
    """The quick estimates for a range of entries."""

    changes: list[WinProbabilityChange]
    decisions: list[ScreenedDecision]


def analyse(task: AnalysisTask, keep_going: Callable[[], bool]) -> Screening | Regret | None:
    record = read_record(games.load(task.document["game"]), task.document)
    if task.deep:
        return find_regret(record, task.first, keep_going)
    changes = win_probability_changes(record, task.first, task.last)
    return Screening(list(changes), list(screen_decisions(record, task.first, task.last)))
