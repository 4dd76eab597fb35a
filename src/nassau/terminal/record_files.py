"""Game records as files, read with validation and written atomically."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from nassau import games
from nassau.kernel import BadRecord, BadSetup, Record, read_record

MAX_BYTES: Final = 32 * 1024 * 1024
MAX_NAME_LENGTH: Final = 40


class BadFile(ValueError):
    """A file that cannot be read or written; the message is one sentence that names it."""


class Player(NamedTuple):
    """The player of a seat: a person, or a bot of a level."""

    name: str
    bot: str | None = None


class SavedGame(NamedTuple):
    """A record and its players, if the file names them."""

    record: Record
    players: list[Player] | None


def read(path: Path) -> SavedGame:
    """The game in a file; its entries are not replayed. Raises BadFile."""
    data = document(path)
    name = data.get("game")
    if not isinstance(name, str):
        raise BadFile(f"{path}: this is not a game record: it names no game")
    try:
        record = read_record(games.load(name), data)
        return SavedGame(record, players_in(data, record.seats))
    except (BadSetup, BadRecord) as error:
        raise BadFile(f"{path}: {error}") from error


def document(path: Path) -> Mapping[str, Any]:
    """The JSON object in a file, or BadFile."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadFile(f"{path}: {reason(error)}") from error
    if len(content) > MAX_BYTES:
        raise BadFile(f"{path}: this is too large for a game record")
    try:
        data = json.loads(content.decode())
    except UnicodeDecodeError as error:
        raise BadFile(f"{path}: this is not a game record, but binary data") from error
    except json.JSONDecodeError as error:
        raise BadFile(f"{path}: this is not a whole JSON document: line {error.lineno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path}: this is not a game record") from error
    if not isinstance(data, dict):
        raise BadFile(f"{path}: this is not a game record")
    return data


def reason(error: OSError) -> str:
    """The reason of an OSError for the user."""
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    if isinstance(error, IsADirectoryError):
        return "this is a folder, not a game record"
    if isinstance(error, PermissionError):
        return "you have no permission to open this file"
    return error.strerror or type(error).__name__


def players_in(data: Mapping[str, Any], seats: int) -> list[Player] | None:
    """The players that a record names, or None. Raises BadRecord."""
    rows = data.get("players")
    if rows is None:
        return None
    if not isinstance(rows, list) or len(rows) != seats:
        raise BadRecord(0, f"the record does not name {seats} players")
    return [player_in(number, row) for number, row in enumerate(rows, 1)]


def player_in(number: int, row: object) -> Player:
    name, bot = (row.get("name"), row.get("bot")) if isinstance(row, dict) else (None, None)
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= MAX_NAME_LENGTH:
        raise BadRecord(0, f"player {number} of the record has no proper name")
    if bot is not None and not isinstance(bot, str):
        raise BadRecord(0, f"player {number} of the record is neither a person nor a bot")
    return Player(name, bot)


def write(path: Path, saved: SavedGame) -> None:
    """Replace the file atomically: a reader finds the old record or the new one. Raises BadFile."""
    data = saved.record.document()
    if saved.players is not None:
        data["players"] = [{"name": player.name, "bot": player.bot} for player in saved.players]
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadFile(f"{path}: this cannot be written: {error.strerror or error}") from error
