"""People: guests and accounts, and their sessions.

Passwords arrive here as argon2id hashes and tokens leave as plain text only once; the database holds hashes.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from nassau.store.database.base import Database
from nassau.store.schema import people, sessions
from nassau.tables import Declined, Player

DAY: Final = 24 * 3600 * 1000
SESSION: Final = 180 * DAY
"""How long a session lasts without a visit."""


class NameTaken(Declined):
    code = "name_taken"


class NoPerson(Declined):
    code = "no_person"


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    created: int
    owner: str | None = None  # of a bot: the person whose program it is

    @property
    def player(self) -> Player:
        """As the log of a table names this person."""
        return Player(self.id, self.name, self.owner is not None)


def fold(name: str) -> str:
    """The form in which two names are the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(row: Row[Any] | None) -> Person | None:
    if row is None:
        return None
    return Person(row.id, row.name, row.password is None and row.owner is None, row.created, row.owner)


class People:
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
        row = {"id": person.id, "name": name, "folded": fold(name), "password": password, "created": now}
        await self.unique(name, lambda connection: connection.execute(insert(people).values(row)))
        return person

    async def upgrade(self, id: str, name: str, password: str) -> Person:
        """A guest becomes an account under the same id, and so keeps its games."""
        values = {"name": name, "folded": fold(name), "password": password}
        guest = (people.c.id == id, people.c.password.is_(None), people.c.owner.is_(None))
        changed = update(people).where(*guest).values(values)
        done = await self.unique(name, lambda connection: connection.execute(changed).rowcount)
        person = await self.find(id)
        if not done or person is None:
            raise NoPerson("there is no such guest")
        return person

    async def unique(self, name: str, change: Any) -> Any:
        try:
            return await self.database.write(change)
        except IntegrityError as error:
            raise NameTaken(f"the name {name!r} is taken") from error

    async def find(self, id: str) -> Person | None:
        return await self.one(select(people).where(people.c.id == id))

    async def named(self, name: str) -> Person | None:
        return await self.one(select(people).where(people.c.folded == fold(name)))

    async def one(self, wanted: Any) -> Person | None:
        return await self.database.read(lambda connection: person_of(connection.execute(wanted).first()))

    async def credentials(self, name: str) -> tuple[Person, str] | None:
        """An account and its password hash, to be checked by whoever knows the password."""
        wanted = select(people).where(people.c.folded == fold(name), people.c.password.is_not(None))

        def query(connection: Connection) -> tuple[Person, str] | None:
            row = connection.execute(wanted).first()
            person = person_of(row)
            return None if row is None or person is None else (person, str(row.password))

        return await self.database.read(query)

    async def rehash(self, id: str, password: str) -> None:
        """The same password under a better hash."""
        better = update(people).where(people.c.id == id).values(password=password)
        await self.database.write(lambda connection: connection.execute(better))

    async def set_password(self, id: str, password: str, kept: str = "") -> list[str]:
        """A new password hash; every session ends but the one with the hash `kept`. The hashes of those that ended."""
        others = (sessions.c.person_id == id, sessions.c.token != kept)

        def change(connection: Connection) -> list[str]:
            connection.execute(update(people).where(people.c.id == id).values(password=password))
            ended = connection.execute(select(sessions.c.token).where(*others)).scalars().all()
            connection.execute(delete(sessions).where(*others))
            return list(ended)

        return await self.database.write(change)

    # -- sessions

    async def open_session(self, person: str, now: int) -> str:
        """A new session; its token goes into the person's cookie and nowhere else."""
        token = secrets.token_urlsafe(32)
        row = {"token": digest(token), "person_id": person, "created": now, "expires": now + SESSION}
        await self.database.write(lambda connection: connection.execute(insert(sessions).values(row)))
        return token

    async def session(self, token: str, now: int) -> Person | None:
        """Whose session this is, while it lasts; a visit prolongs it."""
        wanted = (
            select(people, sessions.c.expires)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.token == digest(token), sessions.c.expires > now)
        )
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is not None and row.expires < now + SESSION - DAY:  # at most one write a day
            later = update(sessions).where(sessions.c.token == digest(token)).values(expires=now + SESSION)
            await self.database.write(lambda connection: connection.execute(later))
        return person_of(row)

    async def close_session(self, token: str) -> None:
        gone = delete(sessions).where(sessions.c.token == digest(token))
        await self.database.write(lambda connection: connection.execute(gone))

    async def sweep(self, now: int) -> int:
        """Forget expired sessions; how many there were."""
        gone = delete(sessions).where(sessions.c.expires <= now)
        return int(await self.database.write(lambda connection: connection.execute(gone).rowcount))
