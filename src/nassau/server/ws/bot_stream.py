"""A table for programs: its events as a stream of lines, and one request to answer a decision.

The lines are the messages of the WebSocket, one JSON object each: first a snapshot, then what changes. An empty line
says that the connection lives. A program's choices come in by the same door as people's.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated, Any, Final

from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from nassau.server.access.auth import address_of, house_of, must_be_somebody, person_of, session_of
from nassau.server.access.permissions import must_know
from nassau.server.access.security_headers import same_origin
from nassau.server.http.responses import ANSWERS
from nassau.server.live.connection import Connection
from nassau.server.protocol.messages import PLAIN, Subscribe
from nassau.server.protocol.schemas import Choose, Done
from nassau.server.ws.endpoint import Visit
from nassau.tables import Entry, Table, deputies, play

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, pattern=PLAIN)]
Token = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]

NDJSON: Final = "application/x-ndjson"
QUIET: Final = 10.0
"""Seconds without an event after which an empty line is sent."""


@get("/tables/{id:str}/stream", responses=ANSWERS, media_type=NDJSON)
async def stream(
    request: Asked, id: Id, after: Annotated[int | None, QueryParameter(ge=0)] = None, token: Token = None
) -> Stream:
    """A table from now on, as lines of JSON: the messages that the WebSocket sends, for the same viewer."""
    house = house_of(request)
    connection = Connection(address_of(request), session=session_of(request))
    visit = Visit(house, connection)
    visit.enter(same_origin(request.scope, house.settings.origins), await person_of(request))
    try:
        await visit.tables.subscribe(Subscribe(table=id, after=after, token=token))
    except BaseException:
        visit.end()
        raise
    return Stream(lines(visit), media_type=NDJSON, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def lines(visit: Visit) -> AsyncGenerator[str, None]:
    """What is sent to a connection, until it ends on either side."""
    connection = visit.connection
    try:
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    frame = await connection.queue.get()
            except TimeoutError:
                frame = ""
            if frame is None:
                return
            connection.sent += len(frame) + 1
            yield frame + "\n"
    finally:
        visit.end()


@post("/tables/{id:str}/choose", status_code=200, responses=ANSWERS)
async def choose(request: Asked, id: Id, data: JSONBody[Choose]) -> Done:
    """Do one of the options of my decision. If a deputy plays for me, I take my seat back with it."""
    house, person = house_of(request), await must_be_somebody(request)
    table = await house.change(id, lambda held: chosen(held, person.id, data, house.now()))
    return Done(table.number)


def chosen(table: Table, person: str, choice: Choose, now: int) -> list[Entry]:
    must_know(table, person)
    seat = table.seat_of(person)
    away = seat is not None and table.phase == "running" and table.seats[seat].deputy
    back = deputies.give_back(table, seat, now) if away else []
    return [*back, *play.act(table, seat, choice.option, choice.version, now)]


ROUTER: Final = Router("/api", route_handlers=[stream, choose], tags=["bots"])
