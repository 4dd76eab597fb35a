"""A second engine of Die Piraten der Weltmeere, written from the German rulebook, section by section.

Where the rulebook says nothing it follows the rulings of rules.toml; docstrings name the rule ids. Numbers: roles 0-6
in calling order; goods 0 rum, 1 coffee, 2 fruit, and 3 a talisman; countries 0-3; adventure cards 0-15 caravans
(country * 4 + ships - 1), 16-21 harbours, 22-29 curses; die colour 4 is red.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import Any, TypeAlias, TypeVar

from nassau.kernel import CHANCE, Action, State
from tests.lockstep.harness import Ask, Difference, Pair, Result, with_fields

T = TypeVar("T")
Asking: TypeAlias = Generator[Ask, tuple[int, Action], T]
Dice: TypeAlias = list[int]  # colours of dice to throw

ROLES = SHIPBUILDER, GOVERNOR, CAPTAIN, ISLANDER, SHAMAN, MERCHANT, CARTOGRAPHER = range(7)
GOODS = RUM, COFFEE, FRUIT = range(3)
TALISMAN = 3
RED = 4
HARBOURS, CURSES = range(16, 22), range(22, 30)
KRAKEN, ICEBERG, SIRENS, MUTINY, WHIRLPOOL, IDOL, WAGES, TAVERN = CURSES
PRICES = {1: (3, 2, 1), 2: (3, 1, 2), 3: (2, 3, 1), 4: (1, 3, 2), 5: (2, 1, 3), 6: (1, 2, 3)}  # W1.5
FLEET = 10  # ships of a player, W1.2
BELOW_END = 4  # cards below the end card, W2.3
CHART = range(50, 2651)  # die centres on the chart, in tenths of a millimetre, W8.3
APART = 20_000  # least squared distance of two die centres, W8.3
LAST_ROUNDS = 3


class Pirate:
    """What lies in front of a player, and the hand (W2.1, W2.2)."""

    def __init__(self) -> None:
        self.ships = 7
        self.chests = 7
        self.goods = [0, 0, 0]
        self.talismans = 0
        self.yin_yang = 0
        self.marks = 0
        self.chambers = 0
        self.unsinkables = 0
        self.hand: list[int] = []
        self.lying: set[int] = set()  # role cards lying open
        self.chosen = -1
        self.proceeds = 0  # chests of the final sale

    def guards(self) -> int:
        """One ship per full 10 chests, but not more than there are; the final sale posts none (W14.1, W14.5, W18.5)."""
        return min((self.chests - self.proceeds) // 10, self.ships)

    def at_sea(self) -> int:
        return self.ships - self.guards()

    def double_ships(self) -> int:
        """Ships at sea with a double chamber; chambers beyond the ships rest (W16.6, W16.7)."""
        return min(self.chambers, self.at_sea())

    def capacity(self) -> int:
        """Goods that the ships at sea carry: one each, two with a double chamber (W9.5)."""
        return self.at_sea() + self.double_ships()

    def loaded(self) -> int:
        """The fewest ships that carry the goods: fill double chambers first (W9.6)."""
        left, ships = sum(self.goods), 0
        for _ in range(self.double_ships()):
            if left > 0:
                left -= 2
                ships += 1
        return ships + max(left, 0)

    def free(self) -> int:
        return self.at_sea() - self.loaded()

    def surplus(self) -> int:
        """Goods without room on a ship (W11.8, W14.4)."""
        return max(0, sum(self.goods) - self.capacity())

    def fleet(self) -> list[int]:
        """Derived numbers, for the comparison with the engine's view."""
        tile = 80 if self.chests >= 80 else 40 if self.chests >= 40 else 0  # W13.6
        track = [self.chests % 40, tile]  # W13.7
        return [FLEET - self.ships, self.guards(), self.at_sea(), self.loaded(), self.free(), self.capacity(), *track]


