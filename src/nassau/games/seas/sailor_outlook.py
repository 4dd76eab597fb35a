"""Values of ships, cards and goods for a seat that knows only its view, in chests."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    BARGAIN_COST,
    BULK,
    CAPTAIN,
    CAPTAIN_GIFT,
    CARAVANS,
    CARTOGRAPHER,
    CHAMBER_COST,
    CURSES,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    GOVERNOR,
    HIT_GOOD,
    IDOL,
    ISLANDER,
    LAST_ROUNDS,
    MERCHANT,
    MUTINY,
    PAY_PER_GUARD,
    PRICES,
    RAID_LIMIT,
    SHAMAN_GIFT,
    SHIPBUILDER,
    TAKE_BACK,
    TAVERN,
    UNSINKABLE_COST,
    WAGES,
    WHIRLPOOL,
    country,
    size,
)
from nassau.games.seas.heuristic import TAKE_BACK_CARD
from nassau.games.seas.heuristic_outlook import (
    CARD,
    CARDS_PER_SEAT_AND_ROUND,
    CHAMBER_ROUNDS,
    MARK,
    RITUALS_BONUS,
    TIME_TO_PLAY,
    UNSINKABLE_ROUNDS,
    YIN_YANG,
    YIN_YANG_AT_END,
)
from nassau.games.seas.view_types import Player, View
from nassau.kernel import NOBODY

SURVIVAL: Final = 0.6  # of a ship in a raid
CARAVANS_EACH: Final = 4


class Outlook:
    """A view as its seat values it."""

    def __init__(self, seat: int, view: View) -> None:
        self.seat = seat
        self.view = view
        self.me = view.players[seat]
        self.rivals = [player for other, player in enumerate(view.players) if other != seat]
        self.seats = len(view.players)
        self.rounds = self.rounds_left()

    def rounds_left(self) -> float:
        """Estimated rounds after this one."""
        if self.view.last_round >= 0:
            return float(LAST_ROUNDS - self.view.last_round)
        return LAST_ROUNDS + self.view.to_end / (CARDS_PER_SEAT_AND_ROUND * self.seats)

    # -- single things

    def ship(self) -> float:
        """The value of one more ship at sea, while there is time for raids."""
        return min(1.4, 0.25 * self.rounds)

    def goods(self, goods: list[int], prices: list[int]) -> float:
        """The value of goods at these prices; one short of BULK counts half the price more."""
        total = 0.0
        for count, price in zip(goods, prices, strict=True):
            total += count * price if count >= BULK else count
            if count == BULK - 1 and self.rounds > 1:
                total += 0.5 * price
        return total

    def sale(self, goods: list[int]) -> int:
        """Chests for the goods in the current harbour."""
        prices = self.view.harbour.prices
        return sum(n * price if n >= BULK else n for n, price in zip(goods, prices, strict=True))

    def cargo(self) -> float:
        return self.goods(self.me.goods, self.view.harbour.prices)

    def without(self, good: int) -> float:
        """The value of one good on board."""
        goods = self.me.goods.copy()
        goods[good] -= 1
        return self.cargo() - self.goods(goods, self.view.harbour.prices)

    def privateer(self, one: int) -> float:
        """The expected marks of a privateer tile: each later raid on the country brings one."""
        left = CARAVANS_EACH - self.view.raided[one]
        return -MARK * left * min(0.6, 0.08 * self.rounds)

    def hand(self, first: int, stop: int) -> list[int]:
        return [card for card in self.view.hand if first <= card < stop]

    def relief(self) -> float:
        """The value of one card less in hand: a mark, if there is no time to play it later."""
        spare = len(self.view.hand) - self.rounds
        return MARK if spare > 0 else TIME_TO_PLAY

    # -- cards

    def raid(self, card: int) -> float:
        """The value of playing a caravan, the gift included."""
        ships = min(self.me.free, size(card) * RAID_LIMIT[self.seats])
        own = self.view.tiles[country(card)] == self.seat
        if not ships:
            return CAPTAIN_GIFT * YIN_YANG - MARK
        return CAPTAIN_GIFT * YIN_YANG + self.fleet(ships) - (MARK if own else 0.0)

    def fleet(self, ships: int) -> float:
        """The value of ships in a raid: loot for survivors, yin-yang for losses."""
        lost = (1 - SURVIVAL) * max(0.0, ships - self.me.unsinkables)
        return ships * SURVIVAL * 0.9 * CARD + lost * (YIN_YANG - 0.6 * self.ship())

    def moor(self, card: int) -> float:
        """The change in value of all goods, those of others negative, and the gift."""
        prices = list(PRICES[card - FIRST_HARBOUR + 1])
        gain = self.goods(self.me.goods, prices) - self.cargo()
        theirs = [self.goods(p.goods, prices) - self.goods(p.goods, self.view.harbour.prices) for p in self.rivals]
        return gain - 0.4 * sum(theirs) / len(theirs) + (CARD if self.me.free else 0.4)

    def curse(self, card: int) -> float:
        """The harm to the others minus the harm to the seat."""
        number = card - FIRST_CURSE
        held = SHAMAN_GIFT if number <= WHIRLPOOL else 0
        theirs = [self.harm(number, player, 0) for player in self.rivals]
        return 0.7 * sum(theirs) / len(theirs) - self.harm(number, self.me, held) + (0.9 if number == TAVERN else 0.0)

    def harm(self, number: int, player: Player, held: int) -> float:
        """Estimated cost of a curse for a seat."""
        thrown = max(0, player.at_sea - held)
        if number == WAGES:
            return float(PAY_PER_GUARD * player.guards)
        if number == IDOL:
            return 1.2 if player.at_sea else 0.0
        if number == TAVERN:
            return 0.0
        if number == WHIRLPOOL:
            everybody = sum(other.at_sea for other in self.view.players)
            return 3.5 * thrown / max(1, everybody) * (1.0 if player.talismans else self.ship())
        good = self.wanted() if number == MUTINY else HIT_GOOD[number]
        return thrown / 6 * (1.5 if player.goods[good] else self.ship())

    def wanted(self) -> int:
        prices = self.view.harbour.prices
        return prices.index(max(prices))

    # -- roles

    def role(self, role: int) -> float:
        """The value of choosing a role."""
        take_back = TAKE_BACK_CARD * len(self.me.lying) if role in TAKE_BACK else 0.0
        return take_back + self.action(role)

    def action(self, role: int) -> float:
        view, me = self.view, self.me
        if role == SHIPBUILDER:
            ships = min(me.reserve, me.chests)
            return ships * (self.ship() - 1.0) + 0.7 * self.ship() + self.rituals() if ships else -MARK
        if role == GOVERNOR:
            flags = [self.privateer(one) for one, owner in enumerate(view.tiles) if owner == NOBODY]
            return me.reserve * self.ship() - 0.4 * MARK + max(flags) + self.rituals() if flags else -MARK
        if role == MERCHANT:
            return self.selling() if sum(me.goods) else -MARK
        if role == CARTOGRAPHER:
            return self.exploring() if view.pile else -MARK
        return self.playing(role)

    def playing(self, role: int) -> float:
        """Captain, islander or shaman: the value of the best card of the sort."""
        if role == CAPTAIN:
            values = [self.raid(card) for card in self.hand(0, CARAVANS)]
        elif role == ISLANDER:
            values = [self.moor(card) for card in self.hand(FIRST_HARBOUR, FIRST_CURSE)]
        else:
            values = [self.curse(card) for card in self.hand(FIRST_CURSE, FIRST_CURSE + CURSES)]
        return max(values) + self.relief() if values else -MARK

    def selling(self) -> float:
        """A sale frees ships; a small one can wait until the last round."""
        chests = self.sale(self.me.goods)
        patience = 0.45 if self.rounds > 0 else 0.0
        return chests * (1 - patience) + 0.7 + 0.3 * self.me.loaded * min(1.0, self.rounds) + self.rituals()

    def exploring(self) -> float:
        """A card has a value only if there is time to play it."""
        spare = self.rounds - 1.5 * len(self.view.hand)
        caravans = len(self.hand(0, CARAVANS))
        if spare <= 0:
            return -MARK * 0.8
        return (2.2 if not caravans else 1.0 if caravans == 1 else 0.2) + self.rituals()

    def rituals(self) -> float:
        """The value of a role that allows rituals."""
        return RITUALS_BONUS if self.me.yin_yang >= BARGAIN_COST else 0.0

    def bargain(self, one: int, other: int) -> float:
        """The gain over an ordinary sale and over keeping the yin-yang."""
        goods, prices = self.me.goods.copy(), self.view.harbour.prices
        before = self.cargo()
        goods[one] -= 1
        goods[other] -= 1
        return prices[one] + prices[other] + self.goods(goods, prices) - before - BARGAIN_COST * YIN_YANG_AT_END

    def chamber(self) -> float:
        """Room for one more good frees a ship for raids."""
        if self.rounds <= CHAMBER_ROUNDS:
            return -1.0
        return self.ship() * (0.75 if self.me.chambers < 3 else 0.2) - CHAMBER_COST * YIN_YANG_AT_END

    def unsinkable(self) -> float:
        if self.rounds <= UNSINKABLE_ROUNDS:
            return -1.0
        return self.ship() * (0.9 if self.me.unsinkables < 2 else 0.3) - UNSINKABLE_COST * YIN_YANG_AT_END

    def idol(self, good: int) -> float:
        """The harm of naming a good to the others minus the harm to the seat."""
        theirs = [1.5 if player.goods[good] else self.ship() for player in self.rivals if player.at_sea]
        own = (1.5 if self.me.goods[good] else self.ship()) if self.me.at_sea else 0.0
        return sum(theirs) / max(1, len(theirs)) - own

    def kinds(self) -> list[int]:
        """Goods by decreasing value: by count on board, then by price."""
        prices = self.view.harbour.prices
        return sorted(range(GOODS), key=lambda good: (-self.me.goods[good], -prices[good]))
