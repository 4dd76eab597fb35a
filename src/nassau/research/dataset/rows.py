"""The rows of a dataset: one for each decision of a game."""

from __future__ import annotations

from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from nassau import bots, games
from nassau.bots.match import decisions
from nassau.kernel import State, text
from nassau.kernel.notation import position
from nassau.research.dataset.run import Run
from nassau.research.encoding.codec import codec, rewards

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
