"""Heuristic of Grog Island for search; all values are in pirate points."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.grog.components import CLAIM_TILES, GOALS, MOST_TILES, OPEN_SEA, SUBSTITUTES
from nassau.games.grog.heuristic_beliefs import guess_goals
from nassau.games.grog.heuristic_outlook import CHEST, COIN, Outlook, outcome, time_left
from nassau.games.grog.sites import COLOURS, PENINSULA
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import Trade
from nassau.kernel import NOTHING, Action, State
from nassau.kernel.heuristic import Heuristic, UniformFloat

BIDDING_BONUS: Final = 0.25  # the bid may win, or raise the price for the others
PARROT_CARD: Final = -0.8  # playing a parrot card seldom pays
UNPAYABLE: Final = 100.0  # cost of a bid that the seat cannot pay
REFUSAL_FACTOR: Final = 0.6  # refuse to pay if the rewards are worth less than this part of the price
SPOILED_MAJORITY: Final = 0.5  # cost of a lock or ghost where the seat has crew
MOST_TILES_RATED: Final = 6  # main trades with more tiles are not rated
FED_TILE: Final = 0.3  # per die of a bid: every seat that passes gets a tile of its colour (G7.1)


LAST_CREW: Final = 3
"""Crew members that a seat can place in one round: two claims and one by ship."""


class GrogHeuristic(Heuristic):
    def rollout_depth(self) -> int:
        return 60

    def phase(self, state: State) -> int:
        return cast(Grog, state).round

    def rollout_phases(self, state: State) -> int:
        """This round, and the next one in which its gains are used."""
        return 2

    def rating_scale(self) -> float:
        return 0.8

    def decisive_lead(self, state: State) -> float:
        return 0.95 * time_left(cast(Grog, state))

    def may_end_soon(self, state: State) -> bool:
        """Somebody may place the last crew member soon (G15.1)."""
        return min(cast(Grog, state).crew) <= LAST_CREW

    def evaluate(self, state: State) -> list[float]:
        table = cast(Grog, state)
        time = time_left(table)
        return [outcome(table, seat, time) for seat in range(table.seats)]

    def bias_world(self, state: State, seat: int, lot: UniformFloat) -> None:
        """Resample the goals of others: what they built and collected makes fitting goals more likely."""
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
            return [rate_keep(outlook, action) for action in legal]
        step = state.stack[-1]
        if isinstance(step, Trade):
            return [rate_trade(outlook, step.ship, action) for action in legal]
        return [rate_other(outlook, action) for action in legal]

    def named_terms(self, state: State, seat: int, action: Action) -> dict[str, float]:
        verb: str = action[0]
        return bid_terms(Outlook(cast(Grog, state), seat), action) if verb == "bid" else {}

    def careful_terms(self, state: State, seat: int, legal: list[Action]) -> dict[str, list[float]]:
        """For bids: the tiles that passing seats get."""
        verb: str = legal[0][0]
        if verb != "bid" and verb != "pass":
            return {}
        return {"fed_tiles": [-FED_TILE * dice_count(action) for action in legal]}


def dice_count(action: Action) -> int:
    """The dice of a bid; 0 for other actions."""
    return COLOURS - action[1:].count(NOTHING) if action[0] == "bid" else 0


def rate_bid(outlook: Outlook, action: Action) -> float:
    """Rewards of winning with these dice minus their price, or the value of passing."""
    verb: str = action[0]
    if verb == "pass":
        return outlook.passing()
    if verb != "bid":
        return PARROT_CARD
    row, price = bid_dice(outlook, action)
    unpayable = UNPAYABLE if price > outlook.wealth() else 0.0
    return outlook.rewards(row) - COIN * price - unpayable + BIDDING_BONUS


def bid_dice(outlook: Outlook, action: Action) -> tuple[list[int], int]:
    """The colours of a bid, and its price."""
    row = [cast(int, colour) for colour in action[1 : COLOURS + 1] if colour != NOTHING]
    return row, sum([outlook.table.dice[colour] for colour in row])


def bid_terms(outlook: Outlook, action: Action) -> dict[str, float]:
    """The parts of `rate_bid`: what winning brings, its price, and the bonus of having bid."""
    row, price = bid_dice(outlook, action)
    cost = COIN * price + (UNPAYABLE if price > outlook.wealth() else 0.0)
    return {"rewards": outlook.rewards(row), "price": -cost, "standing_bid": BIDDING_BONUS}


def rate_keep(outlook: Outlook, action: Action) -> float:
    """G2.5: the value of the kept goals; a second copy adds nothing."""
    total, seen = 0.0, 0
    for place in range(1, len(action)):
        kind: int = action[place]
        if not seen >> kind & 1:
            total += outlook.goal(kind)
        seen |= 1 << kind
    return total


def rate_trade(outlook: Outlook, ship: int, action: Action) -> float:
    """G7.6: the gain of a trade minus the value of its tiles."""
    verb: str = action[0]
    if verb == "done":
        return 0.0
    good = outlook.table.water(ship)
    if verb == "trade":
        tiles: int = action[1]
        return outlook.main_trade(ship, tiles) - outlook.hand_in(good, tiles, action[2])
    return outlook.claim(action[1]) - outlook.hand_in(good, CLAIM_TILES, action[2])


def rate_other(outlook: Outlook, action: Action) -> float:
    """Rate an action of a step with one kind of decision."""
    verb: str = action[0]
    if verb == "ship":
        return rate_visit(outlook, action[1])
    if verb == "take":
        return outlook.claim(action[1])
    if verb == "pay" or verb == "refuse":
        return rate_payment(outlook, action)
    if verb == "good":
        return outlook.tile(action[1])
    if verb == "give":
        return -outlook.tile(action[1])
    if verb == "lock" or verb == "haunt":
        site: int = action[1]
        return -outlook.claim(site) - (SPOILED_MAJORITY if outlook.majority(PENINSULA[site], 0) > 0.0 else 0.0)
    return rate_goal_card(outlook, action)


def rate_goal_card(outlook: Outlook, action: Action) -> float:
    """G8.6, G11.6: a second copy is worth nothing; the order under the deck is not rated."""
    verb: str = action[0]
    if verb == "choose":
        kind: int = action[1]
        return 0.0 if outlook.held(kind) else outlook.goal(kind)
    if verb == "swap":
        own = outlook.table.goals[GOALS * outlook.seat + cast(int, action[1])]
        return 0.0 if own > 1 else -outlook.goal(action[1])
    return 0.0


def rate_payment(outlook: Outlook, action: Action) -> float:
    """G9.6: a chest card saves its value in coins and costs its point."""
    if action[0] == "refuse":
        return REFUSAL_FACTOR * COIN * outlook.table.bid - outlook.rewards(outlook.table.row)
    ones, twos, threes = cast(int, action[1]), cast(int, action[2]), cast(int, action[3])
    return COIN * (ones + 2 * twos + 3 * threes) - CHEST * (ones + twos + threes)


def rate_visit(outlook: Outlook, ship: int) -> float:
    """The value of the best single action at a ship."""
    table, seat = outlook.table, outlook.seat
    good = table.water(ship)
    if good == OPEN_SEA:
        return 0.0
    own = table.goods[COLOURS * seat + good]
    spare = table.others(seat, good) // SUBSTITUTES
    best = 0.0
    for tiles in range(1, min(MOST_TILES_RATED, MOST_TILES[ship], own + spare) + 1):
        best = max(best, outlook.main_trade(ship, tiles) - outlook.hand_in(good, tiles, max(0, tiles - own)))
    if own + spare >= CLAIM_TILES and table.crew[seat]:
        claim = outlook.best_claim(good, NOTHING)
        best = max(best, claim - outlook.hand_in(good, CLAIM_TILES, max(0, CLAIM_TILES - own)))
    return best


HEURISTIC: Final = GrogHeuristic()
