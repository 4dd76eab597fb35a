"""Values of ships, cards and goods for one seat in a determinized state, in chests."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    BARGAIN_COST,
    BULK,
    CAPTAIN_GIFT,
    CARAVANS,
    CARDS,
    CHAMBER_COST,
    COUNTRIES,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    HIT_GOOD,
    IDOL,
    LARGEST,
    LAST_ROUNDS,
    MARK_COST,
    MOST_WANTED,
    MUTINY,
    PAY_PER_GUARD,
    PRICES,
    RAID_LIMIT,
    SHAMAN_GIFT,
    TAVERN,
    UNSINKABLE_COST,
    WAGES,
    WHIRLPOOL,
    country,
    size,
)
from nassau.games.seas.fleet import spares_ships
from nassau.games.seas.state import Seas
from nassau.kernel import NOTHING

MARK: Final = float(MARK_COST)
CARD: Final = 1.6  # a loot card before it is drawn
YIN_YANG: Final = 0.5  # more than its third of a chest, because it may pay for a bargain
YIN_YANG_AT_END: Final = 0.34
RITUALS_BONUS: Final = 0.3  # a role that allows rituals, if the seat can pay one
TIME_TO_PLAY: Final = 0.6  # playing a card while there is time for all
FACE: Final[tuple[float, ...]] = (0.0, -MARK, -1.2, -1.0, 1.0, CARD, 3 * YIN_YANG)
"""The value of a tavern die, by face."""
RIVALRY: Final = 0.6  # weight of the average gain of the others against the seat's gain
SHIP: Final = 1.4  # one more ship at sea, while there is time for raids
SHIP_PER_ROUND: Final = 0.25  # the same, for each round left
SENT_LOSS: Final = 0.7  # part of an unsinkable ship's losses that it prevents
PRIVATEER_RISK: Final = 0.6  # share of the raids on a country that still come, at most
PRIVATEER_RISK_PER_ROUND: Final = 0.08
MOORING_WITHOUT_SHIPS: Final = 0.4  # the gift of a harbour for a seat without free ships
CURSE_ON_OTHERS: Final = 0.7  # weight of the average harm of the others
TAVERN_VISIT: Final = 0.9
GOOD_HIT: Final = 1.5  # the loss of a good
HOPED_LOT: Final = 0.5  # value of a lot that is one short of BULK, in prices
MOST_SHIPS: Final = 40
NONE: Final = -1e9
CHAMBER_ROUNDS: Final = 3  # with fewer rounds left these rituals do not pay off
UNSINKABLE_ROUNDS: Final = 4
CARDS_PER_SEAT_AND_ROUND: Final = 0.35  # adventure cards drawn, measured

# Outcomes of a fight between two dice, of all PAIRS of faces.
FACES: Final = 6
PAIRS: Final = FACES * FACES
TIES: Final = FACES
WINS: Final = (PAIRS - TIES) // 2


def battles() -> list[list[tuple[float, float]]]:
    """By red and pirate ships: expected survivors of a won raid, and expected losses (W8.7, W8.8, W8.14)."""
    table = [[(float(pirates), 0.0) for pirates in range(MOST_SHIPS + 1)]]
    for reds in range(1, LARGEST + 1):
        row = [(0.0, 0.0)]
        for pirates in range(1, MOST_SHIPS + 1):
            lose, both, win = row[pirates - 1], table[reds - 1][pirates - 1], table[reds - 1][pirates]
            home = (WINS * lose[0] + TIES * both[0] + WINS * win[0]) / PAIRS
            row.append((home, (WINS * (lose[1] + 1) + TIES * (both[1] + 1) + WINS * win[1]) / PAIRS))
        table.append(row)
    return table


BATTLES: Final[list[list[tuple[float, float]]]] = battles()


class Outlook:
    """A position as one seat values it."""

    def __init__(self, table: Seas, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rounds = rounds_left(table)
        self.ship = min(SHIP, SHIP_PER_ROUND * self.rounds)
        """The value of one more ship at sea, while there is time for raids."""

    def relief(self) -> float:
        """The value of one card less in hand: a mark, if there is no time to play it later."""
        return MARK if self.table.hand_size(self.seat) > self.rounds else TIME_TO_PLAY

    def cargo(self, seat: int, harbour: int) -> float:
        return cargo(self.table, seat, harbour, self.rounds)

    def without(self, good: int) -> float:
        """The value of one good on board."""
        table, place = self.table, GOODS * self.seat + good
        before = self.cargo(self.seat, table.harbour)
        table.goods[place] -= 1
        after = self.cargo(self.seat, table.harbour)
        table.goods[place] += 1
        return before - after

    # -- ships

    def privateer(self, one: int) -> float:
        """The expected marks of a privateer tile: each later raid on the country brings one."""
        raided = 0
        for card in self.table.played:
            if card < CARAVANS and country(card) == one:
                raided += 1
        return -MARK * (COUNTRIES - raided) * min(PRIVATEER_RISK, PRIVATEER_RISK_PER_ROUND * self.rounds)

    def sending(self, card: int, ships: int) -> float:
        """The value of sending ships if all later seats send as many as they can: loot, losses, mark."""
        table, seats = self.table, self.table.seats
        others = 0
        for seat in range(seats):
            if seat != self.seat:
                sent = table.sent[seat] if table.chart_card == card else NOTHING
                others += min(table.free(seat), RAID_LIMIT[seats] * size(card)) if sent == NOTHING else sent
        guilty = not ships or table.tiles[country(card)] == self.seat
        return self.fleet(size(card), ships, others) - (MARK if guilty else 0.0)

    def fleet(self, reds: int, ships: int, others: int) -> float:
        whole = ships + others
        if not whole:
            return 0.0
        home, lost = BATTLES[reds][min(MOST_SHIPS, whole)]
        mine, theirs = ships / whole, others / whole / (self.table.seats - 1)
        sunk = max(0.0, mine * lost - SENT_LOSS * self.table.unsinkables[self.seat])
        return CARD * home * (mine - RIVALRY * theirs) + sunk * (YIN_YANG - self.ship)

    # -- cards

    def raid(self, card: int) -> float:
        """The value of playing a caravan, the gift included."""
        table = self.table
        ships = min(table.free(self.seat), size(card) * RAID_LIMIT[table.seats])
        return CAPTAIN_GIFT * YIN_YANG + self.sending(card, ships)

    def moor(self, card: int) -> float:
        """The change in value of all goods, those of others negative, and the gift."""
        table, harbour, total = self.table, card - FIRST_HARBOUR + 1, 0.0
        for seat in range(table.seats):
            gain = self.cargo(seat, harbour) - self.cargo(seat, table.harbour)
            total += gain if seat == self.seat else -RIVALRY * gain / (table.seats - 1)
        return total + (CARD if table.free(self.seat) else MOORING_WITHOUT_SHIPS)

    def curse(self, number: int) -> float:
        """The harm to the others minus the harm to the seat."""
        table, total = self.table, 0.0
        for seat in range(table.seats):
            if seat == self.seat:
                total -= self.harm(number, seat, SHAMAN_GIFT if number <= WHIRLPOOL else 0)
            else:
                total += CURSE_ON_OTHERS * self.harm(number, seat, 0) / (table.seats - 1)
        return total + (TAVERN_VISIT if number == TAVERN else 0.0)

    def harm(self, number: int, seat: int, held: int) -> float:
        """Estimated cost of a curse for a seat."""
        table = self.table
        if number == WAGES:
            return float(PAY_PER_GUARD * table.guards(seat))
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
        if number == MUTINY and not table.goods[GOODS * seat + good] and spares_ships(table, seat):
            return 0.0
        return thrown / 6 * (GOOD_HIT if table.goods[GOODS * seat + good] else self.ship)

    def idol(self, good: int) -> float:
        """The harm of naming a good to the others minus the harm to the seat."""
        table, total = self.table, 0.0
        for seat in range(table.seats):
            if table.at_sea(seat):
                loss = GOOD_HIT if table.goods[GOODS * seat + good] else self.ship
                total += -loss if seat == self.seat else loss / (table.seats - 1)
        return total

    # -- rituals

    def bargain(self, one: int, other: int) -> float:
        """The gain over an ordinary sale and over keeping the yin-yang."""
        table, first = self.table, GOODS * self.seat
        before = self.cargo(self.seat, table.harbour)
        table.goods[first + one] -= 1
        table.goods[first + other] -= 1
        after = self.cargo(self.seat, table.harbour)
        table.goods[first + one] += 1
        table.goods[first + other] += 1
        return table.price(one) + table.price(other) + after - before - BARGAIN_COST * YIN_YANG_AT_END

    def chamber(self) -> float:
        """Room for one more good frees a ship for raids."""
        if self.rounds <= CHAMBER_ROUNDS:
            return -1.0
        level = self.table.chambers[self.seat]
        return self.ship * (0.75 if level < 3 else 0.2) - CHAMBER_COST * YIN_YANG_AT_END

    def unsinkable(self) -> float:
        if self.rounds <= UNSINKABLE_ROUNDS:
            return -1.0
        level = self.table.unsinkables[self.seat]
        return self.ship * (0.9 if level < 2 else 0.3) - UNSINKABLE_COST * YIN_YANG_AT_END

    # -- hands

    def playing(self, first: int, stop: int) -> float:
        """The value of the best card of a sort in hand; a mark if there is none."""
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
    """Estimated rounds after this one."""
    if table.finale != NOTHING:
        return float(LAST_ROUNDS - table.finale)
    return LAST_ROUNDS + table.above / (CARDS_PER_SEAT_AND_ROUND * table.seats)


def cargo(table: Seas, seat: int, harbour: int, rounds: float) -> float:
    """The value of a seat's goods in a harbour; one short of BULK counts half the price more."""
    total, first = 0.0, GOODS * seat
    for good in range(GOODS):
        count, price = table.goods[first + good], PRICES[harbour][good]
        total += count * price if count >= BULK else count
        if count == BULK - 1 and rounds > 1.0:
            total += HOPED_LOT * price
    return total
