"""The rule-based bot of Manila: exact dice probabilities, spaces valued in pesos, preference for its own shares.

A loan costs 3 pesos, so the Sailor pledges only to pay for something worth it, the share with the lowest forecast
first. It never repays: the final scoring settles all loans that can be paid (M14.4).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from nassau.games.manila.components import (
    AT_SEA,
    HIGHEST_START,
    INSURANCE,
    INSURANCE_FEE,
    LARGE_PILOT,
    LAST_WAVE,
    LOAN,
    LOWEST_PRICE,
    PRICE,
    REDEMPTION,
    ROUTES,
    SMALL_PILOT,
    SUM_OF_STARTS,
    WARE_COUNT,
)
from nassau.games.manila.sailor_outlook import Outlook, arrival, forecast, steps_of
from nassau.games.manila.view_types import View
from nassau.kernel import Action
from nassau.kernel.bot import Think

RESERVE: Final = 8  # pesos to keep for accomplices after an auction
FIRST_CHOICE: Final = 2.0  # value of placing first in every round
OPENING: Final = 0.6  # fraction of the limit that is bid at once
LAUNCHES: Final = [
    waves for waves in product(range(HIGHEST_START + 1), repeat=3) if sum(waves) == SUM_OF_STARTS
]  # M4.7, M4.8


class Sailor:
    """Chooses the action with the highest expected gain. Deterministic: does not use `think`."""

    def decide(self, seat: int, view: View, legal: list[Action], think: Think) -> Action:
        choices = [action for action in legal if action[0] not in ("pledge", "repay")]
        if not choices:
            return cheapest_pledge(view, legal)
        for verb, rule in RULES.items():
            if any(action[0] == verb for action in choices):
                return rule(seat, view, choices)
        return choices[0]


def cheapest_pledge(view: View, legal: list[Action]) -> Action:
    """M2.5: pledge the share with the lowest forecast."""
    values = forecast(steps_of(view))
    return min((action for action in legal if action[0] == "pledge"), key=lambda action: values[action[1]])


def bid(seat: int, view: View, choices: list[Action]) -> Action:
    """Bid up to the value of the office, in few steps so that auctions stay short."""
    lowest, limit = choices[0][1], bid_limit(seat, view)
    if lowest > limit:
        return ("pass",) if ("pass",) in choices else choices[0]
    return ("bid", max(lowest, int(OPENING * limit)))


def bid_limit(seat: int, view: View) -> float:
    """The highest bid that pays off and keeps the reserve, with or without buying a share."""
    spare, power = view.players[seat].cash - RESERVE, office(seat, view)
    shares = [(price(view, ware), profit) for ware, profit in enumerate(profits(view))]
    return max(min(spare - paid, power + profit) for paid, profit in [(0, 0.0), *shares])


def office(seat: int, view: View) -> float:
    """The value of choosing loads and waves, and of placing first."""
    gains = Outlook(seat, view).gains
    wares = sorted(range(WARE_COUNT), key=lambda ware: -gains[ware])[:3]
    average = 0.75 * sum(gains) * port_odds(3)
    return favour(gains, best_launch(gains, wares, ())) - average + FIRST_CHOICE


def profits(view: View) -> list[float]:
    """By ware: the forecast of a share minus its price (M4.3), or 0 if the supply is empty."""
    values = forecast(steps_of(view))
    return [values[ware] - price(view, ware) if view.supply[ware] else 0.0 for ware in range(WARE_COUNT)]


def price(view: View, ware: int) -> int:
    return max(LOWEST_PRICE, view.values[ware])


def buy(seat: int, view: View, choices: list[Action]) -> Action:
    """Buy the share with the highest expected profit that cash can pay, if any is positive."""
    expected, spare = profits(view), view.players[seat].cash - RESERVE // 2
    shares = [action for action in choices if action[0] == "buy" and price(view, action[1]) <= spare]
    best = max(shares, key=lambda action: expected[action[1]], default=("skip",))
    return best if best == ("skip",) or expected[best[1]] > 0 else ("skip",)


def load(seat: int, view: View, choices: list[Action]) -> Action:
    gains = Outlook(seat, view).gains
    return max(choices, key=lambda action: gains[action[1]])


def launch(seat: int, view: View, choices: list[Action]) -> Action:
    """M4.8: the waves that favour the own shares most, given those already set."""
    waves = tuple(punt.wave for punt in view.punts if punt.wave >= 0)
    best = best_launch(Outlook(seat, view).gains, [punt.ware for punt in view.punts], waves)
    return next(action for action in choices if action[1] == best[len(waves)][1])


Launch = tuple[tuple[int, int], ...]
"""By route: ware and starting wave."""


def best_launch(gains: tuple[float, ...], wares: list[int], fixed: tuple[int, ...]) -> Launch:
    launches = [tuple(zip(wares, waves, strict=True)) for waves in LAUNCHES if waves[: len(fixed)] == fixed]
    return max(launches, key=lambda launch: favour(gains, launch))


def favour(gains: tuple[float, ...], launch: Launch) -> float:
    return sum(gains[ware] * port_odds(wave) for ware, wave in launch)


def port_odds(wave: int) -> float:
    """The probability of arriving from a starting wave, counting half of the cases that end on 13."""
    past, rim = arrival(LAST_WAVE - wave, 3)
    return past + rim / 2


def place(seat: int, view: View, choices: list[Action]) -> Action:
    """Place on the space with the highest expected gain after its price; decline if none is positive."""
    outlook = Outlook(seat, view)
    now = outlook.worth()
    best, chosen = 0.0, ("decline",)
    for action in choices:
        if action[0] == "place":
            gain = space_worth(outlook, action[1]) - now - cost(seat, view, action[1])
            if gain > best:
                best, chosen = gain, action
    return chosen


def space_worth(outlook: Outlook, space: int) -> float:
    """The expected value after taking `space`; a pilot's best move now counts less the more rolls remain."""
    if space in (SMALL_PILOT, LARGE_PILOT):
        now, reach = outlook.worth(), 1 if space == SMALL_PILOT else 2
        best = max((outlook.moved(*move).worth() for move in steering(outlook, reach)), default=now)
        return now + max(0.0, best - now) / outlook.rolls
    return outlook.placed(space).worth()


