"""Die Piraten der Weltmeere in the gallery."""

from nassau.games.seas import GAME
from nassau.games.seas.state import Seas
from tools.gallery import Gallery, Voyage, as_level

GALLERY = Gallery(
    GAME,
    Seas,
    as_level("landlubber", GAME),
    {
        "start": (4, "asked", lambda _, step: step == "ChooseRole"),
        "roles": (4, "asked", lambda state, step: step == "ChooseRole" and state.round == 8 and len(state.xs) > 8),
        "captain": (4, "asked", lambda state, step: step == "Captain" and state.round > 3),
        "send": (3, "asked", lambda state, step: step == "Send" and state.round > 3 and state.sent.count(-1) == 1),
        "tie": (4, "asked", lambda _, step: step == "Battle"),
        "stow": (4, "asked", lambda state, step: step == "Stow" and len(state.fights) > 3 and len(state.drawn) > 1),
        "governor": (4, "asked", lambda _, step: step == "Governor"),
        "builder": (4, "asked", lambda state, step: step == "Shipbuilder" and state.chests[state.pending[0]] > 3),
        "sale": (4, "asked", lambda _, step: step == "Sale"),
        "rites": (4, "asked", lambda _, step: step == "Rites"),
        "tavern": (4, "asked", lambda _, step: step == "Serve"),
        "whirlpool": (4, "asked", lambda _, step: step == "Whirlpool"),
        "middle": (4, "asked", lambda state, step: step == "Send" and state.round > 5 and max(state.chests) > 19),
        "two": (2, "asked", lambda state, step: step == "ChooseRole" and state.round == 6),
        "spectator": (4, "nobody", lambda state, step: step == "Send" and state.round == 6),
        "over": (4, "other", lambda _, step: step == "over"),
    },
    Voyage(4, 11, lambda state: state.round == 4),
    {},
    apart=500,
)
