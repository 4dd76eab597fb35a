"""SQL: the append-only log of every table, people, lobby, chat, ratings; in SQLite or PostgreSQL."""

from nassau.store.accounts import NameTaken, NoPerson, Person
from nassau.store.bot_accounts import Program
from nassau.store.chat import Line, Silenced
from nassau.store.ratings import Ranked, Standing
from nassau.store.store import Changed, Store
from nassau.store.store_errors import Conflict, StoreError, Unavailable
from nassau.store.table_index import Listed

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
