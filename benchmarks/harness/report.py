"""Tables made of the rows of a run, for the console and for a page of docs/results."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from benchmarks.harness.goals import Goal
from benchmarks.harness.results import Row, fastest
from benchmarks.harness.table import Table


def rate_table(rows: Sequence[Row], columns: Sequence[str]) -> Table:
    """The measured rates, in the given columns."""
    lines = tuple(_rate_line(row, columns) for row in rows)
    return Table("Measured", ("Engine", "Game", *columns), lines)


def _rate_line(row: Row, columns: Sequence[str]) -> tuple[str, ...]:
    if row.reason:
        numbers = [f"not measured: {row.reason}", *("–" for _ in columns[1:])]
    else:
        numbers = [COLUMNS[column](row) for column in columns]
    return (row.engine.title, row.label, *numbers)


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
    """Three significant digits: more would be noise."""
    if value >= 1000:
        scale = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / scale) * scale:,}"
    return f"{value:.3g}"


def ratio_table(title: str, unit: str, rows: Sequence[Row]) -> list[Table]:
    """The rates of our games divided by the rate of the fastest game of each other engine."""
    ours = _ours(rows)
    peers = {row.engine.name: row.engine.title for row in rows if not row.engine.ours}
    best = {name: fastest(rows, name, unit) for name in peers}
    known = {name: rate for name, rate in best.items() if rate is not None}
    if not known or not ours:
        return []
    header = ("Engine", "Game", *(f"× {peers[name]}" for name in known))
    lines = tuple((row.engine.title, row.label, *_factors(row.rate(unit), known.values())) for row in ours)
    return [Table(title, header, lines)]


def _factors(rate: float | None, others: Iterable[float]) -> list[str]:
    return [_rounded(rate / other) if rate is not None else "–" for other in others]


def goal_table(goals: Sequence[Goal], rows: Sequence[Row]) -> list[Table]:
    """Which goals are reached; no table if none of them applies to a measured row."""
    lines = [(row.engine.title, row.label, goal.text, goal.verdict(row, rows)) for row in _ours(rows) for goal in goals]
    kept = tuple(line for line in lines if line[3])
    return [Table("Goals", ("Engine", "Game", "Goal", "Reached"), kept)] if kept else []


def _ours(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row.engine.ours and not row.reason]
