"""Turns the rows of a run into tables, for the screen and for docs/results/bench.md."""

from collections.abc import Iterable, Sequence

import machine
from goals import GOALS
from measuring import Pace
from results import Row, fastest
from table import Table

NOISY = 0.9
DOCUMENT = """\
# Speed beside other engines

- Date: {date}
- Machine: {machine}
- Versions: {versions}
- Command: `make bench`

{noise}Each number is the median of {repetitions} repetitions of {seconds:g} s or more, ± half the distance between the
best and the worst of them; a second is one in which the process had a core. Every engine plays random full
games, in a process of its own with nothing beside it, through the interface that it offers to Python
(boardgame.io: to JavaScript). Only decisions of players are counted, forced ones too; dice and deals cost time
but are not counted, unless the name of the game says so. Copies are made of every position of a game in which a
player decides. RLCard can only step back, and the states of boardgame.io never change: they have no copies. A
ratio compares with the fastest game of the other engine. The games differ, so a ratio says how much more a bot can
try in the same time, not which engine is better made.

{tables}"""


def tables(rows: Sequence[Row]) -> list[Table]:
    """What was measured, what it means beside the others, and whether the goals are met."""
    ours = [row for row in rows if row.contender.ours and not row.reason]
    found = [_measured(rows)]
    for title, unit in (("Decisions", "decisions"), ("Copies", "copies")):
        found += _ratios(f"{title}: how many times as many per second", unit, ours, rows)
    return found + _goals(ours, rows)


def document(rows: Sequence[Row], pace: Pace) -> str:
    """The page that is published."""
    warning = noise(rows)
    return DOCUMENT.format(
        date=machine.today(),
        machine=machine.describe(),
        versions="; ".join(dict.fromkeys(f"{row.contender.title} {row.version}" for row in rows if row.version)),
        noise=f"**{warning}**\n\n" if warning else "",
        repetitions=pace.repetitions,
        seconds=pace.seconds,
        tables="\n".join(table.markdown() for table in tables(rows)),
    )


def noise(rows: Sequence[Row]) -> str:
    """A warning if other programs took a part of the core; the numbers are then too low, and not evenly so."""
    busy = min((row.busy for row in rows if not row.reason), default=1.0)
    if busy >= NOISY:
        return ""
    return f"The machine was not quiet: one measurement had only {busy:.0%} of a core. Provisional numbers; run again."


def _measured(rows: Sequence[Row]) -> Table:
    header = ("Engine", "Game", "decisions/s", "games/s", "copies/s", "µs/copy", "ms/replayed game")
    return Table("Measured", header, tuple(_measured_line(row) for row in rows))


def _measured_line(row: Row) -> tuple[str, ...]:
    if row.reason:
        return (row.contender.title, row.label, f"not measured: {row.reason}", *("–" for _ in range(4)))
    rates = (rate_of(row, unit) for unit in ("decisions", "games", "copies"))
    return (row.contender.title, row.label, *rates, _each(row, "copies", 1e6), _each(row, "replays", 1e3))


def rate_of(row: Row, unit: str) -> str:
    sample = row.samples.get(unit)
    return "–" if sample is None else f"{_rounded(sample.median)} ±{sample.spread:.0%}"


def _each(row: Row, unit: str, scale: float) -> str:
    rate = row.rate(unit)
    return "–" if rate is None else _rounded(scale / rate)


def _rounded(value: float) -> str:
    """Three digits tell all that a benchmark knows."""
    if value >= 1000:
        scale = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / scale) * scale:,}"
    return f"{value:.3g}"


def _ratios(title: str, unit: str, ours: Sequence[Row], rows: Sequence[Row]) -> list[Table]:
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


def _goals(ours: Sequence[Row], rows: Sequence[Row]) -> list[Table]:
    lines = [(row.contender.title, row.label, goal.text, goal.verdict(row, rows)) for row in ours for goal in GOALS]
    kept = tuple(line for line in lines if line[3])
    return [Table("Goals", ("Engine", "Game", "Goal", "Reached"), kept)] if kept else []
