"""The tables of the database. The log is what counts; lobby, seats, ratings and statistics follow from it.

Times are milliseconds since 1970. Migrations (in migrations/) build the same tables; a test compares them.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

HEAD: Final = "0002"
"""The newest migration: what this version of the program works with."""

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("what", Text, nullable=False),  # an act's text, or an event as JSON
    Column("key", Text),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),  # open, running, over
    Column("closed", Boolean, nullable=False),  # given up: not shown any more
    Column("visibility", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when the first clock runs out
    Column("pending", Text, nullable=False),  # the seats that must decide, "0,2"
    Column("bots", Boolean, nullable=False),  # one of them is played by a bot
    Column("row", Text, nullable=False),  # what the lobby shows, as JSON
    Index("tables_by_phase", "phase", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person_id", Text, nullable=False),
    Index("seats_by_person", "person_id"),
)

invites = Table(
    "invites",
    metadata,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # the name without case: no two people look alike
    Column("password", Text),  # an argon2id hash; NULL: a guest or a bot
    Column("created", BigInteger, nullable=False),
    Column("owner", Text, index=True),  # of a bot: the person whose program it is
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of the token: a stolen database opens no session
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("scopes", Text, nullable=False),  # "play watch"
    Column("created", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),  # a person's id, or bot/level
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("changes", Text, nullable=False),  # by seat: how the rating changed, as JSON
)

standings = Table(
    "standings",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("total", BigInteger, nullable=False),
)
