"""Commands of the host: create, resize and close a table, hand it over, mute people, announce the rematch.

Every command takes the time as an argument and returns the entries it appended. If it raises a `Declined`, the table
is unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from nassau import games
from nassau.kernel import BadSetup, Game
from nassau.tables.events import TABLE, Closed, Created, Entry, HostMoved, Muted, Player, Rematched, Resized
from nassau.tables.reducer import append, opened
from nassau.tables.table_errors import BadSeats, BadTable, NotAllowed, SeatTaken
from nassau.tables.table_state import Table

SECRET_BYTES: Final = 32
"""Length of the secret that the sealed dice are drawn from."""


def create(head: Created, now: int) -> tuple[Table, list[Entry]]:
    """A new table and its first entry. Missing options get their defaults."""
    try:
        game = games.load(head.game)
    except BadSetup as error:
        raise BadTable(str(error)) from error
    options = complete_options(game, head.seats, head.options)
    if head.rated and head.learning:
        raise BadTable("a rated game is played without counsel")
    if len(head.secret) != 2 * SECRET_BYTES:
        raise BadTable(f"the secret of the dice has {SECRET_BYTES} bytes")
    first = Entry(1, now, TABLE, msgspec.structs.replace(head, options=options, version=game.version))
    return opened(first), [first]


def complete_options(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with defaults added; BadSeats or BadTable if the game does not take these seats or options."""
    try:
        return game.blank(seats, options).options
    except BadSetup as error:
        if seats in game.seats:
            raise BadTable(str(error)) from error
        raise BadSeats(str(error), min(max(seats, game.seats[0]), game.seats[-1]), seats) from error


def resize(table: Table, person: str, seats: int, now: int) -> list[Entry]:
    """Change the number of seats before the start; only open seats can be dropped."""
    table.require_host(person)
    table.require_open()
    if seats == len(table.seats):
        return []
    complete_options(table.game, seats, table.options)
    if len(table.seats) - seats > len(table.open_seats):
        raise SeatTaken("only open seats can be taken away")
    return [append(table, TABLE, Resized(seats), now)]


def close(table: Table, person: str | None, now: int) -> list[Entry]:
    """Close a table before its game starts: by the host, or with None by the server because it is idle."""
    if person is not None:
        table.require_host(person)
    table.require_open()
    return [append(table, TABLE, Closed("idle" if person is None else "host"), now)]


def move_host(table: Table, person: str, heir: str, now: int) -> list[Entry]:
    """The host makes another seated person the host."""
    table.require_host(person)
    player = table.seats[table.require_seat_of(heir)].player
    assert player is not None
    return [append(table, TABLE, HostMoved(player), now)]


def pass_host(table: Table, person: str, now: int) -> list[Entry]:
    """After the host left: the next person becomes host; without one, a table that has not started is closed."""
    if person != table.host.id:
        return []
    people = [seat.player for seat in table.seats if seat.player and not seat.deputy and not seat.program]
    others = [player for player in people if player.id != person]
    if others:
        return [append(table, TABLE, HostMoved(others[0]), now)]
    waiting = table.state is None and table.sealing_until is None
    return [append(table, TABLE, Closed("empty"), now)] if waiting else []


def mute(table: Table, person: str, player: Player, muted: bool, now: int) -> list[Entry]:
    """The host mutes a person's chat, or unmutes it."""
    table.require_host(person)
    if muted == (player.id in table.muted):
        return []
    return [append(table, TABLE, Muted(player, muted), now)]


def note_rematch(table: Table, other: str, now: int) -> list[Entry]:
    """Record the table of the rematch, once, after the game."""
    if table.finished is None:
        raise NotAllowed("a rematch comes after the game")
    if table.rematch:
        raise NotAllowed("there is a rematch already")
    return [append(table, TABLE, Rematched(other), now)]
