"""Bots that play over the network: each is somebody of its own, belongs to an account, and comes in with a token.

A token is known to whoever made it and to nobody else; the database holds its SHA-256.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from nassau.store.accounts import NoPerson, People, Person, digest, fold, person_of
from nassau.store.schema import bot_tokens, people
from nassau.tables import Declined

MOST: Final = 10
"""Bots of one account."""


class TooMany(Declined):
    """The account has as many bots as it may have."""

    code = "not_allowed"


class Program(msgspec.Struct, frozen=True):
    """A bot of an account. `token` is known only when it has just been made."""

    name: str
    created: int
    scopes: list[str]  # what its token may do; none: it has no token
    token: str | None = None


class Programs:
    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database

    async def make(self, owner: str, name: str, scopes: list[str], now: int) -> Program:
        """A new bot with its first token. NameTaken, or TooMany."""
        id, token = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        row = {"id": id, "name": name, "folded": fold(name), "password": None, "created": now, "owner": owner}

        def change(connection: Connection) -> None:
            theirs = select(func.count()).select_from(people).where(people.c.owner == owner)
            if (connection.execute(theirs).scalar() or 0) >= MOST:
                raise TooMany(f"an account has at most {MOST} bots")
            connection.execute(insert(people).values(row))
            give(connection, id, token, scopes, now)

        await self.people.unique(name, change)
        return Program(name, now, scopes, token)

    async def renew(self, owner: str, name: str, scopes: list[str], now: int) -> tuple[Person, Program]:
        """Another token for a bot; the one before ends."""
        bot, token = await self.find(owner, name), secrets.token_urlsafe(32)

        def change(connection: Connection) -> None:
            connection.execute(delete(bot_tokens).where(bot_tokens.c.person_id == bot.id))
            give(connection, bot.id, token, scopes, now)

        await self.database.write(change)
        return bot, Program(bot.name, bot.created, scopes, token)

    async def revoke(self, owner: str, name: str) -> Person:
        """The bot's token ends; its name and games stay."""
        bot = await self.find(owner, name)
        gone = delete(bot_tokens).where(bot_tokens.c.person_id == bot.id)
        await self.database.write(lambda connection: connection.execute(gone))
        return bot

    async def find(self, owner: str, name: str) -> Person:
        bot = await self.people.named(name)
        if bot is None or bot.owner != owner:
            raise NoPerson("you have no bot of this name")
        return bot

    async def of(self, owner: str) -> list[Program]:
        """The bots of an account, oldest first."""
        wanted = (
            select(people, bot_tokens.c.scopes)
            .outerjoin(bot_tokens, bot_tokens.c.person_id == people.c.id)
            .where(people.c.owner == owner)
            .order_by(people.c.created, people.c.folded)
        )
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [Program(row.name, row.created, (row.scopes or "").split()) for row in rows]

    async def people_of(self, owner: str) -> list[Person]:
        wanted = select(people).where(people.c.owner == owner)
        rows: list[Any] = await self.database.read(lambda connection: list(connection.execute(wanted).all()))
        return [found for found in map(person_of, rows) if found is not None]

    async def bearer(self, token: str) -> tuple[Person, list[str]] | None:
        """Whose token this is, and what it may do."""
        wanted = (
            select(people, bot_tokens.c.scopes)
            .join(bot_tokens, bot_tokens.c.person_id == people.c.id)
            .where(bot_tokens.c.token == digest(token))
        )
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        bot = person_of(row)
        return None if row is None or bot is None else (bot, row.scopes.split())


def give(connection: Connection, bot: str, token: str, scopes: list[str], now: int) -> None:
    row = {"token": digest(token), "person_id": bot, "scopes": " ".join(scopes), "created": now}
    connection.execute(insert(bot_tokens).values(row))
