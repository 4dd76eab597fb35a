"""A second engine of Grog Island, written from the rulebook; rule ids are those of the game's rules.toml.

It deals with one question after the other, in the order of the rulebook. Numbers mean the same as in the actions:
colours 0 to 4 from the left, buildings 0 to 34 peninsula by peninsula, goals 0 to 11 for building types, 12 to 16 for
peninsulas, 17 to 21 for goods and 22 for parrot cards, parrot cards 0 to 4 for turning a die and 5 for holding the bid.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import combinations, pairwise, permutations
from typing import Any, NamedTuple, TypeAlias

from nassau.kernel import CHANCE, Action, State
from tests.lockstep.harness import Ask, Difference, Pair, Result, SecondEngine, with_fields

Question: TypeAlias = Generator[Ask, tuple[int, Action], Action]
"""A generator that asks and returns the answer."""

Course: TypeAlias = Generator[Ask, tuple[int, Action], None]
"""A generator that asks whatever a part of the game needs."""

# ---------------------------------------------------------------- the material

COLOURS = GREEN, BLUE, ORANGE, YELLOW, GREY = range(5)
HAT, SWORD, PEG_LEG, ANCHOR, COFFIN, HOOK, FIGUREHEAD, CANNONBALL, EYEPATCH, VOODOO, FORTUNE, BAR = range(12)
BUILDINGS = {  # G1.4, from the top
    GREEN: (HAT, PEG_LEG, ANCHOR, COFFIN, HOOK, EYEPATCH, VOODOO),
    BLUE: (SWORD, PEG_LEG, ANCHOR, HOOK, FIGUREHEAD, EYEPATCH, FORTUNE),
    ORANGE: (HAT, PEG_LEG, ANCHOR, HOOK, FIGUREHEAD, CANNONBALL, BAR),
    YELLOW: (HAT, SWORD, PEG_LEG, COFFIN, FIGUREHEAD, CANNONBALL, VOODOO),
    GREY: (HAT, SWORD, COFFIN, HOOK, CANNONBALL, EYEPATCH, FORTUNE),
}
SITES = [(colour, kind) for colour in COLOURS for kind in BUILDINGS[colour]]  # peninsula and type by building
ON_PENINSULA = [[site for site, (its_colour, _) in enumerate(SITES) if its_colour == colour] for colour in COLOURS]
OF_TYPE = [[site for site, (_, its_kind) in enumerate(SITES) if its_kind == kind] for kind in range(12)]
GOAL_VALUE = {HAT: 2, PEG_LEG: 2, HOOK: 2, VOODOO: 4, FORTUNE: 4, BAR: 6}  # G15.7; all other types 3
POINT_CLOUD, PARROT_CLOUD, GOAL_CLOUD, BLANK_CLOUD, BLACK_CLOUD = range(5)
COINS_2, COINS_3, COINS_4, CHEST_SHIP, PARROT_SHIP, GOAL_SHIP, GHOST_SHIP = range(7)
COINS_A_TILE = {COINS_2: 2, COINS_3: 3, COINS_4: 4}  # G8.1 to G8.3
MOST_TILES = {COINS_2: 4, COINS_3: 2, COINS_4: 1, CHEST_SHIP: 2, PARROT_SHIP: 3, GOAL_SHIP: 1000}  # G8.1 to G8.6
OPEN_SEA = 5  # the water space far right
HOLD = 5  # the parrot card
PENINSULA_GOAL, GOODS_GOAL, PARROT_GOAL = 12, 17, 22
FREE, GHOST_CREW, LOCK = -1, 4, 5  # what may stand on a building besides the crew of a seat
DICE_SETS = [dice for size in range(1, 6) for dice in combinations(COLOURS, size)]


class Buried(NamedTuple):
    """A place under the goal deck: one card, or a pair in random order; `knower` is the seat that knows it, or -1."""

    cards: tuple[int, ...]
    knower: int


class Player:
    """What lies in front of a player (G2.3 to G2.7)."""

    def __init__(self, crew: int) -> None:
        self.crew = crew
        self.coins = 8
        self.points = 0
        self.goods = [0] * 5
        self.chests = Counter[int]()
        self.parrots = Counter[int]()
        self.goals = Counter[int]()
        self.rejected: list[int] = []
        self.ship = -1  # with the trade marker

    def supply(self) -> int:
        """The potential supply: every chest card could be worth 3 (G3.2)."""
        return self.coins + 3 * self.chests.total()


class Island:
    """One game."""

    def __init__(self, seats: int, options: dict[str, str], changes: dict[str, Any]) -> None:
        """A game before its setup, with `changes` to what is in the box."""
        self.seats = seats
        self.must_claim = options["compulsory_claims"] == "on"
        self.empty_decks_count = options["empty_decks"] == "visited"  # G7.13
        self.players = [Player(changes.get("crew", [7 if seats == 4 else 9] * seats)[seat]) for seat in range(seats)]
        for seat, player in enumerate(self.players):
            player.coins = changes.get("coins", [8] * seats)[seat]
            player.goods = changes.get("goods", [0] * 5 * seats)[5 * seat : 5 * seat + 5]
        self.chest_deck = Counter(dict(enumerate(changes.get("chest_pile", [10, 12, 10]), start=1)))  # G1.6
        self.parrot_deck = Counter(dict(enumerate(changes.get("parrot_pile", [4] * 5 + [8]))))  # G1.7
        self.goal_deck = Counter(dict(enumerate(changes.get("goal_pile", [2] * 23))))  # G1.8, without the next
        self.under: list[Buried] = []
        self.locks: int = changes.get("locks", 6)
        self.ghosts: int = changes.get("ghosts", 9 if seats == 2 else 0)
        self.clouds: list[int] = []
        self.ships: list[int] = []
        self.sites = list(changes.get("sites", [FREE] * 35))
        self.flag = -1
        self.round = 0
        self.drawn: list[int] = []
        self.clear_auction()

    def clear_auction(self) -> None:
        """No dice, no bid."""
        self.dice = [0] * 5
        self.row: list[int] = []
        self.bid = 0
        self.leader = -1
        self.passed: list[int] = []

    # ------------------------------------------------------------ questions

    def table(self) -> dict[str, Any]:
        """Everything that is compared."""
        return {
            "clouds": list(self.clouds),
            "ships": list(self.ships),
            "round": self.round,
            "flag": self.flag,
            "sites": list(self.sites),
            "locks": self.locks,
            "ghosts": self.ghosts,
            "crew": [player.crew for player in self.players],
            "coins": [player.coins for player in self.players],
            "points": [player.points for player in self.players],
            "supply": [player.supply() for player in self.players],
            "goods": [list(player.goods) for player in self.players],
            "chests": [sorted(player.chests.elements()) for player in self.players],
            "parrots": [sorted(player.parrots.elements()) for player in self.players],
            "goals": [sorted(player.goals.elements()) for player in self.players],
            "chest deck": sorted(self.chest_deck.elements()),
            "parrot deck": sorted(self.parrot_deck.elements()),
            "goal deck": sorted(self.goal_deck.elements()),
            "under": [card for place in self.under for card in place.cards],
            "under, known by": [(place.knower, len(place.cards)) for place in self.under for _ in place.cards],
            "rejected": [sorted(player.rejected) for player in self.players],
            "drawn": sorted(self.drawn),
            "dice": list(self.dice),
            "row": list(self.row),
            "bid": self.bid,
            "leader": self.leader,
            "passed": list(self.passed),
            "markers": [player.ship for player in self.players],
            "scores": self.scores(),
        }

    def ask(self, seat: int, legal: set[Action]) -> Question:
        """The answer of a seat."""
        who, action = yield Ask({seat: legal}, self.table())
        if who != seat or action not in legal:
            raise Difference(f"{who} answered {action}, not {seat} with one of {sorted(legal)}")
        return action

    def chance(self, possible: set[Action]) -> Question:
        """An outcome of chance. What is certain is asked too, like the draw of the last card of a deck."""
        who, action = yield Ask({}, self.table())
        if who != CHANCE or action not in possible:
            raise Difference(f"{who}: {action} is not one of {sorted(possible)}")
        return action

    def clockwise(self, seat: int) -> list[int]:
        """All seats, `seat` first."""
        return [(seat + place) % self.seats for place in range(self.seats)]

    # ------------------------------------------------------------ setup

    def set_up(self) -> Course:
        """Clouds, ships, flag, cards, the choice of goals and of a good (G2.1 to G2.9, G14.1)."""
        yield from self.lay_out("cloud", list(range(5)), self.clouds)
        yield from self.lay_out("sail", list(range(6)), self.ships)
        if self.seats == 2:
            self.ships[self.ships.index(COINS_3)] = GHOST_SHIP
        _, self.flag = yield from self.chance({("start", seat) for seat in range(self.seats)})
        for seat, player in enumerate(self.players):
            for _ in range(6):
                player.goals[(yield from self.draw_goal(seat))] += 1
            yield from self.draw_chest(player)
            yield from self.draw_parrot(player)
        yield from self.keep_goals()
        for seat in self.clockwise(self.flag):
            _, good = yield from self.ask(seat, {("good", good) for good in COLOURS})
            self.players[seat].goods[good] += 1

    def lay_out(self, verb: str, tiles: list[int], places: list[int]) -> Course:
        """Lay tiles at random from the left; the place of the last one is certain."""
        while len(tiles) > 1:
            _, tile = yield from self.chance({(verb, tile) for tile in tiles})
            tiles.remove(tile)
            places.append(tile)
        places += tiles

    def draw_chest(self, player: Player) -> Course:
        """A chest card from the deck, if there is one (G3.6)."""
        cards = +self.chest_deck
        if cards:
            _, card = yield from self.chance({("chest", card) for card in cards})
            self.chest_deck[card] -= 1
            player.chests[card] += 1

    def draw_parrot(self, player: Player) -> Course:
        """A parrot card from the deck, if there is one (G3.6)."""
        cards = +self.parrot_deck
        if cards:
            _, card = yield from self.chance({("parrot", card) for card in cards})
            self.parrot_deck[card] -= 1
            player.parrots[card] += 1

    def goals_left(self) -> int:
        """How many cards the goal deck has."""
        return self.goal_deck.total() + sum(len(place.cards) for place in self.under)

    def draw_goal(self, seat: int) -> Generator[Ask, tuple[int, Action], int]:
        """The top card of the goal deck: of the shuffled part first, then of the cards under it, in their order."""
        cards = +self.goal_deck
        if cards:
            _, card = yield from self.chance({("goal", card) for card in cards})
            self.goal_deck[card] -= 1
            return int(card)
        _, card = yield from self.chance({("goal", card) for card in self.under[0].cards})
        pair, knower = self.under.pop(0)
        if len(pair) == 2:  # who does not see the card drawn from a pair no longer knows which one is left (G3.8)
            left = pair[1] if card == pair[0] else pair[0]
            self.under.insert(0, Buried((left,), knower if seat == knower or left == card else -1))
        return int(card)

    def keep_goals(self) -> Course:
        """All players keep 4 of 6 goals at the same time; the others go under the deck (G2.5, G2.6)."""
        waiting = set(range(self.seats))
        while waiting:
            legal = {
                seat: {("keep", *four) for four in combinations(sorted(self.players[seat].goals.elements()), 4)}
                for seat in waiting
            }
            seat, action = yield Ask(legal, self.table())
            if action not in legal.get(seat, ()):
                raise Difference(f"{seat} may not answer {action}")
            player = self.players[seat]
            player.rejected = list((player.goals - Counter(action[1:])).elements())
            player.goals = Counter(action[1:])
            waiting.remove(seat)
        for seat in self.clockwise(self.flag):
            self.under.append(Buried(tuple(sorted(self.players[seat].rejected)), seat))
            self.players[seat].rejected = []

    # ------------------------------------------------------------ an auction round

    def play_round(self) -> Course:
        """One auction round, from the roll to the passing of the flag."""
        self.round += 1
        self.clear_auction()
        for colour in COLOURS:  # G4.1
            _, _, pips = yield from self.chance({("roll", colour, pips) for pips in range(1, 7)})
            self.dice[colour] = pips
        seat = self.flag
        while len(self.passed) < self.seats and not self.is_won():  # G4.11, G4.12, G5.1, G5.5, G9.1
            if seat not in self.passed:
                passes = yield from self.bid_or_pass(seat)
                if passes:
                    yield from self.trade_as_passer(seat)
            seat = (seat + 1) % self.seats
        if self.is_won():
            paid = yield from self.pay(self.leader)
            if paid:
                yield from self.take_rewards(self.leader)
        yield from self.end_round()

    def is_won(self) -> bool:
        """All others have passed, and there is a bid (G9.1, G4.11)."""
        return self.leader >= 0 and len(self.passed) == self.seats - 1

    # ------------------------------------------------------------ bids

    def bid_or_pass(self, seat: int) -> Generator[Ask, tuple[int, Action], bool]:
        """A bid, with or without parrot cards, or a pass. Returns whether the seat passes."""
        player = self.players[seat]
        hold, turned = False, dict[int, int]()
        while True:
            dice = [turned.get(colour, self.dice[colour]) for colour in COLOURS]
            legal: set[Action] = set(self.bids(player, dice, hold))
            legal |= set(self.parrot_plays(player, dice, hold, set(turned)))
            if not hold and not turned and self.may_pass(player):
                legal.add(("pass",))
            action = yield from self.ask(seat, legal)
            if action[0] == "pass":
                return True
            if action[0] == "hold":
                hold = True
            elif action[0] == "turn":
                turned[action[1]] = action[2]
            else:
                break
        player.parrots.subtract(turned.keys())
        player.parrots[HOLD] -= hold
        self.dice = dice
        self.row = [colour for colour in action[1:] if colour >= 0]
        self.bid = sum(dice[colour] for colour in self.row)
        self.leader = seat
        return False

    def may_pass(self, player: Player) -> bool:
        """Once there is a bid, always; before, only who cannot afford the lowest die (G4.2, G4.8, G4.10, G5.1)."""
        return self.bid > 0 or min(self.dice) > player.supply()

    def allowed_totals(self, player: Player, hold: bool) -> range:
        """Above the standing bid, or exactly as high with the hold card; never above the potential supply."""
        if hold:  # G6.7, G6.9
            return range(self.bid, min(self.bid, player.supply()) + 1)
        return range(self.bid + 1, player.supply() + 1)  # G4.7, G5.2

    def bids(self, player: Player, dice: list[int], hold: bool) -> Iterator[Action]:
        """All rows without a gap whose values never rise and whose total is allowed (G4.3 to G4.5, G5.3)."""
        totals = self.allowed_totals(player, hold)
        for chosen in DICE_SETS:
            if sum(dice[colour] for colour in chosen) in totals:
                for row in permutations(chosen):
                    if all(dice[left] >= dice[right] for left, right in pairwise(row)):
                        yield ("bid", *row, *[-1] * (5 - len(row)))

    def parrot_plays(self, player: Player, dice: list[int], hold: bool, turned: set[int]) -> Iterator[Action]:
        """Parrot cards that can still lead to a bid; cards and bid are a single move (G6.1 to G6.13)."""
        if not hold and self.may_hold(player) and self.can_bid(player, dice, True, turned):
            yield ("hold",)
        for colour in COLOURS:
            if player.parrots[colour] and colour not in turned:
                for pips in range(1, 7):
                    after = [*dice[:colour], pips, *dice[colour + 1 :]]
                    if pips != dice[colour] and self.can_bid(player, after, hold, turned | {colour}):
                        yield ("turn", colour, pips)

    def may_hold(self, player: Player) -> bool:
        """There is a hold card and a bid that the player could pay (G6.9)."""
        return player.parrots[HOLD] > 0 and 0 < self.bid <= player.supply()

    def can_bid(self, player: Player, dice: list[int], hold: bool, turned: set[int]) -> bool:
        """Whether a bid is possible now or after more parrot cards."""
        totals = {0}
        for colour in COLOURS:
            free_to_turn = player.parrots[colour] and colour not in turned
            values = range(1, 7) if free_to_turn else [dice[colour]]
            totals |= {total + value for total in totals for value in values}
        totals.discard(0)
        wanted = set(self.allowed_totals(player, hold))
        if not hold and self.may_hold(player):
            wanted |= set(self.allowed_totals(player, True))
        return bool(totals & wanted)

    # ------------------------------------------------------------ passing and trading

    def trade_as_passer(self, seat: int) -> Course:
        """Goods for the dice in the row, then a visit to a ship (G7.1, G7.2, G14.3, G14.10)."""
        player = self.players[seat]
        self.passed.append(seat)
        for colour in self.row:
            player.goods[colour] += 1
        if self.ghost_space() in COLOURS:
            player.goods[self.ghost_space()] += 1
        permitted = [space for space in COLOURS if self.is_permitted(self.ships[space])]
        useful = [space for space in permitted if set(self.trades(player, space, False))]
        # The rulebook exempts only players without any demanded good (G7.11). It does not say whether a trade that
        # brings nothing is a trade; by the rulings G7.10 and G7.12 it is not, with the option of G7.13 it is.
        exempt = not useful or not any(player.goods[space] for space in permitted)
        offered = permitted if exempt else useful  # G7.5
        _, ship = yield from self.ask(seat, {("ship", self.ships[space]) for space in offered})
        player.ship = ship
        yield from self.trade(seat, self.ships.index(ship), exempt)

    def ghost_space(self) -> int:
        """The water space of the ghost ship, or -1 without one."""
        return self.ships.index(GHOST_SHIP) if GHOST_SHIP in self.ships else -1

    def is_permitted(self, ship: int) -> bool:
        """Not the ghost ship, and without a trade marker (G7.3, G14.2); the open sea is excluded by its space."""
        return ship != GHOST_SHIP and all(player.ship != ship for player in self.players)

    def trades(self, player: Player, space: int, main_used: bool) -> Iterator[Action]:
        """The trade actions with an effect that the player can supply (G7.4, G7.6 to G7.10, G8.1 to G8.9)."""
        ship, own = self.ships[space], player.goods[space]
        threes = (sum(player.goods) - own) // 3
        for tiles in range(1, 0 if main_used else min(self.main_limit(ship), own + threes) + 1):
            for replaced in range(max(0, tiles - own), min(tiles, threes) + 1):
                yield ("trade", tiles, replaced)
        if player.crew:
            for building in self.free_buildings(space):
                for replaced in range(max(0, 4 - own), min(4, threes) + 1):
                    yield ("claim", building, replaced)

    def main_limit(self, ship: int) -> int:
        """How many tiles the main trade takes: as its arrow says, but no more than there are cards (G7.13, G8.8)."""
        cards = {
            CHEST_SHIP: self.chest_deck.total(),
            PARROT_SHIP: self.parrot_deck.total(),
            GOAL_SHIP: self.goals_left(),
        }
        if self.empty_decks_count and cards.get(ship) == 0:
            return 1
        return min(MOST_TILES[ship], cards.get(ship, 1000))

    def free_buildings(self, colour: int) -> list[int]:
        """The free buildings of a peninsula (G1.5)."""
        return [building for building in ON_PENINSULA[colour] if self.sites[building] == FREE]

    def trade(self, seat: int, space: int, exempt: bool) -> Course:
        """Main trade once, claims as often as possible, in any order; at least one of them unless exempt (G7.7)."""
        player, main_used, may_stop = self.players[seat], False, exempt
        while actions := set(self.trades(player, space, main_used)):
            action = yield from self.ask(seat, actions | ({("done",)} if may_stop else set()))
            if action[0] == "done":
                return
            may_stop = True
            tiles = 4 if action[0] == "claim" else action[1]
            yield from self.hand_in(seat, space, tiles, action[2])
            if action[0] == "claim":
                yield from self.claim(seat, action[1])
            else:
                main_used = True
                yield from self.main_trade(seat, self.ships[space], tiles)

    def hand_in(self, seat: int, good: int, tiles: int, replaced: int) -> Course:
        """Tiles of the demanded good, and 3 others of the player's choice for each replaced one (G7.8, G7.9)."""
        player = self.players[seat]
        given = [0] * 5
        given[good] = tiles - replaced
        for left in range(3 * replaced, 0, -1):
            others = [
                colour for colour in COLOURS if colour != good for _ in range(player.goods[colour] - given[colour])
            ]
            colour = others[0]
            if len(set(others)) > 1 and len(others) > left:  # otherwise there is no choice
                _, colour = yield from self.ask(seat, {("give", colour) for colour in others})
            given[colour] += 1
        player.goods = [had - gave for had, gave in zip(player.goods, given, strict=True)]

    def main_trade(self, seat: int, ship: int, tiles: int) -> Course:
        """What the main trade of a ship brings (G8.1 to G8.7)."""
        player = self.players[seat]
        if ship in COINS_A_TILE:
            player.coins += COINS_A_TILE[ship] * tiles
        elif ship == CHEST_SHIP:
            for _ in range(tiles):
                yield from self.draw_chest(player)
        elif ship == PARROT_SHIP:
            for _ in range(tiles):
                yield from self.draw_parrot(player)
        elif self.goals_left():
            yield from self.visit_goal_ship(seat, tiles)

    def visit_goal_ship(self, seat: int, tiles: int) -> Course:
        """Draw as many goals as tiles, keep one, put the others under the deck in any order (G8.6, G8.7)."""
        for _ in range(tiles):
            self.drawn.append((yield from self.draw_goal(seat)))
        _, card = yield from self.ask(seat, {("choose", card) for card in self.drawn})
        self.drawn.remove(card)
        self.players[seat].goals[card] += 1
        while self.drawn:
            card = self.drawn[0]
            if len(set(self.drawn)) > 1:  # otherwise there is no choice
                _, card = yield from self.ask(seat, {("tuck", card) for card in self.drawn})
            self.drawn.remove(card)
            self.under.append(Buried((card,), seat))

    # ------------------------------------------------------------ a building

    def claim(self, seat: int, building: int) -> Course:
        """Crew, cloud, coins (G11.1 to G11.9)."""
        player, (colour, kind) = self.players[seat], SITES[building]
        player.crew -= 1
        self.sites[building] = seat
        cloud = self.clouds[colour]
        if cloud == POINT_CLOUD:
            player.points += 1
        elif cloud == PARROT_CLOUD:
            yield from self.draw_parrot(player)
        elif cloud == GOAL_CLOUD and self.goals_left():  # G3.9
            yield from self.swap_goal(seat)
        if cloud != BLACK_CLOUD:
            player.coins += sum(self.sites[other] == FREE for other in OF_TYPE[kind])

    def swap_goal(self, seat: int) -> Course:
        """Draw a goal, then put any goal of the hand under the deck (G11.6)."""
        goals = self.players[seat].goals
        goals[(yield from self.draw_goal(seat))] += 1
        _, card = yield from self.ask(seat, {("swap", card) for card in +goals})
        goals[card] -= 1
        self.under.append(Buried((card,), seat))

    # ------------------------------------------------------------ winning

    def pay(self, seat: int) -> Generator[Ask, tuple[int, Action], bool]:
        """Coins and any chest cards that reach the bid, or a refusal (G9.3 to G9.7). Returns whether it is paid."""
        player = self.players[seat]
        ones, twos, threes = (range(player.chests[value] + 1) for value in (1, 2, 3))
        legal: set[Action] = {
            ("pay", one, two, three)
            for one in ones
            for two in twos
            for three in threes
            if player.coins + one + 2 * two + 3 * three >= self.bid
        }
        action = yield from self.ask(seat, legal | {("refuse",)})
        if action[0] == "refuse":
            return False
        for value in (1, 2, 3):
            player.chests[value] -= action[value]
            player.coins += value * action[value]
        player.coins -= self.bid
        return True

    def take_rewards(self, seat: int) -> Course:
        """The rewards of the bid spaces with dice (G10.1 to G10.9, G12.1 to G12.4)."""
        yield from self.auction_claims(seat)
        if len(self.row) >= 3:
            self.players[seat].points += 1
        if len(self.row) >= 4 and self.locks and self.free_buildings(self.row[3]):
            _, building = yield from self.ask(
                seat, {("lock", building) for building in self.free_buildings(self.row[3])}
            )
            self.sites[building] = LOCK
            self.locks -= 1
        if len(self.row) >= 5:
            self.players[seat].points += 1

    def auction_claims(self, seat: int) -> Course:
        """Up to two claims of different types, in the order that the winner wants (G10.2, G10.4 to G10.9)."""
        open_claims, taken = self.row[:2], -1
        while self.players[seat].crew:
            buildings = {
                building: colour
                for colour in open_claims
                for building in self.free_buildings(colour)
                if SITES[building][1] != taken
            }
            if not buildings:
                return
            legal: set[Action] = {("take", building) for building in buildings}
            if not self.must_claim:
                legal |= {("decline", colour) for colour in buildings.values()}
            verb, which = yield from self.ask(seat, legal)
            if verb == "decline":
                open_claims.remove(which)
            else:
                open_claims.remove(buildings[which])
                taken = SITES[which][1]
                yield from self.claim(seat, which)

    # ------------------------------------------------------------ the end of the round

    def end_round(self) -> Course:
        """Ghost crew, markers, ships, flag (G13.1 to G13.4, G14.4 to G14.9)."""
        space = self.ghost_space()
        if space in COLOURS and self.ghosts and self.free_buildings(space):
            _, building = yield from self.ask(
                self.passed[0], {("haunt", building) for building in self.free_buildings(space)}
            )
            self.sites[building] = GHOST_CREW
            self.ghosts -= 1
        for player in self.players:
            player.ship = -1
        self.ships = [self.ships[OPEN_SEA], *self.ships[:OPEN_SEA]]
        self.flag = (self.flag + 1) % self.seats

    # ------------------------------------------------------------ the end of the game

    def is_over(self) -> bool:
        """Somebody has no crew left, or with 3 or 4 players nobody has anything left (G15.1, G15.16)."""
        nothing_left = not any(player.supply() + sum(player.goods) for player in self.players)
        return any(player.crew == 0 for player in self.players) or (self.seats > 2 and nothing_left)

    def scores(self) -> list[int]:
        """Track, chest cards, coins and goals (G15.3 to G15.14)."""
        return [
            player.points + player.chests.total() + player.coins // 5 + self.goal_points(seat)
            for seat, player in enumerate(self.players)
        ]

    def goal_points(self, seat: int) -> int:
        """The points of all goals in the hand; the second copy of a goal counts nothing (G15.5)."""
        player, points = self.players[seat], 0
        goals = set(+player.goals)
        for goal in goals:
            if goal < PENINSULA_GOAL:
                points += GOAL_VALUE.get(goal, 3) * sum(self.sites[building] == seat for building in OF_TYPE[goal])
            elif goal < GOODS_GOAL:
                points += self.majority_points(seat, goal - PENINSULA_GOAL)
            elif goal == PARROT_GOAL:
                points += player.parrots.total()
        wanted = [good for good in COLOURS if GOODS_GOAL + good in goals]
        if wanted:  # G15.11, G15.12
            tiles = sum(player.goods[good] for good in wanted)
            points += tiles + (sum(player.goods) - tiles) // 3
        return points

    def majority_points(self, seat: int, colour: int) -> int:
        """6 with more crew than any other colour, ghost crew included, 2 with some crew (G15.8 to G15.10)."""
        crew = [self.sites[building] for building in ON_PENINSULA[colour]]
        if seat not in crew:
            return 0
        rivals = [*(other for other in range(self.seats) if other != seat), GHOST_CREW]
        return 6 if all(crew.count(rival) < crew.count(seat) for rival in rivals) else 2

    def result(self) -> Result:
        """Scores, and the ranking by score and then by coins on the track (G15.14, G15.15)."""
        scores = self.scores()
        order = [(score, player.coins) for score, player in zip(scores, self.players, strict=True)]
        return Result(scores, [1 + sum(other > own for other in order) for own in order])


