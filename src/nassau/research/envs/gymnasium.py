"""A Gymnasium environment: one agent learns, bots play the other seats.

    from nassau.research.envs.gymnasium import SingleAgentEnv
    env = SingleAgentEnv("manila", players=["me", "sailor", "sailor", "landlubber"])
    observation, info = env.reset(seed=1)
    while not done:
        action = policy(observation["observation"], observation["action_mask"])
        observation, reward, done, truncated, info = env.step(action)

`env.action_space.sample()` samples legal actions. `gymnasium.make("nassau/manila-v1")` works after `register()`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, ClassVar, Final, Literal

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Discrete

from nassau import bots
from nassau.bots import ask
from nassau.kernel import CHANCE, BadSetup, Game, Illegal, State
from nassau.kernel.chance import fast
from nassau.research.encoding.codec import Mask, Observer, codec, rewards
from nassau.research.envs.conventions import (
    action_number,
    checked_options,
    default_seats,
    env_names,
    game_of,
    refusal_message,
    render_text,
)
from nassau.research.envs.pettingzoo import Observation, observation_space

ME: Final = "me"
"""The learning agent among `players`."""
ON_ILLEGAL: Final = ("raise", "lose")


class MaskedDiscrete(Discrete[np.int64]):
    """All action numbers; `sample` without a mask samples from the currently legal ones."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal: Mask | None = None

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        return super().sample(self.legal if mask is None and probability is None else mask, probability)


class SingleAgentEnv(gymnasium.Env[Observation, np.int64]):
    """One agent ("me" in `players`) against bots of the given levels.

    An illegal action raises InvalidAction, or loses the game with `illegal="lose"`. `render_mode` "human" prints the
    table after every `reset` and `step`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        title = game_of(game)
        players = [ME] + ["landlubber"] * (default_seats(title) - 1) if players is None else list(players)
        if players.count(ME) != 1:
            raise BadSetup(f"players needs {ME!r} exactly once; the others are levels of bots")
        if illegal not in ON_ILLEGAL:
            raise BadSetup(f"illegal must be one of {', '.join(map(repr, ON_ILLEGAL))}, not {illegal!r}")
        self.players = players
        self.options = checked_options(title, len(players), options)
        self.seat = players.index(ME)
        self.bots = opponents(players, title)
        self.codec = codec(title.id, len(players))
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.codec)
        self.masked_space = MaskedDiscrete(self.codec.action_count)
        self.action_space = self.masked_space
        self.first = title.start(len(players), self.options)
        self.observer = Observer(self.codec.observation_space)
        self.game: State | None = None
        self.over = True  # until the first `reset`, and after the end

    def __getstate__(self) -> dict[str, Any]:
        """Copies continue the same game. Bots are stateless and loaded anew."""
        running = None if self.game is None else self.game.dump()
        return {**vars(self), "first": self.first.dump(), "game": running, "bots": None}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        title = self.codec.game
        self.bots = opponents(self.players, title)
        self.first = title.load(values["first"])
        self.game = None if values["game"] is None else title.load(values["game"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play up to the agent's first decision."""
        super().reset(seed=None if seed is None else index(seed))
        number = int(self.np_random.integers(1 << 62))
        self.source, self.rng = fast(f"{number}/dice"), random.Random(f"{number}/bots")
        self.game, self.over = self.first.copy(), False
        self.play_on(self.game)
        self.show_if_human()
        return self.observation(self.game), self.info(self.game)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, then play chance and bots until the agent must decide again or the game is over."""
        if self.game is None or self.over:
            raise ResetNeeded("call reset() before step(), and again after the end of a game")
        state, number = self.game, action_number(action, InvalidAction)
        try:
            state.apply(self.seat, self.codec.action(state, self.seat, number))
        except Illegal as illegal:
            return self.refused(state, number, illegal)
        self.play_on(state)
        self.over = state.over
        self.show_if_human()
        gain = float(rewards(state)[self.seat]) if state.over else 0.0
        return self.observation(state), gain, state.over, False, self.info(state)

    def refused(
        self, state: State, number: int, illegal: Illegal
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reason = refusal_message(self.codec, self.seat, number, illegal.refusal)
        if self.illegal == "raise":
            raise InvalidAction(reason) from illegal
        self.over = True
        return self.observation(state), -1.0, True, False, {**self.info(state), "refused": reason}

    def play_on(self, state: State) -> None:
        """Play chance and bots until the agent must decide or the game is over."""
        while not state.over and self.seat not in state.pending:
            seat = state.pending[0]
            if seat == CHANCE:
                state.chance(self.source)
                continue
            bot = self.bots[seat]
            assert bot is not None
            state.apply(seat, ask(bot, state, seat, self.rng))

    def observation(self, state: State) -> Observation:
        mask = self.codec.mask(state, self.seat)
        self.masked_space.legal = mask.copy()
        return {"observation": self.observer.observe(state, self.seat), "action_mask": mask}

    def info(self, state: State) -> dict[str, Any]:
        return {"scores": state.scores(), "ranks": state.ranking()} if state.over else {}

    def show_if_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None or self.game is None:
            return None
        picture = render_text(self.game, self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture, end="\n\n")  # noqa: T201 - the purpose of this mode
        return None


def opponents(players: Sequence[str], game: Game) -> list[bots.Bot | None]:
    """The bot of each seat; None for the learning agent."""
    return [None if level == ME else bots.load(level, game) for level in players]


def register() -> None:
    """Register all games with Gymnasium: `gymnasium.make("nassau/manila-v1", players=…)`."""
    for name, id in env_names().items():
        full = name.replace("_v", "-v")
        if full not in gymnasium.registry:
            gymnasium.register(full, entry_point="nassau.research.envs.gymnasium:SingleAgentEnv", kwargs={"game": id})
