"""Expected values of fields, coins, pirates and the brawl in a determinization, in honour points."""

from __future__ import annotations

from typing import Final

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
    HAMMOCK_PLACE,
    HEADQUARTERS,
    KINDS,
    MAP_TOKEN,
    PINK_MAP,
    PIRATE,
    RENDEZVOUS,
    RENDEZVOUS_TOKEN,
    ROUNDS,
    RUM,
    SMALL_GUARD,
    SUPPLIES,
    SWAN,
    SYMBOL,
    TAVERN_TOKEN,
    VALUE,
    VALUES_PER_SORT,
    WITH_A_COIN,
    YELLOW_MAP,
)
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING

PIRATE_IN_TOWN: Final = 1.3  # value of a pirate that is spent in the alleys
BARREL: Final = 0.7
COIN_WORTH: Final = 1.1
GOOD_WORTH: Final = 2.8
RENDEZVOUS_WORTH: Final[tuple[float, ...]] = (0.0, 3.2, 2.8, 2.3, 1.6, 0.7)  # by round: less time remains to fulfil it
MAP_HOPE: Final[tuple[float, ...]] = (
    0.0,
    0.7,
    0.65,
    0.55,
    0.4,
    0.25,
)  # by round: probability of a second map
HOST: Final = 0.65  # the host's expected part of the tokens at stake in a tavern
TOWN_FRACTION: Final = 0.45  # part of the pirates in town that will fight
EDGE: Final = 1.4  # exponent of team size: larger teams win more than in proportion
STRENGTH: Final[list[float]] = [float(pirates**EDGE) for pirates in range(40)]
IN_TOWN: Final[list[float]] = [float((TOWN_FRACTION * pirates) ** EDGE) for pirates in range(40)]
"""By number of pirates: the weight of a team in the brawl, if it is aboard or still in town."""


