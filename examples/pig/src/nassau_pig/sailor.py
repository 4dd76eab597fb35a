"""The rule-based bot of Pig: rolls until the pot is worth more than another roll."""

from __future__ import annotations

from typing import Final

from nassau.kernel import Action, Think
from nassau_pig.view import View

ENOUGH: Final = 20  # with 20 points in the pot, another roll is expected to lose as much as it wins


class Sailor:
    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        wins = view.players[seat].points + view.pot >= view.goal
        hold = ("hold",)
        return hold if hold in legal and (wins or view.pot >= ENOUGH) else ("roll",)


SAILOR: Final = Sailor()
