"""What things are worth in Die Piraten der Weltmeere, in chests, to somebody who sees the table as one seat does."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    CAPTAIN,
    CARAVANS,
    CARTOGRAPHER,
    CURSES,
    ENOUGH,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    GOVERNOR,
    HIT_GOOD,
    IDOL,
    ISLANDER,
    LIMIT,
    MERCHANT,
    MUTINY,
    NOBODY,
    PRICES,
    SHAMAN,
    SHIPBUILDER,
    TAVERN,
    WAGES,
    WHIRLPOOL,
    country,
    size,
)
from nassau.games.seas.heuristic_outlook import CARD, MARK, YIN_YANG
from nassau.games.seas.view_types import Player, View

SURVIVAL: Final = 0.6  # of a ship in a raid
CARAVANS_EACH: Final = 4


class Outlook:
    """A view with opinions."""

    def __init__(self, seat: int, view: View) -> None:
        self.seat = seat
        self.view = view
        self.me = view.players[seat]
        self.rivals = [player for other, player in enumerate(view.players) if other != seat]
        self.seats = len(view.players)
        self.rounds = self.rounds_left()

    def rounds_left(self) -> float:
        """Rounds after this one, about: a card or so is drawn in each."""
        if self.view.last_round >= 0:
            return 3.0 - self.view.last_round
        return 3.0 + self.view.to_end / (0.35 * self.seats)

    # -- single things

    def ship(self) -> float:
        """A ship more at sea pays as long as there are raids."""
        return min(1.4, 0.25 * self.rounds)

    def goods(self, goods: list[int], prices: list[int]) -> float:
        """A sale now; pairs hope for a third."""
        total = 0.0
        for count, price in zip(goods, prices, strict=True):
            total += count * price if count >= ENOUGH else count
            if count == ENOUGH - 1 and self.rounds > 1:
                total += 0.5 * price
        return total

    def sale(self, goods: list[int]) -> int:
        """What goods bring in the current harbour."""
        prices = self.view.harbour.prices
        return sum(n * price if n >= ENOUGH else n for n, price in zip(goods, prices, strict=True))

    def cargo(self) -> float:
        return self.goods(self.me.goods, self.view.harbour.prices)

    def without(self, good: int) -> float:
        """What one good less on board would cost."""
        goods = self.me.goods.copy()
        goods[good] -= 1
        return self.cargo() - self.goods(goods, self.view.harbour.prices)

    def privateer(self, one: int) -> float:
        """The marks that a tile will bring: a caravan of that country may be raided any time."""
        left = CARAVANS_EACH - self.view.raided[one]
        return -MARK * left * min(0.6, 0.08 * self.rounds)

    def hand(self, first: int, stop: int) -> list[int]:
        return [card for card in self.view.hand if first <= card < stop]

    def relief(self) -> float:
        """A card less in hand: it would be a mark, if there is no time to play it otherwise."""
        spare = len(self.view.hand) - self.rounds
        return MARK if spare > 0 else 0.6

    # -- cards

    def raid(self, card: int) -> float:
        """What playing a caravan brings, the gift included."""
        ships = min(self.me.free, size(card) * LIMIT[self.seats])
        own = self.view.tiles[country(card)] == self.seat
        if not ships:
            return 2 * YIN_YANG - MARK
        return 2 * YIN_YANG + self.fleet(ships) - (MARK if own else 0.0)

    def fleet(self, ships: int) -> float:
        """Ships in a raid: loot for survivors, yin-yang for the others."""
        lost = (1 - SURVIVAL) * max(0.0, ships - self.me.unsinkables)
        return ships * SURVIVAL * 0.9 * CARD + lost * (YIN_YANG - 0.6 * self.ship())

    def moor(self, card: int) -> float:
        """What a harbour changes for one's own goods and for those of others, and the gift."""
        prices = list(PRICES[card - FIRST_HARBOUR + 1])
        gain = self.goods(self.me.goods, prices) - self.cargo()
        theirs = [self.goods(p.goods, prices) - self.goods(p.goods, self.view.harbour.prices) for p in self.rivals]
        return gain - 0.4 * sum(theirs) / len(theirs) + (CARD if self.me.free else 0.4)

    def curse(self, card: int) -> float:
        """How much more a curse hurts the others than oneself."""
        number = card - FIRST_CURSE
        held = 3 if number <= WHIRLPOOL else 0
        theirs = [self.harm(number, player, 0) for player in self.rivals]
        return 0.7 * sum(theirs) / len(theirs) - self.harm(number, self.me, held) + (0.9 if number == TAVERN else 0.0)

    def harm(self, number: int, player: Player, held: int) -> float:
        """What a curse costs somebody, about."""
        thrown = max(0, player.at_sea - held)
        if number == WAGES:
            return 2.0 * player.guards
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
        """What choosing a role promises."""
        back = 0.35 * len(self.me.lying) if role in (CAPTAIN, ISLANDER, SHAMAN) else 0.0
        return back + self.action(role)

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
        """Captain, islander or shaman: the best card of the sort."""
        if role == CAPTAIN:
            values = [self.raid(card) for card in self.hand(0, CARAVANS)]
        elif role == ISLANDER:
            values = [self.moor(card) for card in self.hand(FIRST_HARBOUR, FIRST_CURSE)]
        else:
            values = [self.curse(card) for card in self.hand(FIRST_CURSE, FIRST_CURSE + CURSES)]
        return max(values) + self.relief() if values else -MARK

    def selling(self) -> float:
        """A sale frees ships; small ones can wait until the last round."""
        chests = self.sale(self.me.goods)
        patience = 0.45 if self.rounds > 0 else 0.0
        return chests * (1 - patience) + 0.7 + 0.3 * self.me.loaded * min(1.0, self.rounds) + self.rituals()

    def exploring(self) -> float:
        """Cards are worth something as long as they can be played."""
        spare = self.rounds - 1.5 * len(self.view.hand)
        caravans = len(self.hand(0, CARAVANS))
        if spare <= 0:
            return -MARK * 0.8
        return (2.2 if not caravans else 1.0 if caravans == 1 else 0.2) + self.rituals()

    def rituals(self) -> float:
        """Yin-yang can be used in four of the roles."""
        return 0.3 if self.me.yin_yang >= 3 else 0.0

    def bargain(self, one: int, other: int) -> float:
        """What a bargain gains over the usual sale, and over yin-yang at the end."""
        goods, prices = self.me.goods.copy(), self.view.harbour.prices
        before = self.cargo()
        goods[one] -= 1
        goods[other] -= 1
        return prices[one] + prices[other] + self.goods(goods, prices) - before - 3 * 0.34

    def chamber(self) -> float:
        """Room for a good more, so a ship more for raids."""
        level = self.me.chambers
        return self.ship() * (0.75 if level < 3 else 0.2) - 2 * 0.34 if self.rounds > 3 else -1.0

    def unsinkable(self) -> float:
        level = self.me.unsinkables
        return self.ship() * (0.9 if level < 2 else 0.3) - 3 * 0.34 if self.rounds > 4 else -1.0

    def idol(self, good: int) -> float:
        """How much more a named good hurts the others."""
        theirs = [1.5 if player.goods[good] else self.ship() for player in self.rivals if player.at_sea]
        own = (1.5 if self.me.goods[good] else self.ship()) if self.me.at_sea else 0.0
        return sum(theirs) / max(1, len(theirs)) - own

    def kinds(self) -> list[int]:
        """Goods from the most promising to the least, by what is on board and by price."""
        prices = self.view.harbour.prices
        return sorted(range(GOODS), key=lambda good: (-self.me.goods[good], -prices[good]))
