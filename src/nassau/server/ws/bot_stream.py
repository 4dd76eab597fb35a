"""Tables for programs: messages as a stream of JSON lines (NDJSON), and one request to answer a decision.

The lines are the messages of the WebSocket: first a snapshot, then updates. An empty line is a keep-alive.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from nassau.server.access.auth import address_of, person_of, require_person, services_of, session_hash
from nassau.server.access.permissions import require_known
from nassau.server.access.security_headers import same_origin
from nassau.server.live.connection import Connection
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.messages import Subscribe
from nassau.server.protocol.route_parameters import HttpRequest, Id, Token
from nassau.server.protocol.schemas import Choose, Done
from nassau.server.ws.client_session import ClientSession
from nassau.tables import Entry, Table, deputies, play

NDJSON: Final = "application/x-ndjson"
KEEP_ALIVE_SECONDS: Final = 10.0


@get("/tables/{id:str}/stream", responses=ERROR_RESPONSES, media_type=NDJSON)
async def stream(
    request: HttpRequest, id: Id, after: Annotated[int | None, QueryParameter(ge=0)] = None, token: Token = None
) -> Stream:
    """Stream a table as lines of JSON: the messages that the WebSocket sends to the same viewer."""
    services = services_of(request)
    session = ClientSession(services, Connection(address_of(request), session_hash=session_hash(request)))
    session.admit(same_origin(request.scope, services.settings.origins), await person_of(request))
    try:
        await session.handlers.subscribe(Subscribe(table=id, after=after, token=token))
    except BaseException:
        session.close()
        raise
    return Stream(lines(session), media_type=NDJSON, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def lines(session: ClientSession) -> AsyncGenerator[str, None]:
    """The frames sent to a connection, until either side ends it."""
    connection = session.connection
    try:
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                    frame = await connection.next_frame()
            except TimeoutError:
                frame = ""
            if frame is None:
                return
            connection.sent += len(frame) + 1
            yield frame + "\n"
    finally:
        session.close()


@post("/tables/{id:str}/choose", status_code=200, responses=ERROR_RESPONSES)
async def choose(request: HttpRequest, id: Id, data: JSONBody[Choose]) -> Done:
    """Choose an option of my pending decision. If a deputy plays for me, I take my seat back."""
    services, person = services_of(request), await require_person(request)
    table = await services.tables.change(id, lambda held: choose_option(held, person.id, data, services.now()))
    return Done(table.number)


def choose_option(table: Table, person: str, choice: Choose, now: int) -> list[Entry]:
    require_known(table, person)
    seat = table.seat_of(person)
    away = seat is not None and table.phase == "running" and table.seats[seat].deputy
    back = deputies.give_back(table, seat, now, decides=True) if away else []
    return [*back, *play.act(table, seat, choice.option, choice.version, now)]


ROUTER: Final = Router("/api", route_handlers=[stream, choose], tags=["bots"])
