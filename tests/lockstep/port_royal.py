"""A second engine of Port Royal – The Dice Game, written from the German rulebook.

Where the rulebook is silent the engine follows the rulings of rules.toml; docstrings name the rules. Fields of the
sheet have the ids of the sheet files ("A4", "R5.1"); actions number them in the order of the file.
"""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from nassau import games
from nassau.kernel import CHANCE, Action, State
from tests.lockstep.harness import Ask, Pair, Result, SecondEngine

COLOURS = ("yellow", "orange", "green", "blue", "red", "black")  # rows of the board, from the top
WHEELS = ("yellow", "orange", "green", "blue", "red")
LETTERS = "ABCDE"  # columns of the board
SABRES = {"yellow": 0, "orange": 1, "green": 1, "blue": 2, "red": 2, "black": 3, "A": 1, "B": 2, "C": 3, "D": 4, "E": 5}
CROSSES = {"A": 1, "B": 2, "C": 3, "D": 3, "E": 4}  # of a ship, by its column
SHIP_SKULLS = {("blue", "C"): 1, ("red", "C"): 1, ("black", "C"): 1, ("black", "E"): 2}
MISSIONS = ("treasures", "wheels", "islands", "skulls", "sabres", "missions")
PAYING_WHEELS = ("yellow", "orange", "blue")  # for wheel fields
ROLL, STOP, RESOLVE, REPEAT = ("roll",), ("stop",), ("resolve",), ("repeat",)
CHEST, LEAVE, JESTER, DECLINE = ("chest",), ("leave",), ("jester",), ("decline",)
DOUBLE, REINFORCE, REST, ENOUGH = ("double",), ("reinforce",), ("rest",), ("enough",)
NORMAL_SKULL, GREEN_SKULL = ("strike", 0), ("strike", 1)
GREEN_SKULLS = 3  # of the diplomat
WINNING_POINTS = 20
VIEW_TURNS = 4  # the public view is slow: it is compared in every fourth turn

Deciding = Generator[Ask, tuple[int, Action], Action]
Playing = Generator[Ask, tuple[int, Action], None]


class GameOver(Exception):
    """Somebody has won."""


# ---------------------------------------------------------------- the sheet


class Sheet:
    """The printed sheet of a chapter."""

    def __init__(self, chapter: str) -> None:
        path = resources.files("nassau.games.port_royal").joinpath(f"sheets/chapter{chapter}.json")
        self.data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self.nodes: dict[str, dict[str, Any]] = {node["id"]: node for node in self.data["nodes"]}
        self.names = list(self.nodes)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.islands: dict[str, dict[str, Any]] = {island["id"]: island for island in self.data["islands"]}
        self.letters = list(self.islands)
        self.neighbours: dict[str, set[str]] = {name: set() for name in self.names}
        for one, other in self.data["edges"]:
            self.neighbours[one].add(other)
            self.neighbours[other].add(one)
        self.routes: dict[str, list[list[str]]] = {letter: [] for letter in self.letters}
        for route in self.data["routes"]:
            for end in {route["from"], route["to"]} & set(self.letters):
                if not route.get("spur"):
                    self.routes[end].append(route["fields"])

    def routes_to(self, island: str) -> list[list[str]]:
        """The fields of each sea route to the island (P9.3), in both directions (P9.5); spurs are none (P9.7)."""
        return self.routes[island]


@cache
def sheet_of(chapter: str) -> Sheet:
    return Sheet(chapter)


# ---------------------------------------------------------------- what lies on the table


