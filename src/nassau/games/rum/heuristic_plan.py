"""One move ahead in Um Rum & Ehre: all seats move the same captain, so a field is also what the next seat gets."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.rum.components import KIND_OF_FIELD
from nassau.games.rum.heuristic_outlook import PIRATE_IN_TOWN, Outlook
from nassau.games.rum.moving import other_end
from nassau.kernel import NOBODY, Action

ONWARD: Final = 0.0  # part of the gain of the next move that counts
GIFT: Final = 0.0  # part of the next seat's gain that counts against the seat


class TurnPlan:
    """What follows an action of a turn; best gains are cached by field."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.gains: dict[tuple[int, int], float] = {}

    def end(self, action: Action) -> tuple[int, int]:
        """The captain's field after the action, and the alley that it closes."""
        verb: str = action[0]
        if verb == "move":
            return other_end(self.table, action[1]), cast(int, action[1])
        return (self.table.town.near[action[2]], cast(int, action[2])) if verb == "dark" else (self.table.captain, -1)

    def left(self, action: Action) -> int:
        """The pirates of the seat after the action."""
        length, supply = self.table.town.length, self.table.supply[self.outlook.seat]
        if action[0] == "move":
            return supply - length[action[1]]
        return supply - length[action[1]] - length[action[2]] if action[0] == "dark" else supply

    def best_gain(self, field: int, closed: int, pirates: int) -> float:
        """The best arrival by a free street from `field` minus the pirates that it takes; at least 0."""
        best, town = 0.0, self.table.town
        for alley in town.streets[field]:
            length = town.length[alley]
            if alley != closed and self.table.alleys[alley] == NOBODY and length <= pirates:
                target = town.far[alley] if town.near[alley] == field else town.near[alley]
                gain = self.outlook.arrival(KIND_OF_FIELD[target], pirates - length) - PIRATE_IN_TOWN * length
                best = max(best, gain)
        return best

    def onward(self, action: Action, moved: int) -> float:
        """The gain of another move in this turn, which costs a coin (R5.4)."""
        if action[0] not in ("move", "dark"):
            return 0.0
        coins = self.table.coins[self.outlook.seat] - moved
        if coins < 1:
            return 0.0
        field, closed = self.end(action)
        return ONWARD * max(0.0, self.best_gain(field, closed, self.left(action)) - self.outlook.coin())

    def left_to_others(self, action: Action, moved: int) -> float:
        """The cost of the best move that the next seat finds."""
        if self.onward(action, moved) > 0.0 or action[0] == "aboard":
            return 0.0
        pirates = 0
        for seat in range(self.table.seats):
            if seat != self.outlook.seat:
                pirates = max(pirates, self.table.supply[seat])
        return -GIFT * self.best_gain(*self.end(action), pirates)
