"""Um Rum & Ehre in the gallery."""

from nassau.games.rum import GAME, components
from nassau.games.rum.state import Rum
from tools.gallery import Gallery, Voyage, as_level

PRINT = ("KIND_OF_FIELD", "VALUE", "STACK_OF", "FIRST_FACE")


def many_alleys(state: Rum) -> int:
    return sum(owner >= 0 for owner in state.alleys)


def has_dark(state: Rum, step: str) -> bool:
    return step == "Turn" and any(action[0] == "dark" for action in state.legal(state.pending[0]))


GALLERY = Gallery(
    GAME,
    Rum,
    as_level("sailor", GAME),
    {
        "start": (4, "asked", lambda _, step: step == "Turn"),
        "middle": (4, "asked", lambda state, step: step == "Turn" and state.round == 3 and many_alleys(state) > 12),
        "dark": (5, "asked", lambda state, step: has_dark(state, step) and state.round == 4 and many_alleys(state) > 9),
        "headquarters": (3, "asked", lambda state, step: step == "Headquarters" and many_alleys(state) > 8),
        "map": (4, "asked", lambda state, step: step == "TakeMap" and state.round > 1),
        "guard": (4, "asked", lambda _, step: step == "GuardHouse"),
        "bout": (5, "asked", lambda _, step: step == "PickToken"),
        "brawl": (5, "asked", lambda state, step: step == "Drink" and len(state.rows) > 3 and max(state.right) > 0),
        "two": (2, "asked", lambda state, step: step == "Turn" and state.round == 2 and len(state.rows) == 2),
        "spectator": (4, "nobody", lambda state, step: step == "Turn" and state.round == 5 and len(state.rows) == 2),
        "over": (4, "other", lambda _, step: step == "over"),
    },
    Voyage(4, 11, lambda state: state.round == 2),
    {name: getattr(components, name) for name in PRINT},
    duel=Voyage(2, 3, lambda state: state.round == 3),
    apart=500,
)
