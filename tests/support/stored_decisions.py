"""Stored tables at a chosen decision of a person, for tests of single questions in a browser."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from nassau import bots
from nassau.kernel import text
from nassau.store import Store
from nassau.tables import Created, Entry, Player, Table, hosting, play, seating

MAX_SEEDS: Final = 400
NOW: Final = 1_700_000_000_000
ME: Final = 0
"""The person's seat."""

MATE: Final = Player("mate", "Calico Jack")
Holds = Callable[[Any], bool]
"""Whether a state in which the person has to decide is the wanted one."""


class Place(NamedTuple):
    """A stored table: the token of the person's session, and the id."""

    session: str
    table: str


def store_decision(database: str, game: str, holds: Holds, **options: str) -> Place:
    """Writes a guest and a table for two where the guest has to make the wanted decision.

    Runs in a thread, beside Playwright's event loop. LookupError if no game of MAX_SEEDS seeds reaches the decision.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, write(database, game, holds, options)).result()


async def write(database: str, game: str, holds: Holds, options: dict[str, str]) -> Place:
    store = await Store.open(database)
    try:
        today = int(time.time() * 1000)  # sessions and idle guests expire
        person = await store.accounts.guest(f"Anne {time.time_ns() % 10**9}", today)
        people = (Player(person.id, person.name), MATE)
        head, seed = found(game, people, options, holds)
        await store.create(head, NOW, lambda table: advance(table, people, seed, holds))
        return Place(await store.accounts.open_session(person.id, today), head.table)
    finally:
        await store.close()


def found(game: str, people: tuple[Player, ...], options: dict[str, str], holds: Holds) -> tuple[Created, int]:
    """The head of the first table that reaches the decision, and its seed."""
    for seed in range(MAX_SEEDS):
        id = f"{game.replace('_', '-')}-{time.time_ns():x}"
        head = Created(id, game, 0, options, len(people), people[ME], seed.to_bytes(32, "big").hex())
        table, _ = hosting.create(head, NOW)
        advance(table, people, seed, holds)
        if not table.over:
            return head, seed
    raise LookupError(f"no game of {game} reached the decision in {MAX_SEEDS} seeds")


def advance(table: Table, people: tuple[Player, ...], seed: int, holds: Holds) -> list[Entry]:
    """Seats the people and lets Sailors play until the person has the wanted decision, or to the end."""
    entries: list[Entry] = []
    for seat, player in enumerate(people):
        entries += seating.sit(table, player, seat, NOW)
        entries += seating.ready(table, seat, True, NOW)
    entries += play.start(table, None, NOW)
    sailor, rng = bots.load("sailor", table.game), random.Random(seed)
    while not table.over:
        state, seat = table.state, max(table.pending)
        if seat == ME and holds(state):
            break
        version = table.version(seat)
        assert state is not None
        assert version is not None
        entries += play.act(table, seat, text(bots.ask(sailor, state, seat, rng)), version, NOW)
    return entries
