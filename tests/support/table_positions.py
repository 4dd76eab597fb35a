"""Stored tables at the beginning, in the middle and at the end of a game, for a person who sits at all of them."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from nassau import bots, games
from nassau.kernel import text
from nassau.store import Store
from nassau.tables import Created, Entry, Player, Table, hosting, play, seating

NOW: Final = 1_700_000_000_000
SECRET: Final = bytes(range(32))
ME: Final = 0
"""The person's seat."""

NAMES: Final = ("Anne Bonny", "Calico Jack", "Mary Read", "Blackbeard")
"""Names of usual length: the first is the person's."""

POSITIONS: Final = ("beginning", "middle", "end", "over")
"""The person's first decision, the one in the middle, the last one, and the finished game."""


class Visitor(NamedTuple):
    """A guest who sits at every table: the token of the session, and the ids of the tables by game and position."""

    session: str
    tables: dict[tuple[str, str], str]


def store_positions(database: str, seats: int = 4) -> Visitor:
    """Writes a guest and the tables of all games into a database; runs in a thread, beside Playwright's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, write(database, seats)).result()


async def write(database: str, seats: int) -> Visitor:
    store = await Store.open(database)
    try:
        today = int(time.time() * 1000)  # sessions and idle guests expire
        person = await store.accounts.guest(NAMES[ME], today)
        people = (Player(person.id, person.name), *(Player(name.lower(), name) for name in NAMES[1:]))
        tables: dict[tuple[str, str], str] = {}
        for game in games.ALL:
            sailors = people[: min(seats, games.load(game).seats[-1])]
            for position in POSITIONS:
                tables[game, position] = await stored(store, game, sailors, position)
        return Visitor(await store.accounts.open_session(person.id, today), tables)
    finally:
        await store.close()


async def stored(store: Store, game: str, people: tuple[Player, ...], position: str) -> str:
    created = head(f"{game.replace('_', '-')}-{position}", game, people)
    decisions = decisions_at(position, created, people)
    await store.create(created, NOW, lambda table: sit_and_start(table, people))
    await store.change(created.table, lambda table: advance(table, decisions)[0])
    return created.table


def decisions_at(position: str, created: Created, people: tuple[Player, ...]) -> int | None:
    """How many decisions the person has made at a position; None: all. The dice depend on the id of the table."""
    if position in ("beginning", "over"):
        return 0 if position == "beginning" else None
    table, _ = hosting.create(created, NOW)
    sit_and_start(table, people)
    total = advance(table, None)[1]
    return total // 2 if position == "middle" else total - 1


def head(id: str, game: str, people: tuple[Player, ...]) -> Created:
    return Created(id, game, 0, {}, len(people), people[ME], SECRET.hex())


def sit_and_start(table: Table, people: tuple[Player, ...]) -> list[Entry]:
    entries: list[Entry] = []
    for seat, player in enumerate(people):
        entries += seating.sit(table, player, seat, NOW)
        entries += seating.ready(table, seat, True, NOW)
    return entries + play.start(table, None, NOW)


def advance(table: Table, decisions: int | None) -> tuple[list[Entry], int]:
    """Lets Sailors play until the person has to make the decision after `decisions` others, or to the end.

    Returns the entries and the number of the person's decisions.
    """
    assert table.game is not None
    sailor, rng = bots.load("sailor", table.game), random.Random(table.head.game)
    entries: list[Entry] = []
    mine = 0
    while not table.over:
        # the others first, so that nobody else is awaited at the person's decision
        seat = max(table.pending)
        if seat == ME and mine == decisions:
            break
        state, version = table.state, table.version(seat)
        assert state is not None
        assert version is not None
        mine += seat == ME
        entries += play.act(table, seat, text(bots.ask(sailor, state, seat, rng)), version, NOW)
    return entries, mine
