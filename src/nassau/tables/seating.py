"""Commands of people at seats: sit, leave, contribute to the seal, be ready; and the host's rights over seats.

Every command takes the time as an argument and returns the entries it appended. If it raises a `Declined`, the table
is unchanged.
"""

from __future__ import annotations

from nassau.kernel.sealed import CONTRIBUTION_BYTES, contribution_hash
from nassau.tables.deputies import deputy_level
from nassau.tables.events import BotSat, Committed, DeputyTook, Entry, Left, Level, Player, Readied, Revealed, Sat
from nassau.tables.hosting import pass_host
from nassau.tables.reducer import append
from nassau.tables.stopping import stop_if_agreed
from nassau.tables.table_errors import AlreadyStarted, BadTable, Full, NotAllowed, NotReady, Over, SeatTaken
from nassau.tables.table_state import Table


def sit(table: Table, player: Player, seat: int | None, now: int) -> list[Entry]:
    """Take this seat, or the first open one."""
    table.require_open()
    if table.seat_of(player.id) is not None:
        raise SeatTaken("you sit at this table already")
    if not table.open_seats:
        raise Full("no seat is open")
    place = chosen_seat(table, seat)
    if place not in table.open_seats:
        raise SeatTaken("this seat is taken")
    return [append(table, place, Sat(player), now)]


def seat_bot(table: Table, person: str, seat: int | None, level: Level, name: str, now: int) -> list[Entry]:
    """The host gives this seat, or the first open one, to a bot; a bot that holds it is replaced."""
    table.require_host(person)
    table.require_open()
    place = chosen_seat(table, seat)
    if table.seats[place].player is not None:
        raise SeatTaken("this seat is taken")
    return [append(table, place, BotSat(level, name), now)]


def leave(table: Table, person: str, now: int, level: Level = "sailor") -> list[Entry]:
    """Leave the seat. From the start on a deputy of `level` plays, and the person can take the seat back."""
    seat = table.require_seat_of(person)
    if table.over:
        raise Over("the game is over")
    if table.state is None and table.sealing_until is None:
        return [append(table, seat, Left(), now), *pass_host(table, person, now)]
    took = DeputyTook(deputy_level(table, level), "left")
    deputy = [] if table.seats[seat].deputy else [append(table, seat, took, now)]
    return [*deputy, *pass_host(table, person, now), *stop_if_agreed(table, now)]


def remove(table: Table, person: str, seat: int, now: int, level: Level = "sailor") -> list[Entry]:
    """The host frees a seat; during an unrated game a deputy plays it to the end."""
    table.require_host(person)
    place = table.require_seat(seat)
    if table.over:
        raise Over("the game is over")
    holder = table.seats[place]
    if holder.kind == "open" or (holder.player and holder.player.id == person):
        raise NotAllowed("there is nobody to remove")
    if table.state is None:
        table.require_open()
        return [append(table, place, Left(removed=True), now)]
    if holder.bot:
        raise AlreadyStarted("bots stay for the whole game")
    if table.head.rated:
        raise NotAllowed("nobody is removed from a rated game")
    return [append(table, place, DeputyTook(level, "removed"), now), *stop_if_agreed(table, now)]


def commit(table: Table, seat: int | None, hashed: str, now: int) -> list[Entry]:
    """Commit to a contribution to the seal by its hash; only once, so that clients can rely on what they have seen."""
    place = table.require_seat(seat)
    table.require_open()
    if table.seats[place].commitment:
        raise NotAllowed("you have committed to a contribution already")
    return [append(table, place, Committed(hashed), now)]


def reveal(table: Table, seat: int | None, part: bytes, now: int) -> list[Entry]:
    """Reveal the contribution that a seat has committed to."""
    place = table.require_seat(seat)
    if table.sealing_until is None:
        table.require_open()
        raise NotReady("contributions are revealed at the start")
    held = table.seats[place]
    if held.contribution:
        raise NotAllowed("you have revealed your contribution already")
    if len(part) != CONTRIBUTION_BYTES or contribution_hash(table.id, part) != held.commitment:
        raise BadTable("this is not the contribution that you committed to")
    return [append(table, place, Revealed(part.hex()), now)]


def ready(table: Table, seat: int | None, ready: bool, now: int) -> list[Entry]:
    """Set whether a person is ready for the start."""
    place = table.require_seat(seat)
    table.require_open()
    if table.seats[place].ready == ready:
        return []
    return [append(table, place, Readied(ready), now)]


def require_all_ready(table: Table) -> None:
    if table.open_seats:
        raise NotReady("a seat is still open")
    late = [seat.name for seat in table.seats if not seat.ready]
    if late:
        raise NotReady(f"{late[0]} is not ready")


def chosen_seat(table: Table, seat: int | None) -> int:
    """The seat if the table has it, for None the first open one; NotSeated or Full."""
    if seat is not None:
        return table.require_seat(seat)
    if not table.open_seats:
        raise Full("no seat is open")
    return table.open_seats[0]
