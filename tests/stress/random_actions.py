"""Random input for the rules: actions, their texts, and records, from nearly valid to noise."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from typing import Any, Final

from nassau import games
from nassau.kernel import CHANCE, Game, State, text
from nassau.kernel.record import BadRecord, Entry, Record, Seal, read_record
from nassau.kernel.rulebook import table_rules
from nassau.tables import Declined, Table, play
from tests.security.noninterference import NOW, begun, moves

BATCH: Final = 50
"""Refused inputs between two checks that the state is unchanged."""

NUMBERS: Final = (0, 1, 2, 5, -1, -2, 13, 60, 255, 2**31, 2**63, -(2**63) - 1, 10**30)
MARKS: Final = (":", "::", "-", "+", "_", " ", "\x00", "٣", "²", "é", "1" * 400, "\n", "{", "1.0", "e5", "0x1")
JUNK: Final[tuple[Any, ...]] = (None, True, 1.5, float("nan"), "1", b"x", [], (), {})


class RulesFuzzer:
    """Generates inputs, applies them, and counts the outcomes."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.counted: Counter[str] = Counter()

    # -- actions

    def number(self) -> int:
        return self.rng.choice(NUMBERS) if self.rng.random() < 0.3 else self.rng.randrange(-2, 40)

    def action(self, state: State) -> tuple[Any, ...]:
        """An action of the game with random numbers, or a malformed one."""
        verb = self.rng.choice(sorted(state.game.verbs))
        numbers = [self.number() for _ in range(state.game.verbs[verb].numbers)]
        kind = self.rng.random()
        if kind < 0.7:
            return (verb, *numbers)
        if kind < 0.8:
            return (verb, *numbers, self.number())
        if kind < 0.9:
            return (verb, *[self.rng.choice(JUNK) for _ in numbers])
        return tuple(self.rng.choice([*JUNK, verb, self.number()]) for _ in range(self.rng.randrange(4)))

    def offer(self, state: State, inputs: int) -> None:
        """Check that each action is legal, or refused by an existing rule."""
        before, facts = state.key(), len(state.facts)
        rules = (state.game.rules, table_rules().rules)
        for _ in range(inputs):
            seat = self.rng.choice([CHANCE - 1, state.seats, 10**9, *range(CHANCE, state.seats)])
            action = self.action(state)
            refusal = state.refusal(seat, action)
            self.counted["actions"] += 1
            if refusal is None:
                self.counted["actions that were allowed"] += 1
                assert seat == CHANCE or action in state.legal(seat), (seat, action)
            else:
                assert any(refusal.rule in known for known in rules), refusal
        assert (state.key(), len(state.facts)) == (before, facts)

    def say(self, table: Table, inputs: int) -> None:
        """Send texts to a table as clients do: accepted, or declined with a code and without a change."""
        assert table.state is not None
        held, number, before = table.copy(), table.number, table.state.key()
        for _ in range(inputs):
            seat = self.rng.choice([None, -1, 99, *range(len(table.seats))])
            version = self.rng.choice([*table.versions.values(), 0, -1, 10**30])
            line = self.line(table.state)
            self.counted["texts"] += 1
            try:
                play.act(held, seat, line, version, NOW)
            except Declined as declined:
                self.counted[declined.code] += 1
            else:
                self.counted["texts that were allowed"] += 1
                held = table.copy()
        assert held.state is not None
        assert (held.number, held.state.key()) == (number, before)

    def line(self, state: State) -> str:
        words = text(("x", *(self.number() for _ in range(3)))).split(":")
        verb = self.rng.choice(sorted(state.game.verbs))
        line = ":".join([verb, *words[1 : 1 + state.game.verbs[verb].numbers]])
        return line if self.rng.random() < 0.6 else self.spoilt(line)

    def spoilt(self, line: str) -> str:
        """The text with a part removed, repeated or inserted."""
        at = self.rng.randrange(len(line) + 1)
        put = self.rng.choice(MARKS)
        return self.rng.choice([line[:at] + put + line[at:], line[:at], line[at:], line + line, put])

    def play(self, game: str, inputs: int) -> None:
        """Fuzz along random games until this many inputs were made."""
        left = inputs
        while left > 0:
            seats = self.rng.choice(games.load(game).seats)
            for table, _, _ in moves(begun(game, seats, str(self.rng.random())), self.rng):
                if self.rng.random() < 0.2:
                    assert table.state is not None
                    self.offer(table.state, BATCH)
                    self.say(table, BATCH)
                    left -= 2 * BATCH
                if left <= 0:
                    break

    # -- records

    def read(self, game: Game, document: dict[str, Any], inputs: int) -> None:
        """Check that damaged records are read or refused with the proper error."""
        whole = json.dumps(document)
        for _ in range(inputs):
            self.counted["records"] += 1
            try:
                found = read_record(game, self.damaged(document, whole))
                found.final()
                if found.seal is not None:
                    found.verify()
            except (BadRecord, json.JSONDecodeError, RecursionError):
                continue
            self.counted["records that were sound"] += 1

    def damaged(self, document: dict[str, Any], whole: str) -> Any:
        if self.rng.random() < 0.4:
            at = self.rng.randrange(len(whole))
            put = self.rng.choice(["", "0", "-", "]", '"', "[", "9" * 30, "null", "\\u0000"])
            return json.loads(whole[:at] + put + whole[at + self.rng.randrange(3) :])
        spoilt = json.loads(whole)
        place, key = self.somewhere(spoilt)
        place[key] = self.rng.choice([None, True, -1, 10**30, 1.5, "", "x" * 50, [], {}, [[]], "bid:1", [0, "bid:1"]])
        return spoilt

    def somewhere(self, document: Any) -> tuple[Any, Any]:
        """A random container in a document, and a key in it."""
        place = document
        while True:
            keys = list(place) if isinstance(place, dict) else range(len(place))
            key = self.rng.choice(list(keys))
            if not isinstance(place[key], dict | list) or not place[key] or self.rng.random() < 0.2:
                return place, key
            place = place[key]


def begun_record(game: str, seed: str, most: int = 60) -> dict[str, Any]:
    """The record of the first entries of a random game, with the seal of its dice."""
    rng, secret = random.Random(seed), hashlib.sha256(seed.encode()).digest()
    played = games.load(game)
    seal = Seal("t", hashlib.sha256(secret).hexdigest(), secret, [])
    state, source, entries = played.start(played.seats[0], {}), seal.source(), list[Entry]()
    while not state.over and len(entries) < most:
        seat = rng.choice(state.pending)
        action = state.chance(source) if seat == CHANCE else rng.choice(state.legal(seat))
        if seat != CHANCE:
            state.apply(seat, action)
        entries.append((seat, action))
    return Record(played, played.seats[0], {}, entries, seal).document()
