"""Datasets: games of bots as Parquet files with one row for each decision, and a data card.

A folder holds one run, split into shards. Shards are written atomically, so that an interrupted run can be resumed.
The rows of a run do not depend on the executor.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from nassau import __version__, bots, games
from nassau.bots.evaluation.executors import Executor
from nassau.bots.match import decisions
from nassau.kernel import BadSetup, State, text
from nassau.kernel.notation import position
from nassau.research.encoding.codec import codec, rewards

FORMAT: Final = 1
MANIFEST: Final = "run.json"
CARD: Final = "README.md"
DATA: Final = "data"
MAX_SHARD_GAMES: Final = 50
MIN_SHARDS: Final = 64
"""Shards of a run with at least as many games, enough to keep many cores busy."""

COLUMNS: Final = (
    ("game", pa.int32(), "number of the game in this run, from 0"),
    ("decision", pa.int32(), "number of the decision in its game, from 0"),
    ("seat", pa.int8(), "seat to act, from 0"),
    ("player", pa.string(), "level of the bot in that seat"),
    ("position", pa.string(), "full position in text notation, hidden information included"),
    ("legal", pa.list_(pa.string()), "legal actions, in text notation"),
    ("chosen", pa.string(), "the chosen action"),
    ("legal_numbers", pa.list_(pa.int32()), "the same actions as numbers of the action space, in the same order"),
    ("chosen_number", pa.int32(), "the chosen action as a number"),
    ("rank", pa.int8(), "final rank of the seat: 1 is the winner, ties share a rank"),
    ("score", pa.int32(), "final score of the seat"),
    ("reward", pa.float32(), "1 for the winner, -1 for the last, evenly spaced between"),
)
SCHEMA: Final = pa.schema([(name, kind) for name, kind, _ in COLUMNS])


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a run, stored as its manifest. The same run gives the same rows."""

    game: str
    version: int
    players: list[str]
    options: dict[str, str]
    count: int
    seed: int
    shard: int  # games in one shard
    format: int = FORMAT
    nassau: str = __version__

    @property
    def shards(self) -> int:
        return -(-self.count // self.shard)

    def game_numbers(self, shard: int) -> range:
        """The numbers of a shard's games."""
        return range(self.shard * shard, min(self.count, self.shard * (shard + 1)))


def plan(
    game: str, players: list[str], options: dict[str, str], count: int, seed: int, shard: int | None = None
) -> Run:
    """The run with these parameters; `shard` is the number of games in a shard. Raises BadSetup."""
    title = games.load(game)
    complete = title.blank(len(players), options).options
    for level in players:
        bots.load(level, title)
    if count < 1:
        raise BadSetup(f"count must be at least 1, not {count}")
    return Run(
        game=title.id,
        version=title.version,
        players=players,
        options=complete,
        count=count,
        seed=seed,
        shard=max(1, min(MAX_SHARD_GAMES, count // MIN_SHARDS)) if shard is None else shard,
    )


# -- the folder


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


# -- playing


def write(folder: Path, run: Run, executor: Executor) -> Iterator[int]:
    """Play the missing shards, yield the number of games of each, and write the data card at the end."""
    todo = missing(folder, run)
    for shard, content in executor(partial(play_shard, run), todo) if todo else ():
        with os_errors_as_bad_setup(folder):
            write_atomically(shard_file(folder, shard), content)
        yield len(run.game_numbers(shard))
    with os_errors_as_bad_setup(folder):
        write_atomically(folder / CARD, data_card(folder, run))


def play_shard(run: Run, shard: int) -> tuple[int, bytes]:
    """A shard's number with the content of its file: executors return results in any order."""
    return shard, parquet(run, shard)


def parquet(run: Run, shard: int) -> bytes:
    """Play the games of a shard; returns a Parquet file."""
    rows: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    for number in run.game_numbers(shard):
        play(run, number, rows)
    sink = pa.BufferOutputStream()
    pq.write_table(pa.table(rows, SCHEMA), sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content


def play(run: Run, number: int, rows: dict[str, list[Any]]) -> None:
    """Play a game and append its rows. Seats rotate with the number of the game."""
    title, count = games.load(run.game), len(run.players)
    levels = [run.players[(seat + number) % count] for seat in range(count)]
    players = [bots.load(level, title) for level in levels]
    first = len(rows["game"])
    for state, seat, action in decisions(title, players, run.options, f"{run.seed}/{number}"):
        append_row(rows, number, len(rows["game"]) - first, levels[seat], state, seat, action)
    add_outcome(rows, first, state)


def append_row(
    rows: dict[str, list[Any]], number: int, decision: int, level: str, state: State, seat: int, action: Any
) -> None:
    legal = state.legal(seat)
    numbers = codec(state.game.id, state.seats).action_space.numbers(legal)
    values = (
        number, decision, seat, level, position(state), [text(one) for one in legal], text(action), numbers,
        numbers[legal.index(action)],
    )  # fmt: skip
    for (name, _, _), value in zip(COLUMNS, values, strict=False):
        rows[name].append(value)


def add_outcome(rows: dict[str, list[Any]], first: int, state: State) -> None:
    ranks, scores, gains = state.ranking(), state.scores(), rewards(state)
    for seat in rows["seat"][first:]:
        rows["rank"].append(ranks[seat])
        rows["score"].append(scores[seat])
        rows["reward"].append(float(gains[seat]))


# -- the data card

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


def data_card(folder: Path, run: Run) -> str:
    title = games.load(run.game)
    counts = [pq.read_metadata(shard_file(folder, shard)).num_rows for shard in range(run.shards)]
    size = sum(shard_file(folder, shard).stat().st_size for shard in range(run.shards))
    options = ", ".join(f"{name}={value}" for name, value in run.options.items()) or "none"
    lines = [
        f"# {run.count} games of {title.title['en']} by bots",
        "",
        f"- Game: {run.game}, rules version {run.version}, {len(run.players)} seats, options: {options}",
        f"- Players (seats rotate from game to game): {', '.join(run.players)}",
        f"- Rows: {sum(counts)}, one for each decision of a player; {size / 1e6:.1f} MB, {run.shards} file(s)",
        f"- Made with nassau {run.nassau}: `{command(run)} --out DIR`",
        f"- To read it: `pyarrow.parquet.read_table(folder + '/{DATA}')`, or the folder `{DATA}` with any reader.",
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
