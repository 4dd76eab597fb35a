"""The schema. The event log is the source of truth; table index, seats, ratings and statistics are derived from it.

Times are milliseconds since 1970. A test checks that the migrations build the same schema.
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
"""The newest migration: the schema version of this program."""

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
    Column("closed", Boolean, nullable=False),  # closed before the start: not listed
    Column("visibility", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when the first running clock runs out
    Column("pending", Text, nullable=False),  # the seats that must decide, "0,2"
    Column("bots", Boolean, nullable=False),  # one of them is played by a bot
    Column("row", Text, nullable=False),  # `Listed` as JSON
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
    Column(
        "folded", Text, nullable=False, unique=True
    ),  # the normal form of the name, so that no two people have the same
    Column("password", Text),  # argon2id hash; NULL for guests and bot accounts
    Column("created", BigInteger, nullable=False),
    Column("owner", Text, index=True),  # of a bot account: the person it belongs to
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of the token
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
    Column("player", Text, primary_key=True),  # a person's id or bot/level
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("changes", Text, nullable=False),  # by seat: the change of the rating, as JSON
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
