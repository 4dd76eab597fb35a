"""The Sailor of Grog Island: a greedy policy that values buildings, tiles and cards by its goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.games.grog.components import CLAIM_TILES, MOST_TILES, OPEN_SEA, SUBSTITUTES
from nassau.games.grog.heuristic import BIDDING_BONUS, MOST_TILES_RATED, REFUSAL_FACTOR, SPOILED_MAJORITY, UNPAYABLE
from nassau.games.grog.heuristic_outlook import CHEST, COIN
from nassau.games.grog.sailor_outlook import Outlook
from nassau.games.grog.sites import PENINSULA
from nassau.games.grog.view_types import View
from nassau.kernel import NOTHING, Action
from nassau.kernel.bot import Think


class Sailor:
    """Takes the option with the highest value; does not use `think`."""

    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        if len(legal) == 1:
            return legal[0]
        outlook, verbs = Outlook(seat, view), {action[0] for action in legal}
        for verb, rule in RULES.items():
            if verb in verbs:
                return rule(outlook, legal)
        return legal[0]


def keep(outlook: Outlook, legal: list[Action]) -> Action:
    """G2.5: the most valuable goals; a second copy adds nothing."""
    return max(legal, key=lambda action: sum(outlook.goal(kind) for kind in set(action[1:])))


def good(outlook: Outlook, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: outlook.tile(action[1]))


def bid(outlook: Outlook, legal: list[Action]) -> Action:
    """The bid with the highest gain, or pass; parrot cards are kept for their goal."""
    dice, wealth = outlook.view.dice, outlook.wealth()
    best, chosen = outlook.passing() if ("pass",) in legal else float("-inf"), ("pass",)
    for action in legal:
        if action[0] == "bid":
            row = [colour for colour in action[1:] if colour != NOTHING]
            price = sum(dice[colour] for colour in row)
            gain = outlook.rewards(row) - COIN * price - (UNPAYABLE if price > wealth else 0.0) + BIDDING_BONUS
            if gain > best:
                best, chosen = gain, action
    return chosen if chosen in legal else legal[0]


def pay(outlook: Outlook, legal: list[Action]) -> Action:
    """G9: keep the most valuable coins and chest cards; refuse if the rewards are worth too little."""
    ways = [action for action in legal if action[0] == "pay"]
    if not ways or outlook.rewards(outlook.view.row) < REFUSAL_FACTOR * COIN * outlook.view.bid:
        return ("refuse",)
    return max(ways, key=payment_value)


def payment_value(action: Action) -> float:
    """G9.6: a chest card saves its value in coins and costs its point."""
    ones, twos, threes = action[1:]
    value: float = COIN * (ones + 2 * twos + 3 * threes) - CHEST * (ones + twos + threes)
    return value


def ship(outlook: Outlook, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: visit_value(outlook, action[1]))


def visit_value(outlook: Outlook, number: int) -> float:
    """The value of the best single action at a ship."""
    good = outlook.view.ships.index(number)
    if good == OPEN_SEA:
        return 0.0
    own = outlook.me.goods[good]
    spare = (sum(outlook.me.goods) - own) // SUBSTITUTES
    most = min(MOST_TILES_RATED, MOST_TILES[number], own + spare)
    mains = [outlook.main_trade(number, n) - outlook.hand_in(good, n, max(0, n - own)) for n in range(1, most + 1)]
    claim = 0.0
    if own + spare >= CLAIM_TILES and outlook.me.crew:
        claim = outlook.best_claim(good)[0] - outlook.hand_in(good, CLAIM_TILES, max(0, CLAIM_TILES - own))
    return max([claim, *mains], default=0.0)


def trade(outlook: Outlook, legal: list[Action]) -> Action:
    """G7.6: the action with the highest gain, or none if all lose and the seat may stop."""
    trading = outlook.view.trading
    if trading is None:
        raise ValueError("a trade is asked for, but the view has no visit to a ship")

    def gain(action: Action) -> float:
        if action[0] == "done":
            return 0.0
        if action[0] == "trade":
            return outlook.main_trade(trading.ship, action[1]) - outlook.hand_in(trading.good, action[1], action[2])
        return outlook.claim(action[1]) - outlook.hand_in(trading.good, CLAIM_TILES, action[2])

    return max(legal, key=gain)


def give(outlook: Outlook, legal: list[Action]) -> Action:
    return min(legal, key=lambda action: outlook.tile(action[1]))


def take(outlook: Outlook, legal: list[Action]) -> Action:
    """The most valuable building."""
    return max([action for action in legal if action[0] == "take"], key=lambda action: outlook.claim(action[1]))


def spoil(outlook: Outlook, legal: list[Action]) -> Action:
    """G12.1, G14.5: a lock or ghost crew where it costs the seat least."""

    def cost(action: Action) -> float:
        site = action[1]
        return outlook.claim(site) + (SPOILED_MAJORITY if outlook.majority(PENINSULA[site], 0) else 0.0)

    return min(legal, key=cost)


def choose(outlook: Outlook, legal: list[Action]) -> Action:
    """G8.6: the most valuable goal; a second copy is worth nothing."""
    return max(legal, key=lambda action: 0.0 if action[1] in outlook.goals else outlook.goal(action[1]))


def swap(outlook: Outlook, legal: list[Action]) -> Action:
    """G11.6: return a second copy, or the least valuable goal."""
    hand = outlook.view.hand.goals
    return min(legal, key=lambda action: 0.0 if hand.count(action[1]) > 1 else outlook.goal(action[1]))


RULES: Final[dict[str, Callable[[Outlook, list[Action]], Action]]] = {
    "keep": keep,
    "good": good,
    "bid": bid,
    "pass": bid,
    "pay": pay,
    "ship": ship,
    "trade": trade,
    "claim": trade,
    "give": give,
    "take": take,
    "lock": spoil,
    "haunt": spoil,
    "choose": choose,
    "swap": swap,
}

SAILOR: Final = Sailor()
