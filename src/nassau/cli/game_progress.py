"""Playing the games of a match with a progress bar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nassau.bots.evaluation.executors import Executor
    from nassau.bots.evaluation.tournament import GameLog

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C."""
ESTIMATE_SECONDS: Final = 3600.0
"""Window for the estimate of the remaining time: a game of Admirals takes minutes."""


def play_with_progress(log: GameLog, count: int, executor: Executor, label: str) -> bool:
    """Play the missing games; False if Ctrl-C ended it. Finished games stay in the log."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from nassau.bots.evaluation.tournament import play_all

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, speed_estimate_period=ESTIMATE_SECONDS) as progress:
        task = progress.add_task(label, total=count)
        try:
            play_all(log, count, executor, lambda done: progress.update(task, completed=done))
        except KeyboardInterrupt:
            lost = "" if log.path else "; use --file to keep them"
            console.print(f"stopped after {len(log.results(count))} of {count} games{lost}")
            return False
    return True
