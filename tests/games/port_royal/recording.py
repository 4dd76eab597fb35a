"""Writes the recorded games: `python -m tests.games.port_royal.recording`. One for each chapter, seat count and end."""

import json
import random
from pathlib import Path

from nassau import games
from nassau.games.port_royal.components import GOAL
from nassau.kernel import Action, Record
from nassau.kernel.chance import fast
from tests.games.port_royal.table import new_game
from tests.games.recording import played

RECORDS = Path(__file__).parent / "records"
DULL = ("rest", "leave", "decline", "enough")


def play(seats: int, chapter: int, bold: bool, seed: int) -> tuple[Record, bool]:
    """A random game of active players, and whether it ended by sudden death; `bold`: roll again from 11 points."""
    state, rng = new_game(seats, chapter=chapter), random.Random(seed)

    def choose(seat: int) -> Action:
        dull = (*DULL, "stop") if bold and state.points[seat] > 10 else DULL
        legal = state.legal(seat)
        lively = [action for action in legal if action[0] not in dull] or legal
        if ("stop",) in legal and state.pieces() < 4:
            lively = [("roll",)]
        return lively[int(rng.random() * len(lively))]

    entries, _ = played(state, fast(seed), choose)
    return Record(games.load("port_royal"), seats, state.options, entries), state.points[state.winner] < GOAL


def find(seats: int, chapter: int, sudden: bool) -> Record:
    for seed in range(1000):
        record, was_sudden = play(seats, chapter, sudden, seed)
        if was_sudden == sudden:
            return record
    raise LookupError("no seed leads there")


def name(seats: int, chapter: int, sudden: bool) -> str:
    return f"chapter{chapter}-{seats}-{'sudden' if sudden else 'goal'}.json"


def write() -> None:
    RECORDS.mkdir(exist_ok=True)
    for chapter in (1, 2, 3, 4):
        for seats in (2, 3, 4, 5):
            for sudden in (False, True):
                document = find(seats, chapter, sudden).document()
                text = json.dumps(document, separators=(",", ":"))
                RECORDS.joinpath(name(seats, chapter, sudden)).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