class Seas:
    """A table of the game, and the game as generators that ask for decisions and chance outcomes."""

    def __init__(self, seats: int, options: dict[str, str], prepared: dict[str, Any]) -> None:
        """W1.3 to W1.6, W2.3, W2.5, W2.6, W2.8: cards and tiles before the first outcome."""
        self.seats = seats
        self.options = options
        self.pirates = [Pirate() for _ in range(seats)]
        sizes = [int(size) for size in options["caravan_sizes"]]
        self.pile = [country * 4 + size - 1 for country in range(4) for size in sizes] + [*HARBOURS, *CURSES]
        self.above = len(self.pile) - BELOW_END  # cards above the end card; -1 once it is drawn
        self.loot = [15, 15, 15, 15] if options["loot_split"] == "fifteen_each" else [16, 16, 16, 12]
        self.discards = [0, 0, 0, 0]
        self.played: list[int] = []
        self.harbour = 0
        self.tiles = [-1] * 4
        self.start = -1
        self.round = 0
        self.called = -1
        self.finale = -1
        self.drawn = [0, 0, 0]
        self.dice: list[tuple[int, int, int, int]] = []  # colour, face, x, y
        self.hits: set[int] = set()
        self.fights: list[int] = []
        self.prepare(prepared)

    def prepare(self, prepared: dict[str, Any]) -> None:
        """Begin with the thinned piles and unusual possessions that `prepare` below gave to the engine."""
        if "pile" in prepared:
            self.pile = [card for card, count in enumerate(prepared["pile"]) for _ in range(count)]
        self.above = prepared.get("above", self.above)
        self.finale = prepared.get("finale", self.finale)
        self.tiles = list(prepared.get("tiles", self.tiles))
        self.loot = list(prepared.get("loot", self.loot))
        for seat, pirate in enumerate(self.pirates):
            for name in ("ships", "chests", "talismans", "yin_yang", "marks", "chambers", "unsinkables"):
                if name in prepared:
                    setattr(pirate, name, prepared[name][seat])
            if "goods" in prepared:
                pirate.goods = list(prepared["goods"][3 * seat : 3 * seat + 3])

    # -- asking

    def table(self) -> dict[str, Any]:
        pirates = self.pirates
        return {
            "round": self.round,
            "start": self.start,
            "called": self.called,
            "finale": self.finale,
            "above": self.above,
            "pile": sorted(self.pile),
            "hands": [sorted(pirate.hand) for pirate in pirates],
            "played": list(self.played),
            "harbour": self.harbour,
            "tiles": list(self.tiles),
            "loot": list(self.loot),
            "discards": list(self.discards),
            "drawn": list(self.drawn),
            "ships": [pirate.ships for pirate in pirates],
            "chests": [pirate.chests for pirate in pirates],
            "goods": [list(pirate.goods) for pirate in pirates],
            "talismans": [pirate.talismans for pirate in pirates],
            "yin_yang": [pirate.yin_yang for pirate in pirates],
            "marks": [pirate.marks for pirate in pirates],
            "chambers": [pirate.chambers for pirate in pirates],
            "unsinkables": [pirate.unsinkables for pirate in pirates],
            "lying": [sorted(pirate.lying) for pirate in pirates],
            "chosen": [pirate.chosen for pirate in pirates],
            "proceeds": [pirate.proceeds for pirate in pirates],
            "dice": list(self.dice),
            "hits": sorted(self.hits),
            "fights": list(self.fights),
        }

    def ask(self, seat: int, actions: list[Action], **more: Any) -> Asking[Action]:
        """The decision of one seat."""
        fleets = {"fleets": [pirate.fleet() for pirate in self.pirates]}
        seat_and_action = yield Ask({seat: set(actions)}, {**self.table(), **fleets, **more})
        return seat_and_action[1]

    def chance(self, verb: str, **more: Any) -> Asking[Action]:
        """A chance outcome of the given verb."""
        seat, outcome = yield Ask({}, {**self.table(), **more})
        possible(seat == CHANCE and outcome[0] == verb, outcome)
        return outcome

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    # -- setup and rounds

    def play(self) -> Asking[Result]:
        yield from self.set_up()
        while self.finale < LAST_ROUNDS:
            yield from self.play_round()
        yield from self.final_sale()
        return self.score()

    def set_up(self) -> Asking[None]:
        """W2.4, W2.7: three cards each, then the start marker."""
        for _ in range(3):
            for pirate in self.pirates:
                _verb, card = yield from self.chance("deal")
                pirate.hand.append(self.take_card(card))
                self.above -= 1
        _verb, self.start = yield from self.chance("start")
        possible(0 <= self.start < self.seats, ("start", self.start))

    def take_card(self, card: int) -> int:
        """A card of the adventure pile."""
        possible(card in self.pile, ("card", card))
        self.pile.remove(card)
        return card

    def play_round(self) -> Asking[None]:
        """W3.1 to W3.5, W17.1 to W17.4, W18.1: choice of roles, the call of the roles, the end of the round."""
        self.round += 1
        if self.finale >= 0:
            self.finale += 1
        yield from self.choose_roles()
        for role in ROLES:
            players = [seat for seat in self.clockwise(self.start) if self.pirates[seat].chosen == role]
            if not players:
                continue
            self.called = role
            for seat in players:
                self.pirates[seat].lying.add(role)
            for seat in players:
                yield from self.take_turn(seat, role, self.gift(seat, len(players)))
        self.called = -1
        for pirate in self.pirates:
            if pirate.chosen in (CAPTAIN, ISLANDER, SHAMAN):
                pirate.lying.clear()
            pirate.chosen = -1
        if self.finale < LAST_ROUNDS:
            self.start = (self.start + 1) % self.seats

    def choose_roles(self) -> Asking[None]:
        """W3.1, W3.2: everyone chooses a role card from hand."""
        while waiting := [seat for seat, pirate in enumerate(self.pirates) if pirate.chosen < 0]:
            legal: dict[int, set[Action]] = {
                seat: {("choose", role) for role in ROLES if role not in self.pirates[seat].lying} for seat in waiting
            }
            seat, action = yield Ask(legal, self.table())
            self.pirates[seat].chosen = action[1]

    def gift(self, seat: int, players: int) -> int:
        """W4.1, W4.2, W4.3, W4.6, W4.7: 0 no gift, 1 single, 2 doubled."""
        if players > 1:
            return 0
        if self.seats == 2:
            return int(seat == self.start or self.options["two_player_gifts"] == "both")
        return 2 if seat == self.start else 1

    def take_turn(self, seat: int, role: int, gift: int) -> Asking[None]:
        """W3.6, W4.4, W5.3, W13.1, W16.1, W16.3: the action or a mark, the gift, rituals, perhaps the action again."""
        if role in (CAPTAIN, ISLANDER, SHAMAN):
            yield from self.play_card(seat, role, gift)
            return
        uses = {
            SHIPBUILDER: self.buy,
            GOVERNOR: self.become_privateer,
            MERCHANT: self.sell,
            CARTOGRAPHER: self.explore,
        }
        action = None
        while action is None:
            choice = yield from self.ask(
                seat, [*self.uses(seat, role), *self.rituals(seat), ("decline",)], gift=gift, acted=False
            )
            if not (yield from self.perform_ritual(seat, choice)):
                action = choice
        if action == ("decline",):
            self.pirates[seat].marks += 1
        else:
            yield from uses[role](seat, action, gift)
        repeated = action != ("decline",) and role in (SHIPBUILDER, MERCHANT) and self.options["trades"] == "repeated"
        while left := [*(self.uses(seat, role) if repeated else []), *self.rituals(seat)]:
            choice = yield from self.ask(seat, [*left, ("done",)], gift=gift, acted=True)
            if choice == ("done",):
                break
            if not (yield from self.perform_ritual(seat, choice)):
                yield from uses[role](seat, choice, 0)  # W5.3, W13.1: again, without a gift

    def uses(self, seat: int, role: int) -> list[Action]:
        """The first steps of a role's action that are possible now."""
        pirate = self.pirates[seat]
        if role == SHIPBUILDER:  # W5.1, W5.2
            return [("buy", ships) for ships in range(1, min(FLEET - pirate.ships, pirate.chests) + 1)]
        if role == GOVERNOR:  # W6.2, W6.3
            return [("privateer", country) for country in range(4) if self.tiles[country] < 0]
        if role == MERCHANT:  # W13.1
            return [("offer", good, count) for good in GOODS for count in range(1, pirate.goods[good] + 1)]
        return [("explore",)] if self.pile else []  # W15.1

    # -- the roles

    def buy(self, seat: int, action: Action, gift: int) -> Asking[None]:
        """W5.1 to W5.5: the shipbuilder."""
        pirate = self.pirates[seat]
        pirate.chests -= action[1]
        pirate.ships += action[1]
        pirate.ships = min(FLEET, pirate.ships + gift)
        yield from self.throw_surplus(seat)

    def become_privateer(self, seat: int, action: Action, gift: int) -> Asking[None]:
        """W6.1, W6.5, W6.6: the governor."""
        pirate = self.pirates[seat]
        self.tiles[action[1]] = seat
        pirate.ships = FLEET
        if gift == 0:
            pirate.marks += 1
        if gift == 2:
            pirate.marks = max(0, pirate.marks - 1)
        yield from self.throw_surplus(seat)

    def play_card(self, seat: int, role: int, gift: int) -> Asking[None]:
        """W7.1, W10.1, W11.1: captain, islander and shaman play a card from hand, or get a mark (W4.4)."""
        pirate = self.pirates[seat]
        verb, cards = {
            CAPTAIN: ("raid", range(16)),
            ISLANDER: ("moor", HARBOURS),
            SHAMAN: ("curse", CURSES),
        }[role]
        plays: list[Action] = [(verb, card) for card in pirate.hand if card in cards]
        action = yield from self.ask(seat, [*plays, ("decline",)], gift=gift, acted=False)
        if action == ("decline",):
            pirate.marks += 1
            return
        card = action[1]
        pirate.hand.remove(card)
        self.played.append(card)
        if role != ISLANDER:
            self.dice, self.hits, self.fights = [], set(), []
        if role == CAPTAIN:
            yield from self.raid(seat, card)
            pirate.yin_yang += 2 * gift  # W7.8, W7.9
        elif role == ISLANDER:
            self.harbour = card - HARBOURS[0] + 1
            for _ in range(gift):  # W10.2
                yield from self.take_loot(seat, 1)
        else:
            yield from self.curse(seat, card, gift)

    def sell(self, seat: int, action: Action, gift: int) -> Asking[None]:
        """W13.1 to W13.5: the merchant offers kinds one by one, then sells all of them at once."""
        pirate = self.pirates[seat]
        offered = [0, 0, 0]
        while action[0] == "offer":
            offered[action[1]] = action[2]
            others: list[Action] = [
                ("offer", good, count)
                for good in GOODS
                if offered[good] == 0
                for count in range(1, pirate.goods[good] + 1)
            ]
            if not others:
                break
            action = yield from self.ask(seat, [*others, ("sell",)], offered=list(offered))
        for good in GOODS:
            pirate.chests += offered[good] * (self.price(good) if offered[good] >= 3 else 1)
            self.lose_goods(seat, good, offered[good])
        yield from self.throw_surplus(seat)
        pirate.chests += gift
        yield from self.throw_surplus(seat)

    def explore(self, seat: int, action: Action, gift: int) -> Asking[None]:
        """W15.1 to W15.4: the cartographer."""
        for _ in range(1 + gift):
            if self.pile:
                yield from self.draw_card(seat)

    def draw_card(self, seat: int) -> Asking[None]:
        """W15.3: the end card is put aside, and the next card drawn instead."""
        if self.above == 0:
            self.above, self.finale = -1, 0
        _verb, card = yield from self.chance("draw")
        self.pirates[seat].hand.append(self.take_card(card))
        if self.above > 0:
            self.above -= 1

    def price(self, good: int) -> int:
        """W1.5, W2.6: the price of a good for three or more, in the current harbour."""
        if self.harbour == 0:
            return int(self.options["cove_rum_price"]) if good == RUM else 1
        return PRICES[self.harbour][good]

    # -- rituals

    def rituals(self, seat: int) -> list[Action]:
        """W16.2: the rituals that a seat can pay for."""
        affordable = self.bargains(seat)
        if self.pirates[seat].yin_yang >= 2:
            affordable.append(("chamber",))
        if self.pirates[seat].yin_yang >= 3:
            affordable.append(("unsinkable",))
        return affordable

    def bargains(self, seat: int) -> list[Action]:
        """W16.4: two goods of different kinds for 3 yin-yang."""
        pirate = self.pirates[seat]
        kinds = [good for good in GOODS if pirate.goods[good]]
        return [("bargain", *pair) for pair in combinations(kinds, 2)] if pirate.yin_yang >= 3 else []

    def perform_ritual(self, seat: int, action: Action) -> Asking[bool]:
        """W16.4, W16.6, W16.8. Returns whether `action` is a ritual."""
        pirate = self.pirates[seat]
        if action[0] == "bargain":
            self.make_bargain(seat, action)
            yield from self.throw_surplus(seat)
        elif action == ("chamber",):
            pirate.yin_yang -= 2
            pirate.chambers += 1
        elif action == ("unsinkable",):
            pirate.yin_yang -= 3
            pirate.unsinkables += 1
        else:
            return False
        return True

    def make_bargain(self, seat: int, action: Action) -> None:
        """W16.4: sell two goods at the price for three or more."""
        self.pirates[seat].yin_yang -= 3
        for good in action[1:]:
            self.pirates[seat].chests += self.price(good)
            self.lose_goods(seat, good, 1)

    # -- loot and cargo

    def lose_goods(self, seat: int, good: int, count: int) -> None:
        """W19.4: sold, discarded and lost goods go to the discard pile."""
        self.pirates[seat].goods[good] -= count
        self.discards[good] += count

    def throw_surplus(self, seat: int) -> Asking[None]:
        """W11.8, W14.4: discard goods without room, of the owner's choice."""
        yield from self.discard(seat, self.pirates[seat].surplus())

    def discard(self, seat: int, count: int) -> Asking[None]:
        """Discard `count` goods one by one; nothing is asked while only one kind is left."""
        pirate = self.pirates[seat]
        while count > 0:
            kinds = [good for good in GOODS if pirate.goods[good]]
            if len(kinds) == 1:
                self.lose_goods(seat, kinds[0], count)
                return
            action = yield from self.ask(seat, [("discard", good) for good in kinds], surplus=[seat, count])
            self.lose_goods(seat, action[1], 1)
            count -= 1

    def take_loot(self, seat: int, cards: int) -> Asking[None]:
        """W9.1, W9.3, W9.7, W19.5: draw loot cards, keep talismans, load or discard goods."""
        pirate = self.pirates[seat]
        for left in range(cards, 0, -1):
            self.shuffle_empty_pile()
            if not any(self.loot):
                break
            _verb, kind = yield from self.chance("loot", drawing=[seat, left])
            possible(self.loot[kind] > 0, ("loot", kind))
            self.loot[kind] -= 1
            if kind == TALISMAN:
                pirate.talismans += 1
                pirate.yin_yang += 1
            else:
                self.drawn[kind] += 1
        self.shuffle_empty_pile()
        yield from self.load(seat)

    def shuffle_empty_pile(self) -> None:
        """W19.5: an empty pile is replaced by the discards, before a card is drawn and after the last one."""
        if not any(self.loot):
            self.loot, self.discards = self.discards, [0, 0, 0, 0]

    def load(self, seat: int) -> Asking[None]:
        """W9.3, W9.4, W9.5: load new goods, as long as there is room; the others are discarded."""
        pirate = self.pirates[seat]
        while any(self.drawn):
            room = pirate.capacity() - sum(pirate.goods)
            loads: list[Action] = [
                ("load", good, count)
                for good in GOODS
                if self.drawn[good]
                for count in range(min(self.drawn[good], room) + 1)
            ]
            _verb, good, count = yield from self.ask(seat, loads, drawing=[seat, 0])
            pirate.goods[good] += count
            self.discards[good] += self.drawn[good] - count
            self.drawn[good] = 0

    # -- the raid

    def raid(self, captain: int, card: int) -> Asking[None]:
        """W7.2 to W9.2: the raid on a caravan."""
        country, reds = card // 4, card % 4 + 1
        sent = yield from self.send_ships(captain, country, reds)
        if not any(sent):  # W7.7
            return
        pirates = [seat for seat in range(self.seats) for _ in range(sent[seat])]
        yield from self.throw([RED] * reds + pirates)
        yield from self.battle(captain)
        won = not self.afloat(red=True)
        sunk = Counter(self.dice[die][0] for die in self.hits)
        for seat, pirate in enumerate(self.pirates):  # W8.12, W16.8, W16.9
            lost = max(0, sunk[seat] - pirate.unsinkables)
            pirate.ships -= lost
            pirate.yin_yang += lost
        if won:  # W8.13, W8.14
            for seat in self.clockwise(captain):
                yield from self.take_loot(seat, sent[seat] - sunk[seat])

    def send_ships(self, captain: int, country: int, reds: int) -> Asking[list[int]]:
        """W7.2 to W7.6: ships that each seat sends; a mark for none, or for the privateer of the country."""
        sent = [-1] * self.seats  # -1: not decided yet
        limit = reds * {4: 1, 3: 2, 2: 3}[self.seats]
        for seat in self.clockwise(captain):
            most = min(limit, self.pirates[seat].free())
            action: Action = ("send", 0)
            if most > 0:
                sends: list[Action] = [("send", ships) for ships in range(most + 1)]
                action = yield from self.ask(seat, sends, limit=limit, sent=list(sent))
            sent[seat] = action[1]
            if sent[seat] == 0 or self.tiles[country] == seat:
                self.pirates[seat].marks += 1
        return sent

    def throw(self, colours: Dice) -> Asking[None]:
        """W8.1 to W8.3: the dice land one by one, in any order, on the chart and beside each other."""
        waiting = Counter(colours)
        while waiting.total():
            left = [waiting[colour] for colour in range(5)]
            outcome = yield from self.chance("land", waiting=left)
            _verb, colour, face, x, y = outcome
            apart = all((x - u) ** 2 + (y - v) ** 2 >= APART for _colour, _face, u, v in self.dice)
            possible(waiting[colour] > 0 and 1 <= face <= 6 and x in CHART and y in CHART and apart, outcome)
            waiting[colour] -= 1
            self.dice.append((colour, face, x, y))

    def afloat(self, red: bool) -> list[int]:
        """Dice that are not sunk or hit."""
        return [die for die in range(len(self.dice)) if die not in self.hits and (self.dice[die][0] == RED) == red]

    def reading(self, one: int, other: int) -> int:
        """W8.5: the distance of two dice on the ruler."""
        _colour, _face, x, y = self.dice[one]
        _colour, _face, u, v = self.dice[other]
        tenths = math.isqrt((x - u) ** 2 + (y - v) ** 2)
        return tenths if self.options["ruler_mm"] == "tenth" else tenths // 10

    def battle(self, captain: int) -> Asking[None]:
        """W8.6 to W8.11: the closest pair fights, until one side is gone."""
        while (reds := self.afloat(red=True)) and (pirates := self.afloat(red=False)):
            readings = {(red, pirate): self.reading(red, pirate) for red in reds for pirate in pirates}
            closest = [pair for pair in readings if readings[pair] == min(readings.values())]
            alone = [pair for pair in closest if not any(share(pair, other) for other in closest)]
            if alone:
                pair = min(alone)
            else:
                fights: list[Action] = [("fight", *pair) for pair in closest]
                action = yield from self.ask(captain, fights)
                pair = (action[1], action[2])
            self.fight(*pair, readings[pair])

    def fight(self, red: int, pirate: int, reading: int) -> None:
        """W8.7, W8.8: the lower number sinks; both if equal."""
        self.fights += [red, pirate, reading]
        if self.dice[red][1] >= self.dice[pirate][1]:
            self.hits.add(pirate)
        if self.dice[red][1] <= self.dice[pirate][1]:
            self.hits.add(red)

    # -- the curses

    def curse(self, shaman: int, card: int, gift: int) -> Asking[None]:
        """W11.2 to W11.10, W12.1 to W12.14: the eight curses."""
        if card == TAVERN:
            yield from self.tavern(shaman)
        elif card == WAGES:
            for pirate in self.pirates:  # W12.10
                pirate.chests -= 2 * pirate.guards()
        elif card == IDOL:
            _verb, good = yield from self.ask(shaman, [("name", good) for good in GOODS])
            yield from self.strike(shaman, good, [1] * self.seats)
        else:
            yield from self.storm(shaman, card, 3 * gift)

    def storm(self, shaman: int, card: int, held_back: int) -> Asking[None]:
        """W11.2, W11.3, W12.1 to W12.7: curses that throw the ships at sea."""
        thrown = [pirate.at_sea() for pirate in self.pirates]
        thrown[shaman] = max(0, thrown[shaman] - held_back)
        colours = [seat for seat in range(self.seats) for _ in range(thrown[seat])]
        if card == WHIRLPOOL:
            colours.append(RED)
        yield from self.throw(colours)
        if card == WHIRLPOOL:
            yield from self.whirlpool(shaman)
        else:
            unlucky = {KRAKEN: 1, ICEBERG: 2, SIRENS: 3, MUTINY: 4}[card]
            self.hits = {die for die, (_colour, face, _x, _y) in enumerate(self.dice) if face == unlucky}
        most_wanted = max(GOODS, key=self.price)
        kind = {KRAKEN: FRUIT, ICEBERG: COFFEE, SIRENS: RUM, MUTINY: most_wanted, WHIRLPOOL: TALISMAN}[card]
        hits = Counter(self.dice[die][0] for die in self.hits)
        yield from self.strike(shaman, kind, [hits[seat] for seat in range(self.seats)], card == MUTINY)

    def whirlpool(self, shaman: int) -> Asking[None]:
        """W12.5, W12.7: the ships nearest to the red die are hit, as many as it shows."""
        (red,) = self.afloat(red=True)
        while len(self.hits) < self.dice[red][1] and (ships := self.afloat(red=False)):
            nearest = min(self.reading(red, ship) for ship in ships)
            equal = [ship for ship in ships if self.reading(red, ship) == nearest]
            due = self.dice[red][1] - len(self.hits)
            if len(equal) <= due or len({self.dice[ship][0] for ship in equal}) == 1:
                self.hits.update(equal[:due])
            else:
                swallows: list[Action] = [("swallow", ship) for ship in equal]
                action = yield from self.ask(shaman, swallows)
                self.hits.add(action[1])

    def strike(self, shaman: int, kind: int, hits: list[int], mutiny: bool = False) -> Asking[None]:
        """W11.5 to W11.9: every hit costs a card of the kind, or else a ship at sea; then surplus goods are lost."""
        for pirate, count in zip(self.pirates, hits, strict=True):
            for _ in range(count):
                if kind == TALISMAN and pirate.talismans:
                    pirate.talismans -= 1
                    self.discards[TALISMAN] += 1
                elif kind != TALISMAN and pirate.goods[kind]:
                    pirate.goods[kind] -= 1
                    self.discards[kind] += 1
                elif mutiny and self.options["mutiny_ships"] == "without_any_good" and any(pirate.goods):
                    pass  # W12.4: other goods aboard save the ship
                elif pirate.at_sea():
                    pirate.ships -= 1
        for seat in self.clockwise(shaman):
            yield from self.throw_surplus(seat)

    def tavern(self, shaman: int) -> Asking[None]:
        """W12.11 to W12.14: the shaman gives every seat a red die, then each seat gets what it shows."""
        yield from self.throw([RED] * self.seats)
        dice, given = list(range(self.seats)), dict[int, int]()
        for seat in self.clockwise(shaman):
            die = dice[0]
            if len({self.dice[left][1] for left in dice}) > 1:  # no question among equal faces
                serves: list[Action] = [("serve", seat, left) for left in dice]
                _verb, _seat, die = yield from self.ask(
                    shaman, serves, served=[given.get(guest, -1) for guest in range(self.seats)]
                )
            dice.remove(die)
            given[seat] = die
        for seat in self.clockwise(shaman):
            yield from self.drink(seat, self.dice[given[seat]][1])

    def drink(self, seat: int, face: int) -> Asking[None]:
        """W12.12 to W12.14: what a die in the tavern brings."""
        pirate = self.pirates[seat]
        if face == 1:
            pirate.marks += 1
        elif face == 2:
            yield from self.discard(seat, min(1, sum(pirate.goods)))
        elif face == 3:
            pirate.chests = max(0, pirate.chests - 1)
        elif face == 4:
            pirate.chests += 1
            yield from self.throw_surplus(seat)
        elif face == 5:
            yield from self.take_loot(seat, 1)
        else:
            pirate.yin_yang += 3

    # -- the end

    def final_sale(self) -> Asking[None]:
        """W18.3 to W18.5, W18.11: everyone sells everything, with bargains at will."""
        for seat in self.clockwise(self.start):
            pirate = self.pirates[seat]
            before = pirate.chests
            while bargains := self.bargains(seat):
                action = yield from self.ask(seat, [*bargains, ("done",)])
                if action == ("done",):
                    break
                self.make_bargain(seat, action)
                pirate.proceeds = pirate.chests - before
            for good in GOODS:
                count = pirate.goods[good]
                pirate.chests += count * (self.price(good) if count >= 3 else 1)
                self.lose_goods(seat, good, count)
            pirate.proceeds = pirate.chests - before

    def score(self) -> Result:
        """W18.2, W18.6 to W18.10: marks for hands, talismans, yin-yang, the deduction for marks, the ranking."""
        scores, standings = [], []
        for seat, pirate in enumerate(self.pirates):
            marks = pirate.marks + len(pirate.hand)
            chests = pirate.chests + pirate.talismans + pirate.yin_yang // 3 - 3 * marks
            scores.append(chests)
            standings.append((chests, -self.tiles.count(seat), -marks))
        return Result(scores, [1 + sum(other > own for other in standings) for own in standings])


