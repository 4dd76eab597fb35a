"""The rule-based bot of Um Rum & Ehre: values fields, pirates and coins in honour points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.games.rum.components import FIRST_DARK, ROUNDS, VALUE
from nassau.games.rum.heuristic_outlook import BARREL
from nassau.games.rum.sailor_outlook import Outlook
from nassau.games.rum.view_types import View
from nassau.kernel import NOBODY, Action
from nassau.kernel.bot import Think

# Values of `Rolling.purpose`.
BRAWL, BOUT, STING = 0, 1, 2
A_PIRATE: Final = 1.0  # value of a pirate in a brawl, besides a bonus for the last two
STING_COST: Final = 2.0


class Sailor:
    """Chooses the action with the highest expected gain. Deterministic: does not use `think`."""

    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        if len(legal) == 1:
            return legal[0]
        outlook, verbs = Outlook(seat, view), {action[0] for action in legal}
        for verb, rule in RULES.items():
            if verb in verbs:
                return rule(outlook, legal)
        return legal[0]


def travel(outlook: Outlook, legal: list[Action]) -> Action:
    """Move, go aboard, rest or stop: the action with the highest value."""
    return max(legal, key=lambda action: value_after(outlook, action))


def value_after(outlook: Outlook, action: Action) -> float:
    pirates, verb = outlook.me.supply, action[0]
    if verb == "aboard":
        return outlook.brawl(pirates)
    if verb == "ahoy":
        return outlook.stock(pirates)
    if verb == "rest":
        return outlook.stock(pirates) - outlook.coin()
    return value_of_move(outlook, action)


def value_of_move(outlook: Outlook, action: Action) -> float:
    """R5, R6: the value of the field minus coins, plus the value of the remaining pirates."""
    view = outlook.view
    assert view.moving is not None
    length = view.plan.length
    if action[0] == "move":
        field, cost, coins = view.targets[action[1]], length[action[1]], view.moving.fee
    else:
        field, cost, coins = view.plan.near[action[2]], length[action[1]] + length[action[2]], view.moving.dark_fee
    left = outlook.me.supply - cost
    return outlook.arrival(field, left) - coins * outlook.coin() + outlook.stock(left)


def retake(outlook: Outlook, legal: list[Action]) -> Action:
    """R12.5–R12.7: return the most pirates; two dark alleys count together."""
    length = outlook.view.plan.length
    ways = [action for action in legal if action[0] == "retake"]
    darks = sorted((action for action in ways if action[1] >= FIRST_DARK), key=lambda action: -length[action[1]])
    streets = [action for action in ways if action[1] < FIRST_DARK]
    best = max(streets, key=lambda action: length[action[1]], default=darks[0] if darks else legal[0])
    if darks and sum(length[action[1]] for action in darks[:2]) > length[best[1]]:
        return darks[0]
    return best


def keep(outlook: Outlook, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: outlook.sale() if action[0] == "sell" else outlook.good(outlook.view.drawn))


def take(_: Outlook, legal: list[Action]) -> Action:
    """Take the map or tavern token with the highest value."""
    tokens = [action for action in legal if action[0] == "take"]
    return max(tokens, key=lambda action: VALUE[action[1]])


def challenge(outlook: Outlook, legal: list[Action]) -> Action:
    stacks = [action for action in legal if action[0] == "challenge"]
    return max(stacks, key=lambda action: outlook.guard(outlook.me.supply, action[1]))


def join(outlook: Outlook, legal: list[Action]) -> Action:
    """R16.3: join if an equal part of the tokens at stake is worth more than a coin."""
    drinking = outlook.view.drinking
    assert drinking is not None
    stake = sum(VALUE[face] for face in outlook.stake(drinking.tavern))
    part = stake / (len(drinking.drinkers) + 2)
    return max(legal, key=lambda action: part - outlook.coin() if action[0] == "join" else 0.0)


def repeat(outlook: Outlook, legal: list[Action]) -> Action:
    """R18: roll again if the expected gain exceeds the value of the barrel."""
    view, another = outlook.view, next(action for action in legal if action[0] != "stand")
    assert view.rolling is not None
    price = 0.0 if another == ("again",) else barrel(outlook)
    rolls = 1 if another == ("again",) else 2
    gain = STAKES[view.rolling.purpose](outlook, view.rolling.roll, rolls)
    return another if gain > price else ("stand",)


def barrel(outlook: Outlook) -> float:
    """The value of a barrel; almost nothing in the last round."""
    return BARREL if outlook.round < ROUNDS else 0.15


def brawl_gain(outlook: Outlook, roll: int, rolls: int) -> float:
    """R9: the expected gain of repeating a roll that is beaten, or low and first in its column."""
    fighting = outlook.view.fighting
    assert fighting is not None
    own = sum(row.left + row.right for row in outlook.view.ship if row.team == outlook.seat)
    stake = A_PIRATE + (2.0 if own == 1 else 0.5 if own == 2 else 0.0)
    if fighting.leader != NOBODY and roll >= fighting.best:
        return 0.0
    if fighting.leader == NOBODY:
        return stake * max(0.0, 3.5 - roll) / 6
    return stake * chance((7 - fighting.best) / 6, rolls)


def bout_gain(outlook: Outlook, roll: int, rolls: int) -> float:
    """R16.7: the expected gain of another roll; 0 if the current roll wins a token."""
    drinking = outlook.view.drinking
    assert drinking is not None
    values = [VALUE[face] for face in outlook.stake(drinking.tavern)]
    if any(value < roll for value in values):
        return 0.0
    return max((value * 0.7 * chance((6 - value) / 6, rolls) for value in values), default=0.0)


def sting_gain(outlook: Outlook, roll: int, rolls: int) -> float:
    """R17.4: the expected gain of another roll; 0 if the current roll is safe."""
    stinging = outlook.view.stinging
    assert stinging is not None
    safe = stinging.sting - stinging.total - 1
    return 0.0 if roll <= safe else STING_COST * 0.8 * chance(safe / 6, rolls)


def chance(probability: float, rolls: int) -> float:
    """The probability that at least one of `rolls` rolls succeeds."""
    return 1 - (1 - probability) ** rolls


def first(verb: str) -> Callable[[Outlook, list[Action]], Action]:
    return lambda _, legal: next(action for action in legal if action[0] == verb)


STAKES: Final[dict[int, Callable[[Outlook, int, int], float]]] = {
    BRAWL: brawl_gain,
    BOUT: bout_gain,
    STING: sting_gain,
}

RULES: Final[dict[str, Callable[[Outlook, list[Action]], Action]]] = {
    "move": travel,
    "dark": travel,
    "aboard": travel,
    "retake": retake,
    "keep": keep,
    "take": take,
    "challenge": challenge,
    "invite": first("invite"),
    "open": first("open"),
    "join": join,
    "stand": repeat,
    "start": lambda outlook, _: ("start", outlook.seat),
}

SAILOR: Final = Sailor()