@dataclass
class Player:
    seat: int
    sheet: Sheet
    points: int = 0
    crossed: set[str] = field(default_factory=lambda: {"S"})  # P9.1: the start field counts as crossed
    filled: set[str] = field(default_factory=set)
    crew: list[str] = field(default_factory=list)  # complete islands
    circled: dict[str, int] = field(default_factory=lambda: dict.fromkeys(WHEELS, 0))
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(WHEELS, 0))
    skulls: int = 0
    green_skulls: int = 0  # struck
    ships: set[str] = field(default_factory=set)  # colours of the ships taken in this turn
    treasures: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    mission_points: int = 0
    borders: dict[tuple[int, int], set[str]] = field(default_factory=dict)

    def persons(self, *kinds: str) -> list[dict[str, Any]]:
        """The abilities of the hired persons of these kinds."""
        return [self.sheet.islands[name]["ability"] for name in self.homes(*kinds)]

    def homes(self, *kinds: str) -> list[str]:
        """The islands of the hired persons of these kinds."""
        return [name for name in self.crew if self.sheet.islands[name]["person"] in kinds]

    def sabres(self) -> int:
        """P13.2"""
        return sum(ability["sabres"] for ability in self.persons("sailor", "pirate"))

    def spare(self, wheel: str) -> int:
        """Circled wheels that are not crossed out (P7.1)."""
        return self.circled[wheel] - self.used[wheel]

    def greens_left(self) -> int:
        """P19.7"""
        return (GREEN_SKULLS if self.persons("diplomat") else 0) - self.green_skulls

    def bonus(self, ship: str) -> int:
        """Crosses of traders and wholesalers for a ship (P13.3, P13.5)."""
        return sum(ability["bonus"] for ability in self.persons("trader", "wholesaler") if ship in ability["colors"])

    def empty(self, island: str) -> list[str]:
        """Fields of the island neither crossed nor filled in."""
        return [
            name
            for name in self.sheet.islands[island]["fields"]
            if name not in self.crossed and name not in self.filled
        ]

    def is_open(self, island: str) -> bool:
        """P9.3, P9.4"""
        return any(self.crossed.issuperset(route) for route in self.sheet.routes_to(island))

    def reach(self) -> set[str]:
        """Fields that are connected to the start field: crossed ones, filled-in ones of open islands (P13.13)."""
        carrying = self.crossed | {name for name in self.filled if self.is_open(self.sheet.nodes[name]["island"])}
        reached, fresh = {"S"}, {"S"}
        while fresh:
            fresh = {next_ for name in fresh for next_ in self.sheet.neighbours[name]} & carrying - reached
            reached |= fresh
        return reached

    def border(self) -> set[str]:
        """Empty fields next to a connected one (P9.1, P9.2), remembered until the sheet changes."""
        done = len(self.crossed), len(self.filled)
        if done not in self.borders:
            near = {name for one in self.reach() for name in self.sheet.neighbours[one]}
            self.borders = {done: near - self.crossed - self.filled}
        return self.borders[done]

    def needed(self) -> int:
        """Pieces for a sudden death, 0 if it is not possible (P15.3)."""
        if self.points < 11:
            return 0
        if self.points <= 12:
            return 7
        return 6 if self.points <= 14 else 5


