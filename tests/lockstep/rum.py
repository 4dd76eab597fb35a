"""Um Rum & Ehre: a second engine, written from the rulebook, and how it is compared with the engine.

The engine part shares no code with the package. It reads like the rulebook: setup, turns, moves, actions, brawl.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from nassau.kernel import CHANCE, Action, State
from tests.lockstep.harness import Ask, Difference, Pair, Result, SecondEngine
from tests.lockstep.rum_pieces import (
    COPIES,
    DISPLAY,
    FACES,
    FIELDS,
    HEADQUARTERS,
    MAPS,
    NUMBER_OF_FACE,
    NUMBER_OF_FIELD,
    STACKS,
    TAVERNS,
    TILES,
    Alley,
    Field,
    Token,
    lay_out,
)
from tests.lockstep.rum_positions import PLACES, prepare

BARRELS = 12
THIRD_TEAM = 5
SIDES = ("left", "right")
BRAWL, BOUT, SCORPION, MUSTER = range(4)
"""What a die is rolled for."""


def points(tokens: Iterable[Token]) -> int:
    """The honour points of the tokens under a flag (R20.1–R20.5)."""
    tokens = list(tokens)
    total = 0
    for token in tokens:
        if token.stack in ("tavern", "chest", "small", "large", "berth", "hammock", "coil", "rendezvous"):
            total += token.value
        if token.stack == "scorpion":
            total -= 2
    for good in ("patch", "hat", "hook", "parrot", "leg"):
        total += max((token.value for token in tokens if token.stack == "good" and token.sort == good), default=0)
    for colour in MAPS:
        values = sorted(token.value for token in tokens if token.stack == "map" and token.sort == colour)
        if len(values) % 2 == 1:
            del values[0]
        total += sum(values)
    return total


# ---------------------------------------------------------------- the game

T = TypeVar("T")
Flow: TypeAlias = Generator[Ask, tuple[int, Action], T]


@dataclass
class Player:
    supply: int = 10
    hiring: int = 5
    coins: int = 2
    rum: int = 0
    flag: list[Token] = field(default_factory=list)  # face-down rendez-vous
    under: list[Token] = field(default_factory=list)  # tokens under the flag


@dataclass
class Row:
    """A team on the ship: its pirates on both sides of the mast."""

    team: int
    left: int = 0
    right: int = 0

    def on(self, side: str) -> int:
        return self.left if side == "left" else self.right

    def add(self, side: str, pirates: int) -> None:
        if side == "left":
            self.left += pirates
        else:
            self.right += pirates


class Nest:
    """A table with the game. Methods that return a Flow ask for decisions and chance outcomes."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Before the first tile is laid: 10 pirates, 2 coins and full stacks (R2, R3.2)."""
        self.seats = range(seats)
        self.options = options
        self.players = [Player() for _ in self.seats]
        self.laid: list[tuple[int, int]] = []
        self.town: list[Alley] = []
        self.plan: list[tuple[int, int, int]] = []  # by alley: both fields and the length, in numbers
        self.captain: Field | None = None
        self.round = 0
        self.start = -1
        self.pile = {
            stack: Counter({token: copies for token, copies in COPIES.items() if token.stack == stack})
            for stack in STACKS
        }  # shuffled tokens in the stacks
        self.bottom: dict[str, list[Token]] = {stack: [] for stack in STACKS}  # under the stacks, oldest first
        self.open: dict[str, list[Token]] = {stack: [] for stack in DISPLAY}
        self.ship: list[Row] = []
        self.out: list[int] = []
        self.drawn: Token | None = None
        self.notes: dict[str, Any] = {}  # what else is compared at the next decision

    def adopt(self, table: dict[str, Any]) -> None:
        """Take over a position of the action phase from the engine's dump."""
        self.laid = [(laid // 4 + 1, laid % 4) for laid in table["laid"]]
        self.build()
        self.captain = FIELDS[table["captain"]]
        self.round, self.start = table["round"], table["start"]
        for alley, owner in zip(self.town, table["alleys"], strict=True):
            alley.owner = None if owner < 0 else owner
        for name in ("supply", "hiring", "coins", "rum"):
            for player, number in zip(self.players, table[name], strict=True):
                setattr(player, name, number)
        for token, copies in zip(FACES, table["pile"], strict=True):
            self.pile[token.stack][token] = copies
        for face in table["under"]:
            self.bottom[FACES[face].stack].append(FACES[face])
        for face in table["open"]:
            if face >= 0:
                self.open[FACES[face].stack].append(FACES[face])
        for held in table["held"]:
            self.players[held // len(FACES)].under.append(FACES[held % len(FACES)])
        for seat, face in zip(table["flag_seat"], table["flag_face"], strict=True):
            self.players[seat].flag.append(FACES[face])
        self.ship = [Row(team, pirates) for team, pirates in zip(table["rows"], table["left"], strict=True)]

    # -- questions

    def table(self, asked: int | None) -> dict[str, Any]:
        """Everything that is compared, in the numbers of the engine's dump; `asked` is the seat that decides."""
        table: dict[str, Any] = {
            "laid": self.laid,
            "alleys": [-1 if alley.owner is None else alley.owner for alley in self.town] or [-1] * 88,
            "captain": -1 if self.captain is None else NUMBER_OF_FIELD[self.captain],
            "round": self.round,
            "start": self.start,
            "supply": [player.supply for player in self.players],
            "hiring": [player.hiring for player in self.players],
            "coins": [player.coins for player in self.players],
            "rum": [player.rum for player in self.players],
            "barrels": self.barrels(),
            "pile": [self.pile[token.stack][token] for token in FACES],
            "stacks": [self.stack_size(stack) for stack in STACKS],
            "bottom": {stack: numbers(tokens) for stack, tokens in self.bottom.items() if tokens},
            "open": {stack: sorted(numbers(tokens)) for stack, tokens in self.open.items()},
            "under": [sorted(numbers(player.under)) for player in self.players],
            "flags": [numbers(player.flag) for player in self.players],
            "drawn": -1 if self.drawn is None else NUMBER_OF_FACE[self.drawn],
            "ship": [(row.team, row.left, row.right) for row in self.ship],
            "out": self.out,
            **self.notes,
        }
        if asked is not None:
            table["scores"] = [points(player.under) for player in self.players]
            table["seen"] = self.seen(asked)
            table["plan"] = self.plan
        return table

    def seen(self, asked: int) -> list[Any]:
        """What a seat sees of coins and hidden tokens: its own, but of others only the number of rendez-vous (R22)."""
        return [
            (len(player.flag), player.coins, numbers(player.flag), sorted(numbers(player.under)))
            if seat == asked
            else (len(player.flag), None, None, None)
            for seat, player in enumerate(self.players)
        ]

    def decide(self, seat: int, legal: set[Action], **notes: Any) -> Flow[Action]:
        """The decision of a seat among `legal`."""
        self.notes |= notes
        answered, action = yield Ask({seat: legal}, self.table(seat))
        self.notes = {name: value for name, value in self.notes.items() if name not in notes}
        if (answered, action in legal) != (seat, True):
            raise Difference(f"seat {answered} answered {action}, asked was seat {seat}")
        return action

    def chance(self, possible: set[Action], **notes: Any) -> Flow[Action]:
        """A chance outcome. Raises Difference if it is not one of `possible`."""
        self.notes |= notes
        answered, action = yield Ask({}, self.table(None))
        self.notes = {name: value for name, value in self.notes.items() if name not in notes}
        if answered != CHANCE or action not in possible:
            raise Difference(f"impossible chance outcome {answered}:{action}")
        return action

    # -- tokens

    def stack_size(self, stack: str) -> int:
        """Tokens in a stack, those returned to its bottom included."""
        return self.pile[stack].total() + len(self.bottom[stack])

    def barrels(self) -> int:
        """Barrels in the common supply (R18.2)."""
        return BARRELS - sum(player.rum for player in self.players)

    def fill(self, *stacks: str) -> Flow[None]:
        """Reveal tokens until the display is full or the stacks are empty (R3.3, R3.8, R15.2, R16.10, R17.5, R10.7)."""
        while missing := [s for s in stacks if len(self.open[s]) < DISPLAY[s] and self.stack_size(s)]:
            possible = {token for stack in missing for token in self.pile[stack].elements()}
            _, face = yield from self.chance({("reveal", NUMBER_OF_FACE[token]) for token in possible})
            token = FACES[face]
            self.pile[token.stack][token] -= 1
            self.open[token.stack].append(token)

    def draw(self, stack: str) -> Flow[Token]:
        """The top token of a stack that is not empty. Returned tokens come up only after all others (R13.2, R19.4)."""
        possible = set(self.pile[stack].elements())
        if not possible:
            return self.bottom[stack].pop(0)  # in a known order: nothing is left to chance
        _, face = yield from self.chance({("draw", NUMBER_OF_FACE[token]) for token in possible})
        self.pile[stack][FACES[face]] -= 1
        return FACES[face]

    # -- dice

    def throw(self, team: int, purpose: int, repeats: int = 0) -> Flow[int]:
        """One roll of the die."""
        _, number = yield from self.chance({("roll", n) for n in range(1, 7)}, rolling=(team, 0, repeats, purpose))
        return int(number)

    def roll(self, team: int, purpose: int) -> Flow[int]:
        """A roll that its owner may repeat with rum (R18.3–R18.6); only the last roll counts."""
        number = yield from self.throw(team, purpose)
        repeats = 0  # paid and not used
        while team != THIRD_TEAM and (repeats or self.players[team].rum):
            more: Action = ("again",) if repeats else ("rum",)
            action = yield from self.decide(team, {("stand",), more}, rolling=(team, number, repeats, purpose))
            if action == ("stand",):
                break
            if action == ("rum",):
                self.players[team].rum -= 1
                repeats = 2
            repeats -= 1
            number = yield from self.throw(team, purpose, repeats)
        return number

    # -- the whole game

    def set_up(self) -> Flow[None]:
        """Lay the tiles, reveal tokens and find the start player (R1.1, R3.3–R3.7)."""
        for _ in range(9):
            tiles = set(TILES) - {tile for tile, _ in self.laid}
            _, tile, turns = yield from self.chance({("tile", tile, turns) for tile in tiles for turns in range(4)})
            self.laid.append((tile, turns))
        self.build()
        self.captain = HEADQUARTERS
        yield from self.fill("tavern", "map", "chest", "scorpion", *self.beds())
        seats = {("start", seat) for seat in self.seats}
        if self.options["first_player"] == "chosen":
            _, self.start = yield from self.decide(0, seats)
        else:
            _, self.start = yield from self.chance(seats)

    def build(self) -> None:
        """The alleys of the laid tiles."""
        self.town = lay_out(self.laid)
        self.plan = [
            (NUMBER_OF_FIELD[alley.near], -1 if alley.far is None else NUMBER_OF_FIELD[alley.far], alley.length)
            for alley in self.town
        ]

    def beds(self) -> list[str]:
        """The kinds of sleeping places in use (R3.4)."""
        return ["berth", "hammock", "coil"] if len(self.seats) >= 4 else ["berth", "hammock"]

    def play(self) -> Flow[Result]:
        """A whole game (R4.1, R11.4)."""
        yield from self.set_up()
        self.round = 1
        yield from self.muster()
        return (yield from self.play_on(self.start))

    def play_on(self, seat: int) -> Flow[Result]:
        """The rest of a game, from a turn of `seat` in the action phase."""
        while True:
            yield from self.action_phase(seat)
            yield from self.brawl()
            if self.round == 5:
                return self.result()
            yield from self.next_round()
            seat = self.start

    def next_round(self) -> Flow[None]:
        """Start player, pirates, sleeping places (R10.7, R11.1–R11.3); the rulebook leaves their order open."""
        self.round += 1
        self.start = (self.start + 1) % len(self.seats)
        for alley in self.town:
            if alley.owner is not None:
                self.take_back(alley)
        yield from self.fill(*self.beds())
        yield from self.muster()

    def muster(self) -> Flow[None]:
        """The third team in the game for two (R21.1)."""
        if len(self.seats) == 2:
            pirates = yield from self.throw(THIRD_TEAM, MUSTER)
            self.ship.append(Row(THIRD_TEAM, left=pirates))

    def result(self) -> Result:
        """Scores and ranks; ties are broken by the hiring place, rum and coins (R20.6–R20.8)."""
        standings = [
            (points(player.under), -player.hiring, player.rum, player.coins) for player in self.players
        ]  # fewer pirates in the hiring place, more rum, more coins
        return Result(
            [points(player.under) for player in self.players],
            [1 + sum(other > own for other in standings) for own in standings],
        )

    # -- the action phase

    def done(self, seat: int) -> bool:
        """Whether a seat is aboard or has no pirates left (R4.3, R8.5)."""
        return self.players[seat].supply == 0 or any(row.team == seat for row in self.ship)

    def alone(self, seat: int) -> bool:
        """Whether all others are done (R4.6)."""
        return all(self.done(other) for other in self.seats if other != seat)

    def action_phase(self, seat: int) -> Flow[None]:
        """Turns clockwise until all seats are done (R4.2, R4.3)."""
        while not all(self.done(other) for other in self.seats):
            if not self.done(seat):
                yield from self.turn(seat)
            seat = (seat + 1) % len(self.seats)

    def turn(self, seat: int) -> Flow[None]:
        """Move the captain, rest or go aboard (R4.4, R4.5, R5.4, R5.5, R8.1–R8.4)."""
        player = self.players[seat]
        legal = self.moves(seat, 0) | {("aboard",)}
        if player.coins and not self.alone(seat):
            legal.add(("rest",))
        action = yield from self.decide(seat, legal, moving=(seat, False, 0, self.dark_coin(seat)))
        if action == ("aboard",):
            self.ship.append(Row(seat, left=player.supply))
            player.supply = 0
            return
        if action == ("rest",):
            player.coins -= 1
            return
        yield from self.move(seat, action, 0)
        while player.supply and not self.alone(seat):  # R4.6: alone, each move is a turn of its own
            further = self.moves(seat, 1)
            if not further:
                return
            action = yield from self.decide(
                seat, further | {("ahoy",)}, moving=(seat, True, 1, 1 + self.dark_coin(seat))
            )
            if action == ("ahoy",):
                return
            yield from self.move(seat, action, 1)

    def at(self, place: Field) -> list[Alley]:
        """The free alleys at a field (R5.2)."""
        return [alley for alley in self.town if alley.owner is None and alley.touches(place)]

    def arrivals(self, place: Field, leaving: Alley) -> list[Alley]:
        """The dark alleys by which the captain arrives if it leaves `place` by `leaving` (R6.1, R6.6, R6.7, R6.9)."""
        free = [alley for alley in self.town if alley.far is None and alley.owner is None and alley is not leaving]
        if self.options["dark_alley_return"] == "allowed" and place != HEADQUARTERS:
            return free
        return [alley for alley in free if alley.near != place]

    def dark_coin(self, seat: int) -> int:
        """The coin for dark alleys, 0 where there is no other way (R6.3–R6.5, R6.8)."""
        assert self.captain is not None
        ordinary = [alley for alley in self.at(self.captain) if alley.far is not None]
        if self.options["dark_alley_coin"] == "no_other_way":
            ordinary = [alley for alley in ordinary if alley.length <= self.players[seat].supply]
        return 1 if ordinary else 0

    def moves(self, seat: int, fee: int) -> set[Action]:
        """The moves that a seat can pay for (R5.1–R5.4, R5.7, R6.1–R6.3); `fee` is the coin for a further move."""
        assert self.captain is not None
        player = self.players[seat]
        found: set[Action] = set()
        for alley in self.at(self.captain):
            if alley.far is not None:
                if alley.length <= player.supply and fee <= player.coins:
                    found.add(("move", alley.number))
            elif fee + self.dark_coin(seat) <= player.coins:
                for second in self.arrivals(self.captain, alley):
                    if alley.length + second.length <= player.supply:
                        found.add(("dark", alley.number, second.number))
        return found

    def move(self, seat: int, action: Action, fee: int) -> Flow[None]:
        """Pay, place pirates, move the captain, and carry out what follows (R5.1, R5.4, R6.1–R6.3, R12.3)."""
        assert self.captain is not None
        player = self.players[seat]
        used = [self.town[number] for number in action[1:]]
        player.coins -= fee
        if action[0] == "dark":
            player.coins -= self.dark_coin(seat)
            self.captain = used[1].near
        else:
            self.captain = used[0].other_end(self.captain)
        for alley in used:
            alley.owner = seat
            player.supply -= alley.length
        self.keep_rendezvous(seat)
        yield from self.carry_out(seat)
        self.leave_dead_end()

    def take_back(self, alley: Alley) -> None:
        """Clear an alley: its owner takes all pirates back (R11.2, R12.5)."""
        assert alley.owner is not None
        self.players[alley.owner].supply += alley.length
        alley.owner = None

    # -- dead ends

    def dead_end(self, place: Field) -> bool:
        """Whether nobody could move from a field, however many pirates he had (R7.1, R7.2, R7.6)."""
        return not any(alley.far is not None or self.arrivals(place, alley) for alley in self.at(place))

    def leave_dead_end(self) -> None:
        """Out of a dead end to the coin field of the next tile, and on from there (R7.3–R7.5, R7.7)."""
        assert self.captain is not None
        place = self.captain
        for _ in range(10):
            if not self.dead_end(place):
                self.captain = place
                return
            place = Field("Coin", place.tile % 9 + 1)

    # -- the actions of the fields

    def keep_rendezvous(self, seat: int) -> None:
        """Reveal one matching rendez-vous (R14.2–R14.6)."""
        assert self.captain is not None
        player = self.players[seat]
        symbol = "Tavern" if self.captain.kind in TAVERNS else self.captain.kind
        for token in player.flag:
            if token.sort == symbol:
                player.flag.remove(token)
                player.under.append(token)
                return

    def carry_out(self, seat: int) -> Flow[None]:
        """The action of the captain's field (R12.1, R12.2)."""
        assert self.captain is not None
        kind = self.captain.kind
        if kind == "Coin":
            self.players[seat].coins += 1  # R12.4
        elif kind == "HQ":
            yield from self.headquarters(seat)
        elif kind == "Pirate":
            self.hire(seat)
        elif kind == "Shop":
            yield from self.shop(seat)
        elif kind == "RendezVous":
            yield from self.rendezvous(seat)
        elif kind in MAPS:
            yield from self.treasure_map(seat, kind)
        elif kind in TAVERNS:
            yield from self.tavern(seat, kind)
        elif kind == "Chest":
            yield from self.chest(seat)
        elif kind == "Rum":
            self.players[seat].rum += min(2, self.barrels())  # R18.1, R18.2
        else:
            yield from self.guard(seat)

    def headquarters(self, seat: int) -> Flow[None]:
        """Take back the pirates of one alley, or of two dark alleys (R12.5–R12.9)."""
        own = [alley for alley in self.town if alley.owner == seat]
        action = yield from self.decide(seat, {("retake", alley.number) for alley in own} | {("skip",)})
        if action == ("skip",):
            return
        alley = self.town[action[1]]
        self.take_back(alley)
        own = [other for other in self.town if other.owner == seat and other.far is None]
        if alley.far is None and own:
            action = yield from self.decide(seat, {("retake", other.number) for other in own} | {("skip",)})
            if action != ("skip",):
                self.take_back(self.town[action[1]])

    def hire(self, seat: int) -> None:
        """One pirate from the hiring place, if there is one (R12.10)."""
        player = self.players[seat]
        if player.hiring:
            player.hiring -= 1
            player.supply += 1

    def shop(self, seat: int) -> Flow[None]:
        """Draw a good and keep it, or sell it for 2 coins (R13.1–R13.3)."""
        if not self.stack_size("good"):
            return
        player = self.players[seat]
        self.drawn = yield from self.draw("good")
        action = yield from self.decide(seat, {("keep",), ("sell",)})
        if action == ("keep",):
            player.under.append(self.drawn)
        else:
            self.bottom["good"].append(self.drawn)
            player.coins += 2
        self.drawn = None

    def rendezvous(self, seat: int) -> Flow[None]:
        """Lay the top rendez-vous face down on the flag (R14.1)."""
        if self.stack_size("rendezvous"):
            token = yield from self.draw("rendezvous")
            self.players[seat].flag.append(token)

    def treasure_map(self, seat: int, colour: str) -> Flow[None]:
        """Take an open map in the colour of the field (R15.1, R15.2)."""
        fitting = {token for token in self.open["map"] if token.sort == colour}
        if not fitting:
            return
        action = yield from self.decide(seat, {("take", face) for face in numbers(fitting)} | {("skip",)})
        if action != ("skip",):
            self.win_open(seat, FACES[action[1]])
            yield from self.fill("map")

    def win_open(self, seat: int, token: Token) -> None:
        """An open token goes under the flag of a seat."""
        self.open[token.stack].remove(token)
        self.players[seat].under.append(token)

    def tavern(self, seat: int, name: str) -> Flow[None]:
        """A drinking bout for all open tokens of the tavern (R16.1–R16.10)."""
        if not self.at_stake(name):
            return
        tavern = TAVERNS.index(name)
        action = yield from self.decide(seat, {("invite",), ("skip",)}, drinking=(tavern, seat, [], -1))
        if action == ("skip",):
            return
        drinkers = [seat]
        for other in self.others(seat):
            legal: set[Action] = {("pass",)}
            if self.players[other].coins:
                legal.add(("join",))
            answer = yield from self.decide(other, legal, drinking=(tavern, seat, sorted(drinkers[1:]), -1))
            if answer == ("join",):
                self.players[other].coins -= 1
                self.players[seat].coins += 1
                drinkers.append(other)
        if len(drinkers) == 1:
            for token in self.at_stake(name):
                self.win_open(seat, token)
        turn = 0
        while self.at_stake(name):
            roller = drinkers[turn % len(drinkers)]
            self.notes["drinking"] = (tavern, -1, sorted(drinkers), roller)
            yield from self.drink(roller, name)
            del self.notes["drinking"]
            turn += 1
        yield from self.fill("tavern")

    def others(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return [(seat + step) % len(self.seats) for step in range(1, len(self.seats))]

    def at_stake(self, name: str) -> list[Token]:
        """The open tokens of a tavern (R16.1)."""
        return [token for token in self.open["tavern"] if token.sort == name]

    def drink(self, seat: int, name: str) -> Flow[None]:
        """A roll in a tavern: it wins a lower token (R16.7–R16.9), may leave it (R16.11) or wins all (R16.12)."""
        number = yield from self.roll(seat, BOUT)
        beaten = {token for token in self.at_stake(name) if token.value < number}
        prize = self.options["tavern_prize"]
        if prize == "all":
            for token in [token for token in self.at_stake(name) if token.value < number]:
                self.win_open(seat, token)
        elif len(beaten) == 1 and prize == "one":
            self.win_open(seat, beaten.pop())
        elif beaten:
            legal: set[Action] = {("take", face) for face in numbers(beaten)}
            if prize == "optional":
                legal.add(("pass",))
            action = yield from self.decide(seat, legal)
            if action != ("pass",):
                self.win_open(seat, FACES[action[1]])

    def chest(self, seat: int) -> Flow[None]:
        """Take the chest; then everybody rolls until the scorpion stings (R17.1–R17.5)."""
        if not self.open["chest"]:
            return
        action = yield from self.decide(seat, {("open",), ("skip",)})
        if action == ("skip",):
            return
        self.win_open(seat, self.open["chest"][0])
        (scorpion,) = self.open["scorpion"]
        total = 0
        roller = seat
        while True:
            self.notes["stinging"] = (total, scorpion.value, roller)
            total += yield from self.roll(roller, SCORPION)
            del self.notes["stinging"]
            if total >= scorpion.value:
                break
            roller = (roller + 1) % len(self.seats)
        self.win_open(roller, scorpion)
        yield from self.fill("chest", "scorpion")

    def guard(self, seat: int) -> Flow[None]:
        """Challenge the small or the large guard (R19.1–R19.5)."""
        player = self.players[seat]
        legal: set[Action] = {("challenge", n) for n, stack in enumerate(("small", "large")) if self.stack_size(stack)}
        if not legal:
            return
        action = yield from self.decide(seat, legal | {("skip",)})
        if action == ("skip",):
            return
        stack = ("small", "large")[action[1]]
        token = yield from self.draw(stack)
        if player.supply > token.value:
            player.under.append(token)
            if token.value in (1, 2):
                player.coins += 1
        else:
            self.bottom[stack].append(token)

    # -- the brawl

    def remaining(self) -> list[Row]:
        """The teams that still have pirates on the ship (R9.8)."""
        return [row for row in self.ship if row.left + row.right]

    def brawl(self) -> Flow[None]:
        """Side by side, column by column from the outside, until one team is left (R9.1, R9.2, R9.8)."""
        teams = len(self.ship)
        side = "left"
        while len(self.remaining()) > 1:
            for column in range(max(row.on(side) for row in self.ship), 0, -1):
                if len(self.remaining()) > 1:
                    yield from self.column(side, column)
            side = "right" if side == "left" else "left"
        ranks = list(reversed(self.out))
        for winner in self.remaining():
            ranks.insert(0, winner.team)
            self.give_back(winner.team, winner.left + winner.right)
        self.award(ranks, teams)
        self.ship = []
        self.out = []

    def give_back(self, team: int, pirates: int) -> None:
        """Pirates leave the ship for the supply of their owner (R9.6, R21.4)."""
        if team != THIRD_TEAM:
            self.players[team].supply += pirates

    def column(self, side: str, column: int) -> Flow[None]:
        """The pirates of a column roll from the top; the winner crosses over (R9.3–R9.7)."""
        fighters = [row for row in self.ship if row.on(side) >= column]
        leader = fighters[0]
        best = 0
        if len(fighters) > 1:
            for row in fighters:
                ahead = self.ship.index(leader) if best else -1
                self.notes["fighting"] = (SIDES.index(side), column, self.ship.index(row), ahead, best)
                number = yield from self.roll(row.team, BRAWL)
                del self.notes["fighting"]
                if row is leader:
                    best = number
                elif number >= best:
                    self.lose(leader, side)
                    leader, best = row, number
                else:
                    self.lose(row, side)
        leader.add(side, -1)
        leader.add("right" if side == "left" else "left", 1)

    def lose(self, row: Row, side: str) -> None:
        """A pirate is beaten (R9.6, R9.8)."""
        row.add(side, -1)
        self.give_back(row.team, 1)
        if row.left + row.right == 0:
            self.out.append(row.team)

    def award(self, ranks: list[int], teams: int) -> None:
        """Sleeping places for the teams from the last to the first that went out (R10.1–R10.6, R21.4–R21.6)."""
        winners: dict[str, int | None] = dict.fromkeys(self.beds())
        if teams >= 1:
            winners["berth"] = ranks[0]
        if teams >= 2:
            winners["hammock"] = ranks[1]
        if len(self.seats) >= 4 and teams >= 1:
            winners["coil"] = ranks[2] if teams >= 3 else ranks[0]
        for bed, team in winners.items():
            (token,) = self.open[bed]
            self.open[bed] = []
            if team is not None and team != THIRD_TEAM:
                self.players[team].under.append(token)


def numbers(tokens: Iterable[Token]) -> list[int]:
    return [NUMBER_OF_FACE[token] for token in tokens]


def play(seats: int, options: dict[str, str], position: dict[str, Any]) -> SecondEngine:
    """The second engine, from the engine's dump of a game's start or of a turn."""
    nest = Nest(seats, options)
    if not position["table"]["round"]:
        return nest.play()
    nest.adopt(position["table"])
    return nest.play_on(position["stack"][-1][1])


# ---------------------------------------------------------------- the engine's position, in the same terms

STACK_OF = [STACKS.index(token.stack) for token in FACES]


def read(state: State) -> dict[str, Any]:
    """The names and values of `Nest.table`, from the engine's dump and views."""
    table = state.shared_dump()["table"]
    asked = None if state.pending == (CHANCE,) else state.pending[0]
    view: Any = state.view(asked)
    under: list[list[int]] = [[] for _ in range(state.seats)]
    for held in table["held"]:
        under[held // len(FACES)].append(held % len(FACES))
    flags: list[list[int]] = [[] for _ in range(state.seats)]
    for seat, face in zip(table["flag_seat"], table["flag_face"], strict=True):
        flags[seat].append(face)
    bottom: dict[str, list[int]] = {}
    for face in table["under"]:
        bottom.setdefault(STACKS[STACK_OF[face]], []).append(face)
    found = {name: table[name] for name in ("alleys", "captain", "round", "start", "supply", "hiring", "coins", "rum")}
    found |= {
        "laid": [(laid // 4 + 1, laid % 4) for laid in table["laid"]],
        "barrels": view.barrels,
        "pile": table["pile"],
        "stacks": view.stacks,
        "bottom": bottom,
        "open": {stack: sorted(face for face in table["open"][first:end] if face >= 0) for stack, first, end in PLACES},
        "under": [sorted(faces) for faces in under],
        "flags": flags,
        "drawn": table["drawn"],
        "ship": list(zip(table["rows"], table["left"], table["right"], strict=True)),
        "out": table["out"],
    }
    for name in ("moving", "drinking", "stinging", "fighting", "rolling"):
        part = getattr(view, name)
        found[name] = None if part is None else tuple(getattr(part, key) for key in part.__struct_fields__)
    if asked is not None:
        found["scores"] = state.scores()
        found["seen"] = [
            (player.flag, player.coins, player.rendezvous, player.tokens and sorted(player.tokens))
            for player in view.players
        ]
        found["plan"] = list(zip(view.plan.near, view.plan.far, view.plan.length, strict=True))
    return found


def choose(state: State, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """A verb first, because dark moves would outnumber all others. Half of the moves seek a dead end."""
    verbs = sorted({action[0] for action in legal})
    table = state.shared_dump()["table"]
    lazy = table["round"] == 5 and not table["held"]  # nobody wins anything: ties are broken
    weights = LAZY if lazy else WEIGHTS
    verb = rng.choices(verbs, [weights.get(verb, 4) for verb in verbs])[0]
    actions = [action for action in legal if action[0] == verb]
    if verb == "move" and rng.random() < 0.5:
        view: Any = state.view(None)
        free = Counter(
            end
            for ends in zip(view.plan.near, view.plan.far, view.alleys, strict=True)
            if ends[2] < 0
            for end in ends[:2]
        )
        return min(actions, key=lambda action: free[view.targets[action[1]]])
    return rng.choice(actions)


def outcome(state: State, rng: random.Random) -> Action | None:
    """Often the headquarters have two dark alleys (R6.9); everything else is fair."""
    laid = state.shared_dump()["table"]["laid"]
    return ("tile", 1, 2) if not laid and rng.random() < 0.5 else None


WEIGHTS = {"aboard": 1, "rest": 1, "ahoy": 2, "skip": 1, "stand": 2, "pass": 2, "move": 8}
LAZY = {"skip": 400, "aboard": 20, "ahoy": 20, "sell": 40}


def rare_position(state: State, rng: random.Random) -> tuple[State, dict[str, Any]]:
    """A position that random play hardly reaches, and its dump for `play`."""
    position = prepare(state, rng)
    return position, position.dump()


PAIR = Pair("rum", play, read, choose, outcome, rare_position)
