"""Games, rules and words; replays and records of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final, cast

from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from nassau.server.access.auth import address_of, house_of, person_of
from nassau.server.access.permissions import may_see
from nassau.server.http import catalog
from nassau.server.http.responses import ANSWERS
from nassau.server.live import creation
from nassau.server.protocol.messages import PLAIN
from nassau.server.protocol.request_error import Trouble
from nassau.server.protocol.schemas import Draws, Frame, GameInfo, InsightSoFar, Replay, RulesInfo
from nassau.tables import Entry, Table, record
from nassau.tables.dice_audit import draws as drawn
from nassau.tables.projection import seal
from nassau.tables.replay import replay as played_again

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, pattern=PLAIN)]
Token = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]
DAY: Final = {"cache-control": "public, max-age=3600"}


@get("/games", sync_to_thread=False, responses=ANSWERS)
def games() -> list[GameInfo]:
    """All games, in the order of the start page."""
    return catalog.shelf()


@get("/games/{id:str}/rules", sync_to_thread=False, responses=ANSWERS)
def rules(id: Id) -> Response[RulesInfo]:
    """The numbered rules of a game, in both languages."""
    return Response(catalog.rules(id), headers=DAY)


@get("/games/{id:str}/words", sync_to_thread=False, responses=ANSWERS)
def words(id: Id) -> Response[dict[str, Any]]:
    """The texts of a game besides its rules (words.toml), in both languages."""
    return Response(catalog.words(id), headers=DAY)


@get("/games/{id:str}/hints", sync_to_thread=False, responses=ANSWERS)
def hints(id: Id) -> Response[dict[str, Any]]:
    """The hints for first games (hints.toml), in both languages."""
    return Response(catalog.hints(id), headers=DAY)


@get("/games/{id:str}/vignette.svg", sync_to_thread=False, media_type="image/svg+xml", responses=ANSWERS)
def vignette(id: Id) -> Response[str]:
    """The picture of a game."""
    return Response(catalog.vignette(id), headers=DAY, media_type="image/svg+xml")


@get("/tables/{id:str}/replay", responses=ANSWERS)
async def replay(
    request: Asked,
    id: Id,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
    everything: Annotated[bool, QueryParameter()] = False,
    token: Token = None,
) -> Response[Replay]:
    """A game from its start: during play as I saw it, after the end as any seat saw it, or with everything open."""
    house, person = house_of(request), await person_of(request)
    house.limits.check("replay", address_of(request))
    reader = person.id if person else None
    table = await house.table(id)
    await may_see(house, table, reader, token)
    viewer = allowed_viewer(table, None if reader is None else table.seat_of(reader), seat, everything)
    entries = await house.store.log(id)
    steps = await asyncio.to_thread(frames, entries, viewer, everything)
    row, result = await creation.shown(house, table, reader), await house.results.of(table)
    return Response(Replay(row, viewer, everything, steps, result, seal(table)))


def frames(entries: Sequence[Entry], viewer: int | None, everything: bool) -> list[Frame]:
    return [
        Frame(frame.event, cast("Any", frame.view), frame.pending)
        for frame in played_again(entries, viewer, everything)
    ]


def allowed_viewer(table: Table, own: int | None, seat: int | None, everything: bool) -> int | None:
    if table.finished is not None:
        if seat is not None and seat >= len(table.seats):
            raise Trouble("not_allowed", "there is no such seat")
        return seat
    if everything or (seat is not None and seat != own):
        raise Trouble("not_allowed", "the other seats' cards are open after the end")
    return own


@get("/tables/{id:str}/record", responses=ANSWERS)
async def download(request: Asked, id: Id, token: Token = None) -> Response[dict[str, Any]]:
    """A finished game as one JSON file that `nassau replay` and `nassau verify` read."""
    house, person = house_of(request), await person_of(request)
    house.limits.check("replay", address_of(request))
    table = await house.table(id)
    await may_see(house, table, person.id if person else None, token)
    if table.finished is None:
        raise Trouble("not_allowed", "the record holds all secrets, so it is there after the end")
    document = record(await house.store.log(id)).document()
    name = f"{table.game.id}-{table.id}.json"
    return Response(document, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{id:str}/draws", responses=ANSWERS)
async def draws(request: Asked, id: Id, token: Token = None) -> Response[Draws]:
    """Every answer of chance in a finished game, for whoever wants to draw it again."""
    house, person = house_of(request), await person_of(request)
    house.limits.check("replay", address_of(request))
    table = await house.table(id)
    await may_see(house, table, person.id if person else None, token)
    if table.finished is None:
        raise Trouble("not_allowed", "the secret of the dice is revealed after the end")
    played = record(await house.store.log(id))
    assert played.seal is not None
    seal = played.seal.document()
    return Response(Draws(**seal, draws=await asyncio.to_thread(drawn, played)))


@get("/tables/{id:str}/insight", responses=ANSWERS)
async def insight(request: Asked, id: Id, token: Token = None) -> InsightSoFar:
    """How luck and decisions moved everybody's chances in a finished game, or how far the bots are with it."""
    house, person = house_of(request), await person_of(request)
    house.limits.check("insight", address_of(request))
    table = await house.table(id)
    await may_see(house, table, person.id if person else None, token)
    if table.finished is None or table.finished.reason != "played":
        raise Trouble("not_allowed", "there is insight into a game that was played to its end")
    return house.insights.of(table)


ROUTER: Final = Router("/api", tags=["games"], route_handlers=[games, rules, words, replay, download, draws, insight])
