"""Reference implementation of Port Royal as one generator of questions, to check the steps of the engine.

Written from the rulebook with other means: generators instead of steps, sets of names instead of bit sets, and for
crossing the rules about sea routes taken literally (P9.1–P9.5) instead of a border that is kept up to date. Every
question is a seat and the texts of all its options.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from importlib import resources
from typing import Any

Talk = Generator[tuple[int, set[str]], str, None]
COLOURS = ["yellow", "orange", "green", "blue", "red", "black"]
PLAIN = {"island", "sea", "skull"}
DEAR = {("blue", 2): 1, ("red", 2): 1, ("black", 2): 1, ("black", 4): 2}


class Won(Exception):
    """A seat has won; the generator ends."""


class Map:
    """A sheet as it is in its file."""

    def __init__(self, chapter: int) -> None:
        file = resources.files("nassau.games.port_royal") / "sheets" / f"chapter{chapter}.json"
        self.data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        self.nodes = {node["id"]: node for node in self.data["nodes"]}
        self.number = {id: number for number, id in enumerate(self.nodes)}
        self.name = list(self.nodes)
        self.islands = {island["id"]: island for island in self.data["islands"]}
        self.letters = list(self.islands)
        self.near: dict[str, set[str]] = {id: set() for id in self.nodes}
        for one, other in self.data["edges"]:
            self.near[one].add(other)
            self.near[other].add(one)

    def ways_to(self, letter: str) -> list[set[str]]:
        """The fields of each sea route to an island; spurs are none."""
        routes = [route for route in self.data["routes"] if not route.get("spur")]
        return [set(route["fields"]) for route in routes if letter in (route["from"], route["to"])]


class Player:
    def __init__(self) -> None:
        self.points = 0
        self.crosses = {"S"}
        self.paint: set[str] = set()
        self.persons: list[str] = []  # islands
        self.circled = dict.fromkeys(COLOURS[:5], 0)
        self.used = dict.fromkeys(COLOURS[:5], 0)
        self.skulls = 0
        self.green_skulls = 0
        self.ships: set[str] = set()

    def spare(self, colour: str) -> int:
        return self.circled[colour] - self.used[colour]


class Telling:
    """The whole game; `talk` is the generator of questions."""

    def __init__(self, seats: int, chapter: int, may_stop_empty: bool, fewest_wheels: bool) -> None:
        self.map = Map(chapter)
        self.players = [Player() for _ in range(seats)]
        self.may_stop_empty = may_stop_empty
        self.fewest_wheels = fewest_wheels
        self.treasures: dict[str, int] = {}
        self.missions: dict[str, set[int]] = {mission["id"]: set() for mission in self.map.data["missions"]}
        self.winner: int | None = None
        self.ways = {letter: self.map.ways_to(letter) for letter in self.map.letters}

    def abilities(self, seat: int, key: str) -> list[dict[str, Any]]:
        crew = [self.map.islands[letter]["ability"] for letter in self.players[seat].persons]
        return [ability for ability in crew if key in ability]

    def add_up(self, seat: int, key: str) -> int:
        return sum(ability[key] for ability in self.abilities(seat, key))

    def win(self, seat: int, points: int) -> None:
        self.players[seat].points += points
        if self.players[seat].points >= 20:
            self.winner = seat
            raise Won

    # -- the course of the game

    def talk(self) -> Talk:
        answer = yield -1, {f"start:{seat}" for seat in range(len(self.players))}
        first = int(answer.split(":")[1])
        yield from self.prepare(first)
        active = first
        while True:
            self.ships: dict[str, int] = {}
            self.wheels: dict[str, int] = {}
            self.chest = len(self.players) == 5
            self.failed = self.jested = False
            for player in self.players:
                player.ships = set()
            yield from self.discover(active)
            order = [(active + place) % len(self.players) for place in range(len(self.players))]
            for number, seat in enumerate(order + [active] * (len(order) == 2)):
                yield from self.pick(seat, active, number)
            active = order[1]

    def prepare(self, first: int) -> Talk:
        jester = next(island for island in self.map.data["islands"] if "precross" in island)
        for player in self.players:
            player.crosses |= set(jester["precross"].get(str(len(self.players)), []))
        free = {self.map.letters.index(island["id"]) for island in self.map.data["islands"] if island["start"]}
        every = set(free)
        for place in range(len(self.players)):
            seat = (first + place) % len(self.players)
            answer = yield seat, {f"island:{island}" for island in (free if place < 4 else every)}
            island = int(answer.split(":")[1])
            free.discard(island)
            fields = set(self.map.islands[self.map.letters[island]]["fields"])
            for _ in range(min(4, place + 1)):
                answer = yield seat, {f"mark:{self.map.number[id]}" for id in fields & self.borders(seat)}
                self.players[seat].crosses.add(self.map.name[int(answer.split(":")[1])])

    # -- phase 1

    def discover(self, seat: int) -> Talk:
        may_stop = False
        while True:
            stop = may_stop and bool(self.ships or self.wheels or self.may_stop_empty)
            answer = yield seat, {"roll", "stop"} if stop else {"roll"}
            if answer == "stop":
                return
            answer = yield -1, {f"dice:{colour}:{letter}" for colour in range(6) for letter in range(5)}
            colour, letter = COLOURS[int(answer.split(":")[1])], "ABCDE"[int(answer.split(":")[2])]
            player = self.players[seat]
            need = dict(zip(COLOURS, (0, 1, 1, 2, 2, 3), strict=True))[colour] + "ABCDE".index(letter) + 1
            sabres = self.add_up(seat, "sabres")
            options = {f"ward:{n}" for n in range(player.spare("orange") + 1) if sabres + 2 * n >= need}
            if options and self.fewest_wheels:
                options = {min(options)}
            options |= {"repeat"} if player.spare("blue") else set()
            answer = (yield seat, {*options, "resolve"}) if options else "resolve"
            may_stop = answer != "repeat"
            if answer == "repeat":
                player.used["blue"] += 1
            elif answer != "resolve":
                player.used["orange"] += int(answer.split(":")[1])
            elif not self.resolve(seat, colour, letter):
                self.failed = True
                return

    def resolve(self, seat: int, colour: str, letter: str) -> bool:
        column = "ABCDE".index(letter)
        if letter in "DE" and colour != "black":
            if self.wheels.pop(colour, None) is None:
                self.wheels[colour] = column
        elif colour in self.ships:
            return False
        else:
            self.ships[colour] = column
        points, pieces = self.players[seat].points, len(self.ships) + len(self.wheels)
        if points >= 11 and pieces >= (7 if points < 13 else 6 if points < 15 else 5):
            self.winner = seat
            raise Won
        return True

    # -- phase 2

    def pick(self, seat: int, active: int, number: int) -> Talk:
        before = len(self.ships) + len(self.wheels)
        if number == 0 and (self.failed or before == 0):
            yield from self.skulls(seat, int(self.failed))
            pool = yield from self.jest(seat, active)
            yield from self.mark(seat, pool + 2 * self.failed, 0, False)
            return
        if number == 0:
            yield from self.skulls(seat, {1: 2, 2: 1}.get(before, 0))
        strong = before >= 4 and not (self.failed and seat == active)
        red = strong and self.players[seat].spare("red") > 0
        items = 1 if number or before < 5 else 2 if before == 5 else 3
        took, pool, yellow = yield from self.take(seat, items)
        if strong:
            pool += sum(ability["bonus"] for ability in self.abilities(seat, "min_board"))
        if before == 0 and not took:
            pool = yield from self.jest(seat, active)
        yield from self.mark(seat, pool, 0 if self.failed and seat == active else yellow, red)

    def take(self, seat: int, items: int) -> Generator[tuple[int, set[str]], str, tuple[int, int, int]]:
        """How many items were taken, their crosses, and those of the yellow ship."""
        took = pool = yellow = 0
        while took < items and (self.ships or self.wheels or self.chest):
            options = {f"ship:{COLOURS.index(c)}" for c in self.ships}
            options |= {f"wheel:{COLOURS.index(c)}" for c in self.wheels}
            answer = yield seat, options | ({"chest"} if self.chest else set()) | {"leave"}
            if answer == "leave":
                break
            took += 1
            if answer == "chest":
                self.chest = False
                pool += 2
                continue
            kind, colour = answer.split(":")[0], COLOURS[int(answer.split(":")[1])]
            if kind == "wheel":
                pool += self.add_up(seat, "wheel_bonus")
                del self.wheels[colour]
                self.circle(seat, colour)
            else:
                column = self.ships.pop(colour)
                self.players[seat].ships.add(colour)
                worth = (1, 2, 3, 3, 4)[column]
                yellow = worth if colour == "yellow" else yellow
                pool += worth + sum(a["bonus"] for a in self.abilities(seat, "colors") if colour in a["colors"])
                yield from self.skulls(seat, DEAR.get((colour, column), 0))
        return took, pool, yellow

    def jest(self, seat: int, active: int) -> Generator[tuple[int, set[str]], str, int]:
        if self.jested and seat == active:
            return 0
        jesters = self.abilities(seat, "crosses")
        dear = [jester for jester in jesters if jester["skulls"]]
        total: int = sum(jester["crosses"] for jester in jesters if not jester["skulls"])
        used = dear and (yield seat, {"jester", "decline"}) == "jester"
        if used:
            total += sum(jester["crosses"] for jester in dear)
        self.jested |= seat == active and total > 0
        if used:
            yield from self.skulls(seat, len(dear))
        return total

    def skulls(self, seat: int, count: int) -> Talk:
        player = self.players[seat]
        for _ in range(count):
            left = self.add_up(seat, "green_skulls") - player.green_skulls
            if left and (yield seat, {"strike:0", "strike:1"}) == "strike:1":
                player.green_skulls += 1
            elif player.skulls < 14:
                player.points += self.map.data["skull_track"][player.skulls]
                player.skulls += 1

    def circle(self, seat: int, colour: str) -> None:
        player = self.players[seat]
        if player.circled[colour] < self.map.data["wheels"][colour]:
            player.circled[colour] += 1
            if colour == "green":
                player.used["green"] += 1
                self.win(seat, self.map.data["green_wheel_vp"][player.circled["green"] - 1])

    # -- crossing

    def mark(self, seat: int, pool: int, yellow: int, red: bool) -> Talk:
        player, begun = self.players[seat], False
        while True:
            options = self.open_fields(seat, pool)
            if not begun and yellow and player.spare("yellow"):
                options.add("double")
            if not begun and red and player.spare("red"):
                options.add("reinforce")
            if not options:
                return
            answer = yield seat, {*options, "rest"}
            if answer == "rest":
                return
            if answer == "double":
                player.used["yellow"] += 1
                pool, yellow = pool + yellow, 0
                continue
            if answer == "reinforce":
                player.used["red"] += 1
                pool, red = pool + 3, False
                continue
            begun = True
            words = answer.split(":")
            if words[0] == "pay":
                player.used[COLOURS[int(words[2])]] += 1
            id = self.map.name[int(words[1])]
            pool -= self.price(seat, id)
            player.crosses.add(id)
            yield from self.land(seat, id)

    def land(self, seat: int, id: str) -> Talk:
        node = self.map.nodes[id]
        if node["kind"] == "skull":
            yield from self.skulls(seat, 1)
        elif node["kind"] == "treasure":
            self.treasures[node["treasure"]] = seat
            self.win(seat, node["vp"])
        elif node["kind"] == "mission":
            self.missions[node["mission"]].add(seat)
            self.win(seat, 2 if len(self.missions[node["mission"]]) == 1 else 1)
        elif node["kind"] == "island":
            yield from self.settle(seat, node["island"])

    def settle(self, seat: int, letter: str) -> Talk:
        player, island = self.players[seat], self.map.islands[letter]
        if not set(island["fields"]) <= player.crosses | player.paint:
            return
        player.persons.append(letter)
        self.win(seat, island["vp"])
        if island["person"] == "senorita":
            for other in self.map.letters:
                if other not in player.persons:
                    fields = set(self.map.islands[other]["fields"]) - player.crosses - player.paint
                    answer = yield seat, {f"fill:{self.map.number[id]}" for id in fields}
                    player.paint.add(self.map.name[int(answer.split(":")[1])])
                    yield from self.settle(seat, other)
        elif island["person"] == "captain":
            yield from self.command(seat)

    def command(self, seat: int) -> Talk:
        player, rows, first = self.players[seat], self.map.data["wheels"], ""
        for _ in range(2):
            options = {c for c in rows if player.circled[c] < rows[c] and c != first}
            if not options:
                return
            circles = {f"circle:{COLOURS.index(c)}" for c in options}
            answer = yield seat, {*circles, "enough"} if first else circles
            if answer == "enough":
                return
            first = COLOURS[int(answer.split(":")[1])]
            self.circle(seat, first)

    def price(self, seat: int, id: str) -> int:
        node = self.map.nodes[id]
        return max(1, node["number"] - self.add_up(seat, "number_minus")) if node["kind"] == "number" else 1

    def open_fields(self, seat: int, pool: int) -> set[str]:
        player, options = self.players[seat], set()
        for id in self.borders(seat):
            node = self.map.nodes[id]
            if self.price(seat, id) > pool:
                continue
            if node["kind"] == "wheel":
                spare = [c for c in ("yellow", "orange", "blue") if player.spare(c)]
                options |= {f"pay:{self.map.number[id]}:{COLOURS.index(c)}" for c in spare}
            elif node["kind"] in PLAIN | {"number"} or self.allowed(seat, node):
                options.add(f"cross:{self.map.number[id]}")
        return options

    def allowed(self, seat: int, node: dict[str, Any]) -> bool:
        player = self.players[seat]
        if node["kind"] == "ship":
            return node["color"] in player.ships
        if node["kind"] == "treasure":
            return node["treasure"] not in self.treasures
        have = {
            "treasures": list(self.treasures.values()).count(seat),
            "wheels": sum(player.circled.values()),
            "islands": len(player.persons),
            "skulls": player.skulls + player.green_skulls,
            "sabres": self.add_up(seat, "sabres"),
            "missions": sum(seat in crossed for crossed in self.missions.values()),
        }[node["mission"]]
        return bool(have >= node["need"])

    def borders(self, seat: int) -> set[str]:
        """P9: empty fields next to a connected one; an island's only if a whole route leads to it."""
        player, sound = self.players[seat], self.connected(seat)
        rim = {near for id in sound for near in self.map.near[id]} - player.crosses - player.paint
        return {id for id in rim if self.enterable(id, sound)}

    def connected(self, seat: int) -> set[str]:
        """P13.13: what hangs on the start; paint joins when its island can be entered beside it."""
        player = self.players[seat]
        sound, grown = {"S"}, {"S"}
        while grown:
            rim = {near for id in grown for near in self.map.near[id]} & (player.crosses | player.paint) - sound
            grown = {id for id in rim if self.enterable(id, sound)}
            sound |= grown
        return sound

    def enterable(self, id: str, sound: set[str]) -> bool:
        letter = self.map.nodes[id].get("island")
        return letter is None or any(way <= sound for way in self.ways[letter])
