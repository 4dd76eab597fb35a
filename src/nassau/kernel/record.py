"""Game records: a game as a JSON document, replayed by applying its entries in order.

    {"format": "nassau/1", "game": "manila", "version": 1, "options": {…}, "seats": 4,
     "entries": [[-1, "start:2"], [2, "bid:5"], …], "seal": {…} or absent}

An entry is the seat (-1: chance) and the action's text. The seal of a finished game contains the inputs of its dice,
so that players can verify them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from nassau.kernel.action import CHANCE, Action, parse, text
from nassau.kernel.game import BadSetup, Game
from nassau.kernel.refusal import Illegal
from nassau.kernel.sealed import CONTRIBUTION_BYTES, Sealed, contribution_hash, seal_key, seal_key_1
from nassau.kernel.state import State

FORMAT: Final = "nassau/1"
Entry = tuple[int, Action]


class BadRecord(ValueError):
    """A record cannot be replayed. `number` is the invalid entry (from 1; 0: the header), `rule` the violated rule."""

    def __init__(self, number: int, sentence: str, rule: str | None = None) -> None:
        super().__init__(f"entry {number}: {sentence}" if number else sentence)
        self.number = number
        self.rule = rule


class Seal:
    """The inputs of sealed dice, revealed when the game is over (docs/sealed-dice.md).

    Version 2: `contributions` and the hashes that committed to them, `commitments`, are by seat, empty where a seat has
    none, and `numbers` are the log numbers of the draws. In version 1 contributions were not committed to.
    """

    def __init__(
        self,
        table: str,
        commitment: str,
        secret: bytes,
        contributions: list[bytes],
        commitments: list[str] | None = None,
        numbers: list[int] | None = None,
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.secret = secret
        self.contributions = contributions
        self.commitments = commitments  # None: version 1
        self.numbers = numbers or []

    @property
    def version(self) -> int:
        return 1 if self.commitments is None else 2

    def key(self) -> bytes:
        make = seal_key_1 if self.commitments is None else seal_key
        return make(self.secret, self.contributions, self.table)

    def source(self) -> Sealed:
        return Sealed(self.key())

    def problem(self) -> str:
        """What is wrong with the inputs themselves; empty if nothing is."""
        if hashlib.sha256(self.secret).hexdigest() != self.commitment:
            return "the secret does not match the commitment shown before the start"
        if self.commitments is None:
            return ""
        if len(self.commitments) != len(self.contributions):
            return "the seal does not have one commitment for each seat"
        for seat, (promised, part) in enumerate(zip(self.commitments, self.contributions, strict=True), 1):
            if part and contribution_hash(self.table, part) != promised:
                return f"the contribution of seat {seat} does not match its commitment"
        return ""

    def document(self) -> dict[str, Any]:
        shown = {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "contributions": [part.hex() for part in self.contributions],
        }
        if self.commitments is None:
            return shown
        return {"version": 2, **shown, "commitments": self.commitments, "numbers": self.numbers}


class Record:
    """A game in memory: its setup and its entries."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], entries: list[Entry], seal: Seal | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.choose(options)
        self.entries = entries
        self.seal = seal

    def document(self) -> dict[str, Any]:
        """The record as JSON-compatible data."""
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
        """Yields number, entry and state after each entry; number 0 is the start. Raises BadRecord at an illegal entry.

        All items share one state, which changes with each entry.
        """
        state = self.game.start(self.seats, self.options)
        yield 0, (CHANCE, ("start",)), state
        for number, (seat, action) in enumerate(self.entries, 1):
            apply_entry(state, number, seat, action)
            yield number, (seat, action), state

    def final(self) -> State:
        """The position after the last entry. Raises BadRecord at an illegal entry."""
        state = self.game.start(self.seats, self.options)
        for number, (seat, action) in enumerate(self.entries, 1):
            apply_entry(state, number, seat, action)
        return state

    def verify(self) -> int:
        """Draw all outcomes again from the seal. Returns their number; raises BadRecord at the first difference."""
        if self.seal is None:
            raise BadRecord(0, "this record has no seal: its dice cannot be verified")
        if problem := self.seal.problem():
            raise BadRecord(0, problem)
        source, checked = self.seal.source(), 0
        state = self.game.start(self.seats, self.options)
        for number, (seat, action) in enumerate(self.entries, 1):
            if seat == CHANCE and state.pending == (CHANCE,):
                drawn = source.answer(state)
                if drawn != action:
                    raise BadRecord(number, f"the log says {text(action)}, the sealed dice say {text(drawn)}")
                checked += 1
            apply_entry(state, number, seat, action)
        if not checked:
            raise BadRecord(0, "this record has no outcome of chance, so there is nothing to verify")
        return checked


def apply_entry(state: State, number: int, seat: int, action: Action) -> None:
    """Apply an entry. Raises BadRecord if it is illegal."""
    try:
        state.apply(seat, action)
    except Illegal as illegal:
        refusal = illegal.refusal
        who = "chance" if seat == CHANCE else f"seat {seat + 1}"
        bound = "" if refusal.need is None else f" (needs {refusal.need}, has {refusal.have})"
        sentence = f"{text(action)} of {who} is refused by rule {refusal.rule}{bound}"
        raise BadRecord(number, sentence, refusal.rule) from illegal


def read_record(game: Game, data: object) -> Record:
    """The record in a JSON document. Raises BadRecord for a wrong form; entries are checked by `replay` only."""
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
        options = game.blank(seats, game.restored_options(options)).options
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


def read_seal(data: Any) -> Seal | None:
    """The seal in a JSON value, or None. Raises BadRecord for a wrong form."""
    if data is None:
        return None
    try:
        seal = parsed_seal(data)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(0, "the record's seal is damaged") from error
    optional = seal.version == 2
    if any(len(part) != CONTRIBUTION_BYTES and not (optional and not part) for part in seal.contributions):
        raise BadRecord(0, "the record's seal is damaged")
    return seal


def parsed_seal(data: Any) -> Seal:
    version = data.get("version", 1) if isinstance(data, Mapping) else None
    if version not in (1, 2):
        raise ValueError(f"there is no seal of version {version}")
    contributions = [bytes.fromhex(part) for part in data["contributions"]]
    first = (str(data["table"]), str(data["commitment"]), bytes.fromhex(data["secret"]), contributions)
    if version == 1:
        return Seal(*first)
    return Seal(*first, [str(part) for part in data["commitments"]], [int(number) for number in data["numbers"]])