class Table:
    """The board, the sheets, and where the turn stands."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.sheet = sheet_of(options["chapter"])
        self.players = [Player(seat, self.sheet) for seat in range(seats)]
        self.may_stop_on_empty_board = options["stop_on_empty_board"] == "allowed"
        self.wheels_unlimited = options["orange_wheels"] == "any"  # P4.9
        self.red_at_once = options["fresh_red_wheel"] == "at_once"  # P7.12
        self.wheels_any_time = options["wheels_while_crossing"] == "any_time"  # P8.7
        self.each_jester = options["two_player_jesters"] == "each"  # P16.8
        self.clerk_counts_captain = options["clerk_and_captain"] == "captain_too"  # P20.7
        self.active = -1
        self.turn = 0
        self.pick = -1  # in phase 2: how many picks of this turn are done
        self.dice: tuple[str, str] | None = None
        self.ships: dict[str, str] = {}  # on the board: colour to column
        self.wheels: dict[str, str] = {}
        self.chest = seats == 5  # P17.1
        self.failed = False
        self.jested = False  # the active player has used jesters in this turn
        self.jesters_used: set[str] = set()  # islands of the active player's jesters that worked in this turn
        self.bonus = 0  # crosses of the clerk for the captain's wheels, not yet in the pool
        self.sudden = False
        self.winner = -1
        self.treasures: dict[str, int] = {}  # owner
        self.missions: dict[str, list[int]] = {name: [] for name in MISSIONS}
        self.extra: dict[str, Any] = {}  # what is shown for the present decision only

    def pieces(self) -> int:
        """Ships and wheels on the board (P1.4); the chest is none (P17.2)."""
        return len(self.ships) + len(self.wheels)

    def clockwise(self) -> list[Player]:
        """All players from the active one on."""
        return self.players[self.active :] + self.players[: self.active]

    def shown(self) -> dict[str, Any]:
        """Everything on the table, in the form of `read`."""
        number, letters = self.sheet.number, self.sheet.letters
        light = {
            "active": self.active,
            "turn": self.turn,
            "pick": self.pick,
            "pieces": self.pieces(),
            "dice": [COLOURS.index(self.dice[0]), LETTERS.index(self.dice[1])] if self.dice else [-1, -1],
            "ships": [LETTERS.index(self.ships[c]) if c in self.ships else -1 for c in COLOURS],
            "wheels": [LETTERS.index(self.wheels[c]) if c in self.wheels else -1 for c in WHEELS],
            "chest": self.chest,
            "failed": self.failed,
            "jested": self.jested,
            "winner": self.winner,
            "points": [player.points for player in self.players],
            "border": [sorted(number[name] for name in player.border()) for player in self.players],
            "crew": [sorted(letters.index(island) for island in player.crew) for player in self.players],
            "circled": [list(player.circled.values()) for player in self.players],
            "used": [list(player.used.values()) for player in self.players],
            "skulls": [player.skulls for player in self.players],
            "green_skulls": [player.green_skulls for player in self.players],
            "colours": [sorted(COLOURS.index(ship) for ship in player.ships) for player in self.players],
            "treasures": [self.treasures.get(treasure["id"], -1) for treasure in self.sheet.data["treasures"]],
            "missions": [sorted(self.missions[name]) for name in MISSIONS],
        }
        if self.turn % VIEW_TURNS:
            return light
        return light | {
            "crossed": [sorted(number[name] for name in player.crossed - {"S"}) for player in self.players],
            "filled": [sorted(number[name] for name in player.filled) for player in self.players],
            "left": [[len(player.empty(island)) for island in letters] for player in self.players],
            "sabres": [player.sabres() for player in self.players],
            "spare": [[player.spare(wheel) for wheel in WHEELS] for player in self.players],
            "greens_left": [player.greens_left() for player in self.players],
            "needed": [player.needed() for player in self.players],
            "tally": [tally(player) for player in self.players],
            "risk": risk(self) if self.turn and self.pick < 0 else None,
            **self.extra,
        }


def tally(player: Player) -> tuple[int, ...]:
    """Points from persons, treasures, missions, green wheels and skulls."""
    sheet = player.sheet
    return (
        sum(sheet.islands[island]["vp"] for island in player.crew),
        sum(treasure["vp"] for treasure in sheet.data["treasures"] if treasure["id"] in player.treasures),
        player.mission_points,
        sum(sheet.data["green_wheel_vp"][: player.circled["green"]]),
        sum(sheet.data["skull_track"][: player.skulls]),
    )


def risk(table: Table) -> tuple[int, int]:
    """Of the 36 rolls, those that make the active player fail: without wheels, and even with all orange ones."""
    player = table.players[table.active]
    costs = [
        SABRES[colour] + SABRES[letter]
        for colour in table.ships
        for letter in "ABBCDE"  # P1.5
        if not is_wheel_cell(colour, letter)
    ]
    sabres = player.sabres()
    return sum(cost > sabres for cost in costs), sum(cost > sabres + 2 * player.spare("orange") for cost in costs)


def cargo(table: Table, player: Player) -> list[tuple[int, int]]:
    """Crosses and skulls of each ship on the board for the player."""
    ships = [(colour, table.ships.get(colour, "")) for colour in COLOURS]
    return [
        (CROSSES[letter] + player.bonus(colour), SHIP_SKULLS.get((colour, letter), 0)) if letter else (0, 0)
        for colour, letter in ships
    ]


def decide(table: Table, player: Player, legal: set[Action], **extra: Any) -> Deciding:
    """Ask the player for one of the legal actions and return it."""
    table.extra = extra
    seat, action = yield Ask({player.seat: legal}, table.shown())
    assert (seat, action) in {(player.seat, one) for one in legal}, (seat, action, legal)
    return action


def chance(table: Table, possible: set[Action]) -> Deciding:
    """Return the outcome, one of the possible ones. The decision before it has shown the table."""
    seat, outcome = yield Ask({}, {"pieces": table.pieces()})
    assert (seat, outcome) in {(CHANCE, one) for one in possible}, (seat, outcome)
    return outcome


# ---------------------------------------------------------------- setup


def play(seats: int, options: dict[str, str], handicap: list[dict[str, Any]] | None = None) -> SecondEngine:
    """A whole game. `handicap` changes the players' sheets before it, see `prepare`."""
    table = Table(seats, options)
    for player, change in zip(table.players, handicap or [], strict=False):
        player.skulls = change["skulls"]
        player.circled = dict(zip(WHEELS, change["circled"], strict=True))
        player.used = dict(zip(WHEELS, change["used"], strict=True))
        player.points = change["points"]
        player.mission_points = change["gift"]  # the view counts them there
    try:
        yield from set_up(table)
        while True:
            yield from turn(table)
    except GameOver:
        pass
    scores = [player.points for player in table.players]
    if table.sudden:
        scores[table.winner] = WINNING_POINTS
    return Result(scores, [1 + sum(other > own for other in scores) for own in scores])


