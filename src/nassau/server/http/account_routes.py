"""People over HTTP: guests, accounts, sessions in cookies, one's own data."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError, VerifyMismatchError
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from nassau.server.access.auth import COOKIE, address_of, house_of, must_be_a_person, person_of, session_of, visitor
from nassau.server.http.responses import ANSWERS
from nassau.server.live.lobby_feed import row
from nassau.server.protocol.messages import PLAIN
from nassau.server.protocol.request_error import Trouble
from nassau.server.protocol.schemas import Guest, Login, Me, NewPassword, Person, SignUp, Standing
from nassau.store import Person as Somebody
from nassau.store import personal_data
from nassau.store.accounts import fold_name
from nassau.tables import Declined

if TYPE_CHECKING:
    from nassau.server.live.service import House

HALF_A_YEAR: Final = 180 * 24 * 3600
NO_SESSION: Final = Cookie(key=COOKIE, value="", httponly=True, samesite="lax", max_age=0)
HASHER: Final = PasswordHasher()
LETTERS: Final = re.compile(r"[\w .'’-]+")

Name = Annotated[str, PathParameter(max_length=24, pattern=PLAIN)]


def proper_name(name: str) -> str:
    """The name as it will be shown, or bad_name."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(clean) <= 24 or not LETTERS.fullmatch(clean) or fold_name(clean) == personal_data.DELETED:
        raise Trouble("bad_name", "a name has 1 to 24 letters, digits, spaces, dots or hyphens")
    return clean


def proper_password(password: str) -> str:
    if len(password) < 8:
        raise Trouble("bad_password", "a password has at least 8 characters")
    return password


async def signed_in(request: Request[Any, Any, Any], person: Somebody) -> Response[Me]:
    """A new session in the browser's cookie."""
    house = house_of(request)
    token = await house.store.people.open_session(person.id, house.now())
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=HALF_A_YEAR)
    return Response(await about(house, person), status_code=200, cookies=[cookie])


async def about(house: House, person: Somebody | None) -> Me:
    if person is None:
        return Me(None, True, [], [])
    tables = [row(listed, person.id) for listed in await house.store.lobby.of(person.id)]
    return Me(person.name, person.guest, [one.id for one in tables], [one.id for one in tables if one.turn])


@get("/me", responses=ANSWERS)
async def me(request: Request[Any, Any, Any]) -> Me:
    """Who I am to the server."""
    return await about(house_of(request), await person_of(request))


@post("/guest", status_code=200, responses=ANSWERS)
async def guest(request: Request[Any, Any, Any], data: JSONBody[Guest]) -> Response[Me]:
    """Come in with a name only."""
    house = house_of(request)
    house.limits.check("guest", address_of(request))
    if await person_of(request) is not None:
        raise Trouble("not_allowed", "you have a name already; sign out first")
    name = proper_name(data.name)
    try:
        person = await house.store.people.guest(name, house.now())
    except Declined as declined:
        raise Trouble("name_taken", str(declined)) from declined
    return await signed_in(request, person)


@post("/signup", status_code=200, responses=ANSWERS)
async def signup(request: Request[Any, Any, Any], data: JSONBody[SignUp]) -> Response[Me]:
    """Make an account; a guest keeps its games."""
    house = house_of(request)
    house.limits.check("signup", address_of(request))
    name = proper_name(data.name)
    hashed = await asyncio.to_thread(HASHER.hash, proper_password(data.password))
    person = await visitor(request)
    try:
        if person is not None and person.guest:
            person = await house.store.people.upgrade(person.id, name, hashed)
        else:
            person = await house.store.people.account(name, hashed, house.now())
    except Declined as declined:
        raise Trouble("name_taken", str(declined)) from declined
    await end_session(request)
    return await signed_in(request, person)


@post("/login", status_code=200, responses=ANSWERS)
async def login(request: Request[Any, Any, Any], data: JSONBody[Login]) -> Response[Me]:
    house = house_of(request)
    person, hashed = await must_match(request, data.name, data.password)
    if HASHER.check_needs_rehash(hashed):
        await house.store.people.rehash(person.id, await asyncio.to_thread(HASHER.hash, data.password))
    await end_session(request)
    return await signed_in(request, person)


async def must_match(request: Request[Any, Any, Any], name: str, password: str) -> tuple[Somebody, str]:
    """The account of this name and its hash, or bad_login; nobody guesses for long."""
    house = house_of(request)
    house.limits.check("login", address_of(request))
    house.limits.check("login", "name " + name.casefold())
    found = await house.store.people.credentials(name)
    fits = await asyncio.to_thread(verify, found[1] if found else None, password)
    if found is None or not fits:
        raise Trouble("bad_login", "name and password do not match")
    return found


@cache
def nobodys() -> str:
    return HASHER.hash("nobody's password")


def verify(hashed: str | None, password: str) -> bool:
    """Where there is no account a hash is checked all the same, so that the time of the answer does not tell."""
    try:
        HASHER.verify(hashed or nobodys(), password)
    except (VerifyMismatchError, VerificationError):
        return False
    return hashed is not None


@post("/logout", status_code=204, responses=ANSWERS, response_cookies=[NO_SESSION])
async def logout(request: Request[Any, Any, Any]) -> None:
    await end_session(request)


async def end_session(request: Request[Any, Any, Any]) -> None:
    token = request.cookies.get(COOKIE)
    if token:
        await house_of(request).end_session(token)


@post("/me/password", status_code=204, responses=ANSWERS)
async def change_password(request: Request[Any, Any, Any], data: JSONBody[NewPassword]) -> None:
    """Another password for my account. Whoever is signed in as me elsewhere is not any more."""
    person = await must_be_a_person(request)
    if person.guest:
        raise Trouble("not_allowed", "a guest has no password")
    await must_match(request, person.name, data.old)
    hashed = await asyncio.to_thread(HASHER.hash, proper_password(data.new))
    await house_of(request).change_password(person.id, hashed, session_of(request))


@get("/me/export", responses=ANSWERS)
async def export(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Everything the server keeps about me, as one JSON file."""
    person = await must_be_a_person(request)
    house_of(request).limits.check("replay", address_of(request))
    data = await personal_data.export(house_of(request).store, person.id)
    return Response(data, headers={"content-disposition": 'attachment; filename="nassau-my-data.json"'})


@delete("/me", status_code=204, responses=ANSWERS, response_cookies=[NO_SESSION])
async def forget(request: Request[Any, Any, Any]) -> None:
    """Forget me: name, sessions and chat go; logs of games keep a placeholder."""
    await house_of(request).forget(await must_be_a_person(request))


@get("/people/{name:str}", responses=ANSWERS)
async def profile(request: Request[Any, Any, Any], name: Name) -> Person:
    """Somebody's games, ratings and statistics."""
    house = house_of(request)
    person = await house.store.people.named(name)
    if person is None:
        raise Trouble("no_person", "there is nobody of this name")
    reader = await person_of(request)
    standings = [
        Standing(one.game, one.played, one.won, one.rated, one.rating, one.best)
        for one in await house.store.ratings.standings(person.id)
    ]
    recent = await house.store.lobby.of(person.id, ("over",), 20)
    public = [listed for listed in recent if listed.visibility == "public" or (reader and reader.id in listed.people)]
    rows = [row(listed, reader.id if reader else None) for listed in public]
    return Person(person.name, person.guest, person.created / 1000, standings, rows)


ROUTER: Final = Router(
    "/api",
    route_handlers=[me, guest, signup, login, logout, change_password, export, forget, profile],
    tags=["people"],
)
