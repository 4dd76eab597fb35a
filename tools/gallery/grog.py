"""Grog Island in the gallery."""

from nassau.games.grog import GAME, sites
from nassau.games.grog.auction import Bid
from nassau.games.grog.state import Grog
from tools.gallery import Gallery, Voyage, as_level

PRINT = ("PENINSULA", "TYPE", "ROW", "GOAL_VALUE")


def raising(state: Grog) -> bool:
    """Somebody with a parrot card who can raise a bid of several dice."""
    top = state.stack[-1]
    if not isinstance(top, Bid) or len(state.row) < 2 or not state.parrot_count(top.seat):
        return False
    return len([action for action in state.legal(top.seat) if action[0] == "bid"]) > 5


GALLERY = Gallery(
    GAME,
    Grog,
    as_level("sailor", GAME),
    {
        "goals": (4, "asked", lambda _, step: step == "ChooseGoals"),
        "opening": (3, "asked", lambda state, step: step == "Bid" and state.bid == 0),
        "raise": (4, "asked", lambda state, step: step == "Bid" and state.round > 4 and raising(state)),
        "ship": (4, "asked", lambda state, step: step == "ChooseShip" and state.round > 5),
        "claim": (3, "asked", lambda state, step: step == "AuctionClaims" and state.round > 6),
        "two": (2, "asked", lambda state, step: step == "PlaceGhost" and state.round > 6),
        "spectator": (4, "nobody", lambda state, step: step == "Bid" and state.round > 7 and state.bid > 6),
        "over": (4, "nobody", lambda _, step: step == "over"),
    },
    Voyage(3, 3, lambda state: state.round == 4),
    {name: getattr(sites, name) for name in PRINT},
)