def set_up(table: Table) -> Playing:
    """P1.6 to P1.12"""
    sheet = table.sheet
    seats = len(table.players)
    _, starter = yield from chance(table, {("start", seat) for seat in range(seats)})
    table.active = int(starter)
    for player in table.players:
        player.crossed |= set(jester_start_island(sheet).get("precross", {}).get(str(seats), []))  # P1.7, P1.8
    start_islands = [letter for letter in sheet.letters if sheet.islands[letter]["start"]]
    chosen: set[str] = set()
    for place, player in enumerate(table.clockwise(), 1):
        marks = min(place, 4)  # P1.10, P1.11
        free = {letter for letter in start_islands if place == 5 or letter not in chosen}  # P1.9, P1.11
        legal = {("island", sheet.letters.index(letter)) for letter in free}
        _, island = yield from decide(table, player, legal, marks=marks)
        letter = sheet.letters[int(island)]
        chosen.add(letter)
        for left in range(marks, 0, -1):
            legal = {("mark", sheet.number[name]) for name in open_marks(player, letter)}
            _, mark = yield from decide(table, player, legal, marks=left)
            player.crossed.add(sheet.names[int(mark)])


def jester_start_island(sheet: Sheet) -> dict[str, Any]:
    (jester,) = [island for island in sheet.islands.values() if island["start"] and island["person"] == "jester"]
    return jester


def open_marks(player: Player, letter: str) -> set[str]:
    """Fields of the start island that a setup mark may cross: connected, from the dock on (P1.12)."""
    return player.border() & set(player.sheet.islands[letter]["fields"])


# ---------------------------------------------------------------- the turn, phase 1


def turn(table: Table) -> Playing:
    """P2.1, P12.1, P12.5, P16.1"""
    table.turn += 1
    table.pick, table.dice, table.failed, table.jested = -1, None, False, False
    table.jesters_used = set()
    table.ships, table.wheels = {}, {}
    table.chest = len(table.players) == 5
    for player in table.players:
        player.ships = set()
    yield from discover(table)
    picks = table.clockwise()
    if len(picks) == 2:
        picks.append(picks[0])
    first_sum = table.pieces()
    for table.pick, player in enumerate(picks):
        if table.pick == 0:
            yield from pick_of_active_player(table, player, first_sum)
        else:
            yield from take_and_cross(table, player, 1)
    table.active = (table.active + 1) % len(table.players)


def discover(table: Table) -> Playing:
    """Phase 1: P3.1 to P5.7 and sudden death"""
    player = table.players[table.active]
    must_roll = True
    while True:
        legal = {ROLL}
        if not must_roll and (table.pieces() or table.may_stop_on_empty_board):  # P3.4, P3.5, P4.7
            legal.add(STOP)
        if (yield from decide(table, player, legal, rolling=len(legal))) == STOP:
            return
        rolls = {("dice", colour, letter) for colour in range(6) for letter in range(5)}
        _, colour, letter = yield from chance(table, rolls)
        table.dice = COLOURS[int(colour)], LETTERS[int(letter)]
        answer = yield from answer_roll(table, player)
        must_roll = answer == REPEAT
        if answer == RESOLVE:
            resolve(table, player)
            if table.failed:
                return


