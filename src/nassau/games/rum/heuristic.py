"""Search heuristic of Um Rum & Ehre; all values are honour points."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.rum.brawl import Column, next_row, pirates_on
from nassau.games.rum.chest import Scorpion, sting
from nassau.games.rum.components import (
    FIRST_CHEST,
    FIRST_DARK,
    FIRST_MAP,
    KIND_OF_FIELD,
    ROUNDS,
    SCORPION_PLACE,
    TAVERN_TOKEN,
    VALUE,
    VALUES_PER_SORT,
)
from nassau.games.rum.dice import ROLLS, Drink, Throw
from nassau.games.rum.heuristic_outlook import BARREL, COIN_WORTH, MAP_HOPE, Outlook
from nassau.games.rum.moving import Turn, other_end
from nassau.games.rum.scoring import honour
from nassau.games.rum.shortcuts import dark_fee
from nassau.games.rum.state import Rum
from nassau.games.rum.tavern import Bout, Invitation
from nassau.kernel import NOBODY, Action, State
from nassau.kernel.heuristic import Heuristic

A_PIRATE: Final = 1.0  # value of a pirate in a brawl, besides a bonus for the last two
STING: Final = 2.0


class RumHeuristic(Heuristic):
    """A rollout lasts one round."""

    def rollout_depth(self) -> int:
        return 90

    def phase(self, state: State) -> int:
        return cast(Rum, state).round

    def decisive_lead(self, state: State) -> float:
        return 4.0 + 2.5 * (ROUNDS - cast(Rum, state).round)

    def may_end_soon(self, state: State) -> bool:
        """In the last round (R4.1)."""
        return cast(Rum, state).round >= ROUNDS

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        """Rolls in a brawl merged by what they decide: all below the best lose, all others of the last row win."""
        table, step = cast(Rum, state), state.stack[-1]
        column = table.stack[-2] if len(table.stack) > 1 else step
        if not isinstance(step, Throw) or not isinstance(column, Column) or column.leader == NOBODY:
            return super().chance_outcomes(state)
        best = column.best
        found = [(ROLLS[0], best - 1)] if best > 1 else []
        if next_row(pirates_on(table, column.side), column.column, column.row + 1) == NOBODY:
            return [*found, (ROLLS[-1], len(ROLLS) + 1 - best)]
        return [*found, *[(ROLLS[face - 1], 1) for face in range(best, len(ROLLS) + 1)]]

    def evaluate(self, state: State) -> list[float]:
        table = cast(Rum, state)
        return [self.wealth(table, seat) for seat in range(table.seats)]

    def wealth(self, table: Rum, seat: int) -> float:
        """The value of tokens, and the expected value of coins, rum, pirates and rendez-vous."""
        faces = table.tokens(seat)
        left = ROUNDS - table.round + (1 if table.supply[seat] else 0)
        total = float(sum(honour(faces)))
        if left <= 0:
            return total
        total += COIN_WORTH * min(table.coins[seat], 2 * left + 1) + BARREL * min(table.rum[seat], 2 * left)
        total -= 0.9 * left * table.hiring[seat]
        for face in table.on_flag(seat):
            total += VALUE[face] * min(0.8, 0.25 + 0.15 * left)
        return total + MAP_HOPE[min(ROUNDS, max(1, table.round))] * odd_maps(faces)

    def rating_noise(self) -> float:
        return 0.4

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        table, step = cast(Rum, state), state.stack[-1]
        outlook = Outlook(table, seat)
        if isinstance(step, Turn):
            stock = outlook.stocks()
            return [travel(outlook, step.moved, stock, action) for action in legal]
        if isinstance(step, Drink):
            gain = repeat(outlook, step)
            return [0.0 if action[0] == "stand" else gain for action in legal]
        return [rate_one(outlook, action) for action in legal]

    def named_terms(self, state: State, seat: int, action: Action) -> dict[str, float]:
        step = state.stack[-1]
        return travel_terms(Outlook(cast(Rum, state), seat), step.moved, action) if isinstance(step, Turn) else {}


def odd_maps(faces: list[int]) -> float:
    """The value of unpaired maps."""
    total = 0.0
    for colour in range(3):
        values = [VALUE[face] for face in faces if 0 <= face - FIRST_MAP - VALUES_PER_SORT * colour < VALUES_PER_SORT]
        if len(values) % 2:
            total += min(values) + 3.0
    return total


def travel(outlook: Outlook, moved: int, stock: list[float], action: Action) -> float:
    """The rating of moving, going aboard, resting or stopping, including the value of the remaining pirates."""
    table, seat, verb = outlook.table, outlook.seat, action[0]
    supply = table.supply[seat]
    if verb == "aboard":
        return outlook.brawl(supply)
    if verb == "ahoy":
        return stock[supply]
    if verb == "rest":
        return stock[supply] - outlook.coin()
    field, left, coins = destination(table, seat, moved, action)
    return outlook.arrival(KIND_OF_FIELD[field], left) - coins * outlook.coin() + stock[left]


def destination(table: Rum, seat: int, moved: int, action: Action) -> tuple[int, int, int]:
    """The field that a move reaches, the pirates left in the supply, and the coins it costs."""
    town, alley, supply = table.town, cast(int, action[1]), table.supply[seat]
    if action[0] == "move":
        return other_end(table, alley), supply - town.length[alley], moved
    into = cast(int, action[2])
    left = supply - town.length[alley] - town.length[into]
    return town.near[into], left, moved + dark_fee(table, seat)


def travel_terms(outlook: Outlook, moved: int, action: Action) -> dict[str, float]:
    """The parts of `travel`: the field, the coins, and the pirates that remain for town and brawl."""
    stock, table = outlook.stocks(), outlook.table
    whole, pirates = travel(outlook, moved, stock, action), stock[table.supply[outlook.seat]]
    if action[0] == "aboard":
        return {"brawl": whole}
    if action[0] != "move" and action[0] != "dark":
        return {"pirates": pirates, "coins": whole - pirates}
    place, left, coins = destination(table, outlook.seat, moved, action)
    field = outlook.arrival(KIND_OF_FIELD[place], left)
    return {"field": field, "pirates": stock[left], "coins": -coins * outlook.coin()}


def rate_one(outlook: Outlook, action: Action) -> float:
    """The rating of an action on a field."""
    verb: str = action[0]
    if verb == "retake":
        length = outlook.table.town.length[action[1]]
        return 1.3 * length * (1.4 if action[1] >= FIRST_DARK else 1.0)
    if verb == "keep":
        return outlook.good(outlook.table.drawn)
    if verb == "sell":
        return 2.0 * outlook.coin()
    if verb == "take":
        face: int = action[1]
        return outlook.map_worth(face) if FIRST_MAP <= face < FIRST_CHEST else float(VALUE[face])
    if verb == "challenge":
        return outlook.guard(outlook.table.supply[outlook.seat], action[1])
    if verb == "join":
        return join(outlook) - outlook.coin()
    if verb == "invite" or verb == "open":
        return 2.0
    return 0.5 if verb == "start" and action[1] == outlook.seat else 0.0


def join(outlook: Outlook) -> float:
    """R16.3: an equal part of the tokens at stake."""
    step = outlook.table.stack[-1]
    if not isinstance(step, Invitation):
        return 0.0
    return outlook.stake(step.tavern) / (step.joined.bit_count() + 2)


def repeat(outlook: Outlook, step: Drink) -> float:
    """R18: the expected gain of another roll minus the cost of the barrel."""
    table, seat = outlook.table, outlook.seat
    price = 0.0 if step.repeats else BARREL if table.round < ROUNDS else 0.15
    rolls = 1 if step.repeats else 2
    below = table.stack[-2]
    if isinstance(below, Column):
        return fight(table, seat, below, step.roll, rolls) - price
    if isinstance(below, Scorpion):
        safe = sting(table.open[SCORPION_PLACE]) - below.total - 1
        return (0.0 if step.roll <= safe else STING * 0.8 * chance(safe / 6.0, rolls)) - price
    if isinstance(below, Bout):
        return drink(table, below.tavern, step.roll, rolls) - price
    return -price


def fight(table: Rum, seat: int, column: Column, roll: int, rolls: int) -> float:
    """R9: the expected gain of another roll in a column; 0 if the current roll leads."""
    if column.leader != NOBODY and roll >= column.best:
        return 0.0
    own = 0
    for row in range(len(table.rows)):
        if table.rows[row] == seat:
            own = table.left[row] + table.right[row]
    stake = A_PIRATE + (2.0 if own == 1 else 0.5 if own == 2 else 0.0)
    if column.leader == NOBODY:
        return stake * max(0.0, 3.5 - roll) / 6.0
    return stake * chance((7 - column.best) / 6.0, rolls)


def drink(table: Rum, tavern: int, roll: int, rolls: int) -> float:
    """R16.7: the expected gain of another roll; 0 if the current roll wins a token."""
    best = 0.0
    for face in table.matching(TAVERN_TOKEN, tavern):
        if VALUE[face] < roll:
            return 0.0
        best = max(best, VALUE[face] * 0.7 * chance((6 - VALUE[face]) / 6.0, rolls))
    return best


def chance(probability: float, rolls: int) -> float:
    """The probability that at least one of `rolls` rolls succeeds."""
    miss = 1.0 - max(0.0, probability)
    return 1.0 - (miss if rolls == 1 else miss * miss)


HEURISTIC: Final = RumHeuristic()
