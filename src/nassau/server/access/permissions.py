"""Who may see and join a table."""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING

from nassau.server.protocol.request_error import Trouble
from nassau.tables import NoTable, Table

if TYPE_CHECKING:
    from nassau.server.live.service import House


async def may_see(house: House, table: Table, person: str | None, token: str | None) -> None:
    """People at the table always; others if the table lets them in. Otherwise there is no such table for them."""
    if at_table(table, person):
        return
    if table.head.visibility == "invite":
        await must_be_invited(house, table, token)
    if table.phase == "running" and not table.head.spectators:
        raise Trouble("not_allowed", "this table is played without spectators")


def at_table(table: Table, person: str | None) -> bool:
    return person is not None and (person == table.host.id or table.seat_of(person) is not None)


def must_know(table: Table, person: str | None) -> None:
    """To whoever is not at a private table, it is as if there were none."""
    if table.head.visibility == "invite" and not at_table(table, person):
        raise NoTable(f"there is no table {table.id!r}")


async def must_be_invited(house: House, table: Table, token: str | None) -> None:
    if token is None or not compare_digest(token.encode(), (await house.lister.invite(table.id)).encode()):
        raise Trouble("no_table", f"there is no table {table.id!r}")
