"""The rules of the house around a game: who sits where, who is ready, who is the host, who may speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import msgspec

from nassau import games
from nassau.kernel import BadSetup, Game
from nassau.kernel.sealed import CONTRIBUTION_BYTES, commitment
from nassau.tables import events as log
from nassau.tables.events import TABLE, Created, Entry, Happening, Level, Player
from nassau.tables.reducer import KEYED, Fold
from nassau.tables.table_errors import (
    AlreadyStarted,
    BadSeats,
    BadTable,
    Full,
    NotAllowed,
    NotHost,
    NotReady,
    NotSeated,
    NotStarted,
    Over,
    SeatTaken,
)

SECRET = 32
"""Bytes of the secret that the sealed dice are drawn from."""


class House(Fold):
    """What people may do at a table besides playing. Each returns the new entries, or raises and changes nothing."""

    @classmethod
    def create(cls, head: Created, now: int) -> tuple[Self, list[Entry]]:
        """A new table and its first entry. Options that are not given get their defaults."""
        try:
            game = games.load(head.game)
        except BadSetup as error:
            raise BadTable(str(error)) from error
        options = chosen(game, head.seats, head.options)
        if head.rated and head.learning:
            raise BadTable("a rated game is played without counsel")
        if len(head.secret) != 2 * SECRET:
            raise BadTable(f"the secret of the dice has {SECRET} bytes")
        first = Entry(1, now, TABLE, msgspec.structs.replace(head, options=options, version=game.version))
        return cls(first), [first]

    def add(self, seat: int, what: str | Happening, now: int) -> Entry:
        """Write the next entry and fold it in: the only way a live table changes."""
        entry = Entry(self.number + 1, max(now, self.time), seat, what)
        self.take(entry)
        if self.state is not None and entry.number % KEYED == 0:
            entry = msgspec.structs.replace(entry, key=self.state.key())
        return entry

    # -- questions

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        for number, seat in enumerate(self.seats):
            if seat.player is not None and seat.player.id == person:
                return number
        return None

    def seat_for(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated("you do not sit at this table")
        return seat

    def own_seat(self, seat: int | None) -> int:
        if seat is None or not 0 <= seat < len(self.seats):
            raise NotSeated("you do not sit at this table")
        return seat

    def must_host(self, person: str) -> None:
        if person != self.host.id:
            raise NotHost("only the host may do this")

    def must_wait(self) -> None:
        """Before the start."""
        if self.over:
            raise Over("the table is closed" if self.closed else "the game is over")
        if self.state is not None:
            raise AlreadyStarted("the game is running already")

    def must_play(self) -> None:
        """During the game."""
        if self.over:
            raise Over("the game is over")
        if self.state is None:
            raise NotStarted("the game has not begun")

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    # -- coming and going

    def sit(self, player: Player, seat: int | None, now: int) -> list[Entry]:
        """Take a seat, or any open one."""
        self.must_wait()
        if self.seat_of(player.id) is not None:
            raise SeatTaken("you sit at this table already")
        if not self.open_seats:
            raise Full("no seat is open")
        place = self.open_seats[0] if seat is None else self.own_seat(seat)
        if place not in self.open_seats:
            raise SeatTaken("this seat is taken")
        return [self.add(place, log.Sat(player), now)]

    def seat_bot(self, person: str, seat: int | None, level: Level, name: str, now: int) -> list[Entry]:
        """The host gives a seat, or any open one, to a bot; a bot that sits there already goes."""
        self.must_host(person)
        self.must_wait()
        if seat is None and not self.open_seats:
            raise Full("no seat is open")
        place = self.open_seats[0] if seat is None else self.own_seat(seat)
        if self.seats[place].player is not None:
            raise SeatTaken("this seat is taken")
        return [self.add(place, log.BotSat(level, name), now)]

    def leave(self, person: str, now: int, level: Level = "sailor") -> list[Entry]:
        """Stand up. During the game a deputy of `level` takes over; the seat can be taken back at any time."""
        seat = self.seat_for(person)
        if self.over:
            raise Over("the game is over")
        if self.state is None:
            return [self.add(seat, log.Left(), now), *self.pass_host(person, now)]
        if self.seats[seat].deputy:
            return self.pass_host(person, now)
        return [self.add(seat, log.DeputyTook(level, "left"), now), *self.pass_host(person, now)]

    def pass_host(self, person: str, now: int) -> list[Entry]:
        """When the host goes, the next person becomes host; a table without people is closed before the start."""
        if person != self.host.id:
            return []
        people = [seat.player for seat in self.seats if seat.player and not seat.deputy and not seat.program]
        others = [player for player in people if player.id != person]
        if others:
            return [self.add(TABLE, log.HostMoved(others[0]), now)]
        return [self.add(TABLE, log.Closed("empty"), now)] if self.state is None else []

    def remove(self, person: str, seat: int, now: int, level: Level = "sailor") -> list[Entry]:
        """The host frees a seat; during the game a deputy plays on for good."""
        self.must_host(person)
        place = self.own_seat(seat)
        if self.over:
            raise Over("the game is over")
        holder = self.seats[place]
        if holder.kind == "open" or (holder.player and holder.player.id == person):
            raise NotAllowed("there is nobody to remove")
        if self.state is None:
            return [self.add(place, log.Left(removed=True), now)]
        if holder.bot:
            raise AlreadyStarted("bots stay for the whole game")
        return [self.add(place, log.DeputyTook(level, "removed"), now)]

    def move_host(self, person: str, heir: str, now: int) -> list[Entry]:
        """The host hands the table to another person at it."""
        self.must_host(person)
        player = self.seats[self.seat_for(heir)].player
        assert player is not None
        return [self.add(TABLE, log.HostMoved(player), now)]

    def close(self, person: str | None, now: int) -> list[Entry]:
        """The host (or, with None, the server for want of people) gives the table up before its game begins."""
        if person is not None:
            self.must_host(person)
        self.must_wait()
        return [self.add(TABLE, log.Closed("idle" if person is None else "host"), now)]

    def resize(self, person: str, seats: int, now: int) -> list[Entry]:
        """The host changes how many play; only open seats go."""
        self.must_host(person)
        self.must_wait()
        if seats == len(self.seats):
            return []
        chosen(self.game, seats, self.head.options)
        if len(self.seats) - seats > len(self.open_seats):
            raise SeatTaken("only open seats can be taken away")
        return [self.add(TABLE, log.Resized(seats), now)]

    # -- before the start

    def contribute(self, seat: int | None, part: bytes, now: int) -> list[Entry]:
        """A person's browser adds its bytes to the seal; once, so that nobody changes theirs after seeing others'."""
        place = self.own_seat(seat)
        self.must_wait()
        if len(part) != CONTRIBUTION_BYTES:
            raise BadTable(f"a contribution has {CONTRIBUTION_BYTES} bytes")
        if self.seats[place].contribution:
            raise NotAllowed("you have contributed already")
        return [self.add(place, log.Contributed(part.hex()), now)]

    def ready(self, seat: int | None, ready: bool, now: int) -> list[Entry]:
        """A person is ready to start, or no longer is."""
        place = self.own_seat(seat)
        self.must_wait()
        if self.seats[place].ready == ready:
            return []
        return [self.add(place, log.Readied(ready), now)]

    def must_be_ready(self) -> None:
        if self.open_seats:
            raise NotReady("a seat is still open")
        late = [seat.name for seat in self.seats if not seat.ready]
        if late:
            raise NotReady(f"{late[0]} is not ready")

    def begin(self, now: int) -> list[Entry]:
        """The start itself, without chance's first answers."""
        parts = [seat.contribution for seat in self.seats if seat.contribution]
        proof = commitment(bytes.fromhex(self.head.secret))
        return [self.add(TABLE, log.Started(proof, parts), now)]

    # -- talk

    def mute(self, person: str, whom: Player, muted: bool, now: int) -> list[Entry]:
        """The host hides somebody's chat, or shows it again."""
        self.must_host(person)
        if muted == (whom.id in self.muted):
            return []
        return [self.add(TABLE, log.Muted(whom, muted), now)]

    def note_rematch(self, table: str, now: int) -> list[Entry]:
        """Tell everybody at a finished table where the rematch is."""
        if self.finished is None:
            raise NotAllowed("a rematch comes after the game")
        if self.rematch:
            raise NotAllowed("there is a rematch already")
        return [self.add(TABLE, log.Rematched(table), now)]


def chosen(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with their defaults, if the game can be played by so many and has them."""
    try:
        return game.blank(seats, options).options
    except BadSetup as error:
        if seats in game.seats:
            raise BadTable(str(error)) from error
        raise BadSeats(str(error), min(max(seats, game.seats[0]), game.seats[-1]), seats) from error
