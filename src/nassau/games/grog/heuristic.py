"""Rules of thumb of Grog Island for search: everything in pirate points."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.grog.components import CLAIM_TILES, GOALS, MOST_TILES, NOTHING, OPEN_SEA, SUBSTITUTES
from nassau.games.grog.heuristic_outlook import CHEST, COIN, Outlook, guess_goals, outcome, time_left
from nassau.games.grog.sites import COLOURS, PENINSULA
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import Trade
from nassau.kernel import Action, State
from nassau.kernel.heuristic import Heuristic, UniformFloat

WINNING: Final = 0.25  # of a bid that may still be outbid
CARD_CHAIN: Final = -0.8  # parrot cards are seldom worth it


class GrogHeuristic(Heuristic):
    def rollout_depth(self) -> int:
        return 60

    def phase(self, state: State) -> int:
        return cast(Grog, state).round

    def rollout_phases(self, state: State) -> int:
        """This round and the next, in which it pays off."""
        return 2

    def rating_scale(self) -> float:
        return 0.8

    def decisive_lead(self, state: State) -> float:
        return 0.95 * time_left(cast(Grog, state))

    def evaluate(self, state: State) -> list[float]:
        table = cast(Grog, state)
        time = time_left(table)
        return [outcome(table, seat, time) for seat in range(table.seats)]

    def bias_world(self, state: State, seat: int, lot: UniformFloat) -> None:
        """Who has built, collected and kept something did so for a goal."""
        table = cast(Grog, state)
        table.goals, table.goal_pile = table.goals.copy(), table.goal_pile.copy()
        for other in range(table.seats):
            if other != seat:
                guess_goals(table, other, lot)

    def rating_noise(self) -> float:
        return 0.25

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        outlook = Outlook(cast(Grog, state), seat)
        verb: str = legal[0][0]
        if verb == "bid" or verb == "pass":
            return [rate_bid(outlook, action) for action in legal]
        if verb == "keep":
            return [keep(outlook, action) for action in legal]
        step = state.stack[-1]
        if isinstance(step, Trade):
            return [trade(outlook, step.ship, action) for action in legal]
        return [rate_one(outlook, action) for action in legal]


def rate_bid(outlook: Outlook, action: Action) -> float:
    """What winning with these dice brings, less its price; or what passing brings."""
    verb: str = action[0]
    if verb == "pass":
        return outlook.passing()
    if verb != "bid":
        return CARD_CHAIN
    table, price = outlook.table, 0
    row: list[int] = []
    for place in range(1, COLOURS + 1):
        colour: int = action[place]
        if colour != NOTHING:
            row.append(colour)
            price += table.dice[colour]
    poor = 100.0 if price > outlook.wealth() else 0.0
    return outlook.rewards(row) - COIN * price - poor + WINNING


def keep(outlook: Outlook, action: Action) -> float:
    """G2.5: the same goal twice counts once."""
    total, seen = 0.0, 0
    for place in range(1, len(action)):
        kind: int = action[place]
        if not seen >> kind & 1:
            total += outlook.goal(kind)
        seen |= 1 << kind
    return total


def trade(outlook: Outlook, ship: int, action: Action) -> float:
    """G7.6: what a trade brings beyond the tiles that it costs."""
    verb: str = action[0]
    if verb == "done":
        return 0.0
    good = outlook.table.water(ship)
    if verb == "trade":
        tiles: int = action[1]
        return outlook.main_trade(ship, tiles) - outlook.hand_in(good, tiles, action[2])
    return outlook.claim(action[1]) - outlook.hand_in(good, CLAIM_TILES, action[2])


def rate_one(outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "ship":
        return visit(outlook, action[1])
    if verb == "take":
        return outlook.claim(action[1])
    if verb == "pay" or verb == "refuse":
        return pay(outlook, action)
    if verb == "good":
        return outlook.tile(action[1])
    if verb == "give":
        return -outlook.tile(action[1])
    if verb == "lock" or verb == "haunt":
        site: int = action[1]
        return -outlook.claim(site) - (0.5 if outlook.majority(PENINSULA[site], 0) > 0.0 else 0.0)
    return goal_card(outlook, action)


def goal_card(outlook: Outlook, action: Action) -> float:
    """G8.6, G11.6: a second copy is worth nothing; which goes under the deck first hardly matters."""
    verb: str = action[0]
    if verb == "choose":
        kind: int = action[1]
        return 0.0 if outlook.held(kind) else outlook.goal(kind)
    if verb == "swap":
        own = outlook.table.goals[GOALS * outlook.seat + cast(int, action[1])]
        return 0.0 if own > 1 else -outlook.goal(action[1])
    return 0.0


def pay(outlook: Outlook, action: Action) -> float:
    """G9.6: a chest card adds its coins and costs its point."""
    if action[0] == "refuse":
        return 0.6 * COIN * outlook.table.bid - outlook.rewards(outlook.table.row)
    ones, twos, threes = cast(int, action[1]), cast(int, action[2]), cast(int, action[3])
    return COIN * (ones + 2 * twos + 3 * threes) - CHEST * (ones + twos + threes)


def visit(outlook: Outlook, ship: int) -> float:
    """The best that can be done at a ship in one action."""
    table, seat = outlook.table, outlook.seat
    good = table.water(ship)
    if good == OPEN_SEA:
        return 0.0
    own = table.goods[COLOURS * seat + good]
    spare = table.others(seat, good) // SUBSTITUTES
    best = 0.0
    for tiles in range(1, min(6, MOST_TILES[ship], own + spare) + 1):
        best = max(best, outlook.main_trade(ship, tiles) - outlook.hand_in(good, tiles, max(0, tiles - own)))
    if own + spare >= CLAIM_TILES and table.crew[seat]:
        claim = outlook.best_claim(good, NOTHING)
        best = max(best, claim - outlook.hand_in(good, CLAIM_TILES, max(0, CLAIM_TILES - own)))
    return best


HEURISTIC: Final = GrogHeuristic()