def answer_roll(table: Table, player: Player) -> Deciding:
    """Ward the roll off, repeat it, or resolve it (P3.2, P4.1 to P4.9). The last is automatic if nothing else is."""
    assert table.dice is not None
    cost = sum(SABRES[side] for side in table.dice)
    legal: set[Action] = {RESOLVE}
    needed = max(0, (cost - player.sabres() + 1) // 2)
    most = player.spare("orange") if table.wheels_unlimited else min(needed, player.spare("orange"))
    legal |= {("ward", wheels) for wheels in range(needed, most + 1)}
    if player.spare("blue"):
        legal.add(REPEAT)
    action = RESOLVE if legal == {RESOLVE} else (yield from decide(table, player, legal, cost=cost))
    if action == REPEAT:
        player.used["blue"] += 1
    if action[0] == "ward":
        player.used["orange"] += int(action[1])
    return action


def is_wheel_cell(colour: str, letter: str) -> bool:
    """P5.2"""
    return letter in "DE" and colour != "black"


def resolve(table: Table, player: Player) -> None:
    """P5.1 to P5.7, P15.3 to P15.5"""
    assert table.dice is not None
    colour, letter = table.dice
    if is_wheel_cell(colour, letter):
        if colour in table.wheels:
            del table.wheels[colour]
            return
        table.wheels[colour] = letter
    elif colour in table.ships:
        table.failed = True
        return
    else:
        table.ships[colour] = letter
    if player.needed() and table.pieces() >= player.needed():
        table.sudden = True
        win(table, player)


def win(table: Table, player: Player) -> None:
    """P15.1, P15.2"""
    table.winner = player.seat
    raise GameOver


def score(table: Table, player: Player, points: int) -> None:
    """P11.4, P15.1"""
    player.points += points
    if player.points >= WINNING_POINTS:
        win(table, player)


# ---------------------------------------------------------------- phase 2


def pick_of_active_player(table: Table, player: Player, total: int) -> Playing:
    """P6.1 to P6.7, P3.5"""
    if table.failed:
        yield from strike_skulls(table, player, 1)
        jests = yield from jesters(table, player)
        yield from cross_fields(table, player, 2 + jests)
    elif total == 0:
        jests = yield from jesters(table, player)
        yield from cross_fields(table, player, jests)
    else:
        yield from strike_skulls(table, player, {1: 2, 2: 1}.get(total, 0))
        yield from take_and_cross(table, player, 1 if total <= 4 else 2 if total == 5 else 3)


def take_and_cross(table: Table, player: Player, items: int) -> Playing:
    """A pick of up to `items` pieces: P6.3 to P6.5, P6.8, P12.2, P17.6, then P8.3 and P8.4"""
    before = table.pieces()
    red_wheels = player.spare("red")  # P7.10
    barred = table.failed and player.seat == table.active  # P7.9, P7.11, P13.9, P16.6
    pool = yellow = 0
    took = False
    if before >= 4 and not barred:  # P13.8, P13.10
        pool += sum(ability["bonus"] for ability in player.persons("vice_admiral", "admiral"))
    while items and (table.pieces() or table.chest):
        legal: set[Action] = {("ship", COLOURS.index(colour)) for colour in table.ships}
        legal |= {("wheel", WHEELS.index(colour)) for colour in table.wheels}
        legal |= {LEAVE} | ({CHEST} if table.chest else set())
        action = yield from decide(table, player, legal, items=items, cargo=cargo(table, player))
        if action == LEAVE:
            break
        if action == ("ship", COLOURS.index("yellow")):
            yellow = CROSSES[table.ships["yellow"]]  # P7.5, P7.6
        pool += yield from take(table, player, action)
        items -= 1
        took = True
    if not before and not took:
        pool += yield from jesters(table, player)
    may_reinforce = before >= 4 and not barred and (red_wheels > 0 or table.red_at_once)
    yield from cross_fields(table, player, pool, 0 if barred else yellow, may_reinforce)


def take(table: Table, player: Player, action: Action) -> Generator[Ask, tuple[int, Action], int]:
    """Take a piece or the chest and return its crosses: P8.1, P8.2, P13.3, P17.1, P17.5, P20.2, P20.3."""
    if action == CHEST:
        table.chest = False
        return 2
    if action[0] == "ship":
        colour = COLOURS[int(action[1])]
        letter = table.ships.pop(colour)
        player.ships.add(colour)
        yield from strike_skulls(table, player, SHIP_SKULLS.get((colour, letter), 0))
        return CROSSES[letter] + player.bonus(colour)
    wheel = WHEELS[int(action[1])]
    del table.wheels[wheel]
    circle(table, player, wheel)
    return sum(ability["wheel_bonus"] for ability in player.persons("clerk"))


def circle(table: Table, player: Player, wheel: str) -> None:
    """P7.1 to P7.4"""
    if player.circled[wheel] == player.sheet.data["wheels"][wheel]:
        return
    player.circled[wheel] += 1
    if wheel == "green":
        player.used[wheel] += 1
        score(table, player, player.sheet.data["green_wheel_vp"][player.circled[wheel] - 1])


def jesters(table: Table, player: Player) -> Generator[Ask, tuple[int, Action], int]:
    """Return the crosses for going empty-handed: P13.6, P16.2, P16.3, P19.10 to P19.12."""
    is_active = player.seat == table.active
    each = table.each_jester and len(table.players) == 2
    if is_active and table.jested and not each:
        return 0
    working = []
    for home in player.homes("jester"):
        ability = player.sheet.islands[home]["ability"]
        if is_active and home in table.jesters_used:
            continue
        if ability["skulls"] and (yield from decide(table, player, {JESTER, DECLINE})) == DECLINE:
            continue
        working.append(ability)
        if is_active:
            table.jesters_used.add(home)
    table.jested = table.jested or (is_active and bool(working))
    yield from strike_skulls(table, player, sum(ability["skulls"] for ability in working))
    return sum(ability["crosses"] for ability in working)


def strike_skulls(table: Table, player: Player, skulls: int) -> Playing:
    """P11.1 to P11.3, P19.7 to P19.9"""
    track = player.sheet.data["skull_track"]
    for _ in range(skulls):
        strike = NORMAL_SKULL
        if player.greens_left():
            strike = yield from decide(table, player, {NORMAL_SKULL, GREEN_SKULL})
        if strike == GREEN_SKULL:
            player.green_skulls += 1
        elif player.skulls < len(track):
            player.skulls += 1
            player.points += track[player.skulls - 1]


# ---------------------------------------------------------------- crossing


def cross_fields(table: Table, player: Player, pool: int, yellow: int = 0, may_reinforce: bool = False) -> Playing:
    """P7.5 to P7.8, P8.3 to P8.6, P9.6. `yellow`: the crosses of a yellow ship taken in this pick."""
    while True:
        legal = {action for name in player.border() for action in crossings(table, player, name, pool)}
        if yellow and player.spare("yellow"):
            legal.add(DOUBLE)
        if may_reinforce and player.spare("red"):  # P7.12: also one that the captain circles while crossing
            legal.add(REINFORCE)
        if not legal:
            return
        action = yield from decide(table, player, legal | {REST}, crosses=pool)
        if action == REST:
            return
        if action == DOUBLE:
            player.used["yellow"] += 1
            pool, yellow = pool + yellow, 0
        elif action == REINFORCE:
            player.used["red"] += 1
            pool, may_reinforce = pool + 3, False
        else:
            name = table.sheet.names[int(action[1])]
            pool -= price(player, name)
            if not table.wheels_any_time:
                yellow, may_reinforce = 0, False  # P8.4
            if action[0] == "pay":
                player.used[WHEELS[int(action[2])]] += 1
            yield from cross(table, player, name)
            pool, table.bonus = pool + table.bonus, 0


def price(player: Player, name: str) -> int:
    """P9.2, P18.4 to P18.6"""
    number = player.sheet.nodes[name].get("number", 1)
    return int(max(1, number - len(player.persons("cannoneer")))) if number > 1 else 1


def crossings(table: Table, player: Player, name: str, pool: int) -> set[Action]:
    """The actions that cross this field of the border: none if a condition of the field is not met."""
    node, number = player.sheet.nodes[name], player.sheet.number[name]
    kind = node["kind"]
    if price(player, name) > pool:
        return set()
    if kind == "wheel":  # P18.2
        return {("pay", number, WHEELS.index(wheel)) for wheel in PAYING_WHEELS if player.spare(wheel)}
    if kind == "island" and not player.is_open(node["island"]):  # P9.3, P13.16
        return set()
    if kind == "ship" and node["color"] not in player.ships:  # P10.1, P10.2
        return set()
    if kind == "treasure" and node["treasure"] in table.treasures:  # P14.2
        return set()
    if kind == "mission" and achieved(player, node["mission"]) < node["need"]:  # P19.2
        return set()
    return {("cross", number)}


def achieved(player: Player, mission: str) -> int:
    """What a mission counts: P19.4 to P19.6, P19.13, P20.4 to P20.6."""
    if mission == "treasures":
        return len(player.treasures)
    if mission == "wheels":
        return sum(player.circled.values())
    if mission == "islands":
        return len(player.crew)
    if mission == "skulls":
        return player.skulls + player.green_skulls
    return player.sabres() if mission == "sabres" else len(player.missions)


def cross(table: Table, player: Player, name: str) -> Playing:
    """Cross a field and carry out its effect: P10.3, P13.1, P14.1, P14.2, P19.3."""
    node = player.sheet.nodes[name]
    player.crossed.add(name)
    if node["kind"] == "island":
        yield from finish(table, player, node["island"])
    elif node["kind"] == "skull":
        yield from strike_skulls(table, player, 1)
    elif node["kind"] == "treasure":
        table.treasures[node["treasure"]] = player.seat
        player.treasures.append(node["treasure"])
        score(table, player, node["vp"])
    elif node["kind"] == "mission":
        points = 1 if table.missions[node["mission"]] else 2
        table.missions[node["mission"]].append(player.seat)
        player.missions.append(node["mission"])
        player.mission_points += points
        score(table, player, points)


def finish(table: Table, player: Player, island: str) -> Playing:
    """Hire the person of the island if its last field is done: P13.1, P13.11, P18.7."""
    if player.empty(island):
        return
    player.crew.append(island)
    score(table, player, player.sheet.islands[island]["vp"])
    if player.sheet.islands[island]["person"] == "senorita":
        yield from fill_in(table, player)
    if player.sheet.islands[island]["person"] == "captain":
        yield from circle_two(table, player)


def fill_in(table: Table, player: Player) -> Playing:
    """The señorita: P13.11, P13.12"""
    sheet = player.sheet
    for place, island in enumerate(sheet.letters):
        if island in player.crew:
            continue
        legal = {("fill", sheet.number[name]) for name in player.empty(island)}
        _, choice = yield from decide(table, player, legal, painting=place)
        player.filled.add(sheet.names[int(choice)])
        yield from finish(table, player, island)


def circle_two(table: Table, player: Player) -> Playing:
    """The captain: P18.7, P18.8, P20.7"""
    chosen: list[str] = []
    while len(chosen) < 2:
        open_rows = {wheel for wheel in WHEELS if player.circled[wheel] < player.sheet.data["wheels"][wheel]}
        legal: set[Action] = {("circle", WHEELS.index(wheel)) for wheel in open_rows - set(chosen)}
        action = ENOUGH if not legal else (yield from decide(table, player, legal | ({ENOUGH} if chosen else set())))
        if action == ENOUGH:
            break
        chosen.append(WHEELS[int(action[1])])
        circle(table, player, chosen[-1])
    if table.clerk_counts_captain:
        table.bonus += len(chosen) * sum(ability["wheel_bonus"] for ability in player.persons("clerk"))


# ---------------------------------------------------------------- the engine's position, in the same form


def members(bits: int) -> list[int]:
    """The numbers in a bit set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def read(state: State) -> dict[str, Any]:
    """The engine's position, in the form of `Table.shown`."""
    data: dict[str, Any] = state.shared_dump()["table"]
    light = {
        **{name: data[name] for name in ("active", "turn", "pick", "dice", "ships", "wheels", "winner", "points")},
        **{name: data[name] for name in ("skulls", "treasures", "border")},
        **{name: bool(data[name]) for name in ("chest", "failed", "jested")},
        "pieces": sum(column >= 0 for column in [*data["ships"], *data["wheels"]]),
        "crew": [members(crew) for crew in data["crew"]],
        "circled": [data["circled"][5 * seat : 5 * seat + 5] for seat in range(state.seats)],
        "used": [data["used"][5 * seat : 5 * seat + 5] for seat in range(state.seats)],
        "green_skulls": data["green"],
        "colours": [members(colours) for colours in data["colours"]],
        "missions": [members(seats) for seats in data["missions"]],
    }
    if data["turn"] % VIEW_TURNS:
        return light
    view: Any = state.view(None)
    tallies = [player.tally for player in view.players]
    by_player = ("crossed", "filled", "left", "sabres", "spare", "greens_left", "needed")
    return light | {
        **{name: [getattr(player, name) for player in view.players] for name in by_player},
        "tally": [(one.persons, one.treasures, one.missions, one.wheels, one.skulls) for one in tallies],
        "items": view.pick and view.pick.items,
        "crosses": view.pick and view.pick.crosses,
        "cargo": [(ship.crosses, ship.skulls) for ship in view.cargo],
        "cost": view.dice and view.dice.sabres,
        "risk": view.risk and (view.risk.rolls, view.risk.helpless),
        "rolling": view.rolling,
        "marks": view.marks,
        "painting": view.painting,
    }


# ---------------------------------------------------------------- play that reaches rare rules


def prepare(state: State, rng: random.Random) -> tuple[State, list[dict[str, Any]]]:
    """Half of the sheets begin with struck skulls and circled wheels, so that the track and the rows run out.

    In half of the games everybody also begins with more points, which saves time, and in a few with fewer, so that
    treasures and fields run out.
    """
    sheet = sheet_of(state.options["chapter"]).data
    rows = list(sheet["wheels"].values())
    gift = rng.choice((9, 9, 9, 15, 0, 0, 0, -12))
    changes = []
    for _ in range(state.seats):
        skulls, circled, used = 0, [0] * 5, [0] * 5
        if rng.random() < 0.5:
            skulls = rng.choice((0, 3, 9, 13, 14))
            circled = [rng.choice((0, 0, row - 1, row)) for row in rows]
            used = [rng.randint(0, count) for count in circled]
            used[2] = circled[2]
        base = sum(sheet["skull_track"][:skulls]) + sum(sheet["green_wheel_vp"][: circled[2]])
        points = min(base + gift, WINNING_POINTS - 4)  # nobody has won yet
        changes.append({"skulls": skulls, "circled": circled, "used": used, "points": points, "gift": points - base})
    data = state.dump()
    for name in ("skulls", "points"):
        data["table"][name] = [change[name] for change in changes]
    for name in ("circled", "used"):
        data["table"][name] = [count for change in changes for count in change[name]]
    return games.load("port_royal").load(data), changes


def outcome(state: Any, rng: random.Random) -> Action | None:
    """Fair dice in 2 of 5 rolls, else a roll that lays a new piece."""
    if state.active < 0 or rng.random() < 0.4:
        return None
    new = [
        ("dice", colour, letter)
        for colour in range(6)
        for letter in range(5)
        if (state.wheels[colour] if is_wheel_cell(COLOURS[colour], LETTERS[letter]) else state.ships[colour]) < 0
    ]
    return rng.choice(new) if new else None


def choose(state: Any, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """A random action that tends to lay many pieces, to use wheels and to complete islands."""
    sheet = sheet_of(state.options["chapter"])
    pieces = sum(column >= 0 for column in [*state.ships, *state.wheels])
    weights = []
    for verb, *numbers in legal:
        weight = {"rest": 0.3, "leave": 0.4, "stop": 0.2 if pieces < 3 else 0.7, "resolve": 3, "double": 20}.get(
            verb, 1
        )
        if verb == "reinforce" or (verb, *numbers) == ("circle", WHEELS.index("green")):
            weight = 20
        if verb in ("cross", "pay"):
            node = sheet.nodes[sheet.names[int(numbers[0])]]
            weight = {"treasure": 10, "mission": 10, "number": 4, "wheel": 4, "ship": 4}.get(node["kind"], 2)
            if "island" in node:
                fields = sheet.islands[node["island"]]["fields"]
                weight = 20 / sum(not state.is_done(seat, sheet.number[name]) for name in fields) ** 2
        weights.append(weight)
    return rng.choices(legal, weights)[0]


PAIR = Pair("port_royal", play, read, choose, outcome, prepare)