def play(seats: int, options: dict[str, str], changes: dict[str, Any]) -> SecondEngine:
    """A whole game."""
    island = Island(seats, options, changes)
    yield from island.set_up()
    while not island.round or not island.is_over():
        yield from island.play_round()
    return island.result()


# ---------------------------------------------------------------- the engine's position


def read(state: State) -> dict[str, Any]:
    """The engine's position with the names of `Island.table`."""
    table = state.shared_dump()["table"]
    grog: Any = state

    def by_seat(name: str) -> list[list[int]]:
        size = len(table[name]) // state.seats
        return [table[name][seat * size : (seat + 1) * size] for seat in range(state.seats)]

    def cards(counts: list[int], first: int = 0) -> list[int]:
        return [card for card, count in enumerate(counts, start=first) for _ in range(count)]

    return {
        **table,
        "flag": table["start"],
        "supply": [grog.supply(seat) for seat in range(state.seats)],
        "goods": by_seat("goods"),
        "chests": [cards(counts, 1) for counts in by_seat("chests")],
        "parrots": [cards(counts) for counts in by_seat("parrots")],
        "goals": [cards(counts) for counts in by_seat("goals")],
        "chest deck": cards(table["chest_pile"], 1),
        "parrot deck": cards(table["parrot_pile"]),
        "goal deck": cards(table["goal_pile"]),
        "rejected": [[card for card in pair if card >= 0] for pair in by_seat("rejected")],
        "under, known by": [(by - 4, 2) if by >= 4 else (by, 1) for by in table["under_by"]],
        "drawn": sorted(table["drawn"]),
        "scores": state.scores(),
    }


