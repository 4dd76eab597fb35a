"""Errors of a database, each with a one-sentence message for the operator."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The database cannot be used, or a change failed and was rolled back."""

    exit_code: Final = 2


class Unavailable(StoreError):
    """The disk or the database server fails at the moment; reads may still work."""


class Conflict(Exception):
    """Another process has appended to this table's log first: reload the table and retry."""


def absent(package: str) -> StoreError:
    """The error for a missing package of the `cluster` extra."""
    return StoreError(f"The package {package} is not installed; pip install 'nassau[cluster]' brings it.")


MESSAGES: Final = (
    ("file is not a database", "{where} is not a database of Nassau."),
    ("malformed", "The database {where} is damaged; restore a backup of it."),
    ("readonly database", "The database {where} cannot be written: the file or its folder is read-only."),
    ("database or disk is full", "The disk of the database {where} is full; nothing was changed."),
    ("disk i/o error", "The disk of the database {where} does not take writes; nothing was changed."),
    (
        "unable to open database file",
        "The database {where} cannot be opened: its folder does not exist or is not accessible.",
    ),
    ("database is locked", "The database {where} is locked by another program."),
    ("password authentication failed", "The PostgreSQL server at {where} refuses this user name or password."),
    ("no password supplied", "The PostgreSQL server at {where} requires a password."),
    ("pg_hba.conf", "The PostgreSQL server at {where} does not accept connections of this user from this host."),
    ("does not exist", "The PostgreSQL server at {where} has no such database or user."),
    ("no space left", "The disk of the database {where} is full; nothing was changed."),
    ("disk full", "The disk of the database {where} is full; nothing was changed."),
    ("disk_full", "The disk of the database {where} is full; nothing was changed."),
    ("could not extend file", "The disk of the database {where} is full; nothing was changed."),
)
"""A part of the driver's message, in lower case, and the message for the operator."""


def plain(error: Exception, where: str) -> StoreError:
    """The error for the operator that stands for an error of a database driver."""
    message = str(error.orig if isinstance(error, DBAPIError) and error.orig else error)
    for part, sentence in MESSAGES:
        if part in message.lower():
            return Unavailable(sentence.format(where=where))
    if isinstance(error, OSError):
        return Unavailable(f"The PostgreSQL server at {where} does not answer: {message or type(error).__name__}.")
    return Unavailable(f"The database {where} failed: {message.splitlines()[0] if message else type(error).__name__}.")


def broken(error: Exception) -> bool:
    """Whether the database failed, and not only one statement."""
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.IntegrityError):
        return False
    return isinstance(original, sqlite3.DatabaseError | OSError) or getattr(error, "connection_invalidated", False)
