"""Routes for tables: open, join, leave, start, fill with bots, rematch; and the actions of the host."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from nassau.server.access.auth import address_of, person_of, require_person, services_of
from nassau.server.access.permissions import require_invite, require_known
from nassau.server.http import catalog
from nassau.server.live.autostart import fill_with_bots
from nassau.server.live.bot_levels import available_level, bot_name
from nassau.server.live.service import Command
from nassau.server.live.services import Services
from nassau.server.live.table_rows import table_row
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.messages import TableRow
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.route_parameters import HttpRequest, Id, Token
from nassau.server.protocol.schemas import (
    Bots,
    Heir,
    Join,
    Kick,
    Leave,
    LobbyList,
    Mute,
    NewTable,
    Quick,
    Ready,
    Resize,
)
from nassau.store import Person
from nassau.store.table_index import listed
from nassau.tables import Entry, Table, hosting, play, seating


async def run(services: Services, id: str, person: Person, command: Command) -> Table:
    """Run a person's command on a table. To people who are not at it, a private table does not exist."""

    def checked(held: Table) -> list[Entry]:
        require_known(held, person.id)
        return command(held)

    return await services.tables.change(id, checked)


async def change(services: Services, id: str, person: Person, command: Command) -> TableRow:
    """Run a person's command on a table and return the table's row."""
    return await services.invites.row(await run(services, id, person, command), person.id)


def check_creation_limits(request: HttpRequest, person: Person) -> None:
    limits = services_of(request).limits
    limits.check("create", person.id)
    limits.check("opened", address_of(request))


async def named_person(services: Services, name: str) -> Person:
    """The person of this name; RequestError `no_person` if there is none."""
    person = await services.store.people.named(name)
    if person is None:
        raise RequestError("no_person", "there is nobody of this name")
    return person


@get("/tables", responses=ERROR_RESPONSES)
async def tables(request: HttpRequest) -> LobbyList:
    """Open tables, running tables with spectators, and my own tables."""
    person = await person_of(request)
    return await services_of(request).lobby.lists(person.id if person else None)


@post("/tables", responses=ERROR_RESPONSES)
async def create(request: HttpRequest, data: JSONBody[NewTable]) -> TableRow:
    """Open a table; I am its host and sit on its first seat for a person."""
    services, person = services_of(request), await require_person(request)
    check_creation_limits(request, person)
    table = await services.creation.create(catalog.game(data.game), data, person)
    return await services.invites.row(table, person.id)


@post("/quick", status_code=200, responses=ERROR_RESPONSES)
async def quick(request: HttpRequest, data: JSONBody[Quick]) -> TableRow:
    """Join an open table of this game with default settings, or open one that bots fill after a while."""
    services, person = services_of(request), await require_person(request)
    check_creation_limits(request, person)
    table = await services.creation.quick_table(catalog.game(data.game), data, person)
    return await services.invites.row(table, person.id)


@get("/tables/{id:str}", responses=ERROR_RESPONSES)
async def one(request: HttpRequest, id: Id, token: Token = None) -> TableRow:
    """The row of a table; a private one needs a seat or the invite token."""
    services, person = services_of(request), await person_of(request)
    table = await services.tables.table(id)
    reader = person.id if person else None
    if table.head.visibility == "invite" and (reader is None or table.seat_of(reader) is None):
        await require_invite(services.invites, table, token)
    return await services.invites.row(table, reader)


@get("/invites/{token:str}", responses=ERROR_RESPONSES)
async def invited(request: HttpRequest, token: Id) -> TableRow:
    """The table of an invite link."""
    services, person = services_of(request), await person_of(request)
    id = await services.store.lobby.invited(token)
    if id is None:
        raise RequestError("no_invite", "this invite leads to no table")
    return table_row(listed(await services.tables.table(id)), person.id if person else None)


@post("/tables/{id:str}/join", status_code=200, responses=ERROR_RESPONSES)
async def join(request: HttpRequest, id: Id, data: JSONBody[Join]) -> TableRow:
    """Take a seat."""
    services, person = services_of(request), await require_person(request)
    table = await services.tables.table(id)
    if table.head.visibility == "invite" and person.id != table.host.id:
        await require_invite(services.invites, table, data.token)
    now = services.now
    table = await services.tables.change(id, lambda held: seating.sit(held, person.player, data.seat, now()))
    return await services.invites.row(table, person.id)


@post("/tables/{id:str}/leave", status_code=200, responses=ERROR_RESPONSES)
async def leave(request: HttpRequest, id: Id, data: JSONBody[Leave]) -> TableRow:
    """Leave a seat. During the game a deputy of the given level plays on, and the seat can be taken back."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    level = available_level(data.level, await services.tables.table(id))
    return await change(services, id, person, lambda held: seating.leave(held, person.id, now(), level))


@post("/tables/{id:str}/ready", status_code=200, responses=ERROR_RESPONSES)
async def ready(request: HttpRequest, id: Id, data: JSONBody[Ready]) -> TableRow:
    """Mark me as ready, or not."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    return await change(
        services, id, person, lambda held: seating.ready(held, held.require_seat_of(person.id), data.ready, now())
    )


