"""Manila in the gallery."""

import random
from collections.abc import Callable
from typing import Any

from nassau.games.manila import GAME, components
from nassau.games.manila.state import Manila
from nassau.kernel import Action
from tools.gallery import Gallery, Voyage

PRINT = ("PRICE", "CREW", "LOAD_VALUE", "SLOT_PAYOUT", "MARKET", "LOWEST_PRICE", "INSURANCE_FEE", "PORT", "YARD")


def choose(state: Manila, seat: int, rng: random.Random) -> Action:
    """Anything but silly bids and endless loans."""
    actions = state.legal(seat)
    bids = [action for action in actions if action[0] == "bid" and action[1] <= 12][:3]
    calm = [action for action in actions if action[0] not in ("bid", "pledge", "repay", "decline", "stay")]
    if bids and rng.random() < 0.5:
        return rng.choice(bids)
    if rng.random() < 0.04:
        calm += [action for action in actions if action[0] in ("pledge", "repay")]
    return rng.choice(calm or bids or actions)


def crowd(state: Manila) -> int:
    return sum(seat >= 0 for seat in state.spaces)


def at(step: str, holds: Callable[[Manila], bool]) -> Callable[[Manila, str], bool]:
    return lambda state, top: top == step and holds(state)


def top(state: Manila) -> Any:
    """The step that waits, with its own fields."""
    return state.stack[-1]


def means_to_pledge(state: Manila) -> int:
    return state.unpledged(state.pending[0])


GALLERY = Gallery(
    GAME,
    Manila,
    choose,
    {
        "auction": (4, "asked", at("Auction", lambda s: s.voyage == 3 and top(s).high > 4 and top(s).passed > 0)),
        "buy": (5, "asked", at("BuyShare", lambda s: s.voyage == 3 and sum(s.supply) < 9)),
        "load": (4, "asked", at("LoadPunts", lambda s: s.voyage == 2 and s.load[0] >= 0)),
        "launch": (4, "asked", at("LaunchPunts", lambda s: top(s).route == 1 and s.voyage == 2)),
        "place": (4, "asked", at("Placement", lambda s: s.voyage == 1 and crowd(s) == 2)),
        "middle": (
            5,
            "asked",
            at("Placement", lambda s: s.voyage == 3 and crowd(s) > 11 and s.loans(s.pending[0]) > 0),
        ),
        "board": (4, "asked", at("Boarding", lambda s: crowd(s) > 7)),
        "pilot": (5, "asked", at("LargePilot", lambda s: len(s.at_sea()) == 2 and crowd(s) > 11)),
        "plunder": (4, "asked", at("Plunder", lambda s: len(s.on_last_wave()) == 1 and s.voyage > 1)),
        "payment": (4, "asked", at("Payment", lambda s: means_to_pledge(s) > 2)),
        "watch": (5, "nobody", at("Placement", lambda s: s.voyage == 4 and crowd(s) >= 9 and s.in_port() == 1)),
        "other": (3, "other", at("Placement", lambda s: s.voyage == 2 and crowd(s) == 9)),
        "after": (4, "asked", at("Auction", lambda s: s.voyage == 3 and top(s).leader < 0)),
        "end": (5, "asked", at("over", lambda s: max(s.pledged) > 0)),
    },
    Voyage(4, 11, lambda state: state.voyage == 3),
    {name: getattr(components, name) for name in PRINT},
)
