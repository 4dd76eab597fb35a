"""Games as `pyspiel.Game`s for OpenSpiel's algorithms; made by `openspiel_state.load_game`."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore]

from nassau import games
from nassau.kernel import full_game
from nassau.kernel.chance import Fast
from nassau.kernel.notation import read_position
from nassau.research.envs.openspiel_state import CHANCE_PLAYER, SpielError, SpielState, enumerates_outcomes

MAX_CHANCE_OUTCOMES: Final = 400
MAX_GAME_LENGTH: Final = 20_000
"""Upper bound for the actions of a game, those of chance included; random games stay far below."""


def game_type(root: SpielState) -> Any:
    kind, steps = pyspiel.GameType, full_game(root.state).steps.values()
    modes = kind.ChanceMode
    return kind(
        short_name=f"python_nassau_{root.state.game.id}",
        long_name=f"Nassau: {root.state.game.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if all(map(enumerates_outcomes, steps)) else modes.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=root.state.game.seats[-1],
        min_num_players=root.state.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )


def game_info(root: SpielState) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=root.codec.action_count,
        max_chance_outcomes=MAX_CHANCE_OUTCOMES,
        num_players=root.state.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_GAME_LENGTH,
    )


class PyspielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with the initial state `root`."""

    def __init__(self, root: SpielState) -> None:
        super().__init__(game_type(root), game_info(root), {})
        self.root = root

    def __reduce__(self) -> tuple[Any, ...]:
        return PyspielGame, (self.root,)

    def deserialize_state(self, text: str) -> PyspielState:
        """The state that `PyspielState.serialize` wrote."""
        return PyspielState(self, read(text, self.root.sampler))

    def new_initial_state(self) -> PyspielState:
        return PyspielState(self, self.root.clone())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PyspielObserver:
        return PyspielObserver(self.root, iig_obs_type)

    def information_state_tensor_shape(self) -> list[int]:
        return [len(self.root.observation_tensor(0))]

    observation_tensor_shape = information_state_tensor_shape


class PyspielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """Delegates to a `SpielState`."""

    def __init__(self, game: PyspielGame, state: SpielState) -> None:
        super().__init__(game)
        self.inner = state

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the position; OpenSpiel's list of previous actions is lost."""
        return PyspielState, (self.get_game(), self.inner)

    def __deepcopy__(self, _memo: dict[int, Any]) -> PyspielState:
        twin: PyspielState = self.clone()
        return twin

    def serialize(self) -> str:
        """Position and histories as JSON: replaying the actions would sample other outcomes."""
        return json.dumps([str(self.inner), self.inner.histories])

    def current_player(self) -> Any:
        return self.inner.current_player()

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        try:
            self.inner.apply_action(action)
        except SpielError as error:
            raise pyspiel.SpielError(str(error)) from error

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(CHANCE_PLAYER if player < 0 else player, action)

    def returns(self) -> list[float]:
        return self.inner.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.inner.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.inner.information_state_tensor(player)

    def observation_string(self, player: int | None = None) -> str:
        return self.inner.observation_string(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.inner.observation_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> PyspielState:
        return PyspielState(self.get_game(), self.inner.resample_from_infostate(player, sampler))

    def __str__(self) -> str:
        return str(self.inner)


def read(text: str, sampler: Fast) -> SpielState:
    """The state that `PyspielState.serialize` wrote."""
    position, histories = json.loads(text)
    return SpielState(read_position(position, games.load), sampler, histories)


class PyspielObserver:
    """The observer that OpenSpiel's observation helpers expect."""

    def __init__(self, root: SpielState, iig_obs_type: Any) -> None:
        self.recall = iig_obs_type is None or iig_obs_type.perfect_recall
        self.tensor = np.zeros(len(root.observation_tensor(0)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PyspielState, player: int) -> None:
        self.tensor[:] = state.inner.observation_tensor(player)

    def string_from(self, state: PyspielState, player: int) -> str:
        inner = state.inner
        return inner.information_state_string(player) if self.recall else inner.observation_string(player)
