"""Invariants of tables, checked generically for every registered game."""

import gc
import random
import tracemalloc
from functools import cache

import msgspec
import pytest

from nassau import games
from nassau.kernel import CHANCE
from nassau.tables import Entry, Table, fold, project, record, reducer, result
from tests.support.seated_tables import START, RandomPlayer, begun, head
from tests.support.table_invariants import compare_clients, compare_with_fold

NOW = START + 10**8
pytestmark = pytest.mark.parametrize("game", games.ALL)


@cache
def finished(game: str) -> list[Entry]:
    """The log of a whole game, with some acts undone."""
    table, log = begun(head(game))
    random_player = RandomPlayer(f"every {game}", table, log)
    while not table.over:
        entries = random_player.play()
        if random_player.rng.random() < 0.1 and table.undoable(entries[0].seat):
            random_player.undo(entries[0].seat)
    return log


def test_the_fold_is_the_live_table(game: str) -> None:
    compare_with_fold(head(game, clock="live"), 1, 60)


def test_updates_add_up_to_the_snapshot(game: str) -> None:
    compare_clients(head(game, clock="live"), 2, 40)


def test_a_whole_game_has_a_record_whose_dice_verify(game: str) -> None:
    log = finished(game)
    end = result(log)
    assert end is not None
    assert end.course[-1][1:] == end.scores
    assert record(log).verify() == sum(entry.seat == CHANCE for entry in log)


def test_a_projection_is_the_same_in_every_world_consistent_with_it(game: str) -> None:
    """View, decision and blocked options do not depend on hidden information."""
    log, rng = finished(game), random.Random(3)
    table = reducer.opened(log[0])
    for entry in log[1:]:
        reducer.apply(table, entry)
        if table.state is None or table.over or table.state.pending in ((CHANCE,), ()) or rng.random() < 0.7:
            continue
        for viewer in (None, *range(len(table.seats))):
            other = table.copy()
            other.state = table.state.imagine(viewer, rng)
            assert seen(other, viewer) == seen(table, viewer)


def seen(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(project(table, viewer, NOW, after=table.number))


@pytest.mark.slow
def test_a_table_is_small(game: str) -> None:
    """100 KB per live table. How fast a cold one folds is measured by `make load`."""
    log = finished(game)[:-1]
    gc.collect()
    tracemalloc.start()
    tables = [fold(log) for _ in range(3)]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] / len(tables)
    tracemalloc.stop()
    assert taken < 100_000
