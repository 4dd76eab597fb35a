"""The Sailor of Die Piraten der Weltmeere: a greedy policy over roles, raids, sales and rituals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nassau.games.seas.components import BULK, RED
from nassau.games.seas.heuristic import SELL_ALL_ROUNDS
from nassau.games.seas.heuristic_outlook import FACE, MARK
from nassau.games.seas.sailor_outlook import Outlook
from nassau.games.seas.view_types import View
from nassau.kernel import Action
from nassau.kernel.bot import Think

NEVER: Final = -1000  # below the chests of every seat
FAIR_PRICE: Final = 2  # a lot of BULK or more waits for this price while there is time
SHIP_PRICE: Final = 0.9  # buy as many ships as possible above this value


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


def choose(outlook: Outlook, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: outlook.role(action[1]))


def ritual(outlook: Outlook, legal: list[Action]) -> Action | None:
    """The ritual with the highest gain, or None if none gains."""
    rated = [
        (ritual_value(outlook, action), action) for action in legal if action[0] in ("bargain", "chamber", "unsinkable")
    ]
    gain, best = max(rated, default=(0.0, None), key=lambda pair: pair[0])
    return best if gain > 0 else None


def ritual_value(outlook: Outlook, action: Action) -> float:
    if action[0] == "bargain":
        return outlook.bargain(action[1], action[2])
    return outlook.chamber() if action[0] == "chamber" else outlook.unsinkable()


def buy(outlook: Outlook, legal: list[Action]) -> Action:
    """As many as pay off; at least one, which avoids the mark."""
    counts = [action for action in legal if action[0] == "buy"]
    first = ritual(outlook, legal)
    if first:
        return first
    if outlook.ship() > SHIP_PRICE:
        return counts[-1]
    return ("done",) if ("done",) in legal else counts[0]


def privateer(outlook: Outlook, legal: list[Action]) -> Action:
    """The country with the fewest caravans left, unless that costs more than the mark for declining."""
    flags = [action for action in legal if action[0] == "privateer"]
    best = max(flags, key=lambda action: outlook.privateer(action[1]))
    gain = outlook.me.reserve * outlook.ship() + outlook.privateer(best[1])
    return best if gain > -MARK else ritual(outlook, legal) or ("decline",)


def card(verb: str) -> Callable[[Outlook, list[Action]], Action]:
    """The best card of the sort, unless it costs more than the mark for declining."""

    def play(outlook: Outlook, legal: list[Action]) -> Action:
        value = {"raid": outlook.raid, "moor": outlook.moor, "curse": outlook.curse}[verb]
        best = max([action for action in legal if action[0] == verb], key=lambda action: value(action[1]))
        return best if value(best[1]) + outlook.relief() > -MARK else ("decline",)

    return play


def send(outlook: Outlook, legal: list[Action]) -> Action:
    """As many ships as pay off; sending none costs a mark."""
    return max(legal, key=lambda action: outlook.fleet(action[1]) - (MARK if not action[1] else 0.0))


def fight(outlook: Outlook, legal: list[Action]) -> Action:
    """Prefer fights that the seat wins and that others lose."""
    dice = outlook.view.chart.dice

    def gain(action: Action) -> float:
        red, pirate = dice[action[1]], dice[action[2]]
        margin = (pirate.face > red.face) - (pirate.face < red.face)
        if pirate.colour == outlook.seat:
            return 2.0 * margin - 0.5 * (margin == 0)
        return 0.5 if margin < 0 else 0.3

    return max(legal, key=gain)


def load(outlook: Outlook, legal: list[Action]) -> Action:
    """As much as possible, the most valuable kinds first."""
    order = outlook.kinds()
    return min(legal, key=lambda action: (order.index(action[1]), -action[2]))


def discard(outlook: Outlook, legal: list[Action]) -> Action:
    return min(legal, key=lambda action: outlook.without(action[1]))


def offer(outlook: Outlook, legal: list[Action]) -> Action:
    """Sell BULK or more at a fair price; other lots if ships are short or the end is near."""
    first = ritual(outlook, legal)
    if first:
        return first
    me, offers = outlook.me, [action for action in legal if action[0] == "offer"]
    whole = [action for action in offers if action[2] == me.goods[action[1]]]
    hurry = outlook.rounds < SELL_ALL_ROUNDS or me.free < BULK
    for action in whole:
        if hurry or (action[2] >= BULK and outlook.view.harbour.prices[action[1]] >= FAIR_PRICE):
            return action
    for stop in (("sell",), ("done",)):
        if stop in legal:
            return stop
    return min(whole, key=lambda action: action[2]) if whole else legal[-1]


def explore(outlook: Outlook, legal: list[Action]) -> Action:
    first = ritual(outlook, legal)
    if first:
        return first
    too_late = len(outlook.view.hand) > outlook.rounds + 1 and outlook.view.turn is not None
    return ("decline",) if too_late and outlook.view.to_end < 0 and outlook.rounds < 1 else ("explore",)


def idol(outlook: Outlook, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: outlook.idol(action[1]))


def serve(outlook: Outlook, legal: list[Action]) -> Action:
    """The best die for the seat, the worst for the others."""
    dice, sign = outlook.view.chart.dice, 1 if outlook.view.guest == outlook.seat else -1
    return max(legal, key=lambda action: sign * FACE[dice[action[2]].face])


def swallow(outlook: Outlook, legal: list[Action]) -> Action:
    """A ship of the seat with the most chests, never an own one."""
    dice, players = outlook.view.chart.dice, outlook.view.players

    def gain(action: Action) -> int:
        colour = dice[action[1]].colour
        return NEVER if colour in (outlook.seat, RED) else players[colour].chests

    return max(legal, key=gain)


def rites(outlook: Outlook, legal: list[Action]) -> Action:
    return ritual(outlook, legal) or (("done",) if ("done",) in legal else ("decline",))


RULES: Final[dict[str, Callable[[Outlook, list[Action]], Action]]] = {
    "choose": choose,
    "buy": buy,
    "privateer": privateer,
    "raid": card("raid"),
    "moor": card("moor"),
    "curse": card("curse"),
    "send": send,
    "fight": fight,
    "load": load,
    "discard": discard,
    "offer": offer,
    "explore": explore,
    "name": idol,
    "serve": serve,
    "swallow": swallow,
    "bargain": rites,
    "chamber": rites,
    "unsinkable": rites,
}

SAILOR: Final = Sailor()
