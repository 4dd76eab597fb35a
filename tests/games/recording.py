"""Finds games in which something notable happens, and records them with sealed dice.

What is notable and how the people at the table play is said by each game's own `recording`.
"""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from nassau.kernel import CHANCE, Action, Game, Record, Seal, State, read_record, text
from nassau.kernel.chance import Source
from nassau.kernel.sealed import commitment

S = TypeVar("S", bound=State)


class Story(NamedTuple, Generic[S]):
    """A whole game: its record, everything that was told, and how it ended."""

    record: Record
    facts: list[Action]
    final: S

    def told(self, *names: str) -> list[Action]:
        return [fact for fact in self.facts if fact[0] in names]

    def decided(self, verb: str) -> list[Action]:
        return [action for _, action in self.record.entries if action[0] == verb]


class Wanted(NamedTuple, Generic[S]):
    """A game worth recording. What is `liked` is done whenever it can be: verbs, or "verb:first number"."""

    seats: int
    options: dict[str, str]
    happens: Callable[[Story[S]], bool]
    liked: tuple[str, ...] = ()


class Recording(Generic[S]):
    """The recorded games of a title: `considered` is what people think of doing, `noted` what counts
    at the end besides the scores."""

    def __init__(
        self,
        game: Game,
        kind: type[S],
        wanted: Mapping[str, Wanted[S]],
        considered: Callable[[S, int, random.Random], list[Action]],
        noted: Callable[[S], dict[str, object]],
    ) -> None:
        self.game = game
        self.kind = kind
        self.wanted = wanted
        self.considered = considered
        self.noted = noted
        self.folder = Path(__file__).parent / game.id / "records"

    # -- writing

    def write(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for name in self.wanted:
            story = self.find(name)
            document = {**story.record.document(), "final": self.outcome(story.final)}
            lines = json.dumps(document, ensure_ascii=False).replace("], [", "],\n[")
            (self.folder / f"{name}.json").write_text(lines + "\n", encoding="utf-8")

    def find(self, name: str) -> Story[S]:
        happens = self.wanted[name].happens
        return next(story for seed in range(100_000) if happens(story := self.play(name, seed)))

    def play(self, name: str, seed: int) -> Story[S]:
        """A game with sealed dice."""
        wanted, rng = self.wanted[name], random.Random(f"{name} {seed}")
        seal = sealed(name, seed, wanted.seats)
        state = self.known(self.game.start(wanted.seats, wanted.options))
        entries, facts = played(state, seal.source(), lambda seat: self.choose(state, seat, wanted.liked, rng))
        return Story(Record(self.game, wanted.seats, wanted.options, entries, seal), facts, state)

    def choose(self, state: S, seat: int, liked: tuple[str, ...], rng: random.Random) -> Action:
        considered = self.considered(state, seat, rng)
        options = [action for action in considered if named(action, liked)] or considered
        return options[int(rng.random() * len(options))]

    def outcome(self, state: S) -> dict[str, object]:
        """The outcome that a replay must reach."""
        return {"scores": state.scores(), "ranking": state.ranking(), **self.noted(state)}

    # -- reading

    def document(self, name: str) -> dict[str, Any]:
        return read(self.folder / f"{name}.json")

    def record(self, name: str) -> Record:
        return read_record(self.game, self.document(name))

    def states(self, name: str) -> Iterator[S]:
        """The position after each entry, from the start on."""
        for _, _, state in self.record(name).replay():
            yield self.known(state)

    def known(self, state: State) -> S:
        assert isinstance(state, self.kind)
        return state


def sealed(name: str, seed: int, seats: int) -> Seal:
    secret = sha256(f"{name} {seed}".encode()).digest()
    parts = [sha256(f"{name} {seat}".encode()).digest()[:16] for seat in range(seats)]
    return Seal(name, commitment(secret), secret, parts)


def played(
    state: State, source: Source, choose: Callable[[int], Action]
) -> tuple[list[tuple[int, Action]], list[Action]]:
    """A game played to its end: its entries, and everything that was told."""
    entries: list[tuple[int, Action]] = []
    facts: list[Action] = []
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            entries.append((seat, state.chance(source)))
        else:
            entries.append((seat, choose(seat)))
            state.apply(*entries[-1])
        facts += [fact.open() for fact in state.facts]
    return entries, facts


@cache
def read(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


# -- words of the wishes


def named(action: Action, names: tuple[str, ...]) -> bool:
    return action[0] in names or text(action[:2]) in names


def mostly_not(shunned: tuple[str, ...], chance: float, legal: list[Action], rng: random.Random) -> list[Action]:
    """Without what is shunned, so often, as long as anything else can be done."""
    eager = [action for action in legal if not named(action, shunned)]
    return eager if eager and rng.random() < chance else legal


def tells(*names: str) -> Callable[[Story[Any]], bool]:
    return lambda story: all(story.told(name) for name in names)
