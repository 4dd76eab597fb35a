"""The bots of an account over HTTP: make one, give it another token, take its token away, delete it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from nassau.server.access.auth import house_of, must_be_a_person
from nassau.server.http.account_routes import proper_name
from nassau.server.http.responses import ANSWERS
from nassau.server.protocol.messages import PLAIN
from nassau.server.protocol.request_error import Trouble, trouble
from nassau.server.protocol.schemas import BotInfo, NewBot, NewToken
from nassau.store import BotAccount, Person
from nassau.tables import Declined

Asked = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=24, pattern=PLAIN)]
UNSEEN: Final = {"cache-control": "no-store"}
"""Answers with a token in them are kept nowhere on the way."""


async def owner(request: Asked) -> Person:
    person = await must_be_a_person(request)
    if person.guest:
        raise Trouble("not_allowed", "bots belong to accounts: sign up first")
    return person


def info(bot: BotAccount) -> BotInfo:
    return BotInfo(bot.name, bot.created / 1000, bot.scopes, bot.token)


@get("/bots", responses=ANSWERS)
async def bots(request: Asked) -> list[BotInfo]:
    """My bots."""
    person = await must_be_a_person(request)
    return [info(bot) for bot in await house_of(request).store.programs.of(person.id)]


@post("/bots", responses=ANSWERS)
async def make(request: Asked, data: JSONBody[NewBot]) -> Response[BotInfo]:
    """A new bot. Its token is told once, here."""
    house, person = house_of(request), await owner(request)
    house.limits.check("create", person.id)
    name = proper_name(data.name)
    try:
        bot = await house.store.programs.make(person.id, name, list(data.scopes), house.now())
    except Declined as declined:
        raise trouble(declined) from declined
    return Response(info(bot), headers=UNSEEN)


@post("/bots/{name:str}/token", status_code=200, responses=ANSWERS)
async def renew(request: Asked, name: Name, data: JSONBody[NewToken]) -> Response[BotInfo]:
    """Another token for a bot of mine; the one before ends, and with it what is connected by it."""
    house, person = house_of(request), await owner(request)
    house.limits.check("create", person.id)
    try:
        bot, made = await house.store.programs.renew(person.id, name, list(data.scopes), house.now())
    except Declined as declined:
        raise trouble(declined) from declined
    house.dismiss(bot.id)
    return Response(info(made), headers=UNSEEN)


@delete("/bots/{name:str}/token", status_code=204, responses=ANSWERS)
async def revoke(request: Asked, name: Name) -> None:
    """My bot's token ends at once; the bot keeps its name and games."""
    house, person = house_of(request), await must_be_a_person(request)
    try:
        house.dismiss((await house.store.programs.revoke(person.id, name)).id)
    except Declined as declined:
        raise trouble(declined) from declined


@delete("/bots/{name:str}", status_code=204, responses=ANSWERS)
async def remove(request: Asked, name: Name) -> None:
    """Forget a bot of mine; the logs of its games keep a placeholder."""
    house, person = house_of(request), await must_be_a_person(request)
    try:
        bot = await house.store.programs.find(person.id, name)
    except Declined as declined:
        raise trouble(declined) from declined
    await house.forget(bot)


ROUTER: Final = Router("/api", route_handlers=[bots, make, renew, revoke, remove], tags=["bots"])
