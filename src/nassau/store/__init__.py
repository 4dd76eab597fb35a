"""SQL: the append-only log of every table, people, lobby, chat, ratings; in SQLite or PostgreSQL."""

from nassau.store.chat import Line, Silenced
from nassau.store.errors import Conflict, StoreError, Unavailable
from nassau.store.lobby import Listed
from nassau.store.people import NameTaken, NoPerson, Person
from nassau.store.programs import Program
from nassau.store.ratings import Ranked, Standing
from nassau.store.store import Changed, Store

__all__ = [
    "Changed",
    "Conflict",
    "Line",
    "Listed",
    "NameTaken",
    "NoPerson",
    "Person",
    "Program",
    "Ranked",
    "Silenced",
    "Standing",
    "Store",
    "StoreError",
    "Unavailable",
]
