"""Fixtures of the boards: positions of simulated games for the client's tests and its gallery page.

A module per game selects the positions; `python -m tools.gallery` writes them to client/src/boards/<game>/fixtures.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from nassau import bots
from nassau.kernel import CHANCE, Action, Fact, Game, State
from nassau.kernel.chance import fast
from nassau.tables.projection import ask

BOARDS = Path(__file__).parents[2] / "client" / "src" / "boards"
MAX_SEEDS = 4000

S = TypeVar("S", bound=State)
Seen = Literal["asked", "other", "nobody"]
Choose = Callable[[S, int, random.Random], Action]


class Voyage(NamedTuple, Generic[S]):
    """The first decisions of a game as a spectator sees them, until a condition holds."""

    seats: int
    seed: int
    until: Callable[[S], bool]


class Gallery(NamedTuple, Generic[S]):
    """The fixtures of a game: positions by name (seats, viewer, condition), a sequence of views, printed constants."""

    game: Game
    kind: type[S]
    choose: Choose[S]
    wanted: Mapping[str, tuple[int, Seen, Callable[[S, str], bool]]]
    voyage: Voyage[S]
    print: dict[str, Any]
    duel: Voyage[S] | None = None  # a second sequence, for games with special rules for two
    apart: int = 0  # distance between the first seeds of two positions, so that they come from different games

    def write(self) -> None:
        names = enumerate(self.wanted.items())
        shown = {name: self.find(self.apart * index, *wanted) for index, (name, wanted) in names}
        duel = list(self.opening(self.duel)) if self.duel else []
        data = {"positions": shown, "voyage": list(self.opening(self.voyage)), "duel": duel, "print": self.print}
        for name, content in data.items():
            if content:
                path = BOARDS / self.game.id / "fixtures" / f"{name}.json"
                path.write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")

    def play(self, seats: int, seed: int) -> Iterator[tuple[S, list[Fact]]]:
        """Yields each position with a decision, and the facts since the previous one."""
        state, source, rng = self.game.start(seats), fast(seed), random.Random(seed)
        assert isinstance(state, self.kind)
        facts = list[Fact]()
        while not state.over:
            if state.pending == (CHANCE,):
                state.chance(source)
                facts += state.facts
                continue
            yield state, facts
            seat = state.pending[0]
            state.apply(seat, self.choose(state, seat, rng))
            facts = list(state.facts)
        yield state, facts

    def find(self, first: int, seats: int, seen: Seen, holds: Callable[[S, str], bool]) -> dict[str, Any]:
        for seed in range(first, first + MAX_SEEDS):
            for state, facts in self.play(seats, seed):
                step = type(state.stack[-1]).__name__ if state.stack else "over"
                if holds(state, step):
                    asked = state.pending[0] if state.pending else 0
                    seat = {"asked": asked, "other": (asked + 1) % seats, "nobody": None}[seen]
                    return position(state, step, seat, facts)
        raise LookupError(f"no game with {seats} seats reached the position in {MAX_SEEDS} seeds")

    def opening(self, voyage: Voyage[S]) -> Iterator[dict[str, Any]]:
        for state, facts in self.play(voyage.seats, voyage.seed):
            yield {"view": msgspec.to_builtins(state.view(None)), "facts": visible(facts, None)}
            if voyage.until(state):
                return


def position(state: State, step: str, seat: int | None, facts: list[Fact]) -> dict[str, Any]:
    decision = ask(state, seat, 1) if seat is not None and seat in state.pending else None
    return {
        "seat": seat,
        "seats": state.seats,
        "pending": list(state.pending),
        "step": step,
        "view": msgspec.to_builtins(state.view(seat)),
        "decision": msgspec.to_builtins(decision),
        "facts": visible(facts, seat),
    }


def visible(facts: list[Fact], seat: int | None) -> list[list[Any]]:
    return [list(fact) for fact in (fact.seen(seat) for fact in facts) if fact]


def as_level(level: str, game: Game) -> Choose[Any]:
    """A policy that plays all seats with a bot of this level."""
    bot = bots.load(level, game)
    return lambda state, seat, rng: bots.ask(bot, state, seat, rng)