# ---------------------------------------------------------------- play that reaches rare rules


def prepare(state: State, rng: random.Random) -> dict[str, Any]:
    """Other cards, coins, goods, locks, crew and free buildings in most games; the setup remains possible."""
    if rng.random() < 0.3:
        return {}
    table, changes = state.shared_dump()["table"], dict[str, Any]()
    for name, least in (("chest_pile", 1), ("parrot_pile", 1), ("goal_pile", 6)):
        if rng.random() < 0.4:
            pile = table[name]
            cards = [card for card, count in enumerate(pile) for _ in range(count)]
            left = Counter(rng.sample(cards, least * state.seats + rng.choice([0, 1, 2, 5])))
            changes[name] = [left[card] for card in range(len(pile))]
    if rng.random() < 0.4:
        coins = rng.choice([[0], [0, 1, 3, 8, 30]])
        changes["coins"] = [rng.choice(coins) for _ in range(state.seats)]
    if rng.random() < 0.2:
        changes["goods"] = [rng.choice([0, 0, 1, 3, 9]) for _ in table["goods"]]
    if rng.random() < 0.4:
        changes["locks"] = rng.randrange(3)
    if state.seats == 2 and rng.random() < 0.5:
        changes["ghosts"] = rng.randrange(4)
    if rng.random() < 0.3:  # so little crew that the free buildings suffice for the end of the game
        changes["crew"] = [rng.choice([1, 2, 3]) for _ in range(state.seats)]
        taken = rng.sample(range(35), rng.choice([0, 6, 12]))
        changes["sites"] = [LOCK if building in taken else FREE for building in range(35)]
    return changes


