"""Datasets: games of bots as Parquet files with one row for each decision, and a data card.

A folder holds one run, split into shards. Shards are written atomically, so that an interrupted run can be resumed.
The rows of a run do not depend on the executor.
"""

from nassau.research.dataset.data_card import command, is_reproducible
from nassau.research.dataset.folder import CARD, DATA, MANIFEST, claim, missing, shard_file, write
from nassau.research.dataset.rows import COLUMNS
from nassau.research.dataset.run import Run, plan

__all__ = [
    "CARD", "COLUMNS", "DATA", "MANIFEST", "Run", "claim", "command", "is_reproducible", "missing", "plan",
    "shard_file", "write",
]  # fmt: skip
