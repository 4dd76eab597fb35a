"""State of Die Piraten der Weltmeere: fleets, cards, sea chart and roles, with read-only questions about them."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    ABOVE_END,
    BULK,
    CARAVAN_SIZES,
    CARDS,
    CHESTS_PER_GUARD,
    COUNTRIES,
    COVE,
    GOODS,
    HARBOURS,
    LARGEST,
    LAST_ROUNDS,
    LOOT_SPLITS,
    MARK_COST,
    PRICES,
    RED,
    ROLES,
    RUM,
    SHIPS,
    STARTING_CHESTS,
    STARTING_SHIPS,
    YIN_YANG_PER_CHEST,
)
from nassau.kernel import NOBODY, NOTHING, State

ACTION_USED: Final = 1
"""Result of a step that completes the action of a role."""


class Seas(State):
    """Lists by seat and a second index are flat: seat * width + index. Piles are counts of each card.

    Guards, cargo room and free ships are derived from chests, ships and goods (W9.6, W14.3).

    State copies share every list that `copy` does not copy; those lists are replaced, never changed in place. The dice
    on the chart are shared too, except during a throw.
    """

    round: int  # counted from 1
    start: int  # seat with the start marker
    calling: int  # called role; NOTHING while roles are chosen
    finale: int  # last-round marker: NOTHING before the end card, 0 in its round, then 1–3
    above: int  # cards above the end card; NOTHING once it is drawn
    harbour: int  # 0 is the Pirate Cove
    ships: list[int]  # in play, by seat
    chests: list[int]
    goods: list[int]  # by seat and good
    talismans: list[int]
    yin_yang: list[int]
    marks: list[int]
    chambers: list[int]  # levels of the double chamber
    unsinkables: list[int]
    tiles: list[int]  # owner by country
    chosen: list[int]  # role of this round by seat
    lying: list[int]  # bit set of the roles that lie open in front of a seat
    hands: list[int]  # adventure cards by seat and kind
    pile: list[int]  # adventure cards by kind, above and below the end card alike
    played: list[int]  # adventure cards in the order of play
    loot: list[int]  # the pile, by kind
    discards: list[int]  # loot, by kind
    drawn: list[int]  # goods drawn, before they are loaded or discarded
    sent: list[int]  # ships in the latest raid, by seat
    chart_card: int  # the card for which the dice on the chart were thrown
    chart_by: int  # seat that played it
    waiting: list[int]  # dice still to land, by colour
    colours: list[int]  # of the dice on the chart, in landing order
    faces: list[int]
    xs: list[int]  # centres in tenths of a millimetre
    ys: list[int]
    hits: list[int]  # 1 for a die that was sunk or hit
    fights: list[int]  # flat triples: red die, pirate die, reading
    served: list[int]  # tavern die by seat
    proceeds: list[int]  # chests of the final sale, by seat

    def fields(self) -> tuple[str, ...]:
        return ("round", "start", "calling", "finale", "above", "harbour", "ships", "chests", "goods", "talismans",
                "yin_yang", "marks", "chambers", "unsinkables", "tiles", "chosen", "lying", "hands", "pile", "played",
                "loot", "discards", "drawn", "sent", "chart_card", "chart_by", "waiting", "colours", "faces", "xs",
                "ys", "hits", "fights", "served", "proceeds")  # fmt: skip

    def limits(self) -> dict[str, tuple[int, int]]:
        seat, role, card = (NOBODY, self.seats - 1), (NOTHING, ROLES - 1), (NOTHING, CARDS - 1)
        return {
            "start": seat, "calling": role, "finale": (NOTHING, LAST_ROUNDS), "harbour": (0, HARBOURS), "tiles": seat,
            "chosen": role, "played": card, "chart_card": card, "chart_by": seat, "colours": (0, RED),
            "faces": (1, 6), "hits": (0, 1), "served": (NOTHING, 6),
        }  # fmt: skip

    def setup(self) -> None:
        """W2.1, W2.2: before cards are dealt and the start player is drawn."""
        seats = self.seats
        self.round = 0
        self.start = NOBODY
        self.calling = NOTHING
        self.finale = NOTHING
        self.harbour = COVE
        self.ships = [STARTING_SHIPS] * seats
        self.chests = [STARTING_CHESTS] * seats
        self.goods = [0] * (GOODS * seats)
        self.talismans = [0] * seats
        self.yin_yang = [0] * seats
        self.marks = [0] * seats
        self.chambers = [0] * seats
        self.unsinkables = [0] * seats
        self.tiles = [NOBODY] * COUNTRIES
        self.chosen = [NOTHING] * seats
        self.lying = [0] * seats
        self.proceeds = [0] * seats
        self.setup_cards()
        self.clear_chart(NOTHING, NOBODY)

    def setup_cards(self) -> None:
        """W1.3–W1.6, W2.3, W2.5: the piles before the deal, by the options."""
        sizes = CARAVAN_SIZES[self.options["caravan_sizes"]]
        self.above = ABOVE_END
        self.pile = list(sizes) * COUNTRIES + [1] * (CARDS - COUNTRIES * LARGEST)
        self.hands = [0] * (CARDS * self.seats)
        self.played = []
        self.loot = list(LOOT_SPLITS[self.options["loot_split"]])
        self.discards = [0] * len(self.loot)
        self.drawn = [0] * GOODS

    def clear_chart(self, card: int, by: int) -> None:
        """Remove all dice from the chart; the next throw is for `card`, played by seat `by`."""
        self.chart_card = card
        self.chart_by = by
        self.sent = [NOTHING] * self.seats
        self.waiting = [0, 0, 0, 0, 0]
        self.colours = []
        self.faces = []
        self.xs = []
        self.ys = []
        self.hits = []
        self.fights = []
        self.served = [NOTHING] * self.seats

    def copy(self) -> Seas:
        twin = Seas(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        twin.round = self.round
        twin.start = self.start
        twin.calling = self.calling
        twin.finale = self.finale
        twin.above = self.above
        twin.harbour = self.harbour
        twin.ships = self.ships.copy()
        twin.chests = self.chests.copy()
        twin.goods = self.goods.copy()
        twin.yin_yang = self.yin_yang.copy()
        twin.marks = self.marks.copy()
        twin.chosen = self.chosen.copy()
        twin.loot = self.loot.copy()
        twin.discards = self.discards.copy()
        twin.drawn = self.drawn.copy()
        twin.waiting = self.waiting.copy()
        self.share(twin)
        if self.unlanded():
            twin.unshare_chart()
        return twin

    def unshare_chart(self) -> None:
        """Copy the lists of dice, which a throw extends in place."""
        self.colours = self.colours.copy()
        self.faces = self.faces.copy()
        self.xs = self.xs.copy()
        self.ys = self.ys.copy()
        self.hits = self.hits.copy()

    def share(self, twin: Seas) -> None:
        """Share the lists that are never changed in place."""
        twin.talismans = self.talismans
        twin.chambers = self.chambers
        twin.unsinkables = self.unsinkables
        twin.tiles = self.tiles
        twin.lying = self.lying
        twin.hands = self.hands
        twin.pile = self.pile
        twin.played = self.played
        twin.proceeds = self.proceeds
        twin.chart_card = self.chart_card
        twin.chart_by = self.chart_by
        twin.sent = self.sent
        twin.colours = self.colours
        twin.faces = self.faces
        twin.xs = self.xs
        twin.ys = self.ys
        twin.hits = self.hits
        twin.fights = self.fights
        twin.served = self.served

    def scores(self) -> list[int]:
        """W18.7, W18.8; before the end without the final sale and the marks for cards in hand."""
        return [self.score(seat) for seat in range(self.seats)]

    def score(self, seat: int) -> int:
        trophies = self.talismans[seat] + self.yin_yang[seat] // YIN_YANG_PER_CHEST
        return self.chests[seat] + trophies - MARK_COST * self.marks[seat]

    def standings(self) -> list[tuple[int, ...]]:
        """W18.9, W18.10: ties are broken by fewer privateer tiles, then fewer marks."""
        return [(self.score(seat), -self.tiles.count(seat), -self.marks[seat]) for seat in range(self.seats)]

    # -- fleets

    def reserve(self, seat: int) -> int:
        """W1.2: ships not in play."""
        return SHIPS - self.ships[seat]

    def guards(self, seat: int) -> int:
        """W14.1, W14.5: ships on guard; chests of the final sale need none (W18.5)."""
        due = (self.chests[seat] - self.proceeds[seat]) // CHESTS_PER_GUARD
        return due if due < self.ships[seat] else self.ships[seat]

    def at_sea(self, seat: int) -> int:
        return self.ships[seat] - self.guards(seat)

    def cargo(self, seat: int) -> int:
        """Goods on board."""
        goods, first = self.goods, GOODS * seat
        return goods[first] + goods[first + 1] + goods[first + 2]

    def capacity(self, seat: int) -> int:
        """W9.5, W16.7: goods that the ships at sea can carry."""
        at_sea = self.at_sea(seat)
        return at_sea + min(self.chambers[seat], at_sea)

    def room(self, seat: int) -> int:
        """Goods that can still be loaded; negative: goods that must be discarded."""
        return self.capacity(seat) - self.cargo(seat)

    def loaded(self, seat: int) -> int:
        """W9.6: the fewest ships that can carry the cargo."""
        cargo, doubles = self.cargo(seat), min(self.chambers[seat], self.at_sea(seat))
        return (cargo + 1) // 2 if cargo <= 2 * doubles else cargo - doubles

    def free(self, seat: int) -> int:
        """W7.4: ships at sea without cargo."""
        return self.at_sea(seat) - self.loaded(seat)

    # -- the sea chart

    def unlanded(self) -> int:
        """Number of dice of the throw that have not landed."""
        waiting = self.waiting
        return waiting[0] + waiting[1] + waiting[2] + waiting[3] + waiting[4]

    # -- roles

    def holds_role(self, seat: int, role: int) -> bool:
        """W3.2: whether a role card is in the hand."""
        return 0 <= role < ROLES and not self.lying[seat] >> role & 1

    def revealed(self, seat: int) -> bool:
        """W3.4: whether the role of the seat has been called."""
        return NOTHING < self.chosen[seat] <= self.calling

    # -- cards and prices

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[CARDS * seat : CARDS * (seat + 1)])

    def price(self, good: int) -> int:
        """W2.6, W13.2: chests per good when BULK or more are sold."""
        if self.harbour == COVE and good == RUM:
            return int(self.options["cove_rum_price"])
        return PRICES[self.harbour][good]

    def worth(self, good: int, count: int) -> int:
        """W13.2: chests for `count` goods of a kind."""
        return count * self.price(good) if count >= BULK else count
