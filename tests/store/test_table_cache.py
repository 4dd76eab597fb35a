"""The table cache: bounded, evicts the least recently used table, and estimates memory well."""

import gc
import random
import tracemalloc

import pytest

from nassau.store.table_cache import TableCache, estimated_bytes
from nassau.tables import Entry, Table, fold, undo
from tests.support.seated_tables import RandomPlayer, begun, head


def table(id: str) -> Table:
    created = head()
    first = Entry(
        1, 0, -2, type(created)(id, "manila", 1, dict(begun(created)[0].head.options), 3, created.host, created.secret)
    )
    return fold([first])


def test_the_least_recently_used_goes_first() -> None:
    cache = TableCache(count=2, size=10**9)
    for id in ("a", "b"):
        cache.keep(table(id))
    assert cache.find("a")
    cache.keep(table("c"))
    assert (len(cache), cache.find("b")) == (2, None)
    cache.drop("a")
    cache.drop("a")
    assert [cache.find(id) is not None for id in "abc"] == [False, False, True]


def test_memory_is_bounded_too() -> None:
    one = estimated_bytes(table("a"))
    cache = TableCache(count=100, size=3 * one)
    for number in range(10):
        cache.keep(table(str(number)))
    assert len(cache) == 3
    assert cache.used <= 3 * one
    cache.keep(table("9"))
    assert cache.used == sum(estimated_bytes(held) for held, _ in cache.tables.values())


def grown(seed: int) -> list[Entry]:
    played, log = begun(head(seats=4))
    random_player = RandomPlayer(seed, played, log)
    rng = random.Random(seed)
    while not played.over:
        random_player.play()
        if played.undo_points and rng.random() < 0.05:
            seat = played.undo_points[-1].seat
            log += undo.take_back(played, seat, random_player.tick())
    return log


@pytest.mark.slow
def test_the_estimate_is_near_what_python_allocates_and_a_table_is_small() -> None:
    """The target is 100 KB per live table."""
    logs = [grown(seed)[:-1] for seed in range(3)]
    fold(logs[0])  # whatever is loaded once
    gc.collect()
    tracemalloc.start()
    tables = [fold(log) for log in logs for _ in range(5)]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] / len(tables)
    tracemalloc.stop()
    guess = sum(map(estimated_bytes, tables)) / len(tables)
    assert taken < 100_000
    assert taken / 2 < guess < 2 * taken
