"""Routes for people: guests, accounts, sessions, personal data, profiles."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from nassau.server.access.auth import (
    COOKIE,
    address_of,
    person_of,
    require_session,
    services_of,
    session_hash,
    session_person,
)
from nassau.server.http.passwords import hash_password, needs_rehash, require_password, verify_password
from nassau.server.live.services import Services
from nassau.server.live.table_rows import table_row
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.route_parameters import HttpRequest, Name
from nassau.server.protocol.schemas import Guest, Login, Me, NewPassword, Person, SignUp, Standing
from nassau.store import Person as StoredPerson
from nassau.store import personal_data
from nassau.store.accounts import fold_name
from nassau.tables import Declined

COOKIE_SECONDS: Final = 180 * 24 * 3600
DELETE_COOKIE: Final = Cookie(key=COOKIE, value="", httponly=True, samesite="lax", max_age=0)
MAX_NAME_CHARACTERS: Final = 24
NAME_PATTERN: Final = re.compile(r"[\w .'’-]+")
INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0")
"""Hangul fillers: Unicode counts them as letters, and they are shown as nothing."""
PROFILE_GAMES: Final = 20


def require_name(name: str) -> str:
    """The normalized name; RequestError `bad_name` if it is not valid."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    valid = 1 <= len(clean) <= MAX_NAME_CHARACTERS and NAME_PATTERN.fullmatch(clean)
    visible = any(map(str.isalnum, clean)) and INVISIBLE.isdisjoint(clean)
    if not valid or not visible or fold_name(clean) == personal_data.DELETED:
        raise RequestError("bad_name", "a name has 1 to 24 letters, digits, spaces, dots or hyphens")
    return clean


async def open_session(request: HttpRequest, person: StoredPerson) -> Response[Me]:
    """A response that sets the cookie of a new session."""
    services = services_of(request)
    token = await services.store.accounts.open_session(person.id, services.now())
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=COOKIE_SECONDS)
    return Response(await describe(services, person), status_code=200, cookies=[cookie])


async def end_session(request: HttpRequest) -> None:
    token = request.cookies.get(COOKIE)
    if token:
        await services_of(request).accounts.sign_out(token)


async def describe(services: Services, person: StoredPerson | None) -> Me:
    if person is None:
        return Me(None, True, [], [])
    tables = [table_row(listed, person.id) for listed in await services.store.table_index.of(person.id)]
    return Me(person.name, person.guest, [one.id for one in tables], [one.id for one in tables if one.turn])


@get("/me", responses=ERROR_RESPONSES)
async def me(request: HttpRequest) -> Me:
    """The person that this session or token belongs to."""
    return await describe(services_of(request), await person_of(request))


@post("/guest", status_code=200, responses=ERROR_RESPONSES)
async def guest(request: HttpRequest, data: JSONBody[Guest]) -> Response[Me]:
    """Enter as a guest, with a name only."""
    services = services_of(request)
    services.limits.check("guest", address_of(request))
    if await person_of(request) is not None:
        raise RequestError("not_allowed", "you have a name already; sign out first")
    name = require_name(data.name)
    try:
        person = await services.store.accounts.guest(name, services.now())
    except Declined as declined:
        raise RequestError("name_taken", str(declined)) from declined
    return await open_session(request, person)


@post("/signup", status_code=200, responses=ERROR_RESPONSES)
async def signup(request: HttpRequest, data: JSONBody[SignUp]) -> Response[Me]:
    """Create an account; a guest's games and ratings are kept."""
    services = services_of(request)
    services.limits.check("signup", address_of(request))
    name = require_name(data.name)
    hashed = await hash_password(require_password(data.password))
    person = await session_person(request)
    try:
        if person is not None and person.guest:
            person = await services.store.accounts.upgrade(person.id, name, hashed)
        else:
            person = await services.store.accounts.account(name, hashed, services.now())
    except Declined as declined:
        raise RequestError("name_taken", str(declined)) from declined
    await end_session(request)
    return await open_session(request, person)


@post("/login", status_code=200, responses=ERROR_RESPONSES)
async def login(request: HttpRequest, data: JSONBody[Login]) -> Response[Me]:
    """Sign in; ends the session that was open in this browser."""
    person, hashed = await check_credentials(request, data.name, data.password)
    if needs_rehash(hashed):
        await services_of(request).store.accounts.rehash(person.id, await hash_password(data.password))
    await end_session(request)
    return await open_session(request, person)


async def check_credentials(request: HttpRequest, name: str, password: str) -> tuple[StoredPerson, str]:
    """The account and its password hash; RequestError `bad_login` or `limited`."""
    services = services_of(request)
    services.limits.check("login", address_of(request))
    services.limits.check("login", "name " + fold_name(name))  # as accounts are found
    found = await services.store.accounts.credentials(name)
    matches = await verify_password(found[1] if found else None, password)
    if found is None or not matches:
        raise RequestError("bad_login", "name and password do not match")
    return found


@post("/logout", status_code=204, responses=ERROR_RESPONSES, response_cookies=[DELETE_COOKIE])
async def logout(request: HttpRequest) -> None:
    """Sign out and close the connections of this session."""
    await end_session(request)


@post("/me/password", status_code=204, responses=ERROR_RESPONSES)
async def change_password(request: HttpRequest, data: JSONBody[NewPassword]) -> None:
    """Changing your password signs out all other sessions."""
    person = await require_session(request)
    if person.guest:
        raise RequestError("not_allowed", "a guest has no password")
    await check_credentials(request, person.name, data.old)
    hashed = await hash_password(require_password(data.new))
    await services_of(request).accounts.change_password(person.id, hashed, session_hash(request))


@get("/me/export", responses=ERROR_RESPONSES)
async def export(request: HttpRequest) -> Response[dict[str, Any]]:
    """All data stored about me, as one JSON file."""
    person = await require_session(request)
    services = services_of(request)
    services.limits.check("replay", address_of(request))
    data = await personal_data.export(services.store, person.id)
    return Response(data, headers={"content-disposition": 'attachment; filename="nassau-my-data.json"'})


@delete("/me", status_code=204, responses=ERROR_RESPONSES, response_cookies=[DELETE_COOKIE])
async def forget(request: HttpRequest) -> None:
    """Erase my name, sessions and chat; game logs keep a placeholder."""
    await services_of(request).accounts.erase(await require_session(request))


@get("/people/{name:str}", responses=ERROR_RESPONSES)
async def profile(request: HttpRequest, name: Name) -> Person:
    """A person's games, ratings and statistics."""
    services = services_of(request)
    person = await services.store.accounts.named(name)
    if person is None:
        raise RequestError("no_person", "there is nobody of this name")
    reader = await person_of(request)
    standings = [
        Standing(one.game, one.played, one.won, one.rated, one.rating, one.best)
        for one in await services.store.ratings.standings(person.id)
    ]
    recent = await services.store.table_index.of(person.id, ("over",), PROFILE_GAMES)
    public = [listed for listed in recent if listed.visibility == "public" or (reader and reader.id in listed.people)]
    rows = [table_row(listed, reader.id if reader else None) for listed in public]
    return Person(person.name, person.guest, person.created / 1000, standings, rows)


ROUTER: Final = Router(
    "/api",
    route_handlers=[me, guest, signup, login, logout, change_password, export, forget, profile],
    tags=["people"],
)
