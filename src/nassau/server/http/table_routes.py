"""Routes for tables: list, open, join, leave, get ready, rematch."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from nassau.server.access.auth import address_of, person_of, require_person, services_of
from nassau.server.access.permissions import require_invite
from nassau.server.http import catalog
from nassau.server.http.table_commands import change_table, run_command
from nassau.server.live.bot_levels import available_level
from nassau.server.live.creation import require_account
from nassau.server.live.table_rows import table_row
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.messages import TableRow
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.route_parameters import HttpRequest, Id, Token
from nassau.server.protocol.schemas import Join, Leave, LobbyList, NewLesson, NewTable, Quick, Ready
from nassau.store import Person
from nassau.store.table_index import listed
from nassau.tables import seating


def check_creation_limits(request: HttpRequest, person: Person) -> None:
    limits = services_of(request).limits
    limits.check("create", person.id)
    limits.check("opened", address_of(request))


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


@post("/lessons", status_code=200, responses=ERROR_RESPONSES)
async def lesson(request: HttpRequest, data: JSONBody[NewLesson]) -> TableRow:
    """Start a lesson at a private table, or continue the one that I have started."""
    services, person = services_of(request), await require_person(request)
    check_creation_limits(request, person)
    table = await services.creation.lesson_table(catalog.game(data.game), data.lesson, person)
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
    id = await services.store.table_index.invited(token)
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
    require_account(table.head.rated, person)
    now = services.now
    table = await services.tables.change(id, lambda held: seating.sit(held, person.player, data.seat, now()))
    return await services.invites.row(table, person.id)


@post("/tables/{id:str}/leave", status_code=200, responses=ERROR_RESPONSES)
async def leave(request: HttpRequest, id: Id, data: JSONBody[Leave]) -> TableRow:
    """Leave a seat. During the game a deputy of the given level plays on, and the seat can be taken back."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    level = available_level(data.level, await services.tables.table(id))
    return await change_table(services, id, person, lambda held: seating.leave(held, person.id, now(), level))


@post("/tables/{id:str}/ready", status_code=200, responses=ERROR_RESPONSES)
async def ready(request: HttpRequest, id: Id, data: JSONBody[Ready]) -> TableRow:
    """Mark me as ready, or not."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    return await change_table(
        services, id, person, lambda held: seating.ready(held, held.require_seat_of(person.id), data.ready, now())
    )


@post("/tables/{id:str}/rematch", status_code=200, responses=ERROR_RESPONSES)
async def rematch(request: HttpRequest, id: Id) -> TableRow:
    """Play again with the same settings: the first request opens the table, later ones join it."""
    services, person = services_of(request), await require_person(request)
    check_creation_limits(request, person)
    await run_command(services, id, person, lambda _: [])
    table = await services.creation.rematch(await services.tables.table(id), person)
    return await services.invites.row(table, person.id)


ROUTER: Final = Router(
    "/api",
    tags=["tables"],
    route_handlers=[tables, create, quick, lesson, one, invited, join, leave, ready, rematch],
)
