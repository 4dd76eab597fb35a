"""Who asks: a person by the session in their browser's cookie, or a bot by the token that its owner made for it."""

from __future__ import annotations

from functools import lru_cache
from hmac import compare_digest
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from nassau.server.access.security_headers import SAFE, header
from nassau.server.protocol.request_error import Trouble
from nassau.store import Person
from nassau.store.accounts import digest

if TYPE_CHECKING:
    from nassau.server.live.service import House

COOKIE: Final = "nassau"
BEARER: Final = "bearer "

Asker = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Asker) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: Asker) -> str:
    """Where somebody comes from, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client else ""


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """An address; of IPv6 the network, because whoever has one address there has all of its network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback or found.ipv4_mapped:
        return address
    return str(ip_network((found, 64), strict=False))


def bearer_of(connection: Asker) -> str | None:
    """The token of a bot, if there is one."""
    given = header(connection.scope, b"authorization")
    return given[len(BEARER) :].strip() if given[: len(BEARER)].lower() == BEARER else None


async def person_of(connection: Asker) -> Person | None:
    """Whose session or token this is; None for somebody who has neither."""
    token = bearer_of(connection)
    return await visitor(connection) if token is None else await program(connection, token)


async def visitor(connection: Asker) -> Person | None:
    """Whose session the cookie opens."""
    token = connection.cookies.get(COOKIE)
    house = house_of(connection)
    return await house.store.people.session(token, house.now()) if token else None


def session_of(connection: Asker) -> str:
    """The session in the cookie, as the database knows it; "" where a token counts, or nothing."""
    token = connection.cookies.get(COOKIE)
    return digest(token) if token and bearer_of(connection) is None else ""


async def program(connection: Asker, token: str) -> Person:
    """The bot that comes with this token. Without the scope `play` it may read, and change nothing."""
    found = await house_of(connection).store.programs.bearer(token)
    if found is None:
        raise Trouble("signed_out", "this token is not valid, or not any more")
    scope = connection.scope
    reads = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
    if not reads and "play" not in found[1]:
        raise Trouble("not_allowed", "this token may watch, not play")
    return found[0]


async def must_be_somebody(connection: Asker) -> Person:
    person = await person_of(connection)
    if person is None:
        raise Trouble("signed_out", "pick a name or sign in first")
    return person


def must_be_operator(connection: Asker) -> None:
    """Whoever runs the server: somebody on this machine, or with the token that it was started with."""
    token, given = house_of(connection).settings.metrics, bearer_of(connection)
    if token and given and compare_digest(token.encode(), given.encode()):
        return
    if not on_this_machine(address_of(connection)):
        raise Trouble("not_allowed", "this is for whoever runs the server")


def on_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


async def must_be_a_person(connection: Asker) -> Person:
    """For what people do with their accounts, and no bot does for them."""
    person = await visitor(connection)
    if person is None or bearer_of(connection) is not None:
        raise Trouble("signed_out", "sign in first; a bot's token is not enough")
    return person
