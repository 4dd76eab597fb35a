"""People and games in a store, for tests that need one."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from nassau.kernel import text
from nassau.store import Changed, Store
from nassau.tables import Created, Entry, Player, Table, play, seating

NOW = 1_700_000_000_000
SECRET = bytes(range(32))
ANN, BOB, CID = (Player(name.lower(), name) for name in ("Ann", "Bob", "Cid"))


@asynccontextmanager
async def opened(url: str, **more: Any) -> AsyncIterator[Store]:
    """An open store, closed at the end."""
    store = await Store.open(url, **more)
    try:
        yield store
    finally:
        await store.close()


def head(id: str = "t1", game: str = "manila", players: tuple[Player, ...] = (ANN, BOB, CID), **more: Any) -> Created:
    return Created(id, game, 0, {}, len(players), players[0], SECRET.hex(), **more)


async def seated(store: Store, created: Created, players: tuple[Player, ...] = (ANN, BOB, CID)) -> Changed:
    """A table where every seat is taken by a person who is ready."""

    def sit(table: Table) -> list[Entry]:
        entries: list[Entry] = []
        for seat, player in enumerate(players):
            entries += seating.sit(table, player, seat, NOW)
            entries += seating.ready(table, seat, True, NOW)
        return entries

    return await store.create(created, NOW, sit)


async def begun(store: Store, created: Created, players: tuple[Player, ...] = (ANN, BOB, CID)) -> Changed:
    """A table whose game has just started."""
    await seated(store, created, players)
    return await store.change(created.table, lambda table: play.start(table, None, NOW))


def choose(table: Table, rng: random.Random) -> tuple[int, str, int]:
    """A pending seat, one of its options, and the version of its decision."""
    assert table.state is not None
    seat = rng.choice(table.pending)
    legal = table.state.legal(seat)
    progress = [action for action in legal if action[0] not in ("repay", "pledge", "note")]
    version = table.version(seat)
    assert version is not None
    return seat, text(rng.choice(progress or legal)), version


async def act(store: Store, id: str, rng: random.Random, now: int = NOW) -> Changed:
    """A random act at a table."""
    table = await store.table(id)
    seat, option, version = choose(table, rng)
    return await store.change(id, lambda table: play.act(table, seat, option, version, now))


async def played(store: Store, created: Created, seed: int = 1, players: tuple[Player, ...] = (ANN, BOB, CID)) -> Table:
    """A game played at random to its end."""
    changed = await begun(store, created, players)
    rng = random.Random(seed)
    while not changed.table.over:
        changed = await act(store, created.table, rng)
    return changed.table
