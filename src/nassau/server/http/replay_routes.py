"""Routes for the games played at tables: replays, records, dice draws, analysis."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final, cast

from litestar import Response, Router, get
from litestar.params import QueryParameter

from nassau.server.access.auth import address_of, person_of, services_of
from nassau.server.access.permissions import require_visible
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.route_parameters import HttpRequest, Id, Token
from nassau.server.protocol.schemas import Draws, Frame, InsightSoFar, Replay
from nassau.tables import Entry, Table, record
from nassau.tables.dice_audit import draws as audited_draws
from nassau.tables.projection import seal
from nassau.tables.replay import replay as replay_frames


async def visible_table(request: HttpRequest, id: str, token: str | None, limit: str) -> Table:
    """The table, if the caller may see it and is within the rate limit; else RequestError."""
    services, person = services_of(request), await person_of(request)
    services.limits.check(limit, address_of(request))
    table = await services.tables.table(id)
    await require_visible(services.invites, table, person.id if person else None, token)
    return table


@get("/tables/{id:str}/replay", responses=ERROR_RESPONSES)
async def replay(
    request: HttpRequest,
    id: Id,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
    everything: Annotated[bool, QueryParameter()] = False,
    token: Token = None,
) -> Response[Replay]:
    """A game from its start: my own view while it runs; afterwards the view of any seat, or all facts."""
    services, person = services_of(request), await person_of(request)
    table = await visible_table(request, id, token, "replay")
    reader = person.id if person else None
    viewer = allowed_viewer(table, None if reader is None else table.seat_of(reader), seat, everything)
    entries = await services.store.log(id)
    steps = await asyncio.to_thread(frames, entries, viewer, everything)
    row, result = await services.invites.row(table, reader), await services.results.get(table)
    return Response(Replay(row, viewer, everything, steps, result, seal(table)))


def frames(entries: Sequence[Entry], viewer: int | None, everything: bool) -> list[Frame]:
    return [
        Frame(frame.event, cast("Any", frame.view), frame.pending)
        for frame in replay_frames(entries, viewer, everything)
    ]


def allowed_viewer(table: Table, own: int | None, seat: int | None, everything: bool) -> int | None:
    """The seat whose view is replayed; RequestError `not_allowed` if it is secret while the game runs."""
    if table.finished is not None:
        if seat is not None and seat >= len(table.seats):
            raise RequestError("not_allowed", "there is no such seat")
        return seat
    if everything or (seat is not None and seat != own):
        raise RequestError("not_allowed", "the other seats' cards are open after the end")
    return own


@get("/tables/{id:str}/record", responses=ERROR_RESPONSES)
async def download(request: HttpRequest, id: Id, token: Token = None) -> Response[dict[str, Any]]:
    """The record of a finished game, as a JSON file for `nassau replay` and `nassau verify`."""
    table = await visible_table(request, id, token, "replay")
    if table.finished is None:
        raise RequestError("not_allowed", "the record holds all secrets, so it is there after the end")
    document = record(await services_of(request).store.log(id)).document()
    name = f"{table.game.id}-{table.id}.json"
    return Response(document, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{id:str}/draws", responses=ERROR_RESPONSES)
async def draws(request: HttpRequest, id: Id, token: Token = None) -> Response[Draws]:
    """Every random draw of a finished game, with what is needed to verify it."""
    table = await visible_table(request, id, token, "replay")
    if table.finished is None:
        raise RequestError("not_allowed", "the secret of the dice is revealed after the end")
    played = record(await services_of(request).store.log(id))
    if played.seal is None:
        raise RequestError("not_allowed", "a lesson is played with the dice of its script")
    found = await asyncio.to_thread(audited_draws, played)
    return Response(Draws(game=table.game.id, seats=played.seats, **played.seal.document(), draws=found))


@get("/tables/{id:str}/insight", responses=ERROR_RESPONSES)
async def insight(request: HttpRequest, id: Id, token: Token = None) -> InsightSoFar:
    """The analysis of a finished game (how luck and decisions changed the win probabilities), or its progress."""
    table = await visible_table(request, id, token, "insight")
    if table.finished is None or table.finished.reason != "played":
        raise RequestError("not_allowed", "there is insight into a game that was played to its end")
    return services_of(request).analysis.progress(table)


ROUTER: Final = Router("/api", tags=["games"], route_handlers=[replay, download, draws, insight])
