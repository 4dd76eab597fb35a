"""Expected values of fields, coins, pirates and the brawl from a view, in honour points."""

from __future__ import annotations

from nassau.games.rum.components import (
    BERTH_PLACE,
    CHEST,
    CHEST_PLACE,
    COIL_PLACE,
    COIN,
    FIRST_DARK,
    FIRST_GOOD,
    FIRST_MAP,
    GOOD_TOKEN,
    GUARD,
    HEADQUARTERS,
    KIND_OF_FIELD,
    MAP_PLACE,
    OPEN_AT_ONCE,
    PINK_MAP,
    PIRATE,
    RENDEZVOUS,
    RENDEZVOUS_TOKEN,
    ROUNDS,
    RUM,
    SALE,
    SMALL_GUARD,
    SUPPLIES,
    SWAN,
    SYMBOL,
    THIRD_TEAM,
    VALUE,
    VALUES_PER_SORT,
    WITH_A_COIN,
    YELLOW_MAP,
)
from nassau.games.rum.heuristic_outlook import (
    BARREL,
    COIN_WORTH,
    EDGE,
    GOOD_WORTH,
    HOST,
    MAP_HOPE,
    PIRATE_IN_TOWN,
    RENDEZVOUS_WORTH,
)
from nassau.games.rum.view_types import View
from nassau.kernel import NOTHING


class Outlook:
    """Values of a view for one seat."""

    def __init__(self, seat: int, view: View) -> None:
        self.seat = seat
        self.view = view
        self.me = view.players[seat]
        self.round = max(1, min(ROUNDS, view.round))

    # -- coins and pirates

    def coin(self) -> float:
        """The value of a coin, which falls with the remaining pirates in the last round."""
        return COIN_WORTH if self.round < ROUNDS else COIN_WORTH * min(1.0, self.me.supply / 8)

    def hired(self) -> float:
        """The value of one more pirate in this round and all later ones."""
        return 0.9 + 0.9 * (ROUNDS - self.round)

    def stock(self, pirates: int) -> float:
        """The value of `pirates` in the best split between town and brawl."""
        return max(PIRATE_IN_TOWN * (pirates - kept) + self.brawl(kept) for kept in range(pirates + 1))

    def brawl(self, pirates: int) -> float:
        """R10: the expected value of sleeping places for a team of this size."""
        if pirates <= 0:
            return 0.0
        own = strength(pirates)
        rivals = [strength(count) for count in self.rivals() if count > 0]
        total = own + sum(rivals)
        berth, hammock, coil = (
            VALUE[face] if face != NOTHING else 0 for face in self.view.open[BERTH_PLACE : COIL_PLACE + 1]
        )
        first = own / total
        second = sum(rival / total * own / (total - rival) for rival in rivals)
        beds = berth * first + hammock * second
        return beds + coil * (first if len(rivals) < 2 else max(0.0, 1 - first - second) / (len(rivals) - 1))

    def rivals(self) -> list[float]:
        """The sizes of the other teams; those still in town count in part."""
        aboard = [float(row.left + row.right) for row in self.view.ship if row.team != self.seat]
        teams = {row.team for row in self.view.ship} - {THIRD_TEAM}
        others = [seat for seat in range(len(self.view.players)) if seat != self.seat and seat not in teams]
        return aboard + [0.45 * self.view.players[seat].supply for seat in others]

    # -- fields

    def arrival(self, field: int, pirates: int) -> float:
        """The value of moving the captain onto a field with `pirates` left."""
        kind = KIND_OF_FIELD[field]
        promised = VALUE[SYMBOL[kind]] if SYMBOL[kind] in self.view.on_flag else 0
        return promised + self.action(kind, pirates)

    def action(self, kind: int, pirates: int) -> float:
        if kind == COIN:
            return self.coin()
        if kind == PIRATE:
            return self.hired() if self.me.hiring else 0.0
        if kind == RUM:
            return BARREL * min(2, self.view.barrels) * (1.0 if self.round < ROUNDS else 0.8)
        if kind == HEADQUARTERS:
            return PIRATE_IN_TOWN * self.retreat()
        if PINK_MAP <= kind <= YELLOW_MAP:
            return self.best_map(kind - PINK_MAP)
        return self.draw(kind, pirates)

    def draw(self, kind: int, pirates: int) -> float:
        view = self.view
        if kind == CHEST:
            face = view.open[CHEST_PLACE]
            return VALUE[face] - 2 / len(view.players) if face != NOTHING else 0.0
        if kind == GUARD:
            return max(self.guard(pirates, large) for large in (0, 1))
        if kind == SUPPLIES:
            return GOOD_WORTH if view.stacks[GOOD_TOKEN] else 0.0
        if kind == RENDEZVOUS:
            return RENDEZVOUS_WORTH[self.round] if view.stacks[RENDEZVOUS_TOKEN] else 0.0
        return HOST * sum(VALUE[face] for face in self.stake(kind - SWAN))

    def stake(self, tavern: int) -> list[int]:
        """R16.1: the open tokens of a tavern."""
        return [face for face in self.view.open[:OPEN_AT_ONCE] if face != NOTHING and face // VALUES_PER_SORT == tavern]

    def guard(self, pirates: int, large: int) -> float:
        """R19: the expected gain, assuming that the three values of a stack are equally likely."""
        if not self.view.stacks[SMALL_GUARD + large]:
            return 0.0
        values = (4, 5, 6) if large else (1, 2, 3)
        won = [value for value in values if value < pirates]
        coins = sum(value <= WITH_A_COIN for value in won) if not large else 0
        return (sum(won) + coins * self.coin()) / 3

    def best_map(self, colour: int) -> float:
        maps = self.view.open[MAP_PLACE : MAP_PLACE + OPEN_AT_ONCE]
        faces = [face for face in maps if face != NOTHING and (face - FIRST_MAP) // VALUES_PER_SORT == colour]
        return max((self.map(face) for face in faces), default=0.0)

    def map(self, face: int) -> float:
        """R20.4: a second map completes a pair; a first one counts only if a second is found."""
        first = face - (face - FIRST_MAP) % VALUES_PER_SORT
        own = [VALUE[held] for held in self.view.under_flag if first <= held < first + VALUES_PER_SORT]
        if len(own) % 2:
            return VALUE[face] + min(own) * (1 - MAP_HOPE[self.round])
        return VALUE[face] * MAP_HOPE[self.round]

    def good(self, face: int) -> float:
        """R20.2: the gain over the best good of its sort that the seat already has."""
        first = face - (face - FIRST_GOOD) % VALUES_PER_SORT
        best = max((VALUE[held] for held in self.view.under_flag if first <= held < first + VALUES_PER_SORT), default=0)
        return max(0, VALUE[face] - best)

    def sale(self) -> float:
        return SALE * self.coin()

    def retreat(self) -> int:
        """R12.5, R12.6: the number of pirates that the headquarters can return."""
        own = [alley for alley, owner in enumerate(self.view.alleys) if owner == self.seat]
        length = self.view.plan.length
        streets = [length[alley] for alley in own if alley < FIRST_DARK]
        darks = sorted((length[alley] for alley in own if alley >= FIRST_DARK), reverse=True)
        return max([0, *streets, sum(darks[:2])])


def strength(pirates: float) -> float:
    """The weight of a team in a brawl."""
    return float(pirates**EDGE)
