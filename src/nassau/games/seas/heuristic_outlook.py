"""What things are worth in an imagined world of Die Piraten der Weltmeere, in chests, to one seat."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    CARAVANS,
    CARDS,
    COUNTRIES,
    ENOUGH,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    HIT_GOOD,
    IDOL,
    LARGEST,
    LIMIT,
    MARK_COST,
    MOST_WANTED,
    MUTINY,
    NOTHING,
    PRICES,
    SHAMAN_GIFT,
    TAVERN,
    WAGES,
    WHIRLPOOL,
    country,
    size,
)
from nassau.games.seas.state import Seas

MARK: Final = float(MARK_COST)
CARD: Final = 1.6  # a loot card that is not drawn yet
YIN_YANG: Final = 0.5  # between a third of a chest and a bargain
FACE: Final[tuple[float, ...]] = (0.0, -MARK, -1.2, -1.0, 1.0, CARD, 3 * YIN_YANG)
"""What a tavern die is worth."""
RIVALRY: Final = 0.6  # how much a chest for the others' average counts against one's own
MOST_SHIPS: Final = 40
NONE: Final = -1e9


def battles() -> list[list[tuple[float, float]]]:
    """By red and pirate ships: how many pirates bring loot home, and how many are lost (W8.7, W8.8, W8.14)."""
    table = [[(float(pirates), 0.0) for pirates in range(MOST_SHIPS + 1)]]
    for reds in range(1, LARGEST + 1):
        row = [(0.0, 0.0)]
        for pirates in range(1, MOST_SHIPS + 1):
            lose, both, win = row[pirates - 1], table[reds - 1][pirates - 1], table[reds - 1][pirates]
            home = (15 * lose[0] + 6 * both[0] + 15 * win[0]) / 36
            row.append((home, (15 * (lose[1] + 1) + 6 * (both[1] + 1) + 15 * win[1]) / 36))
        table.append(row)
    return table


BATTLES: Final[list[list[tuple[float, float]]]] = battles()


class Outlook:
    """One position as a seat values it."""

    def __init__(self, table: Seas, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rounds = rounds_left(table)
        self.ship = min(1.4, 0.25 * self.rounds)
        """A ship more at sea pays as long as there are raids."""

    def relief(self) -> float:
        """A card less in hand: it would be a mark, if there is no time to play it otherwise."""
        return MARK if self.table.hand_size(self.seat) > self.rounds else 0.6

    def cargo(self, seat: int, harbour: int) -> float:
        return cargo(self.table, seat, harbour, self.rounds)

    def without(self, good: int) -> float:
        """What one good less on board would cost."""
        table, place = self.table, GOODS * self.seat + good
        before = self.cargo(self.seat, table.harbour)
        table.goods[place] -= 1
        after = self.cargo(self.seat, table.harbour)
        table.goods[place] += 1
        return before - after

    # -- ships

    def privateer(self, one: int) -> float:
        """The marks that a tile will bring: a caravan of that country may be raided any time."""
        raided = 0
        for card in self.table.played:
            if card < CARAVANS and country(card) == one:
                raided += 1
        return -MARK * (COUNTRIES - raided) * min(0.6, 0.08 * self.rounds)

    def sending(self, card: int, ships: int) -> float:
        """Ships in a raid, when those who are asked later send what they can: loot, losses, and the mark."""
        table, seats = self.table, self.table.seats
        others = 0
        for seat in range(seats):
            if seat != self.seat:
                sent = table.sent[seat] if table.chart_card == card else NOTHING
                others += min(table.free(seat), LIMIT[seats] * size(card)) if sent == NOTHING else sent
        guilty = not ships or table.tiles[country(card)] == self.seat
        return self.fleet(size(card), ships, others) - (MARK if guilty else 0.0)

    def fleet(self, reds: int, ships: int, others: int) -> float:
        whole = ships + others
        if not whole:
            return 0.0
        home, lost = BATTLES[reds][min(MOST_SHIPS, whole)]
        mine, theirs = ships / whole, others / whole / (self.table.seats - 1)
        sunk = max(0.0, mine * lost - 0.7 * self.table.unsinkables[self.seat])
        return CARD * home * (mine - RIVALRY * theirs) + sunk * (YIN_YANG - self.ship)

    # -- cards

    def raid(self, card: int) -> float:
        """What playing a caravan brings, the gift included."""
        table = self.table
        ships = min(table.free(self.seat), size(card) * LIMIT[table.seats])
        return 2 * YIN_YANG + self.sending(card, ships)

    def moor(self, card: int) -> float:
        """What a harbour changes for one's own goods and for those of others, and the gift."""
        table, harbour, total = self.table, card - FIRST_HARBOUR + 1, 0.0
        for seat in range(table.seats):
            gain = self.cargo(seat, harbour) - self.cargo(seat, table.harbour)
            total += gain if seat == self.seat else -RIVALRY * gain / (table.seats - 1)
        return total + (CARD if table.free(self.seat) else 0.4)

    def curse(self, number: int) -> float:
        """How much more a curse hurts the others than oneself."""
        table, total = self.table, 0.0
        for seat in range(table.seats):
            if seat == self.seat:
                total -= self.harm(number, seat, SHAMAN_GIFT if number <= WHIRLPOOL else 0)
            else:
                total += 0.7 * self.harm(number, seat, 0) / (table.seats - 1)
        return total + (0.9 if number == TAVERN else 0.0)

    def harm(self, number: int, seat: int, held: int) -> float:
        """What a curse costs somebody, about."""
        table = self.table
        if number == WAGES:
            return 2.0 * table.guards(seat)
        if number == TAVERN:
            return 0.0
        at_sea = table.at_sea(seat)
        if number == IDOL:
            return 1.2 if at_sea else 0.0
        thrown = max(0, at_sea - held)
        if number == WHIRLPOOL:
            everybody = 0
            for other in range(table.seats):
                everybody += table.at_sea(other)
            return 3.5 * thrown / max(1, everybody) * (1.0 if table.talismans[seat] else self.ship)
        good = MOST_WANTED[table.harbour] if number == MUTINY else HIT_GOOD[number]
        return thrown / 6 * (1.5 if table.goods[GOODS * seat + good] else self.ship)

    def idol(self, good: int) -> float:
        """How much more a named good hurts the others."""
        table, total = self.table, 0.0
        for seat in range(table.seats):
            if table.at_sea(seat):
                loss = 1.5 if table.goods[GOODS * seat + good] else self.ship
                total += -loss if seat == self.seat else loss / (table.seats - 1)
        return total

    # -- rituals

    def bargain(self, one: int, other: int) -> float:
        """What a bargain gains over the usual sale, and over yin-yang at the end."""
        table, first = self.table, GOODS * self.seat
        before = self.cargo(self.seat, table.harbour)
        table.goods[first + one] -= 1
        table.goods[first + other] -= 1
        after = self.cargo(self.seat, table.harbour)
        table.goods[first + one] += 1
        table.goods[first + other] += 1
        return table.price(one) + table.price(other) + after - before - 3 * 0.34

    def chamber(self) -> float:
        """Room for a good more, so a ship more for raids."""
        return self.ship * (0.75 if self.table.chambers[self.seat] < 3 else 0.2) - 2 * 0.34 if self.rounds > 3 else -1.0

    def unsinkable(self) -> float:
        level = self.table.unsinkables[self.seat]
        return self.ship * (0.9 if level < 2 else 0.3) - 3 * 0.34 if self.rounds > 4 else -1.0

    # -- hands

    def playing(self, first: int, stop: int) -> float:
        """The best card of a sort in hand; a mark if there is none."""
        hand, best = CARDS * self.seat, NONE
        for card in range(first, stop):
            if self.table.hands[hand + card]:
                best = max(best, self.play(card))
        return -MARK if best == NONE else best + self.relief()

    def play(self, card: int) -> float:
        if card < FIRST_HARBOUR:
            return self.raid(card)
        return self.moor(card) if card < FIRST_CURSE else self.curse(card - FIRST_CURSE)

    def caravans(self) -> int:
        hand, count = CARDS * self.seat, 0
        for card in range(CARAVANS):
            count += self.table.hands[hand + card]
        return count


def rounds_left(table: Seas) -> float:
    """Rounds after this one, about: a card or so is drawn in each."""
    if table.finale != NOTHING:
        return 3.0 - table.finale
    return 3.0 + table.above / (0.35 * table.seats)


def cargo(table: Seas, seat: int, harbour: int, rounds: float) -> float:
    """A sale in a harbour; pairs hope for a third."""
    total, first = 0.0, GOODS * seat
    for good in range(GOODS):
        count, price = table.goods[first + good], PRICES[harbour][good]
        total += count * price if count >= ENOUGH else count
        if count == ENOUGH - 1 and rounds > 1.0:
            total += 0.5 * price
    return total
