"""The folder of a dataset: a manifest, the shards and the data card, each written atomically."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from nassau.bots.evaluation.executors import Executor
from nassau.kernel import BadSetup
from nassau.research.dataset.data_card import data_card
from nassau.research.dataset.rows import parquet
from nassau.research.dataset.run import Run

MANIFEST: Final = "run.json"
CARD: Final = "README.md"
DATA: Final = "data"


@contextmanager
def os_errors_as_bad_setup(folder: Path) -> Iterator[None]:
    """Raise BadSetup instead of OSError."""
    try:
        yield
    except OSError as error:
        raise BadSetup(f"{folder} cannot be used: {error.strerror or error}") from error


def claim(folder: Path, run: Run) -> None:
    """Create the folder of a run, or resume it. Raises BadSetup if it holds another run or other files."""
    manifest = folder / MANIFEST
    with os_errors_as_bad_setup(folder):
        if manifest.exists():
            check_same(folder, manifest, run)
        elif folder.exists() and (not folder.is_dir() or any(map(is_unrelated, folder.iterdir()))):
            raise BadSetup(f"{folder} exists and holds no dataset; name a new folder")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            write_atomically(manifest, json.dumps(msgspec.to_builtins(run), indent=2) + "\n")
        (folder / DATA).mkdir(exist_ok=True)


def is_unrelated(path: Path) -> bool:
    """Whether a file is anything but the temporary manifest of a killed process."""
    return not path.name.startswith(f".{MANIFEST}.")


def check_same(folder: Path, manifest: Path, run: Run) -> None:
    """Raise BadSetup unless the manifest is that of `run`."""
    try:
        other = msgspec.json.decode(manifest.read_bytes(), type=Run)
    except (msgspec.DecodeError, OSError) as error:
        raise BadSetup(f"{folder} holds a dataset whose {MANIFEST} cannot be read; name a new folder") from error
    if other != run:
        ours, theirs = msgspec.to_builtins(run), msgspec.to_builtins(other)
        name = next(name for name in ours if ours[name] != theirs[name])
        raise BadSetup(
            f"{folder} holds another run ({name} is {theirs[name]} there, and {ours[name]} here); name a new folder"
        )


def write_atomically(path: Path, content: str | bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(content.encode() if isinstance(content, str) else content)
    draft.replace(path)


def shard_file(folder: Path, shard: int) -> Path:
    return folder / DATA / f"part-{shard:05}.parquet"


def missing(folder: Path, run: Run) -> list[int]:
    """The shards without a complete file."""
    return [shard for shard in range(run.shards) if not is_complete(shard_file(folder, shard))]


def is_complete(path: Path) -> bool:
    """Whether a Parquet file can be read: after a power loss it may exist and be empty."""
    try:
        pq.read_metadata(path)
    except (OSError, pa.ArrowInvalid):
        return False
    return True


def write(folder: Path, run: Run, executor: Executor) -> Iterator[int]:
    """Play the missing shards, yield the number of games of each, and write the data card at the end."""
    todo = missing(folder, run)
    for shard, content in executor(partial(play_shard, run), todo) if todo else ():
        with os_errors_as_bad_setup(folder):
            write_atomically(shard_file(folder, shard), content)
        yield len(run.game_numbers(shard))
    with os_errors_as_bad_setup(folder):
        write_atomically(folder / CARD, data_card(run, *totals(folder, run)))


def totals(folder: Path, run: Run) -> tuple[int, int]:
    """Rows and bytes of all shards."""
    files = [shard_file(folder, shard) for shard in range(run.shards)]
    return sum(pq.read_metadata(file).num_rows for file in files), sum(file.stat().st_size for file in files)


def play_shard(run: Run, shard: int) -> tuple[int, bytes]:
    """A shard's number with the content of its file: executors return results in any order."""
    return shard, parquet(run, shard)