def share(pair: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two different pairs have a die in common (W8.11)."""
    return pair != other and (pair[0] == other[0] or pair[1] == other[1])


def possible(condition: bool, outcome: Action) -> None:
    """Raise Difference for a chance outcome that the rules exclude."""
    if not condition:
        raise Difference(f"impossible outcome {outcome}")


def play(seats: int, options: dict[str, str], prepared: dict[str, Any] | None = None) -> Asking[Result]:
    return Seas(seats, options, prepared or {}).play()


# -- the engine's side: reading its position, and play that reaches rare rules

COMPARED = (
    *(
        "round",
        "start",
        "finale",
        "above",
        "played",
        "harbour",
        "tiles",
        "loot",
        "discards",
        "drawn",
        "ships",
        "chests",
    ),
    *("talismans", "yin_yang", "marks", "chambers", "unsinkables", "chosen", "proceeds", "fights"),
)  # fields of the engine with the same name and form


def read(state: State) -> dict[str, Any]:
    """The engine's position by the names of `Seas.table`."""
    data = state.shared_dump()["table"]
    seats = range(state.seats)
    result = {name: data[name] for name in COMPARED}
    result["called"] = data["calling"]
    result["pile"] = [card for card, count in enumerate(data["pile"]) for _ in range(count)]
    width = len(data["pile"])
    result["hands"] = [
        [card for card in range(width) for _ in range(data["hands"][seat * width + card])] for seat in seats
    ]
    result["goods"] = [list(data["goods"][3 * seat : 3 * seat + 3]) for seat in seats]
    result["lying"] = [[role for role in ROLES if data["lying"][seat] >> role & 1] for seat in seats]
    result["dice"] = list(zip(data["colours"], data["faces"], data["xs"], data["ys"], strict=True))
    result["hits"] = [die for die, hit in enumerate(data["hits"]) if hit]
    result["waiting"] = list(data["waiting"])
    if state.pending == (CHANCE,):
        if type(state.stack[-1]).__name__ == "DrawLoot":
            result["drawing"] = list(state.stack[-1].local())
        return result
    view = state.view(None)
    players = view.players  # type: ignore[attr-defined]
    result["fleets"] = [
        [one.reserve, one.guards, one.at_sea, one.loaded, one.free, one.capacity, one.space, one.tile]
        for one in players
    ]
    result.update(read_view(view))
    return result


def read_view(view: Any) -> dict[str, Any]:
    """Details of the pending decision from the public view."""
    result: dict[str, Any] = {"served": list(view.chart.served)}
    if view.turn is not None:
        result.update(gift=view.turn.gift, acted=view.turn.acted)
    if view.raid is not None:
        result.update(sent=list(view.raid.sent), limit=view.raid.limit)
    if view.drawing is not None:
        result["drawing"] = [view.drawing.seat, view.drawing.left]
    if view.sale is not None:
        result["offered"] = list(view.sale.offered)
    if view.surplus is not None:
        result["surplus"] = [view.surplus.seat, view.surplus.goods]
    return result


def prepare(state: State, rng: random.Random) -> dict[str, Any]:
    """Fields of an unusual beginning: thin piles, many or few ships, chests, goods, yin-yang and ritual levels."""
    data = state.shared_dump()["table"]
    changed: dict[str, Any] = {}
    seats = range(state.seats)
    if rng.random() < 0.6:
        cards = [card for card, count in enumerate(data["pile"]) for _ in range(count)]
        rng.shuffle(cards)
        cards.sort(key=lambda card: card in (WHIRLPOOL, TAVERN), reverse=True)  # their questions are rare
        kept = cards[: rng.randint(3 * state.seats + BELOW_END, len(cards))]
        changed["pile"] = [kept.count(card) for card in range(len(data["pile"]))]
        changed["above"] = len(kept) - BELOW_END
    if rng.random() < 0.5:
        changed["loot"] = [rng.randint(0, rng.choice((1, 3, 8))) for _ in range(4)]
    if rng.random() < 0.5:
        changed["ships"] = [rng.choice((0, 1, 2, 3, 5, 7, 10)) for _ in seats]
        changed["chests"] = [rng.choice((0, 1, 7, 8, 9, 9, 18, 19, 28, 29, 38, 39, 79, 90)) for _ in seats]
    if rng.random() < 0.5:
        for name, most in (("yin_yang", 12), ("talismans", 3), ("chambers", 4), ("unsinkables", 3), ("marks", 2)):
            changed[name] = [rng.randint(0, most) for _ in seats]
    if rng.random() < 0.2:  # a short game, which ends in a tie more often
        changed["above"], changed["finale"] = (
            3 * state.seats - 1,
            rng.randint(0, 2),
        )  # -1 after the deal: end card drawn
        changed["marks"] = [rng.randint(0, 2) for _ in seats]
        changed["chests"] = [10 + 3 * marks for marks in changed["marks"]]
        changed["tiles"] = [rng.randint(-1, state.seats - 1) for _ in range(4)]
    elif rng.random() < 0.4:  # one chest more needs a guard, and then there is too little room
        changed["ships"] = [rng.randint(2, 5) for _ in seats]
        changed["chests"] = [rng.choice((8, 9, 9, 19)) for _ in seats]
        changed["chambers"] = [rng.randint(0, 3) for _ in seats]
    if rng.random() < 0.6:
        owned = {name: changed.get(name, data[name]) for name in ("ships", "chests", "chambers")}
        changed["goods"] = [count for seat in seats for count in cargo(owned, seat, rng)]
    return changed


def cargo(owned: dict[str, Any], seat: int, rng: random.Random) -> list[int]:
    """Goods for the ships at sea, often as many as they can carry."""
    at_sea = max(0, owned["ships"][seat] - owned["chests"][seat] // 10)
    room = at_sea + min(at_sea, owned["chambers"][seat])
    loaded = [rng.choice(GOODS) for _ in range(room if rng.random() < 0.7 else rng.randint(0, room))]
    return [loaded.count(good) for good in GOODS]


def choose(state: State, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """A choice that uses actions more often than chance would, and sends many ships or none."""
    unused = ("decline", "done", "sell") if rng.random() < 0.5 else ("decline", "done")
    used = [action for action in legal if action[0] not in unused]
    if not used or rng.random() < 0.15:
        return rng.choice(legal)
    verb = used[0][0]
    if verb == "choose":
        table = state.shared_dump()["table"]
        cards = [card for card, count in enumerate(table["hands"][seat * 30 : seat * 30 + 30]) if count]
        likely = [CAPTAIN if card < 16 else ISLANDER if card < 22 else SHAMAN for card in cards]
        if WHIRLPOOL not in cards and TAVERN not in cards:
            likely += [CARTOGRAPHER, MERCHANT]
        if table["chests"][seat] % 10 in (8, 9) and sum(table["goods"][3 * seat : 3 * seat + 3]) > 2:
            likely = [MERCHANT]  # a sale that needs another guard
        wished = [action for action in used if action[1] in likely]
        return rng.choice(wished if wished and rng.random() < 0.7 else used)
    if ("sell",) in used:
        return ("sell",)
    if verb == "send" and rng.random() < 0.5:
        return rng.choice((legal[0], legal[-1]))
    if verb == "curse" and rng.random() < 0.5:
        return max(used, key=lambda action: action[1] in (WHIRLPOOL, TAVERN))
    if verb in ("load", "offer") and rng.random() < 0.6:
        most = rng.choice((1, 10))
        counted = [action for action in used if action[0] == verb and action[2] <= most]
        return max(counted, key=lambda action: (action[2], rng.random()))
    bargains = [action for action in used if action[0] == "bargain"]
    return rng.choice(bargains) if bargains and rng.random() < 0.4 else rng.choice(used)


def outcome(state: State, rng: random.Random) -> Action | None:
    """Dice on a grid, so that distances tie, with faces that repeat; None for everything else."""
    table = state.shared_dump()["table"]
    if not sum(table["waiting"]) or type(state.stack[-1]).__name__ != "Throw":
        return None
    colours = [colour for colour, count in enumerate(table["waiting"]) for _ in range(count)]
    card = table["chart_card"]
    unlucky = {KRAKEN: 1, ICEBERG: 2, SIRENS: 3, MUTINY: 4, WHIRLPOOL: 2, TAVERN: 4}.get(card, 6)
    grid = 600 if card == WHIRLPOOL else rng.choice((200, 400))  # tenths of a millimetre
    for _ in range(4):
        colour = rng.choice(colours)
        face = unlucky if rng.random() < 0.25 else rng.randint(1, 6)
        x, y = (50 + rng.randrange(0, 2601, grid) + rng.choice((0, 0, 0, 0, 0, 1)) for _ in range(2))
        action: Action = ("land", colour, face, x, y)
        if state.refusal(CHANCE, action) is None:
            return action
    return None


def unusual_beginning(state: State, rng: random.Random) -> tuple[State, dict[str, Any]]:
    """The start of a game with the fields of `prepare`, and the fields for `play`."""
    fields = prepare(state, rng)
    return with_fields(state, fields), fields


PAIR = Pair("seas", play, read, choose, outcome, unusual_beginning)
