"""Permissions on tables: who may see, join and change them."""

from __future__ import annotations

from hmac import compare_digest

from nassau.server.live.invites import Invites
from nassau.server.protocol.request_error import RequestError
from nassau.tables import NoTable, Table


async def require_visible(invites: Invites, table: Table, person: str | None, token: str | None) -> None:
    """RequestError unless the person is at the table or may watch it: `no_table` without the invite of a private
    table, `not_allowed` while a game without spectators runs."""
    if at_table(table, person):
        return
    if table.head.visibility == "invite":
        await require_invite(invites, table, token)
    if table.phase == "running" and not table.head.spectators:
        raise RequestError("not_allowed", "this table is played without spectators")


def at_table(table: Table, person: str | None) -> bool:
    """Whether the person sits at the table or is its host."""
    return person is not None and (person == table.host.id or table.seat_of(person) is not None)


def require_known(table: Table, person: str | None) -> None:
    """NoTable if the table is private and the person is not at it."""
    if table.head.visibility == "invite" and not at_table(table, person):
        raise NoTable(f"there is no table {table.id!r}")


async def require_invite(invites: Invites, table: Table, token: str | None) -> None:
    """RequestError `no_table` unless the token is the table's invite."""
    if token is None or not compare_digest(token.encode(), (await invites.token(table.id)).encode()):
        raise RequestError("no_table", f"there is no table {table.id!r}")
