"""Routes for the bot accounts of a person: create, list and delete bots, renew and revoke their tokens."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody

from nassau.server.access.auth import require_session, services_of
from nassau.server.http.account_routes import require_name
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.request_error import RequestError, from_declined
from nassau.server.protocol.route_parameters import HttpRequest, Name
from nassau.server.protocol.schemas import BotInfo, NewBot, NewToken
from nassau.store import BotAccount, Person
from nassau.tables import Declined

NO_STORE: Final = {"cache-control": "no-store"}
"""For responses that hold a token."""


async def require_account(request: HttpRequest) -> Person:
    """The signed-in person; RequestError `not_allowed` for guests."""
    person = await require_session(request)
    if person.guest:
        raise RequestError("not_allowed", "bots belong to accounts: sign up first")
    return person


def info(bot: BotAccount) -> BotInfo:
    return BotInfo(bot.name, bot.created / 1000, bot.scopes, bot.token)


@get("/bots", responses=ERROR_RESPONSES)
async def bots(request: HttpRequest) -> list[BotInfo]:
    """My bots, without their tokens."""
    person = await require_session(request)
    return [info(bot) for bot in await services_of(request).store.bot_accounts.of(person.id)]


@post("/bots", responses=ERROR_RESPONSES)
async def make(request: HttpRequest, data: JSONBody[NewBot]) -> Response[BotInfo]:
    """Create a bot. Only this response holds its token."""
    services, person = services_of(request), await require_account(request)
    services.limits.check("create", person.id)
    name = require_name(data.name)
    try:
        bot = await services.store.bot_accounts.make(person.id, name, list(data.scopes), services.now())
    except Declined as declined:
        raise from_declined(declined) from declined
    return Response(info(bot), headers=NO_STORE)


@post("/bots/{name:str}/token", status_code=200, responses=ERROR_RESPONSES)
async def renew(request: HttpRequest, name: Name, data: JSONBody[NewToken]) -> Response[BotInfo]:
    """Replace a bot's token; connections opened with the old one are closed."""
    services, person = services_of(request), await require_account(request)
    services.limits.check("create", person.id)
    try:
        bot, made = await services.store.bot_accounts.renew(person.id, name, list(data.scopes), services.now())
    except Declined as declined:
        raise from_declined(declined) from declined
    services.accounts.disconnect(bot.id)
    return Response(info(made), headers=NO_STORE)


@delete("/bots/{name:str}/token", status_code=204, responses=ERROR_RESPONSES)
async def revoke(request: HttpRequest, name: Name) -> None:
    """Revoke a bot's token and close its connections; the bot keeps its name and games."""
    services, person = services_of(request), await require_session(request)
    try:
        bot = await services.store.bot_accounts.revoke(person.id, name)
    except Declined as declined:
        raise from_declined(declined) from declined
    services.accounts.disconnect(bot.id)


@delete("/bots/{name:str}", status_code=204, responses=ERROR_RESPONSES)
async def remove(request: HttpRequest, name: Name) -> None:
    """Erase a bot; the logs of its games keep a placeholder."""
    services, person = services_of(request), await require_session(request)
    try:
        bot = await services.store.bot_accounts.find(person.id, name)
    except Declined as declined:
        raise from_declined(declined) from declined
    await services.accounts.erase(bot)


ROUTER: Final = Router("/api", route_handlers=[bots, make, renew, revoke, remove], tags=["bots"])
