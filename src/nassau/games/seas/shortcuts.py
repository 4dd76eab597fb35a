"""Fast lists of legal actions for the steps that dominate the run time of a game.

Each function names the slow truth it must agree with; tests/conformance compares them in every position it visits.
"""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    BARGAIN_COST,
    CARDS,
    CHAMBER_COST,
    COFFEE,
    FRUIT,
    GOODS,
    ROLES,
    RUM,
    SHIPS,
    UNSINKABLE_COST,
)
from nassau.games.seas.rituals import BARGAINS, BUILD_CHAMBER, BUILD_UNSINKABLE
from nassau.games.seas.state import Seas
from nassau.kernel import Action

CHOOSE_ACTIONS: Final[list[Action]] = [("choose", role) for role in range(ROLES)]
SEND_ACTIONS: Final[list[Action]] = [("send", count) for count in range(SHIPS + 1)]


def legal_roles(state: Seas, seat: int) -> list[Action]:
    """The roles that `ChooseRole.refusal` allows: those not lying open."""
    lying = state.lying[seat]
    return [CHOOSE_ACTIONS[role] for role in range(ROLES) if not lying >> role & 1]


def legal_cards(state: Seas, seat: int, verb: str, start: int, stop: int) -> list[Action]:
    """The cards that `CardTurn.refuse_choice` allows: those of the kinds `start` to `stop` in hand."""
    first = CARDS * seat
    return [(verb, kind) for kind in range(start, stop) if state.hands[first + kind]]


def legal_sendings(state: Seas, seat: int, limit: int) -> list[Action]:
    """The counts that `Send.refusal` allows: up to the limit and the free ships."""
    return SEND_ACTIONS[: min(state.free(seat), limit) + 1]


def legal_rituals(state: Seas, seat: int) -> list[Action]:
    """The rituals that `refuse_ritual` allows, comparing the yin-yang once for all bargains."""
    have = state.yin_yang[seat]
    found = legal_bargains(state, seat) if have >= BARGAIN_COST else []
    if have >= CHAMBER_COST:
        found.append(BUILD_CHAMBER)
    if have >= UNSINKABLE_COST:
        found.append(BUILD_UNSINKABLE)
    return found


def legal_bargains(state: Seas, seat: int) -> list[Action]:
    """The bargains for which the seat has the goods, in the order of BARGAINS."""
    goods, first = state.goods, GOODS * seat
    rum, coffee, fruit = goods[first + RUM], goods[first + COFFEE], goods[first + FRUIT]
    found: list[Action] = []
    if rum and coffee:
        found.append(BARGAINS[0])
    if rum and fruit:
        found.append(BARGAINS[1])
    if coffee and fruit:
        found.append(BARGAINS[2])
    return found
