"""Console output of a run. Uses Rich if it is installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.harness.table import NAME_COLUMNS, Table

try:
    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable
except ImportError:  # an environment with the engine alone can run the benchmark too
    RICH = False
else:
    RICH = Console().is_terminal


@contextmanager
def progress(activity: str) -> Iterator[None]:
    """Shows the activity, with a spinner on a terminal."""
    if RICH:
        with Console().status(activity):
            yield
    else:
        print(f"{activity} …", flush=True)
        yield


def show(table: Table) -> None:
    if RICH:
        Console().print(_rich_table(table))
    else:
        print(table.text())


def _rich_table(table: Table) -> "RichTable":
    drawn = RichTable(title=table.title, title_justify="left", box=box.SIMPLE_HEAD)
    for column, name in enumerate(table.header):
        drawn.add_column(name, justify="left" if column < NAME_COLUMNS else "right", overflow="fold")
    for line in table.lines:
        drawn.add_row(*line)
    return drawn
