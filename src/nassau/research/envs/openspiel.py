"""Nassau's games as games of OpenSpiel (`pyspiel`): see `nassau.research.envs.openspiel_state.load_game`."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore]

from nassau import games
from nassau.kernel.chance import Fast
from nassau.kernel.notation import read_position
from nassau.research.envs.openspiel_state import CHANCE_PLAYER, Position, SpielError, lists_odds

MOST_OUTCOMES: Final = 400
LONGEST: Final = 20_000
"""Actions of a game at most, those of chance included; random games stay far below."""


def game_type(root: Position) -> Any:
    kind, steps = pyspiel.GameType, root.state.game.steps.values()
    modes = kind.ChanceMode
    return kind(
        short_name=f"python_nassau_{root.state.game.id}",
        long_name=f"Nassau: {root.state.game.title['en']}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if all(map(lists_odds, steps)) else modes.SAMPLED_STOCHASTIC,
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


def game_info(root: Position) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=root.coding.actions,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=root.state.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class Game(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game that begins at `root`."""

    def __init__(self, root: Position) -> None:
        super().__init__(game_type(root), game_info(root), {})
        self.root = root

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.root,)

    def deserialize_state(self, text: str) -> GameState:
        """What `GameState.serialize` wrote."""
        return GameState(self, read(text, self.root.luck))

    def new_initial_state(self) -> GameState:
        return GameState(self, self.root.clone())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.root, iig_obs_type)

    def information_state_tensor_shape(self) -> list[int]:
        return [len(self.root.observation_tensor(0))]

    observation_tensor_shape = information_state_tensor_shape


class GameState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """Hands every question on to a `Position`."""

    def __init__(self, game: Game, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        """Elsewhere it stands where this state stands; the list of actions that led here does not travel."""
        return GameState, (self.get_game(), self.position)

    def __deepcopy__(self, _memo: dict[int, Any]) -> GameState:
        twin: GameState = self.clone()
        return twin

    def serialize(self) -> str:
        """The position and what each player was told: replayed actions draw otherwise where odds have no list."""
        return json.dumps([str(self.position), self.position.seen])

    def current_player(self) -> Any:
        return self.position.current_player()

    def is_terminal(self) -> bool:
        return self.position.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        try:
            self.position.apply_action(action)
        except SpielError as error:
            raise pyspiel.SpielError(str(error)) from error

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.action_to_string(CHANCE_PLAYER if player < 0 else player, action)

    def returns(self) -> list[float]:
        return self.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.position.information_state_tensor(player)

    def observation_string(self, player: int | None = None) -> str:
        return self.position.observation_string(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.position.observation_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> GameState:
        return GameState(self.get_game(), self.position.resample_from_infostate(player, sampler))

    def __str__(self) -> str:
        return str(self.position)


def read(text: str, luck: Fast) -> Position:
    position, seen = json.loads(text)
    return Position(read_position(position, games.load), luck, seen)


class Observer:
    """What OpenSpiel's own observation helpers ask."""

    def __init__(self, root: Position, iig_obs_type: Any) -> None:
        self.recall = iig_obs_type is None or iig_obs_type.perfect_recall
        self.tensor = np.zeros(len(root.observation_tensor(0)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GameState, player: int) -> None:
        self.tensor[:] = state.position.observation_tensor(player)

    def string_from(self, state: GameState, player: int) -> str:
        position = state.position
        return position.information_state_string(player) if self.recall else position.observation_string(player)
