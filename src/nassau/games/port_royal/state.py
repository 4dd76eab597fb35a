"""State of Port Royal: the board, the sheets and scores of all seats, with read-only questions about them."""

from __future__ import annotations

from typing import Final

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    BESIDE,
    CHEST_SEATS,
    COLOUR_SABRES,
    COLUMNS,
    FOR_ISLANDS,
    FOR_MISSIONS,
    FOR_SABRES,
    FOR_SKULLS,
    FOR_TREASURES,
    GOAL,
    LETTER_SABRES,
    MANY_PIECES,
    MISSIONS,
    SHIPS,
    TREASURES,
    WHEELS,
)
from nassau.games.port_royal.sheet import BIT, WORD, WORDS, Sheet
from nassau.kernel import NOBODY, NOTHING, State

PHASE_1: Final = -1
"""In place of the index of a pick."""


class PortRoyal(State):
    """Lists by seat and colour are flat, index WHEELS * seat + colour; sheets are bit sets of WORDS words each."""

    sheet: Sheet
    active: int  # the active seat; the start player before the first turn
    turn: int  # counted from 1
    pick: int  # index of the pick in phase 2; PHASE_1 in phase 1
    dice: list[int]  # colour and letter of the last roll of this turn, or NOTHING
    ships: list[int]  # column on the board by colour, or BESIDE
    wheels: list[int]
    chest: int  # 1 while the treasure chest can be taken
    failed: int  # 1 if the active player failed in this turn
    jested: int  # 1 if the active player used jesters in this turn; with P16.8 the bit set of their islands
    winner: int
    points: list[int]  # by seat
    reached: list[int]  # bit sets: the start, crossed fields, and filled-in fields connected to them (P13.13)
    filled: list[int]  # bit sets: fields filled in for the señorita
    border: list[list[int]]  # by seat, sorted: empty fields next to reached ones
    crew: list[int]  # by seat: bit set of complete islands
    circled: list[int]  # wheels ever circled, by seat and colour
    used: list[int]  # wheels crossed out, by seat and colour
    skulls: list[int]  # normal skulls struck, by seat
    green: list[int]  # green skulls struck, by seat
    colours: list[int]  # by seat: bit set of the ships taken in this turn (P10.2)
    treasures: list[int]  # owner by treasure
    missions: list[int]  # by mission: bit set of the seats that have crossed it

    def fields(self) -> tuple[str, ...]:
        return ("active", "turn", "pick", "dice", "ships", "wheels", "chest", "failed", "jested", "winner", "points",
                "reached", "filled", "border", "crew", "circled", "used", "skulls", "green", "colours", "treasures",
                "missions")  # fmt: skip

    def limits(self) -> dict[str, tuple[int, int]]:
        seat, column = (NOBODY, self.seats - 1), (BESIDE, COLUMNS - 1)
        return {
            "active": seat, "dice": (NOTHING, SHIPS - 1), "ships": column, "wheels": column, "chest": (0, 1),
            "failed": (0, 1), "jested": (0, (1 << len(self.sheet.islands)) - 1), "winner": seat, "treasures": seat,
        }  # fmt: skip

    def setup(self) -> None:
        """P1.2–P1.4: blank sheets, no points, an empty board."""
        self.sheet = SHEETS[int(self.options["chapter"]) - 1]
        self.active = NOBODY
        self.turn = 0
        self.winner = NOBODY
        self.points = [0] * self.seats
        self.reached = [0] * (WORDS * self.seats)
        self.filled = [0] * (WORDS * self.seats)
        self.border = [self.sheet.neighbours[0].copy() for _ in range(self.seats)]
        for seat in range(self.seats):
            self.reached[WORDS * seat] = BIT[0]
        self.crew = [0] * self.seats
        self.circled = [0] * (WHEELS * self.seats)
        self.used = [0] * (WHEELS * self.seats)
        self.skulls = [0] * self.seats
        self.green = [0] * self.seats
        self.treasures = [NOBODY] * len(TREASURES)
        self.missions = [0] * len(MISSIONS)
        self.clear_board()

    def clear_board(self) -> None:
        """P12.5, P17.3: return all pieces beside the board and start a turn."""
        self.pick = PHASE_1
        self.dice = [NOTHING, NOTHING]
        self.ships = [BESIDE] * SHIPS
        self.wheels = [BESIDE] * WHEELS
        self.chest = 1 if self.seats == CHEST_SEATS else 0
        self.failed = 0
        self.jested = 0
        self.colours = [0] * self.seats

    def copy(self) -> PortRoyal:
        twin = PortRoyal(self.game, self.seats, self.options)
        twin.stack = self.stack.copy()
        twin.emitted = self.emitted.copy()
        twin.sheet = self.sheet
        twin.active = self.active
        twin.turn = self.turn
        twin.pick = self.pick
        twin.dice = self.dice.copy()
        twin.ships = self.ships.copy()
        twin.wheels = self.wheels.copy()
        twin.chest = self.chest
        twin.failed = self.failed
        twin.jested = self.jested
        twin.winner = self.winner
        twin.points = self.points.copy()
        twin.reached = self.reached.copy()
        twin.filled = self.filled.copy()
        twin.border = [row.copy() for row in self.border]
        twin.crew = self.crew.copy()
        twin.circled = self.circled.copy()
        twin.used = self.used.copy()
        twin.skulls = self.skulls.copy()
        twin.green = self.green.copy()
        twin.colours = self.colours.copy()
        twin.treasures = self.treasures.copy()
        twin.missions = self.missions.copy()
        return twin

    def scores(self) -> list[int]:
        """The points; a sudden death counts as having reached the goal (P15.3)."""
        scores = self.points.copy()
        if self.winner != NOBODY:
            scores[self.winner] = max(GOAL, scores[self.winner])
        return scores

    # -- the board

    def pieces(self) -> int:
        """P6.1: number of ships and wheels on the board."""
        count = 0
        for column in self.ships:
            if column != BESIDE:
                count += 1
        for column in self.wheels:
            if column != BESIDE:
                count += 1
        return count

    def cell(self) -> int:
        """P5.1: the cell of the last roll."""
        return COLUMNS * self.dice[0] + self.dice[1]

    def sabres_needed(self) -> int:
        """P4.1: sabres that ward off the last roll."""
        return COLOUR_SABRES[self.dice[0]] + LETTER_SABRES[self.dice[1]]

    def barred(self, seat: int) -> bool:
        """P7.11, P13.9, P16.6: whether the seat failed in this turn, so that its wheels and admirals do not count."""
        return self.failed == 1 and seat == self.active

    # -- a seat's sheet

    def sabres(self, seat: int) -> int:
        return self.sheet.total(self.sheet.sabres, self.crew[seat])

    def spare(self, seat: int, colour: int) -> int:
        """P7.1: wheels that are circled and not crossed out."""
        index = WHEELS * seat + colour
        return self.circled[index] - self.used[index]

    def greens_left(self, seat: int) -> int:
        """P19.7: green skulls not struck yet."""
        return self.sheet.total(self.sheet.greens, self.crew[seat]) - self.green[seat]

    def is_reached(self, seat: int, field: int) -> bool:
        return self.reached[WORDS * seat + WORD[field]] & BIT[field] != 0

    def is_filled(self, seat: int, field: int) -> bool:
        return self.filled[WORDS * seat + WORD[field]] & BIT[field] != 0

    def is_done(self, seat: int, field: int) -> bool:
        """Whether a field is crossed or filled in."""
        index = WORDS * seat + WORD[field]
        return (self.reached[index] | self.filled[index]) & BIT[field] != 0

    def is_complete(self, seat: int, island: int) -> bool:
        """P13.1: whether every field of the island is crossed or filled in."""
        mask = self.sheet.mask
        for word in range(WORDS):
            done = self.reached[WORDS * seat + word] | self.filled[WORDS * seat + word]
            if mask[WORDS * island + word] & ~done:
                return False
        return True

    def is_open(self, seat: int, island: int) -> bool:
        """P9.3: whether a whole route to the island has been crossed: a field of it is reached or on the border."""
        fields, border = self.sheet.fields[island], self.border[seat]
        return any(field in border or self.is_reached(seat, field) for field in fields)

    def price(self, seat: int, field: int) -> int:
        """P9.2, P18.4–P18.6: crosses that a field costs the seat."""
        printed = self.sheet.price[field]
        if printed == 1:
            return 1
        return max(1, printed - self.sheet.total(self.sheet.discount, self.crew[seat]))

    def achieved(self, seat: int, mission: int) -> int:
        """P19.4–P19.6, P20.4–P20.6: the progress of a seat towards a mission."""
        if mission == FOR_TREASURES:
            return self.treasures.count(seat)
        if mission == FOR_ISLANDS:
            return self.sheet.total([1] * len(self.sheet.islands), self.crew[seat])
        if mission == FOR_SKULLS:
            return self.skulls[seat] + self.green[seat]
        if mission == FOR_SABRES:
            return self.sabres(seat)
        if mission == FOR_MISSIONS:
            return sum([crossed >> seat & 1 for crossed in self.missions])
        return sum(self.circled[WHEELS * seat : WHEELS * seat + WHEELS])

    def persons_total(self, table: list[int], seat: int, person: int) -> int:
        """The sum of an ability over the seat's persons of one kind."""
        total = 0
        for island in range(len(table)):
            if self.crew[seat] >> island & 1 and self.sheet.person[island] == person:
                total += table[island]
        return total

    def admirals(self, seat: int, before: int) -> int:
        """P13.8–P13.10: crosses from admirals if `before` pieces were on the board before the pick."""
        if before < MANY_PIECES or self.barred(seat):
            return 0
        return self.sheet.total(self.sheet.admiral, self.crew[seat])

    def trade_bonus(self, seat: int, colour: int) -> int:
        """P13.3, P13.5: additional crosses for a ship of this colour."""
        sheet, crew, bonus = self.sheet, self.crew[seat], 0
        for island in range(len(sheet.trade)):
            if crew >> island & 1 and sheet.trades[island] >> colour & 1:
                bonus += sheet.trade[island]
        return bonus
