"""Probabilities of Manila: where a punt ends, and the expected final value of shares."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import LAST_WAVE, MARKET, TOP, WARE_COUNT

ARRIVAL: Final = 0.42  # probability per voyage that a ware is loaded and arrives
MARKET_LEVELS: Final = TOP + 1  # of a ware's value


def totals(rolls: int) -> list[int]:
    """By total: the number of ways to roll it."""
    ways = [1]
    for _ in range(rolls):
        longer = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for face in range(1, 7):
                longer[total + face] += count
        ways = longer
    return ways


def chances(rolls: int, past: bool) -> list[float]:
    """By distance to wave 13 (the last entry: beyond it): the probability of passing it, or of ending exactly there."""
    ways = totals(rolls)
    found: list[float] = []
    for distance in [*range(LAST_WAVE + 1), -1]:
        hits = [count for total, count in enumerate(ways) if (total > distance if past else total == distance)]
        found.append(sum(hits) / 6.0**rolls)
    return found


PASSES: Final[list[list[float]]] = [chances(rolls, True) for rolls in range(WARE_COUNT)]
STAYS: Final[list[list[float]]] = [chances(rolls, False) for rolls in range(WARE_COUNT)]
"""By remaining rolls and distance to wave 13; distance -1 is beyond it."""

FORECASTS: Final[dict[int, list[float]]] = {}
RISES: Final[dict[int, list[float]]] = {}


def key(steps: list[int]) -> int:
    """The cache key of the market steps."""
    return ((steps[0] * MARKET_LEVELS + steps[1]) * MARKET_LEVELS + steps[2]) * MARKET_LEVELS + steps[3]


def forecast(steps: list[int]) -> list[float]:
    """By ware: its expected final value if each ware arrives in each voyage with probability ARRIVAL. Cached."""
    number = key(steps)
    found = FORECASTS.get(number)
    if found is None:
        found = compute_forecast(steps)
        FORECASTS[number] = found
    return found


def compute_forecast(steps: list[int]) -> list[float]:
    if TOP in steps:
        return [float(MARKET[step]) for step in steps]
    total = [0.0] * WARE_COUNT
    for rising in range(1, 1 << WARE_COUNT):
        later = [min(TOP, steps[ware] + (rising >> ware & 1)) for ware in range(WARE_COUNT)]
        count = rising.bit_count()
        chance: float = ARRIVAL**count * (1.0 - ARRIVAL) ** (WARE_COUNT - count) / (1.0 - (1.0 - ARRIVAL) ** WARE_COUNT)
        values = forecast(later)
        for ware in range(WARE_COUNT):
            total[ware] += chance * values[ware]
    return total


def rise(steps: list[int]) -> list[float]:
    """By ware: how much the forecast of a share grows when the ware arrives. Cached."""
    number = key(steps)
    found = RISES.get(number)
    if found is None:
        found = [forecast_gain(steps, ware) for ware in range(WARE_COUNT)]
        RISES[number] = found
    return found


def forecast_gain(steps: list[int], ware: int) -> float:
    later = steps.copy()
    later[ware] = min(TOP, later[ware] + 1)
    return forecast(later)[ware] - forecast(steps)[ware]
