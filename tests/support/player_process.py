"""A process that plays at random, for tests that race or kill such processes.

    python -m tests.support.player_process play URL TABLE SEED     plays all seats until the game is over
    python -m tests.support.player_process many URL COUNT SEED     creates tables and plays at all of them without end
    python -m tests.support.player_process fill URL BYTES          the same, with a limit on the size of files

It prints one line "table number" per acknowledged entry.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sys

from nassau.store import Changed, Store, Unavailable
from nassau.tables import Declined, play
from tests.support.stored_games import act, begun, choose, head


def report(changed: Changed) -> None:
    os.write(1, b"".join(f"{changed.table.id} {entry.number}\n".encode() for entry in changed.entries))


async def play_game(url: str, id: str, seed: str) -> None:
    store = await Store.open(url)
    store.database.alone = False  # the other process writes to the same file
    rng = random.Random(seed)
    while not (table := await store.table(id)).over:
        seat, option, version = choose(table, rng)
        try:
            report(await store.change(id, lambda table: play.act(table, seat, option, version, table.time)))  # noqa: B023
        except Declined as declined:
            os.write(2, f"{declined.code}\n".encode())
    await store.close()


async def many(url: str, count: int, seed: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(endless(store, f"{seed}-{number}") for number in range(count)))


async def endless(store: Store, id: str) -> None:
    rng, game = random.Random(id), 0
    while True:
        game += 1
        changed = await begun(store, head(f"{id}-{game}"))
        while not changed.table.over:
            changed = await act(store, changed.table.id, rng)
            report(changed)


async def fill(url: str, limit: int) -> None:
    store = await Store.open(url)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    try:
        await asyncio.gather(*(endless(store, f"full-{number}") for number in range(5)))
    except Unavailable as error:
        os.write(2, str(error).encode())
    sys.stdout.flush()
    os._exit(3)  # like a crash, without closing the store


def main(arguments: list[str]) -> None:
    work, url, *rest = arguments
    if work == "play":
        asyncio.run(play_game(url, rest[0], rest[1]))
    elif work == "many":
        asyncio.run(many(url, int(rest[0]), rest[1]))
    else:
        asyncio.run(fill(url, int(rest[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
