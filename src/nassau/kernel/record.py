"""Game records: a game as one JSON document, replayed by applying its entries in order.

    {"format": "nassau/1", "game": "manila", "version": 1, "options": {…}, "seats": 4,
     "entries": [[-1, "start:2"], [2, "bid:5"], …], "seal": {…} or absent}

An entry is the seat (-1: chance) and the action's text. The seal of a finished game holds what its dice were drawn
from, so that anyone can draw them again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from nassau.kernel.action import CHANCE, Action, parse, text
from nassau.kernel.game import BadSetup, Game
from nassau.kernel.refusal import Illegal
from nassau.kernel.sealed import CONTRIBUTION, Sealed, seal_key
from nassau.kernel.state import State

FORMAT: Final = "nassau/1"
Entry = tuple[int, Action]


class BadRecord(ValueError):
    """A record that cannot be replayed. `number` is the entry at fault (from 1; 0: the head), `rule` what it broke."""

    def __init__(self, number: int, sentence: str, rule: str | None = None) -> None:
        super().__init__(f"entry {number}: {sentence}" if number else sentence)
        self.number = number
        self.rule = rule


class Seal:
    """What sealed dice were drawn from: revealed when the game is over."""

    def __init__(self, table: str, commitment: str, secret: bytes, contributions: list[bytes]) -> None:
        self.table = table
        self.commitment = commitment
        self.secret = secret
        self.contributions = contributions

    def source(self) -> Sealed:
        return Sealed(seal_key(self.secret, self.contributions, self.table))

    def document(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "contributions": [part.hex() for part in self.contributions],
        }


class Record:
    """A whole game in memory."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], entries: list[Entry], seal: Seal | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.entries = entries
        self.seal = seal

    def document(self) -> dict[str, Any]:
        """The record as JSON-able data."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "options": self.options,
            "seats": self.seats,
            "entries": [[seat, text(action)] for seat, action in self.entries],
        }
        return data if self.seal is None else {**data, "seal": self.seal.document()}

    def replay(self) -> Iterator[tuple[int, Entry, State]]:
        """The state after each entry, with the entry and its number (from 1). Number 0 is the start."""
        state = self.game.start(self.seats, self.options)
        yield 0, (CHANCE, ("start",)), state
        for number, (seat, action) in enumerate(self.entries, 1):
            apply_entry(state, number, seat, action)
            yield number, (seat, action), state

    def final(self) -> State:
        """The position after the last entry."""
        state = self.game.start(self.seats, self.options)
        for number, (seat, action) in enumerate(self.entries, 1):
            apply_entry(state, number, seat, action)
        return state

    def verify(self) -> int:
        """Draw every outcome again from the seal: how many were checked, or BadRecord at the first that differs."""
        if self.seal is None:
            raise BadRecord(0, "this record has no seal: its dice cannot be verified")
        if hashlib.sha256(self.seal.secret).hexdigest() != self.seal.commitment:
            raise BadRecord(0, "the secret does not match the commitment shown before the start")
        source, checked = self.seal.source(), 0
        state = self.game.start(self.seats, self.options)
        for number, (seat, action) in enumerate(self.entries, 1):
            if seat == CHANCE and state.pending == (CHANCE,):
                drawn = source.answer(state)
                if drawn != action:
                    raise BadRecord(number, f"the log says {text(action)}, the sealed dice say {text(drawn)}")
                checked += 1
            apply_entry(state, number, seat, action)
        return checked


def apply_entry(state: State, number: int, seat: int, action: Action) -> None:
    try:
        state.apply(seat, action)
    except Illegal as illegal:
        refusal = illegal.refusal
        who = "chance" if seat == CHANCE else f"seat {seat + 1}"
        bound = "" if refusal.need is None else f" (needs {refusal.need}, has {refusal.have})"
        sentence = f"{text(action)} of {who} is refused by rule {refusal.rule}{bound}"
        raise BadRecord(number, sentence, refusal.rule) from illegal


def read_record(game: Game, data: object) -> Record:
    """The record in a JSON document of this game; entries are checked when they are replayed."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadRecord(0, f"this is not a game record of format {FORMAT}")
    if data.get("game") != game.id:
        raise BadRecord(0, f"this is a record of the game {data.get('game')!r}, not of {game.id}")
    if data.get("version") != game.version:
        raise BadRecord(0, f"the record is of {game.id} version {data.get('version')}; this is version {game.version}")
    seats, options = data.get("seats"), data.get("options")
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise BadRecord(0, "the record does not say its seats and options")
    try:
        game.blank(seats, options)
    except BadSetup as error:
        raise BadRecord(0, str(error)) from error
    return Record(game, seats, options, read_entries(data.get("entries")), read_seal(data.get("seal")))


def read_entries(rows: object) -> list[Entry]:
    if not isinstance(rows, list):
        raise BadRecord(0, "the record has no entries")
    return [read_entry(number, row) for number, row in enumerate(rows, 1)]


def read_entry(number: int, row: object) -> Entry:
    if not isinstance(row, list) or len(row) != 2 or type(row[0]) is not int or not isinstance(row[1], str):
        raise BadRecord(number, "an entry is a seat and an action")
    try:
        return row[0], parse(row[1])
    except ValueError as error:
        raise BadRecord(number, str(error)) from error


def read_seal(data: object) -> Seal | None:
    if data is None:
        return None
    try:
        assert isinstance(data, dict)
        contributions = [bytes.fromhex(part) for part in data["contributions"]]
        assert all(len(part) == CONTRIBUTION for part in contributions)
        return Seal(str(data["table"]), str(data["commitment"]), bytes.fromhex(data["secret"]), contributions)
    except (AssertionError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(0, "the record's seal is damaged") from error
