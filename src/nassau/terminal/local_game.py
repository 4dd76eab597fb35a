"""A game on this machine: position, record, dice, and the player of each seat."""

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
from nassau.terminal.record_files import Player, SavedGame, write


class LocalGame:
    """Continues a record, which may be empty. Each action becomes an entry of it.

    Raises BadRecord if the record does not replay.
    """

    def __init__(self, record: Record, players: Sequence[Player], file: Path | None = None) -> None:
        self.record = record
        self.players = list(players)
        self.file = file
        self.bots = [bots.load(player.bot, record.game) if player.bot else None for player in players]
        self.state: State = record.game.start(record.seats, record.options)
        self.facts: list[list[Fact]] = []  # by entry
        self.undo_stack: list[tuple[int, State]] = []  # seat, and the position before its action
        self.dice: Source = self.replay()

    def replay(self) -> Source:
        """Replay the entries of the record; returns the dice, with sealed streams advanced to the same point."""
        sealed = self.record.seal.source() if self.record.seal else None
        for number, (seat, action) in enumerate(self.record.entries, 1):
            if sealed and seat == CHANCE and self.state.pending == (CHANCE,):
                stream = self.state.question().stream(self.state)
                sealed.answered[stream] = sealed.answered.get(stream, 0) + 1
            apply_entry(self.state, number, seat, action)
            self.facts.append(self.state.facts)
        return sealed or fast()

    @property
    def people(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def advance(self, on_search: Callable[[int], None] = lambda _: None) -> int | None:
        """Play chance and bots until a person must decide; returns that seat, or None after the end.

        `on_search` is called with the seat of a bot before it searches.
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
                on_search(seat)
            self.enter(seat, bots.ask(bot, self.state, seat, self.bot_rng()))
        return None

    def bot_rng(self) -> random.Random:
        """A generator seeded by the seal and the entry number, so that a resumed game continues in the same way."""
        seal = self.record.seal
        return random.Random(f"{seal.secret.hex()}/{len(self.facts)}" if seal else None)

    def enter(self, seat: int, action: Action) -> None:
        """Apply an action and append it to the record. Raises Illegal and changes nothing if it is refused."""
        before = self.state.copy()
        self.state.apply(seat, action)
        self.record.entries.append((seat, action))
        self.facts.append(self.state.facts)
        if seat == CHANCE or (self.undo_stack and self.undo_stack[-1][0] != seat):
            self.undo_stack = []
        if seat != CHANCE:
            self.undo_stack.append((seat, before))
        if self.revealed(seat):
            self.undo_stack = []

    def revealed(self, seat: int) -> bool:
        """Whether the last action revealed hidden information to another seat or ended the game."""
        owners = {fact.owner for fact in self.state.facts}
        return self.state.over or not owners <= {EVERYONE, seat}

    def undoable(self, seat: int) -> bool:
        """Whether the last action belongs to `seat` and revealed nothing."""
        return bool(self.undo_stack) and self.undo_stack[-1][0] == seat

    def undo(self, seat: int) -> bool:
        """Undo the last action of `seat`; False across chance, a reveal or another seat's action."""
        if not self.undoable(seat):
            return False
        _, self.state = self.undo_stack.pop()
        self.record.entries.pop()
        self.facts.pop()
        return True

    def save(self) -> None:
        """Write the record if it has a file. Raises BadFile."""
        if self.file is not None:
            write(self.file, SavedGame(self.record, self.players))


def seal(seed: int | None) -> Seal:
    """Sealed dice without contributions of players; a seed makes them reproducible."""
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    table = f"terminal-{secrets.token_hex(4)}" if seed is None else f"terminal-seed-{seed}"
    return Seal(table, commitment(secret), secret, [])
