"""Rules of thumb of Die Piraten der Weltmeere for search: fleets, cargo and trophies in chests."""

from __future__ import annotations

from typing import Final, cast

from nassau.bots.thumbs.thumbs import Lot, Thumbs
from nassau.games.seas.components import GOODS, MARK_COST, NOTHING, YIN_YANG_PER_CHEST
from nassau.games.seas.state import Seas
from nassau.kernel import Action, State

SHIP: Final = 1.2  # what a ship will still earn
CARGO: Final = 1.4  # a good on board that waits for a better price
SURE: Final = 0.6  # how much of the present price counts
CARD: Final = 0.4  # in hand while the game goes on; at the end it costs
EARLY: Final = 4.0
EAGER: Final[dict[str, float]] = {
    "sell": 2.0, "raid": 1.5, "load": 1.0, "loot": 1.0, "buy": 0.8, "explore": 0.5, "moor": 0.4, "decline": -2.0,
    "discard": -0.5, "curse": 0.3, "privateer": 0.3, "offer": 1.0,
}  # fmt: skip
NOISE: Final = 1.5


class SeasThumbs(Thumbs):
    def depth(self) -> int:
        return 50

    def phase(self, state: State) -> int:
        return cast(Seas, state).round

    def lead(self, state: State) -> float:
        return 4.0 if cast(Seas, state).finale != NOTHING else 4.0 + EARLY

    def worth(self, state: State) -> list[float]:
        table = cast(Seas, state)
        return [self.wealth(table, seat) for seat in range(table.seats)]

    def wealth(self, table: Seas, seat: int) -> float:
        """Chests and trophies, and what cargo, ships and cards will still become."""
        early = 1.0 if table.finale == NOTHING else max(0.0, 0.6 - 0.2 * table.finale)
        total = float(table.chests[seat] + table.talismans[seat] - MARK_COST * table.marks[seat])
        total += table.yin_yang[seat] / YIN_YANG_PER_CHEST
        for good in range(GOODS):
            count = table.goods[GOODS * seat + good]
            total += SURE * table.worth(good, count) + (1.0 - SURE) * CARGO * count
        total += early * (SHIP * table.ships[seat] + 0.5 * table.chambers[seat] + 0.5 * table.unsinkables[seat])
        return total + (CARD * early - 1.0 * (1.0 - early)) * table.hand_size(seat)

    def pick(self, state: State, seat: int, lot: Lot) -> Action:
        legal = state.stack[-1].legal(state, seat)
        best, highest = legal[0], -1e9
        for action in legal:
            rating = EAGER.get(action[0], 0.0) + NOISE * lot()
            if rating > highest:
                best, highest = action, rating
        return best

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return [EAGER.get(action[0], 0.0) for action in legal]


THUMBS: Final = SeasThumbs()