class Outlook:
    """Values of a position for one seat; caches what several actions need."""

    def __init__(self, table: Rum, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.round = max(1, min(ROUNDS, table.round))
        self.promised = table.on_flag(seat)
        self.gain: list[float] = [-1.0] * KINDS  # cache by kind of field; -1: not computed
        self.rivals: list[float] | None = None
        self.faces: list[int] | None = None

    # -- coins and pirates

    def coin(self) -> float:
        """The value of a coin, which falls with the remaining pirates in the last round."""
        return COIN_WORTH if self.round < ROUNDS else COIN_WORTH * min(1.0, self.table.supply[self.seat] / 8.0)

    def stocks(self) -> list[float]:
        """By number of pirates: their value in the best split between town and brawl."""
        most = self.table.supply[self.seat]
        brawls = [self.brawl(kept) for kept in range(most + 1)]
        found: list[float] = []
        for pirates in range(most + 1):
            best = 0.0
            for kept in range(pirates + 1):
                best = max(best, PIRATE_IN_TOWN * (pirates - kept) + brawls[kept])
            found.append(best)
        return found

    def brawl(self, pirates: int) -> float:
        """R10: the expected value of sleeping places for a team of this size."""
        if pirates <= 0:
            return 0.0
        rivals = self.others()
        own = STRENGTH[pirates]
        total = own
        for rival in rivals:
            total += rival
        first, second = own / total, 0.0
        for rival in rivals:
            second += rival / total * own / (total - rival)
        beds = self.bed(BERTH_PLACE) * first + self.bed(HAMMOCK_PLACE) * second
        third = first if len(rivals) < 2 else max(0.0, 1.0 - first - second) / (len(rivals) - 1)
        return beds + self.bed(COIL_PLACE) * third

    def bed(self, place: int) -> float:
        face = self.table.open[place]
        return float(VALUE[face]) if face != NOTHING else 0.0

    def others(self) -> list[float]:
        """The weights of the other teams, aboard or still in town."""
        if self.rivals is None:
            table, seat = self.table, self.seat
            rows = [row for row in range(len(table.rows)) if table.rows[row] != seat and table.pirates_of(row)]
            ashore = [other for other in range(table.seats) if other != seat and other not in table.rows]
            self.rivals = [STRENGTH[table.pirates_of(row)] for row in rows] + [
                IN_TOWN[table.supply[other]] for other in ashore if table.supply[other]
            ]
        return self.rivals

    # -- fields

    def arrival(self, kind: int, pirates: int) -> float:
        """The value of moving the captain onto a kind of field with `pirates` left."""
        promise = float(VALUE[SYMBOL[kind]]) if SYMBOL[kind] in self.promised else 0.0
        if kind == GUARD:
            return promise + max(self.guard(pirates, 0), self.guard(pirates, 1))
        if self.gain[kind] < 0.0:
            self.gain[kind] = max(0.0, self.field(kind))
        return promise + self.gain[kind]

    def field(self, kind: int) -> float:
        table = self.table
        if kind == COIN:
            return self.coin()
        if kind == PIRATE:
            return 0.9 + 0.9 * (ROUNDS - self.round) if table.hiring[self.seat] else 0.0
        if kind == RUM:
            return BARREL * min(2, table.barrels()) * (1.0 if self.round < ROUNDS else 0.8)
        if kind == HEADQUARTERS:
            return PIRATE_IN_TOWN * self.retreat()
        if PINK_MAP <= kind <= YELLOW_MAP:
            return self.best_map(kind - PINK_MAP)
        return self.draw(kind)

    def draw(self, kind: int) -> float:
        table = self.table
        if kind == CHEST:
            face = table.open[CHEST_PLACE]
            return VALUE[face] - 2.0 / table.seats if face != NOTHING else 0.0
        if kind == SUPPLIES:
            return GOOD_WORTH if table.height(GOOD_TOKEN) else 0.0
        if kind == RENDEZVOUS:
            return RENDEZVOUS_WORTH[self.round] if table.shuffled(RENDEZVOUS_TOKEN) else 0.0
        return HOST * self.stake(kind - SWAN)

    def stake(self, tavern: int) -> float:
        """R16.1: the value of the open tokens of a tavern."""
        total = 0.0
        for face in self.table.matching(TAVERN_TOKEN, tavern):
            total += VALUE[face]
        return total

    def guard(self, pirates: int, large: int) -> float:
        """R19: the expected gain, assuming that the three values of a stack are equally likely."""
        if not self.table.height(SMALL_GUARD + large):
            return 0.0
        total = 0.0
        for value in range(1 + 3 * large, 4 + 3 * large):
            if value < pirates:
                total += value + (self.coin() if value <= WITH_A_COIN else 0.0)
        return total / 3.0

    def tokens(self) -> list[int]:
        if self.faces is None:
            self.faces = self.table.tokens(self.seat)
        return self.faces

    def best_map(self, colour: int) -> float:
        best = 0.0
        for face in self.table.matching(MAP_TOKEN, colour):
            best = max(best, self.map_worth(face))
        return best

    def map_worth(self, face: int) -> float:
        """R20.4: a second map completes a pair; a first one counts only if a second is found."""
        first = face - (face - FIRST_MAP) % VALUES_PER_SORT
        held, least = 0, 9
        for other in self.tokens():
            if first <= other < first + VALUES_PER_SORT:
                held += 1
                least = min(least, VALUE[other])
        if held % 2:
            return VALUE[face] + least * (1.0 - MAP_HOPE[self.round])
        return VALUE[face] * MAP_HOPE[self.round]

    def good(self, face: int) -> float:
        """R20.2: the gain over the best good of its sort that the seat already has."""
        first = face - (face - FIRST_GOOD) % VALUES_PER_SORT
        best = 0
        for other in self.tokens():
            if first <= other < first + VALUES_PER_SORT:
                best = max(best, VALUE[other])
        return float(max(0, VALUE[face] - best))

    def retreat(self) -> int:
        """R12.5, R12.6: the number of pirates that the headquarters can return."""
        table, length = self.table, self.table.town.length
        street = dark = second = 0
        for alley in range(len(length)):
            if table.alleys[alley] == self.seat:
                if alley < FIRST_DARK:
                    street = max(street, length[alley])
                elif length[alley] > dark:
                    dark, second = length[alley], dark
                else:
                    second = max(second, length[alley])
        return max(street, dark + second)
