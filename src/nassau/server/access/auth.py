"""Authentication: people by the session in their cookie, bots by a bearer token."""

from __future__ import annotations

from functools import lru_cache
from hmac import compare_digest
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from nassau.server.access.security_headers import SAFE_METHODS, header
from nassau.server.live.services import Services
from nassau.server.protocol.request_error import RequestError
from nassau.store import Person
from nassau.store.accounts import digest

COOKIE: Final = "nassau"
BEARER: Final = "bearer "
IPV6_PREFIX_BITS: Final = 64

ClientConnection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: ClientConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def address_of(connection: ClientConnection) -> str:
    """The client's address as rate limits count it."""
    return rate_limit_address(connection.client.host) if connection.client else ""


@lru_cache(10_000)
def rate_limit_address(address: str) -> str:
    """The address; for IPv6 its /64 network, because one client usually has all of it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback or found.ipv4_mapped:
        return address
    return str(ip_network((found, IPV6_PREFIX_BITS), strict=False))


def bearer_token(connection: ClientConnection) -> str | None:
    given = header(connection.scope, b"authorization")
    return given[len(BEARER) :].strip() if given[: len(BEARER)].lower() == BEARER else None


async def person_of(connection: ClientConnection) -> Person | None:
    """The person or bot that sent the request; None if anonymous. RequestError if its bearer token is invalid."""
    token = bearer_token(connection)
    return await session_person(connection) if token is None else await token_bot(connection, token)


async def session_person(connection: ClientConnection) -> Person | None:
    """The person whose session is in the cookie."""
    token = connection.cookies.get(COOKIE)
    services = services_of(connection)
    return await services.store.accounts.session(token, services.now()) if token else None


def session_hash(connection: ClientConnection) -> str:
    """The hash of the session that authenticates the request; "" for bearer tokens and anonymous requests."""
    token = connection.cookies.get(COOKIE)
    return digest(token) if token and bearer_token(connection) is None else ""


async def token_bot(connection: ClientConnection, token: str) -> Person:
    """The bot of a bearer token. RequestError if it is invalid, or lacks the scope `play` for more than reading."""
    found = await services_of(connection).store.bot_accounts.bearer(token)
    if found is None:
        raise RequestError("signed_out", "this token is not valid")
    scope = connection.scope
    reads = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS
    if not reads and "play" not in found[1]:
        raise RequestError("not_allowed", "this token may watch, not play")
    return found[0]


async def require_person(connection: ClientConnection) -> Person:
    """The person or bot that sent the request; RequestError `signed_out` if anonymous."""
    person = await person_of(connection)
    if person is None:
        raise RequestError("signed_out", "pick a name or sign in first")
    return person


async def require_session(connection: ClientConnection) -> Person:
    """The person of the session, for account routes; RequestError `signed_out` for bots and anonymous requests."""
    person = await session_person(connection)
    if person is None or bearer_token(connection) is not None:
        raise RequestError("signed_out", "sign in first; a bot's token is not enough")
    return person


def require_operator(connection: ClientConnection) -> None:
    """RequestError `not_allowed` unless the request is local or carries the metrics token."""
    token, given = services_of(connection).settings.metrics, bearer_token(connection)
    if token and given and compare_digest(token.encode(), given.encode()):
        return
    if not is_loopback(address_of(connection)):
        raise RequestError("not_allowed", "this is for the operator of the server")


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
