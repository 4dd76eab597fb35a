"""Um Rum & Ehre by rules of thumb: value every field in honour points, and know what pirates and coins are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.games.rum.components import FIRST_DARK, ROUNDS, VALUE
from nassau.games.rum.heuristic_outlook import BARREL
from nassau.games.rum.sailor_outlook import Outlook
from nassau.games.rum.view_types import View
from nassau.kernel import NOBODY, Action
from nassau.kernel.bot import Think

BRAWL, BOUT, STING = 0, 1, 2
A_PIRATE: Final = 1.0  # what a pirate more in a brawl is worth; the last ones are worth more
STING_COST: Final = 2.0


class Sailor:
    """Takes the option that promises most; `think` is not needed, so it plays the same in every imagined world."""

    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        if len(legal) == 1:
            return legal[0]
        outlook, verbs = Outlook(seat, view), {action[0] for action in legal}
        for verb, rule in RULES.items():
            if verb in verbs:
                return rule(outlook, legal)
        return legal[0]


def travel(outlook: Outlook, legal: list[Action]) -> Action:
    """Move, go aboard, rest or stop: whatever leaves most."""
    return max(legal, key=lambda action: after(outlook, action))


def after(outlook: Outlook, action: Action) -> float:
    pirates, verb = outlook.me.supply, action[0]
    if verb == "aboard":
        return outlook.brawl(pirates)
    if verb == "ahoy":
        return outlook.stock(pirates)
    if verb == "rest":
        return outlook.stock(pirates) - outlook.coin()
    return moved(outlook, action)


def moved(outlook: Outlook, action: Action) -> float:
    """R5, R6: the field's gain, less coins, and the pirates that are left."""
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
    """R12.5–R12.7: the most pirates; of dark alleys two count together."""
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
    """The map or tavern token that is worth most."""
    tokens = [action for action in legal if action[0] == "take"]
    return max(tokens, key=lambda action: VALUE[action[1]])


def challenge(outlook: Outlook, legal: list[Action]) -> Action:
    stacks = [action for action in legal if action[0] == "challenge"]
    return max(stacks, key=lambda action: outlook.guard(outlook.me.supply, action[1]))


def join(outlook: Outlook, legal: list[Action]) -> Action:
    """R16.3: a coin for a fair part of what is at stake."""
    drinking = outlook.view.drinking
    assert drinking is not None
    stake = sum(VALUE[face] for face in outlook.stake(drinking.tavern))
    part = stake / (len(drinking.drinkers) + 2)
    return max(legal, key=lambda action: part - outlook.coin() if action[0] == "join" else 0.0)


def repeat(outlook: Outlook, legal: list[Action]) -> Action:
    """R18: roll again where that promises more than a barrel is worth."""
    view, another = outlook.view, next(action for action in legal if action[0] != "stand")
    assert view.rolling is not None
    price = 0.0 if another == ("again",) else barrel(outlook)
    rolls = 1 if another == ("again",) else 2
    gain = STAKES[view.rolling.purpose](outlook, view.rolling.roll, rolls)
    return another if gain > price else ("stand",)


def barrel(outlook: Outlook) -> float:
    """In the last round nothing is gained by keeping rum."""
    return BARREL if outlook.round < ROUNDS else 0.15


def brawl_gain(outlook: Outlook, roll: int, rolls: int) -> float:
    """What one more chance is worth in a column: only a roll that is beaten, or low and first, is repeated."""
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
    """R16.7: nothing to gain once the roll wins something."""
    drinking = outlook.view.drinking
    assert drinking is not None
    values = [VALUE[face] for face in outlook.stake(drinking.tavern)]
    if any(value < roll for value in values):
        return 0.0
    return max((value * 0.7 * chance((6 - value) / 6, rolls) for value in values), default=0.0)


def sting_gain(outlook: Outlook, roll: int, rolls: int) -> float:
    """R17.4: a lower roll keeps the scorpion away."""
    stinging = outlook.view.stinging
    assert stinging is not None
    safe = stinging.sting - stinging.total - 1
    return 0.0 if roll <= safe else STING_COST * 0.8 * chance(safe / 6, rolls)


def chance(odds: float, rolls: int) -> float:
    """At least one of so many rolls."""
    return 1 - (1 - odds) ** rolls


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
