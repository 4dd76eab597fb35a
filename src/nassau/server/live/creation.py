"""How tables come to be: by hand, for quick play, and as a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from nassau.kernel import Game
from nassau.server.live.lobby_feed import row
from nassau.server.protocol.messages import TableRow
from nassau.server.protocol.request_error import Trouble, trouble
from nassau.server.protocol.schemas import Quick, SeatWish
from nassau.server.workers.bot_players import bot_name, known_level
from nassau.store import Listed, Person
from nassau.store.table_index import listed
from nassau.tables import Created, Declined, Entry, Table, hosting, seating

if TYPE_CHECKING:
    from nassau.server.live.service import House

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
Move = Callable[[Table], list[Entry]]


def new_id() -> str:
    """Ten letters and digits that nobody mistakes for each other."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


async def shown(house: House, table: Table, reader: str | None) -> TableRow:
    """A table's row; people at the table also get its invite."""
    mine = row(listed(table), reader)
    mine = msgspec.structs.replace(mine, turn=mine.seat is not None and mine.seat in table.pending)
    at_table = reader is not None and (mine.seat is not None or reader == table.host.id)
    return msgspec.structs.replace(mine, invite=await house.lister.invite(table.id)) if at_table else mine


async def open_table(house: House, head: Created, move: Move) -> Table:
    try:
        changed = await house.store.create(head, house.now(), move)
    except Declined as declined:
        raise trouble(declined) from declined
    await house.spread(changed)
    return changed.table


def seat_wishes(wishes: list[SeatWish], person: Person, now: int) -> Move:
    """Me on the first seat for a person, bots where they were wished for, the rest open."""
    mine = next((seat for seat, wish in enumerate(wishes) if wish.kind == "person"), None)

    def move(table: Table) -> list[Entry]:
        entries = []
        if mine is not None:
            entries += [*seating.sit(table, person.player, mine, now), *seating.ready(table, mine, True, now)]
        for seat, wish in enumerate(wishes):
            if wish.kind == "bot":
                level = known_level(wish.level, table)
                entries += seating.seat_bot(table, person.id, seat, level, bot_name(table), now)
        return entries

    return move


# -- quick play


async def quick_table(house: House, game: Game, wish: Quick, person: Person) -> Table:
    for candidate in await house.store.lobby.listed("open"):
        if is_quick(candidate, game, wish, person):
            try:
                return await sit_down(house, candidate.id, person)
            except Trouble:
                continue  # somebody was faster
    head = Created(
        table=new_id(), game=game.id, version=game.version, options={}, seats=wish.seats, host=person.player,
        secret=secrets.token_hex(32), starts=wish.level, patience=int(1000 * house.settings.patience),
    )  # fmt: skip
    return await open_table(house, head, seat_wishes([SeatWish("person")], person, house.now()))


def is_quick(candidate: Listed, game: Game, wish: Quick, person: Person) -> bool:
    """A table of the plainest kind with a free seat: whoever opened it, quick play leads there."""
    plain = candidate.options == game.choose({}) and candidate.clock == "none" and not candidate.rated
    free = any(seat.kind == "open" for seat in candidate.seats)
    fits = candidate.game == game.id and len(candidate.seats) == wish.seats
    return plain and free and fits and person.id not in candidate.people


async def sit_down(house: House, id: str, person: Person) -> Table:
    now = house.now

    def move(table: Table) -> list[Entry]:
        entries = seating.sit(table, person.player, None, now())
        return entries + seating.ready(table, table.seat_of(person.id), True, now())

    return await house.change(id, move)


# -- again


async def rematch(house: House, old: Table, person: Person) -> Table:
    """A table like the old one that starts when all are there. Bots sit where they sat; people sit down as they ask."""
    if old.seat_of(person.id) is None:
        raise Trouble("not_seated", "only those who played may play again")
    if old.finished is None:
        raise Trouble("not_allowed", "a rematch comes after the game")
    if not old.rematch:
        new = await reopen(house, old, person)
        try:
            await house.change(old.id, lambda table: hosting.note_rematch(table, new.id, house.now()))
            return new
        except Trouble:  # somebody else was first: theirs counts
            await house.change(new.id, lambda table: hosting.close(table, None, house.now()))
            old = await house.table(old.id)
    table = await house.table(old.rematch)
    return table if table.seat_of(person.id) is not None else await sit_down(house, old.rematch, person)


async def reopen(house: House, old: Table, person: Person) -> Table:
    head = msgspec.structs.replace(
        old.head, table=new_id(), host=person.player, secret=secrets.token_hex(32), version=old.game.version,
        starts="sailor", patience=None,
    )  # fmt: skip
    now = house.now()

    def move(table: Table) -> list[Entry]:
        entries = []
        for number, seat in enumerate(old.seats):
            if seat.player is not None and seat.player.id == person.id:
                entries += [*seating.sit(table, person.player, number, now), *seating.ready(table, number, True, now)]
            elif seat.bot is not None:
                entries += seating.seat_bot(table, person.id, number, seat.bot, seat.bot_name, now)
        return entries

    return await open_table(house, head, move)
