"""Noninterference on the wire: change a hidden card, and no byte of any other viewer's stream changes.

Two servers hold the same table in two worlds that differ only in what seats 0 and 1 hold. The same moves are made in
both, at the same times; what every connection was sent is compared byte for byte.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from nassau.games.manila.state import Manila
from nassau.kernel import State
from nassau.store import Store
from nassau.tables import Table
from tests.support.offline_server import OfflineServer

SWAPPED = (0, 1)


def swap_shares(table: Table) -> None:
    """The other world: seats 0 and 1 swap their first share. Both worlds are consistent with what others know."""
    state = table.state
    assert isinstance(state, Manila)
    mine, theirs = next((a, b) for a in range(4) for b in range(4) if a != b and state.hand[a] and state.hand[4 + b])
    for seat, lost, gained in ((0, mine, theirs), (1, theirs, mine)):
        state.hand[4 * seat + lost] -= 1
        state.hand[4 * seat + gained] += 1


def same_move(rng: random.Random, states: list[State], seat: int) -> str | None:
    """A move that is legal in both worlds and reveals no share; None if there is none."""
    legal = [{":".join(map(str, action)) for action in state.legal(seat)} for state in states]
    showing = ("pledge", "repay") if seat in SWAPPED else ()
    common = sorted(move for move in legal[0] & legal[1] if not move.startswith(showing))
    return rng.choice(common) if common else None


@pytest.mark.parametrize("seed", [0, 2, 3])  # games in which both worlds allow many moves
async def test_other_viewers_frames_do_not_depend_on_hidden_shares(tmp_path: Path, seed: int) -> None:
    async def scene() -> list[list[list[str]]]:
        worlds = [OfflineServer(await Store.open(tmp_path / f"{name}.sqlite3")) for name in ("one", "two")]
        await worlds[0].open()
        await worlds[1].open(swap_shares)
        rng = random.Random(seed)
        for _ in range(25):
            tables = [await world.table() for world in worlds]
            assert tables[0].pending == tables[1].pending
            seat = tables[0].pending[0]
            states = [table.state for table in tables if table.state is not None]
            move = same_move(rng, states, seat)
            if move is None:
                break
            for world in worlds:
                await world.act(seat, move)
        streams = [world.frames() for world in worlds]
        for world in worlds:
            await world.close()
        return streams

    one, two = await scene()
    assert all(one[seat] != two[seat] for seat in SWAPPED)  # the owners see the difference
    assert one[2:] == two[2:]
    assert sum(map(len, one[2:])) > 20
