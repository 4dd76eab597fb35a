"""People at tables, for tests: a seated table, and somebody who plays at random."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec

from nassau.kernel import text
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


def head(game: str = "manila", seats: int = 3, **more: Any) -> Created:
    return Created("table-1", game, 0, {}, seats, ANN, SECRET.hex(), **more)


def seated(created: Created) -> tuple[Table, list[Entry]]:
    """A table where everybody sits and is ready."""
    table, log = hosting.create(created, START)
    for seat, player in enumerate(EVERYBODY[: created.seats]):
        log += seating.sit(table, player, seat, START + 1)
        log += seating.contribute(table, seat, bytes([seat]) * 16, START + 2)
        log += seating.ready(table, seat, True, START + 3)
    return table, log


def begun(created: Created) -> tuple[Table, list[Entry]]:
    """A table whose game has just started."""
    table, log = seated(created)
    return table, log + play.start(table, ANN.id, START + 1000)


def look(table: Table) -> dict[str, Any]:
    """Everything there is to a table, to be compared."""
    fields = dict(table.__dict__)
    for name in ("projections", "state_shared", "game", "dice", "clock", "undo_points", "transcript", "state", "seats"):
        del fields[name]
    return fields | {
        "state": table.state.dump() if table.state else None,
        "answered": table.dice.answered if table.dice else None,
        "clock": (table.clock.bank, table.clock.since),
        "undo_points": [(p.number, p.seat, p.action, p.state.key(), p.versions) for p in table.undo_points],
        "transcript": [msgspec.to_builtins(row) for row in table.transcript.after(-1)],
        "seats": [vars(seat) for seat in table.seats],
    }


class Somebody:
    """Plays, undoes, leaves, returns and asks to stop at random; remembers the log."""

    def __init__(self, seed: int | str, table: Table, log: list[Entry]) -> None:
        self.rng = random.Random(seed)
        self.table = table
        self.log = log
        self.now = START + 2000

    def option(self, seat: int) -> str:
        """Any legal act; repaying a loan just taken goes on for ever, so it is rare."""
        assert self.table.state is not None
        legal = self.table.state.legal(seat)
        brisk = [action for action in legal if action[0] not in ("repay", "pledge", "note")]
        return text(self.rng.choice(brisk if brisk and self.rng.random() < 0.9 else legal))

    def play(self) -> list[Entry]:
        """One act of one of those who must decide, by a bot where a bot plays."""
        seat = self.rng.choice(self.table.pending)
        version = self.table.version(seat)
        assert version is not None
        bot = bool(self.table.seats[seat].played_by)
        return self.note(play.act(self.table, seat, self.option(seat), version, self.tick(), bot))

    def undo(self, seat: int) -> None:
        """Take the last act back, if the rules of undo allow it."""
        with suppress(Declined):
            self.note(undo.take_back(self.table, seat, self.tick()))

    def tick(self) -> int:
        self.now += self.rng.randrange(20_000)
        return self.now

    def note(self, entries: list[Entry]) -> list[Entry]:
        self.log += entries
        return entries

    def stir(self) -> None:
        """Something besides playing, allowed or not."""
        table, seat = self.table, self.rng.randrange(len(self.table.seats))
        player, level = EVERYBODY[seat], self.rng.choice(("sailor", "captain"))
        doings: list[Any] = [
            lambda: undo.take_back(table, seat, self.tick()),
            lambda: undo.take_back(table, seat, self.tick()),
            lambda: undo.take_back(table, seat, self.tick()),
            lambda: seating.leave(table, player.id, self.tick()),
            lambda: deputies.deputise(table, seat, cast_level(level), self.tick()),
            lambda: deputies.give_back(table, seat, self.tick()),
            lambda: deputies.give_back(table, seat, self.tick()),
            lambda: hosting.mute(table, table.host.id, player, self.rng.random() < 0.5, self.tick()),
            lambda: hosting.move_host(table, table.host.id, player.id, self.tick()),
            lambda: stopping.decline_stop(table, seat, self.tick()),
            lambda: [entry for late in table.due(self.tick()) for entry in deputies.time_out(table, late, self.now)],
        ]
        if self.rng.random() < 0.1:
            doings = [lambda: stopping.ask_stop(table, seat, self.tick())]
        with suppress(Declined):
            self.note(self.rng.choice(doings)())


def cast_level(level: str) -> Level:
    return "captain" if level == "captain" else "sailor"
