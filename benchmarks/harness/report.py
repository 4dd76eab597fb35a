"""Turns the rows of a run into tables, for the screen and for a page of docs/results."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from benchmarks.harness.goals import Goal
from benchmarks.harness.results import Row, fastest
from benchmarks.harness.table import Table


def measured(rows: Sequence[Row], columns: Sequence[str]) -> Table:
    """What was measured, in the columns that matter."""
    lines = tuple(_measured_line(row, columns) for row in rows)
    return Table("Measured", ("Engine", "Game", *columns), lines)


def _measured_line(row: Row, columns: Sequence[str]) -> tuple[str, ...]:
    if row.reason:
        numbers = [f"not measured: {row.reason}", *("–" for _ in columns[1:])]
    else:
        numbers = [COLUMNS[column](row) for column in columns]
    return (row.contender.title, row.label, *numbers)


def _rate(unit: str) -> Callable[[Row], str]:
    def shown(row: Row) -> str:
        sample = row.samples.get(unit)
        return "–" if sample is None else f"{_rounded(sample.median)} ±{sample.spread:.0%}"

    return shown


def _each(unit: str, scale: float) -> Callable[[Row], str]:
    def shown(row: Row) -> str:
        rate = row.rate(unit)
        return "–" if rate is None else _rounded(scale / rate)

    return shown


COLUMNS: Mapping[str, Callable[[Row], str]] = {
    "decisions/s": _rate("decisions"),
    "games/s": _rate("games"),
    "copies/s": _rate("copies"),
    "µs/copy": _each("copies", 1e6),
    "ms/replayed game": _each("replays", 1e3),
}


def _rounded(value: float) -> str:
    """Three digits tell all that a benchmark knows."""
    if value >= 1000:
        scale = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / scale) * scale:,}"
    return f"{value:.3g}"


def ratios(title: str, unit: str, rows: Sequence[Row]) -> list[Table]:
    """Each of our games beside the fastest one of every other engine."""
    ours = _ours(rows)
    peers = {row.contender.name: row.contender.title for row in rows if not row.contender.ours}
    best = {name: fastest(rows, name, unit) for name in peers}
    known = {name: rate for name, rate in best.items() if rate is not None}
    if not known or not ours:
        return []
    header = ("Engine", "Game", *(f"× {peers[name]}" for name in known))
    lines = tuple((row.contender.title, row.label, *_factors(row.rate(unit), known.values())) for row in ours)
    return [Table(title, header, lines)]


def _factors(rate: float | None, others: Iterable[float]) -> list[str]:
    return [_rounded(rate / other) if rate is not None else "–" for other in others]


def goals(wanted: Sequence[Goal], rows: Sequence[Row]) -> list[Table]:
    """Which goals are reached; none where nothing was measured that they speak of."""
    lines = [
        (row.contender.title, row.label, goal.text, goal.verdict(row, rows)) for row in _ours(rows) for goal in wanted
    ]
    kept = tuple(line for line in lines if line[3])
    return [Table("Goals", ("Engine", "Game", "Goal", "Reached"), kept)] if kept else []


def _ours(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row.contender.ours and not row.reason]
