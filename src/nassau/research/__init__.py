"""Research API: environments, observation vectors, vectorized games, datasets.

| name | what | extra |
|---|---|---|
| `codec` | action numbers, observation vectors and features of a game | nassau[research] |
| `TurnBasedEnv` | PettingZoo AEC environment of a game; see `nassau.research.envs.pettingzoo` | nassau[research] |
| `SingleAgentEnv` | Gymnasium environment: one agent among bots | nassau[research] |
| `VectorEnv` | many games stepped in one call | nassau[research] |
| `new_state`, `load_game` | OpenSpiel-style state, and games for OpenSpiel | nassau[research], nassau[spiel] |
| `nassau.research.dataset` | games of bots as Parquet files | nassau[research] |

The names are imported on first use, so that each needs only its own dependencies.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nassau.research.encoding.codec import codec
    from nassau.research.envs.gymnasium import SingleAgentEnv
    from nassau.research.envs.openspiel_state import load_game, new_state
    from nassau.research.envs.pettingzoo import TurnBasedEnv
    from nassau.research.vector.vector_env import VectorEnv

__all__ = ["SingleAgentEnv", "TurnBasedEnv", "VectorEnv", "codec", "load_game", "new_state"]

_MODULES = {
    "codec": "encoding.codec",
    "SingleAgentEnv": "envs.gymnasium",
    "TurnBasedEnv": "envs.pettingzoo",
    "VectorEnv": "vector.vector_env",
    "load_game": "envs.openspiel_state",
    "new_state": "envs.openspiel_state",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
