"""A game that is being played here: its position, its log, its dice, and who plays which seat."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from nassau import bots
from nassau.kernel import CHANCE, EVERYONE, Action, Fact, Record, Seal, State
from nassau.kernel.chance import Source, fast
from nassau.kernel.record import apply_entry
from nassau.kernel.sealed import commitment
from nassau.terminal.record_files import Player, Saved, write


class Sitting:
    """Goes on with a record, which may be empty. Every act is an entry of it."""

    def __init__(self, record: Record, players: Sequence[Player], file: Path | None = None) -> None:
        self.record = record
        self.players = list(players)
        self.file = file
        self.bots = [bots.load(player.bot, record.game) if player.bot else None for player in players]
        self.state: State = record.game.start(record.seats, record.options)
        self.log: list[list[Fact]] = []  # what each entry did
        self.before: list[tuple[int, State]] = []  # what may be taken back: whose act, and the position before it
        self.dice: Source = self.catch_up()

    def catch_up(self) -> Source:
        """Replay what the record holds already; sealed dice go on after it."""
        sealed = self.record.seal.source() if self.record.seal else None
        for number, (seat, action) in enumerate(self.record.entries, 1):
            if sealed and seat == CHANCE and self.state.pending == (CHANCE,):
                stream = self.state.question().stream(self.state)
                sealed.answered[stream] = sealed.answered.get(stream, 0) + 1
            apply_entry(self.state, number, seat, action)
            self.log.append(self.state.facts)
        return sealed or fast()

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def advance(self, thinks: Callable[[int], None] = lambda _: None) -> int | None:
        """Let chance and bots go on until a person must decide: that seat, or None when the game is over.

        `thinks` is told which seat's bot is about to search.
        """
        while not self.state.over:
            seat = self.state.pending[0]
            if seat == CHANCE:
                self.enter(CHANCE, self.dice.answer(self.state))
                continue
            bot = self.bots[seat]
            if bot is None:
                return seat
            if self.players[seat].bot not in bots.INSTANT:
                thinks(seat)
            self.enter(seat, bots.ask(bot, self.state, seat, self.numbers()))
        return None

    def numbers(self) -> random.Random:
        """A bot's random numbers depend on the seal and the entry, so that a game can be repeated and resumed."""
        seal = self.record.seal
        return random.Random(f"{seal.secret.hex()}/{len(self.log)}" if seal else None)

    def enter(self, seat: int, action: Action) -> None:
        """Carry out an action and write it down; raises Illegal and changes nothing if it is refused."""
        before = self.state.copy()
        self.state.apply(seat, action)
        self.record.entries.append((seat, action))
        self.log.append(self.state.facts)
        if seat == CHANCE or (self.before and self.before[-1][0] != seat):
            self.before = []
        if seat != CHANCE:
            self.before.append((seat, before))
        if self.revealed(seat):
            self.before = []

    def revealed(self, seat: int) -> bool:
        """Whether the last act let somebody else know something hidden, or laid everything open."""
        owners = {fact.owner for fact in self.state.facts}
        return self.state.over or not owners <= {EVERYONE, seat}

    def undoable(self, seat: int) -> bool:
        """Whether the last act is that of `seat`, and nothing came of it that cannot be unknown again."""
        return bool(self.before) and self.before[-1][0] == seat

    def undo(self, seat: int) -> bool:
        """Take back the last act of `seat`: never across chance, a reveal or another seat's act."""
        if not self.undoable(seat):
            return False
        _, self.state = self.before.pop()
        self.record.entries.pop()
        self.log.pop()
        return True

    def save(self) -> None:
        if self.file is not None:
            write(self.file, Saved(self.record, self.players))


def seal(seed: int | None) -> Seal:
    """Sealed dice of a table that one machine keeps for itself; with a seed they are the same each time."""
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    table = f"terminal-{secrets.token_hex(4)}" if seed is None else f"terminal-seed-{seed}"
    return Seal(table, commitment(secret), secret, [])
