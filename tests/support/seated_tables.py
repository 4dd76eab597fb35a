"""Tables for tests: seated, started, or at a given step; and a player who acts at random."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec

from nassau.kernel import text
from nassau.kernel.sealed import CONTRIBUTION_BYTES, contribution_hash
from nassau.tables import (
    Created,
    Declined,
    Entry,
    Level,
    Player,
    Table,
    deputies,
    hosting,
    play,
    seating,
    stopping,
    undo,
)

ANN, BOB, CID, DOT = (Player(name.lower(), name) for name in ("Ann", "Bob", "Cid", "Dot"))
EVERYBODY = (ANN, BOB, CID, DOT)
START = 1_700_000_000_000
SECRET = bytes(range(32))
LONG_MS = 20_000


def head(game: str = "manila", seats: int = 3, **more: Any) -> Created:
    return Created("table-1", game, 0, {}, seats, ANN, SECRET.hex(), **more)


def seated(created: Created) -> tuple[Table, list[Entry]]:
    """A table where every seat is taken by a person who is ready, and its log."""
    table, log = hosting.create(created, START)
    for seat, player in enumerate(EVERYBODY[: created.seats]):
        log += seating.sit(table, player, seat, START + 1)
        log += seating.commit(table, seat, contribution_hash(table.id, contribution(seat)), START + 2)
        log += seating.ready(table, seat, True, START + 3)
    return table, log


def contribution(seat: int) -> bytes:
    """What the client of a seat adds to the sealed dice."""
    return bytes([seat]) * CONTRIBUTION_BYTES


def begun(created: Created) -> tuple[Table, list[Entry]]:
    """A table whose game has just started, and its log."""
    table, log = seated(created)
    return table, log + started(table, START + 1000)


def started(table: Table, now: int) -> list[Entry]:
    """The host starts the game, and all clients reveal their contributions."""
    log = play.start(table, ANN.id, now)
    for seat in range(len(table.seats)):
        log += play.reveal(table, seat, contribution(seat), now)
    return log


def loading_table(**more: Any) -> tuple[Table, int]:
    """A table of Manila whose harbour master must load the punts (three choices in a row), and that seat."""
    table, log = begun(head(**more))
    random_player = RandomPlayer(2, table, log)
    while type(table.state.stack[-1]).__name__ != "LoadPunts":  # type: ignore[union-attr]
        random_player.play()
    return table, table.pending[0]


def picking_table(seats: int = 3) -> Table:
    """A table of the toy game where all seats must pick at once."""
    table, _ = begun(head("toy", seats))
    for seat in range(seats):
        play.act(table, seat, "pass", version(table, seat), table.time)
    return table


def version(table: Table, seat: int) -> int:
    """The version of a pending seat's decision."""
    found = table.version(seat)
    assert found is not None
    return found


def table_data(table: Table) -> dict[str, Any]:
    """All data of a table in a form that can be compared."""
    fields = dict(table.__dict__)
    for name in (
        "projections",
        "state_shared",
        "game",
        "dice",
        "chain",
        "clock",
        "undo_points",
        "transcript",
        "state",
        "seats",
    ):
        del fields[name]
    return fields | {
        "state": table.state.dump() if table.state else None,
        "answered": table.dice.answered if table.dice else None,
        "chain": table.chain,
        "clock": (table.clock.bank, table.clock.since),
        "undo_points": [(p.number, p.seat, p.action, p.state.key(), p.versions) for p in table.undo_points],
        "transcript": [msgspec.to_builtins(row) for row in table.transcript.after(-1)],
        "seats": [vars(seat) for seat in table.seats],
    }


class RandomPlayer:
    """Plays all seats at random, issues other random commands, and keeps the log."""

    def __init__(self, seed: int | str, table: Table, log: list[Entry]) -> None:
        self.rng = random.Random(seed)
        self.table = table
        self.log = log
        self.now = START + 2000

    def option(self, seat: int) -> str:
        """A legal act. Loans are rare, because taking and repaying one could repeat without end."""
        assert self.table.state is not None
        legal = self.table.state.legal(seat)
        progress = [action for action in legal if action[0] not in ("repay", "pledge", "note")]
        return text(self.rng.choice(progress if progress and self.rng.random() < 0.9 else legal))

    def play(self) -> list[Entry]:
        """One act of a pending seat, by a bot where a bot plays."""
        seat = self.rng.choice(self.table.pending)
        bot = bool(self.table.seats[seat].played_by)
        now = version(self.table, seat)
        return self.keep(play.act(self.table, seat, self.option(seat), now, self.tick(), bot))

    def undo(self, seat: int) -> None:
        """Undo the last act if that is allowed."""
        with suppress(Declined):
            self.keep(undo.take_back(self.table, seat, self.tick()))

    def tick(self) -> int:
        """Advance the time at random and return it."""
        self.now += self.rng.randrange(LONG_MS)
        return self.now

    def keep(self, entries: list[Entry]) -> list[Entry]:
        self.log += entries
        return entries

    def random_command(self) -> None:
        """A command other than an act, allowed or not."""
        table, seat = self.table, self.rng.randrange(len(self.table.seats))
        player = EVERYBODY[seat]
        level: Level = self.rng.choice(("sailor", "captain"))
        commands: list[Any] = [
            lambda: undo.take_back(table, seat, self.tick()),
            lambda: undo.take_back(table, seat, self.tick()),
            lambda: undo.take_back(table, seat, self.tick()),
            lambda: seating.leave(table, player.id, self.tick()),
            lambda: deputies.deputise(table, seat, level, self.tick()),
            lambda: deputies.give_back(table, seat, self.tick()),
            lambda: deputies.give_back(table, seat, self.tick()),
            lambda: hosting.mute(table, table.host.id, player, self.rng.random() < 0.5, self.tick()),
            lambda: hosting.move_host(table, table.host.id, player.id, self.tick()),
            lambda: stopping.decline_stop(table, seat, self.tick()),
            lambda: [entry for late in table.due(self.tick()) for entry in deputies.time_out(table, late, self.now)],
        ]
        if self.rng.random() < 0.1:
            commands = [lambda: stopping.ask_stop(table, seat, self.tick())]
        with suppress(Declined):
            self.keep(self.rng.choice(commands)())