def cost(seat: int, view: View, space: int) -> float:
    """M6.17, M7.2: the price, plus the interest of a loan if one is needed."""
    player, price = view.players[seat], PRICE[space]
    if space == INSURANCE:
        return -INSURANCE_FEE
    if price <= player.cash:
        return price
    return price + REDEMPTION - LOAN if player.shares > player.loans else player.cash


def steering(outlook: Outlook, reach: int) -> list[tuple[int, int]]:
    at_sea = [route for route in ROUTES if outlook.berth[route] == AT_SEA]
    return [(route, waves) for route in at_sea for waves in (-reach, reach)]


def steer(seat: int, view: View, choices: list[Action]) -> Action:
    """The move with the highest expected value; the first half of a double move counts with its best second half."""
    outlook = Outlook(seat, view, rounds=0)
    halves = {abs(action[2]) for action in choices if action[0] == "steer"} == {1, 2}

    def after(action: Action) -> float:
        if action[0] == "rest":
            return outlook.worth()
        moved = outlook.moved(action[1], action[2])
        seconds = [move for move in steering(moved, 1) if move[0] != action[1]]
        if not halves or abs(action[2]) == 2 or not seconds:
            return moved.worth()
        return max(moved.moved(*second).worth() for second in seconds)

    return max(choices, key=after)


def board(seat: int, view: View, choices: list[Action]) -> Action:
    outlook = Outlook(seat, view)
    return max(choices, key=lambda action: (outlook if action[0] == "stay" else outlook.boarded(action[1])).worth())


def send(seat: int, view: View, choices: list[Action]) -> Action:
    """M9.11: the first punt on 13, in the order of the routes."""
    outlook = Outlook(seat, view, rounds=0)
    route = next(route for route in ROUTES if outlook.berth[route] == AT_SEA and outlook.wave[route] == LAST_WAVE)
    return max(choices, key=lambda action: outlook.sent(route, action[1]).worth())


RULES: Final[dict[str, Callable[[int, View, list[Action]], Action]]] = {
    "bid": bid,
    "buy": buy,
    "load": load,
    "launch": launch,
    "place": place,
    "steer": steer,
    "board": board,
    "send": send,
}

SAILOR: Final = Sailor()
