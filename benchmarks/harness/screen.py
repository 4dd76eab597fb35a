"""What a run shows while it works. Rich makes it nicer, but is not needed."""

from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.harness.table import NAMES, Table

try:
    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable
except ImportError:  # any Python that can import the engine may run the benchmark
    FANCY = False
else:
    FANCY = Console().is_terminal


@contextmanager
def busy(doing: str) -> Iterator[None]:
    """Say what goes on, with a sign of life if the screen can show one."""
    if FANCY:
        with Console().status(doing):
            yield
    else:
        print(f"{doing} …", flush=True)
        yield


def show(table: Table) -> None:
    if FANCY:
        Console().print(_drawn(table))
    else:
        print(table.text())


def _drawn(table: Table) -> "RichTable":
    drawn = RichTable(title=table.title, title_justify="left", box=box.SIMPLE_HEAD)
    for column, name in enumerate(table.header):
        drawn.add_column(name, justify="left" if column < NAMES else "right", overflow="fold")
    for line in table.lines:
        drawn.add_row(*line)
    return drawn
