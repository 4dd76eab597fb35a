"""Tables over HTTP: open, join, leave, get ready, start, fill with bots, play again; and the host's rights."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from nassau.server.access.auth import address_of, house_of, must_be_somebody, person_of
from nassau.server.access.permissions import must_be_invited, must_know
from nassau.server.http import catalog
from nassau.server.http.responses import ANSWERS
from nassau.server.live import creation
from nassau.server.live.autostart import fill
from nassau.server.live.lobby_feed import row
from nassau.server.protocol.messages import PLAIN, TableRow
from nassau.server.protocol.request_error import Trouble
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
from nassau.server.workers.bot_players import bot_name, known_level
from nassau.store import Person
from nassau.store.table_index import listed
from nassau.tables import Created, Entry, Table, hosting, play, seating

if TYPE_CHECKING:
    from nassau.server.live.service import House

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, pattern=PLAIN)]
Token = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]


async def shown(house: House, table: Table, person: Person) -> TableRow:
    """The table's row for somebody who has just done something to it."""
    return await creation.shown(house, table, person.id)


async def change(house: House, id: str, person: Person, move: Callable[[Table], list[Entry]]) -> Table:
    """Let somebody change a table that they know of."""

    def checked(held: Table) -> list[Entry]:
        must_know(held, person.id)
        return move(held)

    return await house.change(id, checked)


@get("/tables", responses=ANSWERS)
async def tables(request: Asked) -> LobbyList:
    """Open tables, running ones that may be watched, and one's own."""
    person = await person_of(request)
    return await house_of(request).lister.lobby(person.id if person else None)


@post("/tables", responses=ANSWERS)
async def create(request: Asked, data: JSONBody[NewTable]) -> TableRow:
    """Open a table; I sit on its first seat for a person and am its host."""
    house, person = house_of(request), await must_be_somebody(request)
    house.limits.check("create", person.id)
    house.limits.check("opened", address_of(request))
    game = catalog.game(data.game)
    head = Created(
        table=creation.new_id(), game=game.id, version=game.version, options=data.options, seats=len(data.seats),
        host=person.player, secret=secrets.token_hex(32), clock=data.clock, visibility=data.visibility,
        spectators=data.spectators, rated=data.rated, autoplay=data.autoplay, learning=data.learning,
        starts="sailor" if data.start else None,
    )  # fmt: skip
    table = await creation.open_table(house, head, creation.seat_wishes(data.seats, person, house.now()))
    return await shown(house, table, person)


@post("/quick", status_code=200, responses=ANSWERS)
async def quick(request: Asked, data: JSONBody[Quick]) -> TableRow:
    """Sit down at an open quick table of this game, or open one that bots fill after a while."""
    house, person = house_of(request), await must_be_somebody(request)
    house.limits.check("create", person.id)
    house.limits.check("opened", address_of(request))
    table = await creation.quick_table(house, catalog.game(data.game), data, person)
    return await shown(house, table, person)


@get("/tables/{id:str}", responses=ANSWERS)
async def one(request: Asked, id: Id, token: Token = None) -> TableRow:
    """A table's row, for whoever may see it."""
    house, person = house_of(request), await person_of(request)
    table = await house.table(id)
    reader = person.id if person else None
    if table.head.visibility == "invite" and (reader is None or table.seat_of(reader) is None):
        await must_be_invited(house, table, token)
    return await creation.shown(house, table, reader)


@get("/invites/{token:str}", responses=ANSWERS)
async def invited(request: Asked, token: Id) -> TableRow:
    """The table of an invite link."""
    house, person = house_of(request), await person_of(request)
    id = await house.store.lobby.invited(token)
    if id is None:
        raise Trouble("no_invite", "this invite leads to no table")
    return row(listed(await house.table(id)), person.id if person else None)


@post("/tables/{id:str}/join", status_code=200, responses=ANSWERS)
async def join(request: Asked, id: Id, data: JSONBody[Join]) -> TableRow:
    """Take a seat."""
    house, person = house_of(request), await must_be_somebody(request)
    table = await house.table(id)
    if table.head.visibility == "invite" and person.id != table.host.id:
        await must_be_invited(house, table, data.token)
    now = house.now
    table = await house.change(id, lambda held: seating.sit(held, person.player, data.seat, now()))
    return await shown(house, table, person)


@post("/tables/{id:str}/leave", status_code=200, responses=ANSWERS)
async def leave(request: Asked, id: Id, data: JSONBody[Leave]) -> TableRow:
    """Stand up; during the game a deputy of the given level plays on, and the seat can be taken back."""
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now
    level = known_level(data.level, await house.table(id))
    table = await change(house, id, person, lambda held: seating.leave(held, person.id, now(), level))
    return await shown(house, table, person)


