"""What can be wrong with a database, each as one sentence for the person who started the program."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The database cannot be used, or did not take a change; nothing was changed. The message is one sentence."""

    exit_code: Final = 2


class Unavailable(StoreError):
    """The disk or the database server does not take writes now; reading may still work."""


class Conflict(Exception):
    """Somebody else has written this number of a table's log first: reload the table and look again."""


def absent(package: str) -> StoreError:
    """What only servers of several processes need is an extra."""
    return StoreError(f"The package {package} is not installed; pip install 'nassau[cluster]' brings it.")


SIGNS: Final = (
    ("file is not a database", "{where} is not a database of Nassau."),
    ("malformed", "The database {where} is damaged; restore a backup of it."),
    ("readonly database", "The database {where} cannot be written: the file or its folder is read-only."),
    ("database or disk is full", "The disk of the database {where} is full; nothing was changed."),
    ("disk i/o error", "The disk of the database {where} does not take writes; nothing was changed."),
    ("unable to open database file", "The database {where} cannot be opened: its folder is missing or not yours."),
    ("database is locked", "The database {where} is in use by another program that does not let go of it."),
    ("password authentication failed", "The PostgreSQL server at {where} refuses this user name or password."),
    ("no password supplied", "The PostgreSQL server at {where} wants a password."),
    ("pg_hba.conf", "The PostgreSQL server at {where} does not admit this user from here."),
    ("does not exist", "The PostgreSQL server at {where} has no such database or user."),
    ("no space left", "The disk of the database {where} is full; nothing was changed."),
    ("disk full", "The disk of the database {where} is full; nothing was changed."),
    ("disk_full", "The disk of the database {where} is full; nothing was changed."),
    ("could not extend file", "The disk of the database {where} is full; nothing was changed."),
)
"""What databases say, in lower case, and what it means to the person at the keyboard."""


def plain(error: Exception, where: str) -> StoreError:
    """One sentence for an error of a database driver."""
    said = str(error.orig if isinstance(error, DBAPIError) and error.orig else error)
    for sign, sentence in SIGNS:
        if sign in said.lower():
            return Unavailable(sentence.format(where=where))
    if isinstance(error, OSError):
        return Unavailable(f"The PostgreSQL server at {where} does not answer: {said or type(error).__name__}.")
    return Unavailable(f"The database {where} does not work: {said.splitlines()[0] if said else type(error).__name__}.")


def broken(error: Exception) -> bool:
    """Whether the database itself failed, rather than one statement."""
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.IntegrityError):
        return False
    return isinstance(original, sqlite3.DatabaseError | OSError) or getattr(error, "connection_invalidated", False)
