"""Routes for the host of a table: start, bots, seats, players, chat, invite."""

from __future__ import annotations

from typing import Final

from litestar import Router, post
from litestar.params import JSONBody

from nassau.server.access.auth import require_person, services_of
from nassau.server.http.table_commands import change_table, run_command
from nassau.server.live.autostart import fill_with_bots
from nassau.server.live.bot_levels import available_level, bot_name
from nassau.server.live.services import Services
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.messages import TableRow
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.route_parameters import HttpRequest, Id
from nassau.server.protocol.schemas import Bots, Heir, Kick, Mute, Resize
from nassau.store import Person
from nassau.tables import Entry, Table, hosting, play, seating


async def named_person(services: Services, name: str) -> Person:
    """The person of this name; RequestError `no_person` if there is none."""
    person = await services.store.accounts.named(name)
    if person is None:
        raise RequestError("no_person", "there is nobody of this name")
    return person


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

    return await change_table(services, id, person, command)


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

    return await change_table(services, id, person, command)


@post("/tables/{id:str}/kick", status_code=200, responses=ERROR_RESPONSES)
async def kick(request: HttpRequest, id: Id, data: JSONBody[Kick]) -> TableRow:
    """Remove a player, as the host. During the game a deputy plays on, and the seat cannot be taken back."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    level = available_level("sailor", await services.tables.table(id))
    return await change_table(
        services, id, person, lambda held: seating.remove(held, person.id, data.seat, now(), level)
    )


@post("/tables/{id:str}/seats", status_code=200, responses=ERROR_RESPONSES)
async def resize(request: HttpRequest, id: Id, data: JSONBody[Resize]) -> TableRow:
    """Add or remove open seats, as the host."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    return await change_table(services, id, person, lambda held: hosting.resize(held, person.id, data.seats, now()))


@post("/tables/{id:str}/mute", status_code=200, responses=ERROR_RESPONSES)
async def mute(request: HttpRequest, id: Id, data: JSONBody[Mute]) -> TableRow:
    """Hide a person's chat, or show it again, as the host."""
    services, person = services_of(request), await require_person(request)
    whom = await named_person(services, data.name)
    now = services.now
    return await change_table(
        services, id, person, lambda held: hosting.mute(held, person.id, whom.player, data.muted, now())
    )


@post("/tables/{id:str}/host", status_code=200, responses=ERROR_RESPONSES)
async def hand_over(request: HttpRequest, id: Id, data: JSONBody[Heir]) -> TableRow:
    """Make another person at the table its host, as the host."""
    services, person = services_of(request), await require_person(request)
    heir = await named_person(services, data.name)
    now = services.now
    return await change_table(services, id, person, lambda held: hosting.move_host(held, person.id, heir.id, now()))


@post("/tables/{id:str}/close", status_code=204, responses=ERROR_RESPONSES)
async def close(request: HttpRequest, id: Id) -> None:
    """Close the table before its game starts, as the host."""
    services, person = services_of(request), await require_person(request)
    now = services.now
    await run_command(services, id, person, lambda held: hosting.close(held, person.id, now()))


@post("/tables/{id:str}/invite", status_code=200, responses=ERROR_RESPONSES)
async def renew_invite(request: HttpRequest, id: Id) -> TableRow:
    """Replace the invite, as the host; the old link is invalid from then on."""
    services, person = services_of(request), await require_person(request)

    def check(held: Table) -> list[Entry]:
        held.require_host(person.id)
        return []

    table = await run_command(services, id, person, check)
    await services.invites.renew(id)
    return await services.invites.row(table, person.id)


ROUTER: Final = Router(
    "/api", tags=["tables"], route_handlers=[start, bots, kick, resize, mute, hand_over, close, renew_invite]
)