@post("/tables/{id:str}/ready", status_code=200, responses=ANSWERS)
async def ready(request: Asked, id: Id, data: JSONBody[Ready]) -> TableRow:
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now
    table = await change(
        house, id, person, lambda held: seating.ready(held, held.require_seat_of(person.id), data.ready, now())
    )
    return await shown(house, table, person)


@post("/tables/{id:str}/start", status_code=200, responses=ANSWERS)
async def start(request: Asked, id: Id) -> TableRow:
    """The host starts the game; with that the host is ready too."""
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now

    def move(held: Table) -> list[Entry]:
        held.require_host(person.id)
        seat = held.seat_of(person.id)
        waiting = held.phase == "open" and seat is not None
        return [*(seating.ready(held, seat, True, now()) if waiting else []), *play.start(held, person.id, now())]

    return await shown(house, await change(house, id, person, move), person)


@post("/tables/{id:str}/bots", status_code=200, responses=ANSWERS)
async def bots(request: Asked, id: Id, data: JSONBody[Bots]) -> TableRow:
    """The host gives every open seat, or one, to bots; a bot that sits there already gets another level."""
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now

    def move(held: Table) -> list[Entry]:
        held.require_host(person.id)
        held.require_open()
        level = known_level(data.level, held)
        if data.seat is None:
            return fill(held, level, now())
        seat = held.require_seat(data.seat)
        return seating.seat_bot(held, person.id, seat, level, bot_name(held, seat), now())

    return await shown(house, await change(house, id, person, move), person)


@post("/tables/{id:str}/kick", status_code=200, responses=ANSWERS)
async def kick(request: Asked, id: Id, data: JSONBody[Kick]) -> TableRow:
    """The host frees a seat; during the game a deputy plays on there for good."""
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now
    level = known_level("sailor", await house.table(id))
    table = await change(house, id, person, lambda held: seating.remove(held, person.id, data.seat, now(), level))
    return await shown(house, table, person)


@post("/tables/{id:str}/seats", status_code=200, responses=ANSWERS)
async def resize(request: Asked, id: Id, data: JSONBody[Resize]) -> TableRow:
    """The host takes open seats away, or adds some."""
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now
    table = await change(house, id, person, lambda held: hosting.resize(held, person.id, data.seats, now()))
    return await shown(house, table, person)


@post("/tables/{id:str}/mute", status_code=200, responses=ANSWERS)
async def mute(request: Asked, id: Id, data: JSONBody[Mute]) -> TableRow:
    """The host hides somebody's chat, or shows it again."""
    house, person = house_of(request), await must_be_somebody(request)
    whom = await house.store.people.named(data.name)
    if whom is None:
        raise Trouble("no_person", "there is nobody of this name")
    now = house.now
    table = await change(house, id, person, lambda held: hosting.mute(held, person.id, whom.player, data.muted, now()))
    return await shown(house, table, person)


@post("/tables/{id:str}/host", status_code=200, responses=ANSWERS)
async def hand_over(request: Asked, id: Id, data: JSONBody[Heir]) -> TableRow:
    """The host hands the table to another person at it."""
    house, person = house_of(request), await must_be_somebody(request)
    heir = await house.store.people.named(data.name)
    if heir is None:
        raise Trouble("no_person", "there is nobody of this name")
    now = house.now
    table = await change(house, id, person, lambda held: hosting.move_host(held, person.id, heir.id, now()))
    return await shown(house, table, person)


@post("/tables/{id:str}/close", status_code=204, responses=ANSWERS)
async def close(request: Asked, id: Id) -> None:
    """The host gives the table up before its game begins."""
    house, person = house_of(request), await must_be_somebody(request)
    now = house.now
    await change(house, id, person, lambda held: hosting.close(held, person.id, now()))


@post("/tables/{id:str}/invite", status_code=200, responses=ANSWERS)
async def renew_invite(request: Asked, id: Id) -> TableRow:
    """The host takes the invite back: its link leads nowhere any more, another one comes in its place."""
    house, person = house_of(request), await must_be_somebody(request)

    def check(held: Table) -> list[Entry]:
        held.require_host(person.id)
        return []

    table = await change(house, id, person, check)
    await house.renew_invite(id)
    return await shown(house, table, person)


@post("/tables/{id:str}/rematch", status_code=200, responses=ANSWERS)
async def rematch(request: Asked, id: Id) -> TableRow:
    """Play the same again: whoever asks first opens the table, the others sit down at it."""
    house, person = house_of(request), await must_be_somebody(request)
    house.limits.check("create", person.id)
    house.limits.check("opened", address_of(request))
    await change(house, id, person, lambda _: [])
    table = await creation.rematch(house, await house.table(id), person)
    return await shown(house, table, person)


ROUTER: Final = Router("/api", tags=["tables"], route_handlers=[
    tables, create, quick, one, invited, join, leave, ready, start, bots, kick, resize, mute, hand_over, close,
    renew_invite, rematch,
])  # fmt: skip
