"""Guests and accounts, and their sessions.

Callers pass passwords as argon2id hashes. A session token is returned once, in plain text; the database holds its hash.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from nassau.store.database.base import Database
from nassau.store.schema import people, seats, sessions, tables
from nassau.tables import Declined, Player

DAY_MS: Final = 24 * 3600 * 1000
SESSION_MS: Final = 180 * DAY_MS
"""Lifetime of a session after its last request."""
GUEST_IDLE_MS: Final = 30 * DAY_MS
"""Time after which the name of a guest who never played is released."""


class NameTaken(Declined):
    """Another person or bot account has this name, or one that folds to the same."""

    code = "name_taken"


class NoPerson(Declined):
    """There is no such person, or not of the required kind."""

    code = "no_person"


class Person(msgspec.Struct, frozen=True):
    """A guest, an account or a bot account."""

    id: str
    name: str
    guest: bool
    created: int
    owner: str | None = None  # of a bot account: the person it belongs to

    @property
    def player(self) -> Player:
        """The person as the event log stores them."""
        return Player(self.id, self.name, self.owner is not None)


def fold_name(name: str) -> str:
    """The normal form of a name: two names with the same form are the same name."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def digest(token: str) -> str:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(row: Row[Any] | None) -> Person | None:
    if row is None:
        return None
    return Person(row.id, row.name, row.password is None and row.owner is None, row.created, row.owner)


class Accounts:
    """Guests, accounts and sessions in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def guest(self, name: str, now: int) -> Person:
        """A new guest, or NameTaken."""
        return await self.add(name, None, now)

    async def account(self, name: str, password: str, now: int) -> Person:
        """A new account with a password hash, or NameTaken."""
        return await self.add(name, password, now)

    async def add(self, name: str, password: str | None, now: int) -> Person:
        person = Person(secrets.token_urlsafe(9), name, password is None, now)
        row = {"id": person.id, "name": name, "folded": fold_name(name), "password": password, "created": now}
        await self.unique(name, lambda connection: connection.execute(insert(people).values(row)))
        return person

    async def upgrade(self, id: str, name: str, password: str) -> Person:
        """Turn a guest into an account with the same id and games; NoPerson or NameTaken."""
        values = {"name": name, "folded": fold_name(name), "password": password}
        guest = (people.c.id == id, people.c.password.is_(None), people.c.owner.is_(None))
        changed = update(people).where(*guest).values(values)
        done = await self.unique(name, lambda connection: connection.execute(changed).rowcount)
        person = await self.find(id)
        if not done or person is None:
            raise NoPerson("there is no such guest")
        return person

    async def unique(self, name: str, change: Any) -> Any:
        """Run a change that inserts or renames a person; NameTaken if the name is not unique."""
        try:
            return await self.database.write(change)
        except IntegrityError as error:
            raise NameTaken(f"the name {name!r} is taken") from error

    async def find(self, id: str) -> Person | None:
        return await self.one(select(people).where(people.c.id == id))

    async def named(self, name: str) -> Person | None:
        return await self.one(select(people).where(people.c.folded == fold_name(name)))

    async def one(self, wanted: Any) -> Person | None:
        return await self.database.read(lambda connection: person_of(connection.execute(wanted).first()))

    async def credentials(self, name: str) -> tuple[Person, str] | None:
        """An account and its password hash; None if there is no account of this name."""
        wanted = select(people).where(people.c.folded == fold_name(name), people.c.password.is_not(None))

        def query(connection: Connection) -> tuple[Person, str] | None:
            row = connection.execute(wanted).first()
            person = person_of(row)
            return None if row is None or person is None else (person, str(row.password))

        return await self.database.read(query)

    async def rehash(self, id: str, password: str) -> None:
        """Replace the hash of an unchanged password, for new hash parameters."""
        better = update(people).where(people.c.id == id).values(password=password)
        await self.database.write(lambda connection: connection.execute(better))

    async def set_password(self, id: str, password: str, kept: str = "") -> list[str]:
        """Store a new password hash and end all sessions except the one with the hash `kept`; returns the hashes of
        the ended sessions."""
        others = (sessions.c.person_id == id, sessions.c.token != kept)

        def change(connection: Connection) -> list[str]:
            connection.execute(update(people).where(people.c.id == id).values(password=password))
            ended = connection.execute(select(sessions.c.token).where(*others)).scalars().all()
            connection.execute(delete(sessions).where(*others))
            return list(ended)

        return await self.database.write(change)

    async def idle_guests(self, now: int, limit: int) -> list[str]:
        """Guests whose names can be released, oldest first: those who never kept a seat and have not come back for
        GUEST_IDLE_MS, and those without a session, who cannot come back. None of them sits at a running table."""
        mine = sessions.c.person_id == people.c.id
        came_back = select(sessions.c.token).where(mine, sessions.c.expires > now + SESSION_MS - GUEST_IDLE_MS).exists()
        can_come_back = select(sessions.c.token).where(mine, sessions.c.expires > now).exists()
        held = select(seats.c.table_id).where(seats.c.person_id == people.c.id)
        playing = held.join(tables, tables.c.id == seats.c.table_id).where(tables.c.phase != "over").exists()
        wanted = select(people.c.id).where(
            people.c.password.is_(None),
            people.c.owner.is_(None),
            people.c.created < now - GUEST_IDLE_MS,
            ~playing,
            or_(~can_come_back, and_(~came_back, ~held.exists())),
        )
        oldest = wanted.order_by(people.c.created).limit(limit)
        return await self.database.read(lambda connection: list(connection.execute(oldest).scalars()))

    # -- sessions

    async def open_session(self, person: str, now: int) -> str:
        """Create a session and return its token, which is stored nowhere else."""
        token = secrets.token_urlsafe(32)
        row = {"token": digest(token), "person_id": person, "created": now, "expires": now + SESSION_MS}
        await self.database.write(lambda connection: connection.execute(insert(sessions).values(row)))
        return token

    async def session(self, token: str, now: int) -> Person | None:
        """The person of a session that has not expired, and extend it."""
        wanted = (
            select(people, sessions.c.expires)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.token == digest(token), sessions.c.expires > now)
        )
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is not None and row.expires < now + SESSION_MS - DAY_MS:  # at most one write per day
            later = update(sessions).where(sessions.c.token == digest(token)).values(expires=now + SESSION_MS)
            await self.database.write(lambda connection: connection.execute(later))
        return person_of(row)

    async def close_session(self, token: str) -> None:
        gone = delete(sessions).where(sessions.c.token == digest(token))
        await self.database.write(lambda connection: connection.execute(gone))

    async def sweep(self, now: int) -> int:
        """Delete the expired sessions and return their number."""
        gone = delete(sessions).where(sessions.c.expires <= now)
        return int(await self.database.write(lambda connection: connection.execute(gone).rowcount))
