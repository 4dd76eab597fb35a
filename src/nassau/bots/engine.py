"""The line protocol of bots: a program sends a position and a seat, and the bot answers with its action.

Commands are lines of words; every command has one line as its answer, "error …" if it could not be carried out.
docs/writing-a-bot.md describes them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

import nassau
from nassau import bots, games
from nassau.kernel import BadSetup, Bot, full_game, text
from nassau.kernel.bot import ask
from nassau.kernel.notation import read_position
from nassau.kernel.state import State

PROTOCOL: Final = "nassau-engine/1"
MOST_SEED: Final = 1 << 63


class Engine:
    """One bot that answers commands. Keeps its level and the last position."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.state: State | None = None

    def answer(self, line: str) -> str:
        """The answer to a command; "" for an empty line."""
        verb, _, rest = line.strip().partition(" ")
        try:
            if verb == "hello":
                return f"{PROTOCOL} {nassau.__version__}"
            if verb == "level":
                self.level = rest
                return "ok"
            if verb == "position":
                self.state = read_position(rest, games.load)
                return "ok"
            if verb == "decide":
                return self.decide(rest.split())
        except (BadSetup, ValueError) as error:
            return "error " + " ".join(str(error).split())
        return f"error unknown command {verb[:40]!r}" if verb else ""

    def decide(self, words: list[str]) -> str:
        """`decide SEAT SEED`: the bot sees the view of the seat and imagines the rest, as at a table."""
        if self.state is None:
            raise BadSetup("send a position first")
        if len(words) != 2 or not all(word.isdecimal() for word in words):
            raise BadSetup("decide takes a seat and a seed")
        seat, seed = int(words[0]), int(words[1])
        if seat not in self.state.pending or seed >= MOST_SEED:
            raise BadSetup(f"seat {seat} has no decision here" if seed < MOST_SEED else "the seed is too large")
        return "action " + text(ask(self.bot(self.state), self.state, seat, random.Random(seed)))

    def bot(self, state: State) -> Bot:
        return bots.load(self.level, full_game(state))


def answers(lines: Iterable[str], level: str) -> Iterator[str]:
    """The answers to the commands up to `quit` or the end of the input."""
    engine = Engine(level)
    for line in lines:
        if line.strip() == "quit":
            return
        answer = engine.answer(line)
        if answer:
            yield answer