@post("/tables/{id:str}/start", status_code=200, responses=ERROR_RESPONSES)
async def start(request: HttpRequest, id: Id) -> TableRow:
    """Start the game, as the host; this also marks the host as ready."""
    services, person = services_of(request), await require_person(request)
    now = services.now

    def command(held: Table) -> list[Entry]:
        held.require_host(person.id)
        seat = held.seat_of(person.id)
        waiting = held.phase == "open" and seat is not None
        return [*(seating.ready(held, seat, True, now()) if waiting else []), *play.start(held, person.id, now())]

    return await change(services, id, person, command)


@post("/tables/{id:str}/bots", status_code=200, responses=ERROR_RESPONSES)
async def bots(request: HttpRequest, id: Id, data: JSONBody[Bots]) -> TableRow:
    """Seat bots at all open seats or at one, as the host; a bot that already sits there gets the new level."""
    services, person = services_of(request), await require_person(request)
    now = services.now

    def command(held: Table) -> list[Entry]:
        held.require_host(person.id)
        held.require_open()
        level = available_level(data.level, held)
        if data.seat is None:
            return fill_with_bots(held, level, now())
        seat = held.require_seat(data.seat)
        return seating.seat_bot(held, person.id, seat, level, bot_name(held, seat), now())

    return await change(services, id, person, command)


@post("/tables/{id:str}/kick", status_code=200, responses=ERROR_RESPONSES)
async def kick(request: HttpRequest, id: Id, data: JSONBody[Kick]) -> TableRow:
    """Remove a player, as the host. During the game a deputy plays on, and the seat cannot be taken back."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    level = available_level("sailor", await services.tables.table(id))
    return await change(services, id, person, lambda held: seating.remove(held, person.id, data.seat, now(), level))


@post("/tables/{id:str}/seats", status_code=200, responses=ERROR_RESPONSES)
async def resize(request: HttpRequest, id: Id, data: JSONBody[Resize]) -> TableRow:
    """Add or remove open seats, as the host."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    return await change(services, id, person, lambda held: hosting.resize(held, person.id, data.seats, now()))


@post("/tables/{id:str}/mute", status_code=200, responses=ERROR_RESPONSES)
async def mute(request: HttpRequest, id: Id, data: JSONBody[Mute]) -> TableRow:
    """Hide a person's chat, or show it again, as the host."""
    services, person = services_of(request), await require_person(request)
    whom = await named_person(services, data.name)
    now = services.now
    return await change(
        services, id, person, lambda held: hosting.mute(held, person.id, whom.player, data.muted, now())
    )


@post("/tables/{id:str}/host", status_code=200, responses=ERROR_RESPONSES)
async def hand_over(request: HttpRequest, id: Id, data: JSONBody[Heir]) -> TableRow:
    """Make another person at the table its host, as the host."""
    services, person = services_of(request), await require_person(request)
    heir = await named_person(services, data.name)
    now = services.now
    return await change(services, id, person, lambda held: hosting.move_host(held, person.id, heir.id, now()))


@post("/tables/{id:str}/close", status_code=204, responses=ERROR_RESPONSES)
async def close(request: HttpRequest, id: Id) -> None:
    """Close the table before its game starts, as the host."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    await run(services, id, person, lambda held: hosting.close(held, person.id, now()))


@post("/tables/{id:str}/invite", status_code=200, responses=ERROR_RESPONSES)
async def renew_invite(request: HttpRequest, id: Id) -> TableRow:
    """Replace the invite, as the host; the old link is invalid from then on."""
    services, person = services_of(request), await require_person(request)

    def check(held: Table) -> list[Entry]:
        held.require_host(person.id)
        return []

    table = await run(services, id, person, check)
    await services.invites.renew(id)
    return await services.invites.row(table, person.id)


@post("/tables/{id:str}/rematch", status_code=200, responses=ERROR_RESPONSES)
async def rematch(request: HttpRequest, id: Id) -> TableRow:
    """Play again with the same settings: the first request opens the table, later ones join it."""
    services, person = services_of(request), await require_person(request)
    check_creation_limits(request, person)
    await run(services, id, person, lambda _: [])
    table = await services.creation.rematch(await services.tables.table(id), person)
    return await services.invites.row(table, person.id)


ROUTER: Final = Router("/api", tags=["tables"], route_handlers=[
    tables, create, quick, one, invited, join, leave, ready, start, bots, kick, resize, mute, hand_over, close,
    renew_invite, rematch,
])  # fmt: skip
