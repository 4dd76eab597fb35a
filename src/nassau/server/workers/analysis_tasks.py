"""What a worker does for insight into a finished game: one piece at a time, so that no live bot waits for long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nassau import games
from nassau.bots.analysis.mistakes import Regret, ScreenedDecision, find_regret, screen_decisions
from nassau.bots.analysis.win_probability import WinProbabilityChange, win_probability_changes
from nassau.kernel import read_record


class Study(NamedTuple):
    """A record as data, since it goes to another process, and which of its entries to look at."""

    document: dict[str, Any]
    first: int
    last: int
    deeply: bool = False  # think about the one decision, instead of a glance at all of them

    @property
    def rank(self) -> int:
        return 2

    @property
    def patience(self) -> None:
        """Nobody plays on after the end of a game: it has all the time."""


class Glance(NamedTuple):
    changes: list[WinProbabilityChange]
    decisions: list[ScreenedDecision]


def look(study: Study, going: Callable[[], bool]) -> Glance | Regret | None:
    record = read_record(games.load(study.document["game"]), study.document)
    if study.deeply:
        return find_regret(record, study.first, going)
    changes = win_probability_changes(record, study.first, study.last)
    return Glance(list(changes), list(screen_decisions(record, study.first, study.last)))
