"""Bot accounts: bots that play over the network API. Each belongs to an account and authenticates with a token.

A token is returned once, when it is made; the database holds its SHA-256.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from nassau.store.accounts import Accounts, NoPerson, Person, digest, fold_name, person_of
from nassau.store.schema import bot_tokens, people
from nassau.tables import Declined

MAX_BOTS: Final = 10
"""Bot accounts per account."""


class TooMany(Declined):
    """The account has the maximum number of bot accounts."""

    code = "not_allowed"


class BotAccount(msgspec.Struct, frozen=True):
    """A bot account as its owner sees it. `token` is set only in the answer that created the token."""

    name: str
    created: int
    scopes: list[str]  # of its token; empty if it has no token
    token: str | None = None


class BotAccounts:
    """Bot accounts and their tokens in the database."""

    def __init__(self, people: Accounts) -> None:
        self.people = people
        self.database = people.database

    async def make(self, owner: str, name: str, scopes: list[str], now: int) -> BotAccount:
        """Create a bot account with a token; NameTaken or TooMany."""
        id, token = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        row = {"id": id, "name": name, "folded": fold_name(name), "password": None, "created": now, "owner": owner}

        def change(connection: Connection) -> None:
            owned = select(func.count()).select_from(people).where(people.c.owner == owner)
            if (connection.execute(owned).scalar() or 0) >= MAX_BOTS:
                raise TooMany(f"an account has at most {MAX_BOTS} bots")
            connection.execute(insert(people).values(row))
            insert_token(connection, id, token, scopes, now)

        await self.people.unique(name, change)
        return BotAccount(name, now, scopes, token)

    async def renew(self, owner: str, name: str, scopes: list[str], now: int) -> tuple[Person, BotAccount]:
        """Replace the token of a bot account; NoPerson if the owner has no such bot."""
        bot, token = await self.find(owner, name), secrets.token_urlsafe(32)

        def change(connection: Connection) -> None:
            connection.execute(delete(bot_tokens).where(bot_tokens.c.person_id == bot.id))
            insert_token(connection, bot.id, token, scopes, now)

        await self.database.write(change)
        return bot, BotAccount(bot.name, bot.created, scopes, token)

    async def revoke(self, owner: str, name: str) -> Person:
        """Delete the token of a bot account; its name and games stay."""
        bot = await self.find(owner, name)
        gone = delete(bot_tokens).where(bot_tokens.c.person_id == bot.id)
        await self.database.write(lambda connection: connection.execute(gone))
        return bot

    async def find(self, owner: str, name: str) -> Person:
        """A bot account of this owner, or NoPerson."""
        bot = await self.people.named(name)
        if bot is None or bot.owner != owner:
            raise NoPerson("you have no bot of this name")
        return bot

    async def of(self, owner: str) -> list[BotAccount]:
        """The bot accounts of an owner, oldest first."""
        wanted = (
            select(people, bot_tokens.c.scopes)
            .outerjoin(bot_tokens, bot_tokens.c.person_id == people.c.id)
            .where(people.c.owner == owner)
            .order_by(people.c.created, people.c.folded)
        )
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [BotAccount(row.name, row.created, (row.scopes or "").split()) for row in rows]

    async def people_of(self, owner: str) -> list[Person]:
        """The bot accounts of an owner, as people."""
        wanted = select(people).where(people.c.owner == owner)
        rows: list[Any] = await self.database.read(lambda connection: list(connection.execute(wanted).all()))
        return [found for found in map(person_of, rows) if found is not None]

    async def bearer(self, token: str) -> tuple[Person, list[str]] | None:
        """The bot account of a token and the token's scopes; None if the token is unknown."""
        wanted = (
            select(people, bot_tokens.c.scopes)
            .join(bot_tokens, bot_tokens.c.person_id == people.c.id)
            .where(bot_tokens.c.token == digest(token))
        )
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        bot = person_of(row)
        return None if row is None or bot is None else (bot, row.scopes.split())


def insert_token(connection: Connection, bot: str, token: str, scopes: list[str], now: int) -> None:
    row = {"token": digest(token), "person_id": bot, "scopes": " ".join(scopes), "created": now}
    connection.execute(insert(bot_tokens).values(row))
