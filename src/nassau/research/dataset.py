"""Games of bots as Parquet files: one row for each decision, on all cores, resumable, with a data card.

A folder holds one run. Its games are cut into shards; a shard is written as a whole or not at all, so an interrupted
run goes on where it was. The same run gives the same rows, however many processes play it.
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
from nassau.bots.evaluation.executors import Spread
from nassau.bots.match import decisions
from nassau.kernel import BadSetup, State, text
from nassau.kernel.notation import position
from nassau.research.encoding.codec import code, rewards

FORMAT: Final = 1
MANIFEST: Final = "run.json"
CARD: Final = "README.md"
DATA: Final = "data"
LARGEST_SHARD: Final = 50
SHARDS: Final = 64
"""Files that a run has at least, if it has as many games."""

COLUMNS: Final = (
    ("game", pa.int32(), "number of the game in this run, from 0"),
    ("decision", pa.int32(), "number of the decision in its game, from 0"),
    ("seat", pa.int8(), "who decides, from 0"),
    ("player", pa.string(), "the level of the bot in that seat"),
    ("position", pa.string(), "the whole position in text notation, secrets included"),
    ("legal", pa.list_(pa.string()), "every allowed move, in text notation"),
    ("chosen", pa.string(), "the move that was chosen"),
    ("legal_numbers", pa.list_(pa.int32()), "the same moves as numbers of the action table, in the same order"),
    ("chosen_number", pa.int32(), "the chosen move as a number"),
    ("rank", pa.int8(), "where the seat ended: 1 is the winner, ties share a rank"),
    ("score", pa.int32(), "what the seat scored in the end"),
    ("reward", pa.float32(), "1 for the winner, -1 for the last, the others evenly between"),
)
SCHEMA: Final = pa.schema([(name, kind) for name, kind, _ in COLUMNS])


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for: the same run gives the same rows."""

    game: str
    version: int
    players: list[str]
    options: dict[str, str]
    count: int
    seed: int
    shard: int  # games in one file
    format: int = FORMAT
    nassau: str = __version__

    @property
    def shards(self) -> int:
        return -(-self.count // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(self.shard * shard, min(self.count, self.shard * (shard + 1)))


def plan(
    game: str, players: list[str], options: dict[str, str], count: int, seed: int, shard: int | None = None
) -> Run:
    """The run that was asked for, or BadSetup. Without a `shard` there are enough files to keep many cores busy."""
    title = games.load(game)
    complete = title.blank(len(players), options).options
    for level in players:
        bots.load(level, title)
    if count < 1:
        raise BadSetup(f"a dataset has at least 1 game, not {count}")
    return Run(
        game=title.id,
        version=title.version,
        players=players,
        options=complete,
        count=count,
        seed=seed,
        shard=max(1, min(LARGEST_SHARD, count // SHARDS)) if shard is None else shard,
    )


# -- the folder


@contextmanager
def usable(folder: Path) -> Iterator[None]:
    """Whatever the file system refuses is told in a sentence."""
    try:
        yield
    except OSError as error:
        raise BadSetup(f"{folder} cannot be used: {error.strerror or error}") from error


def claim(folder: Path, run: Run) -> None:
    """Make the folder this run's own. One that holds another run, or anything else, is left alone."""
    manifest = folder / MANIFEST
    with usable(folder):
        if manifest.exists():
            check_same(folder, manifest, run)
        elif folder.exists() and (not folder.is_dir() or any(map(foreign, folder.iterdir()))):
            raise BadSetup(f"{folder} is there already and holds no dataset; name a new folder")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            replace(manifest, json.dumps(msgspec.to_builtins(run), indent=2) + "\n")
        (folder / DATA).mkdir(exist_ok=True)


def foreign(path: Path) -> bool:
    """Whether it is anything but the draft of a manifest, which a killed process leaves behind."""
    return not path.name.startswith(f".{MANIFEST}.")


def check_same(folder: Path, manifest: Path, run: Run) -> None:
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


def replace(path: Path, content: str | bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(content.encode() if isinstance(content, str) else content)
    draft.replace(path)


def file_of(folder: Path, shard: int) -> Path:
    return folder / DATA / f"part-{shard:05}.parquet"


def missing(folder: Path, run: Run) -> list[int]:
    """The shards that are still to be played."""
    return [shard for shard in range(run.shards) if not whole(file_of(folder, shard))]


def whole(path: Path) -> bool:
    """Whether a file is there and can be read: after a power loss it may be there and empty."""
    try:
        pq.read_metadata(path)
    except (OSError, pa.ArrowInvalid):
        return False
    return True


# -- playing


def write(folder: Path, run: Run, spread: Spread) -> Iterator[int]:
    """Play what is missing; after each shard, how many games it had. Last, the data card is written."""
    left = missing(folder, run)
    for shard, content in spread(partial(content_of, run), left) if left else ():
        with usable(folder):
            replace(file_of(folder, shard), content)
        yield len(run.numbers(shard))
    with usable(folder):
        replace(folder / CARD, card(folder, run))


def content_of(run: Run, shard: int) -> tuple[int, bytes]:
    """A shard's number, and what goes into its file: results come in any order."""
    return shard, parquet(run, shard)


def parquet(run: Run, shard: int) -> bytes:
    """The games of a shard, played and written down."""
    rows: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    for number in run.numbers(shard):
        play(run, number, rows)
    sink = pa.BufferOutputStream()
    pq.write_table(pa.table(rows, SCHEMA), sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content


def play(run: Run, number: int, rows: dict[str, list[Any]]) -> None:
    """One game; everybody sits in each seat equally often."""
    title, count = games.load(run.game), len(run.players)
    levels = [run.players[(seat + number) % count] for seat in range(count)]
    players = [bots.load(level, title) for level in levels]
    first = len(rows["game"])
    for state, seat, action in decisions(title, players, run.options, f"{run.seed}/{number}"):
        note(rows, number, len(rows["game"]) - first, levels[seat], state, seat, action)
    add_outcome(rows, first, state)


def note(
    rows: dict[str, list[Any]], number: int, decision: int, level: str, state: State, seat: int, action: Any
) -> None:
    legal = state.legal(seat)
    numbers = code(state.game.id, state.seats).codes.numbers(legal)
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

REPEATABLE: Final = "The same command gives the same rows: chance and bots draw from seeded generators."
TIMED: Final = "Some bots search for a time: another run may choose otherwise (captain@300 would not)."


def repeatable(run: Run) -> bool:
    return all(level in bots.INSTANT or "@" in level for level in run.players)


def command(run: Run) -> str:
    """What makes the same rows."""
    usual = games.load(run.game).blank(len(run.players), {}).options
    options = [f" --option {name}={value}" for name, value in run.options.items() if usual[name] != value]
    players = ",".join(run.players)
    line = f"nassau research games --game {run.game} --players {players} --count {run.count} --seed {run.seed}"
    return line + "".join(options)


def card(folder: Path, run: Run) -> str:
    title = games.load(run.game)
    counts = [pq.read_metadata(file_of(folder, shard)).num_rows for shard in range(run.shards)]
    size = sum(file_of(folder, shard).stat().st_size for shard in range(run.shards))
    options = ", ".join(f"{name}={value}" for name, value in run.options.items()) or "none"
    lines = [
        f"# {run.count} games of {title.title['en']} by bots",
        "",
        f"- Game: {run.game}, rules version {run.version}, {len(run.players)} seats, options: {options}",
        f"- Players, seats rotated from game to game: {', '.join(run.players)}",
        f"- Rows: {sum(counts)}, one for each decision of a player; {size / 1e6:.1f} MB, {run.shards} file(s)",
        f"- Made with nassau {run.nassau}: `{command(run)} --out DIR`",
        f"- To read it: `pyarrow.parquet.read_table(folder + '/{DATA}')`, or the folder `{DATA}` with any reader.",
        f"- {REPEATABLE if repeatable(run) else TIMED} No person took part; the rows hold no personal data.",
        "- Known limits: bots of one kind see few of the positions that people reach; `position` holds what the rules",
        "  hide from the seat, so derive what it knows with `nassau.research.encoding` before training on it.",
        "",
        "| column | type | meaning |",
        "|---|---|---|",
        *(f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in COLUMNS),
        "",
    ]
    return "\n".join(lines)
