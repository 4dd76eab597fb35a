"""PettingZoo environments (AEC), one for each game.

    from nassau.research.envs import pettingzoo
    env = pettingzoo.env("manila", seats=4)          # or pettingzoo.manila_v1.env(seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else policy(observation["observation"], observation["action_mask"])
        env.step(action)

Observation vectors and action numbers: docs/research. Seats decide in the order of the rules. Simultaneous decisions
are asked for in seat order, and no seat observes the others'. Rewards come at the end: 1 for the winner, -1 for the
last, evenly spaced between.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from operator import index
from types import SimpleNamespace
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo.utils.env import AECEnv

from nassau.kernel import Illegal, State
from nassau.kernel.chance import fast
from nassau.research.encoding.codec import Codec, Observer, codec, rewards
from nassau.research.envs.conventions import (
    action_number,
    checked_options,
    env_name,
    env_names,
    game_of,
    refusal_message,
    render_text,
    seat_count,
)
from nassau.research.vector.episode import Episode

Observation = dict[str, Any]


class IllegalAction(ValueError):
    """An action that the rules refuse; the message names the rule. The environment has not changed."""


class UnsetByAgent(dict[str, Any]):
    """The value of attributes by agent before the first `reset`."""

    def __missing__(self, agent: str) -> Any:
        raise RuntimeError("call reset() first")


class TurnBasedEnv(AECEnv):  # type: ignore[misc, unused-ignore]  # PettingZoo has no types
    """The AEC environment of a game. It checks actions and their order itself and needs no wrappers."""

    metadata: ClassVar[dict[str, Any]] = {  # an instance adds its name
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: SupportsIndex | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        title = game_of(game)
        count = seat_count(title, seats)
        self.options = checked_options(title, count, options)
        self.codec: Codec = codec(title.id, count)
        self.metadata = {**TurnBasedEnv.metadata, "name": env_name(title)}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        unset: dict[str, Any] = UnsetByAgent()
        self._cumulative_rewards = self.rewards = self.terminations = self.truncations = self.infos = unset
        space = observation_space(self.codec)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.codec.action_count) for agent in self.possible_agents}
        self.first = title.start(count, self.options)
        self.observer = Observer(self.codec.observation_space)
        self.rng = random.Random()
        self.episode: Episode | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies continue the same game. Compiled states are pickled as plain data."""
        running = None if self.episode is None else (self.episode.state.dump(), self.episode.source)
        return {**vars(self), "first": self.first.dump(), "episode": running}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        game = self.codec.game
        self.first = game.load(values["first"])
        if values["episode"] is not None:
            position, source = values["episode"]
            self.episode = Episode(self.codec.action_space, game.load(position), source)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same chance outcomes; without one, each game has its own."""
        if seed is not None:
            self.rng = random.Random(index(seed))
        self.episode = Episode(self.codec.action_space, self.first, fast(self.rng.getrandbits(62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select_agent(self.episode)

    def step(self, action: SupportsIndex | None) -> None:
        """Act for the selected agent. Raises IllegalAction and changes nothing if the rules refuse the action."""
        episode, agent = self.episode or self.running(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            episode.step(-1 if action is None else index(action))
        except Illegal as illegal:
            number = None if action is None else index(action)
            raise IllegalAction(refusal_message(self.codec, self.seat[agent], number, illegal.refusal)) from illegal
        except TypeError:
            action_number(action, IllegalAction)  # checked only after a failure: this is the hot path
            raise
        self.select_agent(episode)
        if self.render_mode == "human":
            self.render()

    def running(self) -> Episode:
        """The current episode. Raises RuntimeError before the first `reset`."""
        if self.episode is None:
            raise RuntimeError("call reset() first")
        return self.episode

    def select_agent(self, episode: Episode) -> None:
        if episode.over:
            self.finish(episode.state)
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def finish(self, state: State) -> None:
        gains = rewards(state)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(gains[seat])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent may know. The mask is empty for all but the selected agent."""
        episode, seat = self.episode or self.running(), self.seat[agent]
        mask = episode.mask() if seat == episode.seat else bytearray(self.codec.action_count)
        return {"observation": self.observer.observe(episode.state, seat), "action_mask": np.frombuffer(mask, np.int8)}

    # -- rendering

    def render(self) -> str | None:
        """The table as a spectator sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            return None
        picture = render_text(self.running().state, None)
        if self.render_mode == "ansi":
            return picture
        sys.stdout.write(f"{picture}\n\n")
        return None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def observation_space(codec: Codec) -> Dict:
    low, high = codec.bounds
    mask = Box(0, 1, (codec.action_count,), np.int8)
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})


def env(
    game: str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> TurnBasedEnv:
    """The environment of a game, by its id or its versioned name."""
    return TurnBasedEnv(game, seats, options, render_mode)


raw_env = env


def __getattr__(name: str) -> SimpleNamespace:
    """`pettingzoo.manila_v1`, with `env` as in the modules of PettingZoo's own environments."""
    if f"nassau/{name}" not in env_names():
        raise AttributeError(f"there is no environment {name!r}; environments: {', '.join(env_names())}")

    def make(
        seats: SupportsIndex | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
    ) -> TurnBasedEnv:
        return TurnBasedEnv(name, seats, options, render_mode)

    return SimpleNamespace(env=make, raw_env=make, __name__=name)
