"""Ratings and statistics: counted when a game ends, rebuilt from the logs to the same numbers."""

import asyncio
import random

import pytest
from sqlalchemy import text

from nassau.store import Store
from nassau.store.admin.check import doctor, rebuild
from nassau.tables import Entry, Table, deputies, hosting, play, seating, stopping
from tests.support.stored_games import ANN, BOB, CID, NOW, begun, choose, head, opened, played


async def test_a_finished_game_counts(store: Store) -> None:
    tables = [await played(store, head(f"t{seed}"), seed) for seed in (1, 2)]
    scores = [table.finished.scores[0] for table in tables if table.finished]
    wins = sum(table.finished.ranks[0] == 1 for table in tables if table.finished)
    ann = (await store.ratings.standings("ann"))[0]
    assert (ann.game, ann.played, ann.won, ann.best) == ("manila", 2, wins, max(scores))
    assert ann.average == pytest.approx(sum(scores) / 2)
    assert (ann.rated, ann.rating) == (0, None)
    assert await store.ratings.changes("t1") is None
    assert await store.ratings.standings("eve") == []


async def test_a_rated_game_changes_ratings(store: Store) -> None:
    table = await played(store, head(rated=True))
    assert table.finished is not None
    changes = await store.ratings.changes("t1")
    assert changes is not None
    order = sorted(range(3), key=lambda seat: table.finished.ranks[seat])  # type: ignore[union-attr]
    assert [changes[seat] for seat in order] == sorted(changes, reverse=True)
    ladder = await store.ratings.ladder("manila")
    assert [row.player for row in ladder] == [("ann", "bob", "cid")[seat] for seat in order]
    assert (await store.ratings.standings(ladder[0].player))[0].rating == ladder[0].rating


async def test_bots_are_rated_by_level(store: Store) -> None:
    def sit(table: Table) -> list[Entry]:
        entries = seating.sit(table, ANN, 0, NOW) + seating.ready(table, 0, True, NOW)
        for seat in (1, 2):
            entries += seating.seat_bot(table, ANN.id, seat, "sailor" if seat == 1 else "captain", f"Bot {seat}", NOW)
        return entries + play.start(table, ANN.id, NOW)

    changed = await store.create(head(rated=True), NOW, sit)
    while not changed.table.over:
        seat = changed.table.pending[0]
        assert changed.table.state is not None
        option = ":".join(map(str, changed.table.state.legal(seat)[-1 if seat else 0]))
        if changed.table.state.legal(seat)[0][0] in ("load", "launch", "place", "steer", "board"):
            option = ":".join(map(str, changed.table.state.legal(seat)[0]))
        changed = await store.change(
            "t1",
            lambda table, s=seat, o=option: play.act(table, s, o, table.version(s) or 0, NOW, bot=s > 0),  # type: ignore[misc]
        )
    assert {row.player for row in await store.ratings.ladder("manila")} == {"ann", "bot/sailor", "bot/captain"}


async def test_a_game_that_was_stopped_does_not_count(store: Store) -> None:
    await begun(store, head(rated=True))
    for seat in range(3):
        await store.change("t1", lambda table, s=seat: stopping.ask_stop(table, s, NOW))  # type: ignore[misc]
    assert (await store.table("t1")).finished is not None
    assert await store.ratings.standings("ann") == []
    assert await store.ratings.ladder("manila") == []


async def test_everything_is_rebuilt_from_the_logs(store: Store) -> None:
    for seed, players in enumerate([(ANN, BOB, CID), (CID, ANN, BOB), (BOB, CID, ANN)]):
        await played(store, head(f"t{seed}", players=players, rated=seed < 2), seed, players)
    await begun(store, head("t9"))
    invite = await store.table_index.invite("t9")
    was = [await store.ratings.standings(person) for person in ("ann", "bob", "cid")]
    rows = await store.table_index.of("ann", ("open", "running", "over"))
    spoil = ("DELETE FROM ratings", "DELETE FROM standings", "UPDATE tables SET row = '{}', phase = 'open'")
    for statement in spoil:
        await store.database.write(lambda connection, s=statement: connection.execute(text(s)))  # type: ignore[misc]
    assert await rebuild(store) == 4
    assert [await store.ratings.standings(person) for person in ("ann", "bob", "cid")] == was
    again = await store.table_index.of("ann", ("open", "running", "over"))
    assert sorted(again, key=lambda row: row.id) == sorted(rows, key=lambda row: row.id)
    assert await store.table_index.invited(invite) == "t9"
    assert (await doctor(store)).problems == []


async def test_games_that_end_at_the_same_moment_all_count(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        stores = [(here, "t1"), (there, "t2"), (here, "t3"), (there, "t4")]
        await asyncio.gather(*(played(store, head(id, rated=True), seed) for seed, (store, id) in enumerate(stores)))
        standing = (await here.ratings.standings("bob"))[0]
        assert (standing.played, standing.rated) == (4, 4)


async def test_games_with_guests_are_not_rated(store: Store) -> None:
    guest = await store.accounts.guest("Gus", NOW)
    players = (ANN, BOB, guest.player)
    await played(store, head(players=players, rated=True), 1, players)
    assert await store.ratings.changes("t1") is None
    assert await store.ratings.ladder("manila") == []
    assert (await store.ratings.standings(guest.id))[0].played == 1  # statistics are kept


async def test_a_seat_that_a_deputy_played_is_rated_as_lost_and_not_won(store: Store) -> None:
    """The deputy of the seat that wins made all its decisions."""
    winner = winner_without_deputy()
    rng, changed = random.Random(1), await begun(store, head(rated=True))
    changed = await store.change("t1", lambda table: deputies.deputise(table, winner, "admiral", NOW))
    while not changed.table.over:
        seat, option, version = choose(changed.table, rng)
        changed = await store.change(
            "t1",
            lambda table, s=seat, o=option, v=version: play.act(table, s, o, v, NOW, bot=s == winner),  # type: ignore[misc]
        )
    assert ranks_of(changed.table)[winner] == 1
    changes = await store.ratings.changes("t1")
    assert changes is not None
    assert changes[winner] == min(changes) < 0
    standing = (await store.ratings.standings(("ann", "bob", "cid")[winner]))[0]
    assert (standing.played, standing.won) == (1, 0)


def winner_without_deputy() -> int:
    """The seat that wins the table t1 with the same acts."""
    table, _ = hosting.create(head(rated=True), NOW)
    for seat, player in enumerate((ANN, BOB, CID)):
        seating.sit(table, player, seat, NOW)
        seating.ready(table, seat, True, NOW)
    play.start(table, None, NOW)
    rng = random.Random(1)
    while not table.over:
        play.act(table, *choose(table, rng), NOW)
    return ranks_of(table).index(1)


def ranks_of(table: Table) -> list[int]:
    assert table.finished is not None
    return table.finished.ranks
