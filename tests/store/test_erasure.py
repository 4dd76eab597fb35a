"""Erasing a person does not hold up the moves of others."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event, func, select

from nassau.store import Store, personal_data
from nassau.store.database.sqlite import Sqlite
from nassau.store.event_log import Append, append
from nassau.store.schema import chat, log
from nassau.tables import Player, hosting
from tests.support.stored_games import BOB, CID, NOW, begun, head


async def test_the_log_is_not_scanned_in_the_writer(store: Store) -> None:
    """A scan of 1.5 million entries held every move up for 6 seconds."""
    ann = (await store.accounts.account("Ann", "hash", NOW)).player
    players = (ann, BOB, CID)
    for id in ("t1", "t2"):
        await begun(store, head(id, players=players), players)
    written: list[str] = []
    if isinstance(store.database, Sqlite):

        def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            written.append(" ".join(statement.split()))

        event.listen(store.database.engine, "before_cursor_execute", note)
    named = await personal_data.forget(store, ann.id, NOW)
    assert named >= 4
    scans = [one for one in written if one.startswith("SELECT") and "FROM log" in one and "log.table_id = " not in one]
    assert scans == []
    left = select(func.count()).where(log.c.what.contains(f'"{ann.id}"'))
    assert await store.database.read(lambda connection: connection.execute(left).scalar()) == 0


async def test_chat_is_deleted_in_batches(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal_data, "BATCH_LINES", 2)
    ann = (await store.accounts.account("Ann", "hash", NOW)).player
    players = (ann, BOB, CID)
    table = (await begun(store, head(players=players), players)).table
    for number in range(5):
        await store.chat.say(table, ann, str(number), NOW)
    await store.chat.say(table, BOB, "stays", NOW)
    batches = []
    delete_lines = personal_data.delete_lines

    def counted(connection: Any, person: str) -> int:
        batches.append(delete_lines(connection, person))
        return batches[-1]

    monkeypatch.setattr(personal_data, "delete_lines", counted)
    await personal_data.forget(store, ann.id, NOW)
    assert batches == [2, 2, 1, 0]
    lines = await store.database.read(lambda connection: list(connection.execute(select(chat.c.text)).scalars()))
    assert lines == ["stays"]


async def test_a_name_that_is_added_during_the_erasure_is_erased_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = (await store.accounts.account("Ann", "hash", NOW)).player
    players = (BOB, CID, Player("dot", "Dot"))
    await begun(store, head("other", players=players), players)
    delete_person = personal_data.delete_person
    table = await store.table("other")
    muting = table.copy()
    entries = hosting.mute(muting, BOB.id, ann, True, NOW)

    def late(connection: Any, person: str, nobody: Any) -> None:
        append(connection, Append("other", entries))
        delete_person(connection, person, nobody)

    monkeypatch.setattr(personal_data, "delete_person", late)
    assert await personal_data.forget(store, ann.id, NOW) == 1
    assert personal_data.DELETED in [player.name for player in (await store.table("other")).muted.values()]