PIPS = ((1, 2, 3, 4, 5, 6), (4, 5, 6), (3, 3, 3, 4), (1, 1, 2, 6))
"""The faces of the dice, by sort of round: fair, too high for poor players, equal, low."""


def outcome(state: State, rng: random.Random) -> Action | None:
    """Loaded dice, the same for all dice of a round."""
    table = state.shared_dump()["table"]
    if not table["round"] or 0 not in table["dice"]:
        return None
    faces = PIPS[(table["round"] * 7 + sum(table["clouds"][:2]) + table["ships"][0]) % len(PIPS)]
    return ("roll", table["dice"].index(0), rng.choice(faces))


def choose(state: State, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """Parrot cards, payments and claims more often than by chance; one game in five is played wastefully."""
    wasteful = state.shared_dump()["table"]["clouds"][:1] == [POINT_CLOUD] and rng.random() < 0.9
    verbs = sorted({action[0] for action in legal})
    weights = {"bid": 4, "pass": 3, "hold": 3, "turn": 2, "pay": 12, "claim": 3, "take": 8}
    if wasteful:
        weights |= {"pay": 50, "trade": 50, "decline": 50}
    verb = rng.choices(verbs, [weights.get(verb, 1) for verb in verbs])[0]
    options = [action for action in legal if action[0] == verb]
    if wasteful and verb == "ship":
        options = [action for action in options if action[1] in (PARROT_SHIP, GOAL_SHIP)] or options
    if wasteful and verb in ("pay", "trade"):
        return max(options, key=lambda action: sum(action[1:]))
    return rng.choice(options)


def poor_beginning(state: State, rng: random.Random) -> tuple[State, dict[str, Any]]:
    """The start of a game with the fields of `prepare`, and the fields for `play`."""
    fields = prepare(state, rng)
    return with_fields(state, fields), fields


PAIR = Pair("grog", play, read, choose, outcome, poor_beginning)
