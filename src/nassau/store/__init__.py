"""Storage in SQLite or PostgreSQL: the event log of every table, the table index, accounts, chat and ratings."""

from nassau.store.accounts import NameTaken, NoPerson, Person
from nassau.store.bot_accounts import BotAccount
from nassau.store.chat import Line, Silenced
from nassau.store.ratings import Ranked, Standing
from nassau.store.store import Changed, Store
from nassau.store.store_errors import Conflict, StoreError, Unavailable
from nassau.store.table_index import Listed

__all__ = [
    "BotAccount",
    "Changed",
    "Conflict",
    "Line",
    "Listed",
    "NameTaken",
    "NoPerson",
    "Person",
    "Ranked",
    "Silenced",
    "Standing",
    "Store",
    "StoreError",
    "Unavailable",
]
