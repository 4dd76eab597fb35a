"""The data card of a dataset: how it was made and what its columns mean."""

from __future__ import annotations

from typing import Final

from nassau import bots, games
from nassau.research.dataset.rows import COLUMNS
from nassau.research.dataset.run import Run

REPRODUCIBLE: Final = "The command reproduces the rows: chance and bots use seeded generators."
TIMED: Final = "Some bots search with a time limit, so another run may differ (captain@300 would not)."


def is_reproducible(run: Run) -> bool:
    return all(level in bots.INSTANT or "@" in level for level in run.players)


def command(run: Run) -> str:
    """The command line that reproduces the rows."""
    usual = games.load(run.game).blank(len(run.players), {}).options
    options = [f" --option {name}={value}" for name, value in run.options.items() if usual[name] != value]
    players = ",".join(run.players)
    line = f"nassau research games --game {run.game} --players {players} --count {run.count} --seed {run.seed}"
    return line + "".join(options)


def data_card(run: Run, rows: int, size: int) -> str:
    """The card as Markdown; `rows` and `size` in bytes are those of all shards."""
    title = games.load(run.game)
    options = ", ".join(f"{name}={value}" for name, value in run.options.items()) or "none"
    lines = [
        f"# {run.count} games of {title.title} by bots",
        "",
        f"- Game: {run.game}, rules version {run.version}, {len(run.players)} seats, options: {options}",
        f"- Players (seats rotate from game to game): {', '.join(run.players)}",
        f"- Rows: {rows}, one for each decision of a player; {size / 1e6:.1f} MB, {run.shards} file(s)",
        f"- Made with nassau {run.nassau}: `{command(run)} --out DIR`",
        "- To read it: `pyarrow.parquet.read_table(folder + '/data')`, or the folder `data` with any reader.",
        f"- {REPRODUCIBLE if is_reproducible(run) else TIMED} No person took part; the rows hold no personal data.",
        "- Limitations: bots reach only some of the positions of people. `position` includes hidden information:",
        "  derive observations with `nassau.research.encoding` before training.",
        "",
        "| column | type | meaning |",
        "|---|---|---|",
        *(f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in COLUMNS),
        "",
    ]
    return "\n".join(lines)
