"""PettingZoo environments (AEC), one for each game.

    from nassau.research import pettingzoo
    env = pettingzoo.env("manila", seats=4)          # or pettingzoo.manila_v1.env(seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else policy(observation["observation"], observation["action_mask"])
        env.step(action)

Observation vectors and action numbers: docs/research. Seats decide in the order of the rules; where several seats
decide at once and in secret, they are asked in seat order, and none sees what another has chosen. The reward comes at
the end: 1 for the winner, -1 for the last, the others evenly between.
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
from nassau.research.encoding.codec import Coding, Lens, code, rewards
from nassau.research.envs.conventions import checked, complaint, drawn, game_of, name_of, names, wanted_seats, whole
from nassau.research.vector.episode import Ship

Seen = dict[str, Any]


class IllegalAction(ValueError):
    """An action that the rules refuse; the message names the rule. Nothing has changed."""


class NotYet(dict[str, Any]):
    """What only `reset` fills, by agent."""

    def __missing__(self, agent: str) -> Any:
        raise RuntimeError("call reset() first")


class Table(AECEnv):  # type: ignore[misc, unused-ignore]  # PettingZoo tells no types
    """A game with so many seats; `raw_env` and `env` in PettingZoo's terms."""

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
        count = wanted_seats(title, seats)
        self.options = checked(title, count, options)
        self.coding: Coding = code(title.id, count)
        self.metadata = {**Table.metadata, "name": name_of(title)}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        unknown: dict[str, Any] = NotYet()
        self._cumulative_rewards = self.rewards = self.terminations = self.truncations = self.infos = unknown
        space = observation_space(self.coding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.coding.actions) for agent in self.possible_agents}
        self.first = title.start(count, self.options)
        self.lens = Lens(self.coding.codes)
        self.rng = random.Random()
        self.ship: Ship | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies, here and in other processes, go on with the same game. Compiled positions travel as plain data."""
        under_way = None if self.ship is None else (self.ship.state.dump(), self.ship.source)
        return {**vars(self), "first": self.first.dump(), "ship": under_way}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        game = self.coding.game
        self.first = game.load(values["first"])
        if values["ship"] is not None:
            position, source = values["ship"]
            self.ship = Ship(self.coding.codes, game.load(position), source)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same dice and deals; without one, each game has others."""
        if seed is not None:
            self.rng = random.Random(index(seed))
        self.ship = Ship(self.coding.codes, self.first, fast(self.rng.getrandbits(62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.go_on(self.ship)

    def step(self, action: SupportsIndex | None) -> None:
        """What the selected agent does; raises IllegalAction, with nothing changed, if the rules refuse it."""
        ship, agent = self.ship or self.playing(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            ship.choose(-1 if action is None else index(action))
        except Illegal as illegal:
            number = None if action is None else index(action)
            raise IllegalAction(complaint(self.coding, self.seat[agent], number, illegal.refusal)) from illegal
        except TypeError:
            whole(action, IllegalAction)  # asked only now: this is the way of every step
            raise
        self.go_on(ship)
        if self.render_mode == "human":
            self.render()

    def playing(self) -> Ship:
        if self.ship is None:
            raise RuntimeError("call reset() first")
        return self.ship

    def go_on(self, ship: Ship) -> None:
        if ship.over:
            self.finish(ship.state)
        else:
            self.agent_selection = self.possible_agents[ship.seat]

    def finish(self, state: State) -> None:
        gains = rewards(state)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(gains[seat])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What the agent may know; only the selected agent has anything to choose."""
        ship, seat = self.ship or self.playing(), self.seat[agent]
        mask = ship.mask() if seat == ship.seat else bytearray(self.coding.actions)
        return {"observation": self.lens.observe(ship.state, seat), "action_mask": np.frombuffer(mask, np.int8)}

    # -- looking on

    def render(self) -> str | None:
        """The table as a spectator sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            return None
        picture = drawn(self.playing().state, None)
        if self.render_mode == "ansi":
            return picture
        sys.stdout.write(f"{picture}\n\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


def observation_space(coding: Coding) -> Dict:
    low, high = coding.bounds
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (coding.actions,), np.int8)})


def env(
    game: str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Table:
    """The environment of a game by its id or its versioned name. It checks actions and order itself: no wrappers."""
    return Table(game, seats, options, render_mode)


raw_env = env


def __getattr__(name: str) -> SimpleNamespace:
    """`pettingzoo.manila_v1.env(…)`, as PettingZoo's own environments are made."""
    if f"nassau/{name}" not in names():
        raise AttributeError(f"there is no environment {name!r}; there are: {', '.join(names())}")

    def make(
        seats: SupportsIndex | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
    ) -> Table:
        return Table(name, seats, options, render_mode)

    return SimpleNamespace(env=make, raw_env=make, __name__=name)
